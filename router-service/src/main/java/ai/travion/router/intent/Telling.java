package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.WishReader;
import ai.travion.router.wishes.Wishes;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Whether a message only tells how its traveller travels, in however many clauses: "We're vegetarian and travel with our son Leo, who is
 * six. We fly in on 20 January."
 */
public final class Telling {

    private static final Pattern CLAUSE = Patterns.anyCase(
            "[.;!]+\\s*|,\\s+|\\s+-\\s+|\\s+(?:and|but)\\s+(?=(?:i|i'm|we|we're|my|our|he|she|they|hates?|loves?|no|can't)\\b)");
    private static final Pattern OF_ONESELF = Patterns.anyCase(
            "\\W*(?:(?:and|but|also|so|oh|well|btw|by\\s+the\\s+way|hi|hello|just|only|both|because|as)\\W+)*(?:i|we|my|our|i'm|i've|we're|we've|me|us|he|she|they|it's\\s+(?:just|only)\\s+(?:me|us)|there\\s+(?:are|will\\s+be)\\s+\\p{L}+\\s+of\\s+us|the\\s+(?:two|three|four|five)\\s+of\\s+us|husband|wife|hubby|kids|dad|mum|mom|grandma|grandpa)\\b");
    private static final Pattern FOR_US = Patterns.words("for (?:me|us)(?: please| pls)?");
    private static final Pattern ORDERS = Patterns.words(
            "(?:tell|show|give|find|explain to|help|take|bring|get|book|plan) (?:me|us)|suggest\\p{L}*|recommend\\p{L}*|looking|what about|how about|wants?|needs?|would (?:like|love)|(?:i|we)'d (?:like|love)|interested in|things to do|somewhere|anywhere|ideas?|tips?|advice|itinerary|plan(?:s|ning)?|let'?s|find|show|tell|which|what|when|where|how|trip|tour|days?|nights?|weeks?|weekend|yes or no|or not|or rather not|good idea|ok or not");
    private static final Pattern ARRIVES = Patterns.words(
            "(?:fly|flying|flies|come|coming|get|getting) in(?:to)?|land(?:s|ing)?|arriv(?:e|es|ing|al)|touch(?:ing)? down|our flight");
    private static final Pattern AN_AGE = Patterns.words(
            "(?:is|are|turns?|turning|aged?|who's|he's|she's) (?:\\p{L}+ )?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)|(?:year|month)s?[ -]olds?|teen(?:ager)?s?|toddlers?|bab(?:y|ies)");

    /** "Museums? Rather not." asks nothing. */
    private static final Pattern REFUSED = Patterns.anyCase(
            "^\\W*[\\p{L} ]{3,40}\\?\\s*(?:(?:i'?d|we'?d|i\\s+would|we\\s+would)\\s+)?(?:rather\\s+not|no,?\\s+(?:thanks?|thank\\s+you|please|way)|not\\s+(?:for\\s+)?(?:me|us)|not\\s+really|not\\s+(?:my|our)\\s+(?:thing|style|taste)|nope|nah|never|pass)\\b");

    /** "Coming 1 to 8 April", "from 3 to 9 February 2027", said after who they are. */
    private static final Pattern STAYING = Patterns.anyCase(
            "\\W*(?:coming|travel(?:l?ing)|visiting|arriving|staying|here|there|from\\s+(?:the\\s+)?\\d|between\\s+(?:the\\s+)?\\d|on\\s+the\\s+\\d|until\\s|till\\s|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:to|till|until|-)\\s+\\d)\\b?");

    private static final WishReader WISHES = new WishReader();

    private Telling() {}

    /** Whether nothing is asked or ordered, and every clause tells of those who travel, or when they arrive. */
    public static boolean isAllOf(Reading reading) {
        var clauses = CLAUSE.splitAsStream(reading.said().text())
                .filter(clause -> !clause.isBlank())
                .toList();
        return isOfNoPlace(reading)
                && !isAnythingAsked(reading)
                && (tellsALimit(reading) || tellsOfAnArrival(reading))
                && (!reading.when().saysADay() || tellsOfAnArrival(reading))
                && isOfThemselves(clauses, reading);
    }

    /** Whether it says on which day they arrive. */
    public static boolean tellsOfAnArrival(Reading reading) {
        return reading.when().saysADay() && (reading.said().has(ARRIVES) || OwnStay.isToldIn(reading));
    }

    private static boolean isOfNoPlace(Reading reading) {
        var places = reading.places();
        return places.isEmpty()
                && places.refused().isEmpty()
                && places.beyond().isEmpty()
                && places.region().isEmpty()
                && !places.abroad()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty()
                && !reading.ordered();
    }

    private static boolean isAnythingAsked(Reading reading) {
        return reading.said().has(Phrases.QUESTION)
                || REFUSED.matcher(reading.said().text()).replaceAll("").contains("?")
                || Phrases.asksAtItsEnd(reading.said())
                || Patterns.isIn(ORDERS, Phrases.withoutRates(reading.said().text(), reading))
                || (reading.when().days().isPresent() && !OwnStay.isToldIn(reading));
    }

    private static boolean tellsALimit(Reading reading) {
        var wishes = reading.wishes();
        boolean limits = !wishes.avoid().isEmpty()
                || wishes.pace().isPresent()
                || wishes.budget().isPresent()
                || wishes.walkingTolerance().isPresent()
                || !wishes.other().isEmpty()
                || !wishes.withdrawn().isEmpty();
        return limits || (wishes.party().isPresent() && isOfCompany(reading, wishes));
    }

    /** That somebody has a wife or a son is of a journey where more is said of them, or nothing that is none of it. */
    private static boolean isOfCompany(Reading reading, Wishes wishes) {
        return reading.otherMatters().isEmpty()
                && (!wishes.interests().isEmpty()
                        || reading.said().has(AN_AGE)
                        || Phrases.speaksOfTheirCompany(reading));
    }

    private static boolean isOfThemselves(List<String> clauses, Reading reading) {
        long ofThemselves = clauses.stream()
                .filter(clause -> OF_ONESELF.matcher(clause).lookingAt())
                .count();
        boolean told = clauses.size() == 1
                ? ofThemselves == 1
                        || reading.said().has(FOR_US)
                        || Patterns.isIn(REFUSED, reading.said().text())
                : ofThemselves * 2 >= clauses.size()
                        || OF_ONESELF.matcher(clauses.getFirst()).lookingAt();
        return told && clauses.stream().allMatch(Telling::tells);
    }

    private static boolean tells(String clause) {
        if (OF_ONESELF.matcher(clause).lookingAt()
                || Patterns.isIn(ARRIVES, clause)
                || STAYING.matcher(clause).lookingAt()) {
            return true;
        }
        var wishes = WISHES.read(clause);
        return wishes.areStated()
                || !wishes.topics().isEmpty()
                || !wishes.withdrawn().isEmpty()
                || clause.strip().indexOf(' ') < 0;
    }
}
