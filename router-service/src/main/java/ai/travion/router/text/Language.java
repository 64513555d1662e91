package ai.travion.router.text;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** What language a message is written in: by its script, and in Latin letters by the small words that only one language has. */
public enum Language {
    ENGLISH("en", "English"),
    FRENCH("fr", "French"),
    GERMAN("de", "German"),
    SPANISH("es", "Spanish"),
    ITALIAN("it", "Italian"),
    DUTCH("nl", "Dutch"),
    SINHALA("si", "Sinhala"),
    TAMIL("ta", "Tamil"),
    SINHALA_IN_LATIN_LETTERS("si-Latn", "Sinhala in Latin letters"),
    TAMIL_IN_LATIN_LETTERS("ta-Latn", "Tamil in Latin letters"),
    RUSSIAN("ru", "Russian"),
    HINDI("hi", "Hindi"),
    CHINESE("zh", "Chinese"),
    /** Another script, such as Greek or Arabic. */
    OTHER("und", "a language that I do not read");

    private static final int ENOUGH_WORDS = 2;
    /** Letters of other languages that share a script: of those in Cyrillic, and of Japanese. */
    private static final Pattern OF_ANOTHER = Pattern.compile("[іїєґўђјљњћџІЇЄҐЎЂЈЉЊЋЏ\\p{IsHiragana}\\p{IsKatakana}]");

