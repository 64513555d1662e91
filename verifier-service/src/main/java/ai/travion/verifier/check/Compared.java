package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** With what something is compared: "safer than walking on the track" is no advice to walk there. */
final class Compared {

    /** "Nothing is better than a swim with them" is advice. */
    private static final Pattern WITH = Pattern.compile(
            "\\b(?<!\\b(?:nothing|nothing is|no|little) )(?:\\p{L}{3,}er|better|(?:more|less) \\p{L}+) than\\b[^.;:,]*",
            CASE_INSENSITIVE);

    private Compared() {}

    /** The text without what it compares with. */
    static String takenOut(String text) {
        return WITH.matcher(text).replaceAll(" ");
    }
}
