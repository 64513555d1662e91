package ai.travion.generator.composer;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Which of a traveller's words name a thing: "I could not find anything about" has to go on with one of these. */
final class Nouns {

    private static final Set<String> NO_NOUNS = Set.of(
            ("live lives lived living leave leaves leaving sit sits back buy buying serve served serves miss missing sell sold selling order ordered go goes going "
                            + "wear carry pack bring drink swim climb ride walk hike start starts finish run runs operate reach open opens close closes work works stand stands "
                            + "meant means mean named called hear feel taste eat sleep stop stops become became happen deep tall wide high old young big small large long short steep heavy "
                            + "bigger larger higher taller older younger quieter calmer busier livelier louder easier harder steeper cheaper colder warmer hotter cooler wetter drier nicer prettier "
                            + "biggest largest highest tallest oldest quietest busiest easiest hardest cheapest coldest warmest nicest single crowded busy quiet "
                            + "join bet fit keep kept lead leads move turn seems seem sound look looks matter matters rainy sunny cheap safe raining closed alone together mostly usually ever "
                            + "use uses using itinerary arriving arrive slow hate hates already swap change keeps let lets making "
                            + "early late soon fast running windy foggy misty shot filmed draws attracts brings makes has have had home exactly enough lately recently nowadays afraid special only please am pm oclock noon midday holding held carved built found dug put died took taken come came "
                            + "extra straight particular goofy overnight different certain whole entire noisy smelly scary chained never also instead else film filming")
                    .split(" ", -1));
    private static final Pattern OF_AN_ACTION = Pattern.compile(
            "(?i).*\\b(?:to|i|we|they|he|she|you|can|could|does|do|did|should|would|will|must|may|not)\\s+$");

    /** How something is, or what was done with it, by the ending of the word. */
    private static final Pattern DESCRIBING = Pattern.compile("\\p{L}{3,}(?:ed|ly|ful|ous|able|ible|ish|less)");

    private static final Set<String> NOUNS_WITH_SUCH_ENDINGS = Set.of(
            "family",
            "butterfly",
            "dragonfly",
            "jelly",
            "breed",
            "speed",
            "fish",
            "dish",
            "english",
            "table",
            "vegetable",
            "rubbish",
            "radish");
    private static final Pattern PLACING = Pattern.compile(
            "behind|beside|beyond|inside|outside|across|along|around|ahead|advance|above|below|opposite|together|away|back|sounds?");

    private Nouns() {}

    /** Those of the words that are things, in their order. */
    static List<String> among(List<String> words, String question) {
        return words.stream().filter(word -> isOne(word, question)).toList();
    }

    private static boolean isOne(String word, String question) {
        var lower = word.toLowerCase(Locale.ROOT);
        if (NO_NOUNS.contains(lower) || lower.indexOf('\'') >= 0 || lower.indexOf('’') >= 0) {
            return false;
        }
        if (PLACING.matcher(lower).matches()
                || (DESCRIBING.matcher(lower).matches() && !NOUNS_WITH_SUCH_ENDINGS.contains(lower))) {
            return false;
        }
        int at = question.toLowerCase(Locale.ROOT).indexOf(lower);
        return at < 0 || !OF_AN_ACTION.matcher(question.substring(0, at)).matches();
    }
}
