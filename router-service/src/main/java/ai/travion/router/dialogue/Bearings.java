package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.followup.DroppedKind;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.OfNoPlace;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where a message is about.
 *
 * @param places the main one first; none where it is about no place
 * @param own whether the message names them itself
 * @param leaning whether it can be understood only with what was said before
 */
public record Bearings(List<Place> places, boolean own, boolean leaning) {

    private static final String WILDLIFE = "wildlife";

    private static final Bearings NOWHERE = new Bearings(List.of(), false, false);

    private static final Pattern FROM = Patterns.words("from");
    /** Where one has a hotel is not where the trip begins from now on. */
    private static final Pattern STARTING = Patterns.words(
            "from|start\\p{L}*|begin\\p{L}*|set(?:ting)? (?:out|off)|leav\\p{L}+|depart\\p{L}*|first|land\\p{L}*|arriv\\p{L}+|fly\\p{L}*");

    private static final Pattern ADDING = Patterns.words(
            "add|put in|fit in|also|all the same|anyway|after all|still want|really want|include|as well|too(?=\\W*$)|plus|squeeze in|and then|on the way");
    /** "No temples except the Tooth temple" wants that one by its name. */
    private static final Pattern EXCEPT = Patterns.words("except|apart from|other than|besides");

    private static final Pattern LAST = Patterns.words("at the end|last|to finish|in the end|after(?:wards| that)?");
    private static final String ARRIVED =
            "when (?:i|we) (?:get|arrive|am|are) there|once (?:(?:i'm|we're|i am|we are) )?there";
    private static final Pattern ON_ARRIVAL = Patterns.words(ARRIVED + "|on arrival");
    /** "What do I see first when I get there?" */
    private static final Pattern AT_ITS_END = Patterns.words(
            ARRIVED
                    + "|what (?:do|should|can|could) (?:i|we) (?:see|do|visit|eat)|where (?:do|should|can) (?:i|we) (?:stay|eat|sleep)|what is there to (?:see|do)");

    /** What one asks of a ride. */
    private static final Pattern ON_THE_WAY = Patterns.words(
            "sit|side|window|get off|hop off|half ?-?way|break the journey|book(?: it| how| now)?|luggage|toilets? on board|observation car");

    private static final int SHORT_WORDS = 8;
    private static final int COMPARED = 2;
    private static final int LINED_UP = 3;
    private static final Pattern WHICH_OF_THEM = Patterns.words(
            "which (?:one|of (?:them|those|these|the (?:two|three)))|which is (?:the )?(?:better|best|nicer|closer|cheaper|nearer|quieter)|(?:compare|between) (?:them|the two|those)");
    private static final Pattern WHICH_FIRST = Patterns.words(
            "(?:which|where|what) (?:one |place |of (?:them|those|these) )?(?:should|would|shall|do|can|could) (?:i|we|you) (?:\\p{L}+ ){1,3}first|which (?:one |place )?(?:first|comes first|to (?:do|visit|see) first)|(?:of|all) (?:the )?three|which (?:one )?(?:should|would|shall) (?:i|we|you) (?:do|visit|see|choose|pick|take|prefer|recommend|go (?:to|with|for))");
    private static final Pattern COMPARED_WITH = Patterns.anyCase(
            "\\bthan\\s+(?:in\\s+|at\\s+|the\\s+)*#|\\bcompar(?:e|es|ed|ing|ison)\\s+(?:(?:it|that|this|them|there)\\s+)?(?:to|with|and)\\s+(?:the\\s+)?#|\\b(?:it|that|this|there)\\s+(?:or|versus|vs\\.?)\\s+(?:in\\s+|the\\s+)*#|^\\W*(?:or|versus|vs\\.?)\\s+(?:in\\s+|the\\s+)*#");
    /** "What about Galle?" asks again what was asked of another place. */
    private static final Pattern ONLY_ANOTHER_PLACE = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|then|ok(?:ay)?|no|sorry|actually|wait|oops|i\\s+mean(?:t)?|i\\s+said|make\\s+(?:it|that)|should\\s+(?:be|have\\s+been)|my\\s+bad|my\\s+mistake|wrong\\s+(?:one|place|town)|correction|excuse\\s+me|back\\s+to\\s+(?:it|that|topic|the\\s+(?:topic|question|point|subject))|back\\s+on\\s+topic|whoops|ups|now|anyway|i\\s+wanted\\s+to\\s+(?:say|ask|write)|it\\s+was|it'?s|maybe|rather|forget\\s+(?:about\\s+)?(?:it|that|this)|never\\s*mind(?:\\s+that)?|scratch\\s+that)\\W+)*(?:(?:the\\s+)?same\\s+(?:question\\s+)?(?:for|in|at|with|about)|what\\s+about|how\\s+about|and|in|at|for|instead)?\\s*(?:in|at|for|the|to)?\\s*#+(?:\\s+instead|\\s+then|[,\\s]+(?:the\\s+)?same(?:\\s+(?:question|thing|there|please|again))?|\\s+too|\\s+as\\s+well)?(?:\\W+(?:and\\s+)?(?:not|instead\\s+of|rather\\s+than)\\s+(?:in\\s+|the\\s+)?#+)?\\W*$");

