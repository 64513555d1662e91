package ai.travion.router.act;

import ai.travion.router.intent.Context;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Reading;
import ai.travion.router.learnt.Worded;
import java.util.Map;
import java.util.stream.Stream;

/** What is seen of a message that tells what it does to a plan: how it is {@link Worded}, what it means, and what else was read in it. */
final class ActSigns {

    private static final int FEW_WORDS = 3;
    private static final int SOME_WORDS = 8;
    private static final float OF_THE_WHOLE = 0.4f;
    private static final float OF_THE_RULE = 0.7f;
    private static final Context AFTER_A_PLAN = new Context(true, true, true, true, true, false);
    private static final IntentRules RULES = new IntentRules();

    private ActSigns() {}

    /** Each sign with its weight. */
    static Map<String, Float> of(Reading reading, float[] meaning) {
        var worded = Worded.of(reading.places().remainder());
        var signs = worded.signs();
        traits(reading, worded.length()).forEach(trait -> signs.put(trait, OF_THE_WHOLE));
        Worded.addMeaning(signs, meaning);
        signs.put("rule=" + RULES.judge(reading, AFTER_A_PLAN).rule(), OF_THE_RULE);
        return signs;
    }

    private static Stream<String> traits(Reading reading, int words) {
        var places = reading.places();
        var when = reading.when();
        return Stream.of(
                "places=" + Math.min(2, places.targets().size()),
                "refused=" + Math.min(2, places.refused().size()),
                "day=" + when.start().isPresent(),
                "length=" + (when.days().isPresent() || when.end().isPresent()),
                "company=" + reading.wishes().party().isPresent(),
                "topics=" + !reading.wishes().topics().isEmpty(),
                "avoids=" + !reading.wishes().avoid().isEmpty(),
                "calendar=" + reading.calendar().isPresent(),
                "nearby=" + reading.nearby().isPresent(),
                "travel=" + !reading.travelWords().isEmpty(),
                "other=" + !reading.otherMatters().isEmpty(),
                "words=" + (words <= FEW_WORDS ? "few" : words <= SOME_WORDS ? "some" : "many"));
    }
}
