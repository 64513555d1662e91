package ai.travion.router.text;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    /**
     * A language of orders.
     *
     * @param orders its words for a length or a plan
     * @param plans those that order a plan even within a question: "kannst du ... planen?"
     * @param others those of a question, of what is past, or of trouble
     * @param asksFirst those that ask where a message begins with them
     * @param refusals those behind which something is not wanted
     */
    private record Tongue(
            Language language,
            Pattern orders,
            Pattern plans,
            Pattern others,
            Pattern asksFirst,
            Pattern refusals,
            Map<String, String> words) {

        Tongue(Language language, String orders, String plans, String others, String asksFirst, String refusals) {
            this(
                    language,
                    Patterns.words(orders),
                    Patterns.words(plans),
                    Patterns.words(others),
                    Patterns.anyCase("^\\W*(?:" + asksFirst + ")\\b"),
                    Patterns.words(refusals),
                    wordsOf(language));
        }
    }

    private static final String NUMBER_AND = "(?:\\d{1,2}|\\p{L}{2,9})\\s+";

    private static final List<Tongue> TONGUES = List.of(
            new Tongue(
                    Language.GERMAN,
                    NUMBER_AND
                            + "(?:tagen?|tage|wochen?|n\u00e4chten?)|(?:reiseplan|reiseroute|rundreise|tagesplan)|(?:plane|planen sie|plant)\\s+(?:mir|uns|bitte|eine?n?)",
                    "plane|planen|plant|einen plan|reiseplan|reiseroute|rundreise|tagesplan|erstell\\p{L}*|organisier\\p{L}*",
                    "wie|was|wo|wann|welche[rsnm]?|warum|wer|ist|sind|gibt|(?:vor|seit)\\s+" + NUMBER_AND
                            + "(?:tagen?|wochen?|n\u00e4chten)|verloren|gestohlen|krank|verletzt|verpasst",
                    "kann|k\u00f6nnen|koennen|kannst|k\u00f6nnte\\p{L}*|reich(?:en|t)|lohn(?:en|t)|soll\\p{L}*|muss|m\u00fcssen|darf|d\u00fcrfen|brauch(?:en|t|e)|braucht|hat|haben|wird|werden|schafft|schaffe\\p{L}*",
                    "nicht|nichts|nie|ohne|kein\\p{L}*|au\u00dfer|ausser|statt"),
            new Tongue(
                    Language.FRENCH,
                    NUMBER_AND
                            + "(?:jours?|semaines?|nuits)|(?:planifie[rz]?|organise[rz]|pr\u00e9parez)|itin\u00e9raire|(?:un )?voyage de",
                    "planifie[rz]?|organise[rz]?|pr\u00e9pare[rz]|itin\u00e9raire|un plan",
                    "combien|quand|o\u00f9|quels?|quelles?|comment|pourquoi|qui|que|est-ce|peut-on|faut-il|est-il|y a-t-il|vaut-il|(?:il y a|ilya|depuis)\\s+"
                            + NUMBER_AND
                            + "(?:jours?|semaines?|nuits?)|perdue?|vol\u00e9e?s?|malades?|bless\u00e9e?s?|rat\u00e9e?",
                    "peut|peux|puis-je|pouvons|pouvez|faut|est|sont|suffi\\p{L}*|vaut|doit|dois|y a",
                    "pas|sans|aucune?|jamais|ni|sauf"),
            new Tongue(
                    Language.SPANISH,
                    NUMBER_AND
                            + "(?:d\u00edas?|dias|semanas?|noches)|(?:planifica(?:r|me)?|planea(?:r)?|organiza(?:r)?)|itinerario|(?:un )?viaje de",
                    "planifica\\p{L}*|planea\\p{L}*|organiza\\p{L}*|itinerario|un plan",
                    "cu\u00e1ntos?|cu\u00e1ndo|d\u00f3nde|cu\u00e1l(?:es)?|c\u00f3mo|qu\u00e9|por qu\u00e9|qui\u00e9n|(?:hace|desde hace)\\s+"
                            + NUMBER_AND
                            + "(?:d\u00edas?|dias|semanas?|noches)|perdid[oa]s?|perd\u00ed|robad[oa]s?|robaron|enferm[oa]s?|herid[oa]s?",
                    "puedo|puede|pueden|podemos|se puede|hay|es|son|vale|bastan?|alcanzan?|debo|debemos",
                    "no|sin|ni|ning\u00fan|ninguna?|nunca|excepto|salvo"));

    private static final Pattern WORD = Patterns.anyCase("[\\p{L}'\u2019]+|\\d[\\d:./-]*|[,;]");
    private static final Set<String> ARTICLES = Set.of(
            "der", "die", "das", "den", "dem", "ein", "eine", "einen", "le", "la", "les", "un", "une", "el", "los",
            "las");
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
                && !Patterns.isIn(tongue.others(), text)
                && (Patterns.isIn(tongue.plans(), text)
                        || !(text.contains("?") || Patterns.isIn(tongue.asksFirst(), text)));
    }

    /** Whether it refuses something that is not read: its traveller has to know that this was not heard. */
    public static boolean refusesUnread(String text) {
        return TONGUES.stream()
                .filter(tongue -> isOne(tongue, text))
                .findFirst()
                .filter(tongue ->
                        Patterns.in(tongue.refusals(), text).anyMatch(refusal -> !isRead(tongue, refusal, text)))
                .isPresent();
    }

    /** "Ohne Strand" is read; of "aber nicht den Zahntempel" only the temple would be, and be planned. */
    private static boolean isRead(Tongue tongue, MatchResult refusal, String text) {
        return tongue.words()
                        .getOrDefault(refusal.group().toLowerCase(Locale.ROOT), "")
                        .equals("without")
                && Patterns.in(WORD, text.substring(refusal.end()))
                        .map(word -> word.group().toLowerCase(Locale.ROOT))
                        .filter(word -> !ARTICLES.contains(word))
                        .findFirst()
                        .filter(word -> !tongue.words().getOrDefault(word, "").isEmpty())
                        .isPresent();
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
