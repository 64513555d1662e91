package ai.travion.shadow.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How visits that were asked for are fitted into hours that are too few for them: at hours that are not their best, and shorter.
 *
 * @param share of its usual time that a visit keeps
 * @param atAnyHour whether it may begin whenever it is light
 */
record Squeeze(double share, boolean atAnyHour) {

    static final Squeeze NONE = new Squeeze(1, false);

    /** The gentlest first. */
    static final List<Squeeze> ALL =
            List.of(new Squeeze(1, true), new Squeeze(0.75, true), new Squeeze(0.6, true), new Squeeze(0.45, true));

    private static final List<DayPart> BY_DAYLIGHT =
            List.of(DayPart.MORNING, DayPart.MIDDAY, DayPart.AFTERNOON, DayPart.LATE);

    Sights of(Sights fitted, PlanRequest request) {
        return equals(NONE)
                ? fitted
                : fitted.each(sight -> request.targets().contains(sight.place()) ? squeezed(sight) : sight);
    }

    private Sight squeezed(Sight sight) {
        if (sight.begins().isPresent()) {
            return sight;
        }
        Set<DayPart> parts = new LinkedHashSet<>(sight.parts());
        parts.addAll(BY_DAYLIGHT);
        Sight anytime = atAnyHour ? sight.on(List.copyOf(parts)) : sight;
        return isDivisible(sight)
                ? anytime.doing(VisitTimes.roundedDown((int) (sight.minutes() * share)), sight.activity())
                : anytime;
    }

    /** Half a climb, half a safari or half of a way round is none. */
    private static boolean isDivisible(Sight sight) {
        return sight.effort() != Sight.Effort.STRENUOUS
                && !sight.activity().contains("safari")
                && (sight.effort() == Sight.Effort.EASY || !FittedSights.isWalk(sight));
    }

    /** What it did to the visits of the finished plan, against what they usually are. */
    List<String> inWords(Draft draft, Sights usual) {
        List<String> said = new ArrayList<>();
        if (equals(NONE)) {
            return said;
        }
        for (DaySchedule day : draft.days()) {
            day.entries().stream()
                    .filter(entry -> entry.kind() == Entry.Kind.VISIT)
                    .forEach(visit -> said.addAll(inWords(visit, day, usual.of(visit.place()))));
        }
        return said;
    }

    private static List<String> inWords(Entry visit, DaySchedule day, Sight usual) {
        List<String> said = new ArrayList<>();
        int minutes = visit.end() - visit.start();
        if (minutes < usual.minutes()) {
            said.add("The visit to %s is shortened to %s, since your hours leave no more; it usually takes %s."
                    .formatted(visit.place().name(), hours(minutes), hours(usual.minutes())));
        }
        boolean isUsual = usual.parts().stream()
                .map(part -> part.on(day.frame().light()))
                .anyMatch(window -> visit.start() >= window.from() && visit.start() <= window.to());
        if (!isUsual) {
            said.add("%s is seen at %s, since you gave these hours; its best ones are others (%s)."
                    .formatted(
                            visit.place().name(),
                            Reasons.clock(visit.start()),
                            usual.parts().getFirst().inWords()));
        }
        return said;
    }

    private static String hours(int minutes) {
        int whole = minutes / 60;
        int rest = minutes % 60;
        return whole == 0 ? rest + " minutes" : rest == 0 ? whole + " h" : "%d h %02d min".formatted(whole, rest);
    }
}
