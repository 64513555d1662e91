package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.OfNoPlace;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.IntentType;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Tells whether a message points back at what the conversation is about. */
public final class Reference {

    /** "Is there a beach?" points nowhere. */
    private static final Pattern EXISTENTIAL = Patterns.anyCase(
            "\\b(?:is|are|was|were|will|would)\\s+there\\b(?!\\s*[?.!]?$)|\\bthere(?:'s|\\s+(?:is|are|was|were|be|will|any))\\b");

    private static final Pattern POINTING = Patterns.words(
            "which ones|there|here|it|its|it's|that place|this place|the place|that one|this one|they|them|those|same place|the plan|(?:the|this|that|my|our) (?:trip|plan|itinerary)|that day|the same day|then|the (?:city|town|fort|park|rock|falls|waterfall|bridge|temple|museum|lake|mountain|peak|beach|market|kovil|garden|site|area|fortress|climb|hike|summit)|that (?:city|town|fort|park|rock|temple|museum|lake|mountain|beach|trip|plan)");
    private static final Pattern TO_THE_PLACE = Patterns.words(
            "there|here|nearby|that place|this place|the place|same place|in it|of it|that (?:city|town|area)");
    private static final Pattern TO_THE_PLAN = Patterns.words(
            "(?:the|this|that|my|our) (?:trip|plan|itinerary|tour|journey|schedule)|same (?:trip|plan|tour)");
    private static final Pattern WAY_TO_IT = Patterns.anyCase(
            "\\b(?:far|distance|long|km|kms|kilomet(?:er|re)s?|miles|hours|minutes|get|reach|go|travel|drive|train|bus|far\\s+away|close)\\b[^.?!]*\\b(?:it|that|this|they|those)\\b|\\b(?:it|that|this)\\s+(?:far|close|near)\\b|^\\W*how\\s+(?:far|long)\\s+from\\b");
    private static final Pattern TO_THE_DAY = Patterns.words(
            "that day|the same day|same day|same date|on those (?:days|dates)|then|during (?:that|the|my|our) (?:trip|visit|stay)");
    private static final Pattern OPENING = Patterns.anyCase(
            "^\\W*(?:and|also|then|what\\s+about|how\\s+about|what\\s+else|anything\\s+else|tell\\s+me\\s+more|more|go\\s+on|continue|why|how\\s+come|any\\s+other)\\b.*");
    /** What one asks of a place, and so of the one that the conversation is about. */
    static final Pattern ASPECT = Patterns.words(
            "wear|dress(?:ed)?|dress code|clothes|clothing|shoes|get (?:to|in|around|back)|reach|open(?:s|ing)?|clos(?:e|es|ed|ing)|hours|fees?|tickets?|costs?|prices?|pay|crowd(?:s|ed)?|busy|queues?|history|legend|story|built|build|old|age|stay|sleep|eat|food|restaurants?|cafes?|hotels?|hostels?|guest ?houses?|safe|dangerous|how long|how many|how far|how high|best time|when|time|months?|season|visit(?:ing|ed)?|see|do|kids?|children|family|weather|rain(?:y|ing)?|hot|cold|climb(?:ing)?|steps|stairs|photos?|photography|sunrise|sunset|swim(?:ming)?|parking|toilets?|guides?|trains?|bus(?:es)?|tuk ?tuks?|taxis?|drive|bring|carry|enter|entry|entrance|alcohol|bars?|nightlife|attractions?|sights|famous|special|known for|worth|tips|rules|shoulders|distance|hike|hikes|trails?|wi-?fi|atms?|shops?|shopping|market|festivals?|animals|wildlife|views?|accessible|wheelchair|vegetarian|vegan|spend|highlights|must[ -]see|alternatives?|class|seats?|platforms?|side|book(?:ing)?|hidden gems?|places to \\p{L}+|things to do|activities|what to (?:do|see|eat|wear|bring)|where to (?:stay|eat|go|drink|park)|sea|waves?|currents?|noisy|walkable|scenic|steep|temperatures?|humid");
    /** A search for places of a kind, which is a new matter unless the place at hand has some. */
    private static final Pattern SEEKING = Patterns.anyCase(
            "\\b(?:which|what|where|best|top|recommend|suggest|list|show|any|good|are\\s+there|is\\s+there|famous|popular|most)\\b[^.?!]*?\\b(?<kind>beach(?:es)?|temples?|(?:national\\s+)?parks?|water\\s?falls?|safaris?|hikes?|elephants?|leopards?|whales?|turtles?|dolphins?|cities|towns|destinations?|islands?|surf(?:ing)?|div(?:e|ing)|snorkel(?:l?ing)?|tea\\s+\\p{L}+)\\b");

