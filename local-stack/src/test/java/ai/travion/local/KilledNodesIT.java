package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Each service a process: under steady load every node is killed with {@code -9} once, and SIGTERM ends them all. */
@DisabledOnOs(OS.WINDOWS)
class KilledNodesIT {

    private static final int TURNS_PER_SECOND = 10;

    @TempDir
    Path home;

    @Test
    void everyAcceptedTurnHasExactlyOneAnswerAndSigtermStopsThemAll() throws Exception {
        var ports = Ports.free();
        try (var up = UpProcess.startShipped(home, ports, "--fork")) {
            up.awaitReady();
            var nodes = Stream.of(Service.values()).skip(1).toList();

            try (var load = SteadyLoad.on(Gateway.of(ports), TURNS_PER_SECOND)) {
                for (var node : nodes) {
                    // What was asked until now is answered: cold JVMs are slow, and one fault comes after another.
                    load.awaitAnswersToWhatWasAsked();
                    kill(up, node);
                    await().atMost(Duration.ofMinutes(2))
                            .until(() -> pidsOf(up, node).size() == 2);
                }
                load.awaitAnswersToWhatWasAsked();
                load.stop();

                load.assertThatEachTurnHasExactlyOneAnswer();
                System.out.printf(
                        Locale.ROOT,
                        "%d turns at %d a second while %d nodes were killed: each answered once, the slowest after %.1f s%n",
                        load.turns(),
                        TURNS_PER_SECOND,
                        nodes.size(),
                        load.slowest().toMillis() / 1e3);
            }
            int exitCode = up.terminate();

            assertThat(exitCode).isZero();
            assertThat(up.out()).contains("ended with exit code 137 and is started again");
            assertThat(pids(up, "\\S+-service"))
                    .hasSize(Service.values().length + nodes.size())
                    .allSatisfy(pid -> assertThat(ProcessHandle.of(pid)).isEmpty());
            assertThat(home.resolve("logs/router-service.log")).isNotEmptyFile();
        }
    }

    private static void kill(UpProcess up, Service node) {
        ProcessHandle.of(pidsOf(up, node).getLast()).orElseThrow().destroyForcibly();
    }

    private static List<Long> pidsOf(UpProcess up, Service service) {
        return pids(up, service.serviceName());
    }

    private static List<Long> pids(UpProcess up, String service) {
        return Pattern.compile("(?m)^" + service + " pid (\\d+) port \\d+$")
                .matcher(up.out())
                .results()
                .map(match -> Long.parseLong(match.group(1)))
                .toList();
    }
}
