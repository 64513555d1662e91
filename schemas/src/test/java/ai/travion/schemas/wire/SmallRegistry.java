package ai.travion.schemas.wire;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** As much of Confluent's REST API as a serde asks of a registry, over real HTTP. */
final class SmallRegistry implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpServer server;
    private final List<String> schemas = new ArrayList<>();
    private int registrations;

    private SmallRegistry(HttpServer server) {
        this.server = server;
    }

    static SmallRegistry start() throws IOException {
        var registry =
                new SmallRegistry(HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0));
        registry.server.createContext("/subjects/", registry::subject);
        registry.server.createContext("/schemas/ids/", registry::schema);
        registry.server.start();
        return registry;
    }

    String url() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    synchronized int add(String subject, String schema) {
        if (!schemas.contains(schema)) {
            schemas.add(schema);
        }
        return schemas.indexOf(schema) + 1;
    }

    synchronized int registrations() {
        return registrations;
    }

    private synchronized void subject(HttpExchange exchange) throws IOException {
        var schema = JSON.readTree(exchange.getRequestBody()).path("schema").asText();
        if (!exchange.getRequestURI().getPath().endsWith("/versions")) {
            answer(exchange, 404, "{\"error_code\":40403,\"message\":\"Schema not found\"}");
            return;
        }
        registrations++;
        answer(exchange, 200, "{\"id\":" + add("any", schema) + "}");
    }

    private synchronized void schema(HttpExchange exchange) throws IOException {
        var path = exchange.getRequestURI().getPath();
        int id = Integer.parseInt(path.substring(path.lastIndexOf('/') + 1));
        if (id < 1 || id > schemas.size()) {
            answer(exchange, 404, "{\"error_code\":40403,\"message\":\"Schema not found\"}");
            return;
        }
        answer(
                exchange,
                200,
                JSON.createObjectNode().put("schema", schemas.get(id - 1)).toString());
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        try (exchange) {
            var bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "application/vnd.schemaregistry.v1+json");
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
