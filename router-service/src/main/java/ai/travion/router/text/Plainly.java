package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Locale;
import java.util.regex.Pattern;

/** Says once what a message says again and again, and asks for the best where it asks for "the top 10": a list has its own length. */
public final class Plainly {

    private static final int LONG = 160;
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+");
    private static final Pattern TOP = Patterns.anyCase(
            "^(?<lead>\\W*(?:(?:what|which)\\s+are\\s+|give\\s+me\\s+|show\\s+me\\s+|list\\s+)?(?:the\\s+|your\\s+)?)top\\s+(?:\\d{1,2}|three|five|ten|twenty)\\s+(?:best\\s+)?(?=\\p{L})");

    private Plainly() {}

    public static String said(String text) {
        var once = text.length() < LONG ? text : once(text);
        var top = Patterns.matcher(TOP, once);
        return top.lookingAt() ? top.replaceFirst("${lead}best ") : once;
    }

    private static String once(String text) {
        var heard = new HashSet<String>();
        var sentences = new ArrayList<String>();
        for (var sentence : SENTENCE_END.splitAsStream(text).toList()) {
            var bare = sentence.toLowerCase(Locale.ROOT);
            boolean cutOff = heard.stream().anyMatch(other -> other.startsWith(bare));
            if (!cutOff && heard.add(bare)) {
                sentences.add(sentence);
            }
        }
        return String.join(" ", sentences);
    }
}
