package ai.travion.router;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.router.places.NearbySearch;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.Coordinates;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.LocationSearch;
import ai.travion.schemas.RouteDecision;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Writes what was understood in the words of the envelope. */
final class Located {

    private Located() {}

    static Coordinates at(Place place) {
        return Coordinates.newBuilder()
                .setLatitude(place.at().latitude())
                .setLongitude(place.at().longitude())
                .setElevationM(
                        place.elevationMetres().isPresent()
                                ? place.elevationMetres().getAsDouble()
                                : null)
                .build();
    }

    static Coordinates at(GeoPoint point) {
        return Coordinates.newBuilder()
                .setLatitude(point.latitude())
                .setLongitude(point.longitude())
                .build();
    }

    static LocationSearch search(NearbySearch search, String around) {
        return LocationSearch.newBuilder()
                .setFacility(search.facility())
                .setNear(around)
                .setRadiusKm(search.radiusKm().orElse(null))
                .setLimit(search.limit())
                .build();
    }

    /** Of what the last answer rested on, what this one may repeat: what holds on another day than the one asked for is left out. */
    static GraphState withTheLastAnswer(GraphState.Builder state, RouteDecision decision, Optional<LocalDate> day) {
        if (decision != RouteDecision.DIRECT_ANSWER) {
            // The plan that is made anew is held against the one before.
            boolean anew = state.getIntent() == IntentType.TRIP_PLANNING
                    && decision != RouteDecision.ASK_CLARIFICATION
                    && decision != RouteDecision.SMALL_TALK;
            return state.setRetrievedDocuments(List.of())
                    .setCitations(List.of())
                    .setItinerary(anew ? state.getItinerary() : List.of())
                    .setConstraintViolations(List.of())
                    .build();
        }
        var holding = state.getConstraintViolations().stream()
                .filter(violation -> day.isEmpty()
                        || violation.getDate().isEmpty()
                        || violation.getConstraintType().equals("weather_season")
                        || violation.getDate().equals(day))
                .toList();
        // The plan of some turns before is no part of an answer that is told again.
        return state.setItinerary(state.getIntent() == IntentType.TRIP_PLANNING ? state.getItinerary() : List.of())
                .setConstraintViolations(holding)
                .build();
    }

    /** The question as the traveller reads it. */
    static String inWords(Clarification asked) {
        boolean yesOrNo = asked.getOptions().stream().anyMatch(option -> option.startsWith("Yes, "));
        if (asked.getOptions().isEmpty() || yesOrNo) {
            return asked.getQuestion();
        }
        var options = asked.getOptions();
        var choice = options.size() == 1
                ? options.getFirst()
                : String.join(", ", options.subList(0, options.size() - 1)) + " or " + options.getLast();
        return asked.getQuestion() + " For example: " + choice + ".";
    }
}
