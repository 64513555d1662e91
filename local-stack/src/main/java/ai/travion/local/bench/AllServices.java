package ai.travion.local.bench;

import ai.travion.gateway.GatewayService;
import ai.travion.generator.GeneratorService;
import ai.travion.grader.GraderService;
import ai.travion.graph.TravionApplication;
import ai.travion.retrieval.RetrievalService;
import ai.travion.router.RouterService;
import ai.travion.shadow.ShadowMonitorService;
import ai.travion.verifier.VerifierService;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.context.ConfigurableApplicationContext;

/** The seven services in this JVM, on a broker and under a namespace of the benchmark. */
final class AllServices implements AutoCloseable {

    private static final List<Class<?>> SERVICES = List.of(
            RouterService.class,
            RetrievalService.class,
            GraderService.class,
            ShadowMonitorService.class,
            GeneratorService.class,
            VerifierService.class,
            GatewayService.class);

    private final List<ConfigurableApplicationContext> running = new ArrayList<>();

    /**
     * Starts them.
     *
     * @param folder where the gateway keeps its stores
     * @param more settings that they have besides
     */
    AllServices(String bootstrapServers, String namespace, Path folder, Map<String, String> more) {
        for (var service : SERVICES) {
            var arguments = Stream.concat(
                    Stream.of(
                            "--server.port=0",
                            "--spring.kafka.bootstrap-servers=" + bootstrapServers,
                            "--travion.namespace=" + namespace,
                            "--travion.gateway.state-dir=" + folder.resolve(namespace),
                            "--spring.main.register-shutdown-hook=false",
                            "--management.metrics.use-global-registry=false",
                            "--spring.reactor.netty.shutdown-quiet-period=0s"),
                    more.entrySet().stream().map(setting -> "--" + setting.getKey() + "=" + setting.getValue()));
            running.add(TravionApplication.run(service, arguments.toArray(String[]::new)));
        }
    }

    /** Where the gateway takes messages. */
    URI chat() {
        var port = running.getLast().getEnvironment().getRequiredProperty("local.server.port");
        return URI.create("http://localhost:" + port + "/api/v1/chat");
    }

    @Override
    public void close() {
        running.reversed().forEach(ConfigurableApplicationContext::close);
    }
}
