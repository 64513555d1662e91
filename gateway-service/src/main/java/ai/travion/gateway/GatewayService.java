package ai.travion.gateway;

import ai.travion.gateway.health.NodeLag;
import ai.travion.gateway.health.SystemHealth;
import ai.travion.gateway.health.ThreadsHealth;
import ai.travion.gateway.thread.Owners;
import ai.travion.gateway.thread.RunHistory;
import ai.travion.gateway.thread.RunHub;
import ai.travion.gateway.thread.Runs;
import ai.travion.gateway.thread.ThreadReader;
import ai.travion.gateway.thread.ThreadRequests;
import ai.travion.gateway.thread.ThreadStreams;
import ai.travion.graph.Topics;
import ai.travion.graph.TravionApplication;
import ai.travion.graph.TravionProperties;
import ai.travion.graph.Wire;
import ai.travion.graph.observe.Traces;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.micrometer.core.instrument.MeterRegistry;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import java.time.Clock;
import org.apache.kafka.clients.admin.Admin;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.autoconfigure.kafka.KafkaProperties;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.annotation.Bean;
import org.springframework.http.client.ReactorResourceFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.web.reactive.function.client.WebClient;

/** The gateway: HTTP in front, threads behind. */
@SpringBootApplication
@ConfigurationPropertiesScan
public class GatewayService {

    public static void main(String[] args) {
        TravionApplication.run(GatewayService.class, args);
    }

    /** Threads of its own: a gateway that stops must not take along another one in the same JVM. */
    @Bean
    ReactorResourceFactory reactorResourceFactory() {
        var resources = new ReactorResourceFactory();
        resources.setUseGlobalResources(false);
        return resources;
    }

    @Bean
    RunHub runHub() {
        return new RunHub();
    }

    @Bean
    ThreadStreams threadStreams(
            KafkaProperties kafka,
            Topics topics,
            TravionProperties travion,
            Wire wire,
            GatewayProperties properties,
            RunHub hub,
            MeterRegistry meters,
            Traces traces,
            Clock clock) {
        return new ThreadStreams(
                kafka.buildStreamsProperties(null),
                topics,
                travion.topics().partitions(),
                wire,
                properties,
                hub,
                meters,
                traces,
                clock);
    }

    @Bean
    ThreadReader threadReader(ThreadStreams streams, GatewayProperties properties) {
        return new ThreadReader(streams, properties.storeRetry());
    }

    @Bean
    Owners owners(ThreadStreams streams, GatewayProperties properties) {
        return new Owners(streams, properties.advertised());
    }

    @Bean
    Runs runs(ThreadReader threads, RunHub hub, RunHistory history) {
        return new Runs(threads, hub, history);
    }

    @Bean
    RunHistory runHistory(KafkaProperties kafka, Topics topics, Wire wire, ThreadStreams streams) {
        return new RunHistory(kafka.buildConsumerProperties(null), topics, wire, streams);
    }

    @Bean
    ThreadRequests threadRequests(
            KafkaTemplate<String, byte[]> stateTemplate, Topics topics, Wire wire, Traces traces) {
        return new ThreadRequests(stateTemplate, topics, wire, traces);
    }

    @Bean
    ThreadsHealth threads(ThreadStreams streams) {
        return new ThreadsHealth(streams);
    }

    @Bean(destroyMethod = "close")
    Admin kafkaAdminClient(KafkaProperties kafka) {
        return Admin.create(kafka.buildAdminProperties(null));
    }

    /** What each node has still to do, also one that no instance is left of. */
    @Bean
    NodeLag nodeLag(Admin kafka, Topics topics) {
        return new NodeLag(kafka, topics);
    }

    @Bean
    SystemHealth systemHealth(
            Admin kafka, Topics topics, ThreadStreams streams, GatewayProperties properties, WebClient.Builder http) {
        return new SystemHealth(kafka, topics, streams, properties, http.build(), properties.appVersion());
    }

    /** A number is no text: a client that sends one for a text is told so. */
    @Bean
    Jackson2ObjectMapperBuilderCustomizer strictRequests() {
        // A misspelt wish that is silently left out is worse than an error.
        return builder -> builder
                // Two days and a half are no two days.
                .featuresToDisable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .featuresToEnable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                        JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
                .postConfigurer(mapper -> mapper.coercionConfigFor(LogicalType.Textual)
                        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }

    /** The documentation names fields as the API does. */
    @Bean
    ModelResolver modelResolver(ObjectMapper mapper) {
        return new ModelResolver(mapper);
    }

    @Bean
    OpenAPI openApi(GatewayProperties properties) {
        return new OpenAPI()
                .info(new Info()
                        .title(properties.appName())
                        .version(properties.appVersion())
                        .description("A conversational guide for Sri Lankan travel that checks itself."));
    }
}
