package ai.travion.router.places;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Leaves out of the places of a message those whose name is a person's or a thing's: "my daughter Ella", "Jaffna curry in Colombo". */
final class Namesakes {

    private static final int CONTEXT_CHARACTERS = 48;

    private static final Pattern PERSON = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:(?:my|our|his|her|their|your)\\s+(?:(?:little|older|younger|best|good|old|new|dear|\\d{1,2}[- ]year[- ]old)\\s+)?(?:daughter|son|niece|nephew|wife|husband|girlfriend|boyfriend|sister|brother|mother|mom|mum|father|dad|aunt|uncle|friend|cousin|guide|driver|girl|boy|baby|grand(?:daughter|son|ma|mother)|partner|colleague|boss|dog|cat|child|kid)(?:'s\\s+name\\s+is)?|(?:called|named|name\\s+is|name's|nicknamed|christened)|(?:miss|mrs|ms|mr)\\.?)\\s+");
    private static final Pattern THING = Patterns.anyCase(
            "(?:'s?)?\\s+(?:curr(?:y|ies)|crabs?|style|dosas?|food|cuisine|danc(?:e|es|ing|ers?)|gems?|batiks?|drum(?:s|mers?|ming)?|pottery|masks?|lace|restaurants?|prawns?|mango(?:es)?|silver|jewell?ery|sar(?:ee|i)s?|kottu|cinnamon|mugs?|souvenirs?|chilli|sambol|cheese|wine)\\b.*");
    private static final Pattern THERE =
            Patterns.anyCase("(?:.*[^\\p{L}])?(?:in|at|near|around|to|from|visiting|visit)\\s+(?:the\\s+)?");

    private Namesakes() {}

    /** The mentions that are places. */
    static List<Places.Mention> without(List<Places.Mention> mentions, String text) {
        var places = mentions.stream()
                .filter(mention -> !Patterns.isAllOf(PERSON, before(text, mention)))
                .toList();
        return IntStream.range(0, places.size())
                .filter(at -> !isOfAThing(places, at, text))
                .mapToObj(places::get)
                .toList();
    }

    /** A thing that is named after a place is no place where another one is said to be the place of it. */
    private static boolean isOfAThing(List<Places.Mention> places, int at, String text) {
        return Patterns.isAllOf(THING, text.substring(places.get(at).end()))
                && !Patterns.isAllOf(THERE, before(text, places.get(at)))
                && IntStream.range(0, places.size())
                        .filter(other -> other != at)
                        .anyMatch(other -> Patterns.isAllOf(THERE, before(text, places.get(other))));
    }

    private static String before(String text, Places.Mention mention) {
        return text.substring(Math.max(0, mention.start() - CONTEXT_CHARACTERS), mention.start());
    }
}
