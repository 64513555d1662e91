package ai.travion.generator.model;

import dev.langchain4j.exception.HttpException;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpMethod;
import dev.langchain4j.http.client.HttpRequest;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** How the model is. Where no turn told it lately, the endpoint is asked for its list of models, which costs nothing. */
final class ModelCondition {

    private static final Duration FRESH = Duration.ofSeconds(30);
    private static final Duration LIMIT = Duration.ofSeconds(1);

    private final ModelProperties properties;
    private final CarefulModel model;
    private final HttpClient http;
    private final Clock clock;
    private final ExecutorService threads = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("model-health-", 0).factory());
    private Instant probed = Instant.MIN;
    private Optional<String> found = Optional.empty();

    ModelCondition(ModelProperties properties, CarefulModel model, Clock clock) {
        this.properties = properties;
        this.model = model;
        this.http = InterruptibleHttp.builder(LIMIT, clock).build();
        this.clock = clock;
    }

    /** "available (openai gpt-4o-mini)", or "degraded (openai gpt-4o-mini): " and why. */
    String inWords() {
        var last = model.lastOutcome();
        var ailment = clock.instant().isBefore(last.at().plus(FRESH)) ? last.ailment() : ofTheEndpoint();
        return ailment.map(words -> "degraded (" + properties.name() + "): " + words)
                .orElseGet(() -> "available (" + properties.name() + ")");
    }

    private synchronized Optional<String> ofTheEndpoint() {
        var now = clock.instant();
        if (!now.isBefore(probed.plus(FRESH))) {
            found = probe();
            probed = now;
        }
        return found;
    }

    private Optional<String> probe() {
        var endpoint = properties.endpoint();
        var request = HttpRequest.builder()
                .method(HttpMethod.GET)
                .url(endpoint.baseUrl() + "/models")
                .addHeader("Authorization", "Bearer " + endpoint.apiKey())
                .build();
        var asked = threads.submit(() -> http.execute(request));
        try {
            asked.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
            return Optional.empty();
        } catch (ExecutionException failure) {
            return failure.getCause() instanceof HttpException refusal
                    ? meaningOf(refusal.statusCode())
                    : Optional.of("it cannot be reached");
        } catch (TimeoutException silent) {
            asked.cancel(true);
            return Optional.of("it does not answer");
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return Optional.of("not asked");
        }
    }

    /** An endpoint may lack the list and write all the same. */
    private static Optional<String> meaningOf(int status) {
        if (status == 401 || status == 403) {
            return Optional.of("it refuses the key");
        }
        return status >= 500 ? Optional.of("it reports an error of its own") : Optional.empty();
    }
}
