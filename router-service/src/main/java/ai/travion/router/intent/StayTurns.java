package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** The turns of phrase that put one place of a plan before or after another: "could we do Mirissa before Yala, so the safari is last?" */
public final class StayTurns {

    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|actually|please|pls|can|could|would|should|shall|we|you|i|i'd|we'd|rather|like|love|want|prefer|to|it|be|possible|better|let's|lets|maybe|also|just)\\b[\\s,]*)*(?:put|do|have|visit|see|move|go\\s+to|get\\s+to)\\s+(?:the\\s+)?";
    private static final String REST =
            "(?:\\s+(?:please|pls|instead|rather|first))*\\W*(?:(?<=[\\s,;.!?-])(?:so|because|since|then|if|that\\s+way|to\\s+(?:have|end|finish|save|avoid))\\b[^#]*)?$";
    /** Of two that are named, the first comes after the other. */
    public static final Pattern ONE_AFTER =
            Patterns.anyCase(LEAD + "#+\\s+(?<close>right\\s+)?after\\s+(?:the\\s+)?#+" + REST);
    /** Of some that are named, each comes before the next. */
    public static final Pattern ONE_BEFORE =
            Patterns.anyCase(LEAD + "#+(?:\\s+(?<close>right\\s+)?before\\s+(?:the\\s+)?#+)+" + REST);

    private static final Pattern BETWEEN = Patterns.anyCase(
            "[^#]*\\b(?:add|put|fit|squeeze|include|do|have|visit|see|stop|go|want|like|love|spend|stay|move)\\b[^#?]{0,40}#+[^#?]{0,40}\\bbetween\\s+(?:the\\s+)?#+\\s+and\\s+(?:the\\s+)?#+[^#]*");

    private StayTurns() {}

    /** Whether of three places the first is put between the others: "can you fit in Yala between Ella and Mirissa?" */
    public static boolean putOneBetween(String blanked) {
        return Patterns.isAllOf(BETWEEN, blanked);
    }

    /** Whether a message puts places in their turn. */
    static boolean areOrderedIn(Reading reading) {
        var said = reading.places().remainder();
        return reading.places().all().size() > 1
                && (Patterns.isAllOf(ONE_AFTER, said) || Patterns.isAllOf(ONE_BEFORE, said));
    }
}
