package ai.travion.verifier.check;

import java.util.regex.Pattern;

/** What a sentence says of the sources and not of the world: "My sources name no bar", "they give no hour". */
final class NothingKnown {

    private static final Pattern SAID = Pattern.compile(
            "(?i)\\b(?:sources?|passages?|pages?|notes|evidence|information|material)\\b[^.;]{0,25}\\b(?:not|n['’]t|no|nothing|silent|none)\\b|n['’]t (?:say|tell|name|give|mention|state)\\b|\\b(?:not|n['’]t) (?:mentioned|given|stated|named|listed|told|known|recorded)\\b|\\bno (?:figure|information|details?|word|record|mention)\\b|\\bI (?:have|found|know|find) (?:no|nothing)\\b");

    private NothingKnown() {}

    static boolean isSaidIn(String sentence) {
        return SAID.matcher(sentence).find();
    }
}
