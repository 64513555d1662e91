package ai.travion.verifier.check;

import java.time.Month;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
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
            + ")\\s?(?:to|until|till|through|and into|into|[-–]|(?<=between .{0,40})and)\\s?(?:about |early |late |mid-|the end of )?("
            + NAME + ")");
    private static final Pattern ONE = Pattern.compile("(?<![\\p{L}'’])" + NAME);

    private MonthsIn() {}

    /** Every month of a text that has no days any more. */
    static List<Mention> text(String text) {
        var mentions = new ArrayList<Mention>();
        var rest = new StringBuilder(text);
        for (var match : RANGE.matcher(text).results().toList()) {
            mentions.add(new Mention(match.group(), from(month(match.group(1)), month(match.group(2)))));
            rest.replace(match.start(), match.end(), " ".repeat(match.end() - match.start()));
        }
        ONE.matcher(rest)
                .results()
                .forEach(match -> mentions.add(new Mention(match.group(), Set.of(month(match.group())))));
        return List.copyOf(mentions);
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
