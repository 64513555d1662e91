package ai.travion.shadow.crowd;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How full a site is on a day.
 *
 * @param levels of each hour of the day, 0 to 1
 * @param rushHours those in which a feast fills its streets
 */
public record SiteDay(Site site, List<Double> levels, Set<Integer> rushHours) {

    private static final int BEST_HOURS = 3;
    private static final int MINUTES = 60;

    private static final int LEAST_OPEN_MINUTES = 30;

    public SiteDay {
        levels = List.copyOf(levels);
        rushHours = Set.copyOf(rushHours);
    }

    public SiteDay(Site site, List<Double> levels) {
        this(site, levels, Set.of());
    }

    /**
     * An hour of the day and how full the site is in it.
     *
     * @param start minute of the day: the full hour, or the minute at which the site opens within it
     */
    public record Hour(int start, int percent) {

        /** {@code 05:30}. */
        public String clock() {
            return "%02d:%02d".formatted(start / MINUTES, start % MINUTES);
        }
    }

    /** The same with the streets as full as the feasts of the day make them. */
    SiteDay filledBy(Surge surge) {
        return surge.filled().isEmpty()
                ? this
                : new SiteDay(
                        site,
                        IntStream.range(0, levels.size())
                                .mapToObj(hour -> Math.max(
                                        levels.get(hour), surge.filled().getOrDefault(hour, 0.0)))
                                .toList(),
                        surge.filled().keySet());
    }

    public int percentAt(int hour) {
        return percent(levels.get(hour));
    }

    /**
     * The mean over a visit.
     *
     * @param start minute of the day
     * @param end minute of the day, after the start
     */
    public double percentBetween(int start, int end) {
        double sum = 0;
        for (int minute = start; minute < end; ) {
            int next = Math.min(end, (minute / MINUTES + 1) * MINUTES);
            sum += levels.get(minute / MINUTES % levels.size()) * (next - minute);
            minute = next;
        }
        return 100 * sum / Math.max(1, end - start);
    }

    /** The three quietest hours in which one visits, in the order of the day. */
    public List<Hour> bestHours() {
        return visitingHours()
                .sorted(Comparator.comparingInt(Hour::percent).thenComparingInt(Hour::start))
                .limit(BEST_HOURS)
                .sorted(Comparator.comparingInt(Hour::start))
                .toList();
    }

    /** The emptiest hour in which one visits. */
    public Hour quietest() {
        return visitingHours()
                .min(Comparator.comparingInt(Hour::percent).thenComparingInt(Hour::start))
                .orElseThrow();
    }

    /** The fullest hour in which one visits. */
    public Hour peak() {
        return visitingHours()
                .max(Comparator.comparingInt(Hour::percent).thenComparing(Hour::start, Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Whether one visits in a part of that hour. */
    public boolean isVisited(int hour) {
        return hour * MINUTES + MINUTES > site.opens() && hour * MINUTES < site.closes();
    }

    private Stream<Hour> visitingHours() {
        return IntStream.range(0, levels.size())
                .filter(hour -> openMinutes(hour) >= LEAST_OPEN_MINUTES)
                .mapToObj(hour -> new Hour(Math.max(hour * MINUTES, site.opens()), percentAt(hour)));
    }

    private int openMinutes(int hour) {
        return Math.min(hour * MINUTES + MINUTES, site.closes()) - Math.max(hour * MINUTES, site.opens());
    }

    private static int percent(double level) {
        return (int) Math.round(level * 100);
    }
}
