package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says to who avoids crowds which visits are full all the same: where no open hour is emptier, and where one is that the day has no room for. */
final class Quiet {

    private static final double FULL_PERCENT = 60;
    private static final double EMPTIER_BY = 5;
    private static final int STEP_MINUTES = 15;

    private Quiet() {}

    static String inWords(Draft draft) {
        List<String> always = new ArrayList<>();
        List<String> nowOnly = new ArrayList<>();
        List<String> byNight = new ArrayList<>();
        for (DaySchedule day : draft.days()) {
            for (Entry entry : day.entries()) {
                double percent = entry.kind() == Entry.Kind.VISIT
                        ? percentOf(day, entry, entry.start()).orElse(0.0)
                        : 0;
                if (percent < FULL_PERCENT) {
                    continue;
                }
                if (isForTheSunrise(day.frame().sights().of(entry.place()))) {
                    byNight.add(entry.place().name());
                    continue;
                }
                emptiest(day, entry)
                        .filter(other -> percent - other.percent() >= EMPTIER_BY)
                        .ifPresentOrElse(
                                other -> nowOnly.add(
                                        "%s is planned at %s, about %d%% full, though about %d%% are usual at %s: the other visits of the day, the weather or your hours stand in the way"
                                                .formatted(
                                                        entry.place().name(),
                                                        Reasons.clock(entry.start()),
                                                        Math.round(percent),
                                                        Math.round(other.percent()),
                                                        Reasons.clock(other.start()))),
                                () -> always.add(entry.place().name()));
            }
        }
        String said = sentence(always.stream().distinct().toList(), nowOnly, byNight.isEmpty());
        return byNight.isEmpty()
                ? said
                : "Crowds cannot be avoided at %s on that day, since one goes up for the sunrise as everybody does: a weekday that is neither a Poya nor a holiday is far emptier. %s"
                        .formatted(InWords.list(byNight.stream().distinct().toList()), said)
                        .strip();
    }

    /** Whether there is no other hour for it. */
    private static boolean isForTheSunrise(Sight sight) {
        return sight.parts().stream().allMatch(DayPart::isBeforeTheDay);
    }

    private static String sentence(List<String> always, List<String> nowOnly, boolean alone) {
        if (always.isEmpty() && nowOnly.isEmpty()) {
            return alone
                    ? "Visits are put at quieter hours where there is a choice, as you avoid crowds."
                    : "Elsewhere visits are put at quieter hours.";
        }
        String full = always.isEmpty()
                ? ""
                : "Crowds cannot be avoided at %s: it is about as full at every other hour of that day when it is open."
                        .formatted(InWords.list(always))
                        .replace(": it is", always.size() == 1 ? ": it is" : ": they are")
                        .replace("when it is", always.size() == 1 ? "when it is" : "when they are");
        String fuller = nowOnly.isEmpty() ? "" : "Not kept: %s.".formatted(String.join("; ", nowOnly));
        return "%s %s Elsewhere visits are put at quieter hours."
                .formatted(fuller, full)
                .replace("  ", " ")
                .strip();
    }

    private record Hour(int start, double percent) {}

    /** Of a visit as long, by daylight and between the hours at which the place opens and closes. */
    private static Optional<Hour> emptiest(DaySchedule day, Entry visit) {
        Sight sight = day.frame().sights().of(visit.place());
        Daylight light = day.frame().light();
        int minutes = visit.end() - visit.start();
        int first = VisitTimes.roundedUp(Math.max(sight.opens().orElse(0), light.sunrise()));
        int last = Math.min(sight.closes().orElse(light.sunset()), light.sunset()) - minutes;
        Optional<Hour> emptiest = Optional.empty();
        for (int start = first; start <= last; start += STEP_MINUTES) {
            Optional<Double> percent = percentOf(day, visit, start);
            if (percent.isPresent()
                    && percent.get() < emptiest.map(Hour::percent).orElse(Double.MAX_VALUE)) {
                emptiest = Optional.of(new Hour(start, percent.get()));
            }
        }
        return emptiest;
    }

    private static Optional<Double> percentOf(DaySchedule day, Entry visit, int start) {
        var percent = day.frame().fullness().percentOf(visit.place(), start, start + visit.end() - visit.start());
        return percent.isPresent() ? Optional.of(percent.getAsDouble()) : Optional.empty();
    }
}
