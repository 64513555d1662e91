package ai.travion.router.dates;

import ai.travion.router.text.Patterns;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rules that need the same hint: without it none of them can match, and trying them all is what takes time.
 *
 * @param hint something that every match of every rule holds
 * @param rules the rules
 */
record RuleBook(Pattern hint, List<DateRule> rules) {

    /** No match begins or ends further from its hint, in characters. */
    private static final int REACH = 80;

    static RuleBook where(String hint, DateRule... rules) {
        return new RuleBook(Patterns.anyCase(hint), List.of(rules));
    }

    /** Goes through every match of every rule. Only the surroundings of the hints are searched. */
    void forEachMatch(String text, BiConsumer<DateRule, Matcher> found) {
        var hints = hint.matcher(text);
        if (!hints.find()) {
            return;
        }
        int from = Math.max(0, hints.start() - REACH);
        int to = hints.end();
        while (hints.find()) {
            to = hints.end();
        }
        int end = Math.min(text.length(), to + REACH);
        for (var rule : rules) {
            var match = rule.words().matcher(text);
            match.region(from, end).useTransparentBounds(true).useAnchoringBounds(false);
            while (match.find()) {
                found.accept(rule, match);
            }
        }
    }
}
