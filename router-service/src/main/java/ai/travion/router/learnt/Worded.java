package ai.travion.router.learnt;

import ai.travion.atlas.text.Patterns;
import ai.travion.embedding.MiniLm;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The signs of how a text is worded and what it means: its words, pairs of them, pieces of {@value #SHORTEST} to {@value #LONGEST} letters,
 * and its vector. Places, days and numbers are marks, so that nothing is learnt of any one of them.
 */
public final class Worded {

    private static final int SHORTEST = 3;
    private static final int LONGEST = 5;
    /** What is said after that many words is beside the point. */
    private static final int MOST_WORDS = 60;

    private static final float OF_WORDS = 1;
    private static final float OF_PAIRS = 1.2f;
    private static final float OF_PIECES = 2.0f;
    private static final float OF_THE_MEANING = 2;

    private static final String[] DIMENSIONS =
            IntStream.range(0, MiniLm.DIMENSIONS).mapToObj("m=%03d"::formatted).toArray(String[]::new);

    private static final Pattern PLACE = Pattern.compile("#+(?:[\\s'-]*#+)*");
    private static final Pattern MONTH = Patterns.words(
            "jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?");
    private static final Pattern WEEKDAY =
            Patterns.words("(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?");
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,:/-]\\d+)*(?:st|nd|rd|th)?\\b");
    private static final Pattern TOKEN =
            Pattern.compile("[PDMN](?![\\p{L}\\p{M}])|[\\p{L}\\p{M}\\p{N}]+(?:'\\p{L}+)*|[?]");

    private final String[] tokens;

    private Worded(String[] tokens) {
        this.tokens = tokens;
    }

    /** @param remainder the text with a hash for each letter of a place */
    public static Worded of(String remainder) {
        // Marks are capital letters; what was said is small.
        var text = PLACE.matcher(remainder.toLowerCase(Locale.ROOT)).replaceAll(" P ");
        text = MONTH.matcher(text).replaceAll(" M ");
        text = WEEKDAY.matcher(text).replaceAll(" D ");
        text = NUMBER.matcher(text).replaceAll(" N ");
        return new Worded(Patterns.in(TOKEN, text)
                .map(MatchResult::group)
                .limit(MOST_WORDS)
                .toArray(String[]::new));
    }

    /** How many words it has. */
    public int length() {
        return tokens.length;
    }

    /** Each sign with its weight. */
    public Map<String, Float> signs() {
        var signs = new LinkedHashMap<String, Float>();
        add(signs, words(), OF_WORDS);
        add(signs, pairs(), OF_PAIRS);
        add(signs, pieces(), OF_PIECES);
        return signs;
    }

    /** What a text means, as signs among those of its words. */
    public static void addMeaning(Map<String, Float> signs, float[] meaning) {
        for (int i = 0; i < meaning.length; i++) {
            signs.put(DIMENSIONS[i], OF_THE_MEANING * meaning[i]);
        }
    }

    /** However many signs of a kind there are, together they weigh the same. */
    private static void add(Map<String, Float> signs, Stream<String> kind, float weight) {
        var distinct = kind.distinct().toList();
        float each = weight / (float) Math.sqrt(Math.max(1, distinct.size()));
        distinct.forEach(sign -> signs.put(sign, each));
    }

    private Stream<String> words() {
        return Stream.of(tokens).map(token -> "w=" + token);
    }

    private Stream<String> pairs() {
        var pairs = Stream.<String>builder();
        var before = "^";
        for (var token : tokens) {
            pairs.add("p=" + before + " " + token);
            before = token;
        }
        pairs.add("p=" + before + " $");
        return pairs.build();
    }

    private Stream<String> pieces() {
        return Stream.of(tokens)
                .filter(token -> token.length() > 1)
                .map(token -> "_" + token + "_")
                .flatMap(Worded::piecesOf);
    }

    private static Stream<String> piecesOf(String word) {
        var pieces = Stream.<String>builder();
        for (int length = SHORTEST; length <= LONGEST; length++) {
            for (int from = 0; from + length <= word.length(); from++) {
                pieces.add("c=" + word.substring(from, from + length));
            }
        }
        return pieces.build();
    }
}
