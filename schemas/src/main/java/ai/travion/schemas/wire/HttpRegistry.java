package ai.travion.schemas.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A registry with Confluent's REST API: Confluent's own, Apicurio's {@code /apis/ccompat/v7}, Karapace.
 *
 * <p>Ids of the reserved range were written against an embedded registry and resolve from the packaged schemas, so that a
 * topic can be read on after a move from one to the other.
 */
final class HttpRegistry implements SchemaRegistry {

    private static final Duration TIME_LIMIT = Duration.ofSeconds(5);
    private static final int NOT_FOUND = 404;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<URI> servers;
    private final @Nullable String credentials;
    private final boolean register;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(TIME_LIMIT).build();
    private final EmbeddedRegistry packaged = new EmbeddedRegistry();
    private final Map<String, Integer> ids = new ConcurrentHashMap<>();
    private final Map<Integer, Schema> schemas = new ConcurrentHashMap<>();

    /**
     * @param servers base addresses, tried in order
     * @param credentials {@code user:password}, or null
     * @param register whether a schema that the registry lacks is registered, or refused
     */
    HttpRegistry(List<URI> servers, @Nullable String credentials, boolean register) {
        this.servers = List.copyOf(servers);
        this.credentials = credentials;
        this.register = register;
    }

    @Override
    public int idOf(String subject, Schema schema) {
        var key = subject + "@" + EmbeddedRegistry.derivedId(schema);
        var known = ids.get(key);
        if (known != null) {
            return known;
        }
        var path = "/subjects/" + URLEncoder.encode(subject, StandardCharsets.UTF_8) + (register ? "/versions" : "");
        var body = JSON.createObjectNode().put("schemaType", "AVRO").put("schema", schema.toString());
        var response = ask(path, body.toString());
        if (response.statusCode() != 200) {
            throw new SchemaRegistryException(
                    "The registry refused the schema of " + subject + ": " + reason(response));
        }
        int id = parsed(response).path("id").asInt();
        ids.put(key, id);
        schemas.put(id, schema);
        return id;
    }

    @Override
    public Schema schemaWith(int id) {
        var known = schemas.get(id);
        if (known != null) {
            return known;
        }
        if (EmbeddedRegistry.isReserved(id)) {
            return packaged.schemaWith(id);
        }
        var response = ask("/schemas/ids/" + id, null);
        if (response.statusCode() == NOT_FOUND) {
            throw new UnknownSchemaException(id, "the registry " + servers.getFirst());
        }
        if (response.statusCode() != 200) {
            throw new SchemaRegistryException("The registry could not give schema " + id + ": " + reason(response));
        }
        var schema = new Schema.Parser().parse(parsed(response).path("schema").asText());
        schemas.put(id, schema);
        return schema;
    }

    private HttpResponse<String> ask(String path, @Nullable String body) {
        IOException lastFailure = new IOException("no registry server is configured");
        for (var server : servers) {
            try {
                return http.send(request(server, path, body), BodyHandlers.ofString());
            } catch (IOException e) {
                lastFailure = e;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new SchemaRegistryException("Interrupted while asking the schema registry.", e);
            }
        }
        throw new SchemaRegistryException("The schema registry does not answer at " + servers + ".", lastFailure);
    }

    private HttpRequest request(URI server, String path, @Nullable String body) {
        var base = server.toString().replaceAll("/+$", "");
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(TIME_LIMIT)
                .header("Accept", "application/vnd.schemaregistry.v1+json, application/json");
        if (credentials != null) {
            var encoded = Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8));
            request.header("Authorization", "Basic " + encoded);
        }
        if (body != null) {
            request.header("Content-Type", "application/vnd.schemaregistry.v1+json")
                    .POST(BodyPublishers.ofString(body));
        }
        return request.build();
    }

    private static JsonNode parsed(HttpResponse<String> response) {
        try {
            return JSON.readTree(response.body());
        } catch (IOException e) {
            throw new SchemaRegistryException("The registry's answer is no JSON: " + response.uri(), e);
        }
    }

    private static String reason(HttpResponse<String> response) {
        var body = response.body();
        return response.statusCode() + " " + body.substring(0, Math.min(body.length(), 500));
    }
}
