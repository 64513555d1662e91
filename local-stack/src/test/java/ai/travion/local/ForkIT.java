package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Each service a process: one that is killed comes back, and SIGTERM ends them all. */
@DisabledOnOs(OS.WINDOWS)
class ForkIT {

    private static final String ROUTER = "router-service";
    private static final String GENERATOR = "generator-service";

    @TempDir
    Path home;

    @Test
    void aKilledServiceComesBackAnEndedOneFinishesItsWorkAndSigtermStopsThemAll() throws Exception {
        var ports = Ports.free();
        try (var model = StandInModel.thatQuotes();
                var up = UpProcess.startShipped(home, ports, model.settings(), "--fork")) {
            up.awaitReady();
            var gateway = Gateway.of(ports);
            assertThat(gateway.answerTo("Tell me about Sigiriya")).contains("Sigiriya");
            assertThat(pids(up, "\\S+-service")).hasSize(Service.values().length);

            process(up, ROUTER).destroyForcibly();
            await().atMost(Duration.ofSeconds(10)).until(() -> pids(up, ROUTER).size() == 2);
            assertThat(gateway.answerTo("Tell me about Kandy")).contains("Kandy");

            whatIsInFlightIsFinishedByAServiceThatIsTold(model, up, gateway);
            int exitCode = up.terminate();

            assertThat(exitCode).isZero();
            assertThat(up.out()).contains("ended with exit code 137 and is started again");
            assertThat(pids(up, "\\S+-service"))
                    .allSatisfy(pid -> assertThat(ProcessHandle.of(pid)).isEmpty());
            assertThat(home.resolve("logs/router-service.log")).isNotEmptyFile();
        }
    }

    /** SIGTERM while the model thinks: the turn is answered, and the model is not asked a second time for it. */
    private static void whatIsInFlightIsFinishedByAServiceThatIsTold(
            StandInModel model, UpProcess up, Gateway gateway) {
        model.thinksFor(Duration.ofSeconds(3));
        long before = model.calls();
        var answer = CompletableFuture.supplyAsync(() -> answer(gateway, "Tell me about Galle Fort"));
        await().atMost(Duration.ofSeconds(30)).until(() -> model.calls() == before + 1);

        process(up, GENERATOR).destroy();

        assertThat(answer.orTimeout(60, TimeUnit.SECONDS).join()).contains("Galle");
        assertThat(model.calls()).isEqualTo(before + 1);
    }

    private static String answer(Gateway gateway, String message) {
        try {
            return gateway.answerTo(message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static ProcessHandle process(UpProcess up, String service) {
        return ProcessHandle.of(pids(up, service).getLast()).orElseThrow();
    }

    private static List<Long> pids(UpProcess up, String service) {
        return Pattern.compile("(?m)^" + service + " pid (\\d+) port \\d+$")
                .matcher(up.out())
                .results()
                .map(match -> Long.parseLong(match.group(1)))
                .toList();
    }
}
