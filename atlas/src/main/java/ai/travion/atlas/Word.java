package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A word of a text.
 *
 * @param key lower case, without accents and apostrophes
 * @param start in the text
 * @param end behind its last character
 * @param capitalised whether it begins with a capital letter or a digit
 * @param possessive whether it ends in 's
 */
record Word(String key, int start, int end, boolean capitalised, boolean possessive) {

    private static final String APOSTROPHES = "'’‘ʼ`´";
    /** Invisible characters (soft hyphens, joiners) belong to the word that they stand in. */
    private static final Pattern WORD =
            Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\p{Cf}]|[" + APOSTROPHES + "](?=\\p{L}))*+");

    private static final Pattern POSSESSIVE = Pattern.compile(".+[" + APOSTROPHES + "][sS]");
    private static final Pattern DROPPED = Pattern.compile("[^\\p{L}\\p{N}]+");

    static List<Word> in(String text) {
        return Patterns.in(WORD, text).map(Word::of).toList();
    }

    /** What two spellings of one name have in common: letters and digits only, lower case, without accents. */
    static String key(String name) {
        String letters = isPlain(name) ? name : Normalizer.normalize(name, Normalizer.Form.NFKD);
        return DROPPED.matcher(letters).replaceAll("").toLowerCase(Locale.ROOT);
    }

    /** "Kandy's" names Kandy, "Adam's" in "Adam's Peak" belongs to the name. */
    String keyWithoutPossessive() {
        return possessive ? key.substring(0, key.length() - 1) : key;
    }

    int endWithoutPossessive() {
        return possessive ? end - 2 : end;
    }

    private static Word of(MatchResult found) {
        String word = found.group();
        boolean possessive = Patterns.isAllOf(POSSESSIVE, word);
        int first = word.codePointAt(0);
        boolean capitalised = Character.isUpperCase(first) || Character.isDigit(first);
        return new Word(key(word), found.start(), found.end(), capitalised, possessive);
    }

    private static boolean isPlain(String text) {
        return text.chars().allMatch(character -> character < 128);
    }
}
