package ai.travion.local.bench;

import ai.travion.graph.NodeBinding;
import ai.travion.graph.Step;
import ai.travion.graph.Topics;
import java.util.List;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** The seven hops by a service whose nodes do nothing but name the next. */
final class RunnerHops implements AutoCloseable {

    @EnableAutoConfiguration
    static class EmptyNodesService {}

    private final ConfigurableApplicationContext service;

    RunnerHops(String bootstrapServers, Topics topics) {
        service = new SpringApplicationBuilder(EmptyNodesService.class)
                .web(WebApplicationType.NONE)
                .registerShutdownHook(false)
                .initializers(withNodes())
                .properties(
                        "spring.config.import=classpath:travion-defaults.yaml",
                        "spring.config.name=bench",
                        "spring.application.name=empty-nodes-service")
                .run(
                        "--spring.kafka.bootstrap-servers=" + bootstrapServers,
                        "--travion.namespace=" + topics.namespace(),
                        "--travion.topics.partitions=" + SevenHops.PARTITIONS,
                        "--management.metrics.use-global-registry=false");
    }

    private static ApplicationContextInitializer<GenericApplicationContext> withNodes() {
        return context -> emptyNodes()
                .forEach(node -> context.registerBean(node.node().nodeName(), NodeBinding.class, () -> node));
    }

    private static List<NodeBinding> emptyNodes() {
        return SevenHops.all().stream()
                .map(hop -> hop.from().runs(state -> Step.to(hop.to(), state)))
                .toList();
    }

    @Override
    public void close() {
        service.close();
    }
}
