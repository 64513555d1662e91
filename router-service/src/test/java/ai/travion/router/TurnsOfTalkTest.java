package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What hurried travellers say beside a question or a plan: thanks, notes, edits and what sounds like one. */
class TurnsOfTalkTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thank you kindly. Which month is best for us?",
                "thank you both. whats the best month",
                "thanks, is it safe to walk back at 9pm",
                "i'm vegan, is it hard",
                "is it safe to walk instead at 9pm, i am a woman alone",
                "he asked 1500",
                "driver said 6000, ok?"
            })
    void aQuestionBesideThanksOrANoteIsLookedUp(String message) {
        var heard = aDialogue()
                .after("How do I get from Kandy station to the temple?")
                .hears(message);

        assertThat(heard.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(heard.getRouteDecision()).isNotEqualTo(RouteDecision.SMALL_TALK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"thanks", "thank you both", "cheers!", "great, thanks a lot"})
    void mereThanksAreThanks(String message) {
        assertThat(aDialogue().after("Tell me about Kandy").hears(message).getIntent())
                .isEqualTo(IntentType.GREETING);
    }

    @Test
    void aQuestionOnAFeastMovesNoDate() {
        var talk = aDialogue().after("3 days in Jaffna from 14 january 2027, by train from colombo");

        var heard = talk.hears("oh nice what happens on pongal");

        assertThat(heard.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(heard.getPreferences().orElseThrow().getDates().orElseThrow().getStart())
                .contains(LocalDate.parse("2027-01-14"));
    }

    @Test
    void doItTakesUpWhatWasProposed() {
        var talk = aDialogue()
                .after("3 days in Jaffna from 14 january 2027")
                .after("what should i wear to Nallur")
                .after("Can we fit Delft island too?");

        assertThat(talk.searchesFor("do it")).startsWith("Add Delft Island to the plan");
    }

    @Test
    void aDirectionAloneMovesABeachTripToThatCoast() {
        var talk = aDialogue().after("5 days on the east coast from 8 january 2027, surf and beach");

        var heard = talk.hears("hm ok south then. 11 to 15 january");

        assertThat(heard.getTargetLocations()).contains("Mirissa").doesNotContain("Trincomalee");
        assertThat(heard.getTargetDate()).contains(LocalDate.parse("2027-01-11"));
    }

    @Test
    void aDateKeepsThePlacesThatWerePlanned() {
        var planned = Stream.of("Mirissa", "Galle Fort")
                .map(place -> slot("2026-12-0" + (place.equals("Mirissa") ? 1 : 2), place))
                .toList();
        var talk = aDialogue()
                .planning(planned)
                .answering("Here is a plan. _You named no place, so I took Mirissa and Galle Fort._")
                .after("honeymoon, 2 days of beach and quiet");

        assertThat(talk.hears("from 16 march").getTargetLocations()).containsExactly("Mirissa", "Galle Fort");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first day just the pool please",
                "can u make the first day just the pool, we arrive at 3am",
                "nothing on day 1",
                "keep day 1 free"
            })
    void aDayIsKeptFreeAndStaysSo(String message) {
        var talk = aDialogue()
                .planning(List.of(slot("2026-12-01", "Galle Fort"), slot("2026-12-02", "Mirissa")))
                .after("Plan 2 days in Galle and Mirissa from 1 December 2026");

        var withoutSights = "day 1 (?:free|only)";
        assertThat(kept(talk.hears(message))).anyMatch(term -> term.matches(withoutSights));
        assertThat(kept(talk.hears("make it 3 days"))).anyMatch(term -> term.matches(withoutSights));
        assertThat(kept(talk.hears("no free day please"))).noneMatch(term -> term.matches(withoutSights));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "max 2 hotels please|at most 2 hotels",
                "we don't want to change hotels so often|at most 1 hotel",
                "can we stay in one place|at most 1 hotel",
                "3 hotels at most|at most 3 hotels",
                "only I climb, my mother stays at the hotel|my mother can't climb, only I climb",
                "skip the climbing|no climbing",
                "no climbing please, and one day longer|no climbing",
                "everything by train please|by train",
                "lunch first on day 2|start day 2 at 12:00",
                "put one more night in Mirissa|2 nights in Mirissa",
                "I said we arrive at noon, and a free day on day 2|day 2 free"
            })
    void aWishForTheWholeTripIsKeptThroughLaterChanges(String message, String term) {
        var talk = aDialogue()
                .planning(List.of(slot("2026-12-01", "Galle Fort"), slot("2026-12-02", "Mirissa")))
                .after("Plan 2 days in Galle and Mirissa from 1 December 2026");

        var heard = talk.hears(message);
        assertThat(heard.getTargetLocations()).containsExactlyInAnyOrder("Galle Fort", "Mirissa");
        assertThat(kept(heard)).contains(term);
        assertThat(kept(talk.hears("swap Galle and Mirissa"))).contains(term);
        assertThat(kept(talk.hears("start a day later"))).contains(term);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "we are three, not two, and I want a day in Matara|Galle Fort,Matara,Mirissa",
                "we want to see Matara and go whale watching, and drop Galle|Mirissa,Matara",
                "not Galle, Matara|Matara,Mirissa",
                "no, I meant Matara too|Galle Fort,Matara,Mirissa",
                "take out Mirissa and give us Matara instead|Galle Fort,Matara"
            })
    void everyPartOfACorrectionIsApplied(String message, String places) {
        var heard = aDialogue()
                .planning(List.of(slot("2026-12-01", "Galle Fort"), slot("2026-12-02", "Mirissa")))
                .after("Plan 2 days in Galle and Mirissa from 1 December 2026")
                .hears(message);

        assertThat(heard.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(heard.getTargetLocations()).containsExactlyInAnyOrder(places.split(","));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no, we come from Jaffna|Jaffna",
                "that's wrong, we come from Kandy|Kandy",
                "I said we start from Ella|Ella"
            })
    void whereOneComesFromIsCorrected(String message, String origin) {
        var heard = aDialogue()
                .planning(List.of(slot("2026-12-01", "Galle Fort"), slot("2026-12-02", "Mirissa")))
                .after("Plan 2 days in Galle and Mirissa from 1 December 2026, coming from Colombo")
                .hears(message);

        assertThat(heard.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(heard.getPreferences()
                        .orElseThrow()
                        .getOrigin()
                        .orElseThrow()
                        .getValue())
                .isEqualTo(origin);
        assertThat(heard.getTargetLocations()).containsExactly("Galle Fort", "Mirissa");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "why Mirissa?|because you named it",
                "why did you put Mirissa there?|comes last",
                "why is Galle on day 2?|not on day 2",
                "is day 2 too full?|stop",
                "is day 1 free?|stop",
                "how many hotels is that?|hotel",
                "what time do we get back on day 2|you are back about"
            })
    void aQuestionAboutThePlanIsAnsweredAndChangesNothing(String message, String answer) {
        var heard = aDialogue()
                .planning(List.of(slot("2026-12-01", "Galle Fort"), slot("2026-12-02", "Mirissa")))
                .after("Plan 2 days in Galle and Mirissa from 1 December 2026")
                .hears(message);

        assertThat(heard.getFinalResponse().orElse("")).contains(answer);
        assertThat(kept(heard)).isEmpty();
    }

    private static List<String> kept(GraphState state) {
        return Stream.concat(
                        state.getPreferences().orElseThrow().getOther().stream().map(StatedValue::getValue),
                        DayTerms.of(state).stream())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "can you reverse it|Ella,Kandy,Colombo",
                "can you turn it around so we finish in colombo|Ella,Kandy,Colombo",
                "put kandy last|Colombo,Ella,Kandy"
            })
    void theOrderOfThePlacesFollowsWhatIsAsked(String message, String places) {
        var heard = aDialogue()
                .after("plan 5 days from 7 january 2027, colombo, kandy and ella")
                .hears(message);

        assertThat(heard.getTargetLocations()).containsExactly(places.split(","));
    }

    @Test
    void whoseLimitItIsMattersWhenTheyPart() {
        var talk = aDialogue().after("Plan 2 days at Adam's Peak from 29 january 2027, my dad can't walk far");

        var heard = talk.hears("ok maybe i go alone and he stays. where can he wait");

        assertThat(heard.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(heard.getPreferences().orElseThrow().getWalkingTolerance().map(StatedValue::getValue))
                .isNotEqualTo("low");
    }

    @Test
    void asthmaIsAdvisedOnAndForbidsNothing() {
        var heard = aDialogue()
                .after("Plan 2 days at Adam's Peak from 29 january 2027")
                .hears("he has asthma");

        assertThat(heard.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
        assertThat(heard.getAssumptions()).anyMatch(note -> note.startsWith("Noted: asthma."));
        assertThat(heard.getPreferences().orElseThrow().getAvoid()).isEmpty();
    }

    @Test
    void theDaysThatOneHasAreNoPlanAfterAQuestion() {
        var heard = aDialogue()
                .after("Hello, I want to see turtles lay eggs. Where and when?")
                .hears("we have only february 12 to 20");

        assertThat(heard.getIntent()).isEqualTo(IntentType.TOURISM_QUERY);
    }

    private static ItinerarySlot slot(String day, String place) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(day))
                .setTime("09:00")
                .setActivity("Visit " + place)
                .setLocation(place)
                .setDurationMinutes(90)
                .build();
    }
}
