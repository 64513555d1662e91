package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.itinerary.Spoken;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.TravelIntent;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What time do we leave?", "where do we eat that day?", "and the day before?": a question of one day of the plan, with its number. */
final class DayInFocus {

    private static final int LATELY = 2;
    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|well|also)\\b\\W*)*";
    private static final Pattern HOURS_OF_A_DAY = Patterns.anyCase(
            LEAD
                    + "(?:(?:at\\s+)?what\\s+time|when|how\\s+(?:early|late))\\b[^.;!?]*\\b(?:leave|start(?:ing)?|begin|get\\s+up|wake(?:\\s+up)?|set\\s+(?:off|out)|be\\s+(?:back|ready)|get\\s+back|arrive|finish|end|done)\\b.*");
    /** The night behind what was told. */
    private static final Pattern SLEEPS = Patterns.anyCase(
            LEAD
                    + "where\\s+(?:do|will|are|would|should)\\s+(?:we|i)\\s+(?:sleep|stay|sleeping|staying|spend\\s+the\\s+night)(?<when>\\s+(?:after\\s+(?:that|it|this)|then|that\\s+(?:night|evening|day)|on\\s+that\\s+day))?\\W*$");

    private static final Pattern OF_ALL_DAYS = Patterns.words(
            "each|every|days|mornings|evenings|trip|plan|tour|holiday|usually|normally|always|flight|airport|home|sun|book|season|trains?|bus(?:es)?|it (?:start|open|end|finish|close)");
    private static final Pattern A_DAY_ALONE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|what\\s+about|how\\s+about|on|for)\\s+)+(?:the\\s+)?(?:day\\s+\\d{1,2}|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|next)\\s+day)(?:\\s+then)?\\W*$");
    private static final Pattern WHAT_TO_DO = Patterns.words(
            "(?:to|can we|can i|do we|could we|should we) (?:do|see|eat|go|visit)|anything|nightlife|going on|open");
    private static final Pattern THAT_DAY = Patterns.anyCase(
            "\\b(?:(?:on|for|in)\\s+)?(?:that|the\\s+same)\\s+(?:same\\s+)?(?:day|(?<part>morning|afternoon))\\b(?!\\s*trip)");
    /** "How long is that drive?" */
    private static final Pattern THAT_DRIVE = Patterns.anyCase(
            LEAD
                    + "how\\s+(?:long|far)\\s+(?:is|will|would)\\s+(?:that|the)\\s+(?:drive|ride|journey|way|transfer)(?:\\s+(?:be|there|to\\s+it|then))*\\W*$");

    private static final Pattern NIGHT_AFTER = Patterns.anyCase(
            LEAD
                    + "where\\s+(?:are|do|will|would)\\s+(?:we|i)\\s+(?:(?:be|sleep|stay|sleeping|staying)\\s+)?(?:on\\s+)?the\\s+(?:(?:next|following)\\s+night|night\\s+after(?:\\s+(?:that|it|this))?)\\W*$");
    private static final Pattern ASKS = Patterns.anyCase(
            LEAD
                    + "(?:what|whats|when|where|which|who|why|how|is|are|do|does|did|will|can\\s+(?:we|i)\\s+(?:see|eat|swim|sleep))\\b.*");
    private static final Pattern BESIDE = Patterns.anyCase(
            LEAD
                    + "(?<what>(?:what|whats|what's)(?:\\s+(?:is|do\\s+(?:we|i)\\s+do|happens|have\\s+we\\s+got|comes))?\\s*(?:planned\\s*)?(?:on|for)?\\s*)?(?:the\\s+)?(?:(?<next>next\\s+day)|(?:day\\s+)?(?<side>before|after))(?<it>\\s+(?:that|it|this|then))?\\W*$");
    /** "Is there anything to do that evening?" */
    private static final Pattern THAT_EVENING =
            Patterns.anyCase("\\b(?:on\\s+)?(?:that|the\\s+same)\\s+(?:evening|night)\\b");

    private DayInFocus() {}

    /** Whether it is worth while to look for the day. */
    static boolean mayBeIn(String said) {
        return Patterns.isAllOf(HOURS_OF_A_DAY, said)
                || Patterns.isAllOf(SLEEPS, said)
                || Patterns.isAllOf(A_DAY_ALONE, said)
                || Patterns.isAllOf(BESIDE, said)
                || Patterns.isAllOf(THAT_DRIVE, said)
                || Patterns.isAllOf(NIGHT_AFTER, said)
                || ((Patterns.isIn(THAT_DAY, said) || Patterns.isIn(THAT_EVENING, said))
                        && Patterns.isAllOf(ASKS, said));
    }

    /** The question with the day; nothing where it means none, or none was spoken of. */
    static Optional<String> of(String said, GraphState state, Focus focus, Itinerary plan) {
        return dayAlone(said, state, plan)
                .or(() -> beside(said, state, focus, plan))
                .or(() -> ofThatDay(said, state, focus, plan))
                .or(() -> inThatEvening(said, state, focus, plan))
                .or(() -> ofThatDrive(said, state, focus, plan))
                .or(() -> theNightAfter(said, state, focus, plan))
                .or(() -> onTheDay(said, focus, plan));
    }

    /** Of several days that were told it is the first, of a place alone the day of its first visit. */
    private static Optional<LocalDate> firstTold(GraphState state, Focus focus, Itinerary plan) {
        var answer = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .findFirst()
                .orElse("");
        return Spoken.entriesIn(answer, plan).stream()
                .map(Entry::day)
                .findFirst()
                .or(() -> focus.place()
                        .filter(place -> focus.ago() <= LATELY)
                        .flatMap(place -> plan.visits().stream()
                                .filter(entry ->
                                        entry.place().filter(place::equals).isPresent())
                                .map(Entry::day)
                                .findFirst()));
    }

    private static Optional<String> beside(String said, GraphState state, Focus focus, Itinerary plan) {
        var beside = Patterns.matcher(BESIDE, said);
        // "And the day after?" alone is heard elsewhere.
        if (!beside.matches()
                || (beside.group("what") == null && beside.group("it") == null)
                || (!isOfThePlan(state) && focus.place().isEmpty())) {
            return Optional.empty();
        }
        var days = plan.days();
        int step = beside.group("next") != null || "after".equalsIgnoreCase(beside.group("side")) ? 1 : -1;
        return focus.day()
                .filter(day -> focus.dayAgo() <= LATELY)
                .or(() -> firstTold(state, focus, plan))
                .map(day -> days.indexOf(day) + 1 + step)
                .filter(number -> number >= 1 && number <= days.size())
                .map("What is planned on day %d?"::formatted);
    }

    private static Optional<LocalDate> spokenOf(GraphState state, Focus focus, Itinerary plan) {
        return focus.day().filter(day -> focus.dayAgo() <= LATELY).or(() -> firstTold(state, focus, plan));
    }

    private static Optional<String> ofThatDrive(String said, GraphState state, Focus focus, Itinerary plan) {
        return Patterns.isAllOf(THAT_DRIVE, said) && focus.ends().isEmpty()
                ? spokenOf(state, focus, plan)
                        .map(day -> "How long is the drive on day %d?"
                                .formatted(plan.days().indexOf(day) + 1))
                : Optional.empty();
    }

    private static Optional<String> theNightAfter(String said, GraphState state, Focus focus, Itinerary plan) {
        return Patterns.isAllOf(NIGHT_AFTER, said)
                ? spokenOf(state, focus, plan)
                        .map(day -> plan.days().indexOf(day) + 2)
                        .filter(number -> number <= plan.days().size())
                        .map("Where do we sleep on the night of day %d?"::formatted)
                : Optional.empty();
    }

    private static Optional<String> inThatEvening(String said, GraphState state, Focus focus, Itinerary plan) {
        var that = Patterns.matcher(THAT_EVENING, said);
        boolean asked = Patterns.isIn(WHAT_TO_DO, said) && Patterns.isAllOf(ASKS, said) && that.find();
        return asked
                ? focus.day()
                        .filter(day -> focus.dayAgo() <= LATELY)
                        .or(() -> firstTold(state, focus, plan))
                        .flatMap(plan::sleptAfter)
                        .map(place -> that.replaceFirst("in the evening in " + place.name()))
                : Optional.empty();
    }

    /** Where one day alone was told "that day" is heard elsewhere. */
    private static Optional<String> ofThatDay(String said, GraphState state, Focus focus, Itinerary plan) {
        var that = Patterns.matcher(THAT_DAY, said);
        boolean open = Patterns.isAllOf(ASKS, said) && focus.day().isEmpty() && that.find();
        return open
                ? firstTold(state, focus, plan)
                        .map(day -> that.replaceFirst("on day " + (plan.days().indexOf(day) + 1)
                                + (that.group("part") == null ? "" : " in the " + that.group("part"))))
                : Optional.empty();
    }

    /** "And the second day?" after another day or a stop of the plan. */
    private static Optional<String> dayAlone(String said, GraphState state, Itinerary plan) {
        if (!Patterns.isAllOf(A_DAY_ALONE, said) || !isOfThePlan(state)) {
            return Optional.empty();
        }
        return DaySaid.in(said, plan.days()).stream()
                .filter(day -> day.number() <= plan.days().size())
                .findFirst()
                .map(day -> "What is planned on day %d?".formatted(day.number()));
    }

    /** Whether the turn before was of the plan, and named no day with another matter. */
    private static boolean isOfThePlan(GraphState state) {
        return state.getTravelIntent() == TravelIntent.ITINERARY_PLANNING;
    }

    private static Optional<String> onTheDay(String said, Focus focus, Itinerary plan) {
        var sleeps = Patterns.matcher(SLEEPS, said);
        if (sleeps.matches() && sleeps.group("when") != null) {
            return focus.day()
                    .map(day -> said.substring(0, sleeps.start("when")) + " on the night of day "
                            + (plan.days().indexOf(day) + 1) + "?");
        }
        boolean ofADay = Patterns.isAllOf(HOURS_OF_A_DAY, said)
                && !Patterns.isIn(OF_ALL_DAYS, said)
                && DaySaid.in(said, plan.days()).isEmpty();
        return focus.day()
                .filter(day -> ofADay && focus.dayAgo() == 1)
                .map(day -> StandAlone.appended(said, "on day " + (plan.days().indexOf(day) + 1)));
    }
}
