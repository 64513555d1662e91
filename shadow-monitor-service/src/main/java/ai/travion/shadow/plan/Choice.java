package ai.travion.shadow.plan;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.Kind;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a day can be chosen from.
 *
 * @param ahead the stays of this day, then of those after it
 * @param askedFor what has to be seen on some day
 * @param seen what was seen on the days before
 * @param feast what of a feast belongs to the day
 * @param keptOff what the traveller does not want on it
 */
record Choice(
        PlanRequest request,
        LocalDate date,
        List<List<Stay>> ahead,
        Set<Sight> askedFor,
        Set<Sight> seen,
        FeastDay feast,
        Set<String> keptOff,
        Objective objective) {

    List<Stay> today() {
        return ahead.getFirst();
    }

    /** How many days, this one included, are spent at the day's stays. */
    int daysHere() {
        int days = 0;
        for (List<Stay> stays : ahead) {
            days += stays.equals(today()) ? 1 : 0;
        }
        return days;
    }

    /** Whether more stays lie ahead than days. */
    boolean hasNoDayToSpare() {
        Set<Stay> stays = new HashSet<>();
        ahead.forEach(stays::addAll);
        return stays.size() > ahead.size();
    }

    /** By law, since the country stands still, or since it has hardly woken up again after the New Year. */
    boolean isRestOfMarkets() {
        return isUnder(Kind.CRITICAL_SHUTDOWN) || isUnder(Kind.HARD_CONSTRAINT) || feast.isAfterNewYear();
    }

    boolean isPoya() {
        return isThere(constraint -> constraint.getConstraintType().equals("poya_alcohol"));
    }

    boolean isUnder(Kind kind) {
        return isThere(constraint -> constraint.getKind().equals(kind.name()));
    }

    /** Whether a sight was given no other day of the trip, and is not to be kept off this one. */
    boolean mayHave(Sight sight) {
        if (KeptOff.include(sight, keptOff)) {
            return false;
        }
        boolean isMovedHere = false;
        for (Appointment appointment : request.wishes().told().appointments()) {
            if (appointment.isFor(sight)) {
                if (!appointment.mayBeOn(date, request.days())) {
                    return false;
                }
                isMovedHere |= appointment.day().isPresent();
            }
        }
        return isMovedHere || !objective.isOutOfPlace(sight);
    }

    private boolean isThere(Predicate<ConstraintViolation> which) {
        for (ConstraintViolation constraint : request.constraints()) {
            if (constraint.getDate().filter(date::equals).isPresent() && which.test(constraint)) {
                return true;
            }
        }
        return false;
    }
}
