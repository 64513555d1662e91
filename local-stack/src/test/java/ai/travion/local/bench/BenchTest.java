package ai.travion.local.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class BenchTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine bench =
            new CommandLine(new Bench()).setOut(new PrintWriter(out)).setErr(new PrintWriter(err));

    @Test
    void aShortRunLosesNothing() throws Exception {
        int status = bench.execute(
                "--seconds=1", "--rounds=1", "--warm-up=3", "--in-flight=1,8", "--only=bare,runner", "--json");

        assertThat(status).as(err.toString()).isZero();
        var json = new ObjectMapper().readTree(out.toString());
        for (var part : new String[] {"bare", "runner"}) {
            assertThat(json.get(part).fieldNames()).toIterable().containsExactly("1", "8");
            assertThat(json.at("/" + part + "/8/turns_per_s").asDouble()).isPositive();
            assertThat(json.at("/" + part + "/1/p99_ms").asDouble())
                    .isGreaterThanOrEqualTo(json.at("/" + part + "/1/p50_ms").asDouble());
        }
        assertThat(json.at("/ratios/turns/8").asDouble()).isPositive();
        assertThat(json.at("/environment/payload_bytes").asInt()).isBetween(5_500, 6_500);
    }

    @Test
    void theFolderGoesWithTheBroker() {
        var broker = new BenchBroker();
        assertThat(broker.folder()).isNotEmptyDirectory();

        broker.close();

        assertThat(broker.folder()).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--seconds=0", "--rounds=-1", "--in-flight=64,0", "--only=llama", "--seconds=soon"})
    void anImpossibleWishIsRefusedWithASentence(String option) {
        int status = bench.execute(option);

        assertThat(status).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains(option.substring(0, option.indexOf('=')));
        assertThat(out.toString()).isEmpty();
    }
}
