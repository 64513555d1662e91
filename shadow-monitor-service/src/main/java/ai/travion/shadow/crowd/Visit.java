package ai.travion.shadow.crowd;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * When one may come to a place, and when one had better not.
 *
 * @param gate none where no opening hours are known
 * @param minutes that a visit takes
 * @param hours of the day in which to arrive: the others are too hot or too dark for it
 */
public record Visit(Optional<Gate> gate, int minutes, Set<Integer> hours) {

    private static final int LEAST_OPEN_MINUTES = 30;
    private static final int HOURS_OF_A_DAY = 24;
    private static final int HEAT_FROM = 11;
    private static final int HEAT_TO = 14;
    private static final int LAST_HOUR_OF_A_NIGHT_CLIMB = 6;
    private static final int FIRST_LIGHT = 5;
    /** Who sets out later sees the cloud, and no view. */
    private static final int BEFORE_THE_CLOUD = 9;

    /**
     * Opening hours.
     *
     * @param opens minute of the day
     * @param closes minute of the day
     */
    public record Gate(int opens, int closes) {

        /** Whether it is shut from the first to the last minute of an hour. */
        boolean isShutIn(int hour) {
            return hour * 60 + 60 <= opens || hour * 60 >= closes;
        }

        /** {@code 05:00 to 17:30}. */
        public String inWords() {
            return "%02d:%02d to %02d:%02d".formatted(opens / 60, opens % 60, closes / 60, closes % 60);
        }
    }

    public Visit {
        hours = Set.copyOf(hours);
    }

    /** Of a type of site, of which no gate is known. */
    static Visit usual(SiteType type) {
        return switch (type) {
            case PILGRIM_CLIMB ->
                new Visit(Optional.empty(), LEAST_OPEN_MINUTES, hours(0, LAST_HOUR_OF_A_NIGHT_CLIMB + 1));
            case CLOUD_WALK -> new Visit(Optional.empty(), LEAST_OPEN_MINUTES, hours(FIRST_LIGHT, BEFORE_THE_CLOUD));
            case ADVENTURE -> anyHour().outOfTheHeat();
            default -> anyHour();
        };
    }

    static Visit anyHour() {
        return new Visit(Optional.empty(), LEAST_OPEN_MINUTES, hours(0, HOURS_OF_A_DAY));
    }

    /** For what is steep or without shade. */
    public Visit outOfTheHeat() {
        return new Visit(
                gate,
                minutes,
                hours.stream()
                        .filter(hour -> hour < HEAT_FROM || hour >= HEAT_TO)
                        .collect(Collectors.toSet()));
    }

    /** Behind a gate, within which the whole visit must fit. */
    public Visit behind(Gate known, int takesMinutes) {
        return new Visit(Optional.of(known), takesMinutes, hours);
    }

    /** Whether one who arrives then is through before the gate closes. */
    boolean fitsFrom(int minuteOfTheDay) {
        return gate.filter(known -> minuteOfTheDay + minutes > known.closes()).isEmpty();
    }

    private static Set<Integer> hours(int from, int to) {
        return IntStream.range(from, to).boxed().collect(Collectors.toSet());
    }
}
