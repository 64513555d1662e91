package ai.travion.shadow;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.plan.Plan;
import ai.travion.shadow.plan.TripHours;
import ai.travion.shadow.plan.Wishes;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What a turn is about.
 *
 * @param days none where no date is known and none is needed
 * @param places of the atlas, the main one first
 * @param point where the sun is looked at
 * @param pointName what to call it
 * @param hours of a plan's days
 * @param wishes for a plan
 * @param today of the traveller
 * @param assumptions what had to be taken for granted, in sentences
 */
record Subject(
        Question question,
        List<LocalDate> days,
        List<Place> places,
        Optional<GeoPoint> point,
        String pointName,
        TripHours hours,
        Wishes wishes,
        LocalDate today,
        List<String> assumptions) {

    Subject {
        days = List.copyOf(days);
        places = List.copyOf(places);
        assumptions = List.copyOf(assumptions);
    }

    /** What the calendar is asked: whoever asks a plain fact about a temple does not visit it. */
    Trip trip() {
        boolean noVisit = days.isEmpty() && question.asksAFact();
        return new Trip(days, noVisit ? List.of() : places, today);
    }

    /** The same days, each with where a plan is on it. */
    Trip tripOf(Plan plan) {
        return new Trip(days, plan.visited(), plan.placesByDay(), today);
    }

    /** The places without those that a plan has no time for; all of them where nothing would be left. */
    List<Place> without(List<Place> leftOut) {
        List<Place> kept =
                places.stream().filter(place -> !leftOut.contains(place)).toList();
        return kept.isEmpty() ? places : kept;
    }

    /** Whether we chose the places, or some of them. */
    boolean placesAreChosen() {
        return question.forPlan() && assumptions.stream().anyMatch(LeftToUs::isChosen);
    }
}
