package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.generator.Written;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers to what a day decides: a closure that spares hotels, how full a place is, when a festival is held. */
class DayAnsweredTest {

    private static final Composer COMPOSER = new Composer(Places.load());
    private static final String CROWDS =
            "Sigiriya on Friday 25 December 2026: busiest about 09:00 with 75% (high), quietest about 06:00 with 26%. Crowd figures are estimates from arrivals and the calendar, not counts at the place.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We stay in a resort in Bentota, is there champagne with dinner on 25 December 2026?",
                "Wine at our beach hotel in Bentota on 25 December 2026?",
                "Which cocktails will our villa in Bentota serve on 25 December 2026?"
            })
    void whoStaysInAHotelIsToldThatItMayServe(String question) {
        assertThat(write(onChristmas(question)).text())
                .startsWith("**Probably yes, if your hotel is registered with the Tourist Board: no ")
                .contains(" elsewhere on Friday 25 December 2026");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Where can I drink a beer in Bentota on 25 December 2026?",
                "Cocktails on the sand in Bentota on 25 December 2026?"
            })
    void whoStaysNowhereIsToldWhereTheClosureEnds(String question) {
        assertThat(write(onChristmas(question)).text())
                .startsWith("**No ")
                .contains(", except in hotels registered with the Tourist Board: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When is Sigiriya quietest on 25 December 2026?",
                "How crowded is Sigiriya on 25 December 2026?",
                "Is Sigiriya busy at 7am on 25 December 2026?",
                "What time is Sigiriya less crowded on Christmas day 2026?"
            })
    void howFullAPlaceIsOnItsDayIsTheAnswerAndNoGap(String question) {
        var written = write(aTurn().asking(question)
                .at("Sigiriya")
                .on("2026-12-25")
                .with(state -> state.setShadowMonitorLogs(List.of(log("crowdcast", CROWDS)))));

        assertThat(written.text())
                .startsWith("Sigiriya on Friday 25 December 2026: busiest about 09:00")
                .doesNotContain("could not find", "nearest");
    }

    @Test
    void howFullItIsOnItsFirstDayIsNoAnswerForAMonth() {
        var written = write(aTurn().asking("Is Sigiriya packed in December 2026?")
                .at("Sigiriya")
                .on("2026-12-01")
                .with(state -> state.setTargetEndDate(LocalDate.parse("2026-12-31"))
                        .setShadowMonitorLogs(List.of(log("crowdcast", CROWDS)))));

        assertThat(written.text()).doesNotContain("busiest about 09:00");
    }

    @ParameterizedTest
    @ValueSource(strings = "When is the Nallur festival 2026?")
    void theDaysOfAFestivalAreSaidFirst(String question) {
        var words = "The Nallur festival is expected from about Monday 17 August 2026 to Wednesday 9 September 2026.";

        var written = write(aTurn().asking(question)
                .at("Nallur Kandaswamy Kovil")
                .with(state -> state.setShadowMonitorLogs(List.of(log("festival", words)))));

        assertThat(written.text()).contains(words);
    }

    private static TurnFixture onChristmas(String question) {
        return aTurn().asking(question)
                .at("Bentota")
                .on("2026-12-25")
                .withViolation(ConstraintViolation.newBuilder()
                        .setConstraintType("alcohol_closed")
                        .setKind("HARD_CONSTRAINT")
                        .setSeverity(Severity.MEDIUM)
                        .setDescription(
                                "Friday 25 December 2026 is Christmas Day: the sale of alcohol was closed island-wide for it in 2025, except in hotels registered with the Tourist Board, and the same is to be expected.")
                        .setSuggestion("Ask your hotel whether it is registered and serves that day.")
                        .setRuleId("alcohol-closed-inferred")
                        .setDate(LocalDate.parse("2026-12-25"))
                        .setSource("inferred")
                        .setCertainty("inferred")
                        .build());
    }

    private static ShadowMonitorLog log(String type, String details) {
        return ShadowMonitorLog.newBuilder()
                .setCheckType(type)
                .setOutcome("ok")
                .setDetails(details)
                .setTimestamp(Instant.EPOCH)
                .build();
    }

    private static Written write(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {});
    }
}
