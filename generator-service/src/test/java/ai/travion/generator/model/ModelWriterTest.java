package ai.travion.generator.model;

import static ai.travion.generator.model.ModelFixture.composed;
import static ai.travion.generator.model.ModelFixture.model;
import static ai.travion.generator.model.ModelFixture.properties;
import static ai.travion.generator.model.ModelFixture.sigiriya;
import static ai.travion.generator.model.ModelFixture.writer;
import static ai.travion.generator.model.OpenAiStandIn.answering;
import static ai.travion.generator.model.OpenAiStandIn.breaksOffAfter;
import static ai.travion.generator.model.OpenAiStandIn.endsFor;
import static ai.travion.generator.model.OpenAiStandIn.neverAnswers;
import static ai.travion.generator.model.OpenAiStandIn.reportsAnErrorAfter;
import static ai.travion.generator.model.OpenAiStandIn.says;
import static ai.travion.generator.model.OpenAiStandIn.saysAndWaits;
import static ai.travion.generator.model.OpenAiStandIn.sendsAPage;
import static ai.travion.generator.model.OpenAiStandIn.sendsWhatIsNoJsonAfter;
import static ai.travion.generator.model.OpenAiStandIn.status;
import static ai.travion.generator.model.OpenAiStandIn.trickles;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.data.Offset.offset;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import ai.travion.generator.model.ModelFixture.NotingPen;
import ai.travion.generator.model.OpenAiStandIn.Manner;
import ai.travion.graph.TransientFailure;
import ai.travion.schemas.Citation;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.TravelBrief;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ModelWriterTest {

    private static final String GOOD =
            "Climbing Sigiriya means roughly 1,200 steps. [1, 7] Monks lived there later [2].";

    private final NotingPen pen = new NotingPen();

    @Test
    void aGoodAnswerIsShownAsItComesWithItsSourcesBelow() {
        try (var standIn = answering(says(GOOD))) {
            var written = writer(standIn).write(sigiriya().build(), pen);

            assertThat(written.text())
                    .isEqualTo("Climbing Sigiriya means roughly 1,200 steps [1] [7]. Monks lived there later [2].\n\n"
                            + "Sources: [1] Sigiriya, adventure · [2] Sigiriya, history");
            assertThat(pen.shown()).isEqualTo(written.text());
            assertThat(pen.taken).isEmpty();
        }
    }

    @Test
    void itsNumbersStandForChunksThatAreThereAndTheirSnippetsSayWhatWasSaid() {
        try (var standIn = answering(says(GOOD))) {
            var state = sigiriya().build();

            var written = writer(standIn).write(state, pen);

            assertThat(written.citations())
                    .extracting(Citation::getId, Citation::getChunkId, Citation::getSnippet)
                    .containsExactly(
                            tuple(
                                    1,
                                    state.getRetrievedDocuments().get(0).getChunkId(),
                                    "Climbing Sigiriya means roughly 1,200 steps up the cliff."),
                            tuple(
                                    2,
                                    state.getRetrievedDocuments().get(1).getChunkId(),
                                    "It was abandoned to monks after his death."));
            var brief = (CitedAnswer) requireNonNull(written.brief()).inEnvelope();
            assertThat(brief.getStatements())
                    .extracting(statement -> statement.getText(), statement -> statement.getCitations())
                    .containsExactly(
                            tuple("Climbing Sigiriya means roughly 1,200 steps.", List.of(1)),
                            tuple("Monks lived there later.", List.of(2)));
        }
    }

    @Test
    void anAnswerThatCitesNothingThatIsThereIsOfLowGrounding() {
        try (var standIn = answering(says("It has 1,200 steps [9]."))) {
            var written = writer(standIn).write(sigiriya().build(), pen);

            assertThat(written.text()).isEqualTo("It has 1,200 steps [9].");
            assertThat(written.citations()).isEmpty();
            assertThat(written.grounding()).isEqualTo(Grounding.LOW);
        }
    }

    @Test
    void aPlanKeepsItsItineraryAndGetsATravelBriefWithTheModelsStatements() {
        var slot = ItinerarySlot.newBuilder()
                .setTime("07:00")
                .setLocation("Sigiriya")
                .setActivity("Climb the rock")
                .setDurationMinutes(180)
                .build();
        try (var standIn = answering(
                says("A day at Sigiriya.\n\n07:00 Sigiriya: climb the rock.\n\n- It has roughly 1,200 steps [1]."))) {
            var state =
                    sigiriya().meaning(IntentType.TRIP_PLANNING).withSlot(slot).build();

            var written = writer(standIn).write(state, pen);

            assertThat(written.itinerary()).containsExactly(slot);
            var brief = (TravelBrief) requireNonNull(written.brief()).inEnvelope();
            assertThat(brief.getSummary()).isEqualTo("A day at Sigiriya.");
            assertThat(brief.getHighlights())
                    .singleElement()
                    .satisfies(highlight -> assertThat(highlight.getText()).isEqualTo("It has roughly 1,200 steps."));
        }
    }

    @Test
    void theFirstWordIsShownBeforeTheModelSaysTheSecond() {
        var signal = new CountDownLatch(1);
        pen.whenWritten(signal::countDown);
        try (var standIn = answering(saysAndWaits("Climbing", signal, " means steps [1]."))) {
            var written = model(properties(standIn.baseUrl(), Duration.ofSeconds(20), 10), new SimpleMeterRegistry())
                    .writer()
                    .write(sigiriya().build(), pen);

            assertThat(pen.pieces).first().isEqualTo("Climbing");
            assertThat(written.llm().getDegraded()).isFalse();
        }
    }

    static Stream<Arguments> failuresBeforeAnyWord() {
        return Stream.of(
                arguments("it was too busy", status(429, Map.of())),
                arguments("it reported an error of its own", status(500, Map.of())),
                arguments("it reported an error of its own", status(503, Map.of())),
                arguments("it refused the request", status(401, Map.of())),
                arguments("it refused the request", status(400, Map.of())),
                arguments("its answer broke off", sendsAPage()),
                arguments("its answer broke off", breaksOffAfter("")),
                arguments("its answer could not be read", sendsWhatIsNoJsonAfter("")),
                arguments("its answer was empty", endsFor("stop", "")),
                arguments("its answer was empty", endsFor("stop", " \n ")),
                arguments("it refused the request", endsFor("content_filter", "")),
                arguments("its answer broke off", reportsAnErrorAfter("")),
                arguments("it did not answer in time", neverAnswers()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failuresBeforeAnyWord")
    void whereTheModelSaysNothingTheComposerAnswersAndTheReplySaysWhy(String reason, Manner manner) {
        try (var standIn = answering(manner)) {
            var state = sigiriya().build();

            var written = writer(standIn).write(state, pen);

            assertThat(written.text()).isEqualTo(composed(state)).isEqualTo(pen.shown());
            assertThat(written.llm())
                    .extracting(LlmUsage::getProvider, LlmUsage::getModel, LlmUsage::getDegraded, LlmUsage::getReason)
                    .containsExactly("openai", "stand-in", true, Optional.of(reason));
            assertThat(pen.taken).isEmpty();
        }
    }

    static Stream<Arguments> failuresInTheMiddle() {
        var words = "The climb begins at the moat and ";
        return Stream.of(
                arguments("its answer broke off", breaksOffAfter(words)),
                arguments("its answer could not be read", sendsWhatIsNoJsonAfter(words)),
                arguments("its answer broke off", reportsAnErrorAfter(words)),
                arguments("its answer was longer than it may be", endsFor("length", words)),
                arguments("it refused the request", endsFor("content_filter", words)),
                arguments("its answer broke off", saysAndWaits(words, new CountDownLatch(1), "")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failuresInTheMiddle")
    void halfAnAnswerIsTakenBackAndNothingIsAppendedToIt(String reason, Manner manner) {
        try (var standIn = answering(manner)) {
            var state = sigiriya().build();

            var written = writer(standIn).write(state, pen);

            assertThat(pen.taken).singleElement().asString().contains(reason);
            assertThat(pen.shown()).isEqualTo(composed(state)).isEqualTo(written.text());
            assertThat(written.llm().getDegraded()).isTrue();
            assertThat(standIn.calls())
                    .as("no second try once words were shown")
                    .isEqualTo(1);
        }
    }

    @Test
    void whatMayPassIsTriedAgain() {
        try (var standIn = answering(status(500, Map.of()), sendsAPage(), says(GOOD))) {
            var written = writer(standIn).write(sigiriya().build(), pen);

            assertThat(written.llm())
                    .extracting(LlmUsage::getDegraded, LlmUsage::getCalls)
                    .containsExactly(false, 3);
        }
    }

    @Test
    void anEndpointThatIsAwayIsNoReasonToFail() {
        String gone;
        try (var standIn = answering(says(GOOD))) {
            gone = standIn.baseUrl();
        }
        var state = sigiriya().build();

        var written =
                model(properties(gone), new SimpleMeterRegistry()).writer().write(state, pen);

        assertThat(written.text()).isEqualTo(composed(state));
        assertThat(written.llm().getReason()).contains("it could not be reached");
        assertThat(written.llm().getCalls()).isEqualTo(3);
    }

    @Test
    void anEndpointThatAsksForASecondGetsIt() {
        try (var standIn = answering(status(429, Map.of("Retry-After", "1")), says(GOOD))) {
            var written = writer(standIn).write(sigiriya().build(), pen);

            assertThat(written.llm().getDegraded()).isFalse();
            assertThat(standIn.betweenTheFirstTwoCalls()).isGreaterThanOrEqualTo(Duration.ofSeconds(1));
        }
    }

    @Test
    void anEndpointThatAsksForAnHourIsNotAskedAgainByTheNextTurnEither() {
        try (var standIn = answering(status(429, Map.of("Retry-After", "3600")), says(GOOD))) {
            var writer = writer(standIn);
            writer.write(sigiriya().build(), new NotingPen());

            var written = writer.write(sigiriya().build(), pen);

            assertThat(standIn.calls()).isEqualTo(1);
            assertThat(written.llm().getReason()).contains("it has asked not to be asked for a while");
        }
    }

    @Test
    void anEndpointThatNamesItsPauseIsAskedAfterItHoweverManyCallsFailedBefore() {
        var busy = status(429, Map.of("Retry-After", "1"));
        try (var standIn =
                answering(status(400, Map.of()), status(400, Map.of()), says(GOOD), says(GOOD), busy, says(GOOD))) {
            var writer = writer(standIn);
            for (int turn = 0; turn < 4; turn++) {
                writer.write(sigiriya().build(), new NotingPen());
            }

            var written = writer.write(sigiriya().build(), pen);

            assertThat(standIn.calls()).isEqualTo(6);
            assertThat(written.llm().getDegraded()).isFalse();
        }
    }

    @Test
    void anEndpointThatKeepsFailingIsGivenARest() {
        try (var standIn = answering(status(400, Map.of()))) {
            var writer = writer(standIn);
            for (int turn = 0; turn < 5; turn++) {
                writer.write(sigiriya().build(), new NotingPen());
            }

            var written = writer.write(sigiriya().build(), pen);

            assertThat(standIn.calls()).isEqualTo(5);
            assertThat(written.llm())
                    .extracting(LlmUsage::getReason, LlmUsage::getCalls)
                    .containsExactly(Optional.of("it has been failing and is given a rest"), 0);
        }
    }

    @Test
    void aTurnIsAnsweredInTimeForItsDeadlineWhereTheModelNeverComesToAnEnd() {
        try (var standIn = answering(trickles("and so on ", Duration.ofMillis(50)))) {
            var deadline = Instant.now().plusSeconds(4);
            var state = sigiriya().with(it -> it.setDeadline(deadline)).build();

            var written = writer(standIn).write(state, pen);

            assertThat(Instant.now()).isBefore(deadline.minusSeconds(1));
            assertThat(written.text()).isEqualTo(pen.shown()).isEqualTo(composed(state));
            assertThat(pen.taken).hasSize(1);
        }
    }

    @Test
    void aTurnWithHardlyAnyTimeLeftDoesNotBeginWithAModel() {
        try (var standIn = answering(says(GOOD))) {
            var state = sigiriya()
                    .with(it -> it.setDeadline(Instant.now().plusMillis(2_200)))
                    .build();

            var written = writer(standIn).write(state, pen);

            assertThat(standIn.calls()).isZero();
            assertThat(written.llm().getReason()).contains("the time of the turn was nearly over");
        }
    }

    @Test
    void aCancelledRunHangsUpAtOnce() throws Exception {
        try (var standIn = answering(neverAnswers())) {
            var writer = model(properties(standIn.baseUrl(), Duration.ofSeconds(30), 10), new SimpleMeterRegistry())
                    .writer();
            var run = new FutureTask<>(() -> {
                var thrown = catchThrowable(() -> writer.write(sigiriya().build(), pen));
                assertThat(Thread.currentThread().isInterrupted()).isTrue();
                return thrown;
            });
            var thread = Thread.ofVirtual().start(run);
            await().atMost(Duration.ofMinutes(1)).until(() -> standIn.calls() == 1);

            thread.interrupt();

            assertThat(run.get()).isInstanceOf(TransientFailure.class);
            assertThat(standIn.wasHungUpOn(Duration.ofSeconds(5))).isTrue();
        }
    }

    @Test
    void aCallThatIsGivenUpHangsUpToo() throws Exception {
        try (var standIn = answering(neverAnswers())) {
            writer(standIn).write(sigiriya().build(), pen);

            assertThat(standIn.wasHungUpOn(Duration.ofSeconds(5))).isTrue();
        }
    }

    @Test
    void aTurnThatTheComposerTookOverStaysWithIt() {
        try (var standIn = answering(says(GOOD))) {
            var state = sigiriya()
                    .afterCorrections(1)
                    .with(it -> it.setLlm(LlmUsage.newBuilder()
                            .setProvider("openai")
                            .setDegraded(true)
                            .setReason("its answer broke off")
                            .setFirstTokenMs(80)
                            .build()))
                    .build();

            var written = writer(standIn).write(state, pen);

            assertThat(standIn.calls()).isZero();
            assertThat(written.llm().getReason()).contains("its answer broke off");
            assertThat(written.llm().getFirstTokenMs()).contains(80);
        }
    }

    @Test
    void aModelWhoseDraftsWereRefusedTwiceIsNotAskedAThirdTime() {
        try (var standIn = answering(says(GOOD))) {
            var state = sigiriya().afterCorrections(2).build();

            var written = writer(standIn).write(state, pen);

            assertThat(standIn.calls()).isZero();
            assertThat(written.llm().getReason()).contains("what it wrote did not pass the checks");
        }
    }

    @Test
    void aCorrectionTellsTheModelWhatToMendAndAddsToWhatTheTurnCost() {
        try (var standIn = answering(says(GOOD))) {
            var writer = writer(standIn);
            var first = writer.write(sigiriya().build(), new NotingPen());
            var state = sigiriya()
                    .afterCorrections(1)
                    .withDraft("It has 5,000 steps.")
                    .with(it -> it.setLlm(first.llm())
                            .setCorrectionInstructions(
                                    List.of("Leave out what the evidence does not say, here “5,000”.")))
                    .build();

            var written = writer.write(state, pen);

            assertThat(standIn.requests().get(1)).contains("It has 5,000 steps.", "here “5,000”");
            assertThat(written.llm())
                    .extracting(LlmUsage::getCalls, LlmUsage::getInputTokens, LlmUsage::getOutputTokens)
                    .containsExactly(2, 2400, 68);
            assertThat(written.llm().getCostUsd().orElseThrow())
                    .isCloseTo(2 * (1200 * 0.15 + 34 * 0.6) / 1e6, offset(1e-9));
        }
    }

    @Test
    void callsAreMeteredByTheNamesOfOpenTelemetry() {
        var meters = new SimpleMeterRegistry();
        try (var standIn = answering(status(500, Map.of()), says(GOOD))) {
            model(properties(standIn.baseUrl()), meters)
                    .writer()
                    .write(sigiriya().build(), pen);
        }

        assertThat(meters.get("gen_ai.client.operation.duration")
                        .tag("error.type", "broken")
                        .timer()
                        .count())
                .isEqualTo(1);
        assertThat(meters.get("gen_ai.client.operation.duration")
                        .tag("error.type", "")
                        .tag("gen_ai.provider.name", "openai")
                        .tag("gen_ai.request.model", "stand-in")
                        .timer()
                        .count())
                .isEqualTo(1);
        assertThat(meters.get("gen_ai.client.operation.time_to_first_chunk")
                        .timer()
                        .count())
                .isEqualTo(1);
        assertThat(meters.get("gen_ai.client.token.usage")
                        .tag("gen_ai.token.type", "input")
                        .summary()
                        .totalAmount())
                .isEqualTo(1200);
        assertThat(meters.get("travion.llm.citations.unknown").counter().count())
                .isEqualTo(1);
    }

    @Test
    void whatIsExportedIsCalledAsThePageOfObservabilitySays() throws IOException {
        var page = Files.readString(Path.of("../docs/observability.md"));
        var meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        try (var standIn = answering(status(500, Map.of()), says(GOOD), status(400, Map.of()))) {
            var writer = model(properties(standIn.baseUrl()), meters).writer();
            writer.write(sigiriya().build(), pen);
            writer.write(sigiriya().build(), new NotingPen());
        }

        var exported = meters.scrape()
                .lines()
                .filter(line -> line.startsWith("# TYPE gen_ai_") || line.startsWith("# TYPE travion_llm_"))
                .map(line -> line.split(" ", -1)[2])
                // The greatest of the last minutes is Micrometer's own addition to each of them.
                .filter(name -> !name.endsWith("_max"))
                .toList();

        assertThat(exported)
                .contains("gen_ai_client_token_usage", "gen_ai_client_operation_duration_seconds")
                .allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
    }

    @Test
    void callsAndTokensFallIntoTheBucketsOfTheConventions() {
        var meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        var ofTheModel = new ModelMeters(meters, properties("http://localhost:1/v1"));

        ofTheModel.tokens("input", 1200);
        ofTheModel.cancelled(1_000_000);

        assertThat(boundsOf("gen_ai_client_token_usage", meters))
                .containsExactlyInAnyOrder(
                        1.0,
                        4.0,
                        16.0,
                        64.0,
                        256.0,
                        1024.0,
                        4096.0,
                        16_384.0,
                        65_536.0,
                        262_144.0,
                        1_048_576.0,
                        4_194_304.0,
                        16_777_216.0,
                        67_108_864.0,
                        Double.POSITIVE_INFINITY);
        assertThat(boundsOf("gen_ai_client_operation_duration_seconds", meters))
                .containsExactlyInAnyOrder(
                        0.01,
                        0.02,
                        0.04,
                        0.08,
                        0.16,
                        0.32,
                        0.64,
                        1.28,
                        2.56,
                        5.12,
                        10.24,
                        20.48,
                        40.96,
                        81.92,
                        Double.POSITIVE_INFINITY);
    }

    private static Set<Double> boundsOf(String metric, PrometheusMeterRegistry meters) {
        return Pattern.compile("(?m)^" + metric + "_bucket\\{.*\\ble=\"([^\"]+)\"")
                .matcher(meters.scrape())
                .results()
                .map(bucket -> bucket.group(1))
                .map(bound -> bound.equals("+Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(bound))
                .collect(Collectors.toSet());
    }

    @Test
    void aCallThatBreaksOffAfterWordsIsPaidFor() {
        var meters = new SimpleMeterRegistry();
        try (var standIn = answering(breaksOffAfter("The climb begins at the moat and "))) {
            var written = model(properties(standIn.baseUrl(), Duration.ofSeconds(20), 10), meters)
                    .writer()
                    .write(sigiriya().build(), pen);

            int heard = written.llm().getOutputTokens();
            assertThat(heard).isBetween(1, 8);
            assertThat(written.llm().getInputTokens()).isGreaterThan(100);
            assertThat(written.llm().getCostUsd().orElseThrow())
                    .isCloseTo((written.llm().getInputTokens() * 0.15 + heard * 0.6) / 1e6, offset(1e-9))
                    .isCloseTo(meters.get("travion.llm.cost.usd").counter().count(), offset(1e-9));
            assertThat(meters.get("gen_ai.client.token.usage")
                            .tag("gen_ai.token.type", "output")
                            .summary()
                            .totalAmount())
                    .isEqualTo(heard);
        }
    }

    @Test
    void aCancelledCallIsMeteredAsFarAsItWent() throws Exception {
        var meters = new SimpleMeterRegistry();
        var heard = new CountDownLatch(1);
        pen.whenWritten(heard::countDown);
        try (var standIn = answering(saysAndWaits("The climb begins", new CountDownLatch(1), ""))) {
            var writer = model(properties(standIn.baseUrl(), Duration.ofSeconds(30), 10), meters)
                    .writer();
            var thread = Thread.ofVirtual().start(() -> {
                var unused = catchThrowable(() -> writer.write(sigiriya().build(), pen));
            });
            heard.await();

            thread.interrupt();

            thread.join();
            assertThat(meters.get("gen_ai.client.operation.duration")
                            .tag("error.type", "cancelled")
                            .timer()
                            .count())
                    .isEqualTo(1);
            assertThat(meters.get("gen_ai.client.token.usage")
                            .tag("gen_ai.token.type", "output")
                            .summary()
                            .totalAmount())
                    .isBetween(1.0, 3.0);
            assertThat(meters.get("travion.llm.cost.usd").counter().count()).isPositive();
        }
    }

    @Test
    void whatThePromptHadNoPlaceForIsOnRecordWhereTheComposerTakesOver() {
        var twice = sigiriya()
                .withPassage("Sigiriya", "adventure", "Climbing Sigiriya means roughly 1,200 steps up the cliff.", 0.7);
        try (var standIn = answering(status(400, Map.of()))) {
            var written = writer(standIn).write(twice.build(), pen);

            assertThat(written.llm().getDegraded()).isTrue();
            assertThat(written.omitted())
                    .singleElement()
                    .satisfies(left -> assertThat(left.getReason()).isEqualTo("duplicate"));
        }
    }

    @Test
    void theHealthFollowsHowTheCallsGo() {
        try (var standIn = answering(status(400, Map.of()), says(GOOD))) {
            var model = model(properties(standIn.baseUrl()), new SimpleMeterRegistry());
            var untried = model.condition().get();
            model.writer().write(sigiriya().build(), new NotingPen());
            var afterAFailure = model.condition().get();
            model.writer().write(sigiriya().build(), new NotingPen());

            var afterASuccess = model.condition().get();

            assertThat(List.of(untried, afterAFailure, afterASuccess))
                    .containsExactly(
                            "available (openai stand-in)",
                            "degraded (openai stand-in): it refused the request",
                            "available (openai stand-in)");
        }
    }

    @Test
    void anEndpointThatIsAwayIsSeenBeforeTheFirstTurn() {
        String gone;
        try (var standIn = answering(says(GOOD))) {
            gone = standIn.baseUrl();
        }

        var condition =
                model(properties(gone), new SimpleMeterRegistry()).condition().get();

        assertThat(condition).isEqualTo("degraded (openai stand-in): it cannot be reached");
    }
}
