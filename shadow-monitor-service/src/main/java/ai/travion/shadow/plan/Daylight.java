package ai.travion.shadow.plan;

import ai.travion.shadow.sun.Light;
import ai.travion.shadow.sun.LightWindows;
import ai.travion.shadow.sun.Span;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The daylight of a day, as a plan needs it.
 *
 * @param firstLight minute of the day from which one can walk without a lamp
 * @param lastLight minute of the day until which one can
 */
record Daylight(LocalDate day, int firstLight, int sunrise, int sunset, int lastLight, Optional<LightWindows> windows) {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");

    static Daylight of(LightWindows light) {
        return new Daylight(
                light.day(),
                minuteAfter(light.morningBlueHour().start()),
                nearestMinute(light.sunrise()),
                nearestMinute(light.sunset()),
                minuteOf(light.eveningGoldenHour().end()),
                Optional.of(light));
    }

    /** The least light that any day of the year has anywhere on the island, for when the sun could not be computed. */
    static Daylight cautious(LocalDate day) {
        return new Daylight(
                day, DayPart.at(6, 15), DayPart.at(6, 35), DayPart.at(17, 35), DayPart.at(17, 45), Optional.empty());
    }

    /** {@code golden}, {@code good}, {@code harsh} or {@code dark}; empty where the sun could not be computed. */
    String qualityBetween(int start, int end) {
        return windows.map(light ->
                        light.lightDuring(new Span(moment(start), moment(end))).word())
                .orElse("");
    }

    /** The light of most of some minutes; of two that last as long the one that comes first. */
    String mostlyBetween(int start, int end) {
        if (windows.isEmpty()) {
            return "";
        }
        int[] changes =
                windows.get().changes().stream().mapToInt(Daylight::minuteAfter).toArray();
        Map<Light, Integer> minutes = new LinkedHashMap<>();
        for (int from = start; from < end; ) {
            int to = Math.min(end, nextChangeAfter(from, changes));
            minutes.merge(windows.get().lightAt(moment(from)), to - from, Integer::sum);
            from = to;
        }
        return minutes.entrySet().stream()
                .reduce((first, later) -> later.getValue() > first.getValue() ? later : first)
                .map(most -> most.getKey().word())
                .orElse("");
    }

    /** The first minute after another that has, or may have, another light than the minute before it. */
    private static int nextChangeAfter(int minute, int[] changes) {
        int next = Integer.MAX_VALUE;
        for (int at : changes) {
            next = at > minute ? Math.min(next, at) : next;
        }
        return next;
    }

    private ZonedDateTime moment(int minute) {
        return day.atStartOfDay(COLOMBO).plusMinutes(minute);
    }

    private static int minuteOf(ZonedDateTime moment) {
        LocalTime time = moment.toLocalTime();
        return time.getHour() * 60 + time.getMinute();
    }

    /** As the light of a day is told everywhere: an answer has one sunset. */
    private static int nearestMinute(ZonedDateTime moment) {
        return minuteOf(moment.plusSeconds(30));
    }

    private static int minuteAfter(ZonedDateTime moment) {
        return minuteOf(moment.plusSeconds(59));
    }
}
