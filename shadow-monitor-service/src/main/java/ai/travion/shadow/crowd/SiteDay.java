package ai.travion.shadow.crowd;

import ai.travion.shadow.calendar.Lull;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How full a site is on a day.
 *
 * @param levels of each hour of the day, 0 to 1
 * @param modelLevels what the model expects, before feasts, lulls and gates
 * @param rushHours those in which a feast fills it
 * @param lull what empties it that day
 */
public record SiteDay(
        Site site, List<Double> levels, List<Double> modelLevels, Set<Integer> rushHours, Optional<Lull> lull) {

    private static final int BEST_HOURS = 3;
    private static final int MINUTES = 60;
    private static final int LEAST_OPEN_MINUTES = 30;
    private static final Double NOBODY = 0.0;

    public SiteDay {
        levels = List.copyOf(levels);
        modelLevels = List.copyOf(modelLevels);
        rushHours = Set.copyOf(rushHours);
    }

    /** As the model expects it. */
    public SiteDay(Site site, List<Double> levels) {
        this(site, levels, levels, Set.of(), Optional.empty());
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

    /** The same as full as the feasts of the day make it, or as empty as its holidays do. */
    SiteDay ruledBy(Surge surge, Optional<Lull> quiet) {
        Double[] ruled = new Double[modelLevels.size()];
        for (int hour = 0; hour < ruled.length; hour++) {
            ruled[hour] = ruled(hour, surge, quiet);
        }
        return new SiteDay(site, List.of(ruled), modelLevels, surge.filled().keySet(), quiet);
    }

    private Double ruled(int hour, Surge surge, Optional<Lull> quiet) {
        Double filled = surge.filled().getOrDefault(hour, NOBODY);
        if (filled == 0 && isShutIn(hour)) {
            return NOBODY;
        }
        Double usual = modelLevels.get(hour);
        if (filled == 0 && surge.times() == 1 && quiet.isEmpty()) {
            return usual;
        }
        double busier = surge.times() == 1 ? usual : Habits.saturated(usual * surge.times());
        double quieter =
                quiet.map(lull -> Math.min(lull.most(), busier * lull.share())).orElse(busier);
        return Math.max(quieter, filled);
    }

    public int percentAt(int hour) {
        return percent(levels.get(hour));
    }

    /** What the model alone expects. */
    public int modelPercentAt(int hour) {
        return percent(modelLevels.get(hour));
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

    /** The three quietest hours in which one should come, in the order of the day; none where it is shut all day. */
    public List<Hour> bestHours() {
        return visitingHours(this::isGoodFor)
                .sorted(Comparator.comparingInt(Hour::percent).thenComparingInt(Hour::start))
                .limit(BEST_HOURS)
                .sorted(Comparator.comparingInt(Hour::start))
                .toList();
    }

    /** The quietest of the hours in which one should come. */
    public Optional<Hour> calmest() {
        return bestHours().stream().min(Comparator.comparingInt(Hour::percent).thenComparingInt(Hour::start));
    }

    /** The emptiest hour in which one visits, be it hot. */
    public Hour quietest() {
        int quietest = -1;
        for (int hour = 0; hour < levels.size(); hour++) {
            if (isLongEnough(hour) && (quietest < 0 || percentAt(hour) < percentAt(quietest))) {
                quietest = hour;
            }
        }
        if (quietest < 0) {
            throw new NoSuchElementException("No hour is long enough for a visit");
        }
        return hour(quietest);
    }

    /** The fullest hour in which one visits, or in which a feast fills the place. */
    public Hour peak() {
        return visitingHours(hour -> isLongEnough(hour) || rushHours.contains(hour))
                .max(Comparator.comparingInt(Hour::percent).thenComparing(Hour::start, Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Whether one visits in a part of that hour. */
    public boolean isVisited(int hour) {
        return hour * MINUTES + MINUTES > site.opens() && hour * MINUTES < site.closes();
    }

    /** Whether its gate is closed all through that hour; never where no gate is known. */
    public boolean isShutIn(int hour) {
        return site.visit().gate().filter(gate -> gate.isShutIn(hour)).isPresent();
    }

    /** Whether it is no hour of heat or darkness to arrive in. */
    public boolean isFitToCome(int hour) {
        return lull.flatMap(Lull::hours).orElse(site.visit().hours()).contains(hour);
    }

    /** Whether one who arrives at that hour is through before the gate closes. */
    public boolean leavesTimeIn(int hour) {
        return site.visit().fitsFrom(start(hour));
    }

    /** Whether nobody should come on that day. */
    public boolean isShutAllDay() {
        return lull.filter(Lull::isShut).isPresent();
    }

    private boolean isGoodFor(int hour) {
        return isLongEnough(hour) && isFitToCome(hour) && leavesTimeIn(hour);
    }

    private boolean isLongEnough(int hour) {
        return Math.min(hour * MINUTES + MINUTES, site.closes()) - start(hour) >= LEAST_OPEN_MINUTES;
    }

    private int start(int hour) {
        return Math.max(hour * MINUTES, site.opens());
    }

    private Stream<Hour> visitingHours(IntPredicate which) {
        return IntStream.range(0, levels.size()).filter(which).mapToObj(this::hour);
    }

    private Hour hour(int hour) {
        return new Hour(isVisited(hour) ? start(hour) : hour * MINUTES, percentAt(hour));
    }

    private static int percent(double level) {
        return (int) Math.round(level * 100);
    }
}
