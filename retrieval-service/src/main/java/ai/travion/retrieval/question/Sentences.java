package ai.travion.retrieval.question;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Parts a text into its sentences; an initial or a title ends none: "H.C.P. Bell", "St. Mary". */
public final class Sentences {

    private static final Pattern ABBREVIATED = Pattern.compile(
            "(?:^|[\\s(.])(?:\\p{Lu}|Mr|Mrs|Ms|Dr|St|Mt|Sir|Prof|Rev|Ven|Capt|Col|Gen|Lt|Maj|No|vs|approx|ca?)\\.$");

    /** With what stands before it. */
    private static final int LONGEST_ABBREVIATION = 9;

    private static final int FEWEST_WORDS = 6;
    private static final Pattern WORDS = Pattern.compile("\\S+");
    private static final Pattern PAUSE = Pattern.compile("[,;](?=\\s)");
    private static final Pattern LEANS_ON = Pattern.compile(
            "(?:In|On|At|From|If|When|While|Though|Although|Since|Because|After|Before|For|With|Without|Where|As|By|During|Unlike|Once|Until|Apart|Besides?|Under|Near|Behind|Of|To|Whether|Both|Either|Neither|Not)\\b");
    /** A verb, by which it is a sentence. */
    private static final Pattern STANDS = Pattern.compile(
            "^(?:See|Visit|Walk|Go|Take|Try|Climb|Stroll|Ride|Watch|Look|Spend|Start|Come|Sit|Eat|Choose|Yes|No)\\b|\\b(?:is|are|was|were|has|have|can|may|will)\\b");

    private Sentences() {}

    /** The sentences of a text, in order; together they are the text. */
    public static List<String> of(String text) {
        var sentences = new ArrayList<String>();
        var begun = new StringBuilder();
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            int next = isAMark(text.charAt(at)) ? next(text, at + 1) : 0;
            if (next > 0) {
                begun.append(text, from, at + 1);
                if (isAbbreviated(begun)) {
                    begun.append(' ');
                } else {
                    sentences.add(begun.toString());
                    begun.setLength(0);
                }
                from = next;
            }
        }
        sentences.add(begun.append(text.substring(from)).toString());
        return List.copyOf(sentences);
    }

    private static boolean isAMark(char letter) {
        return letter == '.' || letter == '!' || letter == '?';
    }

    /** Where, behind some space, a capital letter begins what may be another sentence; 0 where none does. */
    private static int next(String text, int from) {
        int at = from;
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        boolean isCapital = at > from
                && at < text.length()
                && Character.getType(text.codePointAt(at)) == Character.UPPERCASE_LETTER;
        return isCapital ? at : 0;
    }

    private static boolean isSpace(char letter) {
        return letter == ' ' || (letter >= '\t' && letter <= '\r');
    }

    private static boolean isAbbreviated(CharSequence begun) {
        int length = begun.length();
        return ABBREVIATED
                .matcher(begun)
                .region(Math.max(0, length - LONGEST_ABBREVIATION), length)
                .find();
    }

    /** A text without some of its sentences; blanks stand in their place, since the others are known by where they begin. */
    public static String without(String text, Predicate<String> some) {
        return keeping(text, some, sentence -> "");
    }

    /**
     * A text without what of its sentences is to be left out: of one that goes on to it in a list, "see the temple and the fort below it, and swim
     * at Nilaveli", what stands before stays where that is a sentence by itself.
     */
    public static String withoutEnds(String text, Predicate<String> some) {
        return keeping(text, some, sentence -> upTo(sentence, some));
    }

    /** A text with what is kept of some of its sentences, which is how they begin. */
    private static String keeping(String text, Predicate<String> some, UnaryOperator<String> kept) {
        var left = new StringBuilder(text);
        int from = 0;
        for (var sentence : of(text)) {
            int start = text.indexOf(sentence, from);
            if (start < 0) {
                continue;
            }
            from = start + sentence.length();
            if (some.test(sentence)) {
                var beginning = kept.apply(sentence);
                left.replace(start, from, beginning + " ".repeat(sentence.length() - beginning.length()));
            }
        }
        return left.toString().stripTrailing();
    }

    private static String upTo(String sentence, Predicate<String> some) {
        return PAUSE.matcher(sentence).results().map(MatchResult::start).toList().reversed().stream()
                .map(end -> sentence.substring(0, end))
                .filter(before -> WORDS.matcher(before).results().count() >= FEWEST_WORDS)
                .filter(before -> !LEANS_ON.matcher(before).lookingAt()
                        && STANDS.matcher(before).find())
                .filter(before -> !some.test(before))
                .map(before -> before + ".")
                .findFirst()
                .orElse("");
    }

    /** Where the sentences of a text begin, in characters from 0. */
    public static List<Integer> startsIn(String text) {
        var starts = new ArrayList<Integer>();
        int from = 0;
        for (var sentence : of(text)) {
            // An abbreviation may have stood before more space than one blank.
            int found = text.indexOf(sentence, from);
            starts.add(Math.max(from, found));
            from = Math.min(text.length(), Math.max(from, found) + sentence.length());
        }
        return List.copyOf(starts);
    }
}
