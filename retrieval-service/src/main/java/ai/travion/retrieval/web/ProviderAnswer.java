package ai.travion.retrieval.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Pattern;

/** One request to a provider: its answer as JSON, no more than a few results can need, or how long it wants to be left in peace. */
final class ProviderAnswer {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int MOST_BYTES = 2_000_000;
    private static final int OK = 200;
    private static final Pattern SECONDS = Pattern.compile("\\d{1,6}");

    private ProviderAnswer() {}

    /** A client that follows nobody elsewhere. */
    static HttpClient client(Duration timeout) {
        return HttpClient.newBuilder()
                .connectTimeout(timeout)
                .followRedirects(Redirect.NEVER)
                .build();
    }

    /** @throws WebSearchFailedException where there is none, or none that is JSON */
    static JsonNode to(HttpRequest request, HttpClient http) {
        try {
            var response = http.send(request, BodyHandlers.ofInputStream());
            try (var body = response.body()) {
                if (response.statusCode() != OK) {
                    throw new WebSearchFailedException(
                            "The provider refused.",
                            new IOException("status " + response.statusCode()),
                            after(response));
                }
                return MAPPER.readTree(body.readNBytes(MOST_BYTES));
            }
        } catch (IOException e) {
            throw new WebSearchFailedException("The provider gave no results.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new WebSearchFailedException("Interrupted.", e);
        }
    }

    /** By {@code Retry-After}, in seconds or as a date, which counts from the date of the answer (RFC 9110, 10.2.3). */
    private static Optional<Duration> after(HttpResponse<?> response) {
        return said("Retry-After", response)
                .flatMap(said -> SECONDS.matcher(said).matches()
                        ? Optional.of(Duration.ofSeconds(Long.parseLong(said)))
                        : date(said)
                                .flatMap(until -> said("Date", response)
                                        .flatMap(ProviderAnswer::date)
                                        .map(now -> Duration.between(now, until))
                                        .filter(Duration::isPositive)));
    }

    private static Optional<String> said(String header, HttpResponse<?> response) {
        return response.headers().firstValue(header).map(String::strip);
    }

    private static Optional<ZonedDateTime> date(String said) {
        try {
            return Optional.of(ZonedDateTime.parse(said, DateTimeFormatter.RFC_1123_DATE_TIME));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