    /** Words that stand for no English one. */
    private static final Map<Language, Set<String>> SMALL_WORDS = Map.of(
            ENGLISH,
            Set.of(
                    "the", "is", "are", "what", "how", "when", "where", "which", "to", "of", "and", "for", "a", "an",
                    "i", "my", "we", "there", "do", "can", "it", "me", "you", "from", "with", "about", "at", "on",
                    "or"),
            FRENCH,
            Set.of(
                    "le",
                    "les",
                    "des",
                    "du",
                    "est",
                    "que",
                    "qui",
                    "où",
                    "quand",
                    "comment",
                    "pour",
                    "dans",
                    "avec",
                    "voir",
                    "je",
                    "nous",
                    "vous",
                    "quel",
                    "quelle",
                    "quels",
                    "quelles",
                    "une",
                    "et",
                    "faire",
                    "peut",
                    "combien",
                    "à",
                    "au",
                    "aux",
                    "y",
                    "faut",
                    "sur",
                    "il",
                    "meilleure",
                    "un",
                    "voudrais",
                    "savoir",
                    "suis",
                    "peux"),
            GERMAN,
            Set.of(
                    "der",
                    "das",
                    "und",
                    "ist",
                    "sind",
                    "wo",
                    "wann",
                    "wie",
                    "für",
                    "mit",
                    "ich",
                    "wir",
                    "kann",
                    "kostet",
                    "von",
                    "zu",
                    "ein",
                    "eine",
                    "einen",
                    "im",
                    "nach",
                    "es",
                    "gibt",
                    "welche",
                    "nicht",
                    "den",
                    "dem",
                    "zum",
                    "kommt",
                    "viel",
                    "man",
                    "was",
                    "machen",
                    "gute",
                    "schön",
                    "schöne",
                    "sehen",
                    "gut",
                    "auch",
                    "muss",
                    "soll",
                    "möchte",
                    "lange",
                    "besten",
                    "beste",
                    "am",
                    "bei",
                    "uns",
                    "oder",
                    "mein",
                    "meine",
                    "brauche",
                    "brauchen",
                    "auf",
                    "sie"),
            SPANISH,
            Set.of(
                    "el",
                    "los",
                    "las",
                    "una",
                    "que",
                    "qué",
                    "cómo",
                    "como",
                    "dónde",
                    "donde",
                    "cuándo",
                    "cuánto",
                    "cuántos",
                    "cuesta",
                    "para",
                    "por",
                    "en",
                    "ver",
                    "quiero",
                    "puedo",
                    "hay",
                    "mejor",
                    "días",
                    "es",
                    "llegar",
                    "se",
                    "un",
                    "del",
                    "con",
                    "hacer",
                    "cuál",
                    "cuando",
                    "cuanto",
                    "son",
                    "esta",
                    "está",
                    "necesito",
                    "puede",
                    "viajar"),
            ITALIAN,
            Set.of(
                    "il",
                    "gli",
                    "che",
                    "è",
                    "cosa",
                    "dove",
                    "quando",
                    "quanto",
                    "quanti",
                    "giorni",
                    "nel",
                    "posso",
                    "vorrei",
                    "sono",
                    "della",
                    "del",
                    "vedere",
                    "si",
                    "arrivare",
                    "costa",
                    "per",
                    "ho",
                    "bisogno"),
            DUTCH,
            Set.of(
                    "het", "een", "wat", "waar", "wanneer", "hoe", "voor", "met", "van", "ik", "wij", "zijn", "naar",
                    "moet", "er", "te", "zien", "kost", "kan", "dagen"),
            SINHALA_IN_LATIN_LETTERS,
            Set.of(
                    "machan",
                    "machang",
                    "bro",
                    "eka",
                    "ekak",
                    "ekata",
                    "eke",
                    "hoda",
                    "hodai",
                    "hodada",
                    "hondai",
                    "honda",
                    "neda",
                    "mama",
                    "mata",
                    "api",
                    "apita",
                    "oya",
                    "oyata",
                    "heta",
                    "ada",
                    "yanna",
                    "yanne",
                    "yanawa",
                    "yannada",
                    "balanna",
                    "mokada",
                    "mokadda",
                    "mokakda",
                    "monawada",
                    "kohomada",
                    "koheda",
                    "kiyada",
                    "kawadada",
                    "kaale",
                    "kanna",
                    "thiyenawada",
                    "tiyenawada",
                    "thiyenawa",
                    "puluwanda",
                    "puluwan",
                    "ona",
                    "oneda",
                    "kiyanna",
                    "wage",
                    "ekka",
                    "hari",
                    "nadda",
                    "nisa",
                    "gena",
                    "davas",
                    "dawas",
                    "dawase",
                    "davase",
                    "dawaseta",
                    "dawasata",
                    "thenak",
                    "lassana",
                    "godak",
                    "tikak",
                    "enna",
                    "inna",
                    "gana",
                    "gaena",
                    "wala",
                    "walata",
                    "wale",
                    "walin",
                    "eken",
                    "kiyala",
                    "kiyapan",
                    "thiyenne",
                    "tiyenne",
                    "karanna",
                    "karanne",
                    "monada",
                    "kawadda",
                    "athule",
                    "danaganna",
                    "mage",
                    "ape",
                    "yamu",
                    "thanak",
                    "hondama",
                    "hondada",
                    "amaruda",
                    "durada",
                    "indan",
                    "innawada",
                    "langa",
                    "denna"),
            TAMIL_IN_LATIN_LETTERS,
            Set.of(
                    "enga",
                    "yenga",
                    "la",
                    "nalla",
                    "irukkum",
                    "irukku",
                    "iruku",
                    "irukka",
                    "iruka",
                    "sappadu",
                    "saapadu",
                    "eppadi",
                    "yeppadi",
                    "enna",
                    "romba",
                    "naan",
                    "nan",
                    "naanga",
                    "poga",
                    "ponga",
                    "poradhu",
                    "vendum",
                    "venum",
                    "evlo",
                    "evvalavu",
                    "eppo",
                    "inga",
                    "anga",
                    "pakka",
                    "paakka",
                    "naalai",
                    "oru",
                    "illa",
                    "epdi",
                    "ku",
                    "mudiyuma",
                    "seri",
                    "anna",
                    "thambi",
                    "solla",
                    "sollunga",
                    "machi",
                    "da"));

    /** Small words of another language that English has, too, and so tell of neither. */
    private static final Set<String> ENGLISH_AS_WELL = Set.of("per", "was", "am", "man", "van", "met", "son", "den");

