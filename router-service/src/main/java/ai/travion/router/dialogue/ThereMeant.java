package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Add a cooking class in Galle, and what does a tuk-tuk cost there?": the only place that a message names is what its question points at. */
public final class ThereMeant {

    private static final Pattern THERE =
            Patterns.anyCase("(?<=[\\s,])there(?=\\s*\\?)(?<!\\b(?:is|are|was|from|over|get)\\sthere)");

    private ThereMeant() {}

    /** The message with the name of the place; as it is where it names none before, or several. */
    public static String inFull(String message, Places atlas) {
        var there = Patterns.matcher(THERE, message);
        var named = atlas.mentionedIn(message);
        return named.size() == 1 && there.find() && named.getFirst().end() < there.start() && !there.find()
                ? THERE.matcher(message)
                        .replaceFirst(Matcher.quoteReplacement(
                                "in " + named.getFirst().place().name()))
                : message;
    }
}
