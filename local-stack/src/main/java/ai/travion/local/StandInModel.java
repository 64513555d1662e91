package ai.travion.local;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A server with OpenAI's API, on loopback, whose answer is a function of the prompt; it counts how often it is asked. */
public final class StandInModel implements AutoCloseable {

    private static final Pattern FIRST_PASSAGE =
            Pattern.compile("(?s)<passage number=\"1\"[^>]*>\\n(.*?[.!?])(?:\\s.*?)?</passage>");

    private static final int MOST_WORDS_AT_ONCE = 4;

    private final HttpServer server;
    private final ObjectMapper json = new ObjectMapper();
    private final UnaryOperator<String> answers;
    private final AtomicLong calls = new AtomicLong();
    private volatile Duration thinking = Duration.ZERO;
    private volatile Duration betweenWords = Duration.ZERO;
    private volatile long spokeAt;

    /** @param answers from the messages of a prompt, one under the other, to what it says */
    public StandInModel(UnaryOperator<String> answers) {
        this.answers = answers;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1024);
        } catch (IOException e) {
            throw new UncheckedIOException("No free port.", e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/v1/chat/completions", this::complete);
        server.start();
    }

    /** One that says the first sentence of the first passage again, which is true and cited; it welcomes whoever has none. */
    public static StandInModel thatQuotes() {
        return new StandInModel(StandInModel::firstSentence);
    }

    private static String firstSentence(String prompt) {
        var passage = FIRST_PASSAGE.matcher(prompt);
        return passage.find() ? passage.group(1).strip().replaceAll("[.!?]$", "") + " [1]." : "Welcome.";
    }

    /** Where it is asked, as OpenAI's clients want it. */
    public String baseUrl() {
        return "http://localhost:" + server.getAddress().getPort() + "/v1";
    }

    /** The environment of a generator that writes by this model. */
    public Map<String, String> settings() {
        return Map.of("LLM_PROVIDER", "openai", "OPENAI_BASE_URL", baseUrl(), "OPENAI_API_KEY", "none-needed");
    }

    public long calls() {
        return calls.get();
    }

    /** From now on it takes so long before its first word. */
    public void thinksFor(Duration time) {
        thinking = time;
    }

    /**
     * From now on it says a few words at a time, with so long before the next; how many is another call's another number, so that
     * pieces of two calls do not make up one answer.
     */
    public void pausesBetweenWords(Duration time) {
        betweenWords = time;
    }

    /** When it said the first word of its last answer, as {@link System#nanoTime} has it. */
    public long spokeAt() {
        return spokeAt;
    }

    private void complete(HttpExchange exchange) throws IOException {
        long call = calls.incrementAndGet();
        var request = json.readTree(exchange.getRequestBody().readAllBytes()).path("messages");
        var prompt = new StringBuilder();
        request.forEach(
                message -> prompt.append(message.path("content").asText()).append('\n'));
        var answer = answers.apply(prompt.toString());
        LockSupport.parkNanos(thinking.toNanos());
        spokeAt = System.nanoTime();
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (var body = exchange.getResponseBody()) {
            for (var piece : pieces(answer, 1 + (int) (call % MOST_WORDS_AT_ONCE))) {
                body.write(event("{\"content\":" + json.writeValueAsString(piece) + "}", "null"));
                body.flush();
                LockSupport.parkNanos(betweenWords.toNanos());
            }
            body.write(event("{}", "\"stop\""));
            body.write("data: [DONE]\n\n".getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The whole at once where nothing is waited for between words. */
    private List<String> pieces(String answer, int words) {
        return betweenWords.isZero()
                ? List.of(answer)
                : Pattern.compile("(?s)(?:\\s*\\S+){1," + words + "}\\s*")
                        .matcher(answer)
                        .results()
                        .map(MatchResult::group)
                        .toList();
    }

    private static byte[] event(String delta, String finishReason) {
        return ("data: {\"model\":\"stand-in\",\"choices\":[{\"index\":0,\"delta\":" + delta + ",\"finish_reason\":"
                        + finishReason + "}]}\n\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
