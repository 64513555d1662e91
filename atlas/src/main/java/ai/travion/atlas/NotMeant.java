package ai.travion.atlas;

import java.util.LinkedHashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/** What a question names and does not mean: "waterfalls other than Diyaluma", "beaches, but not Mirissa or Unawatuna". */
public final class NotMeant {

    /** Stands right before what is ruled out. */
    private static final Pattern NOT_MEANT = Pattern.compile(
            "(?:\\b(?:is|are|was)(?: not|n['’]?t)|\\b(?:but|and|just|only)? ?not|\\bother than|\\bbesides|\\bexcept(?:ing)?(?: for)?|\\bapart from|"
                    + "\\binstead of|\\brather than|\\banything but|\\bno more)"
                    + "\\s+(?:(?:in|at|to|the|a|an|another|any|yet|going|visiting|seeing)\\s+)*$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ALSO = Pattern.compile(
            "\\s*(?:,|/|&|or|nor|and|, (?:or|and|nor))\\s*(?:(?:in|at|to|the)\\s+)*", Pattern.CASE_INSENSITIVE);

    /** "Is it not Kandy where the tooth is kept?" asks about Kandy. */
    private static final Pattern ASKS_BACK =
            Pattern.compile("^\\W*(?:is|are|was|were|do|does|did|why|should|can)\\b", Pattern.CASE_INSENSITIVE);

    private NotMeant() {}

    /** The places that a question rules out. */
    public static Set<Place> in(String question, Places atlas) {
        var places = new LinkedHashSet<Place>();
        int upTo = -1;
        for (var mention : atlas.mentionedIn(question)) {
            boolean listed = upTo >= 0 && lists(question.substring(upTo, mention.start()));
            if (listed || begins(mention.start(), question).isPresent()) {
                places.add(mention.place());
                upTo = mention.end();
            }
        }
        return places;
    }

    /** Where the words begin that rule out what stands at a position; empty where nothing rules it out. */
    public static OptionalInt begins(int start, String question) {
        var notMeant = NOT_MEANT.matcher(question.substring(0, start));
        return notMeant.find() && !ASKS_BACK.matcher(question).find()
                ? OptionalInt.of(notMeant.start())
                : OptionalInt.empty();
    }

    /** Whether the words between two names list the second with the first: "not Mirissa or Unawatuna". */
    public static boolean lists(String between) {
        return ALSO.matcher(between).matches();
    }
}
