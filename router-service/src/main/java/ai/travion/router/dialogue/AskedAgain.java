package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.regex.Pattern;

/** Tells whether a traveller asks what we asked them: "what are the options again?" */
public final class AskedAgain {

    private static final Pattern AGAIN = Patterns.anyCase(
            "\\W*(?:(?:sorry|hm+|wait|ok(?:ay)?|but|and|please)\\W+)*(?:what\\s+(?:do|did)\\s+you\\s+(?:mean|ask|say|want\\s+to\\s+know)|(?:what|which)\\s+(?:are|were)\\s+(?:the|my|our|your)\\s+(?:options|choices)|(?:what|which)\\s+(?:options|choices)(?:\\s+(?:are\\s+there|do\\s+i\\s+have))?|(?:say|ask)\\s+(?:that|it)\\s+again|repeat(?:\\s+(?:that|it|the\\s+(?:question|options)))?|(?:i\\s+)?(?:don'?t|do\\s+not|didn'?t)\\s+(?:understand|get\\s+it)(?:\\s+the\\s+question)?|pardon(?:\\s+me)?|come\\s+again|sorry|huh|what)(?:\\s+(?:by\\s+that|again|please))*\\W*\\??\\W*");

    private AskedAgain() {}

    public static boolean in(String message) {
        return Patterns.isAllOf(AGAIN, Utterance.of(message).text());
    }
}
