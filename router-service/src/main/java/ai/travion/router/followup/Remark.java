package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.AskedInGeneral;
import ai.travion.router.wishes.InWords;
import ai.travion.router.wishes.Wishes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** "My son is 5", "we're vegetarians", told while a place is spoken of, asks whether the place suits them. */
public final class Remark implements Completion {

    private static final Pattern TELLS = Patterns.words("my|our|i|i'm|we|we're|me|us|he|she|his");
    private static final Pattern BEGINNER = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|oh)\\W+)*(?:i'?m|i\\s+am|we're|we\\s+are|both\\s+of\\s+us\\s+are)?\\s*(?:both\\s+|an?\\s+|total\\s+|complete\\s+|absolute\\s+)*(?:beginners?|novices?|first[- ]timers?)(?:,?\\s+(?:both|all)\\s+of\\s+us)?\\W*|\\W*(?:i|we)(?:'ve|\\s+have)\\s+never\\s+(?:done|tried)\\s+(?:it|that)(?:\\s+before)?\\W*");
    private static final Pattern DEED = Patterns.words("surf|dive|snorkel|hike|kayak|raft|climb|trek|kite ?surf");
    private static final Pattern DIET = Patterns.anyCase("vegetarian|vegan|halal|kosher|gluten.*|.*allerg.*|.*eat.*");

    private static final Pattern SENTENCE = Pattern.compile("[.;!?]+\\s*");
    private static final Pattern OF_ONESELF = Patterns.anyCase(
            "\\W*(?:(?:and|but|also|so|oh)\\W+)*(?:we|i|my|our|we're|i'm|i've|we've|both|were|was|been)\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (before.subjects().isEmpty() || before.conversation().isBesideThePlan()) {
            return Optional.empty();
        }
        if (message.said().is(BEGINNER)) {
            return ofBeginners(before);
        }
        if (!isIn(message)) {
            return Optional.empty();
        }
        var names = before.subjects().stream().map(Place::name).toList();
        return Needs.of(message.wishes())
                .question(names, Needs.bySea(before))
                .or(() -> ofFood(message.wishes(), names))
                .map(question -> new Completed(question, noted(message.wishes()), true));
    }

    /** "I'm a beginner": at what was spoken of. */
    private static Optional<Completed> ofBeginners(Background before) {
        return before.earlier().reversed().stream()
                .limit(3)
                .flatMap(said -> Patterns.in(DEED, said.said().text()).map(MatchResult::group))
                .findFirst()
                .map(deed -> new Completed(
                        "Is %s good for beginners to %s?"
                                .formatted(before.subjects().getFirst().name(), deed.toLowerCase(Locale.ROOT)),
                        List.of("Noted: a beginner.")));
    }

    private static Optional<String> ofFood(Wishes wishes, List<String> names) {
        return wishes.other().stream()
                .filter(need -> Patterns.isAllOf(DIET, need))
                .findFirst()
                .map(need -> "Where can one eat vegetarian food in %s?".formatted(names.getFirst()));
    }

    /** What was told, said back; nothing where nothing was. */
    static List<String> noted(Wishes wishes) {
        var said = InWords.of(wishes);
        return said.isEmpty() ? List.of() : List.of("Noted: " + String.join(", ", said) + ".");
    }

    /** The same of a question; "is it good for kids?" tells of nobody. */
    static List<String> notedBeside(Reading message) {
        return message.said().has(TELLS)
                ? noted(AskedInGeneral.leftOut(
                        message.wishes(), List.of(message.said().text())))
                : List.of();
    }

    /** "We are vegetarian and love birds. We were in Ella last year": needs or visits, and what they love beside them. */
    private static boolean tellsOfThemselves(Reading reading) {
        var wishes = reading.wishes();
        boolean needs = !wishes.other().isEmpty()
                || !wishes.avoid().isEmpty()
                || wishes.walkingTolerance().isPresent();
        boolean visited = !reading.places().visited().isEmpty();
        long sentences = SENTENCE.splitAsStream(reading.said().text())
                .filter(sentence -> !sentence.isBlank())
                .count();
        long ofThemselves = SENTENCE.splitAsStream(reading.said().text())
                .filter(sentence -> OF_ONESELF.matcher(sentence).lookingAt())
                .count();
        return (visited && wishes.areStated() && ofThemselves + 1 >= sentences)
                || (needs && sentences > 1 && ofThemselves == sentences);
    }

    /** Whether a message says how its traveller travels or what they do not want, and asks for nothing. */
    public static boolean isIn(Reading reading) {
        var places = reading.places();
        boolean told = reading.wishes().limitTheTrip()
                || tellsOfThemselves(reading)
                || (!places.unwanted().isEmpty()
                        && reading.wishes().interests().isEmpty()
                        && reading.wishes().topics().isEmpty());
        return told
                && places.wanted().isEmpty()
                && places.origin().isEmpty()
                && places.region().isEmpty()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty()
                && !reading.when().saysADay()
                && !Phrases.asksForSomething(reading.said());
    }
}
