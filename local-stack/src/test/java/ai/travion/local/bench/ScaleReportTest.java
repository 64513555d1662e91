package ai.travion.local.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class ScaleReportTest {

    @ParameterizedTest
    @CsvSource({"30.4, 0, true", "30.3, 0, false", "32, 1, false"})
    void thePromiseIsKeptWhereTwiceTheInstancesGiveNearlyTwiceTheTurnsAndNoneIsLost(
            double ofTwo, int lost, boolean kept) {
        var report = new ScaleReport(Map.of(1, figures(16), 2, figures(ofTwo)), 1_000, 16, lost);

        assertThat(report.isKept()).isEqualTo(kept);
    }

    @Test
    void theJsonHasTheFiguresAndTheRatiosByInstances() throws Exception {
        var report = new ScaleReport(Map.of(1, figures(15.2), 2, figures(30.4)), 1_000, 16, 0);

        var json = new ObjectMapper().readTree(report.json());

        assertThat(json.at("/instances/2/turns_per_s").asDouble()).isEqualTo(30.4);
        assertThat(json.at("/doubled/2").asDouble()).isEqualTo(2);
        assertThat(json.at("/percent_of_possible/1").asDouble()).isEqualTo(95);
        assertThat(json.at("/lost").asInt(-1)).isZero();
    }

    @Test
    void theTableHasALineForEachNumberOfInstances() {
        var report = new ScaleReport(Map.of(1, figures(16), 3, figures(48)), 1_000, 16, 0);

        assertThat(report.table().lines()).anySatisfy(line -> assertThat(line).matches("3 +48.00 +1,000 +100 %"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--instances=5", "--instances=0", "--wait=0", "--seconds=-1"})
    void anImpossibleWishIsRefusedWithASentence(String option) {
        var err = new StringWriter();

        int status = new CommandLine(new Scale()).setErr(new PrintWriter(err)).execute(option);

        assertThat(status).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains(option.substring(0, option.indexOf('=')));
    }

    private static Figures figures(double turnsPerS) {
        return new Figures(turnsPerS, 1_000, 2_000);
    }
}
