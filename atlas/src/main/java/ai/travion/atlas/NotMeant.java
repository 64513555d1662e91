package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a text names only to leave it out: "waterfalls other than Diyaluma", "beaches, but not Mirissa or Unawatuna", "leopards except Yala". */
public final class NotMeant {

    /** Stands right before what is ruled out. */
    private static final Pattern NOT_MEANT = Patterns.anyCase(
            "[,\\s]*(?:\\b(?:(?:that|which) )?(?:is|are|was)(?: not|n['’]?t)|\\b(?:but|and|just|only)?(?: just)? ?not|\\bother(?: \\p{L}+){0,3} than|\\belse than|"
                    + "\\bbesides|\\bexcept(?:ing)?(?: for)?|\\bexcluding|\\bapart from|\\baside from|\\binstead of|\\brather than|"
                    + "\\b(?:any|every)(?:thing|where|place| place)? but|\\bno more|\\bno (?:time|money|energy|wish|desire) (?:left )?(?:for|to (?:go to|visit|see|get to))|\\bwithout(?: having to)?(?: \\p{L}+ing)?(?: back)?(?: through| via| by| over| into)?)"
                    + "\\s+(?:(?:in|on|at|to|near|around|from|off|the|a|an|another|any|yet|going|visiting|seeing|for)\\s+)*$");

    /** Without one of these nothing is; to find the places takes its time. */
    private static final Pattern MAYBE = Patterns.anyCase(
            "\\b(?:not|other|else|besides|except(?:ing)?|excluding|apart|aside|instead|rather|but|no more|no (?:time|money|energy|wish|desire)|without)\\b|n['’]t\\b");

    private static final Pattern ALSO =
            Patterns.anyCase("\\s*(?:,|/|&|or|nor|and|, (?:or|and|nor))\\s*(?:(?:in|at|to|the)\\s+)*");

    /** "Is it not Kandy where the tooth is kept?" asks about Kandy. */
    private static final Pattern ASKS_BACK =
            Patterns.anyCase("^\\W*(?:is|are|was|were|do|does|did|why|should|can)(?:n['’]?t)?\\b");

    private static final Pattern MERE_NOT =
            Patterns.anyCase("[,\\s]*(?:(?:is|are|was)(?: not|n['’]?t)|not|instead of|rather than)\\b");

    private static final Pattern OWN = Pattern.compile("['’]s\\b");

    private static final Pattern LOOSE_END = Patterns.anyCase("\\s*(?:[,;]\\s*)?(?=[?!.,;]|$)");
    private static final Pattern SPACES = Pattern.compile("\\s{2,}");

    private NotMeant() {}

    /**
     * A name that is ruled out.
     *
     * @param start where the words begin that rule it out
     * @param end where the name ends
     */
    public record Named(Place place, int start, int end) {}

    /** The places that a question rules out. */
    public static Set<Place> in(String question, Places atlas) {
        return named(question, atlas).stream().map(Named::place).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The names that a question rules out, in its order. */
    public static List<Named> named(String question, Places atlas) {
        var named = new ArrayList<Named>();
        if (!Patterns.isIn(MAYBE, question)) {
            return named;
        }
        int upTo = -1;
        for (var mention : atlas.mentionedIn(question)) {
            boolean listed = upTo >= 0 && lists(question.substring(upTo, mention.start()));
            var begins = listed ? OptionalInt.of(upTo) : begins(mention.start(), question);
            if (begins.isPresent()) {
                named.add(new Named(mention.place(), begins.getAsInt(), withItsOwn(mention.end(), question)));
                upTo = mention.end();
            }
        }
        return named;
    }

    /** "Other than Galle's" ends with what is Galle's. */
    private static int withItsOwn(int end, String question) {
        var own = OWN.matcher(question).region(end, question.length());
        return own.lookingAt() ? own.end() : end;
    }

    /** A question without the names that it rules out, and without the words that do. */
    public static String takenOut(String question, Places atlas) {
        var left = new StringBuilder(question);
        for (var name : named(question, atlas).reversed()) {
            left.replace(name.start(), name.end(), " ");
        }
        return left.length() == question.length()
                ? question
                : SPACES.matcher(LOOSE_END.matcher(left).replaceAll(""))
                        .replaceAll(" ")
                        .strip();
    }

    /** Where the words begin that rule out what stands at a position; empty where nothing rules it out. */
    public static OptionalInt begins(int start, String question) {
        var notMeant = Patterns.matcher(NOT_MEANT, question.substring(0, start));
        if (!notMeant.find()) {
            return OptionalInt.empty();
        }
        boolean asksBack = Patterns.isIn(ASKS_BACK, question)
                && MERE_NOT.matcher(notMeant.group()).lookingAt();
        return asksBack ? OptionalInt.empty() : OptionalInt.of(notMeant.start());
    }

    /** Whether the words between two names list the second with the first: "not Mirissa or Unawatuna". */
    private static boolean lists(String between) {
        return Patterns.isAllOf(ALSO, between);
    }
}
