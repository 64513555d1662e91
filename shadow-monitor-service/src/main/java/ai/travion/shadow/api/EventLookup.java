package ai.travion.shadow.api;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayType;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.PoyaDay;
import ai.travion.atlas.almanac.SchoolBreak;
import ai.travion.graph.lookup.LookupProblem;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.CalendarDay;
import ai.travion.shadow.calendar.EventSentinel;
import ai.travion.shadow.calendar.Findings;
import ai.travion.shadow.calendar.Impact;
import ai.travion.shadow.calendar.Trip;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What the calendar says of a day, and what that does to a place. */
@RestController
@RequestMapping(LookupProblem.API)
final class EventLookup {

    private static final String BASIS =
            "crowd_modifier compares with an ordinary day of the same season, by stated rules of this project; it was not measured.";

    private final Places places;
    private final EventSentinel sentinel;
    private final Clock clock;

    EventLookup(Places places, EventSentinel sentinel, Clock clock) {
        this.places = places;
        this.sentinel = sentinel;
        this.clock = clock;
    }

    record Request(@Nullable String date, @Nullable String location) {}

    /**
     * @param isPoyaDay null where not even predictions reach
     * @param isBridgeDay null where holidays are not known
     * @param isSchoolHoliday of most schools; null where neither a usual break nor a published one tells
     * @param alcoholBan null where it is not known
     * @param certainty of the Poya days and holidays: gazetted; predicted where the gazette of the year is not known; unknown where
     *     not even predictions reach. A closure for alcohol has its own, in its constraint
     * @param unknown names of the fields whose value says nothing, since the calendar does not reach that day or does not tell
     * @param caveats what the calendar does not know, in sentences
     */
    record Answer(
            LocalDate date,
            @Nullable String location,
            @Nullable Boolean isPoyaDay,
            @Nullable String poyaName,
            List<HolidayView> holidays,
            @Nullable Boolean isBridgeDay,
            @Nullable Boolean isSchoolHoliday,
            List<SchoolBreakView> schoolHolidays,
            @Nullable Boolean alcoholBan,
            List<ConstraintView> constraints,
            String certainty,
            List<String> unknown,
            List<String> caveats) {}

    /** @param certainty gazetted; predicted or inferred where a rule gives the day and no gazette is known */
    record HolidayView(String name, List<String> types, boolean tentative, String certainty, String source) {}

    /** @param certainty published, or inferred from the breaks of other years */
    record SchoolBreakView(
            String name, String schools, LocalDate start, LocalDate end, String certainty, String source) {}

    /** @param ruleValidity the days that the rule speaks of: "2020-01-01 to 2035-12-31" */
    record ConstraintView(
            String constraintType,
            String kind,
            String severity,
            String description,
            String suggestion,
            String ruleId,
            String ruleValidity,
            @Nullable LocalDate date,
            @Nullable String location,
            String source,
            String certainty) {

        static ConstraintView of(ConstraintViolation found, String ruleValidity) {
            return new ConstraintView(
                    found.getConstraintType(),
                    found.getKind(),
                    lower(found.getSeverity()),
                    found.getDescription(),
                    found.getSuggestion(),
                    found.getRuleId(),
                    ruleValidity,
                    found.getDate().orElse(null),
                    found.getLocation().orElse(null),
                    found.getSource(),
                    found.getCertainty());
        }
    }

    record ImpactAnswer(
            String location,
            LocalDate date,
            @Nullable Boolean isPoyaDay,
            @Nullable String poyaName,
            double predictedCrowdModifier,
            List<String> causes,
            SensitivityView locationSensitivity,
            List<ConstraintView> constraints,
            String certainty,
            List<String> unknown,
            List<String> caveats,
            String basis) {}

    record SensitivityView(double lRel, double lNat) {}

    @PostMapping("/events")
    Answer events(@RequestBody Request request) {
        LocalDate date = Fields.date(request.date());
        Optional<Place> place = request.location() == null || request.location().isBlank()
                ? Optional.empty()
                : Optional.of(Fields.location(request.location(), places));
        CalendarDay day = sentinel.day(date);
        Findings findings = sentinel.about(trip(date, place.stream().toList()));
        return new Answer(
                date,
                place.map(Place::name).orElse(null),
                isPoya(day),
                poyaName(day),
                day.holidays().stream()
                        .map(holiday -> new HolidayView(
                                holiday.name(),
                                types(holiday.types()),
                                holiday.tentative(),
                                lower(holiday.certainty()),
                                holiday.source()))
                        .toList(),
                isKnown(day) ? Boolean.valueOf(day.bridge()) : null,
                (isKnown(day) || day.isSchoolHoliday()) ? Boolean.valueOf(day.isSchoolHoliday()) : null,
                day.schoolBreaks().stream().map(EventLookup::view).toList(),
                isDry(day),
                constraints(findings),
                certainty(day),
                unknownOf(day),
                caveats(day, findings));
    }

