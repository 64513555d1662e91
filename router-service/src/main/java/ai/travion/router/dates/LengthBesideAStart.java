package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * "In 8 days, starting 5 March", "Kandy, Galle and Jaffna in 2 days", "2 hotels in 8 days", "what can we see in 3 days": that says how long it takes, and not
 * which day it is then.
 */
final class LengthBesideAStart {

    private static final String LENGTH =
            "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\\s+(?:days|nights|weeks)\\b";
    private static final String START =
            "(?:start(?:s|ing)?|begin(?:s|ning)?|from)\\s+(?:on\\s+)?(?:the\\s+)?(?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
    private static final Pattern BEFORE =
            Patterns.anyCase("\\bin(?=\\s+" + LENGTH + "(?!\\s+from\\s+(?:now|today))[^.;!?]{0,40}\\b" + START + ")");

    /** The cheap half first: few messages have it, and to look back takes long. */
    private static final Pattern BEHIND = Patterns.anyCase(
            "\\bin(?=\\s+" + LENGTH
                    + "(?!\\s+from\\s+(?:now|today)|['\u2019]?\\s+time\\b))(?<=#[^.;!?#]{1,40}#{1,40}[^.;!?#]{0,15}\\sin|\\b(?:route|itinerary|loop|circuit|road\\s?trip|cover|covering|doable|possible|do|see|explore|fit|squeeze|everything|hotels?|bases|beds)\\b[^.;!?]{0,60}\\sin)");

    private LengthBesideAStart() {}

    /** The text, letter for letter, without the word that makes a day of such a length. */
    static String plainIn(String text) {
        return BEHIND.matcher(BEFORE.matcher(text).replaceAll("  ")).replaceAll("  ");
    }
}
