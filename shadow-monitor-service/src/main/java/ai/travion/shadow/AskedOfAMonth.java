package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What holds on one day of a month is of no use to whoever asks what the month is like: "is February good for the beach" is no question
 * after its Poya day. The season of the month, the New Year that stops the country, and a place's own rules are.
 */
final class AskedOfAMonth {

    /** More days than any stay that is asked about by its dates. */
    private static final int MONTH = 21;

    private static final Set<String> OF_SINGLE_DAYS =
            Set.of("poya_alcohol", "alcohol_closed", "alcohol_uncertain", "festival", "public_holiday");

    private static final Pattern ASKS_FOR_DAYS = Pattern.compile(
            "(?i)\\b(?:poya\\w*|full moon|holidays?|festivals?|perahera|processions?|pilgrim\\w*|christmas|easter|new year|vesak|poson|open|clos(?:es?|ed|ing)|shut|shops?|banks?|offices?|crowd\\w*|busy|busiest|quiet\\w*|happen\\w*|events?|celebrat\\w+|dates?|which days?|what days?|restrictions?|rules?)\\b");

    private AskedOfAMonth() {}

    /** Those of the constraints that touch the question; all of them for a plan or where single days are meant. */
    static List<ConstraintViolation> of(List<ConstraintViolation> constraints, Subject subject, String question) {
        if (subject.question().forPlan()
                || subject.days().size() < MONTH
                || subject.question().aboutAlcohol()
                || Patterns.isIn(ASKS_FOR_DAYS, question)) {
            return constraints;
        }
        return constraints.stream()
                .filter(constraint -> !OF_SINGLE_DAYS.contains(constraint.getConstraintType()))
                .toList();
    }
}
