package ai.travion.router.text;

import java.util.EnumMap;

/** What script a message is written in. */
public enum Language {
    ENGLISH("en", "English"),
    SINHALA("si", "Sinhala"),
    TAMIL("ta", "Tamil"),
    /** Another script, such as Chinese or Cyrillic. */
    OTHER("und", "a language that I do not read");

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

    /** The language of most letters. Latin letters count as English, as do messages without letters. */
    public static Language of(String text) {
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
        return most;
    }

    private static Language writing(int letter) {
        return switch (Character.UnicodeScript.of(letter)) {
            case LATIN, COMMON, INHERITED -> ENGLISH;
            case SINHALA -> SINHALA;
            case TAMIL -> TAMIL;
            default -> OTHER;
        };
    }
}
