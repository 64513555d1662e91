package ai.travion.retrieval.question;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Parts a text into its sentences; an initial or a title ends none: "H.C.P. Bell", "St. Mary". */
public final class Sentences {

    private static final Pattern END = Pattern.compile("[.!?]\\s+(?=\\p{Lu})");
    private static final Pattern ABBREVIATED = Pattern.compile(
            "(?:^|[\\s(.])(?:\\p{Lu}|Mr|Mrs|Ms|Dr|St|Mt|Sir|Prof|Rev|Ven|Capt|Col|Gen|Lt|Maj|No|vs|approx|ca?)\\.$");

    /** With what stands before it. */
    private static final int LONGEST_ABBREVIATION = 9;

    private Sentences() {}

    /** The sentences of a text, in order; together they are the text. */
    public static List<String> of(String text) {
        var sentences = new ArrayList<String>();
        var begun = new StringBuilder();
        int from = 0;
        var ends = END.matcher(text);
        while (ends.find()) {
            begun.append(text, from, ends.start() + 1);
            if (isAbbreviated(begun)) {
                begun.append(' ');
            } else {
                sentences.add(begun.toString());
                begun.setLength(0);
            }
            from = ends.end();
        }
        sentences.add(begun.append(text.substring(from)).toString());
        return List.copyOf(sentences);
    }

    private static boolean isAbbreviated(CharSequence begun) {
        int length = begun.length();
        return ABBREVIATED
                .matcher(begun)
                .region(Math.max(0, length - LONGEST_ABBREVIATION), length)
                .find();
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