    /** "Good for diving?", "sounds lovely, can we snorkel?" */
    private static final Pattern GOOD_FOR = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:is\\s+it\\s+)?(?:good|ok(?:ay)?|safe|suitable|fine)\\s+(?:for|to)\\s+\\p{L}+(?:\\s+\\p{L}+)?\\W*$|(?:.*[,.!]\\s*)?(?:(?:and|so)\\s+)?can\\s+(?:i|we|you|one)\\s+(?:also\\s+)?(?:snorkel|dive|surf|swim|hike|climb|camp|cycle)(?:\\s+there)?\\W*$");

    /** "Are there turtles?", "where do people eat?": what a place may have is asked of the one that is spoken of. */
    private static final Pattern WHAT_IT_HAS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also)\\W+)*(?:(?:is|are)\\s+there\\b|(?:do|does)\\s+(?:they|it)\\s+have\\b|(?:can|could|do|will|might|would)\\s+(?:you|i|we|one|people|they)\\s+(?:actually\\s+|also\\s+|really\\s+|even\\s+)?(?:see|spot|find|meet|hear|get|have|buy|watch)\\b|(?:any(?:thing|where|one)?|somewhere|something)\\b|where\\s+(?:do|can|could|should|would|to)\\s+(?:people|locals|you|i|we|one|they)?\\s*(?:eat|drink|sleep|stay|park|shop|swim|walk|buy|sit|go\\s+out)\\b|(?:is|was)\\s+it\\s+(?:close|near|far)\\b)(?!.*\\b(?:instead|else)\\b).*");

    private static final Pattern WHERE_IS_IT = Patterns.anyCase(
            "\\b(?:where\\s+(?:do|can|could|should|would|will|might|is|are)\\b[^.?!]{0,40}\\b(?:them|it|that|these|those|good)\\b|which\\s+(?:place|beach|park)\\b|where\\s+(?:should|can|could|do)\\s+(?:we|i)\\s+go\\s+for\\b)");

    private static final Pattern WHERE_OR_HOW_FAR = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:where\\s+(?:do|can)\\s+(?:people|locals|tourists|they|you)\\s+(?:eat|drink|stay|go)\\b|(?:is|was)\\s+it\\s+(?:\\p{L}+\\s+)?(?:close|near|far)\\b|how\\s+(?:far|close|near)\\b).*");

    private static final int ASKED_OF_IT_WORDS = 11;

    /** "Leeches?", "good food?": so few words are asked of what is spoken of. */
    private static final int FRAGMENT_WORDS = 2;

    /** What to take along depends on where one goes. */
    private static final Pattern PACKING = Patterns.words("pack|packing");

    private static final Map<String, PlaceType> KINDS = Map.of(
            "bea", PlaceType.BEACH,
            "tem", PlaceType.TEMPLE,
            "par", PlaceType.WILDLIFE,
            "nat", PlaceType.WILDLIFE,
            "wat", PlaceType.NATURE,
            "hik", PlaceType.ADVENTURE);

    private Reference() {}

    /** Whether the words point at a place, a plan or a thing that was named before. */
    static boolean points(Reading reading) {
        return Patterns.isIn(
                POINTING, EXISTENTIAL.matcher(reading.said().text()).replaceAll(" "));
    }

    /** Whether the words of a message with its own place point at another: "the temple there". */
    public static boolean pointsAtThePlace(Reading reading) {
        return Patterns.isIn(
                TO_THE_PLACE, EXISTENTIAL.matcher(reading.places().remainder()).replaceAll(" "));
    }

    /** "Make the trip longer" speaks of the plan that was made. */
    static boolean pointsAtThePlan(Reading reading) {
        return reading.said().has(TO_THE_PLAN);
    }

    static boolean pointsAtTheDay(Reading reading) {
        return reading.said().has(TO_THE_DAY);
    }

    /** "How far is that from Colombo?" asks the way to what was spoken of. */
    static boolean asksTheWayToIt(Reading reading) {
        return Patterns.isIn(WAY_TO_IT, reading.places().remainder());
    }

    /** "Is it close to the airport?" and "where do people eat?" are no matters of the whole country. */
    private static boolean asksWhereOrHowFar(Reading reading) {
        return reading.said().is(WHERE_OR_HOW_FAR);
    }

    /** "My husband loves elephants. Where do we see them?" points at what it names itself. */
    private static boolean asksWhereTheirOwnThingIs(Reading reading) {
        return reading.said().has(WHERE_IS_IT)
                && !(reading.wishes().interests().isEmpty()
                        && reading.wishes().topics().isEmpty())
                && !pointsAtThePlace(reading);
    }

    private static boolean asksWhatItHas(Reading reading) {
        return reading.said().words().size() <= ASKED_OF_IT_WORDS
                && reading.said().is(WHAT_IT_HAS);
    }

    static boolean opensAsFollowUp(Reading reading) {
        return reading.said().is(OPENING);
    }

    /**
     * Whether a message without a place of its own is about the one of the conversation.
     *
     * @param ofTheCountry whether the question before was one that is the same everywhere, so that "there" is the country
     */
    static boolean isAbout(Place subject, Reading reading, Verdict verdict, boolean ofTheCountry, Places atlas) {
        var places = reading.places();
        if (reading.said().text().startsWith("Which other ")
                || places.country()
                || places.region().isPresent()
                || (OfNoPlace.isAskedIn(reading.said())
                        && !reading.said().has(PACKING)
                        && !asksWhereOrHowFar(reading)
                        && (ofTheCountry || !pointsAtThePlace(reading)))) {
            return false;
        }
        boolean goesOnFromNoPlace = ofTheCountry && opensAsFollowUp(reading) && !pointsAtThePlace(reading);
        boolean ofItsOwn = OwnSubject.isNamedIn(reading, ASPECT) && !pointsAtThePlace(reading);
        if (goesOnFromNoPlace || ofItsOwn || asksWhereTheirOwnThingIs(reading)) {
            return false;
        }
        if (asksWhatItHas(reading)) {
            return true;
        }
        if (points(reading) || verdict.intent() == IntentType.REAL_TIME_INFO) {
            return true;
        }
        if (reading.said().is(GOOD_FOR)) {
            return true;
        }
        var seeking = Patterns.matcher(SEEKING, reading.said().text());
        if (seeking.find()) {
            var kind = KINDS.get(seeking.group("kind").toLowerCase(Locale.ROOT).substring(0, 3));
            return kind != null && atlas.within(subject).stream().anyMatch(place -> place.type() == kind);
        }
        return opensAsFollowUp(reading)
                || reading.said().words().size() <= FRAGMENT_WORDS
                || verdict.rule().equals("followsOn")
                || reading.said().has(ASPECT)
                || reading.said().has(PACKING);
    }
}
