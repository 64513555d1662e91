package ai.travion.gateway.api;

import static io.swagger.v3.oas.models.PathItem.HttpMethod.DELETE;
import static io.swagger.v3.oas.models.PathItem.HttpMethod.GET;
import static io.swagger.v3.oas.models.PathItem.HttpMethod.POST;

import ai.travion.gateway.GatewayProperties;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem.HttpMethod;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.stereotype.Component;

/** What can go wrong with a request of the chat, of threads, of profiles and of the registry, as OpenAPI shows it. */
@Component
final class ApiErrors implements OpenApiCustomizer {

    private static final String PROBLEM = org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE;
    private static final String OF_THE_REGISTRY = RegistryPaths.V1_JSON;

    /**
     * One way in which requests fail.
     *
     * @param paths of the API, below its prefix
     * @param as what it is said
     */
    private record Failure(Pattern paths, Set<HttpMethod> methods, String status, String description, String as) {

        static Failure of(String paths, Set<HttpMethod> methods, int status, String description) {
            return new Failure(Pattern.compile(paths), methods, Integer.toString(status), description, PROBLEM);
        }

        static Failure ofTheRegistry(String paths, Set<HttpMethod> methods, int status, String description) {
            return new Failure(Pattern.compile(paths), methods, Integer.toString(status), description, OF_THE_REGISTRY);
        }

        boolean concerns(String path, HttpMethod method) {
            return methods.contains(method) && paths.matcher(path).matches();
        }

        ApiResponse response() {
            return new ApiResponse()
                    .description(description)
                    .content(new Content().addMediaType(as, new MediaType().schema(new ObjectSchema())));
        }
    }

    private static final Set<HttpMethod> ANY = Set.of(GET, POST, DELETE);
    private static final Set<HttpMethod> READ = Set.of(GET, POST);
    private static final String CHAT = "/chat";
    private static final String THREADS = "/threads/.*";
    private static final String RUNS = "/threads/[^/]*/runs/.*";
    private static final String PROFILES = "/users/.*";
    private static final String KEPT = THREADS + "|" + PROFILES;
    private static final String OFFERS = "/subjects/[^/]*|/compatibility/.*";

    private static final List<Failure> FAILURES = List.of(
            Failure.of(CHAT + "|" + KEPT, ANY, 400, "A field is wrong; field names it"),
            Failure.of(CHAT + "|" + KEPT, READ, 406, "Accept names nothing that the answer can be given as"),
            Failure.of(CHAT, ANY, 404, "The thread is somebody else's"),
            Failure.of(CHAT, ANY, 409, "The thread is busy, or the run was cancelled; code says which"),
            Failure.of(CHAT, ANY, 413, "The body is too large"),
            Failure.of(CHAT, ANY, 415, "The body is not said to be JSON"),
            Failure.of(CHAT, ANY, 422, "The Idempotency-Key belongs to another message"),
            Failure.of(CHAT, ANY, 500, "The answer could not be finished"),
            Failure.of(
                    CHAT, ANY, 503, "Not now; Retry-After says when, and code out_of_sight that the message was taken"),
            Failure.of(CHAT, ANY, 504, "No answer in time"),
            Failure.of(RUNS, ANY, 404, "No such thread or run, or it is somebody else's; code says which"),
            Failure.of(THREADS, ANY, 404, "No such thread, or it is somebody else's"),
            Failure.of(PROFILES, ANY, 404, "Nothing is kept, or X-User-Id names somebody else"),
            Failure.of(KEPT, ANY, 503, "Whoever keeps it can't be asked now; Retry-After says when to try"),
            Failure.ofTheRegistry(
                    "/subjects/.*|/schemas/ids/.*|/compatibility/.*",
                    READ,
                    404,
                    "No such subject (40401), version (40402) or schema (40403)"),
            Failure.ofTheRegistry("/config/.*", READ, 404, "The contract has no compatibility of its own (40408)"),
            Failure.ofTheRegistry("/mode/.*", READ, 404, "The contract has no mode of its own (40409)"),
            Failure.ofTheRegistry(
                    "/subjects/[^/]*/versions", Set.of(POST), 422, "Nothing can be registered here (42205)"),
            Failure.ofTheRegistry(OFFERS, Set.of(POST), 422, "The schema (42201) or the version (42202) is none"),
            Failure.ofTheRegistry("/subjects/.*/versions/.*", Set.of(GET), 422, "The version is none (42202)"),
            Failure.ofTheRegistry(OFFERS, Set.of(POST), 413, "The body is too large"));

    private final String prefix;

    ApiErrors(GatewayProperties properties) {
        this.prefix = properties.apiPrefix();
    }

    @Override
    public void customise(OpenAPI api) {
        api.getPaths().forEach((path, item) -> {
            var below = path.startsWith(prefix) ? path.substring(prefix.length()) : path;
            item.readOperationsMap()
                    .forEach((method, operation) -> FAILURES.stream()
                            .filter(failure -> failure.concerns(below, method))
                            .forEach(failure -> add(failure, operation)));
        });
    }

    /** The first that says it is the one that is shown. */
    private static void add(Failure failure, Operation operation) {
        if (!operation.getResponses().containsKey(failure.status())) {
            operation.getResponses().addApiResponse(failure.status(), failure.response());
        }
    }
}
