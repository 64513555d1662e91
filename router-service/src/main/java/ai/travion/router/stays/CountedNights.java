package ai.travion.router.stays;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Counts of nights become signs, {@code N3}, {@code P1}, {@code M1} and {@code R}, and what fills a sentence goes, so that few forms of an order are left. */
final class CountedNights {

    private static final String COUNT =
            "(?<n>an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d{1,2}|a couple of)";
    private static final int DAYS_OF_A_WEEK = 7;
    private static final String UNIT = "(?:full |whole |single )?(?:night|day)s?";
    private static final Pattern WEEKS = Pattern.compile(
            "\\b(?<n>an?|one|two|three|[1-3]) (?:(?:full|whole) )?weeks?\\b(?! (?:later|earlier|ago|before|after|more|longer))");
    private static final String END = "(?=\\s*(?:[,.;!?]|$|and\\b|please\\b))";
    private static final List<Word> NIGHTS = List.of(
            new Word("P", "\\banother (?:" + COUNT + " )?" + UNIT + "\\b"),
            new Word("P", "\\b(?:an?|one) (?:second|third|further) (?:full |whole )?night\\b"),
            new Word("P", "\\b" + COUNT + " (?:more|extra|additional|further) " + UNIT + "\\b"),
            new Word("P", "\\b" + COUNT + " " + UNIT + " (?:more|longer|extra)\\b"),
            new Word("M", "\\b" + COUNT + " (?:less|fewer) " + UNIT + "\\b"),
            new Word("M", "\\b" + COUNT + " " + UNIT + " (?:less|fewer|shorter)\\b"),
            new Word(
                    "R",
                    "\\b(?:the|that|this|those|with) (?:(?:two|three|four) )?(?:extra|additional|new|added|further) (?:ones?|time|two|three|four)\\b"),
            new Word(
                    "R",
                    "\\b(?:(?:the|that|those|its|their|any) )?(?:other|extra|additional|new|added|freed|freed-up|spare|remaining|saved|left ?over|free) (?:night|day)s?\\b"
                            + "|\\b(?:that|those|both|its|their) (?:night|day)s?\\b|\\bthe rest(?: of the (?:nights|days|time))?\\b|\\bwhat(?:ever)?(?:'?s| is)? left(?: ?over)?\\b|(?<=\\b(?:give|use|put|spend|add|move|giving) )(?:the )?others?(?: ones?)?(?= (?:to|in|at|for|on)\\b)|\\bthe (?:night|nights|time)(?= (?:in|at|to|for|on|we|that) )"),
            new Word("N", "\\b" + COUNT + " " + UNIT + "\\b"),
            new Word(
                    "N",
                    "(?<=# )(?<n>one|two|three|four|five|six|seven|[1-9])(?=\\s*(?:[,.;!?]|$|and\\b|instead\\b|please\\b))"),
            new Word("N", "(?<=# |# for )(?<n>one|two|three|four|five|six|seven|[1-9])(?=\\s*(?:#|[,.;!?]|$|and\\b))"),
            new Word(
                    "N",
                    "(?:(?<=^)|(?<=[,;:&] |\\band |\\bthen |- |# ))(?<n>one|two|three|four|five|six|seven|[1-9])(?= #)"),
            new Word("N", "\\b(?<n>one|two|three|four|five|six|seven|[1-9])(?= (?:in|at) (?:the )?#)"),
            new Word(
                    "N",
                    "(?<=^|[,.;!] |\\band |\\bso )(?<n>one|two|three|four|[1-4])(?=(?:'s| is| are| would be| will be) (?:enough|plenty|fine|sufficient)\\b)"),
            new Word("N", "(?<=\\b(?:give|giving|add|put|and) |, )(?<n>one|two|three|[1-3])(?= to (?:the )?#)"),
            new Word("N", "(?<=\\bby )(?<n>one|two|three|[1-3])" + END),
            new Word("P", "\\banother one(?= (?:from|in|at|to|for)\\b)"),
            new Word("P", "\\b(?<n>one|two|three|[1-3]) (?:more|extra)(?= (?:in|at|for|by|on|near) (?:the )?#)"),
            new Word("M", "\\b(?<n>one|two|three|[1-3]) (?:less|fewer)(?= (?:in|at|for|by|on|near) (?:the )?#)"),
            new Word("P", "(?<=# )(?<n>one|two|three|[1-3]) (?:more|extra)" + END),
            new Word("M", "(?<=# )(?<n>one|two|three|[1-3]) (?:less|fewer)" + END),
            new Word(
                    "N",
                    "(?<=\\bmake (?:it|that) )(?<n>one|two|three|four|five|six|seven|[1-9])(?=\\s*(?:[,.;!?]|$|and\\b|instead\\b|please\\b))"),
            new Word(
                    "P",
                    "\\b(?:(?:some|a bit|a little|much) )?(?:more|longer|extra)(?: time)? (?=(?:in|at) (?:the )?#)"),
            new Word(
                    "M",
                    "\\b(?:(?:a bit|a little|much) )?(?:less|not so (?:long|much))(?: time)? (?=(?:in|at) (?:the )?#)"));

