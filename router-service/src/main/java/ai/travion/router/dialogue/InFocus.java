package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "What time do we leave?" after one day was told, "which train should we take?" after a way, "how long does it take to climb?" after a rock:
 * a question that leaves out what was spoken of last, with the day, the way or the place that it means.
 */
public final class InFocus {

    private static final int MOST_WORDS = 14;
    private static final int LATELY = 2;
    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|well|also)\\b\\W*)*";
    private static final Pattern OF_A_RIDE = Patterns.anyCase(
            "\\b(?:which|what)\\s+(?:train|class|side|seats?|carriage|platform)\\b|\\bhow\\s+often\\s+(?:do|does)\\s+(?<runs>they|it|the\\s+trains?)\\b|\\bwindow\\s+seats?\\b|\\b(?:book|reserve|buy\\s+(?:a\\s+)?tickets?\\s+for)\\s+(?<booked>it|that|this|them|the\\s+train|train\\s+tickets?|seats?|tickets?)\\b|\\bchange\\s+trains?\\b");
    /** "Can I do it without a guide?" */
    private static final Pattern DONE_SO = Patterns.anyCase(
            LEAD
                    + "(?:can|could|may|should)\\s+(?:i|we|one)\\s+(?:do|climb|visit|see|hike|walk)\\s+(?<it>it|that|this)\\s+(?:without|alone|by\\s+(?:myself|ourselves)|on\\s+(?:my|our)\\s+own|with)\\b.*");

    private static final Pattern TO_THE_AIRPORT = Patterns.anyCase(
            LEAD
                    + "how\\s+(?:far|long)(?:\\s+(?:is|does)\\s+(?:it|the\\s+(?:drive|way))(?:\\s+take)?)?\\s+to\\s+(?:get\\s+to\\s+)?the\\s+airport(?:\\s+from\\s+there)?\\W*$");
    private static final Pattern SUPPOSED = Patterns.anyCase(
            LEAD
                    + "what\\s+(?:else\\s+)?(?:would|could|should|might)\\s+(?:you|we|i)\\s+(?:add|do|see|visit|include|suggest|recommend)\\b[^?]*\\b(?:if|supposing)\\s+(?:we|i)\\s+(?:had|have|got|stayed)\\b[^?]*\\b(?:days?|nights?|time|longer)\\b[^?]*\\W*$");
    private static final Pattern HOW_MANY = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*how\\s+many(?:\\s+(?:of\\s+them|are\\s+there|then|about))*\\W*$");
    private static final Pattern ARE_THERE = Patterns.anyCase(
            LEAD + "are\\s+there\\s+(?:(?:any|many|some|a\\s+lot\\s+of)\\s+)?(?<things>\\p{L}[^?.!]{2,60})\\W*$");
    private static final Pattern SAFE_THERE = Patterns.anyCase(
            LEAD
                    + "(?:is|are|will|do)\\s+(?:it|we|i|they|people)\\s+(?:be\\s+)?(?:\\p{L}+\\s+){0,2}?(?:safe|dangerous|speak\\s+english|english)\\s+(?:over\\s+)?there\\W*$");
    private static final Pattern THERE = Patterns.words("(?:over )?there");
    private static final Pattern OTHERWISE_MOST = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|what\\s+about|how\\s+about|which\\s+is)\\s+)*the\\s+(?<most>\\p{L}+est|least|most|worst|best)(?:\\s+one)?\\W*$");
    private static final Pattern MOST =
            Patterns.words("\\p{L}{3,}(?<!\\b(?:inter|for|mod|hon|near|requ))est|least|most|worst|best");
    private static final Pattern TO_THE_NEXT = Patterns.anyCase(
            LEAD
                    + "how\\s+(?:far|long|many\\s+(?:km|hours))\\b.*\\b(?:to|until)\\s+(?:the|our)\\s+next\\s+(?:stop|place|town|hotel|one|base)\\W*$");
    private static final Pattern FOR_IT = Patterns.anyCase(
            "\\b(?:for|about|on|during|do|book|bring\\s+(?:to|on)|take\\s+(?:to|on)|wear\\s+(?:to|on|for))\\s+(?<it>it|that)\\b(?=\\W*$|\\s+(?:too|as\\s+well|with))");
    private static final Pattern THE_THING = Patterns.anyCase(
            "\\b(?:is|are|'s|about|do\\s+we\\s+(?:do|have))\\s+(?:the|our|my)\\s+(?<thing>\\p{L}[\\p{L} -]{2,25}?)(?=\\W*$|\\s+(?:planned|again|then|now))");
    private static final Pattern A_TRAIN = Patterns.words("trains?");
    private static final Pattern HOW_LONG_IT_IS = Patterns.anyCase(
            LEAD
                    + "how\\s+(?:long|hard|high|steep|far\\s+up)\\s+(?:does|do|will|would|is|'s)\\s+(?:it|that|this)\\b(?!\\s+(?:from|to\\s+(?:get|drive|go)|between|by)).*");

    private static final Pattern HOW_FAR_IT_IS = Patterns.anyCase(
            LEAD + "how\\s+far(?:\\s+away)?\\s+(?:is|would|'s)\\s+(?:it|that|this)(?:\\s+(?:be|then|away))*\\W*$");

    private InFocus() {}

    /** The state with the question in full; as it is where it leaves out nothing, or nothing was spoken of. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        boolean mayBe = Utterance.of(said).words().size() <= MOST_WORDS
                && (DayInFocus.mayBeIn(said)
                        || Patterns.isAllOf(SUPPOSED, said)
                        || Patterns.isAllOf(HOW_MANY, said)
                        || Patterns.isAllOf(SAFE_THERE, said)
                        || Patterns.isAllOf(TO_THE_AIRPORT, said)
                        || Patterns.isAllOf(OTHERWISE_MOST, said)
                        || Patterns.isIn(OF_A_RIDE, said)
                        || Patterns.isAllOf(DONE_SO, said)
                        || Patterns.isAllOf(TO_THE_NEXT, said)
                        || Patterns.isIn(FOR_IT, said)
                        || Patterns.isAllOf(HOW_FAR_IT_IS, said)
                        || Patterns.isAllOf(HOW_LONG_IT_IS, said));
        if (!mayBe) {
            return state;
        }
        var focus = Focus.of(state, atlas);
        var plan = Itinerary.of(state.getItinerary(), atlas);
        boolean unplaced = atlas.mentionedIn(said).isEmpty();
        return supposed(said, plan)
                .or(() -> howMany(said, state))
                .or(() -> inTheCountry(said, focus))
                .or(() -> toTheAirport(said, focus, plan))
                .or(() -> theOther(said, state))
                .or(() -> toTheNext(said, focus, plan, atlas))
                .or(() -> ofTheThing(said, state, plan))
                .or(() -> DayInFocus.of(said, state, focus, plan))
                .or(() -> unplaced ? onTheWay(said, focus) : Optional.empty())
                .or(() -> unplaced ? ofThePlace(said, focus) : Optional.empty())
                .map(words -> GraphState.newBuilder(state).setUserQuery(words).build())
                .orElse(state);
    }

    /** "What would you add if we had two more days?" orders none: what else there is near the last stay. */
    private static Optional<String> supposed(String said, Itinerary plan) {
        var days = plan.days();
        return Patterns.isAllOf(SUPPOSED, said) && days.size() > 1
                ? plan.sleptAfter(days.get(days.size() - 2))
                        .map(place -> "What else is worth seeing near %s?".formatted(place.name()))
                : Optional.empty();
    }

    /** "How many?" after "are there steps at the temple?" */
    private static Optional<String> howMany(String said, GraphState state) {
        return Patterns.isAllOf(HOW_MANY, said)
                ? before(state)
                        .map(message -> Patterns.matcher(ARE_THERE, message))
                        .filter(Matcher::matches)
                        .map(there -> "How many %s?".formatted(there.group("things")))
                : Optional.empty();
    }

    /** "How long to the airport from there?": from the place that was spoken of, or where the last night is spent. */
    private static Optional<String> toTheAirport(String said, Focus focus, Itinerary plan) {
        if (!Patterns.isAllOf(TO_THE_AIRPORT, said)) {
            return Optional.empty();
        }
        var days = plan.days();
        return focus.place()
                .or(() -> days.size() < 2 ? Optional.empty() : plan.sleptAfter(days.get(days.size() - 2)))
                .map(place -> "How far is it from %s to the airport?".formatted(place.name()));
    }

    /** "Is it safe there?" where no one place was spoken of. */
    private static Optional<String> inTheCountry(String said, Focus focus) {
        return Patterns.isAllOf(SAFE_THERE, said) && focus.place().isEmpty()
                ? Optional.of(Patterns.matcher(THERE, said).replaceFirst("in Sri Lanka"))
                : Optional.empty();
    }

    /** "And the shortest?" after "which is the longest?" */
    private static Optional<String> theOther(String said, GraphState state) {
        var other = Patterns.matcher(OTHERWISE_MOST, said);
        return other.matches()
                ? before(state)
                        .map(message -> Patterns.matcher(MOST, message))
                        .filter(Matcher::find)
                        .map(most -> most.replaceFirst(Matcher.quoteReplacement(other.group("most"))))
                : Optional.empty();
    }

    private static Optional<String> before(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .findFirst();
    }

    /** "How far is it from there to the next stop?": from where one sleeps to where one sleeps next. */
    private static Optional<String> toTheNext(String said, Focus focus, Itinerary plan, Places atlas) {
        if (!Patterns.isAllOf(TO_THE_NEXT, said)
                || (focus.place().isEmpty() && focus.day().isEmpty())) {
            return Optional.empty();
        }
        var from = focus.day()
                .filter(day -> focus.dayAgo() <= LATELY)
                .flatMap(plan::sleptAfter)
                .or(() -> focus.place().map(place -> atlas.parentOf(place).orElse(place)));
        return from.flatMap(place ->
                plan.after(place).map(next -> "How far is it from %s to %s?".formatted(place.name(), next.name())));
    }

    /** "What should we wear for it?" after "when is the safari?" */
    private static Optional<String> ofTheThing(String said, GraphState state, Itinerary plan) {
        var it = Patterns.matcher(FOR_IT, said);
        if (!it.find()) {
            return Optional.empty();
        }
        return before(state)
                .map(message -> Patterns.matcher(THE_THING, message))
                .filter(Matcher::find)
                .map(thing -> thing.group("thing"))
                .filter(thing -> !plan.called(thing).isEmpty())
                .map(thing -> replaced(said, it, "it", "the " + thing));
    }

    private static Optional<String> onTheWay(String said, Focus focus) {
        var ride = Patterns.matcher(OF_A_RIDE, said);
        boolean spoken = (!focus.ends().isEmpty() || focus.rides()) && focus.ago() <= LATELY;
        if (!spoken || !ride.find()) {
            return Optional.empty();
        }
        var ends = focus.ends().isEmpty()
                ? ""
                : " from %s to %s"
                        .formatted(focus.ends().getFirst(), focus.ends().getLast());
        if (ride.group("runs") != null) {
            return Optional.of(StandAlone.appended(
                    replaced(said, ride, "runs", "trains").replace("does trains", "do trains"), ends.strip()));
        }
        if (ride.group("booked") != null) {
            return Optional.of(replaced(said, ride, "booked", "the train" + ends));
        }
        boolean train = Patterns.isIn(A_TRAIN, said);
        return train && ends.isEmpty()
                ? Optional.empty()
                : Optional.of(StandAlone.appended(said, train ? ends.strip() : "on the train" + ends));
    }

    private static String replaced(String said, Matcher found, String group, String words) {
        return said.substring(0, found.start(group)) + words + said.substring(found.end(group));
    }

    private static Optional<String> ofThePlace(String said, Focus focus) {
        var done = Patterns.matcher(DONE_SO, said);
        if (done.matches()) {
            return focus.place().map(place -> replaced(said, done, "it", place.name()));
        }
        boolean far = Patterns.isAllOf(HOW_FAR_IT_IS, said) && focus.ago() == 1;
        return focus.place()
                .filter(place -> focus.way().isEmpty()
                        && focus.ago() <= LATELY
                        && (far || Patterns.isAllOf(HOW_LONG_IT_IS, said)))
                .flatMap(place -> far
                        ? Optional.of("How far is %s?".formatted(place.name()))
                        : StandAlone.pointing(said, place.name()));
    }
}
