package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** Whether a draft ends in the middle of a sentence, as one does whose writer ran out of words. */
final class BreaksOff {

    private static final Pattern BLOCK = Pattern.compile("\\n\\s*\\n");

    /** What is added below every answer. */
    private static final Pattern ADDED = Pattern.compile("\\s*(?:Sources?:|_|[-*] \\[[^\\]]*]\\()");

    private static final Pattern ITEM = Pattern.compile("\\s*(?:[-*+•]|\\d{1,2}[.)])\\s.*");
    private static final Pattern OF_A_TABLE_OR_HEADING = Pattern.compile("\\s*(?:\\||#).*");

    /** So many words, and a paragraph is no signature, name or label. */
    private static final int A_SENTENCE = 5;

    private static final Pattern WORD = Pattern.compile("\\s+");
    private static final Pattern OPEN = Pattern.compile(".*[\\p{L},\\u2013-]\\s*");

    /** No sentence ends in one of these. */
    private static final Pattern LEADS_ON = Pattern.compile(
            ".*(?:^|\\s)(?:the|an?|and|or|but|of|to|with|when|where|which|that|also|because|from|your|its|their|as|than|if|while)\\s*",
            CASE_INSENSITIVE);

    private BreaksOff() {}

    static boolean isSo(String draft) {
        var last = BLOCK.splitAsStream(draft.strip())
                .filter(block -> !ADDED.matcher(block).lookingAt())
                .reduce("", (before, block) -> block);
        var line = last.substring(last.lastIndexOf('\n') + 1);
        if (line.isBlank() || OF_A_TABLE_OR_HEADING.matcher(line).matches()) {
            return false;
        }
        boolean isLongEnough = isASentence(line) && !isInNotes(draft, line);
        return ITEM.matcher(line).matches()
                ? LEADS_ON.matcher(line).matches()
                : OPEN.matcher(line).matches()
                        && (isLongEnough || LEADS_ON.matcher(line).matches());
    }

    private static boolean isASentence(String line) {
        return WORD.splitAsStream(line.strip()).count() >= A_SENTENCE;
    }

    /** Who writes other lines without a full stop as well breaks none of them off. */
    private static boolean isInNotes(String draft, String last) {
        return draft.lines()
                .filter(line -> !line.equals(last) && !ITEM.matcher(line).matches())
                .filter(line -> !OF_A_TABLE_OR_HEADING.matcher(line).matches())
                .anyMatch(line -> isASentence(line) && OPEN.matcher(line).matches());
    }
}
