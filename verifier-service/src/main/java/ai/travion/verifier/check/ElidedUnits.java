package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.verifier.check.Quantity.Found;
import ai.travion.verifier.check.Quantity.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Numbers that lean on the measure of one before them: "four to five hours from Colombo and two and a half to three from Kandy". */
final class ElidedUnits {

    /** What follows a number that counts nothing of its own. */
    private static final Pattern COUNTS_NOTHING = Pattern.compile(
            "^(?: and a half)?(?=\\s*(?:$|[.,;:!?)|]|[–-]\\d|\\b(?:from|to|or|if|by|for|when|via|with|in the|on the|at the|at night|by night)\\b))",
            CASE_INSENSITIVE);

    /** "Two hours for the first three": three of what was told. */
    private static final Pattern OF_A_LIST = Pattern.compile(
            "\\b(?:the (?:first|last|other|next)|all(?: the| of the)?|these|those|any|of the)\\s+$", CASE_INSENSITIVE);

    private static final Pattern NEW_SENTENCE = Pattern.compile("[.!?;]\\s+\\p{Lu}");
    private static final Pattern HALF_AFTER = Pattern.compile("^ and a half", CASE_INSENSITIVE);
    /** More than so many hours or kilometres are a year or a count. */
    private static final int SMALL = 100;

    private static final Set<Unit> LENDING = Set.of(Unit.MINUTES, Unit.METRES, Unit.DEGREES);

    private ElidedUnits() {}

    /** The same numbers, those without a measure with that of the one before; a "one" may be any thing. */
    static List<Found> completed(List<Found> found, String text) {
        var completed = new ArrayList<Found>();
        for (int i = 0; i < found.size(); i++) {
            var one = found.get(i);
            completed.add(
                    mayLean(one, text)
                            ? measuring(one, found.subList(0, i), text)
                                    .map(measuring -> measuredAs(one, measuring, text))
                                    .orElse(one)
                            : one);
        }
        return completed;
    }

    private static boolean mayLean(Found one, String text) {
        var quantity = one.quantity();
        return quantity.unit() == Unit.NONE
                && !OF_A_LIST.matcher(text.substring(0, one.start())).find()
                && quantity.value().compareTo(BigDecimal.valueOf(SMALL)) < 0
                && !quantity.words().equalsIgnoreCase("one")
                && COUNTS_NOTHING.matcher(text.substring(one.end())).find();
    }

    /** "Half an hour", "2 h 30": of these the next number is not another. */
    private static final Pattern LENDS_NOTHING =
            Pattern.compile("^(?:half|(?:a |three[ -])?quarter)|\\d\\s?h\\D*\\d", Pattern.CASE_INSENSITIVE);

    /** The nearest before it in the sentence that has a measure. */
    private static Optional<Found> measuring(Found one, List<Found> before, String text) {
        return before.reversed().stream()
                .filter(other -> other.quantity().unit() != Unit.NONE)
                .findFirst()
                .filter(other ->
                        !LENDS_NOTHING.matcher(other.quantity().words()).find())
                .filter(other -> LENDING.contains(other.quantity().unit()))
                .filter(other -> !NEW_SENTENCE
                        .matcher(text.substring(other.end(), one.start()))
                        .find());
    }

    private static String measureIn(String words) {
        return words.toLowerCase(Locale.ROOT).contains("hour") ? "hours" : words.substring(words.lastIndexOf(' ') + 1);
    }

    private static Found measuredAs(Found one, Found measuring, String text) {
        var measure = measureIn(measuring.quantity().words());
        boolean isHalfMore = one.quantity().value().scale() <= 0
                && HALF_AFTER.matcher(text.substring(one.end())).find();
        var number = isHalfMore
                ? one.quantity().value().add(new BigDecimal("0.5"))
                : one.quantity().value();
        return new Found(one.quantity().measuredIn(measure, number), one.start(), one.end());
    }
}
