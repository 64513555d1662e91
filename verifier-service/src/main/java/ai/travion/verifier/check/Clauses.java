package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The clauses of a sentence that may each take a side, and what they speak of. */
final class Clauses {

    private static final Pattern CLAUSE = Pattern.compile(
            "[.!?;:,()]+(?:\\s|$)|\\s[–—]\\s|\\s(?:while|whereas|but|though|although|because|so that|since)\\s",
            CASE_INSENSITIVE);

    /** What a clause may speak of, besides its nouns and verbs. */
    private static final Pattern OF_TIME_AND_RANK = Pattern.compile(
            "\\b(?:best|worst|gems?|weekends?|weekdays?|holidays?|poya|mornings?|afternoons?|evenings?|nights?|noon|midday|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|summit|top|first|last|second|third)\\b",
            CASE_INSENSITIVE);

    /** Nothing about them is small. */
    private static final Pattern SMALL_HOURS = Pattern.compile("\\b(?:small|wee) hours\\b", CASE_INSENSITIVE);

    private static final Pattern AND = Pattern.compile("\\band\\b|[,;]");

    private static final Set<String> DENIALS = Words.terms("never nobody nothing none without hardly neither nor");

    /** What is said of anything says nothing of the same. */
    private static final Set<String> OF_ADVICE =
            Words.terms("check sure careful remember note please month months season time moment");

    private Clauses() {}

    /** What stands between "and", commas and semicolons. */
    static Stream<String> listed(String text) {
        return AND.splitAsStream(text);
    }

    /** What a clause speaks of. */
    static Set<String> terms(String text) {
        var terms = new HashSet<>(Words.subjects(SMALL_HOURS.matcher(text).replaceAll("late at night")));
        terms.removeAll(DENIALS);
        terms.removeAll(OF_ADVICE);
        OF_TIME_AND_RANK
                .matcher(text)
                .results()
                .map(match -> Words.stem(match.group().toLowerCase(Locale.ROOT)))
                .forEach(terms::add);
        return terms;
    }

    static List<String> parts(String text) {
        return CLAUSE.splitAsStream(text)
                .map(String::strip)
                .filter(clause -> clause.length() > 8)
                .toList();
    }

    /** The parts, and the whole. */
    static List<String> withTheWhole(String text) {
        return Stream.concat(parts(text).stream(), Stream.of(text)).distinct().toList();
    }
}
