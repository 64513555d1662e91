package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A message as the rules read it.
 *
 * @param text one line without control characters, with straight quotes, what is said over and over said twice; at most
 *     {@value #LONGEST} characters
 * @param words the same in lower case, cut at everything that is no letter, digit or apostrophe
 */
public record Utterance(String text, List<String> words) {

    private static final int LONGEST = 2000;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+(?:'\\p{L}+)*");
    // The zero-width joiners are letters' business in Sinhala and Tamil, so they stay.
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Z}\\s&&[^\\u200C\\u200D]]+");
    private static final Pattern SINGLE_QUOTE = Pattern.compile("[\\u2018\\u2019\\u02BC\\u00B4`]");
    private static final Pattern DOUBLE_QUOTE = Pattern.compile("[\\u201C\\u201D\\u201E]");

    public static Utterance of(String raw) {
        var cut = raw.length() <= LONGEST ? raw : raw.substring(0, end(raw));
        var plain = Normalizer.normalize(cut, Normalizer.Form.NFC);
        plain = SINGLE_QUOTE.matcher(plain).replaceAll("'");
        plain = DOUBLE_QUOTE.matcher(plain).replaceAll("\"");
        var text = Repetitions.cut(UNSEEN.matcher(plain).replaceAll(" ").strip());
        var words = Patterns.in(WORD, text.toLowerCase(Locale.ROOT))
                .map(MatchResult::group)
                .toList();
        return new Utterance(text, words);
    }

    private static int end(String raw) {
        return Character.isHighSurrogate(raw.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }

    public boolean has(Pattern pattern) {
        return Patterns.isIn(pattern, text);
    }

    public boolean is(Pattern pattern) {
        return Patterns.isAllOf(pattern, text);
    }
}
