package ai.travion.retrieval.question;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * How a question says that few people are to be there: "quiet beaches", "a less touristy temple", "not too crowded". Whoever keeps the wishes
 * has it already, and no kind of place is called so.
 */
public final class Uncrowded {

    private static final String CROWDED = "(?:crowded|busy|touristy|touristic|visited|known|popular|packed)";

    private static final String THE_ROUTE =
            "the (?:usual|beaten|standard|classic|main|normal)(?: tourist)? (?:routes?|tracks?|trails?|paths?|circuits?|places|sights)";

    private static final Pattern OFF_THE_ROUTE = Patterns.anyCase(
            "\\b(?:off[- ]the[- ]beaten[- ](?:track|path)|hidden gems?|(?:different (?:from|than|to)|off|away from|outside) "
                    + THE_ROUTE + ")\\b");

    private static final Pattern SAID = Patterns.anyCase(
            "[,\\s]*\\b(?:quiet(?:er|est)?|(?:un|non[- ]?)(?:crowded|touristy|touristic|spoil[te]d?)|secluded|peaceful|tranquil|off[- ]the[- ]beaten[- ](?:track|path)|hidden gems?|(?:different (?:from|than|to)|off|away from|outside) "
                    + THE_ROUTE
                    + "|(?:less|least|not(?: the)?(?: too| so| very| that| really| overly| most)?|(?:(?:that|which) )?(?:isn['’]?t|aren['’]?t|is not|are not)(?: too| so| very| that| really| overly)?)[- ]"
                    + CROWDED
                    + "|(?:without|no|fewer|away from|avoiding)(?: (?:the|any|many|big|large|too many|so many)){0,2} (?:crowds?|tourists?|people))\\b");

    private Uncrowded() {}

    /** Whether a text says it. */
    public static boolean isIn(String text) {
        return Patterns.isIn(SAID, text);
    }

    /** Whether a text says that it is not to be what everybody sees. */
    public static boolean isOffTheRoute(String text) {
        return Patterns.isIn(OFF_THE_ROUTE, text);
    }

    /** A text without it. */
    public static String takenOut(String text) {
        return SAID.matcher(text).replaceAll(" ").strip();
    }
}
