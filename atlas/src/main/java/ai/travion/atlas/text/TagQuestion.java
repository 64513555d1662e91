package ai.travion.atlas.text;

import java.util.regex.Pattern;

/** "No train from Ella to Yala, right?": asks whether it is so, and wants nothing and refuses nothing. */
public final class TagQuestion {

    private static final Pattern NONE = Patterns.anyCase(
            "(?<=^|[.;!?,]\\s{0,2}|\\bso\\s|\\band\\s|\\bbut\\s)(?:there(?:'s|\\s+is|\\s+are)\\s+)?no\\s+(?<what>[^.;!?,]{3,60}?),?\\s*(?:right|correct|is\\s+there|are\\s+there|isn'?t\\s+it|am\\s+i\\s+right|is\\s+that\\s+(?:right|so|true|correct)|or(?:\\s+is\\s+there|\\s+are\\s+there)?)\\s*\\?");

    private TagQuestion() {}

    /** The text with each of them as the plain question that it is. */
    public static String asked(String text) {
        return NONE.matcher(text).replaceAll("Is there a ${what}?");
    }

    /** The text without them. */
    public static String without(String text) {
        return NONE.matcher(text).replaceAll(" ");
    }
}
