package ai.travion.generator;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.generator.model.Model;
import ai.travion.generator.model.ModelProperties;
import ai.travion.graph.Graph;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.actuate.health.Status;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.context.PropertyPlaceholderAutoConfiguration;
import org.springframework.boot.autoconfigure.validation.ValidationAutoConfiguration;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.ConfigDataApplicationContextInitializer;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.ContextConsumer;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.SystemEnvironmentPropertySource;

class GeneratorServiceTest {

    private final GeneratorService service = new GeneratorService();

    @EnableConfigurationProperties(ModelProperties.class)
    static class JustProperties {}

    @Test
    void itRunsGenerate() {
        start(
                Map.of(),
                context -> assertThat(service.generate(model(context)).node()).isEqualTo(Graph.GENERATE));
    }

    @Test
    void noModelIsHealthyAndSaysThatNoneIsConfigured() {
        start(Map.of(), context -> {
            var health = service.llm(model(context)).health();

            assertThat(health.getStatus()).isEqualTo(Status.UP);
            assertThat(health.getDetails()).containsEntry("detail", "not configured");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "NONE", ""})
    void aProviderThatIsNoneOrEmptyMeansTheComposerAlone(String provider) {
        start(
                Map.of("LLM_PROVIDER", provider),
                context -> assertThat(context.getBean(ModelProperties.class).isNone())
                        .isTrue());
    }

    @Test
    void everyVariableOfTheEnvironmentIsRead() {
        var variables = Map.<String, Object>ofEntries(
                Map.entry("LLM_PROVIDER", "OpenAI"),
                Map.entry("OPENAI_API_KEY", "sk-secret"),
                Map.entry("OPENAI_BASE_URL", "http://localhost:1/v1"),
                Map.entry("OPENAI_MODEL", "some-model"),
                Map.entry("LLM_TEMPERATURE", ""),
                Map.entry("LLM_MAX_OUTPUT_TOKENS", "900"),
                Map.entry("LLM_EVIDENCE_TOKENS", "1000"),
                Map.entry("LLM_PATIENCE", "7s"),
                Map.entry("LLM_KEEP_BACK", "3s"),
                Map.entry("LLM_MAX_CONCURRENT_CALLS", "12"),
                Map.entry("LLM_MAX_ATTEMPTS", "2"),
                Map.entry("LLM_BACKOFF", "100ms"),
                Map.entry("LLM_LONGEST_PAUSE", "4s"),
                Map.entry("LLM_INPUT_PRICE", "0.15"),
                Map.entry("LLM_OUTPUT_PRICE", "0.6"));

        start(variables, context -> {
            var read = context.getBean(ModelProperties.class);
            assertThat(read.name()).isEqualTo("openai some-model");
            assertThat(read.endpoint().apiKey()).isEqualTo("sk-secret");
            assertThat(read.toString())
                    .contains(
                            "temperature=null, maxOutputTokens=900, evidenceTokens=1000, patience=PT7S, keepBack=PT3S",
                            "maxConcurrentCalls=12, maxAttempts=2, backoff=PT0.1S, longestPause=PT4S",
                            "inputPrice=0.15, outputPrice=0.6")
                    .doesNotContain("sk-secret");
        });
    }

    @Test
    void ollamaIsAskedUnderItsOpenAiPathAndWantsNoKey() {
        start(
                Map.of("LLM_PROVIDER", "ollama", "OLLAMA_BASE_URL", "http://box:11434/"),
                context -> assertThat(context.getBean(ModelProperties.class)
                                .endpoint()
                                .baseUrl())
                        .isEqualTo("http://box:11434/v1"));
    }

    @ParameterizedTest
    @CsvSource({
        "LLM_PROVIDER, openai, OPENAI_API_KEY",
        "LLM_PROVIDER, gemini, 'openai, ollama or none'",
        "LLM_TEMPERATURE, 3, temperature",
        "LLM_EVIDENCE_TOKENS, 0, evidenceTokens",
        "LLM_MAX_CONCURRENT_CALLS, 0, maxConcurrentCalls",
        "OLLAMA_BASE_URL, localhost:11434, ollama.baseUrl",
        "LLM_PATIENCE, 0s, patience"
    })
    void aSettingThatCannotWorkEndsTheStartAndIsNamed(String variable, String value, String named) {
        start(
                Map.of(variable, value),
                context -> assertThat(context.getStartupFailure()).rootCause().hasMessageContaining(named));
    }

    private Model model(ApplicationContext context) {
        return service.model(context.getBean(ModelProperties.class), new SimpleMeterRegistry(), Clock.systemUTC());
    }

    private static void start(Map<String, ?> variables, ContextConsumer<? super AssertableApplicationContext> then) {
        new ApplicationContextRunner()
                .withInitializer(context -> environment(context, variables))
                .withPropertyValues("spring.config.name=generator-service")
                .withInitializer(new ConfigDataApplicationContextInitializer())
                .withConfiguration(AutoConfigurations.of(
                        ValidationAutoConfiguration.class, PropertyPlaceholderAutoConfiguration.class))
                .withUserConfiguration(JustProperties.class)
                .run(then);
    }

    private static void environment(ConfigurableApplicationContext context, Map<String, ?> variables) {
        context.getEnvironment()
                .getPropertySources()
                .addFirst(new SystemEnvironmentPropertySource(
                        "systemEnvironment", new HashMap<String, Object>(variables)));
    }
}