    private static final Pattern INSTEAD_OF = Pattern.compile(
            "\\b(?:rather than|in place of|in lieu of|instead of)\\b|\\bthan(?= (?:in |at |to )?#)|(?<=\\bprefer # )to(?= #)");
    /** "3 nights instead of 2": what a number was. */
    private static final Pattern AS_IT_WAS =
            Pattern.compile("INSTEADOF (?:the )?(?:[NP]\\d+|\\d|one|two|three|four|five)\\b(?! (?:in|at))");

    /** "Add a night in Kandy and one in Ella". */
    private static final Pattern ADDED_TOO = Pattern.compile(
            "(\\badd (?:[NP]\\d+) (?:to|in|at|for) (?:the )?# ?(?:,|and\\b| )+)N(\\d+)(?= (?:to|in|at|for)\\b)");

    private static final Pattern FILLERS = Pattern.compile(
            "\\b(?:at all(?! of| the)|please|pls|plz|actually|maybe|perhaps|just|only|also|instead|simply|really|kindly|then|now|still"
                    + "|though|however|thanks|thank you|for us|for me|too(?=\\s*(?:[,.;!?]|$|and\\b))|as well|this time|for good|if possible|if you can|if (?:that|it) works|if (?:that|it)(?:'s| is) (?:ok|okay|possible|fine)|at least|to begin with"
                    + "|(?:to|into|from|in|of|off|on|out of) (?:the|our|my|this) (?:plan|trip|itinerary|route|list|tour|programme|program)|from it"
                    + "|over(?= to #)|altogether|completely|entirely|the|our|my|a bit|a little|(?<!after )all)\\b");

    /** "Kandy (3)", "Kandy: 3", "Kandy x 3". */
    private static final Pattern BESIDE = Pattern.compile("(?<=#)\\s*(?:\\(\\s*(?<in>" + COUNT.replace("?<n>", "?:")
            + ")(?: ?(?:n|d|nights?|days?))?\\s*\\)|[:=x\u00d7\u2013-]\\s*(?<n>" + COUNT.replace("?<n>", "?:")
            + ")\\b)");

    private static final Pattern SLASH = Pattern.compile("(?<=#)\\s*/\\s*|\\s*/\\s*(?=#)|(?<=# \\d)\\s*/\\s*");
    /** "2n Kandy". */
    private static final Pattern ABBREVIATED = Pattern.compile("\\b(\\d{1,2}) ?n(?:ts?)?\\b");

    private record Word(String letter, Pattern pattern) {
        Word(String letter, String pattern) {
            this(letter, Pattern.compile(pattern));
        }

        String in(String text) {
            return Patterns.matcher(pattern, text)
                    .replaceAll(found -> (letter.equals("R") ? "R" : letter + count(found))
                            + (found.group().endsWith(" ") ? " " : ""));
        }

        private static int count(MatchResult found) {
            var number = found.namedGroups().containsKey("n") ? found.group("n") : null;
            return number == null
                    ? 1
                    : number.equals("a couple of") ? 2 : Names.number(number).orElse(1);
        }
    }

    private CountedNights() {}

    /** "Two weeks" are fourteen days. */
    static String inDays(String lower) {
        return WEEKS.matcher(lower)
                .replaceAll(
                        found -> DAYS_OF_A_WEEK * Names.number(found.group("n")).orElse(1) + " days");
    }

    /** A text in small letters, whose places stand in it as {@code #}. */
    static String plain(String lower) {
        var counted = ABBREVIATED.matcher(inDays(lower.replaceAll("\\s+", " "))).replaceAll("$1 nights");
        var beside = BESIDE.matcher(counted)
                .replaceAll(found -> found.namedGroups().containsKey("in") && found.group("in") != null
                        ? " " + found.group("in") + " nights"
                        : " " + found.group("n"));
        var said = INSTEAD_OF.matcher(SLASH.matcher(beside).replaceAll(", ")).replaceAll("INSTEADOF");
        for (var word : NIGHTS) {
            said = word.in(said);
        }
        said = ADDED_TOO.matcher(AS_IT_WAS.matcher(said).replaceAll("")).replaceAll("$1P$2");
        if (said.matches("[^#]*N\\d+ #.*")) {
            said = said.replaceAll("(N\\d+) #", "$1 in #").replaceAll("# (?=N\\d)", "#, ");
        }
        return FILLERS.matcher(said)
                .replaceAll(" ")
                .replaceAll("\\s+", " ")
                .replaceAll(" ([,.;:!?])", "$1")
                .strip();
    }
}
