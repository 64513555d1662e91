package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
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
        var hints = Patterns.matcher(hint, text);
        int from = -1;
        int to = -1;
        while (hints.find()) {
            int start = Math.max(0, hints.start() - REACH);
            if (from >= 0 && start > to) {
                forEachMatch(text, from, to, found);
                from = start;
            }
            from = from < 0 ? start : from;
            to = Math.min(text.length(), hints.end() + REACH);
        }
        if (from >= 0) {
            forEachMatch(text, from, to, found);
        }
    }

    private void forEachMatch(String text, int from, int to, BiConsumer<DateRule, Matcher> found) {
        for (var rule : rules) {
            if (!Patterns.mayBeIn(rule.words(), text)) {
                continue;
            }
            var match = rule.words().matcher(text);
            match.region(from, to).useTransparentBounds(true).useAnchoringBounds(false);
            while (match.find()) {
                found.accept(rule, match);
            }
        }
    }
}
