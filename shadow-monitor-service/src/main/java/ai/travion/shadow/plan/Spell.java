package ai.travion.shadow.plan;

/**
 * Some hours of a day, in minutes of the day.
 *
 * @param said "before 07:00", "in the afternoon"
 */
record Spell(int from, int to, String said) {

    private static final int START_OF_DAY = 0;
    private static final int END_OF_DAY = DayPart.at(24, 0);

    static Spell before(int minute) {
        return new Spell(START_OF_DAY, minute, "before " + Reasons.clock(minute));
    }

    static Spell after(int minute) {
        return new Spell(minute, END_OF_DAY, "after " + Reasons.clock(minute));
    }

    /** What a traveller means by a part of the day; the hours about its ends are let go. */
    static Spell of(NamedTime time, String word) {
        return switch (time) {
            case SUNRISE -> new Spell(START_OF_DAY, DayPart.at(7, 30), "at " + word);
            case EARLY_MORNING -> new Spell(START_OF_DAY, DayPart.at(8, 30), "in the " + word);
            case MORNING -> new Spell(START_OF_DAY, DayPart.at(12, 0), "in the " + word);
            case LATE_MORNING -> new Spell(DayPart.at(10, 0), DayPart.at(12, 0), "in the " + word);
            case NOON -> new Spell(DayPart.at(11, 30), DayPart.at(14, 0), "at " + word);
            case AFTERNOON -> new Spell(DayPart.at(12, 30), DayPart.at(18, 0), "in the " + word);
            case LATE_AFTERNOON -> new Spell(DayPart.at(15, 30), DayPart.at(18, 0), "in the " + word);
            case SUNSET -> new Spell(DayPart.at(17, 15), DayPart.at(19, 0), "at " + word);
            case EVENING -> new Spell(DayPart.at(18, 0), END_OF_DAY, "in the " + word);
            case NIGHT -> new Spell(DayPart.at(18, 30), END_OF_DAY, word.startsWith("after") ? word : "at " + word);
        };
    }

    boolean meets(int start, int end) {
        return start < to && end > from;
    }

    boolean isOfTheEarlyHours() {
        return from == START_OF_DAY;
    }

    boolean isOfTheLateHours() {
        return to == END_OF_DAY;
    }
}
