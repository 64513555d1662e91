package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.Kind;
import java.time.DayOfWeek;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The sights that a day is made of: what was asked for around its stays, then the best of what lies near and is open. */
final class Candidates {

    /** How far one goes for a sight that was not asked for: further, where there are few. */
    static final List<Integer> AROUND_MINUTES = List.of(60, 90, 120);

    private static final int FEW = 3;
    private static final int SIGHTS_TRIED = 7;
    private static final Pattern NEEDS_PEOPLE =
            Pattern.compile("\\b(?:guide|operator|boats?|ferry|safari)\\b", Pattern.CASE_INSENSITIVE);
    private static final Set<String> MARKETS = Set.of("pettah-market");

    private final Sights sights;
    private final Roads roads;

    Candidates(Sights sights, Roads roads) {
        this.sights = sights;
        this.roads = roads;
    }

    List<Sight> of(Choice choice, List<Stay> stays) {
        List<Sight> asked = stays.stream()
                .flatMap(stay -> stay.askedFor().stream())
                .filter(choice.askedFor()::contains)
                .filter(sight -> !choice.seen().contains(sight))
                .toList();
        int wanted = FEW * choice.daysHere();
        List<Sight> near = AROUND_MINUTES.stream()
                .map(minutes -> near(choice, stays, minutes))
                .filter(found -> found.size() >= wanted)
                .findFirst()
                .orElseGet(() -> near(choice, stays, AROUND_MINUTES.getLast()));
        Place base = stays.getLast().base();
        Comparator<Sight> best = Comparator.<Sight>comparingDouble(
                        sight -> choice.objective().worth(sight)
                                - choice.objective().costOfTravel(roads.minutes(base, sight.place())))
                .reversed()
                .thenComparing(sight -> sight.place().id());
        return Stream.concat(asked.stream(), near.stream().sorted(best).limit(Math.max(0, SIGHTS_TRIED - asked.size())))
                .toList();
    }

    private List<Sight> near(Choice choice, List<Stay> stays, int minutes) {
        Wishes wishes = choice.request().wishes();
        return sights.all().stream()
                .filter(sight -> sight.renown() > 0)
                .filter(sight -> stays.stream().anyMatch(stay -> roads.minutes(stay.base(), sight.place()) <= minutes))
                .filter(sight ->
                        !choice.seen().contains(sight) && !choice.askedFor().contains(sight))
                .filter(sight -> !wishes.rulesOut(sight))
                .filter(sight -> !isShut(sight, choice))
                .filter(sight -> wishes.earlyStarts() || sight.parts().getFirst() != DayPart.DAWN)
                .toList();
    }

    /** Markets rest on Sundays and holidays, and guides and boatmen are at home when the country stands still. */
    private static boolean isShut(Sight sight, Choice choice) {
        boolean needsPeople =
                NEEDS_PEOPLE.matcher(sight.activity() + " " + sight.note()).find();
        if (!needsPeople && !MARKETS.contains(sight.place().id())) {
            return false;
        }
        boolean standstill = choice.isUnder(Kind.CRITICAL_SHUTDOWN);
        boolean restDay = standstill
                || choice.isUnder(Kind.HARD_CONSTRAINT)
                || choice.date().getDayOfWeek() == DayOfWeek.SUNDAY;
        return (needsPeople && standstill) || (MARKETS.contains(sight.place().id()) && restDay);
    }
}
