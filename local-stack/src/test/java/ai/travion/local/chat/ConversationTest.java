package ai.travion.local.chat;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against a gateway that answers over HTTP, but always the same. */
class ConversationTest {

    private static final String STREAM = """
            : welcome

            id: 1
            event: run
            data: {"thread_id": "t-1", "run_id": "r-1"}

            id: 2
            event: token
            data: {"draft": 0,
            data:  "text": "Ayubowan – ආයුබෝවන්"}

            id: 3
            event: reply
            data: {"thread_id": "t-1", "response": "Ayubowan – ආයුබෝවන්"}

            id: 4
            event: done
            data: {"status": "succeeded"}

            """;

    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private HttpServer gateway;
    private volatile int status = 200;
    private volatile String answer = STREAM;

    @BeforeEach
    void start() throws IOException {
        gateway = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        gateway.createContext("/api/v1/chat", this::answer);
        gateway.start();
    }

    @AfterEach
    void stop() {
        gateway.stop(0);
    }

    @Test
    void eachLineIsAMessageOfOneThread() throws Exception {
        var answered = hold(false, "Hi there!\n\nPlan a day in Ella\n");

        assertThat(answered).isTrue();
        assertThat(asked)
                .containsExactly(
                        "{\"message\":\"Hi there!\",\"stream\":true}",
                        "{\"message\":\"Plan a day in Ella\",\"stream\":true,\"thread_id\":\"t-1\"}");
        assertThat(out.toString()).contains("> Hi there!", "Ayubowan – ආයුබෝවන්");
    }

    @Test
    void aNewConversationHasNoThread() throws Exception {
        hold(false, "one\n/thread\n/new\ntwo\n/quit\nnever\n");

        assertThat(asked)
                .containsExactly("{\"message\":\"one\",\"stream\":true}", "{\"message\":\"two\",\"stream\":true}");
        assertThat(out.toString()).contains("t-1");
    }

    @Test
    void aMistypedCommandIsNoMessage() throws Exception {
        hold(false, "/exit\n");

        assertThat(asked).isEmpty();
        assertThat(out.toString()).contains("no command /exit");
    }

    @Test
    void theRawReplyIsAllThatIsPrintedOnDemand() throws Exception {
        answer = "{\"thread_id\":\"t-9\",\"response\":\"Hello\"}";

        hold(true, "one\ntwo\n");

        assertThat(out.toString().lines()).containsExactly(answer, answer);
        assertThat(asked.get(1)).isEqualTo("{\"message\":\"two\",\"stream\":false,\"thread_id\":\"t-9\"}");
    }

    @Test
    void aRefusedMessageIsExplainedAndTheNextOneIsAsked() throws Exception {
        status = 400;
        answer = "{\"title\":\"Bad Request\",\"detail\":\"message is longer than 2000 characters\"}";

        var answered = hold(false, "too long\nnext\n");

        assertThat(answered).isFalse();
        assertThat(asked).hasSize(2);
        assertThat(out.toString()).contains("message is longer than 2000 characters");
    }

    @Test
    void anAnswerThatBreaksOffIsNoAnswer() throws Exception {
        answer = STREAM.substring(0, STREAM.indexOf("id: 3"));

        var answered = hold(false, "Hi\n");

        assertThat(answered).isFalse();
        assertThat(err.toString()).contains("ended before the answer did");
    }

    @Test
    void aGatewayThatHasGoneIsOneSentence() throws Exception {
        gateway.stop(0);

        var answered = hold(false, "Hi\n");

        assertThat(answered).isFalse();
        assertThat(err.toString().lines()).singleElement().asString().contains("./travion up");
    }

    private boolean hold(boolean json, String input) throws IOException, InterruptedException {
        var writer = new PrintWriter(out);
        var url = URI.create("http://localhost:" + gateway.getAddress().getPort() + "/");
        var conversation = new Conversation(
                new ChatClient(url),
                new Conversation.Manner(false, json),
                new PlainScreen(writer),
                writer,
                new PrintWriter(err),
                Optional.empty());
        return conversation.hold(new BufferedReader(new StringReader(input)));
    }

    private void answer(HttpExchange exchange) throws IOException {
        asked.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        var body = answer.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders()
                .add("Content-Type", answer.startsWith("{") ? "application/json" : "text/event-stream;charset=UTF-8");
        exchange.sendResponseHeaders(status, body.length);
        try (var response = exchange.getResponseBody()) {
            response.write(body);
        }
    }
}
