package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Needs the services' own jars, which {@code mvn package} makes. */
@DisabledOnOs(OS.WINDOWS)
class ForkTest {

    private static final Pattern PID = Pattern.compile("(?m)^router-service pid (\\d+) port \\d+$");

    @TempDir
    Path home;

    @Test
    void aServiceThatIsKilledComesBackAndSigtermStopsThemAll() throws Exception {
        assertThat(isPackaged())
                .as("the services are packaged: run mvn verify, not mvn test")
                .isTrue();
        var ports = Ports.free();
        try (var up = UpProcess.start(home, ports, "--fork")) {
            up.awaitReady();
            var gateway = Gateway.of(ports);
            assertThat(gateway.answerTo("Tell me about Sigiriya")).contains("Sigiriya");
            var processes = pids(up, Pattern.compile("(?m)^\\S+-service pid (\\d+) port \\d+$"));
            assertThat(processes).hasSize(Service.values().length);

            ProcessHandle.of(pids(up, PID).getFirst()).orElseThrow().destroyForcibly();
            await().atMost(Duration.ofSeconds(10)).until(() -> pids(up, PID).size() == 2);
            assertThat(gateway.answerTo("Tell me about Kandy")).contains("Kandy");
            int exitCode = up.terminate();

            assertThat(exitCode).isZero();
            assertThat(up.out()).contains("ended with exit code 137 and is started again");
            assertThat(pids(up, Pattern.compile("pid (\\d+) port")))
                    .allSatisfy(pid -> assertThat(ProcessHandle.of(pid)).isEmpty());
            assertThat(home.resolve("logs/router-service.log")).isNotEmptyFile();
        }
    }

    private static List<Long> pids(UpProcess up, Pattern pattern) {
        return pattern.matcher(up.out())
                .results()
                .map((MatchResult match) -> Long.parseLong(match.group(1)))
                .toList();
    }

    private static boolean isPackaged() throws IOException {
        for (var service : Service.values()) {
            var target = Path.of("..", service.serviceName(), "target");
            if (!Files.isDirectory(target)) {
                return false;
            }
            try (Stream<Path> files = Files.list(target)) {
                if (files.noneMatch(file -> file.toString().endsWith("-app.jar"))) {
                    return false;
                }
            }
        }
        return true;
    }
}
