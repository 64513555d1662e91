package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The facts in figures that a text holds. Each list has its words as they stand, for a message.
 *
 * @param days every day that is named
 * @param timesAsSaid words to minutes after midnight
 * @param durationsAsSaid words to minutes
 * @param numbersAsSaid words to number
 */
record Facts(
        List<DatesIn.Mention> days,
        Map<String, Integer> timesAsSaid,
        Map<String, Integer> durationsAsSaid,
        Map<String, BigDecimal> numbersAsSaid) {

    private static final Pattern TIME = Pattern.compile(
            "(?<![\\d:.])(?<hour>[01]?\\d|2[0-4])(?:[:.](?<minute>[0-5]\\d)(?::[0-5]\\d)?)?\\s?(?<half>a\\.?m\\.?|p\\.?m\\.?)(?![\\p{L}])|(?<![\\d:.])(?<hour24>[01]?\\d|2[0-4]):(?<minute24>[0-5]\\d)(?::[0-5]\\d(?:\\.\\d+)?)?(?![\\d:])",
            CASE_INSENSITIVE);
    private static final Pattern DURATION = Pattern.compile(
            "(?<![\\d.,])(?:(?<hours>\\d{1,3}(?:\\.\\d)?)\\s?(?:h|hrs?|hours?)(?:\\s?(?:and )?(?<rest>\\d{1,2})\\s?(?:m|min|mins|minutes))?|(?<minutes>\\d{1,4})\\s?(?:min|mins|minutes))(?![\\p{L}\\d])",
            CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile(
            "(?<![\\p{L}\\d.,])\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|(?<![\\p{L}\\d.,])\\d+(?:\\.\\d+)?|(?<=\\d[-–/])\\d+(?:\\.\\d+)?");

    private static final Map<String, Integer> SPELLED = spelled();
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+");
    private static final Set<String> UNITS = Set.of(
            "hour",
            "hours",
            "minute",
            "minutes",
            "day",
            "days",
            "night",
            "nights",
            "week",
            "weeks",
            "month",
            "months",
            "year",
            "years",
            "kilometre",
            "kilometres",
            "kilometer",
            "kilometers",
            "km",
            "metre",
            "metres",
            "meter",
            "meters",
            "mile",
            "miles",
            "step",
            "steps",
            "century",
            "centuries",
            "people",
            "species",
            "rupees",
            "dollars",
            "percent");

    private static final Set<String> MULTIPLES = Set.of("hundred", "thousand", "million");

    /** The facts that a text claims. Spelled numbers count where they measure something. */
    static Facts in(String text) {
        return read(text, false);
    }

    /** The facts that a text can vouch for: spelled numbers and the figures of durations count wherever they stand. */
    static Facts vouchedForBy(String text) {
        return read(text, true);
    }

    Set<Integer> times() {
        return new HashSet<>(timesAsSaid.values());
    }

    private static Facts read(String text, boolean vouching) {
        var numbers = new LinkedHashMap<String, BigDecimal>();
        readSpelled(text, vouching, numbers);
        if (text.chars().noneMatch(Character::isDigit)) {
            return new Facts(List.of(), Map.of(), Map.of(), Map.copyOf(numbers));
        }
        var days = DatesIn.text(text);
        var rest = new StringBuilder(DatesIn.blanked(text, days));
        var times = new LinkedHashMap<String, Integer>();
        for (var match : TIME.matcher(rest.toString()).results().toList()) {
            times.put(match.group().strip(), minutesAfterMidnight(match));
            blank(rest, match.start(), match.end());
        }
        if (vouching) {
            readFigures(rest.toString(), numbers);
        }
        var durations = new LinkedHashMap<String, Integer>();
        for (var match : DURATION.matcher(rest.toString()).results().toList()) {
            durations.put(match.group().strip(), minutes(match));
            blank(rest, match.start(), match.end());
        }
        if (!vouching) {
            readFigures(rest.toString(), numbers);
        }
        return new Facts(days, Map.copyOf(times), Map.copyOf(durations), Map.copyOf(numbers));
    }

    private static void readFigures(String text, Map<String, BigDecimal> numbers) {
        for (var match : NUMBER.matcher(text).results().toList()) {
            numbers.put(match.group(), new BigDecimal(match.group().replace(",", "")));
        }
    }

    private static void readSpelled(String text, boolean anywhere, Map<String, BigDecimal> numbers) {
        var words = WORD.matcher(text).results().toList();
        for (int i = 0; i < words.size(); i++) {
            var word = words.get(i);
            var number = SPELLED.get(word.group().toLowerCase(Locale.ROOT));
            if (number == null) {
                continue;
            }
            if (anywhere) {
                numbers.put(word.group(), BigDecimal.valueOf(number));
                multiple(words, i, number)
                        .ifPresent(product -> numbers.put(word.group() + " times", BigDecimal.valueOf(product)));
            } else if (i + 1 < words.size() && words.get(i + 1).start() == word.end() + 1) {
                var said = word.group() + " " + words.get(i + 1).group();
                if (UNITS.contains(words.get(i + 1).group().toLowerCase(Locale.ROOT))) {
                    numbers.put(said, BigDecimal.valueOf(number));
                }
                multiple(words, i, number).ifPresent(product -> numbers.put(said, BigDecimal.valueOf(product)));
            }
        }
    }

    /** "Two thousand" is 2,000 wherever it stands. */
    private static Optional<Long> multiple(List<MatchResult> words, int i, int number) {
        if (i + 1 == words.size() || words.get(i + 1).start() != words.get(i).end() + 1) {
            return Optional.empty();
        }
        var next = words.get(i + 1).group().toLowerCase(Locale.ROOT);
        return MULTIPLES.contains(next) ? Optional.of((long) number * SPELLED.getOrDefault(next, 1)) : Optional.empty();
    }

    private static int minutesAfterMidnight(MatchResult match) {
        if (match.group("hour24") != null) {
            return Integer.parseInt(match.group("hour24")) * 60 + Integer.parseInt(match.group("minute24"));
        }
        int hour = Integer.parseInt(match.group("hour"));
        int minute = match.group("minute") == null ? 0 : Integer.parseInt(match.group("minute"));
        boolean afternoon =
                match.group("half").charAt(0) == 'p' || match.group("half").charAt(0) == 'P';
        if (hour <= 12) {
            hour = hour % 12 + (afternoon ? 12 : 0);
        }
        return hour * 60 + minute;
    }

    private static int minutes(MatchResult match) {
        if (match.group("minutes") != null) {
            return Integer.parseInt(match.group("minutes"));
        }
        int rest = match.group("rest") == null ? 0 : Integer.parseInt(match.group("rest"));
        return new BigDecimal(match.group("hours"))
                        .multiply(BigDecimal.valueOf(60))
                        .intValue()
                + rest;
    }

    private static void blank(StringBuilder text, int start, int end) {
        for (int i = start; i < end; i++) {
            text.setCharAt(i, ' ');
        }
    }

    private static Map<String, Integer> spelled() {
        var words = new LinkedHashMap<String, Integer>();
        var ones = List.of(
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
                "nineteen",
                "twenty");
        var ordinals = List.of(
                "first",
                "second",
                "third",
                "fourth",
                "fifth",
                "sixth",
                "seventh",
                "eighth",
                "ninth",
                "tenth",
                "eleventh",
                "twelfth",
                "thirteenth",
                "fourteenth",
                "fifteenth",
                "sixteenth",
                "seventeenth",
                "eighteenth",
                "nineteenth",
                "twentieth");
        for (int i = 0; i < ones.size(); i++) {
            words.put(ones.get(i), i + 1);
            words.put(ordinals.get(i), i + 1);
        }
        words.putAll(
                Map.of("thirty", 30, "forty", 40, "fifty", 50, "sixty", 60, "seventy", 70, "eighty", 80, "ninety", 90));
        words.putAll(Map.of("hundred", 100, "thousand", 1000, "million", 1_000_000, "dozen", 12));
        return Map.copyOf(words);
    }
}
