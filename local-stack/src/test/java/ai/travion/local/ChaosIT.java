package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * A short run of {@code travion chaos} from the jar: a node, a gateway and the broker are killed under three turns a second, and the topics poisoned.
 *
 * <p>How long turns wait depends on the machine, and is the command's to say.
 */
@DisabledOnOs(OS.WINDOWS)
class ChaosIT {

    private static final String FAULTS =
            "killed-generator-service," + "killed-gateway-service,killed-kafka,poisoned-topics";

    @TempDir
    Path folder;

    @Test
    void everyAcceptedTurnHasExactlyOneAnswerWhateverIsKilled() throws Exception {
        var out = folder.resolve("out");
        var err = folder.resolve("err");
        var chaos = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-cp",
                        BuiltJars.ofTheStack().toString(),
                        Travion.class.getName(),
                        "chaos",
                        "--seconds=4",
                        "--warm-up=3",
                        "--fault=" + FAULTS,
                        "--json")
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            assertThat(chaos.waitFor(8, TimeUnit.MINUTES)).isTrue();
        } finally {
            chaos.descendants().forEach(ProcessHandle::destroyForcibly);
            chaos.destroyForcibly();
        }

        assertThat(out).as(Files.readString(err)).isNotEmptyFile();
        var report = new ObjectMapper().readTree(out.toFile());
        // Names each turn whose events were out of order, and what was.
        var told = report.toPrettyString() + Files.readString(err);
        assertThat(report.path("accepted").asInt()).as(told).isGreaterThan(4 * 10);
        assertThat(report.path("answered").asInt() + report.path("failed").asInt())
                .as(told)
                .isEqualTo(report.path("accepted").asInt());
        assertThat(report.path("answered").asInt() * 10)
                .as(told)
                .isGreaterThanOrEqualTo(report.path("accepted").asInt() * 9);
        assertThat(report.path("lost").asInt()).as(told).isZero();
        assertThat(report.path("doubled").asInt()).as(told).isZero();
        assertThat(report.path("forgotten").asInt()).as(told).isZero();
        assertThat(report.path("disordered").asInt()).as(told).isZero();
    }
}
