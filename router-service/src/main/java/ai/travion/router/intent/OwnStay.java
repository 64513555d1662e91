package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** "I will be in Sri Lanka in the second half of January": from when to when a traveller is there, which is no choice of first days. */
public final class OwnStay {

    private static final Pattern TOLD = Patterns.anyCase(
            "\\b(?:i|we|i'm|we're|i'll|we'll|i\\s+am|we\\s+are|i\\s+will|we\\s+will)\\s+(?:(?:both|all|also|be|going\\s+to|planning\\s+to|will|are|am)\\s+){0,3}"
                    + "(?:in\\s+\\p{L}+|there|here|over\\s+there|com(?:e|ing)|arriv(?:e|ing)|visit(?:ing)?|travel(?:l?ing)?|tour(?:ing)?|stay(?:ing)?|spend(?:ing)?|on\\s+(?:holiday|vacation|honeymoon))\\b"
                    + "|\\b(?:i|we|i'm|we're|i\\s+am|we\\s+are)\\b[^.;!?]{2,60},\\s+(?:coming|travel(?:l?ing)|visiting|arriving|staying|here|from\\s+\\d|there)\\b|\\b(?:our|my)\\s+(?:trip|holidays?|vacation|stay|visit|tour|honeymoon|travel\\s+dates?|dates?)\\s+(?:is|are|will\\s+be|lasts?|goes)\\b");
    /** Whoever has still to choose, or looks for some days of it, tells of no stay. */
    private static final Pattern OPEN = Patterns.words(
            "maybe|perhaps|some ?time|sometime|or|either|probably|might|may|could|any|a few days|few days|one day|a day|a week|weekend|thinking|considering|if|someday");

    private static final Pattern LENGTH = Patterns.words("days?|nights?|weeks?|months");

    private OwnStay() {}

    /** Whether a message tells, rather than asks or wonders, when its traveller is there. */
    public static boolean isToldIn(Reading reading) {
        var said = reading.said();
        return said.has(TOLD) && !said.has(OPEN) && !said.has(LENGTH) && !Phrases.isQuestion(said);
    }
}