    /** Finds out where a judged message is about. */
    public static Bearings of(Reading reading, Verdict verdict, Conversation conversation, Places atlas) {
        if (verdict.intent() == IntentType.GREETING || verdict.intent() == IntentType.OFF_TOPIC) {
            return NOWHERE;
        }
        if (verdict.rule().equals(IntentRules.ASKS_OF_THE_CALENDAR)) {
            var named = reading.places().all();
            return named.isEmpty() ? NOWHERE : new Bearings(named, true, false);
        }
        var own = verdict.intent() == IntentType.TRIP_PLANNING
                ? reading.places().wanted()
                : reading.places().all();
        var stops = conversation.planned().isEmpty() ? conversation.latest() : conversation.planned();
        boolean changes = verdict.rule().equals("changesThePlan")
                || (verdict.intent() == IntentType.TRIP_PLANNING
                        && own.isEmpty()
                        && Reference.pointsAtThePlan(reading));
        var planned = changes ? withoutRuledOut(stops, own, reading, conversation) : stops;
        var turned = changes ? StayOrder.of(reading, planned, atlas) : Optional.<List<Place>>empty();
        if (turned.isPresent()) {
            return new Bearings(turned.get(), true, true);
        }
        if (changes && PlanChange.putsFirst(reading, planned)) {
            return new Bearings(PlanChange.startingAt(own.getFirst(), planned), true, true);
        }
        if (changes && planned.size() > 1 && PlanChange.putsLast(reading)) {
            return new Bearings(PlanChange.endingAt(own.getFirst(), reading, planned), true, true);
        }
        if (changes && PlanChange.swapsDays(reading) && planned.size() > 1) {
            return new Bearings(List.copyOf(planned.reversed()), true, true);
        }
        if (changes && PlanChange.swapsStops(reading, planned)) {
            return new Bearings(PlanChange.swapped(reading, planned), true, true);
        }
        if (changes && PlanChange.replaces(reading)) {
            return new Bearings(PlanChange.replaced(reading, planned), true, true);
        }
        if (changes && !own.isEmpty() && PlanChange.exchanges(reading)) {
            return new Bearings(PlanChange.exchanged(reading, planned), true, true);
        }
        var unwanted = reading.places().unwanted();
        if (changes && own.isEmpty() && !unwanted.isEmpty()) {
            return without(unwanted, planned, conversation);
        }
        if (changes
                && own.isEmpty()
                && !planned.isEmpty()
                && (reading.places().region().isEmpty()
                        || PlanChange.daysWithin(reading).isPresent())) {
            return reading.places()
                    .origin()
                    .filter(start -> planned.contains(start) && reading.said().has(STARTING))
                    .map(start -> new Bearings(PlanChange.startingAt(start, planned), true, true))
                    .orElseGet(() -> new Bearings(planned, false, true));
        }
        if (reading.places().onlyBeyond() && !Reference.pointsAtThePlace(reading)) {
            return NOWHERE;
        }
        if (isAnotherOrigin(reading, conversation)) {
            var ends = Stream.concat(conversation.subject().stream(), reading.places().origin().stream())
                    .distinct()
                    .toList();
            return new Bearings(ends, true, true);
        }
        if (own.isEmpty()
                && !reading.said().has(ON_ARRIVAL)
                && (reading.said().has(WHICH_OF_THEM) || reading.said().has(WHICH_FIRST))) {
            var compared = conversation.comparable(atlas).stream()
                    .limit(reading.said().has(WHICH_FIRST) ? LINED_UP : COMPARED)
                    .toList();
            return compared.isEmpty() ? NOWHERE : new Bearings(compared, false, true);
        }
        if (!own.isEmpty()) {
            return named(own, planned, reading, verdict, conversation);
        }
        boolean ofThePlan = isSaidOfThePlan(own, reading, verdict, conversation);
        if (ofThePlan && TimeOfTheTrip.isOfAPart(reading)) {
            return stopsOf(planned, conversation);
        }
        if (verdict.intent() == IntentType.TRIP_PLANNING) {
            boolean elsewhere =
                    reading.places().region().isPresent() || (reading.places().country() && !Reference.points(reading));
            return elsewhere || isAnotherTrip(reading, conversation)
                    ? NOWHERE
                    : stopsOf(
                            ofThePlan || isThePlanOnceMore(reading, conversation) ? planned : conversation.latest(),
                            conversation);
        }
        if (reading.nearby().isPresent()) {
            return fromBefore(conversation);
        }
        if (verdict.rule().equals("followsOn") && conversation.latest().isEmpty()) {
            return new Bearings(List.of(), false, conversation.previous().isPresent());
        }
        boolean ofTheCountry = conversation
                .previous()
                .map(Utterance::of)
                .filter(OfNoPlace::isAskedIn)
                .isPresent();
        return conversation
                .subject()
                .filter(subject -> Reference.isAbout(subject, reading, verdict, ofTheCountry, atlas))
                .filter(subject ->
                        !conversation.itinerary().isEmpty() || !FoundElsewhere.isAskedFor(reading, subject, atlas))
                .map(subject -> isOfTheSameWay(reading, conversation)
                        ? fromBefore(conversation)
                        : withoutOrigin(fromBefore(conversation), reading, conversation))
                .orElse(NOWHERE);
    }

