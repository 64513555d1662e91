package ai.travion.shadow.api;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.graph.lookup.LookupProblem;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.crowd.CrowdStatus;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.crowd.SiteDay;
import ai.travion.shadow.crowd.SiteType;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** How full a place, or a type of place, is at an hour. */
@RestController
@RequestMapping(LookupProblem.API)
final class CrowdLookup {

    private static final String BASIS =
            "An estimate from arrivals, the calendar and assumed habits; not a count at the place.";

    private final Places places;
    private final Crowds.Sources crowds;
    private final EventSentinel sentinel;

    CrowdLookup(Places places, Crowds.Sources crowds, EventSentinel sentinel) {
        this.places = places;
        this.crowds = crowds;
        this.sentinel = sentinel;
    }

    /**
     * @param location either this
     * @param locationType or this: heritage, temple, …
     * @param datetime local to Sri Lanka where it carries no offset
     */
    record Request(
            @Nullable String location,
            @Nullable String locationType,
            @Nullable String datetime) {}

    /** @param causes what of the calendar brings more people than an ordinary day of the season */
    record Answer(
            @Nullable String location,
            String locationType,
            String datetime,
            double crowdLevel,
            int crowdPercentage,
            String crowdStatus,
            String recommendation,
            List<HourView> bestHours,
            List<String> causes,
            String basis) {}

    record HourView(String hour, int crowdPercentage) {}

    @PostMapping("/crowd")
    Answer crowd(@RequestBody Request request) {
        if (isGiven(request.location()) == isGiven(request.locationType())) {
            throw LookupProblem.field(
                    isGiven(request.location()) ? "location_type" : "location",
                    "Give either location, the name of a place, or location_type, one of " + types() + ".");
        }
        if (isGiven(request.location())) {
            Place place = Fields.location(request.location(), places);
            ZonedDateTime at = Fields.moment("datetime", request.datetime());
            LocalDate day = at.toLocalDate();
            return answer(
                    place.name(),
                    at,
                    crowds.at(place, day),
                    sentinel.impact(place, day).causes());
        }
        SiteType type = type(request.locationType());
        ZonedDateTime at = Fields.moment("datetime", request.datetime());
        return answer(null, at, crowds.at(type, at.toLocalDate()), List.of());
    }

    private static Answer answer(@Nullable String location, ZonedDateTime at, SiteDay day, List<String> causes) {
        int percent = day.percentAt(at.getHour());
        CrowdStatus status = CrowdStatus.at(percent);
        return new Answer(
                location,
                day.site().type().label(),
                DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(at.truncatedTo(ChronoUnit.SECONDS)),
                Math.round(day.levels().get(at.getHour()) * 1_000) / 1_000.0,
                percent,
                status.word(),
                recommendation(day, at.getHour(), status, causes),
                day.bestHours().stream()
                        .map(hour -> new HourView(hour.clock(), hour.percent()))
                        .toList(),
                causes,
                BASIS);
    }

    private static String recommendation(SiteDay day, int hour, CrowdStatus status, List<String> causes) {
        String best = day.bestHours().stream().map(SiteDay.Hour::clock).collect(Collectors.joining(", "));
        if (day.rushHours().contains(hour)) {
            return "The streets are packed at this hour (%s): be in place well before, or come at %s."
                    .formatted(String.join(", ", causes), best);
        }
        if (!day.isVisited(hour)) {
            return "Few people are there because it is outside the usual visiting hours; within them it is quietest at %s."
                    .formatted(best);
        }
        return switch (status) {
            case LOW -> "Quiet: come as it suits you.";
            case MODERATE -> "Some company, and room for everybody; it is quietest at %s.".formatted(best);
            case HIGH -> "Busy: better at %s.".formatted(best);
            case EXTREME -> "Very crowded: come at %s, or on another day.".formatted(best);
        };
    }

    private static SiteType type(@Nullable String label) {
        return SiteType.labelled(String.valueOf(label))
                .orElseThrow(
                        () -> LookupProblem.field("location_type", "location_type must be one of " + types() + "."));
    }

    private static String types() {
        return String.join(", ", SiteType.labels());
    }

    private static boolean isGiven(@Nullable String text) {
        return text != null && !text.isBlank();
    }
}
