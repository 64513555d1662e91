package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.router.wishes.NamesTold;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "Can Lena swim there?": who was named once is known by their name, and no text is to speak of it. */
public final class ByKinship {

    private static final String KIN =
            "(?i:(?:my|our)\\s+(?:(?:little|young|old|older|younger|eldest|elderly|dear|new)\\s+)?[\\p{L}-]+(?:\\s?friend)?)";
    private static final Pattern CAPITAL = Pattern.compile("\\p{Lu}\\p{Ll}");
    private static final Pattern TWICE = Pattern.compile("(?i)\\b(our (?:child|son|daughter)) and \\1\\b");

    private ByKinship() {}

    /** The state whose message says "our daughter" where it calls her by her name. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var message = state.getUserQuery();
        if (!CAPITAL.matcher(message).find()) {
            return state;
        }
        var text = replaced(message, names(state, atlas));
        return text.equals(message)
                ? state
                : GraphState.newBuilder(state).setUserQuery(text).build();
    }

    private static Map<String, String> names(GraphState state, Places atlas) {
        var names = new LinkedHashMap<>(NamesTold.in(state.getUserQuery(), atlas));
        state.getPreferences()
                .map((Preferences known) -> PeopleTold.byName(known))
                .ifPresent(known -> known.forEach(names::putIfAbsent));
        return names;
    }

    private static String replaced(String message, Map<String, String> names) {
        var text = message;
        for (var named : names.entrySet()) {
            var name = Pattern.quote(named.getKey());
            var ours = Matcher.quoteReplacement("our " + named.getValue());
            // "Our daughter Lena" and "Lena, our daughter" say it already.
            text = text.replaceAll("(" + KIN + ")\\s*,?\\s+(?:(?:is\\s+)?(?:called|named)\\s+)?" + name + "\\b", "$1");
            text = text.replaceAll("\\b" + name + "\\s*,\\s+(" + KIN + ")\\b", "$1");
            text = text.replaceAll("\\b" + name + "\\b(?!\\s+\\p{Lu})", ours);
        }
        return TWICE.matcher(text).replaceAll("our children");
    }
}
