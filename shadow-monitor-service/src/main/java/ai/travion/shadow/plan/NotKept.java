package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.Kind;
import java.util.List;
import java.util.regex.Pattern;

/** Wishes that a plan says it could not keep, as constraints: a reader of the data finds what the text tells. */
final class NotKept {

    /** That a place is fuller than at another hour, or that it is hot there, stands in the way of nothing. */
    private static final Pattern A_WISH = Pattern.compile("^Not kept(?:: you (?:want|gave)|: the way back| on )");

    private static final Pattern SHUT =
            Pattern.compile("\\bit (?:closes|opens) at\\b|\\bnext to nothing is open by night\\b");

    private NotKept() {}

    /** One for each of the sentences that speaks of such a wish, in their order. */
    static List<ConstraintViolation> among(List<String> sentences) {
        return sentences.stream()
                .filter(said -> Patterns.isIn(A_WISH, said))
                .distinct()
                .map(NotKept::constraint)
                .toList();
    }

    private static ConstraintViolation constraint(String said) {
        boolean shut = Patterns.isIn(SHUT, said);
        boolean advised = said.endsWith(Obeyed.WOULD_HELP);
        return of(
                said,
                shut ? "closed_hours" : "infeasible",
                advised
                        ? ""
                        : shut
                                ? "Another hour of the day would do."
                                : "Another hour, another day or fewer wishes would do.");
    }

    static ConstraintViolation of(String said, String type, String suggestion) {
        return ConstraintViolation.newBuilder()
                .setConstraintType(type)
                .setKind(Kind.ADVICE.name())
                .setRuleId("not-kept")
                .setSeverity(Severity.MEDIUM)
                .setDescription(said)
                .setSuggestion(suggestion)
                .setSource("itinerary planner")
                .setCertainty("inferred")
                .build();
    }
}
