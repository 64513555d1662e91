package ai.travion.verifier.check;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static ai.travion.verifier.check.BrokenChecks.broken;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.TravelBrief;
import ai.travion.schemas.fixture.TurnFixture;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a stranger wrote over turns that nobody had used: sound sentences that were sent back once, and faults that were not, in other words. */
class FreshTurnsTest {

    private static final String DRINKING =
            "Alcohol is not sold in Mirissa on Poya days. Nobody under 21 may buy alcohol in Mirissa. Evenings in Mirissa are cheerful, with grills and pubs.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Whoever buys a beer in Mirissa must be at least 21 [1].",
                "The minimum age for a drink in Mirissa is 21 [1].",
                "My idea is to save the beer for the next evening, Thursday 24 December. Evenings in Mirissa are cheerful, with grills and pubs [1].",
                "I'd move the pint to Thursday 24 December. The beach has pubs with grilled fish [1]."
            })
    void whoMayBuyAndWhatIsPutOffIsNoAdviceForThatDay(String said) {
        assertThat(broken(
                        mirissa().withDraft("It's Unduvap Poya on 23 December, when no alcohol is sold [1]. " + said)))
                .doesNotContain("nothing_prohibited", "claims_supported");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "You needn't go without your beer: a kitchen by the bay has some.",
                "There's no need to give up your wine that day.",
                "No reason to skip the pint, though.",
                "A little place will pour it into a coffee mug for you.",
                "Alcohol can be sold again on 24 December. Evenings in Mirissa are cheerful, with grills and pubs to try that night [1].",
                "Bars have a way round the ban.",
                "Grab a beer at the bar; you must be at least 21 [1]."
            })
    void whoeverGetsRoundABanIsFound(String said) {
        assertThat(broken(
                        mirissa().withDraft("It's Unduvap Poya on 23 December, when no alcohol is sold [1]. " + said)))
                .contains("nothing_prohibited");
    }

    private static TurnFixture mirissa() {
        return aTurn().asking("Where can we have a beer in Mirissa?")
                .at("Mirissa")
                .on("2026-12-23")
                .withPoyaBan("Unduvap")
                .withPassage("Mirissa", "vibe", DRINKING, 0.9)
                .citing(1);
    }

    @Test
    void adviceBelowThePlanOfOneDayIsNoMoreThanAHint() {
        var draft =
                "| Time | Where |\n|---|---|\n| 09:00 | Walk round the lake of Kandy |\n| 16:00 | Stroll in Kandy |\n\n"
                        + "Worshippers fill the streets of Kandy. At the temple shoulders and knees are covered, shoes and hats off.";

        assertThat(isPassed(kandy("2026-11-24").withDraft(draft))).isTrue();
        assertThat(isPassed(kandy("2026-11-25").withDraft(draft))).isFalse();
    }

    /** @param last the day of the second stop */
    private static TurnFixture kandy(String last) {
        return aTurn().planning("Plan a day in Kandy")
                .at("Kandy")
                .on("2026-11-24")
                .until(last)
                .withViolation(advice("poya_crowd", "Worshippers fill the streets of Kandy."))
                .withViolation(advice(
                        "dress_code", "Dress code at the temple: shoulders and knees covered, shoes and hats off."))
                .withSlot(slot("2026-11-24", "09:00", "Walk round the lake"))
                .withSlot(slot(last, "16:00", "Stroll in Kandy"))
                .with(state -> state.setBrief(
                        TravelBrief.newBuilder().setSummary("A day in Kandy.").build()));
    }

    private static boolean isPassed(TurnFixture turn) {
        return Checks.withNamesFrom(Places.load())
                .assess(turn.build())
                .evaluation()
                .getPassed();
    }

    private static ItinerarySlot slot(String day, String time, String activity) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(day))
                .setTime(time)
                .setLocation("Kandy")
                .setActivity(activity)
                .build();
    }

    private static ConstraintViolation advice(String type, String description) {
        return ConstraintViolation.newBuilder()
                .setConstraintType(type)
                .setDescription(description)
                .setSuggestion("")
                .setSeverity(Severity.MEDIUM)
                .setKind("ADVICE")
                .setRuleId(type)
                .setSource("test")
                .setCertainty("certain")
                .build();
    }

    @ParameterizedTest
    @CsvSource({
        "Here is a museum-free day in Galle., false",
        "Enjoy a temple-free Friday in Galle with its museums., true",
        "A day in Galle minus the museums., false",
        "The barrier-free museum of Galle is fine., true"
    })
    void whatIsFreeOfItIsNoProposal(String draft, boolean isProposed) {
        var turn = aTurn().planning("Plan a day in Galle, no museums")
                .at("Galle")
                .with(state -> state.setPreferences(Preferences.newBuilder()
                        .setAvoid(List.of(StatedValue.newBuilder()
                                .setValue("museums")
                                .setTurn(1)
                                .build()))
                        .build()));

        assertThat(broken(turn.withDraft(draft)).contains("wishes_kept")).isEqualTo(isProposed);
    }

    private static final String SEA = "Keep children in the middle of the bay of Unawatuna, away from boats and rocks. "
            + "Swimming in the sea is not safe everywhere, so stay out of the water where red flags fly. "
            + "A swimmer caught in a rip current should not fight it but swim along the shore. "
            + "Alcohol and swimming do not go together. "
            + "The track to the bridge is railway property, and nobody may walk along the track. The path by the road is hardly longer and is safer. "
            + "Photographs without flash are allowed in the temple, though never posing with one's back to a Buddha image. "
            + "The shrine of Unawatuna is holy, so take no photographs inside the shrine.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Let the children swim in the middle of the bay, well away from boats [1].",
                "If the current takes you, don't fight it; swim along the shore [1].",
                "Stay close enough to touch them while they swim [1].",
                "The path by the road is safer than walking along the track [1].",
                "When you take pictures, no flash and never with your back to a Buddha image [1].",
                "You may photograph the shrine from outside [1]."
            })
    void whatIsForbiddenElsewhereOrOtherwiseIsFreeHere(String draft) {
        assertThat(broken(unawatuna("How is the sea at Unawatuna?").withDraft(draft)))
                .doesNotContain("allowed_there", "not_contradicted", "rules_kept");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Swim wherever red flags fly, as locals do [1].",
                "Walk along the track to the bridge of Unawatuna [1].",
                "You may photograph the shrine from inside too, as long as you switch off the light [1].",
                "Inside you are welcome to take pictures of the shrine [1].",
                "The shrine can be filmed from inside [1]."
            })
    void whatIsForbiddenJustThereIsFound(String draft) {
        assertThat(broken(unawatuna("How is the sea at Unawatuna?").withDraft(draft)))
                .containsAnyOf("allowed_there", "rules_kept");
    }

    private static TurnFixture unawatuna(String question) {
        return aTurn().asking(question)
                .at("Unawatuna")
                .withPassage("Unawatuna", "adventure", SEA, 0.9)
                .citing(1);
    }

    private static final String MANSION =
            "Sir Thomas Villiers built the granite mansion of Adisham outside Haputale in 1931, in the manner of an English country house. "
                    + "Adisham later passed to the Church and has been a Benedictine monastery for decades. "
                    + "Thomas Lipton bought estates near Haputale in 1890 and built his factory. "
                    + "Tangamale, a sanctuary beside Adisham, has old trees. The railway reached Haputale in 1893.";

    @Test
    void anOwnerOfWhomAnotherSentenceTellsIsTheRightOne() {
        assertThat(broken(haputale("Tell me about Adisham")
                        .withDraft("Adisham: a granite mansion of 1931, today a Benedictine monastery [1].")))
                .doesNotContain("told_of_another");
        assertThat(
                        broken(
                                haputale("Tell me about Adisham")
                                        .withDraft(
                                                "Outside the town Lipton built the granite mansion in the manner of an English country house [1].")))
                .containsAnyOf("told_of_another", "done_by_the_right", "named_right");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What is there to see in Haputale?|Haputale was reached by the railway in 1893 [1].|See the mansion of Adisham near Haputale [1].",
                "What can we do in Haputale?|Lipton bought estates near Haputale in 1890 [1].|Stroll under the old trees of Tangamale [1].",
                "What is there to do in Haputale?|The dress code is shoulders and knees covered at the temple of Haputale.|Visit Adisham by Haputale [1]."
            })
    void whatThereIsIsAnsweredBySomethingToSeeOrDo(String question, String beside, String answer) {
        assertThat(broken(haputale(question).withDraft(beside))).contains("each_part_addressed");
        assertThat(broken(haputale(question).withDraft(answer))).doesNotContain("each_part_addressed");
    }

    private static TurnFixture haputale(String question) {
        return aTurn().asking(question)
                .at("Haputale")
                .withPassage("Haputale", "history", MANSION, 0.9)
                .citing(1);
    }

    private static final String WHALES =
            "Boats leave Mirissa at first light for the blue whales off the harbour, and nobody can promise whales. "
                    + "Turtles swim in the bay of Mirissa, and monkeys live on the hill. "
                    + "Whales are seen off Trincomalee as well. The station of Mirissa is Weligama, and trains come no nearer. "
                    + "The garden of Mirissa was founded as a trial station for cinchona.";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Can I see whales from Mirissa, and are there other animals?|Yes, boats leave Mirissa at first light for the whales [1].|Yes, whales at first light [1]. Turtles swim in the bay of Mirissa [1].",
                "Can I see whales from Mirissa, and where else can I see whales?|Yes, boats leave Mirissa at first light for the whales [1].|Yes, at first light from Mirissa [1]; off Trincomalee as well [1].",
                "Why was the garden of Mirissa founded, and where is the nearest station?|It was founded as a trial station for cinchona [1].|It was founded as a trial station for cinchona [1]. Trains come no nearer to Mirissa than Weligama [1]."
            })
    void somethingElseIsAnsweredBySomethingElse(String question, String first, String both) {
        assertThat(broken(whales(question).withDraft(first))).contains("each_part_addressed");
        assertThat(broken(whales(question).withDraft(both))).doesNotContain("each_part_addressed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nine trips in ten off Mirissa meet blue whales [1].",
                "Two out of three boats from Mirissa meet whales [1].",
                "There's a one-in-five chance of whales off Mirissa [1].",
                "Every second boat from Mirissa meets whales [1].",
                "Three quarters of the boats from Mirissa meet whales [1]."
            })
    void oddsOfWhichNothingTellsAreSentBack(String draft) {
        assertThat(broken(whales("Can I see whales from Mirissa?").withDraft(draft)))
                .contains("counts_supported");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Two of three boats meet whales off Mirissa.|Boats off Mirissa meet whales two times in three [1].",
                "Half of the boats meet whales off Mirissa.|Boats off Mirissa go out twice in two days [1].",
                "On 90 percent of the trips off Mirissa whales are seen.|Nine trips in ten off Mirissa meet whales [1]."
            })
    void oddsThatAreToldAreSound(String passage, String draft) {
        assertThat(broken(aTurn().asking("Can I see whales from Mirissa?")
                        .at("Mirissa")
                        .withPassage("Mirissa", "nature", passage, 0.9)
                        .citing(1)
                        .withDraft(draft)))
                .doesNotContain("counts_supported");
    }

    @Test
    void anotherPartOfTheDayForTheSameDeedIsFound() {
        var turn = whales("Can I see whales from Mirissa?");

        assertThat(broken(turn.withDraft(
                        "The boats leave Mirissa in mid-afternoon for the blue whales off the harbour [1].")))
                .contains("not_contradicted");
        assertThat(broken(
                        turn.withDraft("The boats leave Mirissa at daybreak for the blue whales off the harbour [1].")))
                .doesNotContain("not_contradicted");
    }

    private static TurnFixture whales(String question) {
        return aTurn().asking(question)
                .at("Mirissa")
                .withPassage("Mirissa", "nature", WHALES, 0.9)
                .citing(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "In December the stairs of Adam's Peak are lit all night.|true",
                "Tea stalls are open all the way up Adam's Peak in December.|true",
                "From 23 December the stairs of Adam's Peak are lit.|false",
                "In the season the stairs of Adam's Peak are lit and stalls open.|false",
                "In December the steps of Adam's Peak are not lit yet, and the stalls are shut.|false"
            })
    void theOppositeOfASeasonsWarningIsFound(String draft, boolean isTurned) {
        var turn = aTurn().asking("Can I climb Adam's Peak in December?")
                .at("Adam's Peak")
                .on("2026-12-01")
                .withViolation(ConstraintViolation.newBuilder(
                                advice(
                                        "season",
                                        "The season of Adam's Peak begins on Wednesday 23 December 2026: before that day the steps are not lit, the stalls are shut, and cloud is common."))
                        .setDate(LocalDate.parse("2026-12-01"))
                        .build());

        assertThat(
                        Checks.withNamesFrom(Places.load())
                                .assess(turn.withDraft(draft).build())
                                .evaluation()
                                .getFindings()
                                .stream()
                                .anyMatch(finding -> finding.getCheck().equals("constraints_stated")
                                        && finding.getSeverity() == Severity.HIGH))
                .isEqualTo(isTurned);
    }

    @Test
    void twoSentencesThatTellDifferentThingsOfADoorAreNoRepetition() {
        var turn = aTurn().asking("When is the temple of Kandy open?")
                .at("Kandy")
                .withPassage(
                        "Kandy",
                        "logistics",
                        "Come before a service, when the door of the upper chamber of the temple is opened. The temple is open from half past five in the morning to eight in the evening.",
                        0.9)
                .citing(1);

        assertThat(
                        broken(
                                turn.withDraft(
                                        "Come to the temple just before a morning or evening service, when the door of the chamber is open [1]. The temple door is open from half past five in the morning to eight in the evening [1].")))
                .doesNotContain("said_once");
    }
}
