package ai.travion.verifier.check;

import java.time.Month;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds months that a text names without a day: "in June", "from about November to April", "Feb–Jul". */
final class MonthsIn {

    /**
     * A month, or all from one to another.
     *
     * @param words as they stand
     */
    record Mention(String words, Set<Month> months) {}

    private static final String NAME =
            "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May(?! (?:I|we|one|you|be)\\b)|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)(?!\\p{L})\\.?";
    private static final Pattern RANGE = Pattern.compile("(?<![\\p{L}'’])(" + NAME
            + ")\\s?(?:to|until|till|through|and into|into|[-–]|(?<=[Bb]etween .{0,40})and)\\s?(?:about |early |late |mid-|the end of )?("
            + NAME + ")");
    private static final Pattern ONE = Pattern.compile("(?<![\\p{L}'’])" + NAME);

    private static final List<String> NUMBERS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

    private static final String COUNT = "(\\d|" + String.join("|", NUMBERS) + ")";
    /** "The first four months of the year", "the year's last two months". */
    private static final Pattern AT_AN_END = Pattern.compile(
            "\\b(?:(?<of>first|last|final|opening) " + COUNT
                    + " months of (?:the|each|every) (?:calendar )?year|year['’]s (?<ofIt>first|last|final|opening) "
                    + COUNT + " months)\\b",
            Pattern.CASE_INSENSITIVE);
    /** "The five months from December on". */
    private static final Pattern FROM_ONE_ON = Pattern.compile("\\b" + COUNT
            + " months (?:from|after|starting (?:in|with|from)|beginning (?:in|with)|that (?:start|begin) (?:in|with)) (?<first>"
            + NAME + ")(?: on(?:wards?)?\\b)?(?! (?:to|until|till|through)\\b)");

    private MonthsIn() {}

    /** Every month of a text that has no days any more. */
    static List<Mention> text(String text) {
        var mentions = new ArrayList<>(counted(text));
        var rest = new StringBuilder(withoutCounts(text));
        for (var match : RANGE.matcher(text).results().toList()) {
            mentions.add(new Mention(match.group(), from(month(match.group(1)), month(match.group(2)))));
            rest.replace(match.start(), match.end(), " ".repeat(match.end() - match.start()));
        }
        ONE.matcher(rest)
                .results()
                .forEach(match -> mentions.add(new Mention(match.group(), Set.of(month(match.group())))));
        return List.copyOf(mentions);
    }

    /** The text without months that are counted, so that nobody takes their number for another. */
    static String withoutCounts(String text) {
        if (!text.contains("months")) {
            return text;
        }
        var rest = new StringBuilder(text);
        for (var pattern : List.of(AT_AN_END, FROM_ONE_ON)) {
            pattern.matcher(text)
                    .results()
                    .forEach(
                            match -> rest.replace(match.start(), match.end(), " ".repeat(match.end() - match.start())));
        }
        return rest.toString();
    }

    private static List<Mention> counted(String text) {
        if (!text.contains("months")) {
            return List.of();
        }
        var mentions = new ArrayList<Mention>();
        AT_AN_END.matcher(text).results().forEach(match -> {
            int count = number(match.group(2) == null ? match.group(4) : match.group(2));
            var end = match.group("of") == null ? match.group("ofIt") : match.group("of");
            boolean isFirst = end.equalsIgnoreCase("first") || end.equalsIgnoreCase("opening");
            mentions.add(new Mention(
                    match.group(),
                    isFirst
                            ? from(Month.JANUARY, Month.JANUARY.plus(count - 1L))
                            : from(Month.DECEMBER.minus(count - 1L), Month.DECEMBER)));
        });
        FROM_ONE_ON.matcher(text).results().forEach(match -> {
            var first = month(match.group("first"));
            mentions.add(new Mention(match.group(), from(first, first.plus(number(match.group(1)) - 1L))));
        });
        return mentions;
    }

    private static int number(String word) {
        int spelled = NUMBERS.indexOf(word.toLowerCase(Locale.ROOT));
        return spelled < 0 ? Math.max(1, Integer.parseInt(word)) : spelled + 1;
    }

    private static Set<Month> from(Month first, Month last) {
        var months = EnumSet.of(first);
        for (var month = first; month != last; month = month.plus(1)) {
            months.add(month.plus(1));
        }
        return months;
    }

    private static Month month(String name) {
        return Month.of("JanFebMarAprMayJunJulAugSepOctNovDec".indexOf(name.substring(0, 3)) / 3 + 1);
    }
}
