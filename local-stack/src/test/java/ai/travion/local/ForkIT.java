package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Each service a process: one that is killed comes back, and SIGTERM ends them all. */
@DisabledOnOs(OS.WINDOWS)
class ForkIT {

    private static final String ROUTER = "router-service";

    @TempDir
    Path home;

    @Test
    void aServiceThatIsKilledComesBackAndSigtermStopsThemAll() throws Exception {
        var ports = Ports.free();
        try (var up = UpProcess.startShipped(home, ports, "--fork")) {
            up.awaitReady();
            var gateway = Gateway.of(ports);
            assertThat(gateway.answerTo("Tell me about Sigiriya")).contains("Sigiriya");
            assertThat(pids(up, "\\S+-service")).hasSize(Service.values().length);

            ProcessHandle.of(pids(up, ROUTER).getFirst()).orElseThrow().destroyForcibly();
            await().atMost(Duration.ofSeconds(10)).until(() -> pids(up, ROUTER).size() == 2);
            assertThat(gateway.answerTo("Tell me about Kandy")).contains("Kandy");
            int exitCode = up.terminate();

            assertThat(exitCode).isZero();
            assertThat(up.out()).contains("ended with exit code 137 and is started again");
            assertThat(pids(up, "\\S+-service"))
                    .allSatisfy(pid -> assertThat(ProcessHandle.of(pid)).isEmpty());
            assertThat(home.resolve("logs/router-service.log")).isNotEmptyFile();
        }
    }

    private static List<Long> pids(UpProcess up, String service) {
        return Pattern.compile("(?m)^" + service + " pid (\\d+) port \\d+$")
                .matcher(up.out())
                .results()
                .map(match -> Long.parseLong(match.group(1)))
                .toList();
    }
}
