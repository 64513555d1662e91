package ai.travion.shadow.plan;

import java.util.Locale;

/** A part of the day in which a visit may begin. */
enum DayPart {
    /** Only where a path is lit: one climbs to be at the top when the sun rises. */
    NIGHT,
    DAWN,
    MORNING,
    MIDDAY,
    AFTERNOON,
    LATE,
    EVENING;

    static DayPart of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Whether it can only be the first of a day, before breakfast. */
    boolean isBeforeTheDay() {
        return this == NIGHT || this == DAWN;
    }

    /** Minutes of the day between which a visit may begin. */
    record Window(int from, int to) {}

    Window on(Daylight light) {
        return switch (this) {
            case NIGHT -> new Window(light.sunrise() - 215, light.sunrise() - 180);
            case DAWN -> new Window(light.firstLight(), light.sunrise() + 45);
            case MORNING -> new Window(light.sunrise() + 60, at(10, 30));
            case MIDDAY -> new Window(at(10, 30), at(14, 30));
            case AFTERNOON -> new Window(at(13, 30), at(16, 0));
            case LATE -> new Window(at(15, 30), light.sunset() - 30);
            case EVENING -> new Window(light.sunset(), at(19, 30));
        };
    }

    /** "the early morning". */
    String inWords() {
        return switch (this) {
            case NIGHT -> "the night";
            case DAWN -> "the early morning";
            case MORNING -> "the morning";
            case MIDDAY -> "about noon";
            case AFTERNOON -> "the afternoon";
            case LATE -> "the late afternoon";
            case EVENING -> "the evening";
        };
    }

    static int at(int hour, int minute) {
        return hour * 60 + minute;
    }
}
