package ai.travion.atlas.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Cuts a passage into whole sentences: what is cut off at either end of a passage is no sentence and is left out. */
public final class Sentences {

    private static final Pattern PARAGRAPHS = Pattern.compile("\\R\\s*\\R");
    private static final Pattern LIST_MARKS = Pattern.compile("^\\s*(?:[-*+]|\\d{1,2}[.)])\\s+");
    private static final Pattern HEADING_LINES = Pattern.compile("(?m)^\\s*#{1,6}\\s.*$");
    private static final Pattern LIST_LINES = Pattern.compile("\\R(?=\\s*(?:[-*+]|\\d{1,2}[.)])\\s+)");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    /** "H.C.P" of "H.C.P. Bell". */
    private static final Pattern INITIALS = Pattern.compile("\\p{L}(?:\\.\\p{L})*");

    private static final Set<String> ABBREVIATIONS = Set.of(
            "st", "mt", "dr", "mr", "mrs", "ms", "rev", "ven", "e.g", "i.e", "approx", "no", "ca", "c", "vs", "a.d",
            "b.c", "a.m", "p.m", "fig", "jan", "feb", "aug", "sept", "oct", "nov", "dec");

    private Sentences() {}

    /** The whole sentences of a text, on one line each, in order. */
    public static List<String> of(String text) {
        var sentences = new ArrayList<String>();
        PARAGRAPHS
                .splitAsStream(HEADING_LINES.matcher(text).replaceAll("\n\n"))
                .flatMap(LIST_LINES::splitAsStream)
                .map(paragraph -> LIST_MARKS.matcher(paragraph).replaceFirst(""))
                .map(paragraph -> SPACE.matcher(paragraph).replaceAll(" ").strip())
                .filter(paragraph -> !paragraph.isEmpty())
                .forEach(paragraph -> cut(paragraph, sentences));
        return sentences.stream().filter(Sentences::isWhole).toList();
    }

    private static void cut(String paragraph, List<String> sentences) {
        int start = 0;
        for (int i = 0; i < paragraph.length(); i++) {
            if (!endsSentence(paragraph, i)) {
                continue;
            }
            int end = i + 1;
            while (end < paragraph.length() && "\"'”’)]".indexOf(paragraph.charAt(end)) >= 0) {
                end++;
            }
            if (end < paragraph.length() && !startsAnother(paragraph, end)) {
                continue;
            }
            sentences.add(paragraph.substring(start, end).strip());
            start = end;
            i = end - 1;
        }
        if (start < paragraph.length()) {
            sentences.add(paragraph.substring(start).strip());
        }
    }

    private static boolean endsSentence(String text, int at) {
        char c = text.charAt(at);
        if (c == '!' || c == '?') {
            return true;
        }
        return c == '.' && !isAbbreviation(text, at);
    }

    private static boolean isAbbreviation(String text, int dot) {
        int start = dot;
        while (start > 0 && !Character.isWhitespace(text.charAt(start - 1)) && text.charAt(start - 1) != '(') {
            start--;
        }
        var word = text.substring(start, dot).toLowerCase(Locale.ROOT);
        var initial = Character.isUpperCase(text.charAt(start))
                && INITIALS.matcher(word).matches();
        return dot + 1 < text.length() && (initial || ABBREVIATIONS.contains(word));
    }

    private static boolean startsAnother(String text, int at) {
        if (!Character.isWhitespace(text.charAt(at)) || at + 1 >= text.length()) {
            return false;
        }
        char next = text.charAt(at + 1);
        return !Character.isLowerCase(next);
    }

    private static boolean isWhole(String sentence) {
        if (sentence.equals("Yes.")) {
            return true;
        }
        if (sentence.length() < 6 || Character.isLowerCase(sentence.codePointAt(0))) {
            return false;
        }
        char last = sentence.charAt(sentence.length() - 1);
        return ".!?".indexOf(last) >= 0 || (sentence.length() > 1 && "\"'”’)".indexOf(last) >= 0);
    }
}
