package ai.travion.shadow.plan;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.sun.LightWindows;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a plan is made from.
 *
 * @param days in order, at least one
 * @param targets the places that were asked for, the main one first, at least one
 * @param origin where the traveller comes from on the first day, where it is known
 * @param light of each day where it is spent; a day without it is planned with the least light of the year
 * @param constraints that the days are under
 * @param crowds how full places are; a day that is missing is planned without it
 * @param hours that the traveller has on each day
 * @param inHand the plan that is changed
 */
public record PlanRequest(
        List<LocalDate> days,
        List<Place> targets,
        Wishes wishes,
        Optional<Place> origin,
        LightOf light,
        List<ConstraintViolation> constraints,
        Crowds crowds,
        TripHours hours,
        PlanInHand inHand) {

    /** Three weeks: a plan of more days would not fit into the envelope, nor its answer on a page. */
    public static final int MOST_DAYS = 21;

    /** For who wants no early start. */
    public static final int UNHURRIED_START = DayPart.at(8, 0);

    /** The light of a day at a place; empty where the sun could not be computed. */
    @FunctionalInterface
    public interface LightOf {
        Optional<LightWindows> on(LocalDate day, GeoPoint place);
    }

    /** @throws IllegalArgumentException without a day or a place */
    public PlanRequest {
        if (days.isEmpty() || targets.isEmpty()) {
            throw new IllegalArgumentException("A plan needs at least one day and one place");
        }
        days = List.copyOf(days);
        targets = targets.stream().distinct().toList();
        constraints = List.copyOf(constraints);
        boolean late = wishes.dislikes().includes(Avoidance.Kept.EARLY)
                || Tempo.startsLate(wishes.told().words());
        // An hour that is still held to was said after the habit.
        hours = late && !hours.beginBefore(UNHURRIED_START) ? hours.unhurried(UNHURRIED_START) : hours;
        boolean isOld = wishes.told().care().has(Need.ELDERS)
                && !wishes.told().care().isOfWhoSetsOutAlone()
                && days.size() > 2
                && inHand.isEmpty();
        hours = isOld && hours.areWhole() ? hours.begunInPeace(UNHURRIED_START) : hours;
    }

    /** Of who has no plan yet. */
    public PlanRequest(
            List<LocalDate> days,
            List<Place> targets,
            Wishes wishes,
            Optional<Place> origin,
            LightOf light,
            List<ConstraintViolation> constraints,
            Crowds crowds,
            TripHours hours) {
        this(days, targets, wishes, origin, light, constraints, crowds, hours, PlanInHand.none());
    }

    /** Where nothing is known of crowds. */
    public PlanRequest(
            List<LocalDate> days,
            List<Place> targets,
            Wishes wishes,
            Optional<Place> origin,
            LightOf light,
            List<ConstraintViolation> constraints) {
        this(days, targets, wishes, origin, light, constraints, Crowds.unknown());
    }

    /** Of whole days. */
    public PlanRequest(
            List<LocalDate> days,
            List<Place> targets,
            Wishes wishes,
            Optional<Place> origin,
            LightOf light,
            List<ConstraintViolation> constraints,
            Crowds crowds) {
        this(days, targets, wishes, origin, light, constraints, crowds, TripHours.wholeDays());
    }

    /** Of a part of a day. */
    public PlanRequest(
            List<LocalDate> days,
            List<Place> targets,
            Wishes wishes,
            Optional<Place> origin,
            LightOf light,
            List<ConstraintViolation> constraints,
            Crowds crowds,
            Hours hours) {
        this(days, targets, wishes, origin, light, constraints, crowds, TripHours.of(hours));
    }

    /** Whether it was settled where each of its days ends. */
    boolean staysAreSettled() {
        return inHand.isSettledFor(days.size());
    }

    /** The hours of one of the days. */
    Hours hoursOf(LocalDate day) {
        return hours.on(Math.max(0, days.indexOf(day)), days.size());
    }

    /** Whether a law or a shutdown stands against a day. */
    boolean isUnderALaw(LocalDate day) {
        return constraints.stream()
                .filter(constraint -> !constraint.getKind().equals(Kind.ADVICE.name()))
                .anyMatch(constraint -> constraint.getDate().filter(day::equals).isPresent());
    }

    /** The same of other places, with other wishes. */
    PlanRequest forThe(List<Place> others, Wishes otherWishes) {
        return new PlanRequest(days, others, otherWishes, origin, light, constraints, crowds, hours, inHand);
    }

    /** The same of one who comes from somewhere on the first day. */
    PlanRequest from(Place place) {
        return new PlanRequest(days, targets, wishes, Optional.of(place), light, constraints, crowds, hours, inHand);
    }

    /** The same of one who has other hours. */
    PlanRequest in(TripHours others) {
        return new PlanRequest(days, targets, wishes, origin, light, constraints, crowds, others, inHand);
    }

    /** The same on a part of its day. */
    PlanRequest within(Hours others) {
        return new PlanRequest(
                days,
                targets,
                wishes,
                origin,
                light,
                constraints,
                crowds,
                hours.within(others)
                        .saying("Half a day at %s and the way there and back take from %s to %s."
                                .formatted(
                                        targets.getFirst().name(),
                                        Reasons.clock(others.from()),
                                        Reasons.clock(others.to()))),
                inHand);
    }

    /** The same of one who gave no hours. */
    PlanRequest withWholeDays() {
        return new PlanRequest(
                days, targets, wishes, origin, light, constraints, crowds, TripHours.wholeDays(), inHand);
    }

    /** The same where the trip ends at its last place. */
    PlanRequest withoutTheWayBack() {
        return forThe(targets, wishes.told(wishes.told().goingBack(false)));
    }

    /** The same of one who has not yet said what changes the plan in hand, but where the trip ends. */
    PlanRequest asBefore(PlanInHand.Before before) {
        Particulars then = before.wishes().told();
        return new PlanRequest(
                days,
                targets,
                before.wishes().told(then.goingBack(wishes.told().goesBack())),
                origin,
                light,
                constraints,
                crowds,
                before.hours(),
                inHand.afresh());
    }

    /** The same of one who changes a plan. */
    public PlanRequest changing(PlanInHand plan) {
        return new PlanRequest(days, targets, wishes, origin, light, constraints, crowds, hours, plan);
    }

    boolean isADayTrip() {
        return days.size() == 1 && origin.isPresent();
    }

    /** Where one is back on the evening of a day: of a day trip, and on the last day of a trip that ends where it began. */
    Optional<Place> returnOn(LocalDate day) {
        Flights flights = wishes.told().flights();
        boolean flies =
                flights.endsThere() || (flights.out() && hours.departure().isPresent());
        if (day.equals(days.getLast()) && flies) {
            return flights.airport().or(() -> origin);
        }
        Optional<Place> last = wishes.told().endsIn();
        if (day.equals(days.getLast()) && last.isPresent()) {
            return last;
        }
        return origin.filter(place -> isADayTrip()
                || (day.equals(days.getLast()) && NightClimb.isTheTrip(this))
                || (day.equals(days.getLast()) && wishes.told().endsAt(place)));
    }

    /** The same over so many days from the first, under no constraint that is known of the days added. */
    PlanRequest over(int count) {
        LocalDate first = days.getFirst();
        return new PlanRequest(
                IntStream.range(0, count).mapToObj(first::plusDays).toList(),
                targets,
                wishes,
                origin,
                light,
                constraints,
                crowds,
                hours,
                inHand);
    }
}
