package ai.travion.router.places;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Finds which of the places of a message its traveller says they have been to: "we've seen Sigiriya and Dambulla already". */
final class Visits {

    private static final int CONTEXT_CHARACTERS = 60;
    private static final String GONE =
            "(?:been\\s+(?:to|in|at|around|up)|visited|seen|saw|done|did|explored|toured|climbed|(?:went|gone)\\s+to|spent\\s+[^.,;!?]{1,20}\\s+(?:in|at))";
    /** "My wife and I (both 68) have been to Kandy": who they are stands between. */
    private static final String WHO =
            "(?:(?:i|we)(?:'ve|'d|\\s+have|\\s+had|ve)?|(?:i|we|us|(?:and|&)\\s+(?:me|my\\s+\\p{L}+)|(?:my|our)\\s+\\p{L}+\\s+and\\s+(?:i|me))\\s*(?:\\([^()]{1,30}\\)|,[^,.;!?]{1,30},)\\s*(?:have|had))";

    private static final Pattern TOLD = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?<!\\b(?:if|once|until|unless|suppose|till)\\s)(?!(?<=\\b(?:after|when|before)\\s)(?:i|we)(?:'ve|\\s+have)\\b)(?:"
                    + WHO + "\\s+(?:(?:already|just|both|all|once|recently|last\\s+\\w+)\\s+)*(?:" + GONE
                    + "|(?:was|were)\\s+(?:already\\s+)?(?:in|at))|already\\s+" + GONE + ")\\s+(?:the\\s+)?");
    private static final Pattern AND = Patterns.anyCase(
            "\\s*(?:(?:twice|once|before|already|(?:many|several|\\p{L}+)\\s+times|last\\s+\\p{L}+|in\\s+\\d{4})\\s*)?(?:,|&|\\band\\b|,\\s*and\\b|\\bor\\b)\\s*(?:(?:to|in|at|up)\\s+)?(?:the\\s+)?");

    /** "Been to Haputale before", "visited Jaffna in 2019": without saying who. */
    private static final Pattern TOLD_SHORTLY = Patterns.anyCase(
            "(?:^|.*[.;!?]|.*,(?=\\s*(?:already\\s+)?been\\s))\\s*(?:(?:and|but|also|so|oh|well|ok(?:ay)?)[,\\s]+)*(?:already\\s+)?(?:been\\s+(?:already\\s+)?(?:to|in|at|around)|visited|done|seen|explored|toured|climbed|went\\s+to)\\s+(?:the\\s+)?");
    /** "Were already in Galle", "did Ella last year": as a question too, so what follows has to tell of a time that is over. */
    private static final Pattern TOLD_OF_THEN = Patterns.anyCase(
            "(?:^|.*[.;!?])\\s*(?:(?:and|but|also|so|oh|well)[,\\s]+)*(?:(?:were|was)\\s+(?:(?:all|both|already|just|once)\\s+)*(?:in|at)|did|saw)\\s+(?:the\\s+)?");

    /** "We know Kandy already", "I know Ella and Galle well". */
    private static final Pattern KNOW =
            Patterns.anyCase("(?:.*[^\\p{L}])?(?:i|we)\\s+(?:already\\s+|both\\s+|all\\s+)?know\\s+(?:the\\s+)?");

    private static final Pattern ALREADY_OR_WELL = Patterns.anyCase(
            "^[^.;!?]{0,40}\\b(?:already|(?:quite\\s+|very\\s+)?well|inside\\s+out|so\\s+(?:please\\s+)?(?:show|suggest|plan|take|something|somewhere|where)|(?:something|somewhere|places?)\\s+(?:else|new|different|other)|from\\s+(?:our|my|an?|the)\\s+(?:\\p{L}+\\s+)?(?:trip|visit|holiday|time|journey|honeymoon))\\b.*");

    private static final Pattern ALREADY = Patterns.words("already");
    private static final Pattern OVER = Patterns.anyCase(
            "^[^.;!?]*\\b(?:last\\s+\\p{L}+|ago|before|already|yesterday|twice|once|in\\s+(?:19|20)\\d\\d|on\\s+(?:our|my)\\s+(?:first|last)|(?:two|three|several|many)\\s+times)\\b[^.;!?]*(?:[.;!].*)?$");
    private static final Pattern ASKS = Patterns.anyCase(
            "\\?|\\b(?:what|where|when|which|how|why|who|can|could|should|is|any|suggest|recommend|plan|tell|want)\\b");
    /** "Sigiriya we have seen", "Kandy and Ella we did last time". */
    private static final Pattern TOLD_AFTER = Patterns.anyCase(
            "^\\s*,?\\s*(?:i|we)(?:'ve|\\s+have|ve)?\\s+(?:(?:already|both|just|all)\\s+)*(?:seen|done|did|visited|been\\s+to|explored|know)(?:\\s+(?:already|before|last\\s+\\p{L}+|it|them|well|both))*\\s*(?:$|[,.;!?]|(?:so|and|but)\\b).*");

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
                    && Patterns.isAllOf(AND, text.substring(mentions.get(i - 1).end(), start));
            if (Patterns.isAllOf(IN_PICTURES, text.substring(mentions.get(i).end()))) {
                continue;
            }
            var before = text.substring(Math.max(0, start - CONTEXT_CHARACTERS), start);
            if (goesOn
                    || Patterns.isAllOf(TOLD, before)
                    || (Patterns.isAllOf(KNOW, before)
                            && Patterns.isAllOf(
                                    ALREADY_OR_WELL,
                                    text.substring(mentions.get(i).end())))
                    || isToldShortly(
                            before, start, text.substring(mentions.get(i).end()))) {
                visits.add(i);
            }
        }
        toldAfterwards(mentions, text, visits);
        return visits;
    }

    private static boolean isToldShortly(String before, int start, String after) {
        boolean whole = start <= CONTEXT_CHARACTERS || before.matches("(?s).*[.;!?,].*");
        if (!whole) {
            return false;
        }
        if (Patterns.isAllOf(TOLD_SHORTLY, before)) {
            return !after.strip().startsWith("?");
        }
        return Patterns.isAllOf(TOLD_OF_THEN, before)
                && (Patterns.isAllOf(OVER, after) || (Patterns.isIn(ALREADY, before) && !Patterns.isIn(ASKS, after)));
    }

    private static void toldAfterwards(List<Places.Mention> mentions, String text, Set<Integer> visits) {
        for (int i = 0; i < mentions.size(); i++) {
            if (Patterns.isAllOf(TOLD_AFTER, text.substring(lastOfTheList(mentions, text, i)))) {
                visits.add(i);
            }
        }
    }

    /** Where the list ends that a mention stands in: "Kandy and Ella". */
    private static int lastOfTheList(List<Places.Mention> mentions, String text, int from) {
        int last = from;
        while (last + 1 < mentions.size()
                && Patterns.isAllOf(
                        AND,
                        text.substring(
                                mentions.get(last).end(), mentions.get(last + 1).start()))) {
            last++;
        }
        return mentions.get(last).end();
    }
}