    /** Who wants no safari, now or since some turns, gives up the parks of the plan, but for one that they name now. */
    private static List<Place> withoutRuledOut(
            List<Place> planned, List<Place> own, Reading reading, Conversation conversation) {
        boolean refused = Stream.concat(
                        reading.wishes().avoid().stream().map(Wishes.Wish::value),
                        conversation.known().getAvoid().stream().map(StatedValue::getValue))
                .anyMatch(WILDLIFE::equals);
        if (!refused || reading.wishes().withdrawn().contains(WILDLIFE)) {
            return planned;
        }
        var parks = DroppedKind.parks(planned);
        return planned.stream()
                .filter(place -> !parks.contains(place) || own.contains(place))
                .toList();
    }

    private static Bearings named(
            List<Place> own, List<Place> planned, Reading reading, Verdict verdict, Conversation conversation) {
        if (conversation.latest().isEmpty()) {
            boolean asksTheSame = isOnlyAnotherPlace(reading.places().remainder())
                    && verdict.intent() == IntentType.TOURISM_QUERY
                    && conversation.previous().isPresent();
            return new Bearings(own, true, asksTheSame);
        }
        if (isComparedWithTheSubject(own, reading, conversation)) {
            var both =
                    Stream.concat(conversation.subject().stream(), own.stream()).toList();
            return new Bearings(both, true, true);
        }
        boolean changes = verdict.rule().equals("changesThePlan");
        if ((changes || isSaidOfThePlan(own, reading, verdict, conversation))
                && !planned.isEmpty()
                && !OnlyThere.isMeant(reading, conversation.length() > 1)) {
            return new Bearings(withThem(own, planned, reading, conversation), true, true);
        }
        boolean leaning = Reference.pointsAtThePlace(reading)
                || changes
                || (isOnlyAnotherPlace(reading.places().remainder())
                        && conversation.previous().isPresent());
        return new Bearings(own, true, leaning);
    }

    /**
     * The places of the plan and others; one that it has already keeps its turn, unless it is to come last, and a stop at one of its places
     * is no more a place that the plan is for than before.
     */
    private static List<Place> withThem(
            List<Place> own, List<Place> planned, Reading reading, Conversation conversation) {
        boolean adds = reading.said().has(ADDING);
        if (adds && reading.said().has(LAST)) {
            return Stream.concat(planned.stream().filter(place -> !own.contains(place)), own.stream())
                    .toList();
        }
        boolean named =
                adds || (reading.said().has(EXCEPT) && !reading.wishes().avoid().isEmpty());
        var others = own.stream()
                .filter(place -> named || !conversation.isInThePlan(place))
                .toList();
        boolean byDays = PlanChange.daysAdded(reading).isPresent()
                || PlanChange.daysOfAStop(reading).isPresent();
        return byDays
                ? Detour.taking(
                        others, planned, conversation.known().getOrigin().map(StatedValue::getValue))
                : !adds
                        ? Detour.taking(
                                others, planned, Optional.of(planned.getFirst().name()))
                        : Stream.concat(planned.stream(), others.stream())
                                .distinct()
                                .toList();
    }

    /** "In Mirissa we would like only one thing a day" names a stay of the plan, and no other trip. */
    private static boolean isSaidOfThePlan(
            List<Place> own, Reading reading, Verdict verdict, Conversation conversation) {
        // What was asked of another place in between is no place of the plan, unless it is pointed at: "two days
        // there".
        boolean isBeside = conversation.isBesideThePlan()
                || (own.isEmpty() && conversation.hasPlanned() && !Reference.points(reading));
        return verdict.intent() == IntentType.TRIP_PLANNING
                && !verdict.rule().equals("asksForAPlan")
                && isBeside
                && own.stream().allMatch(conversation::isInThePlan);
    }

