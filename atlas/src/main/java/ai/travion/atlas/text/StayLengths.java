package ai.travion.atlas.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * How long one stays at each of several places, in the words of which all others know how to read them: "Kandy (2N)" is "Kandy (2 nights)",
 * and "2 in Ella" behind "3 days in Kandy" is "2 days in Ella".
 */
public final class StayLengths {

    private static final String NUMBER =
            "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)";
    private static final String NAME = "\\p{L}[\\p{L}'\u2019-]{2,}(?:\\s(?-i:\\p{Lu})[\\p{L}'\u2019-]+){0,2}";

    /** "5D4N" is the length of a whole trip, and read as such. */
    private static final Pattern SHORT_NIGHTS = Patterns.anyCase(
            "(?<![\\w/.,:-])(?<!\\d\\s?d(?:ays?)?\\s?[,&-]?\\s?)(?<n>\\d{1,2})(?:\\s?(?-i:N)|n|\\s?n[iy]?te?s|\\s?n[iy]te)(?![\\w'\u2019])(?!\\s*[/&,-]?\\s*\\d{1,2}\\s?d(?:ays?)?\\b)(?!\\s*[,;]?\\s*\\d{1,3}(?:\\.\\d+)?\\s?[EW]\\b)");

    private static final Pattern SHORT_DAYS = Patterns.anyCase("(?<![\\w/.,:-])(?<n>\\d{1,2})\\s?d(?![\\w'\u2019/])");
    private static final String COUNTED =
            "\\b" + NUMBER + "[\\s-]+(?:full\\s+|whole\\s+|more\\s+)?(?<unit>days?|nights?)\\b";
    private static final Pattern STAY = Patterns.anyCase(COUNTED);
    private static final Pattern ONE_NIGHT = Patterns.anyCase(
            "\\b(?:(?:the|our|my|a|and)\\s+)?(?<!\\b(?:on|until|till)\\s(?:(?:the|our|my|a)\\s)?)(?:(?<!^\\W{0,2}|[.!?]\\s)last|final|first)\\s+night(?!\\s+\\p{L}+\\s+(?:was|were|had|has|is|got|did|felt|fell|went|said|told)\\b)(?=\\s+(?:(?:in|at|near|by)\\s+(?:the\\s+)?)?(?!(?:we|i|it|they|was|were|is|are|my|our|of|there|should|before|after|please|and|with|an?|only|to|the|in|at|near|by|on)\\b)\\p{L})");
    private static final String OF_SOMETHING_ELSE =
            "(?!(?:the|an?|our|my|your|his|her|their|its|school|college|university|work|home|least|most|first|present|each|one|same|total|all|morning|afternoon|evening|night|half|advance|between|adults?|kids?|child|children|men|women|boys?|girls?|babies|seniors?|couples?|famil(?:y|ies)|guests?|beds?|people|persons?|pax|friends|rooms?|stars?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\\b)";
    /** "2 Germans", "2 Dutch": who they are, and no place. */
    private static final String NO_PEOPLE = "(?!(?!knuckles)\\p{L}+(?:s|ese|ish|tch|nch)\\b)";

    /** "Three nights kandy, two ella": a word alone behind more than one, which would be a plural if it were another thing. */
    private static final String IN_SMALL_LETTERS = OF_SOMETHING_ELSE
            + NO_PEOPLE
            + "(?<!\\b(?:1|one)\\s)(?!(?:women|adult|teen|elderly|vegan|vegetarian|double|single|twin|bedroom|lakh|after|before|later|left|free|spare|there|here|again|altogether|more|other|only|just|nights?|days?)\\b)"
            + "(?-i:\\p{Ll}{4,})(?<!s)(?=\\s*(?:[,;.!?\\n&]|$)|\\s+(?:and|then|from|starting)\\b)";

    /** A stay that is counted in full, the end of a sentence, or a number behind such a stay whose unit is not said again. */
    private static final Pattern COUNTED_ON = Patterns.anyCase("(?<stay>" + COUNTED
            + ")|(?<end>[.!?\\n](?=\\s|$))|(?<lead>(?:[,;&+\u2013-]|\\band|\\bbut|\\bthen)\\s+(?:(?:and|but|then|plus|only|just)\\s+)?)(?<n>"
            + NUMBER
            + ")(?=\\s+(?:more\\s+)?(?:(?:in|at)\\s+(?:the\\s+)?" + OF_SOMETHING_ELSE + "\\p{L}|" + OF_SOMETHING_ELSE
            + NO_PEOPLE + "(?-i:\\p{Lu}\\p{Ll}{2})|" + IN_SMALL_LETTERS + "))");

    private static final String TWO_NUMBERS = "(?<n>" + NUMBER
            + ")\\s*(?:and|&|[/+,](?=[^.!?]*\\brespectively\\b))\\s*(?<m>" + NUMBER + ")\\s+(?<unit>days|nights)\\b";
    private static final String TWO_NAMES = "(?<a>" + NAME + ")\\s+(?:and|&)\\s+(?:the\\s+)?(?<b>" + NAME + ")";
    /** "Galle and Ella, 4 and 3 days". */
    private static final Pattern NAMES_FIRST = Patterns.anyCase("\\b(?!(?:days?|nights?|between)\\b)" + TWO_NAMES
            + "[,:;]?\\s+(?:for\\s+|with\\s+|spending\\s+|\\()?" + TWO_NUMBERS + "(?:\\s+respectively)?");
    /** "4 and 3 days in Galle and Ella". */
    private static final Pattern NUMBERS_FIRST = Patterns.anyCase(
            "\\b" + TWO_NUMBERS + "(?:\\s+respectively)?\\s+(?:in|at)\\s+" + TWO_NAMES + "(?:,?\\s+respectively)?");

