package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Who came for the day does not go home after lunch to wait for dinner there: the hours that are left are spent where they went. */
final class Lingering {

    private static final int EARLY = DayPart.at(15, 30);
    private static final int LATEST_START = DayPart.at(17, 0);
    private static final int HOME_BY = DayPart.at(20, 0);
    private static final int WORTH_STAYING_FOR = 60;

    private Lingering() {}

    static Draft in(Draft draft) {
        return draft.days().size() == 1
                ? draft.over(draft.days().stream().map(Lingering::lingering).toList())
                : draft;
    }

    private static DaySchedule lingering(DaySchedule day) {
        DayFrame frame = day.frame();
        List<Entry> entries = day.entries();
        int way = wayHome(day);
        if (way < 1 || !isFreeAtHome(entries.subList(way + 1, entries.size()))) {
            return day;
        }
        Entry home = entries.get(way);
        int takes = home.end() - home.start();
        int start = VisitTimes.roundedDown(Math.min(LATEST_START, Math.min(HOME_BY, frame.lastMinute()) - takes));
        int later = start - home.start();
        if (home.start() > EARLY || later < WORTH_STAYING_FOR) {
            return day;
        }
        Place there = entries.get(way - 1).place();
        List<Entry> all = new ArrayList<>(entries.subList(0, way));
        all.add(new Entry(
                Entry.Kind.REST, there, home.start(), start, () -> Words.ofShortRest(frame, there, home.start())));
        all.add(new Entry(home.kind(), home.place(), start, start + takes, home.words()));
        entries.subList(way + 1, entries.size()).stream()
                .filter(entry -> entry.kind() == Entry.Kind.MEAL)
                .forEach(dinner -> {
                    int at = Math.max(dinner.start(), start + takes);
                    all.add(new Entry(
                            dinner.kind(), dinner.place(), at, at + dinner.end() - dinner.start(), dinner.words()));
                });
        return day.doing(all);
    }

    /** Of a day trip the number of its last way, where that leads home; else -1. */
    private static int wayHome(DaySchedule day) {
        List<Entry> entries = day.entries();
        return day.frame()
                .returnTo()
                .filter(day.frame().wake()::equals)
                .map(home -> IntStream.range(0, entries.size())
                        .filter(at -> entries.get(at).kind() == Entry.Kind.TRAVEL
                                && entries.get(at).place().equals(home))
                        .max()
                        .orElse(-1))
                .orElse(-1);
    }

    /** Whether nothing but rest and dinner waits at home. */
    private static boolean isFreeAtHome(List<Entry> after) {
        return after.stream().allMatch(entry -> entry.kind() == Entry.Kind.REST || MealHours.is("Dinner", entry));
    }
}
