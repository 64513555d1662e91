package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.calendar.Lull;
import ai.travion.shadow.crowd.CrowdStatus;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.crowd.SiteDay;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What CrowdCast has to say on a turn. */
final class CrowdFindings {

    private static final Pattern IN_THE_OPEN = Pattern.compile(
            "\\b(?:beach(?:es)?|surf|swim|bathe|bay|sea front|by the sea|lake|ramparts|lanes|streets?)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final String NOT_MEASURED =
            "Crowd figures are estimates from arrivals and the calendar, not counts at the place.";

    private static final int MOST_WARNINGS = 3;

    private CrowdFindings() {}

    /** A line for the log: the main place on the first day; none where no place or no day is known. */
    static Optional<String> inWords(Subject subject, Crowds crowds) {
        if (subject.places().isEmpty() || subject.days().isEmpty()) {
            return Optional.empty();
        }
        Place place = subject.places().getFirst();
        LocalDate day = subject.days().getFirst();
        return crowds.at(place, day)
                .map(site -> "%s on %s: %s%s %s"
                        .formatted(
                                place.name(),
                                InWords.day(day),
                                subject.question()
                                        .hour()
                                        .map(hour -> atHour(site, hour))
                                        .orElse(""),
                                inWords(site),
                                NOT_MEASURED));
    }

    /** Who names an hour wants to know of that one first. */
    private static String atHour(SiteDay site, int hour) {
        if (site.isShutAllDay()) {
            return "";
        }
        if (site.isShutIn(hour)) {
            return "at %02d:00 it is closed; ".formatted(hour);
        }
        int percent = site.percentAt(hour);
        return "about %d%% full around %02d:00 (%s); "
                .formatted(percent, hour, CrowdStatus.at(percent).word());
    }

    private static String inWords(SiteDay site) {
        String hours = site.isShutAllDay()
                ? ""
                : "busiest about %s with %d%% (%s), quietest about %s with %d%%."
                        .formatted(
                                site.peak().clock(),
                                site.peak().percent(),
                                CrowdStatus.at(site.peak().percent()).word(),
                                calmest(site).clock(),
                                calmest(site).percent());
        return (hours + " " + site.lull().map(Lull::because).orElse("")).strip();
    }

    /** Of the hours in which one should come; where none of them is left, of all. */
    private static SiteDay.Hour calmest(SiteDay site) {
        return site.calmest().orElseGet(site::quietest);
    }

    /** A warning where the place fills. */
    static String outcome(Subject subject, Crowds crowds) {
        return warningsOf(subject, crowds).isEmpty() ? "ok" : "warning";
    }

    /** Of a plan: the fullest visit of each day, where it falls into a crowd; of many such days the worst. */
    static List<ConstraintViolation> warningsOf(List<ItinerarySlot> slots, LocalDate today) {
        return fullestOfEachDay(slots)
                .filter(CrowdFindings::isBusy)
                .sorted(Comparator.comparingInt(CrowdFindings::percent).reversed())
                .limit(MOST_WARNINGS)
                .sorted(Comparator.comparing(slot -> slot.getDate().orElseThrow()))
                .map(slot -> warningOf(slot, today))
                .toList();
    }

    /** A line for the log of a plan: the fullest visit of each day; none where nothing is known of any. */
    static Optional<String> inWords(List<ItinerarySlot> slots) {
        List<String> days = fullestOfEachDay(slots)
                .map(slot -> "%s on %s at %s: about %d%% full (%s)"
                        .formatted(
                                slot.getLocation(),
                                InWords.day(slot.getDate().orElseThrow()),
                                slot.getTime(),
                                percent(slot),
                                CrowdStatus.at(percent(slot)).word()))
                .toList();
        return days.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", days) + ". " + NOT_MEASURED);
    }

    private static Stream<ItinerarySlot> fullestOfEachDay(List<ItinerarySlot> slots) {
        Map<LocalDate, ItinerarySlot> fullest = slots.stream()
                .filter(slot -> slot.getCrowdPrediction().isPresent())
                .collect(Collectors.toMap(
                        slot -> slot.getDate().orElseThrow(),
                        slot -> slot,
                        BinaryOperator.maxBy(Comparator.comparingInt(CrowdFindings::percent)),
                        TreeMap::new));
        return fullest.values().stream();
    }

    private static int percent(ItinerarySlot slot) {
        return Math.round(slot.getCrowdPrediction().orElse(0f));
    }

    /** Of a question about places on a day: the fullest of them, where it fills. */
    static List<ConstraintViolation> warningsOf(Subject subject, Crowds crowds) {
        if (subject.days().size() != 1) {
            return List.of();
        }
        LocalDate day = subject.days().getFirst();
        return subject.places().stream()
                .flatMap(place ->
                        crowds
                                .at(place, day)
                                .map(site -> new Full(place, day, site, day.isBefore(subject.today())))
                                .stream())
                .filter(full -> CrowdStatus.at(full.site().peak().percent()).isBusy())
                .max(Comparator.comparingInt(full -> full.site().peak().percent()))
                .map(Full::warning)
                .stream()
                .toList();
    }

    private record Full(Place place, LocalDate day, SiteDay site, boolean past) {

        ConstraintViolation warning() {
            SiteDay.Hour peak = site.peak();
            return crowdWarning(
                    place.name(),
                    day,
                    peak.percent(),
                    "%s %s crowded on %s: about %d%% full around %s."
                            .formatted(place.name(), expected(past), InWords.day(day), peak.percent(), peak.clock()),
                    "It %s quietest around %s."
                            .formatted(past ? "was" : "is", calmest(site).clock()));
        }
    }

    private static String expected(boolean past) {
        return past ? "was probably" : "is expected to be";
    }

    private static boolean isBusy(ItinerarySlot slot) {
        return CrowdStatus.at(percent(slot)).isBusy();
    }

    private static ConstraintViolation warningOf(ItinerarySlot slot, LocalDate today) {
        LocalDate day = slot.getDate().orElseThrow();
        int percent = percent(slot);
        return crowdWarning(
                slot.getLocation(),
                day,
                percent,
                "%s %s crowded on %s at %s: about %d%% full."
                        .formatted(
                                slot.getLocation(),
                                expected(day.isBefore(today)),
                                InWords.day(day),
                                slot.getTime(),
                                percent),
                day.isBefore(today) ? "Queues were to be expected." : adviceAt(slot));
    }

    /** Nobody queues for a beach or a walk through a town: there the crowd is met by going elsewhere. */
    private static String adviceAt(ItinerarySlot slot) {
        return Patterns.isIn(IN_THE_OPEN, slot.getActivity())
                ? "Come earlier or later in the day, or walk on to where it is emptier."
                : "Allow time for queues.";
    }

    private static ConstraintViolation crowdWarning(
            String location, LocalDate day, int percent, String description, String suggestion) {
        return ConstraintViolation.newBuilder()
                .setConstraintType("crowd_warning")
                .setKind(Kind.ADVICE.name())
                .setRuleId("crowdcast")
                .setSeverity(CrowdStatus.at(percent) == CrowdStatus.EXTREME ? Severity.MEDIUM : Severity.LOW)
                .setDescription(description)
                .setSuggestion(suggestion)
                .setLocation(location)
                .setDate(day)
                .setSource("CrowdCast: a model of arrivals, calendar and assumed habits; an estimate")
                .setCertainty("predicted")
                .build();
    }
}
