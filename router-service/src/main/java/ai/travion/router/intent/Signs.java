package ai.travion.router.intent;

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
 * What is seen of a message that tells what it is for: its words, pairs of them, pieces of {@value #SHORTEST} to {@value #LONGEST}
 * letters, what else was read in it, which rule it falls under, and what it means as a sentence. Places, days and numbers are marks, so
 * that nothing is learnt of any one of them.
 */
final class Signs {

    private static final int SHORTEST = 3;
    private static final int LONGEST = 5;
    /** What is said after that many words is beside the point. */
    private static final int MOST_WORDS = 60;

    private static final int FEW_WORDS = 3;
    private static final int SOME_WORDS = 12;

    private static final float OF_WORDS = 1;
    private static final float OF_PAIRS = 1.2f;
    private static final float OF_PIECES = 2.0f;
    private static final float OF_THE_WHOLE = 0.4f;
    private static final float OF_THE_RULE = 0.7f;
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

    private Signs() {}

    /** Each sign with its weight, without the rule: of messages to which the rules were fitted, it tells nothing. */
    static Map<String, Float> of(Reading reading, float[] meaning) {
        var tokens = tokens(reading);
        var signs = new LinkedHashMap<String, Float>();
        add(signs, words(tokens), OF_WORDS);
        add(signs, pairs(tokens), OF_PAIRS);
        add(signs, pieces(tokens), OF_PIECES);
        Phrases.tellingIn(reading.said()).forEach(phrase -> signs.put("says=" + phrase, OF_THE_WHOLE));
        traits(reading, tokens.length).forEach(trait -> signs.put(trait, OF_THE_WHOLE));
        for (int i = 0; i < meaning.length; i++) {
            signs.put(DIMENSIONS[i], OF_THE_MEANING * meaning[i]);
        }
        return signs;
    }

    /** Each sign with its weight. */
    static Map<String, Float> of(Reading reading, float[] meaning, String rule) {
        var signs = of(reading, meaning);
        signs.put("rule=" + rule, OF_THE_RULE);
        return signs;
    }

    /** However many signs of a kind there are, together they weigh the same. */
    private static void add(Map<String, Float> signs, Stream<String> kind, float weight) {
        var distinct = kind.distinct().toList();
        float each = weight / (float) Math.sqrt(Math.max(1, distinct.size()));
        distinct.forEach(sign -> signs.put(sign, each));
    }

    /** Marks are capital letters; what was said is small. */
    private static String[] tokens(Reading reading) {
        var text = PLACE.matcher(reading.places().remainder().toLowerCase(Locale.ROOT))
                .replaceAll(" P ");
        text = MONTH.matcher(text).replaceAll(" M ");
        text = WEEKDAY.matcher(text).replaceAll(" D ");
        text = NUMBER.matcher(text).replaceAll(" N ");
        return Patterns.in(TOKEN, text)
                .map(MatchResult::group)
                .limit(MOST_WORDS)
                .toArray(String[]::new);
    }

    private static Stream<String> words(String[] tokens) {
        return Stream.of(tokens).map(token -> "w=" + token);
    }

    private static Stream<String> pairs(String[] tokens) {
        var pairs = Stream.<String>builder();
        var before = "^";
        for (var token : tokens) {
            pairs.add("p=" + before + " " + token);
            before = token;
        }
        pairs.add("p=" + before + " $");
        return pairs.build();
    }

    private static Stream<String> pieces(String[] tokens) {
        return Stream.of(tokens)
                .filter(token -> token.length() > 1)
                .map(token -> "_" + token + "_")
                .flatMap(Signs::piecesOf);
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

    private static Stream<String> traits(Reading reading, int words) {
        var places = reading.places();
        var when = reading.when();
        return Stream.of(
                "places=" + Math.min(2, places.targets().size()),
                "about=" + (places.country() || places.region().isPresent()),
                "greets=" + reading.civil(),
                "day=" + (when.start().isEmpty() ? "unsaid" : reading.soon() ? "soon" : "far"),
                "length=" + (when.days().isPresent() || when.end().isPresent()),
                "company=" + reading.wishes().party().isPresent(),
                "travel=" + !reading.travelWords().isEmpty(),
                "hint=" + !reading.hints().isEmpty(),
                "other=" + !reading.otherMatters().isEmpty(),
                "words=" + (words <= FEW_WORDS ? "few" : words <= SOME_WORDS ? "some" : "many"));
    }
}