    @PostMapping("/events/impact")
    ImpactAnswer impact(@RequestBody Request request) {
        Place place = Fields.location(request.location(), places);
        LocalDate date = Fields.date(request.date());
        CalendarDay day = sentinel.day(date);
        Impact impact = sentinel.impact(place, date);
        Findings findings = sentinel.about(trip(date, List.of(place)));
        return new ImpactAnswer(
                place.name(),
                date,
                isPoya(day),
                poyaName(day),
                impact.crowdModifier(),
                impact.causes(),
                new SensitivityView(
                        impact.sensitivity().religious(), impact.sensitivity().natural()),
                constraints(findings),
                certainty(day),
                isKnown(day) ? List.of() : List.of("is_poya_day", "poya_name", "predicted_crowd_modifier", "causes"),
                caveats(day, findings),
                BASIS);
    }

    private Trip trip(LocalDate date, List<Place> where) {
        return new Trip(List.of(date), where, LocalDate.now(clock.withZone(Fields.COLOMBO)));
    }

    private static boolean isKnown(CalendarDay day) {
        return day.certainty().isPresent();
    }

    private static @Nullable Boolean isPoya(CalendarDay day) {
        return isKnown(day) ? Boolean.valueOf(day.poya().isPresent()) : null;
    }

    private static List<String> unknownOf(CalendarDay day) {
        if (isKnown(day)) {
            return day.isAlcoholUncertain() ? List.of("alcohol_ban") : List.of();
        }
        return Stream.of(
                        Stream.of("is_poya_day", "poya_name", "holidays", "is_bridge_day"),
                        day.isSchoolHoliday() ? Stream.<String>empty() : Stream.of("is_school_holiday"),
                        isDry(day) == null ? Stream.of("alcohol_ban") : Stream.<String>empty())
                .flatMap(names -> names)
                .toList();
    }

    /** Those of the rules, and what a plain yes or no of the schools would hide. */
    private static List<String> caveats(CalendarDay day, Findings findings) {
        Stream<String> movedPoya = day.movedPoya().stream()
                .filter(moved -> day.isAlcoholUncertain())
                .map(moved ->
                        "It was first gazetted as %s Full Moon Poya Day and then moved: whether the sale of alcohol was closed is not known."
                                .formatted(moved.name()));
        Stream<String> schools = day.schoolTermsPublished()
                ? Stream.empty()
                : Stream.of("Not all school holidays of %d are published; the others are taken from the usual breaks."
                        .formatted(day.date().getYear()));
        Stream<String> someSchools = day.isSchoolHoliday() || day.schoolBreaks().isEmpty()
                ? Stream.empty()
                : Stream.of(
                        "is_school_holiday speaks of most schools: on this day only those of school_holidays are closed.");
        return Stream.of(findings.caveats().stream(), movedPoya, schools, someSchools)
                .flatMap(caveats -> caveats)
                .toList();
    }

    private static @Nullable Boolean isDry(CalendarDay day) {
        boolean nobodyKnows = (!isKnown(day) && !day.alcoholClosed()) || day.isAlcoholUncertain();
        return nobodyKnows ? null : Boolean.valueOf(day.alcoholClosed());
    }

    private static String certainty(CalendarDay day) {
        return day.certainty().map(EventLookup::lower).orElse("unknown");
    }

    private static @Nullable String poyaName(CalendarDay day) {
        return day.poya().map(PoyaDay::fullName).orElse(null);
    }

    private List<ConstraintView> constraints(Findings findings) {
        return findings.constraints().stream()
                .map(found -> ConstraintView.of(
                        found, sentinel.validityOf(found.getRuleId()).orElse("any day")))
                .toList();
    }

    private static SchoolBreakView view(SchoolBreak found) {
        return new SchoolBreakView(
                found.name(),
                found.schools(),
                found.start(),
                found.end(),
                found.certainty() == Certainty.GAZETTED ? "published" : "inferred",
                found.source());
    }

    private static List<String> types(Set<HolidayType> types) {
        return types.stream().map(EventLookup::lower).toList();
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
