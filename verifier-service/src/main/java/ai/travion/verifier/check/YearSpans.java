package ai.travion.verifier.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Years that a text puts together: "1763 to 1765". Two years that are known apart are no span. */
final class YearSpans {

    /** Whoever came in one year stayed until the next one came. */
    static final Pattern OF_A_RULE = Pattern.compile(
            "(?i)\\b(?:rul(?:e|es|ed|ers?)|reign\\w*|held|lasted|stayed|occup\\w+|hands|era|period|colonial|times)\\b");

    private static final Pattern SPAN = Pattern.compile(
            "\\b(\\d{3,4})(?: to |[-–]| and )(\\d{3,4})\\b(?!\\s?(?:m|km|metres?|kilomet\\w*|min\\w*|hours?|steps|feet|ft)\\b)");

    private final Set<String> known = new HashSet<>();

    static boolean standIn(String sentence) {
        return SPAN.matcher(sentence).find();
    }

    void addAll(YearSpans other) {
        known.addAll(other.known);
    }

    /** Reads those of a text; gives how many years each one is. */
    List<Integer> read(String text) {
        return SPAN.matcher(text)
                .results()
                .map(span -> {
                    known.add(key(span));
                    return Integer.parseInt(span.group(2)) - Integer.parseInt(span.group(1));
                })
                .toList();
    }

    /** @param isKnown whether a year is known for itself, which is enough for a reign */
    List<String> notSaidIn(String sentence, Predicate<String> isKnown) {
        boolean ofARule = OF_A_RULE.matcher(sentence).find();
        return SPAN.matcher(sentence)
                .results()
                .filter(span -> !known.contains(key(span)))
                .filter(span -> !span.group().contains(" and "))
                .filter(span -> !(ofARule && isKnown.test(span.group(1)) && isKnown.test(span.group(2))))
                .map(MatchResult::group)
                .toList();
    }

    private static String key(MatchResult span) {
        return span.group(1) + "-" + span.group(2);
    }
}
