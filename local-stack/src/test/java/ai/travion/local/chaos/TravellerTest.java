package ai.travion.local.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Against two servers that behave as gateways do while they are killed. */
class TravellerTest {

    private static final String BEGINNING = """
            id: 0
            event: run
            data: {}

            id: 1
            event: node
            data: {}

            """;
    private static final String REST = """
            id: 2
            event: reply
            data: {"metadata": {"reasoning_loops": 1, "llm": {"provider": "openai"}}}

            id: 3
            event: done
            data: {}

            """;
    private static final String ERROR = """
            id: 0
            event: error
            data: {}

            id: 1
            event: done
            data: {}

            """;

    private static final String LOST_SIGHT = """
            event: error
            data: {}

            event: done
            data: {"status": "unknown"}

            """;

    private final List<String> bodies = new CopyOnWriteArrayList<>();
    private final List<String> keys = new CopyOnWriteArrayList<>();
    private final List<String> lastIds = new CopyOnWriteArrayList<>();
    private final List<HttpServer> servers = new CopyOnWriteArrayList<>();

    @AfterEach
    void stop() {
        servers.forEach(server -> server.stop(0));
    }

    @Test
    void goesOnAtTheOtherGatewayWhereTheStreamBrokeOff() throws Exception {
        var breaksOff = gateway(202, BEGINNING);
        var knowsTheRest = gateway(202, REST);

        var turn = ask(breaksOff, knowsTheRest);

        assertThat(turn.end()).isEqualTo(Turn.End.ANSWERED);
        assertThat(turn.replies()).isEqualTo(1);
        assertThat(turn.modelCalls()).isEqualTo(2);
        assertThat(lastIds).containsExactly("none", "1");
        assertThat(turn.isDisordered()).isFalse();
    }

    @Test
    void aGatewayThatLostSightOfTheRunSaysNothingOfItsEnd() throws Exception {
        var turn = ask(gateway(202, BEGINNING + LOST_SIGHT), gateway(202, REST));

        assertThat(turn.end()).isEqualTo(Turn.End.ANSWERED);
        assertThat(lastIds).containsExactly("none", "1");
        assertThat(turn.isDisordered()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {BEGINNING + BEGINNING, BEGINNING})
    void aStreamThatRepeatsAnEventOrLeavesOneOutIsNoticed(String before) throws Exception {
        var rest = before.equals(BEGINNING) ? REST.replace("id: 3", "id: 4").replace("id: 2", "id: 3") : REST;

        var turn = ask(gateway(202, before), gateway(202, rest));

        assertThat(turn.isDisordered()).isTrue();
    }

    @Test
    void aGatewayThatSaysNothingAnyMoreIsLeftForTheOther() throws Exception {
        var hangs = gateway(202, BEGINNING, true);
        var knowsTheRest = gateway(202, REST);

        var turn = ask(Duration.ofSeconds(1), hangs, knowsTheRest);

        assertThat(turn.end()).isEqualTo(Turn.End.ANSWERED);
        assertThat(lastIds).containsExactly("none", "1");
        assertThat(turn.isDisordered()).isFalse();
    }

    @Test
    void asksForLiveEvents() throws Exception {
        ask(gateway(202, REST));

        assertThat(bodies).singleElement().asString().contains("\"stream\":true");
    }

    @Test
    void offersTheMessageToTheOtherGatewayUnderTheSameKey() throws Exception {
        var cannotPublish = gateway(503, "");
        var takesIt = gateway(202, REST);

        var turn = ask(cannotPublish, takesIt);

        assertThat(turn.end()).isEqualTo(Turn.End.ANSWERED);
        assertThat(keys).hasSize(2).containsOnly(turn.thread());
    }

    @Test
    void listensFirstToTheGatewayThatTookTheMessage() throws Exception {
        var cannotPublish = gateway(503, "");
        var takesIt = gateway(202, REST);

        ask(cannotPublish, takesIt);

        assertThat(lastIds).containsExactly("none");
    }

    @Test
    void anErrorInPlainWordsIsNoReply() throws Exception {
        var gateway = gateway(202, ERROR);

        var turn = ask(gateway);

        assertThat(turn.end()).isEqualTo(Turn.End.FAILED);
    }

    private static Turn ask(URI... gateways) throws InterruptedException {
        return ask(Traveller.SILENCE, gateways);
    }

    private static Turn ask(Duration silence, URI... gateways) throws InterruptedException {
        try (var traveller = new Traveller(List.of(gateways), silence)) {
            // Its hash code is even, so the first gateway is asked first.
            return traveller.ask("b", "Tell me about Kandy");
        }
    }

    private URI gateway(int accepts, String stream) throws IOException {
        return gateway(accepts, stream, false);
    }

    private URI gateway(int accepts, String stream, boolean hangs) throws IOException {
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/api/v1/chat", exchange -> {
            keys.add(exchange.getRequestHeaders().getFirst("Idempotency-Key"));
            bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            answer(exchange, accepts, "{\"run_id\": \"r\"}");
        });
        server.createContext("/api/v1/threads/", exchange -> {
            lastIds.add(exchange.getRequestHeaders()
                    .getOrDefault("Last-Event-ID", List.of("none"))
                    .getFirst());
            if (hangs) {
                begin(exchange, stream);
            } else {
                answer(exchange, 200, stream);
            }
        });
        server.start();
        servers.add(server);
        return URI.create("http://localhost:" + server.getAddress().getPort());
    }

    /** Without an end. */
    private static void begin(HttpExchange exchange, String body) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
        exchange.getResponseBody().flush();
    }

    private static void answer(HttpExchange exchange, int status, String body) {
        try (exchange) {
            var bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
