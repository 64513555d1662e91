package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.generator.Written;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.fixture.TurnFixture;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarAnswerTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @Test
    void theAnswerOfTheCalendarStandsFirstAndIsCited() {
        var written = write(
                aTurn().asking("Is 24 November 2026 a Poya day?").on("2026-11-24"),
                "Yes. Tuesday 24 November 2026 is Il Full Moon Poya Day, a public and bank holiday.");

        assertThat(written.text())
                .startsWith("Yes. Tuesday 24 November 2026 is Il Full Moon Poya Day, a public and bank holiday [1].")
                .endsWith("Sources: [1] Calendar of Sri Lanka, gazetted");
    }

    @Test
    void aWarningThatTheAnswerHoldsAlreadyIsNotRepeated() {
        var written = write(
                aTurn().asking("Is alcohol sold on 24 November 2026?")
                        .on("2026-11-24")
                        .withPoyaBan("Il"),
                "No. Tuesday 24 November 2026 is Il Full Moon Poya Day: the sale of alcohol is closed island-wide.");

        assertThat(written.text()).startsWith("No. Tuesday").doesNotContain("Please note");
    }

    @ParameterizedTest
    @ValueSource(strings = {"No. ", "Yes. ", "Probably not. ", ""})
    void aCitationShowsTheRecordOfTheDayAndNotTheAnswer(String verdict) {
        var record = "Tuesday 24 November 2026 is Il Full Moon Poya Day: the sale of alcohol is closed island-wide.";

        var written =
                write(aTurn().asking("Is alcohol sold on 24 November 2026?").on("2026-11-24"), verdict + record);

        assertThat(written.citations())
                .singleElement()
                .satisfies(citation -> assertThat(citation.getSnippet()).isEqualTo(record));
    }

    @Test
    void aListKeepsItsRows() {
        var written = write(
                aTurn().asking("Public holidays in April 2027"),
                "In April 2027 there are 2 public holidays.\n- Tuesday 13 April 2027: the eve.\n- Wednesday 14 April 2027: the New Year.");

        assertThat(written.text())
                .startsWith("In April 2027 there are 2 public holidays [1].")
                .contains("\n- Tuesday 13 April 2027: the eve.\n- Wednesday 14 April 2027: the New Year.");
    }

    @Test
    void whatIsAskedBesideTheCalendarIsAnsweredFromItsOwnEvidence() {
        var turn = besideTheCalendar("Is 24 November 2026 a Poya day, and how many steps are there up to Sigiriya?")
                .withPassage(
                        "Sigiriya", "adventure", "Sigiriya has roughly 1,200 steps on stone and iron stairs.", 0.9);

        var text = COMPOSER.write(turn.build(), piece -> {}).text();

        assertThat(text).startsWith("Yes. Tuesday 24 November 2026").contains("1,200 steps");
        assertThat(text).doesNotContain("could not find");
    }

    @Test
    void whatNothingAnswersBesideTheCalendarIsSaid() {
        var turn = besideTheCalendar("Is 24 November 2026 a Poya day, and who repairs bicycles in Sigiriya?");

        var text = COMPOSER.write(turn.build(), piece -> {}).text();

        assertThat(text)
                .startsWith("Yes. Tuesday 24 November 2026")
                .contains("I could not find an answer to \"who repairs bicycles in Sigiriya\"");
    }

    /** The calendar answers the first of two questions. */
    private static TurnFixture besideTheCalendar(String question) {
        var document = RetrievedDocument.newBuilder()
                .setSource("calendar")
                .setChunkId("calendar#1")
                .setContent("Yes. Tuesday 24 November 2026 is Il Full Moon Poya Day, a public and bank holiday.")
                .setMetadata(Map.of("title", "Calendar of Sri Lanka", "aspect", "gazetted", "answers", "0"))
                .setRelevanceScore(0.98f)
                .build();
        return aTurn().asking(question)
                .on("2026-11-24")
                .with(it -> it.setTargetLocation("Sigiriya")
                        .setTargetLocations(List.of("Sigiriya"))
                        .setRetrievedDocuments(List.of(document)));
    }

    private static Written write(TurnFixture turn, String fact) {
        var document = RetrievedDocument.newBuilder()
                .setSource("calendar")
                .setChunkId("calendar#1")
                .setContent(fact)
                .setMetadata(Map.of("title", "Calendar of Sri Lanka", "aspect", "gazetted"))
                .setRelevanceScore(0.98f)
                .build();
        return COMPOSER.write(
                turn.with(it -> it.setRetrievedDocuments(List.of(document))).build(), piece -> {});
    }
}
