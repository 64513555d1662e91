package ai.travion.shadow.crowd;

import ai.travion.shadow.forest.Growth;
import ai.travion.shadow.forest.RegressionForest;
import ai.travion.shadow.forest.Samples;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Teaches the forest: days of the reported months with the demand that was real, filled with what the assumptions say of each
 * hour and type of site. The same data gives the same bytes.
 */
public final class CrowdTraining {

    /** Where the model lies in the source tree, for the command that writes it. */
    public static final String RESOURCE =
            "shadow-monitor-service/src/main/resources/ai/travion/shadow/crowd/" + CrowdCast.MODEL;

    static final int HELD_OUT_MONTHS = 12;

    private static final List<SiteType> TYPES = List.of(SiteType.values());
    private static final int ROWS = 24_000 * TYPES.size();
    private static final int UNSEEN = 30_000;
    private static final long SEED = 20_261_122;
    private static final Growth GROWTH = new Growth(10, 20, 18, 6, true, SEED);

    /** Rarer in a year than a model needs to see them. */
    private static final double POYA_SHARE = 0.15;

    private static final double SCHOOL_HOLIDAY_SHARE = 0.35;

    /** No site keeps to its average: this much of a level, and this much of the whole, is chance. */
    private static final double NOISE_OF_LEVEL = 0.05;

    private static final double NOISE_OF_WHOLE = 0.01;

    private final Arrivals arrivals;
    private final Map<SiteType, Habits> habits;

    private CrowdTraining(Arrivals arrivals, Map<SiteType, Habits> habits) {
        this.arrivals = arrivals;
        this.habits = habits;
    }

    /** Reads the arrivals and the assumptions that lie beside the classes. */
    public static CrowdTraining fromTheData() {
        return new CrowdTraining(Arrivals.load(), Habits.load());
    }

    /** The model that is shipped, grown on all months, as bytes. */
    public byte[] model() {
        var bytes = new ByteArrayOutputStream();
        try {
            grownUntil(arrivals.byMonth().lastKey()).write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("Bytes in memory cannot be written", e);
        }
        return bytes.toByteArray();
    }

    /** What a model that knows nothing of the last twelve months would have said of them, and of made-up cases. */
    public CrowdReport report() {
        YearMonth last = arrivals.byMonth().lastKey().minusMonths(HELD_OUT_MONTHS);
        return CrowdReport.of(arrivals, habits, last, grownUntil(last), drawn(UNSEEN, SEED + 1, new Demand(arrivals)));
    }

    private RegressionForest grownUntil(YearMonth last) {
        return RegressionForest.grownOn(samples(drawn(ROWS, SEED, new Demand(arrivals.until(last)))), GROWTH);
    }

    private static Samples samples(List<Case> cases) {
        List<float[]> columns = IntStream.range(0, Features.COUNT)
                .mapToObj(feature -> column(cases, each -> each.features().of(feature)))
                .toList();
        return new Samples(columns, column(cases, Case::seen));
    }

    private static float[] column(List<Case> cases, ToDoubleFunction<Case> value) {
        float[] column = new float[cases.size()];
        for (int row = 0; row < column.length; row++) {
            column[row] = (float) value.applyAsDouble(cases.get(row));
        }
        return column;
    }

    private List<Case> drawn(int count, long seed, Demand demand) {
        var random = new SplittableRandom(seed);
        return Stream.generate(() -> drawn(random, demand)).limit(count).toList();
    }

    private Case drawn(SplittableRandom random, Demand demand) {
        LocalDate first = arrivals.byMonth().firstKey().atDay(1);
        long days = demand.last().atEndOfMonth().toEpochDay() - first.toEpochDay() + 1;
        LocalDate date = first.plusDays(random.nextLong(days));
        var day = new DayKind(
                date,
                random.nextInt(20) == 0,
                random.nextDouble() < POYA_SHARE,
                random.nextDouble() < SCHOOL_HOLIDAY_SHARE);
        SiteType type = TYPES.get(random.nextInt(TYPES.size()));
        int hour = random.nextInt(24);
        double visitors = demand.on(date);
        double expected = Objects.requireNonNull(habits.get(type)).level(day, hour, visitors);
        double seen = expected * (1 + NOISE_OF_LEVEL * normal(random)) + NOISE_OF_WHOLE * normal(random);
        return new Case(new Features(day, hour, visitors, type), expected, Math.clamp(seen, 0.0, 1.0));
    }

    /** Near enough to normal, and the same on every machine and JDK. */
    private static double normal(SplittableRandom random) {
        double sum = 0;
        for (int i = 0; i < 12; i++) {
            sum += random.nextDouble();
        }
        return sum - 6;
    }

    /**
     * One case.
     *
     * @param expected by the assumptions
     * @param seen the same with the chance of a day
     */
    record Case(Features features, double expected, double seen) {}
}
