package ai.travion.local.evaluate.answers;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Executors;

/** A server with OpenAI's API that says what it was told to, and when it is asked to correct itself says the same again. */
final class ToldModel implements AutoCloseable {

    private final HttpServer server;
    private final ObjectMapper json = new ObjectMapper();
    private volatile String words = "";

    ToldModel() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException("No free port.", e);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/v1/chat/completions", this::complete);
        server.start();
    }

    /** What a generator is told, so that it writes by this model. */
    Map<String, Object> settings() {
        return Map.of(
                "llm.provider",
                "openai",
                "llm.openai.base-url",
                "http://localhost:" + server.getAddress().getPort() + "/v1",
                "llm.openai.api-key",
                "none-needed");
    }

    /** From now on its answer is this. */
    void says(String answer) {
        words = answer;
    }

    private void complete(HttpExchange exchange) throws IOException {
        exchange.getRequestBody().readAllBytes();
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (var body = exchange.getResponseBody()) {
            body.write(event("{\"content\":" + json.writeValueAsString(words) + "}", "null"));
            body.write(event("{}", "\"stop\""));
            body.write("data: [DONE]\n\n".getBytes(StandardCharsets.UTF_8));
        }
    }

    private static byte[] event(String delta, String finishReason) {
        return ("data: {\"model\":\"told\",\"choices\":[{\"index\":0,\"delta\":" + delta + ",\"finish_reason\":"
                        + finishReason + "}]}\n\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
