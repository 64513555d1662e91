package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The meals of a party in which some do not eat after noon, as monks and who keeps the eight precepts: lunch is over by then. */
final class NoonMeal {

    private static final int NOON = DayPart.at(12, 0);
    private static final int EARLIEST = DayPart.at(10, 30);
    private static final int SHORTEST = 45;

    private NoonMeal() {}

    /** The same days with lunch before noon, where what comes before it leaves the time. */
    static Draft kept(Draft draft) {
        return draft.over(draft.days().stream().map(NoonMeal::kept).toList());
    }

    private static DaySchedule kept(DaySchedule day) {
        List<Entry> entries = new ArrayList<>(day.entries());
        for (int index = 1; index < entries.size(); index++) {
            Entry lunch = entries.get(index);
            Entry before = entries.get(index - 1);
            boolean rests = before.kind() == Entry.Kind.REST;
            int since = rests ? before.start() : before.end() + wayTo(lunch, before, day);
            int start = Math.max(EARLIEST, VisitTimes.roundedUp(since));
            if (!MealHours.is("Lunch", lunch) || start + SHORTEST > NOON || lunch.end() <= NOON) {
                continue;
            }
            int begins = Math.max(start, NOON - Meals.LUNCH_MINUTES);
            entries.set(index, new Entry(lunch.kind(), lunch.place(), begins, NOON, lunch.words()));
            if (rests) {
                // One rests after the meal and not before it.
                entries.set(index - 1, new Entry(before.kind(), before.place(), since, begins, before.words()));
            }
            return day.doing(entries);
        }
        return day;
    }

    private static int wayTo(Entry meal, Entry before, DaySchedule day) {
        return meal.place().equals(before.place()) ? 0 : day.frame().roads().minutes(before.place(), meal.place());
    }

    /** On which days it is so, and what to do on the others. */
    static List<String> inWords(Draft draft) {
        List<DaySchedule> late = draft.days().stream()
                .filter(day -> lunches(day).anyMatch(lunch -> lunch.end() > NOON)
                        || lunches(day).findAny().isEmpty())
                .toList();
        String dinner = "Dinner is for who eats in the evening; the others have tea or juice then.";
        if (late.isEmpty()) {
            return List.of("Lunch is over by noon on every day, for those who do not eat after it. " + dinner);
        }
        String days = InWords.list(
                late.stream().map(day -> InWords.day(day.frame().date())).toList());
        return List.of(
                late.size() == draft.days().size()
                        ? "Not kept: a meal before noon, since a way or a visit runs past it on each day: take a meal along and eat it on the way. "
                                + dinner
                        : "Lunch is over by noon, for those who do not eat after it, but for %s, when a way or a visit runs past it: take a meal along then and eat it before noon. %s"
                                .formatted(days, dinner));
    }

    private static Stream<Entry> lunches(DaySchedule day) {
        return day.entries().stream().filter(entry -> MealHours.is("Lunch", entry));
    }
}