    /** "Day 1-2 Kandy", "days 3 to 5: Ella", "Day 6 Mirissa". */
    private static final Pattern NUMBERED = Patterns.anyCase(
            "\\bdays?\\s*(?<first>\\d{1,2})(?:\\s*(?:-|\u2013|to|until|and|&|till)\\s*(?:day\\s*)?(?<last>\\d{1,2}))?\\s*[:=\u2013-]?\\s*(?:in\\s+|at\\s+)?(?=(?-i:\\p{Lu})\\p{L}{2})");

    /** "Is day 1 Kandy or Ella, and day 2 Sigiriya?" asks of days that are planned. */
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then)\\W+)*(?:is|isn'?t|are|was|were|does|did|which|why|when|where|who|what(?!\\s+(?:about|if))|how(?!\\s+about))\\b");

    private static final Pattern ANY = Patterns.anyCase("\\d\\s?[dn]\\b|\\d\\s?n[iy]?te?s?\\b|\\b(?:days?|nights?)\\b");

    /** "Nine nights: Kandy 3, Ella 3, Mirissa 3". */
    private static final Pattern BARE = Patterns.anyCase("\\b(?<name>(?!(?:and|then|for|plus)\\b)" + OF_SOMETHING_ELSE
            + NAME + ")\\s*(?:[:=-]|\\bfor\\b)?\\s*(?<n>" + NUMBER + ")(?=\\s*(?:[,;.!?/&+)]|$|\\b(?:and|then)\\b))");

    private static final Pattern OF_ALL = Patterns.anyCase("\\b(?<n>" + NUMBER + ")\\s+(?<unit>days|nights)\\b");

    private static final List<String> NUMBERS = List.of(
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen");

    private StayLengths() {}

    /** The text in those words; as it was where it counts no days or nights. */
    public static String plainIn(String text) {
        if (!Patterns.isIn(ANY, text)) {
            return text;
        }
        var nights = SHORT_NIGHTS
                .matcher(numbered(text))
                .replaceAll(found -> found.group(1).equals("1") ? "1 night" : found.group(1) + " nights");
        var days = Patterns.in(SHORT_DAYS, nights).limit(2).count() == 2
                ? SHORT_DAYS.matcher(nights).replaceAll(found -> found.group(1).equals("1") ? "1 day" : "$1 days")
                : nights;
        var each = NUMBERS_FIRST.matcher(days).replaceAll("${n} ${unit} in ${a} and ${m} ${unit} in ${b}");
        each = NAMES_FIRST.matcher(each).replaceAll("${n} ${unit} in ${a} and ${m} ${unit} in ${b}");
        if (!Patterns.isIn(STAY, each)) {
            return each;
        }
        var counted = counted(shared(each));
        return Patterns.in(STAY, counted).limit(2).count() == 2
                ? ONE_NIGHT.matcher(counted).replaceAll("one night")
                : counted;
    }

    /** Numbers behind names that together are those of the whole trip. */
    private static String shared(String text) {
        var all = Patterns.in(OF_ALL, text).toList();
        var bare = Patterns.in(BARE, text).toList();
        int sum = bare.stream().mapToInt(stay -> number(stay.group("n"))).sum();
        return all.size() == 1
                        && bare.size() > 1
                        && sum == number(all.getFirst().group("n"))
                ? BARE.matcher(text)
                        .replaceAll(stay -> stay.group("n")
                                + (number(stay.group("n")) == 1
                                        ? " " + all.getFirst().group("unit").replaceFirst("s$", "")
                                        : " " + all.getFirst().group("unit"))
                                + " in " + stay.group("name"))
                : text;
    }

    private static int number(String said) {
        int index = NUMBERS.indexOf(said.toLowerCase(Locale.ROOT));
        return index < 0 ? Integer.parseInt(said) : index + 1;
    }

    /** The days of a whole trip from its first on, each stay by their number; the text itself where only some of them are named. */
    private static String numbered(String text) {
        if (Patterns.isIn(ASKS, text)) {
            return text;
        }
        var next = 1;
        for (var stay : Patterns.in(NUMBERED, text).toList()) {
            if (Integer.parseInt(stay.group("first")) != next) {
                return text;
            }
            next = last(stay) + 1;
        }
        return Patterns.in(NUMBERED, text).limit(2).count() < 2
                ? text
                : NUMBERED.matcher(text).replaceAll(stay -> {
                    int days = last(stay) - Integer.parseInt(stay.group("first")) + 1;
                    return days == 1 ? "1 day in " : days + " days in ";
                });
    }

    private static int last(MatchResult stay) {
        return Integer.parseInt(stay.group("last") == null ? stay.group("first") : stay.group("last"));
    }

    /** With the unit behind each number that leaves it out. */
    private static String counted(String text) {
        var full = new StringBuilder();
        var found = COUNTED_ON.matcher(text);
        String unit = "";
        while (found.find()) {
            if (found.group("stay") != null) {
                unit = found.group("unit").toLowerCase(Locale.ROOT).startsWith("n") ? "night" : "day";
            } else if (found.group("end") != null) {
                unit = "";
            } else if (!unit.isEmpty()) {
                boolean one = found.group("n").equals("1") || found.group("n").equalsIgnoreCase("one");
                found.appendReplacement(full, "${lead}${n} " + unit + (one ? "" : "s"));
            }
        }
        return found.appendTail(full).toString();
    }
}
