package ai.travion.graph;

import static ai.travion.graph.Graph.FAILED;
import static ai.travion.graph.Graph.GENERATE;
import static ai.travion.graph.Graph.GRADER;
import static ai.travion.graph.Graph.REPLY;
import static ai.travion.graph.Graph.RETRIEVE;
import static ai.travion.graph.Graph.VERIFY;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.schemas.ControlAction;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.NodeVisit;
import ai.travion.schemas.RunControl;
import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunEventKind;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.StreamMode;
import ai.travion.schemas.wire.ConfluentAvroDeserializer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a node is promised, on a real broker. */
@ExtendWith(KafkaExtension.class)
class NodeRunnerTest {

    private final Pipeline pipeline;

    NodeRunnerTest(TestKafka kafka) {
        this.pipeline = new Pipeline(kafka, 1);
    }

    @AfterEach
    void close() {
        pipeline.close();
    }

    @Test
    void recordsOfOneThreadRunInOrderAndOfDifferentThreadsAtOnce() {
        Map<String, List<Integer>> order = new ConcurrentHashMap<>();
        var busy = new AtomicInteger();
        var mostBusy = new AtomicInteger();
        pipeline.service(RETRIEVE.runs((Node) state -> {
            mostBusy.accumulateAndGet(busy.incrementAndGet(), Math::max);
            pause(Duration.ofMillis(ThreadLocalRandom.current().nextInt(8)));
            order.computeIfAbsent(state.getThreadId(), thread -> new CopyOnWriteArrayList<>())
                    .add(state.getTurn());
            busy.decrementAndGet();
            return Step.to(GRADER, state);
        }));

        for (int turn = 1; turn <= 40; turn++) {
            for (var thread : List.of("ayesha", "bandara", "chamari")) {
                int number = turn;
                pipeline.send(
                        RETRIEVE,
                        aTurn().inThread(thread)
                                .with(state -> state.setTurn(number))
                                .build());
            }
        }

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER)).hasSize(120));
        assertThat(order.values())
                .hasSize(3)
                .allSatisfy(turns -> assertThat(turns)
                        .containsExactlyElementsOf(
                                IntStream.rangeClosed(1, 40).boxed().toList()));
        assertThat(mostBusy.get()).isGreaterThan(1);
    }

    @Test
    void twoHundredSlowThreadsOnOnePartitionDoNotWaitForEachOther() {
        var started = new CopyOnWriteArrayList<Instant>();
        var ended = new CopyOnWriteArrayList<Instant>();
        pipeline.service(List.of());
        for (int i = 0; i < 200; i++) {
            pipeline.send(RETRIEVE, aTurn().build());
        }

        pipeline.service(RETRIEVE.runs((Node) state -> {
            started.add(Instant.now());
            pause(Duration.ofMillis(200));
            ended.add(Instant.now());
            return Step.to(GRADER, state);
        }));

        await().atMost(Duration.ofSeconds(20)).until(() -> ended.size() == 200);
        var took = Duration.between(
                started.stream().min(Instant::compareTo).orElseThrow(),
                ended.stream().max(Instant::compareTo).orElseThrow());
        System.out.printf("200 threads x 200 ms on one partition: %d ms%n", took.toMillis());
        assertThat(took).isLessThan(Duration.ofSeconds(2));
    }

    @Test
    void aRecordThatIsDeliveredAgainHasNoSecondEffect() {
        var effects = new AtomicInteger();
        pipeline.service(RETRIEVE.runs((Node) state -> {
            effects.incrementAndGet();
            return Step.to(GRADER, state);
        }));
        var state = aTurn().build();
        var after = aTurn().inThread(state.getThreadId()).build();

        pipeline.send(RETRIEVE, state, state, after);

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER))
                .extracting(GraphState::getRunId)
                .containsExactly(state.getRunId(), after.getRunId()));
        assertThat(effects).hasValue(2);
    }

    @Test
    void aRunUnderAnIdThatIsFreeAgainIsWorkedOn() {
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(GRADER, state)));
        var erased = aTurn().build();
        var anew = GraphState.newBuilder(erased)
                .setDeadline(erased.getDeadline().plusSeconds(1))
                .build();

        pipeline.send(RETRIEVE, erased, anew);

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER))
                .extracting(GraphState::getDeadline)
                .containsExactly(erased.getDeadline(), anew.getDeadline()));
    }

    @Test
    void whatTheBrokerDeliversAgainToTheSameInstanceHasNoSecondEffect() {
        var effects = new AtomicInteger();
        pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    effects.incrementAndGet();
                    return Step.to(GRADER, state);
                }),
                "travion.runner.commit-interval=1h");
        var state = aTurn().build();
        var after = aTurn().inThread(state.getThreadId()).build();
        pipeline.send(RETRIEVE, state);
        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER)).hasSize(1));
        var members = pipeline.membersOf(RETRIEVE);
        assertThat(pipeline.lagOf(RETRIEVE)).isEqualTo(1);

        pipeline.throwOut(RETRIEVE);
        pipeline.send(RETRIEVE, after);

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER))
                .extracting(GraphState::getRunId)
                .containsExactly(state.getRunId(), after.getRunId()));
        assertThat(effects).hasValue(2);
        assertThat(pipeline.membersOf(RETRIEVE)).isNotEmpty().doesNotContainAnyElementsOf(members);
    }

    @Test
    void whatACrashedInstanceLeftUnfinishedIsDoneByAnother() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var never = new CompletableFuture<Step>();
        var crashing = pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    begun.countDown();
                    return never.join();
                }),
                "travion.runner.drain-timeout=0s");
        pipeline.send(RETRIEVE, aTurn().build());
        assertThat(begun.await(20, TimeUnit.SECONDS)).isTrue();

        crashing.close();
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(GRADER, state)));

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER)).hasSize(1));
    }

    @Test
    void anInstanceWithANameOfItsOwnGetsItsPartitionsBackWhileTheBrokerStillBelievesItAlive()
            throws InterruptedException {
        var begun = new CountDownLatch(1);
        pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    begun.countDown();
                    return new CompletableFuture<Step>().join();
                }),
                "travion.instance=retrieval-1",
                "travion.runner.drain-timeout=0s");
        pipeline.send(RETRIEVE, aTurn().build());
        assertThat(begun.await(20, TimeUnit.SECONDS)).isTrue();

        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(GRADER, state)), "travion.instance=retrieval-1");

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER)).hasSize(1));
    }

    @Test
    void aSlowNodeIsPausedAndNeverThrownOutOfItsGroup() {
        var done = new AtomicInteger();
        pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    pause(Duration.ofSeconds(4));
                    done.incrementAndGet();
                    return Step.to(GRADER, state);
                }),
                "travion.runner.max-in-flight=2",
                "spring.kafka.consumer.max-poll-records=1",
                "spring.kafka.consumer.properties.max.poll.interval.ms=2000");
        await().until(() -> pipeline.membersOf(RETRIEVE).size() == 1);
        var member = pipeline.membersOf(RETRIEVE);

        for (int i = 0; i < 6; i++) {
            pipeline.send(RETRIEVE, aTurn().build());
        }

        await().atMost(Duration.ofSeconds(40)).until(() -> done.get() == 6 && pipeline.lagOf(RETRIEVE) == 0);
        assertThat(pipeline.membersOf(RETRIEVE)).isEqualTo(member);
        assertThat(pipeline.statesAt(GRADER)).hasSize(6);
    }

    @Test
    void oneStuckThreadHoldsUpNeitherOthersNorTheGroup() {
        var release = new CompletableFuture<Void>();
        pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    if (state.getThreadId().equals("stuck")) {
                        release.join();
                    }
                    return Step.to(GRADER, state);
                }),
                "travion.runner.max-uncommitted=10",
                "spring.kafka.consumer.max-poll-records=5");

        pipeline.send(RETRIEVE, aTurn().inThread("stuck").build());
        for (int i = 0; i < 100; i++) {
            pipeline.send(RETRIEVE, aTurn().build());
        }

        await().until(() -> pipeline.statesAt(GRADER).size() >= 9);
        assertThat(pipeline.statesAt(GRADER)).hasSizeLessThan(100);
        release.complete(null);
        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER)).hasSize(101));
        await().until(() -> pipeline.lagOf(RETRIEVE) == 0);
    }

    @Test
    void aFailureThatPassesIsTriedAgainAndTheVisitSaysSo() {
        var tries = new AtomicInteger();
        pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    if (tries.incrementAndGet() < 3) {
                        throw new TransientFailure("the index is being swapped");
                    }
                    return Step.to(GRADER, state);
                }),
                "travion.runner.backoff=10ms");

        pipeline.send(RETRIEVE, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER))
                .singleElement()
                .satisfies(state -> assertThat(state.getVisits())
                        .singleElement()
                        .extracting(NodeVisit::getNode, NodeVisit::getAttempt)
                        .containsExactly("retrieve", 3)));
    }

    @Test
    void aFailureThatDoesNotPassIsAnswered() {
        var tries = new AtomicInteger();
        pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    tries.incrementAndGet();
                    throw new IllegalArgumentException("no such aspect");
                }),
                "travion.runner.backoff=10ms");

        pipeline.send(RETRIEVE, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(FAILED))
                .singleElement()
                .satisfies(state -> {
                    assertThat(state.getAddressee()).isEqualTo("failed");
                    assertThat(state.getError().orElseThrow().getCode()).isEqualTo("node_failed");
                    assertThat(state.getErrorLog()).singleElement().asString().contains("no such aspect");
                }));
        assertThat(tries).hasValue(1);
    }

    @Test
    void aFailureThatKeepsComingIsAnsweredToo() {
        pipeline.service(
                RETRIEVE.runs((Node) state -> {
                    throw new TransientFailure("still away");
                }),
                "travion.runner.backoff=10ms");

        pipeline.send(RETRIEVE, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(FAILED))
                .singleElement()
                .satisfies(state -> assertThat(state.getVisits())
                        .singleElement()
                        .satisfies(visit -> assertThat(visit.getAttempt()).isEqualTo(3))));
    }

    @Test
    void recordsThatNobodyCanReadGoToTheDeadLettersAndTheirNeighboursGoOn() {
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(GRADER, state)));
        var topic = pipeline.topics().of(RETRIEVE);

        pipeline.send(RETRIEVE, aTurn().build());
        pipeline.sendBytes(topic, "bad", "not avro".getBytes(StandardCharsets.UTF_8));
        pipeline.send(RETRIEVE, aTurn().build());
        pipeline.sendBytes(topic, "bad", new byte[] {0, 0, 0, 0, 9, 1, 2});
        pipeline.send(topic, "odd", RunEvent.newBuilder().build());
        pipeline.send(RETRIEVE, aTurn().build());

        await().untilAsserted(() -> {
            assertThat(pipeline.statesAt(GRADER)).hasSize(3);
            assertThat(pipeline.recordsOf(pipeline.topics().deadLetters())).hasSize(3);
        });
        await().until(() -> pipeline.lagOf(RETRIEVE) == 0);
        var letter = pipeline.recordsOf(pipeline.topics().deadLetters()).stream()
                .filter(each -> header(each, "travion-offset").equals("1"))
                .findAny()
                .orElseThrow();
        assertThat(letter.value()).asString(StandardCharsets.UTF_8).isEqualTo("not avro");
        assertThat(header(letter, "travion-topic")).isEqualTo(topic);
        assertThat(header(letter, "travion-cause")).contains("Confluent's wire format");
    }

    @Test
    void aStepAlongNoEdgeIsRefused() {
        pipeline.service(GENERATE.runs((Node) state -> Step.to(REPLY, state)));

        pipeline.send(GENERATE, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(FAILED))
                .singleElement()
                .satisfies(state ->
                        assertThat(state.getError().orElseThrow().getCode()).isEqualTo("illegal_step")));
    }

    @Test
    void aStateThatOutgrowsTheEnvelopeIsAnsweredNotStuck() {
        var line = new ShadowMonitorLog(Instant.EPOCH, "golden_hour", "ok", "x".repeat(5_000));
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(
                GRADER,
                GraphState.newBuilder(state)
                        .setShadowMonitorLogs(java.util.Collections.nCopies(50, line))
                        .build())));

        pipeline.send(RETRIEVE, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(FAILED))
                .singleElement()
                .satisfies(state ->
                        assertThat(state.getError().orElseThrow().getCode()).isEqualTo("too_large")));
        await().until(() -> pipeline.lagOf(RETRIEVE) == 0);
    }

    @Test
    void formerPlansGiveWayWhereAStateHasNoRoomForThem() {
        var made = MadePlan.newBuilder()
                .setTurn(2)
                .setSlots(ByteBuffer.wrap(new byte[70_000]))
                .build();
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(
                GRADER, GraphState.newBuilder(state).setMadePlans(List.of(made)).build())));

        pipeline.send(RETRIEVE, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER))
                .singleElement()
                .satisfies(state -> assertThat(state.getMadePlans())
                        .singleElement()
                        .satisfies(plan -> assertThat(plan.getSlots()).isEmpty())));
    }

    @Test
    void whatIsInFlightIsFinishedBeforeAServiceStops() throws InterruptedException {
        var begun = new CountDownLatch(5);
        var service = pipeline.service(RETRIEVE.runs((Node) state -> {
            begun.countDown();
            pause(Duration.ofSeconds(1));
            return Step.to(GRADER, state);
        }));
        for (int i = 0; i < 5; i++) {
            pipeline.send(RETRIEVE, aTurn().build());
        }
        assertThat(begun.await(20, TimeUnit.SECONDS)).isTrue();

        service.close();

        assertThat(pipeline.statesAt(GRADER)).hasSize(5);
        assertThat(pipeline.lagOf(RETRIEVE)).isZero();
    }

    @Test
    void nothingIsSpentOnARunThatIsLateOrWasCancelledWhileNobodyWasThere() {
        pipeline.service(RETRIEVE.runs((Node) state -> Step.to(GRADER, state))).close();
        var late = aTurn().with(state -> state.setDeadline(Instant.now().minusSeconds(1)))
                .build();
        var cancelled = aTurn().build();
        var next = aTurn().build();
        pipeline.send(RETRIEVE, late, cancelled, next);
        pipeline.order(
                RunControl.newBuilder()
                        .setAction(ControlAction.CANCEL)
                        .setRunId(cancelled.getRunId())
                        .build(),
                cancelled.getDeadline());
        var worked = new CopyOnWriteArrayList<String>();

        pipeline.service(RETRIEVE.runs((Node) state -> {
            worked.add(state.getRunId());
            return Step.to(GRADER, state);
        }));

        await().untilAsserted(() -> assertThat(worked).contains(next.getRunId()));
        await().until(() -> pipeline.lagOf(RETRIEVE) == 0);
        assertThat(worked).containsExactly(next.getRunId());
    }

    @Test
    void workOnARunThatIsCancelledIsInterruptedAndItsThreadGoesOn() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var never = new CountDownLatch(1);
        pipeline.service(RETRIEVE.runs((Node) state -> {
            if (state.getUserQuery().equals("take for ever")) {
                begun.countDown();
                awaitInterruptibly(never);
            }
            return Step.to(GRADER, state);
        }));
        var stuck = aTurn().inThread("impatient").asking("take for ever").build();
        var next = aTurn().inThread("impatient").asking("never mind").build();
        pipeline.send(RETRIEVE, stuck, next);
        assertThat(begun.await(20, TimeUnit.SECONDS)).isTrue();

        pipeline.send(
                pipeline.topics().control(),
                "impatient",
                RunControl.newBuilder()
                        .setAction(ControlAction.CANCEL)
                        .setRunId(stuck.getRunId())
                        .build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER))
                .extracting(GraphState::getRunId)
                .containsExactly(next.getRunId()));
        assertThat(pipeline.statesAt(FAILED)).isEmpty();
        await().until(() -> pipeline.lagOf(RETRIEVE) == 0);
    }

    @Test
    void aFollowedRunShowsItsNodesAndTokensBeforeTheHop() {
        pipeline.service(GENERATE.runs((state, progress) -> {
            progress.token(0, "Ayu");
            progress.token(0, "bowan");
            return Step.to(VERIFY, state);
        }));
        var followed = aTurn().with(state -> state.setStream(StreamMode.LIVE)).build();

        pipeline.send(GENERATE, followed, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(VERIFY)).hasSize(2));
        assertThat(events())
                .extracting(RunEvent::getKind, RunEvent::getText)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(RunEventKind.NODE_STARTED, ""),
                        org.assertj.core.groups.Tuple.tuple(RunEventKind.TOKEN, "Ayu"),
                        org.assertj.core.groups.Tuple.tuple(RunEventKind.TOKEN, "bowan"),
                        org.assertj.core.groups.Tuple.tuple(RunEventKind.NODE_FINISHED, ""));
        assertThat(events()).extracting(RunEvent::getIndex).containsExactly(0, 1, 2, 3);
        assertThat(pipeline.statesAt(VERIFY))
                .filteredOn(state -> state.getRunId().equals(followed.getRunId()))
                .singleElement()
                .satisfies(state -> assertThat(state.getEventsPublished()).isEqualTo(4));
    }

    @Test
    void wordsOfAStepThatIsTriedAgainAreToldApartFromThoseBefore() {
        var tries = new AtomicInteger();
        pipeline.service(GENERATE.runs((state, progress) -> {
            progress.token(0, "try " + tries.incrementAndGet());
            if (tries.get() == 1) {
                throw new TransientFailure("not yet", new IllegalStateException());
            }
            return Step.to(VERIFY, state);
        }));
        var followed = aTurn().with(state -> state.setStream(StreamMode.LIVE)).build();

        pipeline.send(GENERATE, followed);

        await().untilAsserted(() -> assertThat(pipeline.statesAt(VERIFY)).hasSize(1));
        var records = pipeline.recordsOf(pipeline.topics().outcomes());
        assertThat(events()).extracting(RunEvent::getText).containsExactly("", "try 1", "try 2", "");
        var attempts = records.stream()
                .map(record -> RunHeaders.attemptIn(record.headers()))
                .toList();
        assertThat(attempts.get(0)).isNotEmpty().isEqualTo(attempts.get(1));
        assertThat(attempts.get(2)).isEqualTo(attempts.get(3)).isNotEqualTo(attempts.get(1));
        assertThat(records).allMatch(record -> RunHeaders.mean(record.headers(), followed.getDeadline()));
        assertThat(pipeline.statesAt(VERIFY))
                .singleElement()
                .satisfies(state -> assertThat(state.getEventsPublished()).isEqualTo(3));
    }

    @Test
    void anOrderToStopARunDoesNotStopTheNextUnderItsId() {
        var working = new CountDownLatch(1);
        pipeline.service(RETRIEVE.runs((Node) state -> {
            if (state.getTurn() == 1) {
                working.countDown();
                awaitInterruptibly(new CountDownLatch(1));
            }
            return Step.to(GRADER, state);
        }));
        var stopped = aTurn().with(state -> state.setTurn(1)).build();
        var next = GraphState.newBuilder(stopped)
                .setTurn(2)
                .setDeadline(stopped.getDeadline().plusSeconds(1))
                .build();
        var order = RunControl.newBuilder()
                .setAction(ControlAction.CANCEL)
                .setRunId(stopped.getRunId())
                .build();
        pipeline.send(RETRIEVE, stopped, next);
        awaitInterruptibly(working);

        pipeline.order(order, stopped.getDeadline());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(GRADER))
                .extracting(GraphState::getTurn)
                .containsExactly(2));
    }

    @Test
    void aServiceMayRunAPartOfItsNodes() {
        var both = List.of(RETRIEVE.runs((Node) state -> Step.to(GRADER, state)), VERIFY.runs((Node)
                state -> Step.to(REPLY, state)));
        pipeline.service(both, "travion.nodes=verify");

        pipeline.send(RETRIEVE, aTurn().build());
        pipeline.send(VERIFY, aTurn().build());

        await().untilAsserted(() -> assertThat(pipeline.statesAt(REPLY)).hasSize(1));
        assertThat(pipeline.statesAt(GRADER)).isEmpty();
    }

    @Test
    void aNamespaceOfAnotherPartitionCountIsRefusedInPlainWords() {
        pipeline.service(List.of());

        assertThatThrownBy(() -> pipeline.service(List.of(), "travion.topics.partitions=2"))
                .rootCause()
                .hasMessageContaining("The number of partitions is fixed")
                .hasMessageContaining(pipeline.topics().outcomes() + " has 1");
    }

    @Test
    void aBrokerThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> pipeline.service(
                        List.of(), "KAFKA_BOOTSTRAP_SERVERS=localhost:1", "travion.topics.wait-for-broker=1s"))
                .hasStackTraceContaining("Kafka does not answer at")
                .hasStackTraceContaining("KAFKA_BOOTSTRAP_SERVERS");
    }

    private List<RunEvent> events() {
        var deserializer = new ConfluentAvroDeserializer();
        return pipeline.recordsOf(pipeline.topics().outcomes()).stream()
                .map(record -> (RunEvent) requireNonNull(deserializer.deserialize(record.topic(), record.value())))
                .toList();
    }

    private static String header(ConsumerRecord<String, byte[]> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }

    /** A node that waits for something that never comes, and can be stopped. */
    private static void awaitInterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException("stopped", e);
        }
    }

    /** Slow work, as a node waits for a model. */
    private static void pause(Duration duration) {
        var later = CompletableFuture.delayedExecutor(duration.toMillis(), TimeUnit.MILLISECONDS);
        CompletableFuture.runAsync(() -> {}, later).join();
    }
}
