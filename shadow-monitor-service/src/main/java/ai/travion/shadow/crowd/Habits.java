package ai.travion.shadow.crowd;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.commons.csv.CSVRecord;

/**
 * How visitors of a kind of site behave: assumptions, since nobody publishes counts by site and hour (assumptions.csv).
 *
 * @param ordinary how full it is at its busiest hour on an ordinary weekday, 0 to 1
 * @param foreignShare of the visitors of such a day
 * @param weekend how many times as many Sri Lankans come on a day off
 * @param poya how many times as many come on a Poya day
 * @param schoolHoliday how many times as many come in school holidays
 * @param opens the first hour of the day in which one usually visits
 * @param closes the hour by which one has usually left
 * @param hours of the day, each against the busiest
 * @param months against an ordinary one, where the season of such sites is not that of the arrivals
 */
record Habits(
        double ordinary,
        double foreignShare,
        double weekend,
        double poya,
        double schoolHoliday,
        int opens,
        int closes,
        List<Double> hours,
        List<Double> months) {

    static Map<SiteType, Habits> load() {
        Map<SiteType, Habits> all = new EnumMap<>(SiteType.class);
        new CsvFile("assumptions.csv")
                .map(row -> Map.entry(SiteType.labelled(row.get("site_type")).orElseThrow(), of(row)))
                .forEach(entry -> all.put(entry.getKey(), entry.getValue()));
        for (SiteType type : SiteType.values()) {
            Objects.requireNonNull(all.get(type), "assumptions.csv says nothing of " + type.label());
        }
        return all;
    }

    private static Habits of(CSVRecord row) {
        return new Habits(
                Double.parseDouble(row.get("ordinary")),
                Double.parseDouble(row.get("foreign_share")),
                Double.parseDouble(row.get("weekend")),
                Double.parseDouble(row.get("poya")),
                Double.parseDouble(row.get("school_holiday")),
                Integer.parseInt(row.get("opens")),
                Integer.parseInt(row.get("closes")),
                numbers(row.get("hours"), 24),
                numbers(row.get("months"), 12));
    }

    private static List<Double> numbers(String text, int count) {
        List<Double> numbers =
                Arrays.stream(text.split(" ", -1)).map(Double::parseDouble).toList();
        if (numbers.size() != count) {
            throw new IllegalArgumentException("assumptions.csv needs " + count + " numbers, not " + numbers.size());
        }
        return numbers;
    }

    /**
     * How full such a site is, 0 to 1: visitors from abroad follow the demand, Sri Lankans the calendar.
     *
     * @param demand arrivals against an average day of the reference year
     */
    double level(DayKind day, int hour, double demand) {
        double dayOff = Math.max(day.isWeekend() ? weekend : 1, day.poya() ? poya : 1);
        double local = dayOff * (day.schoolHoliday() ? schoolHoliday : 1);
        double visitors = foreignShare * demand + (1 - foreignShare) * local;
        double raw = ordinary * hours.get(hour) * months.get(day.date().getMonthValue() - 1) * visitors;
        return saturated(raw);
    }

    /** Nearly the same where there is room, never over 1: a full site turns people away. Exact on every machine. */
    static double saturated(double raw) {
        double squared = raw * raw;
        return raw / Math.sqrt(Math.sqrt(1 + squared * squared));
    }
}
