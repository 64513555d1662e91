package ai.travion.router.text;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * An order for a plan in German, French or Spanish, as far as it can be read word for word: its places, its days and its plain wishes. What
 * else it says is left out rather than guessed at.
 *
 * @param language it is written in
 * @param english what was read of it, as an order
 */
public record ForeignOrder(Language language, String english) {

    /** A language of orders: its words for a length or a plan, and those that begin a question. */
    private record Tongue(Language language, Pattern orders, Pattern asks, Map<String, String> words) {

        Tongue(Language language, String orders, String asks) {
            this(language, Patterns.words(orders), Patterns.words(asks), wordsOf(language));
        }
    }

    private static final String NUMBER_AND = "(?:\\d{1,2}|\\p{L}{2,9})\\s+";

    private static final List<Tongue> TONGUES = List.of(
            new Tongue(
                    Language.GERMAN,
                    NUMBER_AND
                            + "(?:tagen?|tage|wochen?|n\u00e4chten?)|(?:reiseplan|reiseroute|rundreise|tagesplan)|(?:plane|planen sie|plant)\\s+(?:mir|uns|bitte|eine?n?)",
                    "wie|was|wo|wann|welche[rsnm]?|warum|wer|ist|sind|gibt"),
            new Tongue(
                    Language.FRENCH,
                    NUMBER_AND
                            + "(?:jours?|semaines?|nuits)|(?:planifie[rz]?|organise[rz]|pr\u00e9parez)|itin\u00e9raire|(?:un )?voyage de",
                    "combien|quand|o\u00f9|quels?|quelles?|comment|pourquoi|qui|que|est-ce"),
            new Tongue(
                    Language.SPANISH,
                    NUMBER_AND
                            + "(?:d\u00edas?|dias|semanas?|noches)|(?:planifica(?:r|me)?|planea(?:r)?|organiza(?:r)?)|itinerario|(?:un )?viaje de",
                    "cu\u00e1ntos?|cu\u00e1ndo|d\u00f3nde|cu\u00e1l(?:es)?|c\u00f3mo|qu\u00e9|por qu\u00e9|qui\u00e9n"));

    private static final Pattern WORD = Patterns.anyCase("[\\p{L}'\u2019]+|\\d[\\d:./-]*|[,;]");
    private static final Pattern AN_ARTICLE = Patterns.anyCase("\\bone\\s+(?!(?:day|week|night)\\b)|\\bone$");
    private static final Pattern OF_A_DATE = Pattern.compile("(?<=\\d)\\.(?=\\s)");
    /** "Du 3 au 9 mars", "del 3 al 9 de marzo": before a number these words are the ends of a span. */
    private static final Pattern FROM =
            Patterns.anyCase("\\b(?:\u00e0 partir du|du|del|desde el|ab dem|vom)\\s+(?=\\d)");

    private static final Pattern UNTIL = Patterns.anyCase("\\b(?:jusqu['\u2019]au|au|al|hasta el|bis zum)\\s+(?=\\d)");

    private static Map<String, String> wordsOf(Language language) {
        var words = new HashMap<String, String>();
        Vocabulary.entries("foreign-orders")
                .filter(line -> line.startsWith(language.tag() + ":"))
                .map(line -> line.substring(language.tag().length() + 1).split("=", 2))
                .forEach(pair -> words.put(pair[0].strip(), pair[1].strip()));
        return Map.copyOf(words);
    }

    /** Empty for a message in English, a question, or one in which no place of the atlas is named. */
    public static Optional<ForeignOrder> in(String text, Places atlas) {
        return TONGUES.stream()
                .filter(tongue -> isOne(tongue, text))
                .map(tongue -> new ForeignOrder(tongue.language(), inEnglish(tongue, text, atlas)))
                .findFirst();
    }

    private static boolean isOne(Tongue tongue, String text) {
        return Patterns.in(tongue.orders(), text).anyMatch(found -> isCounted(tongue, found.group()))
                && !Patterns.isIn(tongue.asks(), text);
    }

    /** "Drei Tage", and not "Buddha Tage". */
    private static boolean isCounted(Tongue tongue, String found) {
        var first = found.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        var second =
                found.contains(" ") ? found.substring(found.indexOf(' ') + 1).strip() : "";
        boolean counts = tongue.words().containsKey(second.toLowerCase(Locale.ROOT));
        return !counts || Character.isDigit(first.charAt(0)) || tongue.words().containsKey(first);
    }

    private static String inEnglish(Tongue tongue, String text, Places atlas) {
        var plain = UNTIL.matcher(
                        FROM.matcher(OF_A_DATE.matcher(text).replaceAll("")).replaceAll("from "))
                .replaceAll("to ");
        var named = atlas.mentionedIn(plain);
        var english = new ArrayList<String>();
        int read = 0;
        for (var word : Patterns.in(WORD, plain).toList()) {
            if (word.start() < read) {
                continue;
            }
            var place = named.stream()
                    .filter(mention -> mention.start() == word.start())
                    .findFirst();
            place.ifPresent(mention -> english.add(plain.substring(mention.start(), mention.end())));
            read = place.map(Places.Mention::end).orElse(word.end());
            if (place.isEmpty()) {
                english(tongue, word).ifPresent(english::add);
            }
        }
        return AN_ARTICLE
                .matcher("Plan " + String.join(" ", english))
                .replaceAll("")
                .replaceAll("\\s+(?=[,;])", "");
    }

    /** Numbers and what is the same in English stay; what is not known is left out. */
    private static Optional<String> english(Tongue tongue, MatchResult word) {
        var said = word.group().toLowerCase(Locale.ROOT);
        boolean stays =
                Character.isDigit(said.charAt(0)) || said.equals(",") || said.equals("from") || said.equals("to");
        return stays
                ? Optional.of(said)
                : Optional.ofNullable(tongue.words().get(said)).filter(known -> !known.isEmpty());
    }
}
