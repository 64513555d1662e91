package ai.travion.shadow.plan;

/** Puts a ceremony into a day: first thing in the morning, or after all that else was planned. */
final class Feasting {

    private Feasting() {}

    /** The day begun with it. */
    static DaySchedule begun(DaySchedule day, Attendance feast) {
        return attended(day, feast);
    }

    /** What lasts until late is seen after an early dinner; from the other one comes home for it. */
    static DaySchedule ended(DaySchedule day, Attendance feast) {
        int free = feast.freeUntil(day.minutesTo(feast.place()));
        DaySchedule ready = day.restingUntil(free);
        if (feast.isAfterDinner()) {
            String note = "Early, to be in place in time. " + day.frame().mealNote();
            ready = ready.eating("Dinner", free, feast.dinnerMinutes(), note.strip());
        }
        DaySchedule attended = attended(ready, feast);
        return attended.movedTo(day.here(), attended.now());
    }

    private static DaySchedule attended(DaySchedule day, Attendance feast) {
        int way = day.minutesTo(feast.place());
        Entry.Kind kind = feast.ceremony().isTheVisit() ? Entry.Kind.VISIT : Entry.Kind.FEAST;
        return day.movedTo(feast.place(), Math.max(day.now(), feast.from() - way))
                .with(new Entry(kind, feast.place(), feast.from(), feast.to(), () -> Words.ofFeast(feast)));
    }
}
