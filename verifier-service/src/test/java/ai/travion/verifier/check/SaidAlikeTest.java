package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.LlmUsage;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What says the evidence again nearly in its words stands, and what only looks like it does not. */
class SaidAlikeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Take the train from Colombo Fort straight to Ella: it runs without a change and takes about nine and a half hours [1].",
                "The train from Colombo Fort to Ella runs without a change; allow about nine and a half hours [1].",
                "Board the train from Colombo Fort, stay on it without a change and be in Ella after about nine and a half hours [1]."
            })
    void aStationThatTheCitedSentenceNamesIsNotAnothers(String draft) {
        assertThat(broken(byTrain().withDraft(draft))).isEmpty();
    }

    @Test
    void aStationThatAnotherSentenceNamesStillIs() {
        assertThat(broken(byTrain()
                        .withDraft(
                                "The train from Kandy to Ella takes nine to ten hours [2]. Ella has a station [2].")))
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From December to April the shallow water behind the reef is fine for a swim [1].",
                "Behind the reef near the centre of Hikkaduwa the shallow water is for swimming from December to April; watch for boats [1]."
            })
    void aSwimThatThePassageAllowsInItsMonthsIsAllowed(String draft) {
        assertThat(broken(reef().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The shallow water behind the reef near the centre of Hikkaduwa is fine for a swim in June [1].",
                "From May to September you can swim in the shallow water behind the reef of Hikkaduwa [1].",
                "At Hikkaduwa swim where the red flags fly: the water is fine [2]."
            })
    void aSwimThatItDoesNotAllowThenIsSentBack(String draft) {
        assertThat(broken(reef().withDraft(draft))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "December at Arugam Bay falls in the north-east monsoon, with rain and a rough sea: swimming and boat trips are often unsafe, so swim only where locals call it safe.",
                "With the north-east monsoon, December brings rain and a rough sea to Arugam Bay, where swimming and boat trips are often unsafe."
            })
    void aNoticeMayBeSaidInOtherWords(String notice) {
        assertThat(broken(surf().withDraft(
                                "Yes, December is a good month for whales off Mirissa [1]. Surf Arugam Bay from June to August, when the swell is biggest [2].\n\n**Please note**\n- "
                                        + notice)))
                .isEmpty();
    }

    @Test
    void aNoticeOfOnePlaceIsNotSaidOfAnother() {
        assertThat(
                        broken(
                                surf().withDraft(
                                                "Yes, December is a good month for whales off Mirissa [1]. Surf Arugam Bay from June to August, when the swell is biggest [2]. "
                                                        + "December at Mirissa falls in the north-east monsoon, with rain and a rough sea: swimming and boat trips are often unsafe.")))
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The dry months are best for leopards, roughly May to September in Yala and February to July in Wilpattu, at dawn [1].",
                "For leopards go to Wilpattu in the dry months from February to July, and to Yala from May to September [1].",
                "The best months for leopards in Yala are May to September, at dawn [1]."
            })
    void monthsOfTwoPlacesGivenTheOtherWayRoundAreSentBack(String draft) {
        assertThat(broken(leopards().withDraft(draft))).contains("right_season");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The dry months are best for leopards, roughly February to July in Yala and May to September in Wilpattu, at dawn [1].",
                "For leopards go to Wilpattu from May to September, and to Yala from February to July [1].",
                "Come to Yala between February and July; Wilpattu, the quieter park, is best from May to September [1].",
                "Drought brings the animals of Yala to the waterholes from about May to September [2]. Leopards are seen best from February to July [1]."
            })
    void monthsOfTwoPlacesGivenRightlyStand(String draft) {
        assertThat(broken(leopards().withDraft(draft))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "OK [1].",
                "Please see the passages [1] [2] for the answer.",
                "Sure, here is the answer about leopards in Yala [1].",
                "The best time to see leopards in Yala National Park is described in the passages [1]."
            })
    void whatOnlyPointsToAnAnswerIsNone(String draft) {
        assertThat(broken(leopards().withDraft(draft))).contains("question_addressed");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "When is the best time to see leopards in Yala?|Between February and July [1].",
                "Is Yala good for leopards?|Yes [1]."
            })
    void howeverShortAnAnswerIsOne(String question, String draft) {
        assertThat(broken(leopards().asking(question).withDraft(draft))).doesNotContain("question_addressed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "From Colombo to Ella it is about 218 km by road, and the drive takes about 5 hours 45 minutes [1].",
                "Ella is about 218 km by car from Colombo [1]."
            })
    void whoAsksForTheTrainIsNotToldTheRoadAlone(String draft) {
        assertThat(broken(byTrain().withDraft(draft))).contains("each_part_addressed");
    }

    @Test
    void whyIsNotPassedOver() {
        assertThat(
                        broken(
                                tooth().withDraft(
                                                "Wear loose clothes that cover your shoulders and legs at the Temple of the Tooth; the rule is enforced for men and women alike [1].")))
                .contains("each_part_addressed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Wear loose clothes that cover your shoulders and legs at the Temple of the Tooth [1]. It keeps what believers hold to be a tooth of the Buddha [2].",
                "Cover shoulders and legs at the Temple of the Tooth [1]. Whoever had the relic was for centuries the rightful king [2].",
                "Cover shoulders and legs at the Temple of the Tooth [1]. I could not find why it is sacred."
            })
    void whyIsAnsweredWithoutAWordForIt(String draft) {
        assertThat(broken(tooth().withDraft(draft))).doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It keeps to what you said: with an eye to safaris and swimming; children are with you.",
                "It keeps to what you said: with an eye to swimming."
            })
    void whichWishesAPlanFollowsIsNoAdvice(String note) {
        assertThat(broken(roughSea().withDraft("Your plan.\n\n" + note)))
                .doesNotContain("allowed_there", "wishes_kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "**Tuesday 3 August 2027**: 09:50 the birds of the lagoon · 16:45 the beach at sunset, Negombo · evening in Negombo.",
                "It is made for what you said of your flights: \"Landing at Colombo, then a beach\"."
            })
    void aDayInFewWordsProposesNothingThatItsPlannerDidNot(String line) {
        assertThat(broken(roughSea()
                        .with(state -> state.setPreferences(avoiding("beaches"))
                                .setItinerary(List.of(ItinerarySlot.newBuilder()
                                        .setDate(LocalDate.of(2027, 8, 3))
                                        .setTime("16:45")
                                        .setLocation("Negombo")
                                        .setActivity("Time at Negombo for the beach at sunset")
                                        .build())))
                        .withDraft("Three days in Negombo.\n\n" + line)))
                .doesNotContain("wishes_kept");
    }

    @Test
    void aConditionOfTheRequestIsBrokenByAPartOfASentence() {
        var draft =
                "Ella has the liveliest evenings of the hill country, with bars along one street; no city waits there [1].";

        assertThat(broken(avoidingNightlife(true).withDraft(draft))).contains("wishes_kept");
        assertThat(broken(avoidingNightlife(true)
                        .withDraft("Ella has cafés along one street, and not a bar is needed [1].")))
                .doesNotContain("wishes_kept");
        assertThat(broken(avoidingNightlife(false).withDraft(draft))).doesNotContain("wishes_kept");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heights         | Climb the iron stairs to the ledge of Ella [1].
            alcohol         | Stop for a toddy on the way through Ella [1].
            captive animals | Take a pony ride in Ella [1].
            """)
    void aConditionOfTheRequestIsBrokenInWhateverWords(String avoided, String draft) {
        var turn = aTurn().asking("What can I do in Ella?")
                .at("Ella")
                .withPassage("Ella", "vibe", draft.replace(" [1]", ""), 0.9)
                .citing(1)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(StatedValue.newBuilder()
                                .setValue(avoided)
                                .setMust(true)
                                .setOrigin("request")
                                .build()))
                        .build()));

        assertThat(broken(turn.withDraft(draft))).contains("wishes_kept");
    }

    @Test
    void whatWasLeftOutForAConditionIsNotProposed() {
        var turn = aTurn().asking("Where is a fine sunset?")
                .withPassage(
                        "Beruwala", "vibe", "Sunset over the lighthouse island of Beruwala is the daily show.", 0.9)
                .citing(1)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(StatedValue.newBuilder()
                                .setValue("heights")
                                .setMust(true)
                                .setOrigin("request")
                                .build()))
                        .build()));

        assertThat(broken(turn.withDraft("Sunset over the lighthouse island of Beruwala is the daily show [1].\n\n"
                        + "_Since you avoid heights, I left out Little Adam's Peak, Pidurangala Rock and others._")))
                .doesNotContain("wishes_kept");
    }

    private static TurnFixture avoidingNightlife(boolean isACondition) {
        return aTurn().asking("What can I do in Ella in the evening?")
                .at("Ella")
                .withPassage(
                        "Ella",
                        "vibe",
                        "Ella has the liveliest evenings of the hill country, with cafés and bars along one street; no city waits there.",
                        0.9)
                .citing(1)
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(StatedValue.newBuilder()
                                .setValue("nightlife")
                                .setTurn(1)
                                .setMust(isACondition)
                                .setOrigin(isACondition ? "request" : "message")
                                .build()))
                        .build()));
    }

    @Test
    void aModelAdvisesWhateverItOpensWith() {
        assertThat(broken(roughSea()
                        .with(state -> state.setLlm(null))
                        .withDraft("It keeps to what you said: go for a swim in the sea at Negombo.")))
                .contains("allowed_there");
    }

    private static TurnFixture byTrain() {
        return aTurn().asking("How do I get from Colombo to Ella by train?")
                .at("Ella", "Colombo")
                .withPassage(
                        "Ella",
                        "logistics",
                        "By train it is about 9 hours 30 minutes from the station of Colombo Fort to that of Ella, without a change; ask first whether the whole hill line is running. By car it is about 218 km from Colombo to Ella and takes about 5 hours 45 minutes, as an estimate.",
                        0.9)
                .withPassage(
                        "Sri Lanka",
                        "trains",
                        "The train from Colombo to Kandy takes about two and a half to three hours. The train from Kandy to Ella takes six to seven hours, and from Colombo to Ella nine to ten. Ella has its own station on the Main Line.",
                        0.8)
                .citing(1)
                .citing(2);
    }

    private static TurnFixture reef() {
        return aTurn().asking("Can I swim at Hikkaduwa?")
                .at("Hikkaduwa")
                .withPassage(
                        "Hikkaduwa",
                        "adventure",
                        "From December to April you can swim at Hikkaduwa in the shallow water behind the reef near the centre, watching for boats. South of it the beach is open, with waves and sometimes a strong pull, so ask locally; from May to September stay out when it is rough.",
                        0.9)
                .withPassage(
                        "Sri Lanka",
                        "safety",
                        "Swimming in the sea is not safe everywhere in Sri Lanka, since many coasts have strong currents, and drowning is the greatest danger that the beaches hold. Few beaches in Sri Lanka have lifeguards, so swimmers should ask at the hotel where it is safe and stay out of the water where red flags fly.",
                        0.8)
                .citing(1)
                .citing(2);
    }

    private static TurnFixture surf() {
        return aTurn().asking("Is Mirissa good for whales in December, and when should I surf at Arugam Bay?")
                .at("Mirissa", "Arugam Bay")
                .on("2026-12-01")
                .until("2026-12-31")
                .withPassage(
                        "Mirissa",
                        "adventure",
                        "March and early April are the best compromise at Mirissa, because the whales are passing and the sea is often at its flattest; December to February are also good. The season runs from about November to April.",
                        0.9)
                .withPassage(
                        "Arugam Bay",
                        "adventure",
                        "June to August has the biggest and most regular swell in Arugam Bay, and also the fullest line-ups. For a balance of good waves and room to move choose May or September.",
                        0.9)
                .withPassage(
                        "Mirissa",
                        "nature",
                        "March and April often bring the flattest sea, while from May to September the south-west monsoon makes the water off Mirissa rough and most whale boats stop or move to other coasts.",
                        0.8)
                .withViolation(season(
                        "December at Arugam Bay: the north-east monsoon and the rains before it (about October to January) bring rain and a rough sea, and swimming and boat trips are often unsafe.",
                        LocalDate.of(2026, 12, 1)))
                .citing(1)
                .citing(2);
    }

    @Test
    void namesThatAreListedBehindTheirMonthsHaveThemToo() {
        assertThat(broken(aTurn().asking("When is the sea calm at Unawatuna?")
                        .at("Unawatuna")
                        .withPassage(
                                "Sri Lanka",
                                "choices-beaches",
                                "The sea is calm from November to April at Mirissa and Unawatuna, and from May to September at Pasikudah.",
                                0.9)
                        .citing(1)
                        .withDraft("The sea is calm at Unawatuna from November to April [1].")))
                .isEmpty();
        assertThat(broken(aTurn().asking("When is the sea calm at Unawatuna?")
                        .at("Unawatuna")
                        .withPassage(
                                "Sri Lanka",
                                "choices-beaches",
                                "From November to April, Mirissa and Unawatuna have a calm sea; from May to September, Pasikudah has it.",
                                0.9)
                        .citing(1)
                        .withDraft("The sea is calm at Unawatuna from November to April [1].")))
                .isEmpty();
    }

    private static TurnFixture leopards() {
        return aTurn().asking("When is the best time to see leopards in Yala National Park?")
                .at("Yala National Park")
                .withPassage(
                        "Sri Lanka",
                        "choices-wildlife",
                        "Yala, in Block 1, with Wilpattu as the quieter second choice. The dry months are best for leopards, roughly February to July in Yala and May to September in Wilpattu, at dawn and in the last hours before the gates close.",
                        0.9)
                .withPassage(
                        "Yala National Park",
                        "nature",
                        "Drought brings animals to the waterholes of Yala from about May to September, while the north-east rains of October to January turn Yala green.",
                        0.9)
                .with(state -> state.setDocumentRelevance(DocumentRelevance.RELEVANT))
                .citing(1)
                .citing(2);
    }

    private static TurnFixture tooth() {
        return aTurn().asking("What should I wear at the Temple of the Tooth, and why is it sacred?")
                .at("Temple of the Tooth")
                .withPassage(
                        "Temple of the Tooth",
                        "culture",
                        "Wear loose clothes that cover shoulders and legs to below the knee at the Temple of the Tooth; the rule is enforced for men and women. Light colours, best of all white, are the kindest choice.",
                        0.9)
                .withPassage(
                        "Temple of the Tooth",
                        "history",
                        "The Temple of the Tooth matters because it keeps what believers hold to be a tooth of the Buddha, and because for centuries whoever held that relic was held to be the rightful king.",
                        0.9)
                .citing(1)
                .citing(2);
    }

    private static TurnFixture roughSea() {
        return aTurn().planning("A plan of three days, we want to swim")
                .at("Negombo")
                .on("2027-08-03")
                .until("2027-08-05")
                .withPassage("Negombo", "nature", "Negombo has a lagoon with mangroves.", 0.9)
                .withViolation(season(
                        "August at Negombo: the south-west monsoon brings rain and a rough sea, and swimming and boat trips are often unsafe.",
                        LocalDate.of(2027, 8, 3)))
                .with(state -> state.setPreferences(avoiding("safaris"))
                        .setLlm(LlmUsage.newBuilder().setProvider("none").build()));
    }

    private static Preferences avoiding(String what) {
        return Preferences.newBuilder()
                .setAvoid(List.of(
                        StatedValue.newBuilder().setValue(what).setTurn(1).build()))
                .build();
    }

    private static ConstraintViolation season(String description, LocalDate day) {
        return ConstraintViolation.newBuilder()
                .setConstraintType("weather_season")
                .setSeverity(Severity.MEDIUM)
                .setDescription(description)
                .setSuggestion("Swim only where locals call it safe.")
                .setDate(day)
                .build();
    }
}
