package ai.travion.generator.model;

import jakarta.validation.Valid;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalDouble;
import org.hibernate.validator.constraints.time.DurationMin;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Which model writes, and what it may take.
 *
 * @param provider none: the composer writes alone
 * @param openai any endpoint with OpenAI's API; asked where the provider is openai
 * @param ollama asked where the provider is ollama
 * @param temperature 0 to 2; not sent where it is empty, as some models refuse it
 * @param maxOutputTokens of one answer
 * @param evidenceTokens for passages and pages in one prompt
 * @param patience how long the endpoint may be silent, before its first word and between words
 * @param keepBack what is kept of a turn's time for the composer and the checker
 * @param maxConcurrentCalls calls at once; what goes beyond is the composer's
 * @param maxAttempts of one call, while no word of it was shown
 * @param backoff before the second attempt; doubled before each further one; an endpoint's own Retry-After goes before it
 * @param longestPause between two attempts: an endpoint that wants more is left to the next turn
 * @param inputPrice US dollars for a million tokens; empty where the cost is not to be counted
 * @param outputPrice the same of the answer's tokens
 */
@Validated
@ConfigurationProperties("llm")
public record ModelProperties(
        @DefaultValue("none") @Pattern(regexp = "(?i)openai|ollama|none|", message = "must be openai, ollama or none")
        String provider,

        @DefaultValue @Valid Endpoint openai,
        @DefaultValue @Valid Endpoint ollama,
        @Nullable @DecimalMin("0.0") @DecimalMax("2.0") Double temperature,
        @DefaultValue("1600") @Min(64) @Max(100_000) int maxOutputTokens,
        @DefaultValue("2400") @Min(100) @Max(1_000_000) int evidenceTokens,
        @DefaultValue("20s") @DurationMin(millis = 1) Duration patience,
        @DefaultValue("2s") @DurationMin(millis = 0) Duration keepBack,
        @DefaultValue("1000") @Min(1) @Max(100_000) int maxConcurrentCalls,
        @DefaultValue("3") @Min(1) @Max(10) int maxAttempts,
        @DefaultValue("300ms") @DurationMin(millis = 1) Duration backoff,
        @DefaultValue("5s") @DurationMin(millis = 0) Duration longestPause,
        @Nullable @DecimalMin("0.0") Double inputPrice,
        @Nullable @DecimalMin("0.0") Double outputPrice) {

    private static final String OPENAI_ITSELF = "api.openai.com";
    private static final double MILLION = 1_000_000;

    /**
     * Where a model is.
     *
     * @param baseUrl up to and with the version: {@code https://api.openai.com/v1}
     * @param apiKey empty where the endpoint wants none
     */
    public record Endpoint(
            @DefaultValue("https://api.openai.com/v1") @Pattern(regexp = "(?i)https?://[^\\s/?#]+[^\\s?#]*")
            String baseUrl,

            @DefaultValue("") String apiKey,
            @DefaultValue("gpt-4o-mini") @NotBlank String model) {

        /** Without the key: a record's own words would print it wherever the properties are logged. */
        @Override
        public String toString() {
            return "Endpoint[" + baseUrl + ", " + model + (apiKey.isBlank() ? "]" : ", with a key]");
        }

        String host() {
            return URI.create(baseUrl).getHost();
        }
    }

    public ModelProperties {
        provider = provider.isBlank() ? "none" : provider.strip().toLowerCase(Locale.ROOT);
    }

    public boolean isNone() {
        return provider.equals("none");
    }

    /** Of the provider; Ollama's address may be given without the version. */
    public Endpoint endpoint() {
        if (!provider.equals("ollama")) {
            return openai;
        }
        var url = ollama.baseUrl().replaceAll("/+$", "");
        return new Endpoint(url.endsWith("/v1") ? url : url + "/v1", ollama.apiKey(), ollama.model());
    }

    /** As it is shown: {@code openai gpt-4o-mini}. */
    public String name() {
        return provider + " " + endpoint().model();
    }

    /** Of one call, in US dollars, where the prices are known. */
    OptionalDouble cost(int inputTokens, int outputTokens) {
        return inputPrice == null || outputPrice == null
                ? OptionalDouble.empty()
                : OptionalDouble.of((inputTokens * inputPrice + outputTokens * outputPrice) / MILLION);
    }

    @AssertTrue(
            message =
                    "LLM_PROVIDER is openai and OPENAI_API_KEY is empty: set the key, or OPENAI_BASE_URL to an endpoint"
                            + " that wants none, or LLM_PROVIDER=none")
    public boolean isKeyGivenWhereItIsNeeded() {
        return !provider.equals("openai")
                || !openai.apiKey().isBlank()
                || !openai.baseUrl().contains(OPENAI_ITSELF);
    }
}