    /** Words that each tell as much as two small ones: what no other language asks in that word. */
    private static final Map<Language, Set<String>> SURE = Map.of(
            FRENCH,
            Set.of("combien", "voudrais", "pourquoi", "sûr", "sûre", "dangereux", "où", "quelle", "quel"),
            GERMAN,
            Set.of("sicher", "gefährlich", "brauche", "möchte", "welche", "welcher", "wann", "warum", "wieviel"),
            SPANISH,
            Set.of("seguro", "peligroso", "necesito", "cuánto", "cuándo", "dónde", "cómo", "quiero"),
            ITALIAN,
            Set.of("sicuro", "pericoloso", "bisogno", "vorrei"),
            SINHALA_IN_LATIN_LETTERS,
            Set.of(
                    "dawase",
                    "dawaseta",
                    "kohomada",
                    "koheda",
                    "kawadda",
                    "kawadada",
                    "kiyada",
                    "keeyada",
                    "mokakda",
                    "mokadda",
                    "monawada",
                    "thiyenawada",
                    "tiyenawada",
                    "puluwanda",
                    "kiyanna",
                    "wahinawada",
                    "innawada",
                    "durada",
                    "amaruda"),
            TAMIL_IN_LATIN_LETTERS,
            Set.of("eppadi", "yeppadi", "evvalavu", "irukka", "mudiyuma", "sollunga", "poradhu"));

    private final String tag;
    private final String inWords;

    Language(String tag, String inWords) {
        this.tag = tag;
        this.inWords = inWords;
    }

    /** BCP 47. */
    public String tag() {
        return tag;
    }

    public String inWords() {
        return inWords;
    }

    /** Whether nothing of it is read but names of places, and orders for a plan. */
    public boolean isHardlyRead() {
        return switch (this) {
            case ENGLISH, SINHALA, TAMIL, SINHALA_IN_LATIN_LETTERS, TAMIL_IN_LATIN_LETTERS -> false;
            case FRENCH, GERMAN, SPANISH, ITALIAN, DUTCH, RUSSIAN, HINDI, CHINESE, OTHER -> true;
        };
    }

    /** Whether a word only holds its sentences together, so that nobody asks about it. */
    public boolean hasAsSmallWord(String word) {
        return SMALL_WORDS.getOrDefault(this, Set.of()).contains(word);
    }

    /** The language of most letters, and among those of Latin letters that of most small words; English where nothing tells. */
    public static Language of(Utterance message) {
        var script = ofLetters(message.text());
        return script == ENGLISH ? ofWords(message.words()) : script;
    }

    private static Language ofWords(List<String> words) {
        var most = ENGLISH;
        int found = Math.max(ENOUGH_WORDS - 1, count(ENGLISH, words));
        for (var language : values()) {
            if (count(language, words) > found) {
                most = language;
                found = count(language, words);
            }
        }
        return most;
    }

    private static int count(Language language, List<String> words) {
        var own = SMALL_WORDS.getOrDefault(language, Set.of());
        var sure = SURE.getOrDefault(language, Set.of());
        return words.stream()
                .distinct()
                .filter(word -> !ENGLISH_AS_WELL.contains(word))
                .mapToInt(word -> sure.contains(word) ? ENOUGH_WORDS : own.contains(word) ? 1 : 0)
                .sum();
    }

    private static Language ofLetters(String text) {
        var letters = new EnumMap<Language, Integer>(Language.class);
        text.codePoints()
                .filter(Character::isLetter)
                .forEach(letter -> letters.merge(writing(letter), 1, Integer::sum));
        var most = ENGLISH;
        for (var language : letters.keySet()) {
            if (letters.get(language) > letters.getOrDefault(most, 0)) {
                most = language;
            }
        }
        boolean shared = most == RUSSIAN || most == CHINESE;
        return shared && OF_ANOTHER.matcher(text).find() ? OTHER : most;
    }

    private static Language writing(int letter) {
        return switch (Character.UnicodeScript.of(letter)) {
            case LATIN, COMMON, INHERITED -> ENGLISH;
            case SINHALA -> SINHALA;
            case TAMIL -> TAMIL;
            case DEVANAGARI -> HINDI;
            case HAN -> CHINESE;
            case CYRILLIC -> RUSSIAN;
            default -> OTHER;
        };
    }
}
