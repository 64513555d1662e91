package ai.travion.gateway.health;

import ai.travion.gateway.GatewayProperties;
import ai.travion.gateway.health.HealthController.HealthView;
import ai.travion.gateway.thread.ThreadStreams;
import ai.travion.graph.Graph;
import ai.travion.graph.Topics;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Asks Kafka which nodes have instances, and the services how their engines are. A node lives where its group has a member;
 * an engine where its service says so.
 */
public final class SystemHealth {

    private static final Duration TIME_LIMIT = Duration.ofSeconds(2);
    private static final Duration FRESH = Duration.ofSeconds(1);

    /** A component of the API, the service that has it, and its name in that service's health. */
    private record Component(String name, String service, String indicator) {}

    private static final Component[] COMPONENTS = {
        new Component("llm", "generator-service", "llm"),
        new Component("crowdcast", "shadow-monitor-service", "crowdCast"),
        new Component("event_sentinel", "shadow-monitor-service", "eventSentinel"),
        new Component("golden_hour", "shadow-monitor-service", "goldenHour"),
        new Component("physics_engine", "shadow-monitor-service", "physicsEngine"),
        new Component("recommender", "retrieval-service", "recommender"),
        new Component("ranker_agent", "retrieval-service", "rankerAgent"),
    };

    private final Admin kafka;
    private final Topics topics;
    private final ThreadStreams streams;
    private final GatewayProperties properties;
    private final WebClient http;
    private final String version;
    private final Mono<HealthView> recent;

    public SystemHealth(
            Admin kafka,
            Topics topics,
            ThreadStreams streams,
            GatewayProperties properties,
            WebClient http,
            String version) {
        this.kafka = kafka;
        this.topics = topics;
        this.streams = streams;
        this.properties = properties;
        this.http = http;
        this.version = version;
        this.recent = Mono.defer(this::checkNow).cache(FRESH);
    }

    /** How the system is, at most a second ago. */
    Mono<HealthView> check() {
        return recent;
    }

    private Mono<HealthView> checkNow() {
        var nodes = Mono.fromCallable(this::nodes).subscribeOn(Schedulers.boundedElastic());
        return Mono.zip(nodes, components())
                .map(both -> new HealthView(status(both.getT1()), version, both.getT2(), both.getT1()));
    }

    private String status(Map<String, String> nodes) {
        if (!streams.isReady() || nodes.containsValue("unknown: Kafka does not answer")) {
            return "unhealthy";
        }
        return nodes.values().stream().allMatch(node -> node.startsWith("up")) ? "healthy" : "degraded";
    }

    private Map<String, String> nodes() throws InterruptedException {
        var groups = Graph.nodes().map(topics::groupOf).toList();
        var described = kafka.describeConsumerGroups(groups).describedGroups();
        var nodes = new LinkedHashMap<String, String>();
        for (var node : Graph.nodes().toList()) {
            var group = described.get(topics.groupOf(node));
            nodes.put(node.nodeName(), group == null ? "down" : members(group));
        }
        return nodes;
    }

    private static String members(
            org.apache.kafka.common.KafkaFuture<org.apache.kafka.clients.admin.ConsumerGroupDescription> group)
            throws InterruptedException {
        try {
            int instances = group.get(TIME_LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                    .members()
                    .size();
            return instances == 0 ? "down" : "up (" + instances + (instances == 1 ? " instance)" : " instances)");
        } catch (ExecutionException noSuchGroup) {
            return noSuchGroup.getCause() instanceof org.apache.kafka.common.errors.GroupIdNotFoundException
                    ? "down"
                    : "unknown: Kafka does not answer";
        } catch (TimeoutException e) {
            return "unknown: Kafka does not answer";
        }
    }

    private Mono<Map<String, String>> components() {
        var asked = new LinkedHashMap<String, Mono<Optional<JsonNode>>>();
        properties
                .services()
                .forEach((service, url) -> asked.put(service, healthOf(url).cache()));
        var components = Mono.just((Map<String, String>) new LinkedHashMap<String, String>());
        for (var component : COMPONENTS) {
            var health = asked.getOrDefault(component.service(), Mono.just(Optional.empty()));
            components = components.zipWith(health, (map, node) -> {
                map.put(
                        component.name(),
                        node.map(found -> words(found, component)).orElse("unreachable"));
                return map;
            });
        }
        return components.map(map -> {
            map.put("graph", streams.isReady() ? "compiled" : "starting (" + streams.state() + ")");
            return map;
        });
    }

    private Mono<Optional<JsonNode>> healthOf(URI service) {
        return http.get()
                .uri(service + "/actuator/health")
                .exchangeToMono(response -> response.bodyToMono(JsonNode.class))
                .timeout(TIME_LIMIT)
                .map(Optional::of)
                .onErrorReturn(Optional.empty());
    }

    private static String words(JsonNode health, Component component) {
        var indicator = health.path("components").path(component.indicator());
        if (indicator.isMissingNode()) {
            return "not built yet";
        }
        return indicator
                .path("details")
                .path("detail")
                .asText(indicator.path("status").asText("unknown"));
    }
}
