package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wishes that speak against earlier ones, of this conversation or of another. */
class ConflictTest {

    private static final String HIKING_TRIP = "Plan a 2-day hiking trip to Ella";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a 2-day hiking trip to Ella            | profile.avoid
            Plan a packed day in Kandy                  | profile.pace
            Plan two days in Galle, luxury hotels       | profile.budget
            """)
    void aPlanAgainstTheProfileIsAskedAbout(String message, String about) {
        var dialogue = aDialogue().ofAUserWho(prefers());

        var step = dialogue.says(message);

        assertThat(step.next()).isEqualTo(Graph.REPLY);
        assertThat(step.state().getClarification()).get().satisfies(asked -> {
            assertThat(asked.getAbout()).isEqualTo(about);
            assertThat(asked.getQuestion())
                    .startsWith("I remember from another conversation")
                    .endsWith("?");
            assertThat(asked.getOptions()).hasSize(2);
        });
        assertThat(step.state().getTargetLocations()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plan a 2-day trip to Ella",
                "Plan a 2-day trip to Ella without hiking",
                "Plan a 2-day hiking trip to Ella this time",
                "I know I said no hiking, but plan a hiking trip to Ella anyway",
                "Which hikes are there around Ella?",
                "Plan a relaxed day in Kandy",
                "Hello"
            })
    void whatIsNoConflictOrIsMeantIsNotAskedAbout(String message) {
        var dialogue = aDialogue().ofAUserWho(prefers());

        var state = dialogue.hears(message);

        assertThat(state.getClarification()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes",
                "Yes, plan for hikes",
                "sure, go ahead",
                "the first one",
                "1",
                "hiking is fine",
                "ok",
                "I'd love to hike"
            })
    void agreedTheNewWordsHold(String reply) {
        var dialogue = aDialogue().ofAUserWho(prefers()).after(HIKING_TRIP);

        var state = dialogue.hears(reply);

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetLocation()).contains("Ella");
        assertThat(values(state, Preferences::getInterests)).contains("hiking");
        assertThat(values(state, Preferences::getAvoid)).doesNotContain("hiking");
        assertThat(state.getPreferences().orElseThrow().getDates().orElseThrow().getDays())
                .contains(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no",
                "No, leave hikes out",
                "the second",
                "no hiking please",
                "rather not",
                "leave it out",
                "nope"
            })
    void declinedTheEarlierWordsHold(String reply) {
        var dialogue = aDialogue().ofAUserWho(prefers()).after(HIKING_TRIP);

        var state = dialogue.hears(reply);

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getTargetLocation()).contains("Ella");
        assertThat(values(state, Preferences::getInterests)).doesNotContain("hiking");
        assertThat(values(state, Preferences::getAvoid)).contains("hiking");
    }

    @Test
    void leftToUsTheLatestWordsHoldAndTheAnswerSaysSo() {
        var dialogue = aDialogue().ofAUserWho(prefers()).after(HIKING_TRIP);

        var state = dialogue.hears("you decide");

        assertThat(values(state, Preferences::getInterests)).contains("hiking");
        assertThat(state.getAssumptions()).contains("I followed what you asked for now.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Keep the hikes", "No problem", "don't leave them out", "yes, but no museums"})
    void aYesMayBeginWithANo(String reply) {
        var dialogue = aDialogue().ofAUserWho(prefers()).after(HIKING_TRIP);

        var state = dialogue.hears(reply);

        assertThat(values(state, Preferences::getInterests)).contains("hiking");
        assertThat(values(state, Preferences::getAvoid)).doesNotContain("hiking");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Plan a relaxed 3-day trip to Galle instead | Galle Fort
            No, what's the weather like in Galle?      | Galle Fort
            """)
    void anotherRequestIsNotSwallowedAsAReply(String message, String place) {
        var dialogue = aDialogue().ofAUserWho(prefers()).after("Plan a packed 2-day trip to Kandy");

        var state = dialogue.hears(message);

        assertThat(state.getTargetLocations()).contains(place).doesNotContain("Kandy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"you decide", "maybe a bit", "up to you"})
    void whereHealthIsConcernedTheCarefulChoiceIsTheSensibleOne(String reply) {
        var dialogue = aDialogue().after("I have bad knees").after("Plan a 2-day hiking trip to Ella");

        var state = dialogue.hears(reply);

        assertThat(state.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(values(state, Preferences::getAvoid)).contains("hiking");
        assertThat(state.getAssumptions()).contains("To be on the safe side I planned for short walks only.");
    }

    @Test
    void toCancelMakesNoPlan() {
        var dialogue = aDialogue().ofAUserWho(prefers()).after(HIKING_TRIP);

        var state = dialogue.hears("cancel");

        assertThat(state.getIntent()).isNotEqualTo(IntentType.TRIP_PLANNING);
    }

    @Test
    void whatElseAReplySaysHoldsToo() {
        var dialogue = aDialogue().ofAUserWho(prefers()).after(HIKING_TRIP);

        var state = dialogue.hears("Yes, and from 5 December 2026");

        assertThat(state.getTargetDate()).contains(LocalDate.of(2026, 12, 5));
        assertThat(state.getTargetLocation()).contains("Ella");
    }

    @Test
    void aRefusedPlaceIsNoStopOfARoundTrip() {
        var state = aDialogue().hears("Plan 7 days in Sri Lanka without Kandy");

        assertThat(state.getTargetLocations()).isNotEmpty().doesNotContain("Kandy");
    }

    @Test
    void anotherDayMeansAnotherDayWhereItIsSaidOn() {
        var dialogue = aDialogue().after("Plan 2 days in Kandy from 1 December 2026", "2026-12-01", "2026-12-02");

        var state = dialogue.hears("Plan another day in Galle on 12 December 2026");

        assertThat(state.getTargetDate()).contains(LocalDate.of(2026, 12, 12));
    }

    @Test
    void aMatterOfItsOwnIsNoReply() {
        var dialogue = aDialogue().ofAUserWho(prefers()).after(HIKING_TRIP);

        var state = dialogue.hears("What is the weather like in Ella in March?");

        assertThat(state.getClarification()).isEmpty();
        assertThat(state.getRewrittenQuery().orElse(state.getUserQuery())).contains("weather");
    }

    @Test
    void untilItIsAnsweredNothingOfItIsRemembered() {
        var dialogue = aDialogue().ofAUserWho(prefers());

        var state = dialogue.hears(HIKING_TRIP);

        assertThat(values(state, Preferences::getInterests)).doesNotContain("hiking");
        assertThat(values(state, Preferences::getAvoid)).contains("hiking");
        assertThat(values(state, Preferences::getPlaces)).contains("Ella");
    }

    @Test
    void aPaceIsDeclinedByNamingTheUsualOne() {
        var dialogue = aDialogue().ofAUserWho(prefers()).after("Plan a packed day in Kandy");

        var state = dialogue.hears("keep it relaxed");

        assertThat(state.getPreferences().flatMap(Preferences::getPace).map(StatedValue::getValue))
                .contains("relaxed");
    }

    @Test
    void whoCanHardlyWalkIsAskedBeforeAHikeIsPlannedInTheSameConversation() {
        var dialogue = aDialogue().after("Plan a day in Kandy with my grandmother, she can't walk far");

        var state = dialogue.hears("Plan a hiking trip to Ella for two days");

        assertThat(state.getClarification().map(Clarification::getAbout)).contains("earlier.walking_tolerance");
    }

    @Test
    void inOneConversationLaterWordsWinOverMereLikings() {
        var dialogue = aDialogue().after("Plan a day in Kandy, I don't like museums");

        var state = dialogue.hears("Plan two days in Colombo with museums");

        assertThat(state.getClarification()).isEmpty();
        assertThat(values(state, Preferences::getInterests)).contains("culture");
    }

    @Test
    void placesThatWereVisitedAreNotOfferedAgain() {
        var dialogue = aDialogue().after("We have already seen Sigiriya, Kandy and Ella");

        var state = dialogue.hears("Plan a round trip of 6 days");

        assertThat(state.getTargetLocations()).isNotEmpty().doesNotContain("Sigiriya", "Kandy", "Ella");
        assertThat(state.getAssumptions())
                .anyMatch(said -> said.equals("You have been to Sigiriya, Kandy and Ella, so I chose other places."));
    }

    @Test
    void aVisitOfLongAgoIsNoTargetOfAPlan() {
        var state = aDialogue().hears("We've been to Sigiriya last year. Plan a day in Dambulla");

        assertThat(state.getTargetLocations()).noneMatch(place -> place.equals("Sigiriya"));
        assertThat(state.getProfile().orElseThrow().getVisited())
                .extracting(StatedValue::getValue)
                .containsExactly("Sigiriya");
    }

    private static Preferences prefers() {
        return Preferences.newBuilder()
                .setAvoid(List.of(ofProfile("hiking")))
                .setPace(ofProfile("relaxed"))
                .setBudget(StatedBudget.newBuilder()
                        .setLevel("low")
                        .setOrigin("profile")
                        .build())
                .build();
    }

    private static StatedValue ofProfile(String value) {
        return StatedValue.newBuilder().setValue(value).setOrigin("profile").build();
    }

    private static List<String> values(
            GraphState state, java.util.function.Function<Preferences, List<StatedValue>> field) {
        return state.getPreferences()
                .map(field)
                .map(List::stream)
                .orElseGet(Stream::of)
                .map(StatedValue::getValue)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no forget the walking limit, its only me this time",
                "my hip is fine now",
                "that was my mother",
                "that was my aunt, not us",
                "no problem, we can walk",
                "no need to worry about that any more",
                "dad stays home, only me",
                "all healed by now",
                "I'm travelling without her",
                "it doesn't matter any more"
            })
    void whatHoldsNoMoreIsHeardInWhateverWords(String reply) {
        assertThat(toleranceAfter(reply)).contains("medium");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no, better not",
                "keep it short",
                "it still hurts",
                "we can't, sorry",
                "only short walks please",
                "my knee is not well yet",
                "leave them out"
            })
    void whatStillHoldsIsHeardInWhateverWords(String reply) {
        assertThat(toleranceAfter(reply)).contains("low");
    }

    private static Optional<String> toleranceAfter(String reply) {
        return aDialogue()
                .after("My knees are bad. Tell me about Ella")
                .after("Plan 2 days of hiking in Knuckles from 5 February 2027")
                .hears(reply)
                .getPreferences()
                .flatMap(Preferences::getWalkingTolerance)
                .map(StatedValue::getValue);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I travel alone to Kandy for 2 days in January, plan it",
                "plan 3 days in Kandy for me and my wife, 10 january",
                "plan 2 days in Ella solo from 5 March"
            })
    void aTripWithoutTheChildrenOfTheProfileIsAskedAboutOnce(String message) {
        var dialogue = aDialogue().ofAUserWho(travelsWithChildren());

        var asked = dialogue.says(message).state().getClarification();
        assertThat(asked)
                .map(Clarification::getQuestion)
                .contains(
                        "I remember from another conversation that you travel with 2 children. Is this trip without them?");

        var planned = dialogue.says("yes").state();
        assertThat(planned.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(children(planned)).isZero();
        assertThat(dialogue.says("make it a day longer, still on my own")
                        .state()
                        .getClarification())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no, with the kids|2|2",
                "the children come too|2|2",
                "the kids stay home|0|2",
                "you decide|0|2",
                "just the two of us|0|2"
            })
    void theReplySaysWhoTravels(String reply, int children, int adults) {
        var dialogue = aDialogue()
                .ofAUserWho(travelsWithChildren())
                .after("plan 3 days in Kandy for me and my wife, 10 january");

        var planned = dialogue.hears(reply);

        assertThat(planned.getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(planned.getTargetDate()).contains(LocalDate.of(2027, 1, 10));
        assertThat(children(planned)).isEqualTo(children);
        assertThat(planned.getPreferences()
                        .orElseThrow()
                        .getParty()
                        .orElseThrow()
                        .getAdults())
                .isEqualTo(adults);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plan 2 days in Ella, just me this time",
                "we are 4 friends, plan 2 days in Mirissa from 3 March",
                "plan 2 days in Kandy from 3 March",
                "I travel solo. What is there to do in Galle?"
            })
    void whoTravelsIsNotAskedWhereItIsPlain(String message) {
        assertThat(aDialogue()
                        .ofAUserWho(travelsWithChildren())
                        .says(message)
                        .state()
                        .getClarification())
                .isEmpty();
    }

    @Test
    void childrenWhoStayAtHomeAreNoLongerPlannedFor() {
        var state = aDialogue()
                .after("2 days in Kandy from 10 january with my wife and our two kids")
                .hears("the children aren't coming after all");

        assertThat(children(state)).isZero();
        assertThat(state.getTargetDate()).contains(LocalDate.of(2027, 1, 10));
    }

    private static int children(GraphState state) {
        return state.getPreferences().orElseThrow().getParty().orElseThrow().getChildren();
    }

    private static Preferences travelsWithChildren() {
        return Preferences.newBuilder()
                .setParty(StatedParty.newBuilder()
                        .setAdults(2)
                        .setChildren(2)
                        .setDescription("family")
                        .setOrigin("profile")
                        .build())
                .build();
    }
}
