package ai.travion.local;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Starts the stack and keeps it until it is told to stop. */
@Command(
        name = "up",
        description = "Starts Kafka and all services on this machine; Ctrl-C stops them.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Environment:",
            "  TRAVION_HOME             data and logs (default: .travion in the repository)",
            "  KAFKA_PORT               9092",
            "  GATEWAY_PORT             8000, where the API answers",
            "  ROUTER_PORT 8001, RETRIEVAL_PORT 8002, GRADER_PORT 8003,",
            "  SHADOW_MONITOR_PORT 8004, GENERATOR_PORT 8005, VERIFIER_PORT 8006",
            "  SERVER_ADDRESS           127.0.0.1: only this machine; 0.0.0.0: whoever can reach it",
            "  LOG_LEVEL                INFO",
            ""
        })
final class Up implements Callable<Integer> {

    @Option(names = "--fork", description = "Runs each service as a process of its own and starts again what dies.")
    private boolean fork;

    @Option(
            names = "--kafka",
            paramLabel = "HOST:PORT",
            description = "Uses a broker that runs already instead of an embedded one.")
    private @Nullable String kafka;

    private final AtomicBoolean stopping = new AtomicBoolean();

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        long began = System.nanoTime();
        try {
            var settings = StackSettings.of(System.getenv(), Optional.ofNullable(kafka), fork);
            var stack = new LocalStack(settings, this::say);
            stack.open();
            LogFile.at(settings.home().log(), System.getenv().getOrDefault("LOG_LEVEL", "INFO"));
            Signals.onStop(() -> stop(stack));
            start(stack);
            ready(settings, stack, began);
        } catch (CannotStartException e) {
            if (!stopping.get()) {
                err().println(e.getMessage());
                return 1;
            } // else it can't because it was stopped
        }
        new CountDownLatch(1).await();
        return 0;
    }

    private static void start(LocalStack stack) {
        try {
            stack.start();
        } catch (CannotStartException e) {
            LoggerFactory.getLogger(Up.class).error("Travion can't start.", e);
            throw e;
        }
    }

    private void stop(LocalStack stack) {
        if (!stopping.compareAndSet(false, true)) {
            Runtime.getRuntime().halt(130); // asked twice, and not patient
        }
        say("");
        stack.close();
        say("Stopped.");
        System.exit(0);
    }

    private void ready(StackSettings settings, LocalStack stack, long began) {
        var url = stack.url();
        say("");
        say(String.format(Locale.ROOT, "Travion is up after %.1f s.", (System.nanoTime() - began) / 1e9));
        say("");
        say("  API    " + url + "/api/v1/chat      (all of it: " + url + "/docs)");
        say("  Kafka  " + stack.bootstrapServers());
        say("  Logs   " + shown(fork ? settings.home().logs() : settings.home().log()));
        say("  Data   " + shown(settings.home().folder()));
        say("");
        say("  ./travion chat" + (settings.ports().of(Service.GATEWAY) == 8000 ? "" : " --url " + url));
        say("  curl -N " + url + "/api/v1/chat -H 'Content-Type: application/json' \\");
        say("       -d '{\"message\": \"Plan a day in Kandy on the next Poya day\", \"stream\": true}'");
        say("");
        say("Ctrl-C stops.");
    }

    private static Path shown(Path path) {
        var here = Path.of("").toAbsolutePath();
        return path.startsWith(here) ? here.relativize(path) : path;
    }

    private void say(String line) {
        out().println(line);
    }

    private PrintWriter out() {
        return java.util.Objects.requireNonNull(spec).commandLine().getOut();
    }

    private PrintWriter err() {
        return java.util.Objects.requireNonNull(spec).commandLine().getErr();
    }
}
