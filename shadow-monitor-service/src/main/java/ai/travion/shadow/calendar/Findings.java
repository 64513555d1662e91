package ai.travion.shadow.calendar;

import ai.travion.schemas.ConstraintViolation;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the rules found.
 *
 * @param constraints the most binding first
 * @param caveats what the calendar does not know about the days, in sentences
 */
public record Findings(List<ConstraintViolation> constraints, List<String> caveats) {

    public Findings {
        constraints = List.copyOf(constraints);
        caveats = List.copyOf(caveats);
    }

    /** Where the rules could not be asked. */
    public static Findings none() {
        return new Findings(List.of(), List.of());
    }

    /** The same with others, the most binding of each first. */
    public Findings and(List<ConstraintViolation> others) {
        return others.isEmpty()
                ? this
                : new Findings(
                        Stream.concat(constraints.stream(), others.stream())
                                .distinct()
                                .toList(),
                        caveats);
    }

    /** Whether neither a law nor a shutdown stands against a plan, as far as the calendar knows. */
    public boolean leaveWayFree() {
        return constraints.stream()
                .noneMatch(constraint -> !constraint.getKind().equals(Kind.ADVICE.name()));
    }
}
