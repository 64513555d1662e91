package ai.travion.shadow.plan;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.Kind;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a day can be chosen from.
 *
 * @param ahead the stays of this day, then of those after it
 * @param askedFor what has to be seen on some day
 * @param seen what was seen on the days before
 * @param feast what of a feast belongs to the day
 */
record Choice(
        PlanRequest request,
        LocalDate date,
        List<List<Stay>> ahead,
        Set<Sight> askedFor,
        Set<Sight> seen,
        FeastDay feast,
        Objective objective) {

    List<Stay> today() {
        return ahead.getFirst();
    }

    /** How many days, this one included, are spent at the day's stays. */
    int daysHere() {
        return (int) ahead.stream().filter(today()::equals).count();
    }

    /** Whether more stays lie ahead than days. */
    boolean hasNoDayToSpare() {
        return ahead.stream().flatMap(List::stream).distinct().count() > ahead.size();
    }

    /** By law, since the country stands still, or since it has hardly woken up again after the New Year. */
    boolean isRestOfMarkets() {
        return isUnder(Kind.CRITICAL_SHUTDOWN) || isUnder(Kind.HARD_CONSTRAINT) || feast.isAfterNewYear();
    }

    boolean isPoya() {
        return ofTheDay().anyMatch(constraint -> constraint.getConstraintType().equals("poya_alcohol"));
    }

    boolean isUnder(Kind kind) {
        return ofTheDay().anyMatch(constraint -> constraint.getKind().equals(kind.name()));
    }

    /** Whether a sight was given no other day of the trip. */
    boolean mayHave(Sight sight) {
        return request.wishes().told().appointments().stream()
                .filter(appointment -> appointment.isFor(sight))
                .allMatch(appointment -> appointment.mayBeOn(date, request.days()));
    }

    private Stream<ConstraintViolation> ofTheDay() {
        return request.constraints().stream()
                .filter(constraint -> constraint.getDate().filter(date::equals).isPresent());
    }
}
