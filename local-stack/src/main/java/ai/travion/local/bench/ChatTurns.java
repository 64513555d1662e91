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
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.context.ConfigurableApplicationContext;

/** Chat turns over HTTP through all seven services in this JVM, a fresh thread each. */
final class ChatTurns implements Pipeline {

    private static final List<Class<?>> SERVICES = List.of(
            RouterService.class,
            RetrievalService.class,
            GraderService.class,
            ShadowMonitorService.class,
            GeneratorService.class,
            VerifierService.class,
            GatewayService.class);

    /** A greeting, four questions and three plans: asked in turn. */
    private static final List<String> MESSAGES = List.of(
            "Hello!",
            "What is there to see in Ella?",
            "Plan a day at Sigiriya on 28 November 2026",
            "How do I get from Colombo to Kandy by train?",
            "Plan two days in Galle from 5 December 2026",
            "What should I wear at the Temple of the Tooth?",
            "Plan a trip to Sigiriya on the next Poya day",
            "Is Mirissa good for watching whales?");

    private final List<ConfigurableApplicationContext> services = new ArrayList<>();
    private final AtomicInteger asked = new AtomicInteger();
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private final URI chat;

    /** @param folder where the gateway keeps its stores */
    ChatTurns(String bootstrapServers, Path folder) {
        for (var service : SERVICES) {
            services.add(TravionApplication.run(
                    service,
                    "--server.port=0",
                    "--spring.kafka.bootstrap-servers=" + bootstrapServers,
                    "--travion.namespace=bench-chat",
                    "--travion.gateway.state-dir=" + folder.resolve("streams"),
                    "--spring.main.register-shutdown-hook=false",
                    "--management.metrics.use-global-registry=false",
                    "--spring.reactor.netty.shutdown-quiet-period=0s"));
        }
        var port = services.getLast().getEnvironment().getRequiredProperty("local.server.port");
        chat = URI.create("http://localhost:" + port + "/api/v1/chat");
    }

    @Override
    public CompletableFuture<?> begin() {
        var message = MESSAGES.get(Math.floorMod(asked.getAndIncrement(), MESSAGES.size()));
        var request = HttpRequest.newBuilder(chat)
                .timeout(Duration.ofSeconds(70))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"message\": \"" + message + "\"}"))
                .build();
        return client.sendAsync(request, BodyHandlers.ofString()).thenApply(response -> {
            if (response.statusCode() != 200) {
                throw new IllegalStateException(
                        "\"" + message + "\" was answered with " + response.statusCode() + ": " + response.body());
            }
            return response.body();
        });
    }

    @Override
    public void close() {
        client.close();
        services.reversed().forEach(ConfigurableApplicationContext::close);
    }
}
