package ai.travion.generator.composer;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeaAnswerTest {

    private static final Composer COMPOSER = new Composer(Places.load());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is it safe to swim at Weligama in July?|swimming",
                "can the kids bathe at Weligama in July|swimming",
                "Are there whale boats at Weligama in July?|boat trips",
                "Weligama in July, snorkelling possible?|snorkelling",
                "whats the weather like in Weligama in july can we swim|swimming"
            })
    void aSeasonAgainstItIsTheAnswer(String question, String deed) {
        var text = answer(monsoon().asking(question));

        assertThat(text).startsWith("The season is against " + deed + ". July at Weligama: ");
        assertThat(text).containsOnlyOnce("rough sea").doesNotContain("1 July", "Kushta Raja");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who stands in the rock at Weligama in July?",
                "Is there a statue at Weligama in July?",
                "when can we swim at Weligama, July?"
            })
    void whoAsksForSomethingElseIsAnsweredFirst(String question) {
        assertThat(answer(monsoon().asking(question))).doesNotStartWith("The season");
    }

    @Test
    void aCalmSeaIsNoAnswer() {
        assertThat(answer(weligama().asking("Is it safe to swim at Weligama in February?")))
                .doesNotContain("The season is against");
    }

    @Test
    void theSeasonOfOnePlaceDoesNotAnswerWhatIsAskedOfAnother() {
        var text = answer(twoPlaces("Is Mirissa good for whales in December, and when should I surf at Arugam Bay?"));

        assertThat(text)
                .contains("December to February are also good", "June to August has the biggest")
                .doesNotContain("The season is against");
    }

    @Test
    void whatElseIsAskedIsAnsweredBesideTheSea() {
        var text = answer(
                twoPlaces("Can I swim at Arugam Bay in December, and when is the season for whales at Mirissa?"));

        assertThat(text)
                .startsWith("The season is against swimming. December at Arugam Bay")
                .contains("from about November to April");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Is it safe to swim at Mirissa in July and can I see whales then?",
                "can I swim and see whales at Mirissa in July"
            })
    void aYesOfTheSeasonIsNoneOutOfIt(String question) {
        var text = answer(monsoonAt("Mirissa")
                .asking(question)
                .withPassage(
                        "Mirissa",
                        "adventure",
                        "Yes, from December to April, if you can bear a start at dawn: a blue whale off Mirissa is the largest animal on Earth.",
                        0.9));

        assertThat(text)
                .startsWith("The season is against swimming and boat trips. July at Mirissa: ")
                .doesNotContain("Yes, from December");
    }

    private static TurnFixture twoPlaces(String question) {
        return aTurn().asking(question)
                .at("Mirissa", "Arugam Bay")
                .withPassage(
                        "Mirissa",
                        "adventure",
                        "March and early April are the best compromise for whales at Mirissa; December to February are also good. The whale season runs from about November to April.",
                        0.9)
                .withPassage(
                        "Arugam Bay",
                        "adventure",
                        "June to August has the biggest and most regular swell for surfing in Arugam Bay, and also the fullest line-ups.",
                        0.9)
                .with(state -> state.setTargetDate(LocalDate.of(2026, 12, 1))
                        .setTargetEndDate(LocalDate.of(2026, 12, 31))
                        .setConstraintViolations(List.of(ConstraintViolation.newBuilder()
                                .setConstraintType("weather_season")
                                .setSeverity(Severity.MEDIUM)
                                .setDescription(
                                        "December at Arugam Bay: the north-east monsoon brings rain and a rough sea, and swimming and boat trips are often unsafe.")
                                .setSuggestion("Swim only where locals call it safe.")
                                .setDate(LocalDate.of(2026, 12, 1))
                                .build())));
    }

    private static TurnFixture monsoon() {
        return monsoonAt("Weligama")
                .withPassage("Weligama", "history", "The statue of Kushta Raja stands in a rock of Weligama.", 0.8);
    }

    private static TurnFixture monsoonAt(String place) {
        return aTurn().at(place)
                .with(state -> state.setTargetDate(LocalDate.of(2027, 7, 1))
                        .setTargetEndDate(LocalDate.of(2027, 7, 31))
                        .setConstraintViolations(List.of(ConstraintViolation.newBuilder()
                                .setConstraintType("weather_season")
                                .setSeverity(Severity.MEDIUM)
                                .setDescription(
                                        "July at " + place
                                                + ": the south-west monsoon brings rain and a rough sea, and swimming and boat trips are often unsafe.")
                                .setSuggestion("Swim only where locals call it safe.")
                                .setDate(LocalDate.of(2027, 7, 1))
                                .build())));
    }

    private static TurnFixture weligama() {
        return aTurn().at("Weligama")
                .withPassage("Weligama", "history", "The statue of Kushta Raja stands in a rock of Weligama.", 0.8);
    }

    private static String answer(TurnFixture turn) {
        return COMPOSER.write(turn.build(), piece -> {}).text();
    }
}
