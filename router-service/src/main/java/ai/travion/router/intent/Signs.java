package ai.travion.router.intent;

import ai.travion.router.learnt.Worded;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What is seen of a message that tells what it is for: how it is {@link Worded} and what it means, what else was read in it, and which rule
 * it falls under.
 */
final class Signs {

    private static final int FEW_WORDS = 3;
    private static final int SOME_WORDS = 12;

    private static final float OF_THE_WHOLE = 0.4f;
    private static final float OF_THE_RULE = 0.7f;

    private Signs() {}

    /** Each sign with its weight, without the rule: of messages to which the rules were fitted, it tells nothing. */
    static Map<String, Float> of(Reading reading, float[] meaning) {
        var worded = Worded.of(reading.places().remainder());
        var signs = worded.signs();
        Phrases.tellingIn(reading.said()).forEach(phrase -> signs.put("says=" + phrase, OF_THE_WHOLE));
        traits(reading, worded.length()).forEach(trait -> signs.put(trait, OF_THE_WHOLE));
        Worded.addMeaning(signs, meaning);
        return signs;
    }

    /** Each sign with its weight. */
    static Map<String, Float> of(Reading reading, float[] meaning, String rule) {
        var signs = of(reading, meaning);
        signs.put("rule=" + rule, OF_THE_RULE);
        return signs;
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
