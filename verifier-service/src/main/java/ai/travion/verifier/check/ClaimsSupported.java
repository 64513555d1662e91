package ai.travion.verifier.check;

import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.Quantity.Unit;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Every number, day, month, weekday, time and duration of a sentence is found in what vouches for it, with its unit. Prices have a check
 * of their own.
 */
final class ClaimsSupported {

    private static final Pattern COUNTED_DAY = Pattern.compile("^\\W*Day \\d{1,2}\\b");
    private static final Pattern QUOTED = Pattern.compile("[\"“][^\"”]*[\"”]");

    /** Smaller numbers in words count what the sentence itself lists: "two things to know". */
    private static final int COUNTS_SOMETHING = 6;

    private ClaimsSupported() {}

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var known = new HashMap<List<Integer>, KnownFacts>();
        var ofThePlaces = new HashMap<List<Integer>, KnownFacts>();
        var faults = new ArrayList<Fault>();
        for (var statement : reviewed.draft().statements()) {
            var text = reviewed.isSmallTalk() ? withoutExamples(statement.text()) : statement.text();
            var claimed = reviewed.readings()
                    .factsOf(withoutCounting(reviewed.readings().of(Prices.BLANKED, text)));
            if (claimed.isNone() && !YearSpans.standIn(text)) {
                continue;
            }
            var vouching = known.computeIfAbsent(
                    statement.citations(),
                    numbers -> numbers.isEmpty()
                            ? Vouching.ofAll(state, reviewed.readings())
                            : Vouching.ofCited(state, reviewed.readings(), numbers));
            var seasons = claimed.months().isEmpty()
                    ? vouching
                    : ofThePlaces.computeIfAbsent(
                            statement.citations(),
                            numbers -> Vouching.ofPlacesCited(state, reviewed.readings(), numbers));
            unsupported(claimed, vouching, seasons, text).stream()
                    .sorted()
                    .distinct()
                    .map(words -> fault(words, statement.text()))
                    .forEach(faults::add);
        }
        return faults.stream().distinct().toList();
    }

    /** @param seasons what vouches for months: a sentence of two facts may cite the source of the second */
    private static List<String> unsupported(Facts claimed, KnownFacts known, KnownFacts seasons, String text) {
        var unsupported = new ArrayList<String>();
        claimed.days().stream().filter(day -> !known.vouchFor(day, text)).forEach(day -> unsupported.add(day.words()));
        claimed.times().stream()
                .filter(time -> !known.vouchFor(time, text))
                .forEach(time -> unsupported.add(time.words()));
        claimed.months().stream()
                .filter(month -> !known.vouchFor(month, text) && !seasons.vouchOutrightFor(month, text))
                .forEach(month -> unsupported.add(month.words()));
        claimed.weekdays().stream()
                .filter(weekday -> !known.vouchFor(weekday))
                .forEach(weekday -> unsupported.add(weekday.getDisplayName(TextStyle.FULL, Locale.ENGLISH)));
        claimed.quantities().stream()
                .filter(ClaimsSupported::isAClaim)
                .filter(quantity -> !known.vouchFor(quantity, text))
                .forEach(quantity -> unsupported.add(quantity.words()));
        claimed.centuries().stream()
                .filter(century -> !known.vouchFor(century))
                .forEach(century -> unsupported.add(century.words()));
        unsupported.addAll(known.spansNotSaidIn(text));
        return unsupported;
    }

    private static boolean isAClaim(Quantity quantity) {
        return !quantity.words().toLowerCase(Locale.ROOT).startsWith("half") && isFirm(quantity);
    }

    private static boolean isFirm(Quantity quantity) {
        boolean countsKinds = quantity.words().toLowerCase(Locale.ROOT).endsWith("kinds");
        return !quantity.isSpelled()
                || (quantity.unit() != Unit.NONE && !countsKinds)
                || quantity.value().intValue() >= COUNTS_SOMETHING;
    }

    /** Try "Plan 2 days in Ella": what one may ask claims nothing. */
    private static String withoutExamples(String text) {
        return QUOTED.matcher(text).replaceAll("");
    }

    /** "Day 2" counts the draft's own days. */
    private static String withoutCounting(String text) {
        return COUNTED_DAY.matcher(text).replaceFirst("");
    }

    private static Fault fault(String words, String statement) {
        var sentence = Fault.quotable(statement);
        return Fault.mendedByRewriting(
                "Nothing I found vouches for \"" + words + "\".",
                "Leave out what the evidence does not say, here \"" + words + "\": “" + sentence + "”");
    }
}
