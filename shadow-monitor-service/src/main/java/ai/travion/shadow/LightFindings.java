package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.sun.GoldenHour;
import ai.travion.shadow.sun.LightWindows;
import ai.travion.shadow.sun.PhotoTime;
import ai.travion.shadow.sun.Span;
import ai.travion.shadow.sun.YearOfSun;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The light that a turn asks for.
 *
 * @param byDay of each day, in order
 * @param overTheYear for a question about the sun that names no day
 */
record LightFindings(Map<LocalDate, LightWindows> byDay, Optional<YearOfSun> overTheYear) {

    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");

    static LightFindings none() {
        return new LightFindings(Map.of(), Optional.empty());
    }

    static LightFindings about(Subject subject, FindLight light, Year thisYear) {
        if (subject.point().isEmpty()) {
            return none();
        }
        var point = subject.point().get();
        if (subject.days().isEmpty()) {
            return subject.question().aboutLight()
                    ? new LightFindings(Map.of(), Optional.of(YearOfSun.of(thisYear, day -> light.on(day, point))))
                    : none();
        }
        Map<LocalDate, LightWindows> byDay = new LinkedHashMap<>();
        subject.days().stream().filter(GoldenHour::computes).forEach(day -> byDay.put(day, light.on(day, point)));
        return new LightFindings(byDay, Optional.empty());
    }

    /** What to say of it, in a sentence; none where nothing was asked. */
    Optional<String> inWords(Subject subject) {
        return byDay.values().stream()
                .findFirst()
                .map(first -> dayInWords(first, subject))
                .or(() -> overTheYear.map(year -> yearInWords(year, subject)));
    }

    private String dayInWords(LightWindows light, Subject subject) {
        String photo = subject.places().stream()
                .findFirst()
                .map(place -> photoInWords(place, light))
                .orElse("");
        String others = byDay.size() > 1 ? " The other days differ by a few minutes at most." : "";
        return "%s at %s: sunrise %s, sunset %s; golden hour %s and %s; blue hour %s and %s.%s%s"
                .formatted(
                        InWords.day(light.day()),
                        subject.pointName(),
                        clock(light.sunrise()),
                        clock(light.sunset()),
                        span(light.morningGoldenHour()),
                        span(light.eveningGoldenHour()),
                        span(light.morningBlueHour()),
                        span(light.eveningBlueHour()),
                        photo,
                        others);
    }

    private static String photoInWords(Place place, LightWindows light) {
        var photo = PhotoTime.of(place, light);
        return " Best light for photographs: about %s, when %s.".formatted(clock(photo.at()), photo.reason());
    }

    private static String yearInWords(YearOfSun year, Subject subject) {
        return "Over the year the sun rises at %s between %s and %s and sets between %s and %s."
                .formatted(
                        subject.pointName(),
                        CLOCK.format(year.earliestSunrise()),
                        CLOCK.format(year.latestSunrise()),
                        CLOCK.format(year.earliestSunset()),
                        CLOCK.format(year.latestSunset()));
    }

    private static String span(Span span) {
        return clock(span.start()) + " to " + clock(span.end());
    }

    private static String clock(ZonedDateTime moment) {
        return CLOCK.format(moment.plusSeconds(30));
    }
}
