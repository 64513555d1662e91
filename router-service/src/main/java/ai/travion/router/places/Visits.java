package ai.travion.router.places;

import ai.travion.atlas.Places;
import ai.travion.router.text.Patterns;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Finds which of the places of a message its traveller says they have been to: "we've seen Sigiriya and Dambulla already". */
final class Visits {

    private static final int CONTEXT_CHARACTERS = 60;
    private static final String GONE =
            "(?:been\\s+(?:to|in|at|around|up)|visited|seen|saw|done|did|explored|toured|climbed|(?:went|gone)\\s+to|spent\\s+[^.,;!?]{1,20}\\s+(?:in|at))";
    private static final Pattern TOLD = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?<!\\b(?:if|once|until|unless|suppose|till)\\s)(?!(?<=\\b(?:after|when|before)\\s)(?:i|we)(?:'ve|\\s+have)\\b)(?:(?:i|we)(?:'ve|'d|\\s+have|\\s+had|ve)?\\s+(?:(?:already|just|both|all|once|recently|last\\s+\\w+)\\s+)*(?:"
                    + GONE + "|(?:was|were)\\s+(?:already\\s+)?(?:in|at))|already\\s+" + GONE + ")\\s+(?:the\\s+)?");
    private static final Pattern AND = Patterns.anyCase(
            "\\s*(?:(?:twice|once|before|already|(?:many|several|\\p{L}+)\\s+times|last\\s+\\p{L}+|in\\s+\\d{4})\\s*)?(?:,|&|\\band\\b|,\\s*and\\b|\\bor\\b)\\s*(?:(?:to|in|at|up)\\s+)?(?:the\\s+)?");

    /** "I saw Sigiriya on Instagram": a picture is no visit. */
    private static final Pattern IN_PICTURES = Patterns.anyCase(
            "\\s*(?:on|in|from)\\s+(?:\\p{L}+\\s+)?(?:instagram|tiktok|youtube|facebook|tv|photos?|pictures?|videos?|films?|movies?|documentar\\w+|lists?|books?)\\b.*");

    private Visits() {}

    /** The indexes of the mentions that tell of a visit. */
    static Set<Integer> among(List<Places.Mention> mentions, String text) {
        var visits = new TreeSet<Integer>();
        for (int i = 0; i < mentions.size(); i++) {
            int start = mentions.get(i).start();
            boolean goesOn = visits.contains(i - 1)
                    && AND.matcher(text.substring(mentions.get(i - 1).end(), start))
                            .matches();
            if (IN_PICTURES.matcher(text.substring(mentions.get(i).end())).matches()) {
                continue;
            }
            if (goesOn
                    || TOLD.matcher(text.substring(Math.max(0, start - CONTEXT_CHARACTERS), start))
                            .matches()) {
                visits.add(i);
            }
        }
        return visits;
    }
}
