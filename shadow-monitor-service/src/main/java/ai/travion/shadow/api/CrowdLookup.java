package ai.travion.shadow.api;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.graph.lookup.LookupProblem;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.FeastAt;
import ai.travion.shadow.calendar.Lull;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.CrowdStatus;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.crowd.SiteDay;
import ai.travion.shadow.crowd.SiteType;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;
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
            "An estimate, not a count at the place: how busy a month is comes from the arrivals of past years, the days from the calendar, and the rest, hours, weekdays and kinds of place, from assumed habits.";

    private static final String CERTAINTY = "estimated";

    /** What the calendar asks of a visitor that bears on the hour: not what to wear or to drink. */
    private static final List<String> BEARING_ON_A_VISIT = List.of("critical_shutdown", "weather_season");

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

    /**
     * @param bestHours in which to come; none where it is shut all day, or no hour of it is better
     * @param causes what of the calendar brings more people, or fewer, than an ordinary day of the season
     * @param modelPercentage what the model alone expects, before any rule
     * @param rules what the calendar says over its head
     * @param certainty of the percentages: estimated, since nobody counts
     * @param caveats what the estimate leaves out on that day, in sentences
     * @param basis which of it is data and which is assumed
     */
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
            int modelPercentage,
            List<RuleView> rules,
            String certainty,
            List<String> caveats,
            String basis) {}

    record HourView(String hour, int crowdPercentage) {}

    /** @param effect fuller, emptier, closed, or advice where the percentage stays */
    record RuleView(String ruleId, String effect, String description) {}

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
                    sentinel.impact(place, day).causes(),
                    sentinel.feasts(place, day),
                    bearingOnAVisit(place, day));
        }
        SiteType type = type(request.locationType());
        ZonedDateTime at = Fields.moment("datetime", request.datetime());
        SiteDay day = crowds.at(type, at.toLocalDate());
        return answer(null, at, day, day.lull().stream().map(Lull::name).toList(), List.of(), List.of());
    }

    /** Where Poya days are not known, a day on which a place is packed looks like any other. */
    private List<String> caveats(LocalDate day) {
        return sentinel.day(day).certainty().isPresent()
                ? List.of()
                : List.of(
                        "The calendar does not reach %d: whether the day is a Poya day or another holiday is not known, and such a day can be far fuller."
                                .formatted(day.getYear()));
    }

    private List<ConstraintViolation> bearingOnAVisit(Place place, LocalDate day) {
        return sentinel.about(new Trip(List.of(day), List.of(place))).constraints().stream()
                .filter(found -> BEARING_ON_A_VISIT.contains(found.getConstraintType()))
                .toList();
    }

    private Answer answer(
            @Nullable String location,
            ZonedDateTime at,
            SiteDay day,
            List<String> causes,
            List<FeastAt> feasts,
            List<ConstraintViolation> constraints) {
        int hour = at.getHour();
        var advice = new CrowdAdvice(day, hour, feasts, constraints);
        return new Answer(
                location,
                day.site().type().label(),
                DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(at.truncatedTo(ChronoUnit.SECONDS)),
                Math.round(day.levels().get(hour) * 1_000) / 1_000.0,
                day.percentAt(hour),
                CrowdStatus.at(day.percentAt(hour)).word(),
                advice.inWords(),
                advice.betterHours().stream()
                        .map(best -> new HourView(best.clock(), best.percent()))
                        .toList(),
                causes,
                day.modelPercentAt(hour),
                rules(day, hour, feasts, constraints),
                CERTAINTY,
                caveats(at.toLocalDate()),
                BASIS);
    }

    private static List<RuleView> rules(
            SiteDay day, int hour, List<FeastAt> feasts, List<ConstraintViolation> constraints) {
        Stream<RuleView> fuller = feasts.stream().map(feast -> CrowdLookup.fuller(feast, hour));
        Stream<RuleView> emptier = day.lull().stream()
                .map(lull -> new RuleView(lull.ruleId(), lull.isShut() ? "closed" : "emptier", lull.because()));
        Stream<RuleView> gate = day.isShutIn(hour) && !day.rushHours().contains(hour)
                ? day.site().visit().gate().stream()
                        .map(open -> new RuleView("opening-hours", "closed", "It is open from " + open.inWords() + "."))
                : Stream.empty();
        Stream<RuleView> advice = constraints.stream()
                .filter(found -> CrowdAdvice.isNotSaidBy(day, found))
                .map(found -> new RuleView(found.getRuleId(), "advice", found.getDescription()));
        return Stream.of(fuller, emptier, gate, advice).flatMap(views -> views).toList();
    }

    private static RuleView fuller(FeastAt feast, int hour) {
        return new RuleView(
                feast.ruleId(),
                "fuller",
                feast.filled().containsKey(hour)
                        ? "%s fills it at this hour: at least %d%%."
                                .formatted(
                                        feast.name(),
                                        Math.round(100 * feast.filled().getOrDefault(hour, 0.0)))
                        : "%s brings about %.1f times as many people on that day."
                                .formatted(feast.name(), feast.times()));
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