    /** "Plan it please", "plan 8 days by train" beside a plan: what was asked of another place in between makes no trip to it. */
    private static boolean isThePlanOnceMore(Reading reading, Conversation conversation) {
        return !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && reading.nearby().isEmpty()
                && !Reference.pointsAtThePlace(reading);
    }

    /** The places of the plan but those that are given up; a plan for one place keeps it and leaves out what lies in it. */
    private static Bearings without(List<Place> refused, List<Place> planned, Conversation conversation) {
        var left = planned.stream().filter(place -> !refused.contains(place)).toList();
        return left.isEmpty() ? stopsOf(planned, conversation) : new Bearings(left, left.size() < planned.size(), true);
    }

    /** "Is it better than Sigiriya?" is about both. */
    private static boolean isComparedWithTheSubject(List<Place> own, Reading reading, Conversation conversation) {
        return own.size() == 1
                && conversation.subject().filter(place -> !own.contains(place)).isPresent()
                && Patterns.isIn(COMPARED_WITH, reading.places().remainder());
    }

    /** Who only told where they have been wants to go somewhere else, unless they say "there". */
    private static boolean isAnotherTrip(Reading reading, Conversation conversation) {
        return !Reference.points(reading) && conversation.onlyToldOfVisits();
    }

    /** "And from Colombo?" asks for another way to the same place. */
    private static boolean isAnotherOrigin(Reading reading, Conversation conversation) {
        return reading.places().targets().isEmpty()
                && reading.places().origin().isPresent()
                && conversation.subject().isPresent()
                && reading.nearby().isEmpty()
                && (Reference.opensAsFollowUp(reading)
                        || isTheWayFromThere(reading)
                        || Reference.pointsAtThePlace(reading)
                        || Reference.asksTheWayToIt(reading));
    }

    /** "Bus from Kandy?" is the way to what is spoken of. */
    private static boolean isTheWayFromThere(Reading reading) {
        return reading.said().words().size() <= SHORT_WORDS && Phrases.asksOfTheWay(reading.said());
    }

    /** Places of before without the one that they set out from. */
    private static Bearings stopsOf(List<Place> places, Conversation conversation) {
        var beginnings = beginnings(conversation);
        var stops = places.stream()
                .filter(place -> !beginnings.contains(place.name()))
                .toList();
        if (stops.isEmpty()) {
            return places.isEmpty() ? NOWHERE : new Bearings(places, false, true);
        }
        return new Bearings(stops, false, true);
    }

    private static Bearings fromBefore(Conversation conversation) {
        return conversation.latest().isEmpty() ? NOWHERE : new Bearings(conversation.latest(), false, true);
    }

    /** "How long does that take?" after "How do I get from Kandy to Ella?" is asked of the way, which has two ends. */
    private static boolean isOfTheSameWay(Reading reading, Conversation conversation) {
        return conversation.latest().size() == COMPARED
                && (Phrases.asksOfTheWay(reading.said()) || reading.said().has(ON_THE_WAY))
                && !reading.said().has(AT_ITS_END)
                && conversation
                        .previous()
                        .filter(before -> Phrases.asksOfTheWay(Utterance.of(before)))
                        .isPresent();
    }

    /** What one asks about a way's end is not asked about its beginning. */
    private static Bearings withoutOrigin(Bearings bearings, Reading reading, Conversation conversation) {
        if (bearings.places().size() == COMPARED && reading.said().has(AT_ITS_END)) {
            return new Bearings(bearings.places().subList(0, 1), bearings.own(), bearings.leaning());
        }
        var beginnings = beginnings(conversation);
        var ends = bearings.places().stream()
                .filter(place -> !beginnings.contains(place.name()))
                .toList();
        return ends.isEmpty() ? bearings : new Bearings(ends, bearings.own(), bearings.leaning());
    }

    /** Where the trip begins, and where the way begins that was asked for, which is no beginning of a trip. */
    private static List<String> beginnings(Conversation conversation) {
        boolean ofAWay = conversation.latest().size() == COMPARED
                && conversation
                        .previous()
                        .filter(FROM.asPredicate())
                        .filter(before -> Phrases.asksOfTheWay(Utterance.of(before)))
                        .isPresent();
        return Stream.concat(
                        conversation.known().getOrigin().map(StatedValue::getValue).stream(),
                        ofAWay ? Stream.of(conversation.latest().getLast().name()) : Stream.of())
                .toList();
    }

    /** Whether the message names nothing but another place to ask the same of. */
    public static boolean isOnlyAnotherPlace(String remainder) {
        return Patterns.isAllOf(ONLY_ANOTHER_PLACE, remainder);
    }
}
