package ai.travion.generator.composer;

import ai.travion.schemas.ConstraintViolation;
import java.util.List;
import java.util.regex.Pattern;

/** The dress code of a place, which is noted unless the answer has told what to wear. */
final class DressCode {

    private static final String TYPE = "dress_code";
    private static final Pattern OF_THE_SKIN = Pattern.compile("(?i)\\bshoulders?\\b");
    private static final Pattern OF_THE_LEGS = Pattern.compile("(?i)\\b(?:knees?|legs)\\b");
    private static final Pattern OF_THE_FEET = Pattern.compile("(?i)\\b(?:shoes?|barefoot|bare feet|footwear)\\b");

    private DressCode() {}

    static boolean isToldIn(String answer, Question question) {
        return OF_THE_SKIN.matcher(answer).find()
                && OF_THE_LEGS.matcher(answer).find()
                && (question.topics().contains(Topic.CLOTHES)
                        || OF_THE_FEET.matcher(answer).find());
    }

    static List<ConstraintViolation> in(Warnings warnings) {
        return warnings.ofType(TYPE).all();
    }
}
