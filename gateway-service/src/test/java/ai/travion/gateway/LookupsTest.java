package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** Lookups through the gateway, with a service of the test's making behind it. */
@ExtendWith(KafkaExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LookupsTest {

    private static final String BODY = "{\"location\": \"Ella\", \"datetime\": \"2026-11-24T10:00\"}";

    private interface Handler {
        void handle(HttpExchange exchange) throws IOException;
    }

    private final HttpServer service;
    private final GatewayUnderTest gateway;
    private volatile Handler behaviour = LookupsTest::echo;
    private final AtomicInteger calls = new AtomicInteger();
    private final CountDownLatch never = new CountDownLatch(1);

    LookupsTest(TestKafka kafka) throws IOException {
        service = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        service.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        service.createContext("/", exchange -> {
            calls.incrementAndGet();
            behaviour.handle(exchange);
        });
        service.start();
        gateway = new GatewayUnderTest(
                kafka,
                "travion.gateway.services.shadow-monitor-service=http://localhost:"
                        + service.getAddress().getPort(),
                "travion.gateway.lookups.time-limit=300ms",
                "travion.gateway.lookups.rest=1s");
    }

    @AfterAll
    void close() {
        never.countDown();
        gateway.close();
        service.stop(0);
    }

    /** An earlier test may have opened the breaker. */
    @BeforeEach
    void aServiceThatAnswers() {
        behaviour = LookupsTest::echo;
        await().until(() -> gateway.post("/api/v1/crowd", BODY).statusCode() == 200);
    }

    @Test
    void aLookupIsHandedOnAsItIs() {
        var answer = gateway.post("/api/v1/crowd", BODY);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(json(answer).path("method").asText()).isEqualTo("POST");
        assertThat(json(answer).path("path").asText()).isEqualTo("/api/v1/crowd");
        assertThat(json(answer).path("body").asText()).isEqualTo(BODY);
    }

    @Test
    void aQueryKeepsItsEscapes() {
        var answer = gateway.get("/api/v1/physics/sun-position?latitude=7&longitude=80&at=2026-11-24T10:00%2B05:30");

        assertThat(json(answer).path("path").asText())
                .isEqualTo("/api/v1/physics/sun-position?latitude=7&longitude=80&at=2026-11-24T10:00%2B05:30");
    }

    @Test
    void aProblemOfTheServiceIsHandedBack() {
        behaviour = exchange -> answer(exchange, 404, "application/problem+json", "{\"nearest\": [\"Ella\"]}");

        var answer = gateway.post("/api/v1/golden-hour", BODY);

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(json(answer).path("nearest").get(0).asText()).isEqualTo("Ella");
    }

    @Test
    void aServiceThatIsLateIsNotWaitedFor() {
        behaviour = exchange -> awaitNever();

        var answer = gateway.post("/api/v1/events", BODY);

        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(json(answer).path("title").asText()).isEqualTo("Not ready");
        assertThat(json(answer).path("detail").asText()).contains("shadow-monitor-service", "in time");
    }

    @Test
    void aServiceThatFailsTooOftenIsLeftAloneAndTriedAgain() {
        behaviour = exchange -> answer(exchange, 500, "application/problem+json", "{\"title\": \"broken\"}");
        for (int i = 0; i < 30; i++) {
            gateway.post("/api/v1/events/impact", BODY);
        }
        int before = calls.get();

        var refused = gateway.post("/api/v1/events/impact", BODY);

        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(calls.get()).isEqualTo(before);
        behaviour = LookupsTest::echo;
        await().untilAsserted(() -> assertThat(
                        gateway.post("/api/v1/events/impact", BODY).statusCode())
                .isEqualTo(200));
    }

    @Test
    void wrongRequestsDoNotOpenTheBreaker() {
        behaviour = exchange -> answer(exchange, 400, "application/problem+json", "{\"field\": \"date\"}");
        for (int i = 0; i < 40; i++) {
            gateway.post("/api/v1/events", "{}");
        }

        var answer = gateway.post("/api/v1/events", "{}");

        assertThat(answer.statusCode()).isEqualTo(400);
    }

    @Test
    void aBodyThatIsTooLargeIsRefused() {
        var answer = gateway.post("/api/v1/events", "{\"date\": \"" + "x".repeat(70_000) + "\"}");

        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    }

    @Test
    void aLookupAskedInTheWrongWayIsToldTheRightOne() {
        var answer = gateway.get("/api/v1/crowd");

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("Allow")).contains("POST");
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(json(answer).path("detail").asText()).contains("GET", "use POST");
    }

    @Test
    void everyLookupIsDocumented() {
        var paths = json(gateway.get("/v3/api-docs")).path("paths");

        assertThat(paths.fieldNames())
                .toIterable()
                .contains(
                        "/api/v1/crowd",
                        "/api/v1/events",
                        "/api/v1/events/impact",
                        "/api/v1/golden-hour",
                        "/api/v1/physics/golden-hour",
                        "/api/v1/physics/sun-position",
                        "/api/v1/chat");
        var crowd = paths.path("/api/v1/crowd").path("post");
        assertThat(crowd.path("requestBody").toString()).contains("location_type", "datetime", "2026-11-24T17:00");
        assertThat(paths.path("/api/v1/physics/sun-position").path("get").path("parameters"))
                .hasSize(3);
    }

    private void awaitNever() {
        try {
            never.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void echo(HttpExchange exchange) throws IOException {
        var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        var seen = new ObjectMapper()
                .createObjectNode()
                .put("method", exchange.getRequestMethod())
                .put("path", exchange.getRequestURI().toString())
                .put("body", body);
        answer(exchange, 200, "application/json", seen.toString());
    }

    private static void answer(HttpExchange exchange, int status, String type, String body) throws IOException {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
