package ai.travion.shadow.crowd;

import ai.travion.shadow.forest.RegressionForest;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Expects crowds: a random forest over month, day of week, hour, Poya, school holiday, demand and type of site. What it was
 * taught, and how much of that is assumption, says the model card (README.md beside its data). Thread-safe; the same question has
 * always the same answer.
 */
public final class CrowdCast {

    static final String MODEL = "crowd-forest.bin";

    private static final float[] HOURS_OF_A_DAY = hoursOfADay();
    private static final int MINUTES = 60;
    private static final int MOST_RECENT_DAYS = 500;

    private final RegressionForest forest;
    private final Demand demand;
    private final Map<SiteType, Habits> habits;

    /** Travellers ask about the same days. */
    private final Cache<DayKind, DayCrowd> recent =
            Caffeine.newBuilder().maximumSize(MOST_RECENT_DAYS).build();

    CrowdCast(RegressionForest forest, Demand demand, Map<SiteType, Habits> habits) {
        this.forest = forest;
        this.demand = demand;
        this.habits = habits;
    }

    /** Reads the model from the jar: some ten milliseconds, so do it once. */
    public static CrowdCast load() {
        var model = Objects.requireNonNull(CrowdCast.class.getResourceAsStream(MODEL), MODEL + " is missing");
        try (var in = new BufferedInputStream(model)) {
            return new CrowdCast(RegressionForest.read(in), new Demand(Arrivals.load()), Habits.load());
        } catch (IOException e) {
            throw new UncheckedIOException(MODEL + " cannot be read", e);
        }
    }

    /** Of a site of average renown that keeps the usual hours of its type. */
    public Site typical(SiteType type) {
        Habits usual = Objects.requireNonNull(habits.get(type));
        return new Site(type, 1, usual.opens() * MINUTES, usual.closes() * MINUTES, Visit.usual(type));
    }

    public DayCrowd on(DayKind day) {
        return recent.get(day, this::computed);
    }

    private DayCrowd computed(DayKind day) {
        double expected = demand.on(day.date());
        Map<SiteType, List<Double>> levels = new EnumMap<>(SiteType.class);
        for (SiteType type : SiteType.values()) {
            levels.put(type, levels(day, expected, type));
        }
        return new DayCrowd(day, levels);
    }

    /** As {@link #on}, for one type only. */
    public SiteDay on(DayKind day, Site site) {
        return new DayCrowd(day, Map.of(site.type(), levels(day, demand.on(day.date()), site.type()))).at(site);
    }

    /** One prediction, 0 to 1: a typical site of a type at an hour. */
    double levelAt(DayKind day, int hour, SiteType type) {
        return forest.predict(new Features(day, hour, demand.on(day.date()), type).row());
    }

    private static float[] hoursOfADay() {
        float[] hours = new float[24];
        for (int hour = 0; hour < hours.length; hour++) {
            hours[hour] = hour;
        }
        return hours;
    }

    private List<Double> levels(DayKind day, double expected, SiteType type) {
        double[] levels = forest.predictOver(new Features(day, 0, expected, type).row(), Features.HOUR, HOURS_OF_A_DAY);
        return Arrays.stream(levels).boxed().toList();
    }
}
