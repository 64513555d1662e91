package ai.travion.shadow.crowd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CrowdTrainingTest {

    @Test
    void whatIsShippedIsWhatTheDataGives() throws IOException {
        byte[] shipped;
        try (var model = CrowdCast.class.getResourceAsStream(CrowdCast.MODEL)) {
            shipped = Objects.requireNonNull(model).readAllBytes();
        }

        byte[] trained = CrowdTraining.fromTheData().model();

        assertThat(trained).as("run ./travion train crowd").isEqualTo(shipped);
    }

    /** The model card quotes these: whoever changes the model changes the card. */
    @Test
    void theModelCardQuotesWhatTheReportSays() throws IOException {
        String card;
        try (var readme = CrowdCast.class.getResourceAsStream("README.md")) {
            card = new String(Objects.requireNonNull(readme).readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        }

        var report = CrowdTraining.fromTheData().report();

        assertThat(card)
                .contains(quoted(report.arrivals()))
                .contains(quoted(report.arrivalsAsLastYear()))
                .contains(quoted(report.calmArrivals()))
                .contains("| %.3f | %.1f points"
                        .formatted(report.crowds().rSquared(), report.crowds().meanError()))
                .contains("R² %.3f with their chance, %.3f without, mean error %.3f of 1"
                        .formatted(
                                report.cases().rSquared(),
                                report.casesWithoutChance().rSquared(),
                                report.casesWithoutChance().meanError()));
        assertThat(report.inWords()).contains("assumptions", "2025-08 to 2026-07");
    }

    @ParameterizedTest
    @EnumSource
    void theAssumptionsFillAllHoursAndMonths(SiteType type) {
        var habits = Objects.requireNonNull(Habits.load().get(type));

        assertThat(habits.hours())
                .hasSize(24)
                .allSatisfy(hour -> assertThat(hour).isBetween(0.0, 1.0));
        assertThat(habits.hours()).contains(1.0);
        assertThat(habits.months()).hasSize(12);
    }

    @Test
    void aSiteNeverHoldsMoreThanItHasRoomFor() {
        assertThat(Habits.saturated(0.3)).isCloseTo(0.3, within(0.01));
        assertThat(Habits.saturated(3)).isLessThan(1);
    }

    private static String quoted(CrowdReport.Fit fit) {
        return String.format(
                Locale.ROOT,
                "| %.3f | %,.0f a month (%.1f%%) |",
                fit.rSquared(),
                fit.meanError(),
                100 * fit.relativeError());
    }
}
