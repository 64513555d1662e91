package ai.travion.router.referent;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a message holds against each other: "Horton Plains or Buduruwagala or Diyaluma Falls". */
final class Alternatives {

    private static final Pattern CHOICE = Patterns.words("or|vs|versus|compare|between|which|difference");
    private static final Pattern BETWEEN =
            Patterns.anyCase("\\s*(?:,\\s*(?:or|and)\\s|\\s(?:or|and|vs\\.?|versus)\\s|,)\\s*");
    private static final Pattern NAME =
            Pattern.compile("(?:(?:[Tt]he|in|at)\\s+)?\\p{L}[\\p{L}'’-]{3,}(?:\\s+\\p{Lu}[\\p{L}'’-]+)?");
    private static final Pattern COMMON = Patterns.words(
            "or|and|which|better|best|nicer|this|that|there|here|week|month|today|tomorrow|train|car|bus|taxi|morning|afternoon|evening|not|both|neither|maybe|please|thanks|sure|kids|children|family|with|without|from|what|when|where");

    private static final Pattern ORIGIN = Patterns.anyCase("\\b(?:from|near|around|close to)\\s+(?:the\\s+)?$");

    private Alternatives() {}

    /** Their names in the order in which they are said; what stands between places of a list is one, too, known or not. */
    static List<String> in(String message, Places atlas) {
        if (!Patterns.isIn(CHOICE, message)) {
            return List.of();
        }
        var mentions = atlas.mentionedIn(message);
        if (mentions.isEmpty()) {
            return List.of();
        }
        var names = new ArrayList<String>();
        int end = -1;
        for (var mention : mentions) {
            if (Patterns.isIn(ORIGIN, message.substring(0, mention.start()))) {
                continue;
            }
            if (end >= 0) {
                unknownBetween(message.substring(end, mention.start()), names);
            }
            names.add(mention.place().name());
            end = mention.end();
        }
        return names.stream().distinct().toList();
    }

    private static void unknownBetween(String text, List<String> names) {
        var parts = BETWEEN.splitAsStream(text)
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
        boolean ofAList = BETWEEN.matcher(text).lookingAt();
        if (ofAList && parts.size() == 1 && Patterns.isAllOf(NAME, parts.getFirst())) {
            var name = parts.getFirst();
            if (!Patterns.isIn(COMMON, name)) {
                names.add(name);
            }
        }
    }
}
