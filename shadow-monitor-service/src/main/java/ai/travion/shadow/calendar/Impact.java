package ai.travion.shadow.calendar;

import ai.travion.atlas.Sensitivity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a day's feasts do to a place.
 *
 * @param crowdModifier how many times as many people as on an ordinary day of the same season: an estimate by stated rules
 * @param causes what it is made of, in words; below 1 where a rule empties the place
 */
public record Impact(double crowdModifier, Sensitivity sensitivity, List<String> causes) {

    /** A Poya day brings worshippers where people pray, and families to nature. */
    private static final double POYA_WORSHIP = 1.2;

    private static final double POYA_OUTING = 0.25;
    private static final double DAY_OFF_OUTING = 0.35;
    private static final double DAY_OFF_ANYWHERE = 0.1;
    private static final double SCHOOL_OUTING = 0.3;
    private static final double SCHOOL_ANYWHERE = 0.05;

    /** Causes overlap, and a place holds only so many. */
    private static final double MOST = 3;

    public Impact {
        causes = List.copyOf(causes);
    }

    /** One cause and how many times as many people it brings. */
    private record Cause(String inWords, double times) {}

    static Impact of(CalendarDay day, Sensitivity place, List<Feast> feasts, Optional<Lull> lull) {
        List<Cause> causes = new ArrayList<>();
        day.poya()
                .filter(poya -> lull.filter(Lull::isShut).isEmpty())
                .ifPresent(poya -> causes.add(new Cause(
                        poya.fullName(), 1 + POYA_WORSHIP * place.religious() + POYA_OUTING * place.natural())));
        if (day.poya().isEmpty() && day.isPublicHoliday() && lull.isEmpty()) {
            causes.add(new Cause("public holiday", 1 + DAY_OFF_ANYWHERE + DAY_OFF_OUTING * place.natural()));
        }
        if (day.bridge()) {
            causes.add(new Cause("bridge day", 1 + DAY_OFF_ANYWHERE + DAY_OFF_OUTING * place.natural() / 2));
        }
        if (day.isSchoolHoliday()) {
            causes.add(new Cause("school holidays", 1 + SCHOOL_ANYWHERE + SCHOOL_OUTING * place.natural()));
        }
        partsTogether(feasts).forEach((name, times) -> causes.add(new Cause(name, times)));
        lull.ifPresent(quiet -> causes.add(new Cause(quiet.name(), Math.min(quiet.share(), quiet.most()))));
        double modifier =
                causes.stream().mapToDouble(Cause::times).reduce(1, (one, other) -> Math.min(MOST, one * other));
        return new Impact(
                Math.round(modifier * 100) / 100.0,
                place,
                causes.stream().map(Cause::inWords).toList());
    }

    /** Rows of one name are parts of one feast, of which the fullest counts. */
    private static Map<String, Double> partsTogether(List<Feast> feasts) {
        Map<String, Double> times = new LinkedHashMap<>();
        feasts.forEach(feast -> times.merge(feast.name(), feast.times(), Math::max));
        return times;
    }
}
