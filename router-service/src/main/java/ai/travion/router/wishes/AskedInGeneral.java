package ai.travion.router.wishes;

import ai.travion.atlas.Refusals;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Is Galle Fort wheelchair friendly?", "when is it least crowded?": questions of how a place is, which wish for nothing. */
public final class AskedInGeneral {

    private static final String ASKING =
            "(?:what|when|where|who|why|how|which|is|isn'?t|are|aren'?t|was|were|do|does|did|can|could|will|would|should|has|have|any)\\b";
    private static final Pattern CLAUSES =
            Patterns.anyCase("(?<=[.;!?])|\\s[-\u2013]\\s|[,:]\\s+(?=(?:(?:and|but|so|then)\\s+)?" + ASKING + ")");
    private static final Pattern LEAD = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|also|please|hi|hello|thanks|(?:can|could)\\s+you\\s+tell\\s+me|(?:please\\s+)?tell\\s+(?:me|us)|do\\s+you\\s+know|(?:i|we)(?:'d|\\s+would)?\\s+(?:like|want)\\s+to\\s+know|(?:i|we)\\s+(?:was|were|am|are)?\\s*wonder(?:ing)?|if|whether)\\b[\\s,]*)+");
    private static final Pattern QUESTION = Patterns.anyCase("^\\W*" + ASKING + ".*|.*\\?\\W*$");
    private static final Pattern OF_THE_TRAVELLER = Patterns.words(
            "i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|we'd|we'll|us|our|ours|he|she|him|her|his|they|them|their|with (?:a|an|two|three|small|young|little|old|elderly|kids|children|toddlers?|babies)|for (?:an? )?(?:wheelchair users?|vegetarians?|vegans?|diabetics?)|on (?:an? )?(?:\\p{L}+ ){0,2}budget");

    /** "Who of us needs a wheelchair?" tells of nobody that they do. */
    private static final Pattern WHO_OF_US = Patterns.anyCase(
            "^\\W*(?:who|which)\\s+(?:one\\s+)?(?:of\\s+us|in\\s+(?:our|the)\\s+(?:group|family|party))\\b");

    private static final WishReader WISHES = new WishReader();

    private AskedInGeneral() {}

    /** What is left of a text without such questions. */
    static String without(String text) {
        return CLAUSES.splitAsStream(text).filter(clause -> !isIn(clause)).collect(Collectors.joining(" "));
    }

    /**
     * What a message that orders no plan tells of its own traveller.
     *
     * @param texts the message as it was read, and as it was sent
     */
    public static Wishes leftOut(Wishes wishes, List<String> texts) {
        boolean whole = texts.stream().allMatch(text -> without(text).equals(text));
        return whole
                ? wishes
                : wishes.onlyOf(texts.stream()
                        .flatMap(text -> Stream.concat(WISHES.read(without(text)).names().stream(), refused(text)))
                        .toList());
    }

    /** Who asks for the way "avoiding trains" asks it of no train, whoever travels. */
    private static Stream<String> refused(String text) {
        var rest = Refusals.takenOut(text);
        if (rest.equals(text)) {
            return Stream.empty();
        }
        var asked = WISHES.read(rest).names();
        return WISHES.read(text).avoid().stream().map(Wishes.Wish::value).filter(value -> !asked.contains(value));
    }

    private static boolean isIn(String clause) {
        var asked = LEAD.matcher(clause).replaceFirst("");
        boolean question = Patterns.isAllOf(QUESTION, asked) || Patterns.isAllOf(QUESTION, clause);
        return question && (Patterns.isIn(WHO_OF_US, asked) || !Patterns.isIn(OF_THE_TRAVELLER, asked));
    }
}
