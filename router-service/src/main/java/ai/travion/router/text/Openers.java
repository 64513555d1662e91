package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/**
 * What people say before they say something: "oh.", "hm ok", "changing the subject,", "quick one:". It means nothing that could be
 * looked for. Words that join a message to the one before it ("and", "but", "so", "no", "actually") do, and stay.
 */
public final class Openers {

    private static final String SOUNDS =
            "(?:o+h+|a+h+|aha|h+m+|u+m+|uh+|erm?|wow|whoa|huh|phew|ouch|yikes|oops(?=\\s+ok)|yay|yum|haha+|lol|ooh+)(?![\\p{L}'])";
    private static final String ASSENT =
            "(?:ok(?:ay|ie)?|k|right|alright|all\\s+right|fine|good|great|nice|cool|lovely|perfect|brilliant|awesome|amazing|excellent|wonderful|fantastic|super|sweet|sounds\\s+(?:good|great|nice|lovely|fun)|looks\\s+(?:good|great|nice)|fair\\s+enough|makes\\s+sense|interesting|good\\s+to\\s+know|got\\s+it|gotcha|i\\s+see|understood|sure|well|anyway|anyhow|listen|look|thanks(?:\\s+(?:a\\s+lot|so\\s+much|again))?|thank\\s+you(?:\\s+(?:so\\s+much|very\\s+much))?|thx|cheers|love\\s+it|that(?:'s|\\s+is)\\s+(?:great|good|nice|lovely|helpful|perfect|fine|interesting|a\\s+(?:pity|shame|bummer)))";
    private static final String REGRET =
            "(?:what\\s+a\\s+)?(?:shame|pity|bummer)|too\\s+bad|damn|darn|never\\s*mind(?:\\s+that)?";
    private static final String NEW_MATTER =
            "(?:(?:just\\s+)?(?:a\\s+)?(?:quick|small|random|silly|stupid|dumb|different|new|another|last|final|next|side|one\\s+(?:more|last|other))\\s+(?:one|question|thing|q|topic|matter)|(?:to\\s+)?chang(?:e|ing)\\s+(?:of\\s+)?(?:the\\s+)?(?:subject|topic|tack)|(?:slightly\\s+)?off[- ]topic|on\\s+(?:another|a\\s+different)\\s+(?:note|topic|subject)|(?:something\\s+)?(?:completely\\s+|totally\\s+)?(?:unrelated|different)|side\\s+note|by\\s+the\\s+way|btw|while\\s+(?:i'm|we're)\\s+at\\s+it|(?:just\\s+)?(?:out\\s+of\\s+curiosity|curious|wondering)|i\\s+(?:was|am)\\s+(?:just\\s+)?wondering|we\\s+were\\s+(?:just\\s+)?wondering|before\\s+i\\s+forget|oh\\s+and)";

    /** Sounds need no pause after them; words that could be meant do. */
    private static final Pattern OPENER = Patterns.anyCase("^\\W*(?:" + SOUNDS
            + "[\\s,.!?:;\u2013\u2014-]*|ok(?:ay)?\\s+(?!to\\b|for\\b|with\\b|in\\b|if\\b|there\\b)|(?:" + ASSENT
            + "|" + REGRET + ")\\s*(?:[,.!:;\u2013\u2014]+|\\s-+)\\s*|" + NEW_MATTER
            + "(?:\\s*[,.!?:;\u2013\u2014-]+\\s*|\\s+(?:but|though)\\s+|(?<=way|btw|wondering|and)\\s+))");

    private static final Pattern SPOKEN = Pattern.compile("\\p{L}{2,}");
    private static final int ENOUGH = 8;

    private Openers() {}

    /** The text without them; the text itself where it is nothing else. */
    public static String cutFrom(String text) {
        var rest = text;
        for (int cut = 0; cut < ENOUGH; cut++) {
            var opener = Patterns.matcher(OPENER, rest);
            if (!opener.find()) {
                return rest;
            }
            var left = rest.substring(opener.end());
            if (!Patterns.isIn(SPOKEN, left)) {
                return rest;
            }
            rest = left;
        }
        return rest;
    }
}
