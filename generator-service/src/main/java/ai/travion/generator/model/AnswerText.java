package ai.travion.generator.model;

import ai.travion.generator.Writer.Pen;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a model's answer as it grows, as the reader sees it: citations in one form and before the full stop. A number that stands
 * for nothing is counted and stays, for the verifier to see what was claimed on its strength. What might become a citation is held back until it is known. Belongs to one draft.
 */
final class AnswerText {

    private static final String NUMBERS = "[\\d,;\\s\\u2013-]";

    /** "[1]", "[1, 3]", "[2-4]", "【3†source】"; no link, whose text may be a number. */
    private static final Pattern CITATION =
            Pattern.compile("[ \\t]*(?:\\[(" + NUMBERS + "{1,30})](?!\\()|\\u3010(\\d{1,3})[^\\u3011]{0,40}\\u3011)");

    private static final Pattern AFTER_THE_STOP = Pattern.compile("([.!?])((?: \\[\\d{1,3}])+)(?=\\s|$)");

    /** A stop, citations and the beginning of one: what may still change. */
    private static final Pattern OPEN_END = Pattern.compile(
            "[.!?]?(?:[ \\t]*(?:\\[" + NUMBERS + "{1,30}]|\\u3010[^\\u3011\\n]{0,45}\\u3011))*\\s*(?:\\[" + NUMBERS
                    + "{0,30}|\\u3010[^\\u3011\\n]{0,45})?$");

    private static final Pattern NUMBER_OR_RANGE = Pattern.compile("(\\d{1,3})(?:\\s*[\\u2013-]\\s*(\\d{1,3}))?");
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}&&[^\\n\\t\\u200C\\u200D]]");

    private final int known;
    private final Pen pen;
    private final OwnSources sources = new OwnSources();
    private final StringBuilder shown = new StringBuilder();
    private final StringBuilder held = new StringBuilder();
    private int unknown;

    /** @param known how many numbers stand for something, from 1; where none does, as in a greeting, none is shown */
    AnswerText(int known, Pen pen) {
        this.known = known;
        this.pen = pen;
    }

    void add(String words) {
        held.append(UNSEEN.matcher(words).replaceAll(""));
        var end = OPEN_END.matcher(held);
        int open = end.find() ? end.start() : held.length();
        show(open);
    }

    /** Says that there is no more to come. */
    void end() {
        var rest = held.toString().stripTrailing();
        held.setLength(0);
        held.append(rest);
        show(held.length());
        write(sources.end());
    }

    /** Adds what is no model's, as it is. */
    void addOurs(String block) {
        if (!block.isBlank()) {
            write(shown.isEmpty() ? block : "\n\n" + block);
        }
    }

    boolean isEmpty() {
        return shown.isEmpty();
    }

    /** How many numbers stood for nothing. */
    int unknown() {
        return unknown;
    }

    @Override
    public String toString() {
        return shown.toString();
    }

    private void show(int length) {
        if (length > 0) {
            var text = sources.without(cited(held.substring(0, length)));
            held.delete(0, length);
            write(shown.isEmpty() ? text.stripLeading() : text);
        }
    }

    private void write(String text) {
        if (!text.isEmpty()) {
            shown.append(text);
            pen.write(text);
        }
    }

    private String cited(String text) {
        var renumbered = CITATION.matcher(text)
                .replaceAll(match ->
                        Matcher.quoteReplacement(inOneForm(match.group(1) == null ? match.group(2) : match.group(1))));
        return AFTER_THE_STOP.matcher(renumbered).replaceAll("$2$1");
    }

    private String inOneForm(String numbers) {
        var citations = new StringBuilder();
        for (var number : numbersIn(numbers)) {
            if (number < 1 || number > known) {
                unknown++;
            }
            if (known > 0) {
                citations.append(" [").append(number).append(']');
            }
        }
        return citations.toString();
    }

    private static Set<Integer> numbersIn(String text) {
        var numbers = new LinkedHashSet<Integer>();
        NUMBER_OR_RANGE.matcher(text).results().forEach(match -> {
            int first = Integer.parseInt(match.group(1));
            int last = match.group(2) == null ? first : Integer.parseInt(match.group(2));
            for (int number = first; number <= Math.min(last, first + 20); number++) {
                numbers.add(number);
            }
        });
        return numbers;
    }
}
