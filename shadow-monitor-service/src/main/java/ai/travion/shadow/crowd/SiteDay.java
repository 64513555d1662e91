package ai.travion.shadow.crowd;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How full a site is on a day.
 *
 * @param levels of each hour of the day, 0 to 1
 */
public record SiteDay(Site site, List<Double> levels) {

    private static final int BEST_HOURS = 3;
    private static final int MINUTES = 60;

    public SiteDay {
        levels = List.copyOf(levels);
    }

    /** An hour of the day and how full the site is in it. */
    public record Hour(int hour, int percent) {}

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
                .sorted(Comparator.comparingInt(Hour::percent).thenComparingInt(Hour::hour))
                .limit(BEST_HOURS)
                .sorted(Comparator.comparingInt(Hour::hour))
                .toList();
    }

    /** The emptiest hour in which one visits. */
    public Hour quietest() {
        return visitingHours()
                .min(Comparator.comparingInt(Hour::percent).thenComparingInt(Hour::hour))
                .orElseThrow();
    }

    /** The fullest hour in which one visits. */
    public Hour peak() {
        return visitingHours()
                .max(Comparator.comparingInt(Hour::percent).thenComparing(Hour::hour, Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Whether one visits in a part of that hour. */
    public boolean isVisited(int hour) {
        return hour * MINUTES + MINUTES > site.opens() && hour * MINUTES < site.closes();
    }

    private boolean isWhollyOpen(int hour) {
        return hour * MINUTES >= site.opens() && hour * MINUTES + MINUTES <= site.closes();
    }

    private Stream<Hour> visitingHours() {
        return IntStream.range(0, levels.size())
                .filter(this::isWhollyOpen)
                .mapToObj(hour -> new Hour(hour, percentAt(hour)));
    }

    private static int percent(double level) {
        return (int) Math.round(level * 100);
    }
}
