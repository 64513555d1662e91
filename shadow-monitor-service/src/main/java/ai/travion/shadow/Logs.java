package ai.travion.shadow;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.shadow.calendar.Findings;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.Plan;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** What the engines found, line by line: ok, warning or blocked. */
final class Logs {

    static final String EVENT_SENTINEL = "event_sentinel";
    static final String GOLDEN_HOUR = "golden_hour";
    static final String CROWDCAST = "crowdcast";
    static final String ITINERARY = "itinerary";
    static final String FESTIVAL = "festival";

    private final Instant now;
    private final List<ShadowMonitorLog> lines = new ArrayList<>();

    Logs(Instant now) {
        this.now = now;
    }

    List<ShadowMonitorLog> lines() {
        return List.copyOf(lines);
    }

    void unavailable(String engine, String failure) {
        add(engine, "warning", "Could not be checked: " + failure + ".");
    }

    void calendar(Subject subject, Findings findings) {
        List<ConstraintViolation> constraints = findings.constraints();
        if (constraints.isEmpty()) {
            if (findings.caveats().isEmpty()) {
                add(EVENT_SENTINEL, "ok", nothingAgainst(subject.days()));
            }
        } else {
            add(
                    EVENT_SENTINEL,
                    outcome(subject, constraints),
                    String.join(
                            " ",
                            constraints.stream()
                                    .map(ConstraintViolation::getDescription)
                                    .toList()));
        }
        findings.caveats().forEach(caveat -> add(EVENT_SENTINEL, "warning", caveat));
    }

    void light(Subject subject, LightFindings light) {
        light.inWords(subject).ifPresent(words -> add(GOLDEN_HOUR, "ok", words));
    }

    /** When a festival is held that was asked for. */
    void festival(String words) {
        add(FESTIVAL, "ok", words);
    }

    void crowds(Subject subject, Crowds crowds) {
        CrowdFindings.inWords(subject, crowds)
                .ifPresent(words -> add(CROWDCAST, CrowdFindings.outcome(subject, crowds), words));
    }

    /** Of the visits of a plan. */
    void crowds(Plan plan, LocalDate today) {
        boolean busy = !CrowdFindings.warningsOf(plan.slots(), today).isEmpty();
        CrowdFindings.inWords(plan.slots()).ifPresent(words -> add(CROWDCAST, busy ? "warning" : "ok", words));
    }

    void plan(Plan plan, List<LocalDate> days) {
        String places = plan.visited().isEmpty()
                ? "nothing that fits the day"
                : InWords.list(
                        plan.visited().stream().map(place -> place.name()).toList());
        add(
                ITINERARY,
                plan.obstacles().isEmpty() && !plan.visited().isEmpty() ? "ok" : "warning",
                "%s: %s.".formatted(InWords.days(days.getFirst(), days.getLast()), places)
                        + plan.obstacles().stream()
                                .map(obstacle -> " " + obstacle.getDescription())
                                .reduce("", String::concat));
    }

    void noPlace() {
        add(ITINERARY, "warning", "No place is known that a plan could be made for.");
    }

    private static String nothingAgainst(List<LocalDate> days) {
        return days.isEmpty()
                ? "No date was given; nothing that holds on any day needs saying."
                : "%s: neither a Poya day nor another day closed to alcohol nor the New Year."
                        .formatted(InWords.days(days.getFirst(), days.getLast()));
    }

    /** Blocked, where the country stands still or the very thing that was asked for is forbidden. */
    private static String outcome(Subject subject, List<ConstraintViolation> constraints) {
        boolean forbidden = constraints.stream().anyMatch(constraint -> isKind(constraint, Kind.HARD_CONSTRAINT))
                && subject.question().aboutAlcohol();
        if (forbidden || constraints.stream().anyMatch(constraint -> isKind(constraint, Kind.CRITICAL_SHUTDOWN))) {
            return "blocked";
        }
        return constraints.stream().allMatch(constraint -> constraint.getSeverity() == Severity.LOW) ? "ok" : "warning";
    }

    private static boolean isKind(ConstraintViolation constraint, Kind kind) {
        return constraint.getKind().equals(kind.name());
    }

    private void add(String check, String outcome, String details) {
        lines.add(ShadowMonitorLog.newBuilder()
                .setTimestamp(now)
                .setCheckType(check)
                .setOutcome(outcome)
                .setDetails(details)
                .build());
    }
}
