package ai.travion.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Whether services take work, by their own word. */
final class Readiness {

    private static final Duration PATIENCE = Duration.ofMinutes(4);
    private static final Duration ANSWER = Duration.ofSeconds(5);
    private static final int PAUSE_MS = 50;

    private final Ports ports;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(ANSWER)
            .build();

    Readiness(Ports ports) {
        this.ports = ports;
    }

    /** @throws CannotStartException where one of them is not ready in time */
    void await(List<Service> services) {
        long until = System.nanoTime() + PATIENCE.toNanos();
        for (var service : services) {
            while (!isReady(service)) {
                if (System.nanoTime() > until) {
                    throw new CannotStartException(service.serviceName() + " is not ready after " + PATIENCE.toSeconds()
                            + " seconds. Its log says why.");
                }
                pause();
            }
        }
    }

    private boolean isReady(Service service) {
        var uri = URI.create("http://localhost:" + ports.of(service) + "/actuator/health/readiness");
        try {
            var request = HttpRequest.newBuilder(uri).timeout(ANSWER).build();
            return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException notYet) {
            return false;
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static CannotStartException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new CannotStartException("Interrupted while the services start.", e);
    }
}
