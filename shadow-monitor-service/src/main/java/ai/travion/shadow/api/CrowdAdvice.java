package ai.travion.shadow.api;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.FeastAt;
import ai.travion.shadow.calendar.Lull;
import ai.travion.shadow.crowd.CrowdStatus;
import ai.travion.shadow.crowd.SiteDay;
import ai.travion.shadow.crowd.SiteType;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What to make of a crowd at an hour: nothing is recommended that is shut, too hot or too dark.
 *
 * @param constraints what the calendar asks of a visitor that day
 */
record CrowdAdvice(SiteDay day, int hour, List<FeastAt> feasts, List<ConstraintViolation> constraints) {

    private static final int MINUTES = 60;
    private static final int HARDLY_ANYBODY_PERCENT = 10;
    private static final int FIRST_LIGHT = 6;
    private static final int FIRST_HOUR_OF_A_CLOUD_WALK = 5;
    private static final int DUSK = 18;

    String inWords() {
        return Stream.concat(Stream.of(ofTheHour()), ofTheDay().stream())
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** What the lull has said need not be said again. */
    static boolean isNotSaidBy(SiteDay day, ConstraintViolation constraint) {
        return day.lull()
                .filter(lull -> lull.ruleId().equals(constraint.getRuleId()))
                .isEmpty();
    }

    private String ofTheHour() {
        if (day.isShutAllDay()) {
            return day.lull().map(Lull::because).orElse("") + " Come on another day.";
        }
        if (day.rushHours().contains(hour)) {
            return "It is packed at this hour (%s): be in place well before, or come %s."
                    .formatted(feastsOfTheHour(), elsewhen());
        }
        if (day.isShutIn(hour)) {
            return "It is closed at this hour, outside the usual visiting hours%s; within them it is quietest %s."
                    .formatted(
                            day.site()
                                    .visit()
                                    .gate()
                                    .map(gate -> " (" + gate.inWords() + ")")
                                    .orElse(""),
                            elsewhen());
        }
        if (!day.isVisited(hour)) {
            return "Few people are there because it is outside the usual visiting hours; within them it is quietest %s."
                    .formatted(elsewhen());
        }
        if (!day.isFitToCome(hour)) {
            return "%s: better come %s.".formatted(whyNotNow(), elsewhen());
        }
        if (!day.leavesTimeIn(hour)) {
            return "Late for a visit, which takes about %d minutes before the gate closes: better come %s."
                    .formatted(day.site().visit().minutes(), elsewhen());
        }
        return switch (CrowdStatus.at(day.percentAt(hour))) {
            case LOW -> whileQuiet();
            case MODERATE -> "Some company, and room for everybody; it is quietest %s.".formatted(elsewhen());
            case HIGH -> "Busy: better %s.".formatted(elsewhen());
            case EXTREME ->
                isCalmerElsewhen()
                        ? "Very crowded: come %s, or on another day.".formatted(elsewhen())
                        : "Very crowded all day: come on another day.";
        };
    }

    private String whileQuiet() {
        if (ofTheDay().isEmpty()) {
            return "Quiet: come as it suits you.";
        }
        return day.percentAt(hour) <= HARDLY_ANYBODY_PERCENT ? "Hardly anybody is there." : "Quiet.";
    }

    private String whyNotNow() {
        if (day.site().type() == SiteType.CLOUD_WALK) {
            return hour < FIRST_HOUR_OF_A_CLOUD_WALK
                    ? "It is dark at this hour"
                    : "Cloud usually hides the view from about ten o'clock";
        }
        if (day.site().type() != SiteType.PILGRIM_CLIMB) {
            return "The heat is at its worst at this hour";
        }
        if (hour >= FIRST_LIGHT && hour < DUSK) {
            return "Too hot or too late an hour to set out";
        }
        return day.lull().isPresent() ? "The way is dark at this hour" : "Too early to set out for the sunrise";
    }

    /** What the crowd does not show: a shutdown, a season. */
    private List<String> ofTheDay() {
        if (day.isShutAllDay()) {
            return List.of();
        }
        Stream<String> lull = day.lull().map(Lull::because).stream();
        Stream<String> warnings = constraints.stream()
                .filter(found -> found.getSeverity() != Severity.LOW)
                .filter(found -> isNotSaidBy(day, found))
                .map(ConstraintViolation::getDescription);
        return Stream.concat(lull, warnings).toList();
    }

    private String feastsOfTheHour() {
        return feasts.stream()
                .filter(feast -> feast.filled().containsKey(hour))
                .map(FeastAt::name)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private boolean isCalmerElsewhen() {
        return !betterHours().isEmpty();
    }

    /** The quietest hours in which one should come, where they are no fuller than this one and not packed; none where none is. */
    List<SiteDay.Hour> betterHours() {
        boolean isAnHourToCome = day.isFitToCome(hour) && day.isVisited(hour) && day.leavesTimeIn(hour);
        List<SiteDay.Hour> better = day.bestHours().stream()
                .filter(best -> CrowdStatus.at(best.percent()) != CrowdStatus.EXTREME)
                .filter(best -> !isAnHourToCome || best.percent() <= day.percentAt(hour))
                .toList();
        // Nobody who is told of the heat of one hour is sent to the next.
        List<SiteDay.Hour> cooler = better.stream()
                .filter(best -> day.isFitToCome(hour) || Math.abs(best.start() - hour * MINUTES) > MINUTES)
                .toList();
        return cooler.isEmpty() ? better : cooler;
    }

    /** "at 06:00, 07:00, 14:00", or "on another day" where no hour of this one is any better. */
    private String elsewhen() {
        List<SiteDay.Hour> better = betterHours();
        return better.isEmpty()
                ? "on another day"
                : "at " + better.stream().map(SiteDay.Hour::clock).collect(Collectors.joining(", "));
    }
}
