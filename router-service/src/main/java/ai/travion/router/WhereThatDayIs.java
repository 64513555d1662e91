package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Step;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.IntentType;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "A really good dinner on the last evening", "is there somewhere to swim on day 8?": what would be looked up for all places of a plan, or for
 * none, and names one day of it, is asked of the place where that day is spent.
 */
final class WhereThatDayIs {

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);
    private static final Pattern MORNING = Patterns.words("mornings?|breakfast|sunrise|dawn");
    /** What it is like on that date, and not at that place alone. */
    private static final Pattern OF_THE_DATE = Patterns.words(
            "sun|sunset|sunrise|light|weather|rain\\p{L}*|crowd\\p{L}*|busy|open|closed|alcohol|beer|wine|cocktails?|holiday|poya|full moon|festival");
    /** What one eats, drinks or enjoys; the planner plans none of it by name. */
    private static final Pattern A_TREAT = Patterns.words(
            "dinner|supper|lunch|brunch|meal|restaurants?|eat|drinks?|cocktails?|bar|party|spa|massage|ayurved\\p{L}*|sunset|sundowner|romantic|something special|celebrat\\p{L}*|candle\\p{L}*|seafood|music");

    private static final Pattern ORDERS = Patterns.words(
            "make|keep|leave|move|start|begin|no|not|without|skip|drop|free|calm\\p{L}*|easy|easier|lazy|quiet|relax\\p{L}*|swap|instead|sleep|early|late|later|earlier|at \\d{1,2}(?:[:.]\\d\\d)?");
    private static final Pattern WISH = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|oh|ok(?:ay)?|also|then|it'?s|please|maybe|perhaps|for)\\W+)*(?:(?:(?:can|could|may|shall|should)\\s+(?:we|i|you)|we|i)\\s*(?:'d|would)?\\s*(?:really\\s+|also\\s+)*(?:please\\s+)?(?:love|like|want|wish|need|have|do|get|plan|find|fancy|hope|go|book)?(?:\\s+(?:for|to|us|some\\s+place))*(?:\\s+(?:have|do|get|enjoy|go|find|celebrate))?(?:\\s+(?:for|to|with))?\\s+)");

    /** "It's my birthday on the 14th, can we do something special?" */
    private static final Pattern TOLD_FIRST = Patterns.anyCase(
            "^(?<told>[^,.;!?]*[,.;!?]\\s*)(?<asked>(?:(?:and|so)\\s+)?(?:can|could|may|shall|should|where|what|is\\s+there)\\b.*)$");

    private static final Pattern SOMETHING = Patterns.anyCase(
            "^\\W*(?:(?:and|so|maybe|please|perhaps)\\W+)*(?:something|anything)\\s+(?:romantic|special|nice|festive|memorable)\\b.*");

    /** "Is the 5th a holiday?" is the same everywhere. */
    private static final Pattern OF_THE_DAY_ITSELF = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but)\\W+)*(?:is|are|was)\\s+(?:the\\s+)?(?:day\\s*\\d|\\d|first|last|final|mon|tues|wednes|thurs|fri|satur|sun).*");

    private static final Pattern POLITE_END =
            Patterns.anyCase("(?:\\W+(?:please|pls|thanks|thank\\s+you|if\\s+possible))*\\W*$");
    private static final Pattern LEFT_OVER = Patterns.anyCase("\\s+(?:on|for|of|in|our|my|the)\\s*$");

    private WhereThatDayIs() {}

    /** The question to ask instead; nothing where it is of the plan, names a place, or no day of it. */
    static Optional<String> asked(Step asTaken, Reading reading, Conversation conversation, Places atlas) {
        var taken = Taken.in(conversation, asTaken);
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        boolean isSpread =
                (taken == Taken.QUESTION && asTaken.state().getTargetLocations().size() != 1)
                        || taken == Taken.REFUSED
                        || (taken == Taken.NO_CHANGE && reading.said().has(A_TREAT))
                        || (taken == Taken.CHANGE && reading.said().is(SOMETHING));
        if (plan.isEmpty()
                || !isSpread
                || !reading.places().isEmpty()
                || reading.calendar().isPresent()
                || reading.said().is(OF_THE_DAY_ITSELF)
                || (!Phrases.isQuestion(reading.said()) && reading.said().has(ORDERS))) {
            return Optional.empty();
        }
        var text = reading.said().text();
        var said = DaySaid.in(text, plan.days());
        if (said.size() != 1
                || said.getFirst().number() > plan.days().size()
                || isOfThatDay(asTaken, said.getFirst(), plan)) {
            return Optional.empty();
        }
        return place(said.getFirst(), text, plan).map(place -> question(said.getFirst(), text, place, plan, reading));
    }

    /** Whether it is asked of nothing but places of that day as it is. */
    private static boolean isOfThatDay(Step asTaken, DaySaid said, Itinerary plan) {
        var asked = asTaken.state().getTargetLocations();
        var there = plan.on(plan.days().get(said.number() - 1)).entries().stream()
                .flatMap(entry -> entry.place().stream())
                .map(Place::name)
                .toList();
        return asTaken.state().getIntent() == IntentType.TOURISM_QUERY && !asked.isEmpty() && there.containsAll(asked);
    }

    /** In the morning where one wakes up, else where the day ends. */
    private static Optional<Place> place(DaySaid said, String text, Itinerary plan) {
        int day = said.number() - 1;
        boolean inTheMorning = Patterns.isIn(MORNING, text) && day > 0;
        return plan.on(plan.days().get(inTheMorning ? day - 1 : day)).entries().reversed().stream()
                .flatMap(entry -> entry.place().stream())
                .findFirst();
    }

    private static String question(DaySaid said, String text, Place place, Itinerary plan, Reading reading) {
        var there = " in %s%s"
                .formatted(
                        place.name(),
                        reading.said().has(OF_THE_DATE)
                                ? " on " + DATE.format(plan.days().get(said.number() - 1))
                                : "");
        var before = LEFT_OVER.matcher(text.substring(0, said.start())).replaceFirst("");
        var after = text.substring(said.end());
        if (Phrases.isQuestion(reading.said()) && before.length() > 2) {
            return (before + there + after).replaceAll("\\s+", " ").replaceFirst("\\s*[.?!]*$", "?");
        }
        var both = (before + " " + after).strip();
        var toldFirst = Patterns.matcher(TOLD_FIRST, before.isEmpty() ? both : text);
        boolean isToldFirst = toldFirst.matches() && said.end() <= toldFirst.end("told");
        var thing = POLITE_END
                .matcher(WISH.matcher(isToldFirst ? toldFirst.group("asked") : both)
                        .replaceFirst(""))
                .replaceFirst("")
                .replaceAll("\\s+", " ")
                .strip();
        return "Where can we have %s%s?".formatted(thing, there);
    }
}
