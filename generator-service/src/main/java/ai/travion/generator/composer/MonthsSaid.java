package ai.travion.generator.composer;

import java.time.Month;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The months that a text speaks of: "from about November to April" is six of them. */
record MonthsSaid(Set<Month> months) {

    private static final String MONTH = Arrays.stream(Month.values())
            .map(month -> month.name().charAt(0) + month.name().substring(1).toLowerCase(Locale.ENGLISH))
            .collect(Collectors.joining("|", "(?:", ")"));

    /** In a text as it is printed, where "May" is a month and "may" is none. */
    private static final Pattern SPANS = Pattern.compile("(?<!\\d )\\b(?<from>" + MONTH
            + ")\\b(?! \\d{4})(?:\\s*(?:to|until|till|into|and into|-|\u2013)\\s+(?:about |early |late |mid-)?(?<to>"
            + MONTH + ")\\b)?|\\b[Bb]etween (?:about )?(?<between>" + MONTH + ") and (?<and>" + MONTH + ")\\b");

    /** In a question, in any case: a month by itself, and no day of it. */
    private static final Pattern ASKED =
            Pattern.compile("(?i)(?<!\\d |\\d(?:st|nd|rd|th) |\\d(?:st|nd|rd|th) of )\\b(?<month>" + MONTH
                    + ")\\b(?!\\s+\\d{1,2}(?!\\d))");

    private static final Pattern CLAUSES =
            Pattern.compile(";|, (?:while|whereas|but|though|and) |\\bwhereas\\b| while ");
    private static final Pattern ADVERSE = Pattern.compile(
            "(?i)\\b(?:rough\\w*|dangerous|unsafe|strong (?:surf|currents?|waves?|wind)|currents|high surf|most \\w+ boats stop|clos(?:es?|ed)|rains?|rainy|wet|grey|showers|closed shutters|murky|can be strong)\\b");
    private static final Pattern BEST = Pattern.compile("(?i)\\bbest (?:time|months?|season)\\b");
    private static final Pattern MODAL = Pattern.compile(
            "(?i)\\bmay (?:i|we|be|have|not|they|one|you|it)\\b|\\b(?:i|we|you|it|they|who|what|which|one|people|visitors|tourists|foreigners|women|men|kids|children) may\\b|"
                    + "\\bmay (?:still |also |only |even |ever )?(?:see|enter|do|go|climb|visit|take|swim|wear|bring|use|eat|drink|sit|touch)\\b|\\bmarch (?:to|through|up)\\b");

    static MonthsSaid in(String text) {
        var months = EnumSet.noneOf(Month.class);
        SPANS.matcher(text).results().forEach(span -> addTo(months, span));
        return new MonthsSaid(months);
    }

    /** The month that a question is about, where it names one rather than a day. */
    static Optional<Month> askedIn(String question) {
        var asked = ASKED.matcher(MODAL.matcher(question).replaceAll(" "));
        return asked.find() ? Optional.of(monthOf(asked.group("month"))) : Optional.empty();
    }

    /** Whether a question names more than one: a span of them is put to the test, and no month of it. */
    static boolean areSeveralIn(String question) {
        return ASKED.matcher(MODAL.matcher(question).replaceAll(" ")).results().count() > 1;
    }

    boolean isEmpty() {
        return months.isEmpty();
    }

    /** Whether a text calls the month a bad one: in the clause that speaks of it. */
    static boolean warnsOf(Month month, String text) {
        return CLAUSES.splitAsStream(text)
                .filter(clause -> in(clause).cover(month))
                .anyMatch(clause ->
                        ADVERSE.matcher(clause).find() && !BEST.matcher(clause).find());
    }

    boolean cover(Month month) {
        return months.contains(month);
    }

    private static void addTo(Set<Month> months, MatchResult span) {
        var first = monthOf(span.group(1) == null ? span.group(3) : span.group(1));
        var end = span.group(1) == null ? span.group(4) : span.group(2);
        var last = end == null ? first : monthOf(end);
        for (var month = first; ; month = month.plus(1)) {
            months.add(month);
            if (month == last) {
                return;
            }
        }
    }

    private static Month monthOf(String name) {
        return Month.valueOf(name.toUpperCase(Locale.ENGLISH));
    }
}
