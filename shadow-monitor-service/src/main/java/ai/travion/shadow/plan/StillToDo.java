package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is known where one stays on days with hours to spare, suits who travels, and has no hour in the plan. */
final class StillToDo {

    private static final int MOST_NAMED = 3;
    private static final int EARLIEST = DayPart.at(7, 0);
    private static final int WORDS_OF_A_THING = 2;

    private StillToDo() {}

    /** @param days with hours to spare */
    static List<String> at(Draft draft, Collection<LocalDate> days, Care care) {
        Set<String> had = draft.days().stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> entry.kind() == Entry.Kind.LEISURE || entry.kind() == Entry.Kind.VISIT)
                .map(entry -> entry.words().get().activity())
                .collect(Collectors.toSet());
        return draft.days().stream()
                .filter(day -> days.contains(day.frame().date()))
                .flatMap(day -> things(day.frame().base(), day, care))
                .filter(thing -> had.stream().noneMatch(activity -> isIn(activity, thing)))
                .distinct()
                .limit(MOST_NAMED)
                .toList();
    }

    private static Stream<String> things(Place base, DaySchedule day, Care care) {
        List<String> fitting = day.frame().sights().of(base).leisure();
        return Pastimes.at(base.id()).stream()
                .filter(pastime -> pastime.isForAnybody() && !pastime.daily())
                .filter(pastime -> !care.isBeyond(pastime) && !care.isNotEaten(pastime.thing()))
                .filter(pastime -> pastime.isWithin(
                        Math.max(day.frame().hours().from(), EARLIEST) + pastime.way(),
                        day.frame().hours().to() - pastime.way()))
                .map(Pastime::thing)
                .filter(fitting::contains);
    }

    private static boolean isIn(String activity, String thing) {
        List<String> words = List.of(thing.split(" ", -1));
        List<String> named = words.subList(Math.max(0, words.size() - WORDS_OF_A_THING), words.size());
        return activity.contains(thing)
                || (words.size() > WORDS_OF_A_THING
                        && List.of(activity.split(" ", -1)).containsAll(named));
    }
}
