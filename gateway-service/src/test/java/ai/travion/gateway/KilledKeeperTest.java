package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.echo;
import static ai.travion.gateway.GatewayUnderTest.json;
import static ai.travion.gateway.GatewayUnderTest.reachedByOthers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.schemas.GraphState;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A gateway that is gone from one moment to the next: it tells nobody, its connections stay open, and the broker finds out by its silence. */
@ExtendWith(KafkaExtension.class)
class KilledKeeperTest {

    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final Front front = new Front();
    private final GatewayUnderTest one;
    private final GatewayUnderTest killed;
    private List<String> threads = List.of();

    KilledKeeperTest(TestKafka kafka) {
        one = new GatewayUnderTest(kafka, reachedByOthers(), "travion.gateway.answers-within=1s")
                .answering(this::answered);
        killed = one.another(front.advertised());
        front.passOnTo(killed.port());
    }

    @BeforeEach
    void eachKeepsSomeOfTheThreads() {
        var all = IntStream.range(0, 20)
                .mapToObj(number -> "of-the-killed-" + number)
                .toList();
        await().atMost(Duration.ofSeconds(60))
                .until(() -> all.stream().anyMatch(one::keeps)
                        && all.stream().anyMatch(killed::keeps)
                        && all.stream().allMatch(thread -> one.keeps(thread) != killed.keeps(thread)));
        threads = all.stream().filter(killed::keeps).limit(3).toList();
    }

    @AfterEach
    void stop() {
        mayEnd.countDown();
        killed.close();
        one.close();
        front.close();
    }

    private Step answered(GraphState state) {
        if (state.getUserQuery().equals("wait")) {
            GatewayUnderTest.awaitOpen(mayEnd);
        }
        return Step.to(Graph.REPLY, echo(state));
    }

    /** Runs that have ended, that are worked on, and that wait, each followed from the other gateway all the while. */
    @Test
    void everyStreamThatWasOpenEndsWithEveryEventOnceAndNoRunIsEverUnknown() {
        var ended = threads.stream()
                .map(thread -> runOf(thread, json(one.post("/api/v1/chat", body(thread, "hello")))))
                .toList();
        var open = threads.stream()
                .flatMap(thread -> Stream.of("wait", "and then").map(message -> runOf(thread, asked(thread, message))))
                .toList();
        var streams = open.stream()
                .map(run -> CompletableFuture.supplyAsync(
                        () -> one.get(run + "/stream").body(), Thread::startVirtualThread))
                .toList();
        await().until(() -> open.stream()
                .map(run -> json(one.get(run)).path("status").asText())
                .toList()
                .containsAll(List.of("running", "queued")));

        front.beSilent();
        killed.workNoMore();
        var moved = new CountDownLatch(1);
        var statuses = ended.stream()
                .map(run -> CompletableFuture.supplyAsync(() -> statusesOf(run, moved), Thread::startVirtualThread))
                .toList();
        await().atMost(Duration.ofSeconds(30)).until(() -> threads.stream().allMatch(one::keeps));
        mayEnd.countDown();

        for (var stream : streams) {
            var events =
                    GatewayTest.events(stream.orTimeout(25, TimeUnit.SECONDS).join());
            assertThat(events)
                    .extracting(GatewayTest.Event::id)
                    .isEqualTo(IntStream.range(0, events.size())
                            .mapToObj(String::valueOf)
                            .toList());
            assertThat(events)
                    .extracting(GatewayTest.Event::name)
                    .contains("token")
                    .endsWith("reply", "done");
        }
        moved.countDown();
        for (var seen : statuses) {
            assertThat(seen.orTimeout(25, TimeUnit.SECONDS).join())
                    .contains(200)
                    .isSubsetOf(200, 503);
        }
        for (var run : ended) {
            assertThat(one.get(run + "/stream").body()).contains("event:reply", "event:done");
        }
    }

    /** Every status that is seen until the threads have moved, and the one after that. */
    private Set<Integer> statusesOf(String run, CountDownLatch moved) {
        var seen = new HashSet<Integer>();
        while (moved.getCount() > 0) {
            seen.add(one.get(run).statusCode());
        }
        seen.add(one.get(run).statusCode());
        return seen;
    }

    private com.fasterxml.jackson.databind.JsonNode asked(String thread, String message) {
        return json(one.post("/api/v1/chat", body(thread, message), "Prefer", "respond-async"));
    }

    private static String body(String thread, String message) {
        return "{\"message\": \"%s\", \"stream\": %s, \"thread_id\": \"%s\"}"
                .formatted(message, !message.equals("hello"), thread);
    }

    private static String runOf(String thread, com.fasterxml.jackson.databind.JsonNode reply) {
        return "/api/v1/threads/" + thread + "/runs/" + reply.path("run_id").asText();
    }
}
