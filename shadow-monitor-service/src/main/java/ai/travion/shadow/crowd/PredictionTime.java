package ai.travion.shadow.crowd;

import java.lang.management.ManagementFactory;
import java.time.LocalDate;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;

/**
 * How long the shipped model takes, in processor time of one thread, once it is warm.
 *
 * @param hourMicros one prediction: one type of site at one hour
 * @param dayMicros all hours of a day at one site, as the lookup asks for them
 */
public record PredictionTime(double hourMicros, double dayMicros) {

    private static final int PREDICTIONS = 500_000;
    private static final int DAYS = 20_000;
    private static final LocalDate FIRST_DAY = LocalDate.of(2026, 1, 1);
    private static final int DAYS_ASKED_FOR = 730;

    /** Asks everything twice and measures the second time. */
    public static PredictionTime measured() {
        CrowdCast model = CrowdCast.load();
        SiteType[] types = SiteType.values();
        IntToDoubleFunction hour = i -> model.levelAt(day(i), i % 24, types[i % types.length]);
        IntToDoubleFunction day =
                i -> model.on(day(i), model.typical(types[i % types.length])).percentAt(i % 24);
        microsEach(hour, PREDICTIONS);
        microsEach(day, DAYS);
        return new PredictionTime(microsEach(hour, PREDICTIONS), microsEach(day, DAYS));
    }

    private static DayKind day(int i) {
        return new DayKind(FIRST_DAY.plusDays(i % DAYS_ASKED_FOR), i % 11 == 0, i % 29 == 0, i % 3 == 0);
    }

    private static double microsEach(IntToDoubleFunction asked, int count) {
        var threads = ManagementFactory.getThreadMXBean();
        double sum = 0;
        long began = threads.getCurrentThreadCpuTime();
        for (int i = 0; i < count; i++) {
            sum += asked.applyAsDouble(i);
        }
        long took = threads.getCurrentThreadCpuTime() - began;
        // The sum is looked at, so that nothing is optimised away.
        return Double.isNaN(sum) ? Double.NaN : took / 1e3 / count;
    }

    /** For a terminal. */
    public String inWords() {
        return String.format(
                Locale.ROOT,
                "One prediction takes %.1f microseconds (the goal is 100), the 24 hours of a day at a site %.1f: processor time, warmed up,"
                        + " means of %,d and %,d.",
                hourMicros,
                dayMicros,
                PREDICTIONS,
                DAYS);
    }
}
