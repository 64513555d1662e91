package ai.travion.atlas;

import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;

/**
 * Tells a misspelling of a name from another word. Jaro-Winkler alone would take "Colombian" for Colombo and "Ella rocky"
 * for Ella Rock, so few edits are allowed too, the fewer the shorter the name, and none in the first letter.
 */
final class Misspelling {

    private static final double LEAST_SIMILARITY = 0.90;
    /** Jaro-Winkler matches repeated letters crosswise ("nuwra eliya"), so one edit in seven letters is always forgiven. */
    private static final double LEAST_KEPT = 0.85;

    /** Of a name of two words, each with a slip of its own, two letters in ten may be wrong: "nuwra elya". */
    private static final double LEAST_KEPT_OF_A_PAIR = 0.77;

    private static final int SHORTEST = 6;
    private static final int SHORT_NAME = 6;
    private static final int LONG_NAME = 9;
    private static final int SHORT_WORD = 4;
    private static final int LONG_WORD = 6;
    private static final int MANY_WORDS = 3;
    private static final int MOST_EDITS = 2;
    private static final JaroWinklerSimilarity SIMILARITY = new JaroWinklerSimilarity();

    private static final Pattern VOWELS = Pattern.compile("[aeiou]");

    private Misspelling() {}

    /**
     * How alike a misspelling and a name are, up to 1; empty where it is none.
     *
     * @param key the words that were typed, written together
     * @param typed their keys: as many as the name has, or one
     */
    static OptionalDouble likeness(String key, List<String> typed, PlaceName name) {
        if (!couldBe(key, name.key()) || !wordsFit(typed, name.words())) {
            return OptionalDouble.empty();
        }
        int edits = Edits.between(key, name.key(), MOST_EDITS);
        if (edits > MOST_EDITS || !areFewEnough(edits, key, name.key())) {
            return OptionalDouble.empty();
        }
        double similarity = SIMILARITY.apply(key, name.key());
        double kept = 1 - (double) edits / name.key().length();
        return similarity >= LEAST_SIMILARITY
                        || kept >= LEAST_KEPT
                        || (kept >= LEAST_KEPT_OF_A_PAIR && areBothMisspelt(typed, name.words()))
                ? OptionalDouble.of(Math.max(similarity, kept))
                : OptionalDouble.empty();
    }

    /** Where one of two words is right, the other is likelier another word than a slip. */
    private static boolean areBothMisspelt(List<String> typed, List<String> words) {
        return typed.size() == 2
                && words.size() == 2
                && !typed.get(0).equals(words.get(0))
                && !typed.get(1).equals(words.get(1));
    }

    private static boolean couldBe(String typed, String name) {
        return typed.length() >= SHORTEST
                && typed.charAt(0) == name.charAt(0)
                && Math.abs(typed.length() - name.length()) <= MOST_EDITS;
    }

    private static boolean areFewEnough(int edits, String typed, String name) {
        boolean soundsAlike = consonants(typed).equals(consonants(name));
        if (name.length() <= SHORT_NAME) {
            return edits <= 1 && soundsAlike;
        }
        return edits <= 1 || name.length() >= LONG_NAME || soundsAlike;
    }

    /** Word by word, since one letter more makes another word of a short one: "Galle for" is not Galle Fort, though "th" is "the" in a name of many. */
    private static boolean wordsFit(List<String> typed, List<String> words) {
        if (typed.size() != words.size()) {
            return typed.size() == 1;
        }
        if (words.size() == 1) {
            return true;
        }
        for (int i = 0; i < words.size(); i++) {
            if (!fits(typed.get(i), words.get(i), words.size())) {
                return false;
            }
        }
        return true;
    }

    private static boolean fits(String typed, String word, int wordsOfName) {
        if (typed.equals(word) || differInDoublesOnly(typed, word)) {
            return true;
        }
        if (typed.charAt(0) != word.charAt(0)) {
            return false;
        }
        boolean isShort = word.length() <= SHORT_WORD;
        if (isShort && wordsOfName < MANY_WORDS && typed.length() != word.length()) {
            return false;
        }
        int allowed = word.length() < LONG_WORD ? 1 : MOST_EDITS;
        return Edits.between(typed, word, allowed) <= allowed;
    }

    /** Each letter once where it stands twice: "Ela Rock" and "Elaa" have no other letters than Ella. */
    static String withoutDoubles(String key) {
        var once = new StringBuilder(key.length());
        for (int i = 0; i < key.length(); i++) {
            if (i == 0 || key.charAt(i) != key.charAt(i - 1)) {
                once.append(key.charAt(i));
            }
        }
        return once.toString();
    }

    private static boolean differInDoublesOnly(String one, String other) {
        int i = 0;
        int j = 0;
        while (i < one.length() && j < other.length()) {
            if (one.charAt(i) != other.charAt(j)) {
                return false;
            }
            i = endOfRun(one, i);
            j = endOfRun(other, j);
        }
        return i == one.length() && j == other.length();
    }

    private static int endOfRun(String word, int start) {
        int end = start + 1;
        while (end < word.length() && word.charAt(end) == word.charAt(start)) {
            end++;
        }
        return end;
    }

    /** What stays when Sinhala is written in Latin letters by ear: Jafna, Jaffana, Trinko. */
    private static String consonants(String key) {
        String folded =
                key.replace("th", "t").replace("dh", "d").replace('w', 'v').replace('c', 'k');
        return withoutDoubles(VOWELS.matcher(folded).replaceAll(""));
    }
}
