package ai.travion.verifier.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds numbers that are written in words: "twelve hundred", "thirty-five", "three hundred and fifty", "half a dozen". */
final class SpelledNumbers {

    /** A number and where it stands. */
    record Spelled(String words, long value, int start, int end) {}

    /** An hour of a clock in words; for use in other patterns. */
    static final String HOUR = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";

    private static final Map<String, Integer> SMALL = small();
    private static final Map<String, Integer> TENS = Map.of(
            "twenty", 20, "thirty", 30, "forty", 40, "fifty", 50, "sixty", 60, "seventy", 70, "eighty", 80, "ninety",
            90);
    private static final Map<String, Integer> MULTIPLES =
            Map.of("dozen", 12, "hundred", 100, "thousand", 1000, "million", 1_000_000);
    private static final Set<String> ARTICLES = Set.of("a", "an");
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+(?![A-Za-z]*[-\\u2011]wheel)");
    private static final Pattern BETWEEN = Pattern.compile("[ -]| ?\\u2011");
    private static final Pattern HALF_A_DOZEN = Pattern.compile("(?i)half[ -](?:a[ -])?dozen");

    private static final List<String> ORDINALS = List.of(
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first"
                    .split(" ", -1));
    /** An ordinal in words; for use in other patterns. The longer forms stand first. */
    static final String ORDINAL_WORDS = String.join("|", ORDINALS.reversed());

    private static final Pattern ORDINAL = Pattern.compile("(?i)\\b(?:" + ORDINAL_WORDS + ")\\b");

    private static final Map<String, Integer> SHAPES = Map.of("pentagon", 5, "hexagon", 6, "octagon", 8);
    private static final Pattern SHAPE = Pattern.compile("(?i)\\b(pentagon|hexagon|octagon)(?:al)?\\b");

    private SpelledNumbers() {}

    /** "In the fifth century": 5. */
    static List<Integer> ordinalsIn(String text) {
        return ORDINAL.matcher(text)
                .results()
                .map(match -> ORDINALS.indexOf(match.group().toLowerCase(Locale.ROOT)) + 1)
                .toList();
    }

    /** "An octagonal tower": 8. */
    static List<Integer> sidesIn(String text) {
        return SHAPE.matcher(text)
                .results()
                .map(match -> SHAPES.getOrDefault(match.group(1).toLowerCase(Locale.ROOT), 0))
                .toList();
    }

    static List<Spelled> in(String text) {
        var numbers = new ArrayList<Spelled>();
        var rest = new StringBuilder(text);
        for (var match : HALF_A_DOZEN.matcher(text).results().toList()) {
            numbers.add(new Spelled(match.group(), 6, match.start(), match.end()));
            rest.replace(match.start(), match.end(), " ".repeat(match.end() - match.start()));
        }
        var words = WORD.matcher(rest).results().toList();
        int i = 0;
        while (i < words.size()) {
            int end = read(words, i, rest, numbers);
            i = Math.max(i + 1, end);
        }
        return List.copyOf(numbers);
    }

    /** Reads the number that begins at a word; gives the index after it, or that of the word where there is none. */
    private static int read(List<MatchResult> words, int first, CharSequence text, List<Spelled> numbers) {
        long total = 0;
        long group = 0;
        boolean any = false;
        int i = first;
        while (i < words.size() && (i == first || isJoined(words.get(i - 1), words.get(i), text))) {
            var word = lower(words.get(i));
            if (SMALL.containsKey(word)) {
                if (any && group % 10 != 0 && group % 100 != 0) {
                    break;
                }
                group += SMALL.get(word);
            } else if (TENS.containsKey(word)) {
                if (any && group % 100 != 0) {
                    break;
                }
                group += TENS.get(word);
            } else if (MULTIPLES.containsKey(word) && (any || isAfterArticle(words, first, text))) {
                int times = MULTIPLES.get(word);
                group = Math.max(1, group) * times;
                if (times >= 1000) {
                    total += group;
                    group = 0;
                }
            } else if (!(any
                    && word.equals("and")
                    && isFollowedByNumber(words, i, text)
                    && (group >= 100 || total > 0))) {
                break;
            }
            any = true;
            i++;
        }
        if (any) {
            int start = words.get(first).start();
            int end = words.get(i - 1).end();
            numbers.add(new Spelled(text.subSequence(start, end).toString(), total + group, start, end));
        }
        return any ? i : first;
    }

    private static boolean isAfterArticle(List<MatchResult> words, int i, CharSequence text) {
        return i > 0 && ARTICLES.contains(lower(words.get(i - 1))) && isJoined(words.get(i - 1), words.get(i), text);
    }

    private static boolean isFollowedByNumber(List<MatchResult> words, int i, CharSequence text) {
        return i + 1 < words.size()
                && isJoined(words.get(i), words.get(i + 1), text)
                && (SMALL.containsKey(lower(words.get(i + 1))) || TENS.containsKey(lower(words.get(i + 1))));
    }

    private static boolean isJoined(MatchResult before, MatchResult after, CharSequence text) {
        return BETWEEN.matcher(text.subSequence(before.end(), after.start())).matches();
    }

    private static String lower(MatchResult word) {
        return word.group().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Integer> small() {
        var words = List.of(
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
                "fourteen",
                "fifteen",
                "sixteen",
                "seventeen",
                "eighteen",
                "nineteen");
        var small = new LinkedHashMap<String, Integer>();
        for (int i = 0; i < words.size(); i++) {
            small.put(words.get(i), i + 1);
        }
        return Map.copyOf(small);
    }
}
