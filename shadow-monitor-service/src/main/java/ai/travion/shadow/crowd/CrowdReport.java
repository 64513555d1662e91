package ai.travion.shadow.crowd;

import ai.travion.shadow.crowd.CrowdTraining.Case;
import ai.travion.shadow.forest.RegressionForest;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * How well the model does on what it has not seen. Real months and made-up cases stand apart: the first say how far the demand
 * can be foreseen, the second only how well the forest repeats the assumptions.
 *
 * @param arrivals of the held-out months, real against expected
 * @param arrivalsAsLastYear the same of the plainest guess: as many as a year before
 * @param calmArrivals of those held-out months that the disruption of 2026 did not touch
 * @param crowds of days of the held-out months, by the assumptions with the real demand against the model with the expected
 * @param cases made up, with the chance of a day in them
 * @param casesWithoutChance the same cases without it
 */
public record CrowdReport(
        YearMonth firstHeldOut,
        YearMonth lastHeldOut,
        List<Month> months,
        Fit arrivals,
        Fit arrivalsAsLastYear,
        Fit calmArrivals,
        Fit crowds,
        Fit cases,
        Fit casesWithoutChance) {

    private static final YearMonth DISRUPTION = YearMonth.of(2026, 3);

    /** Of a held-out month. */
    public record Month(YearMonth month, long real, long expected) {}

    /**
     * @param rSquared the share of the spread that is explained; below 0 a constant would do better
     * @param meanError absolute, in the unit of the values
     * @param relativeError the mean of the errors as shares of the real values
     */
    public record Fit(int count, double rSquared, double meanError, double relativeError) {

        static Fit of(double[] real, double[] said) {
            double mean = Arrays.stream(real).average().orElseThrow();
            double off = 0;
            double spread = 0;
            double error = 0;
            double relative = 0;
            for (int i = 0; i < real.length; i++) {
                off += (real[i] - said[i]) * (real[i] - said[i]);
                spread += (real[i] - mean) * (real[i] - mean);
                error += Math.abs(real[i] - said[i]);
                relative += Math.abs(real[i] - said[i]) / Math.max(real[i], 1e-9);
            }
            return new Fit(real.length, 1 - off / spread, error / real.length, relative / real.length);
        }
    }

    static CrowdReport of(
            Arrivals all,
            Map<SiteType, Habits> habits,
            YearMonth lastKnown,
            RegressionForest forest,
            List<Case> cases) {
        var demand = new Demand(all.until(lastKnown));
        List<Month> months = all.byMonth().tailMap(lastKnown, false).entrySet().stream()
                .map(entry -> new Month(
                        entry.getKey(),
                        entry.getValue(),
                        Math.round(all.arrivals(entry.getKey(), demand.of(entry.getKey())))))
                .toList();
        double[] seen = cases.stream().mapToDouble(Case::seen).toArray();
        double[] expected = cases.stream().mapToDouble(Case::expected).toArray();
        double[] said = cases.stream()
                .mapToDouble(each -> forest.predict(each.features().row()))
                .toArray();
        return new CrowdReport(
                months.getFirst().month(),
                months.getLast().month(),
                months,
                fit(months, Month::expected),
                fit(months, month -> all.byMonth().getOrDefault(month.month().minusYears(1), 0)),
                fit(
                        months.stream()
                                .filter(month -> month.month().isBefore(DISRUPTION))
                                .toList(),
                        Month::expected),
                crowds(new Demand(all), demand, habits, forest, months),
                Fit.of(seen, said),
                Fit.of(expected, said));
    }

    private static Fit fit(List<Month> months, ToDoubleFunction<Month> guess) {
        return Fit.of(
                months.stream().mapToDouble(Month::real).toArray(),
                months.stream().mapToDouble(guess).toArray());
    }

    /** The mean over the day of each type of site: so the hours, which are assumed, explain nothing. In percent. */
    private static Fit crowds(
            Demand real, Demand expected, Map<SiteType, Habits> habits, RegressionForest forest, List<Month> months) {
        List<Double> assumed = new ArrayList<>();
        List<Double> said = new ArrayList<>();
        for (Month month : months) {
            for (int dayOfMonth = 1; dayOfMonth <= month.month().lengthOfMonth(); dayOfMonth++) {
                LocalDate date = month.month().atDay(dayOfMonth);
                DayKind day = DayKind.ordinary(date);
                for (SiteType type : SiteType.values()) {
                    Habits usual = Objects.requireNonNull(habits.get(type));
                    assumed.add(dayMean(hour -> usual.level(day, hour, real.on(date))));
                    said.add(dayMean(hour -> forest.predict(new Features(day, hour, expected.on(date), type).row())));
                }
            }
        }
        return Fit.of(
                assumed.stream().mapToDouble(Double::doubleValue).toArray(),
                said.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static double dayMean(IntToDoubleFunction level) {
        return 100 * IntStream.range(0, 24).mapToDouble(level).average().orElseThrow();
    }

    /** For a terminal. */
    public String inWords() {
        var text = new StringBuilder();
        text.append("Real months that the model has not seen (%s to %s), foreseen from the months before them:%n"
                .formatted(firstHeldOut, lastHeldOut));
        text.append("  month      arrivals   expected     off%n".formatted());
        months.forEach(month -> text.append("  %s  %,10d %,10d  %+5.1f%%%n"
                .formatted(
                        month.month(),
                        month.real(),
                        month.expected(),
                        100.0 * (month.expected() - month.real()) / month.real())));
        line(text, "arrivals, all " + arrivals.count() + " months", arrivals, "%,.0f a month");
        line(text, "  as many as a year before", arrivalsAsLastYear, "%,.0f a month");
        line(text, "  the " + calmArrivals.count() + " months before the disruption", calmArrivals, "%,.0f a month");
        line(text, "crowds, mean of a day by type", crowds, "%.1f points");
        text.append("%nMade-up cases that the forest has not seen (%,d): how well it repeats the assumptions%n"
                .formatted(cases.count()));
        line(text, "as drawn, chance included", cases, "%.3f of 1");
        line(text, "without the chance", casesWithoutChance, "%.3f of 1");
        text.append(
                "%nHours, weekdays and site types are assumptions: no public data has them. The R² of the made-up cases says%n"
                        .formatted());
        text.append("nothing about real sites.%n".formatted());
        return text.toString();
    }

    private static void line(StringBuilder text, String what, Fit fit, String unit) {
        text.append("  %-38s R² %6.3f   mean error %s"
                .formatted(what, fit.rSquared(), String.format(Locale.ROOT, unit, fit.meanError())));
        if (unit.contains("month")) {
            text.append("   (%.1f%%)".formatted(100 * fit.relativeError()));
        }
        text.append(System.lineSeparator());
    }
}
