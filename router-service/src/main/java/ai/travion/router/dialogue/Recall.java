package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.regex.Pattern;

/** "When was that again?", "how far did you say?": what the last answer told is told once more, and not searched for again. */
public final class Recall {

    private static final String WORD =
            "(?:when|where|who(?:se|m)?|which(?:\\s+one)?|why|what(?:\\s+(?:time|year|day|month|name|price))?|how\\s+(?:far|long|much|many|old|high|tall|big|deep|often)|how)";
    private static final String IT = "(?:it|that|this|they|those|he|she|there|the\\s+\\p{L}+)";
    private static final String AGAIN = "(?:again|once\\s+more|you\\s+said|did\\s+you\\s+say|were\\s+you\\s+saying)";
    private static final Pattern RECALLS = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|wait|hm+|um+|oh|i\\s+forgot|remind\\s+me)\\W+)*(?<word>" + WORD
                    + ")(?:'s|'re)?(?:\\s+(?:is|are|was|were|did|does|do|will|would))?(?:\\s+" + IT
                    + ")?(?:\\s+(?:is|are|was|were|be|take|cost|open|close|called|built))?\\W*(?:" + AGAIN + ")(?:\\s+"
                    + IT
                    + ")?(?:\\s+(?:is|are|was|were|takes?|costs?|opens?|closes?))?(?:\\W+(?:again|please|pls|sorry|then))*\\W*");

    /** What shows that an answer tells it; a word that is not listed was asked with just before. */
    private enum Sign {
        TIME("when|what\\s+(?:time|year|day|month)", "\\d|noon|midnight|sunrise|sunset|dawn|dusk|century"),
        WAY("how\\s+far", "\\b(?:km|kilomet\\w+|metres|miles|hours?|minutes)\\b"),
        LENGTH(
                "how\\s+(?:long|high|tall|big|deep|old)",
                "\\d|\\b(?:hours?|minutes|days?|weeks?|metres|steps|years|centur\\w+|half|one|two|three|four|five|six)\\b"),
        COUNT(
                "how\\s+(?:much|many|often)|what\\s+price",
                "\\d|\\b(?:one|two|three|four|five|six|ten|hundred|thousand|every|daily)\\b");

        private final Pattern asked;
        private final Pattern told;

        Sign(String asked, String told) {
            this.asked = Patterns.anyCase(asked);
            this.told = Patterns.anyCase(told);
        }
    }

    private Recall() {}

    /**
     * Whether a message asks for no more than what the last answer tells already.
     *
     * @param said the message in its own words
     */
    public static boolean is(Utterance said, List<Reading> earlier, Conversation conversation) {
        var recalls = Patterns.matcher(RECALLS, said.text());
        if (!recalls.matches() || earlier.isEmpty() || conversation.answers().isEmpty()) {
            return false;
        }
        var word = recalls.group("word");
        var asked = Patterns.anyCase("\\b" + Pattern.quote(word) + "\\b");
        var last = conversation.answers().getLast();
        return word.equalsIgnoreCase("what")
                || asked.matcher(earlier.getLast().said().text()).find()
                || List.of(Sign.values()).stream()
                        .anyMatch(sign -> sign.asked.matcher(word).matches()
                                && sign.told.matcher(last).find());
    }
}
