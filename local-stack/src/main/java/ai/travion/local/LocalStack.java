package ai.travion.local;

import ai.travion.broker.BrokerException;
import ai.travion.broker.EmbeddedBroker;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.jspecify.annotations.Nullable;

/**
 * Kafka and the seven services on this machine.
 *
 * <p>It is started once and closed once; a close while it starts, from another thread, stops what runs by then.
 */
public final class LocalStack implements AutoCloseable {

    private static final int KAFKA_ANSWERS_WITHIN_SECONDS = 10;

    private static final int WARM_UP_ROUNDS = 3;
    /** What stands behind these may cost money. */
    private static final List<String> OUTSIDE = List.of("LLM_PROVIDER", "TAVILY_API_KEY", "SEARXNG_URL");

    private final StackSettings settings;
    private final Consumer<String> say;
    private @Nullable HomeLock lock;
    private volatile @Nullable EmbeddedBroker broker;
    private volatile @Nullable RunServices services;
    private boolean closed;
    private boolean leavesNothing;

    /** @param say told in one line what happens, as it happens */
    LocalStack(StackSettings settings, Consumer<String> say) {
        this.settings = settings;
        this.say = say;
    }

    /** Starts a stack on free ports, whose folder lies among the temporary files and goes when it is closed. */
    public static LocalStack temporary() {
        try {
            var home = new Home(Files.createTempDirectory("travion"));
            var stack = new LocalStack(
                    new StackSettings(home, Ports.free(), Optional.empty(), false, StackSettings.THIS_MACHINE),
                    line -> {});
            stack.leavesNothing = true;
            stack.open();
            stack.start();
            return stack;
        } catch (IOException e) {
            throw new UncheckedIOException("Can't make a temporary folder.", e);
        }
    }

    /**
     * Takes possession of the folder and looks at the ports, before anything is started.
     *
     * @throws CannotStartException where either belongs to somebody else
     */
    void open() {
        lock = settings.home().lock();
        var complaints = settings.ports().complaints();
        if (!complaints.isEmpty()) {
            close();
            throw new CannotStartException(String.join(System.lineSeparator(), complaints));
        }
    }

    /**
     * Starts the broker, then the services, and waits until they serve. What has started is stopped again where one fails.
     *
     * @throws CannotStartException where something does not start
     */
    void start() {
        try {
            startBroker();
            var clusterId = clusterId(settings.bootstrapServers(), KAFKA_ANSWERS_WITHIN_SECONDS);
            var running = settings.fork()
                    ? new ServicesAsProcesses(settings, clusterId, say)
                    : new ServicesInThisJvm(settings, clusterId, say);
            services = running;
            running.start();
            if (settings.fork()) {
                warmUp();
            }
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Eight cold processes on a few cores are slow at first; that is no matter of the first traveller. Nobody outside is asked for it. */
    private void warmUp() {
        if (OUTSIDE.stream().anyMatch(LocalStack::isSet)) {
            return;
        }
        say.accept("Warming up ...");
        try {
            FirstTurns.ask(url(), WARM_UP_ROUNDS);
        } catch (IOException e) {
            say.accept("Not warmed up: " + e.getMessage() + ".");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStartException("Interrupted while warming up.", e);
        }
    }

    private static boolean isSet(String variable) {
        var value = System.getenv().getOrDefault(variable, "");
        return !value.isBlank() && !value.equals("none");
    }

    /**
     * Ends the gateway and starts it again, while nodes and broker go on.
     *
     * @throws IllegalStateException where the services do not run in this JVM
     */
    public void restartGateway() {
        if (!(services instanceof ServicesInThisJvm running)) {
            throw new IllegalStateException("Only services of this JVM are started again.");
        }
        running.restart(Service.GATEWAY);
    }

    /** Where the gateway answers. */
    public URI url() {
        return URI.create("http://localhost:" + settings.ports().of(Service.GATEWAY));
    }

    /** Where its Kafka is. */
    public String bootstrapServers() {
        return settings.bootstrapServers();
    }

    private void startBroker() {
        if (settings.kafka().isPresent()) {
            say.accept("Using Kafka at " + settings.bootstrapServers() + ".");
            return;
        }
        say.accept("Starting Kafka on port " + settings.ports().kafka() + " ...");
        try {
            broker = EmbeddedBroker.start(
                    settings.home().kafka(), settings.ports().kafka());
        } catch (BrokerException e) {
            throw CannotStartException.because(e);
        } catch (RuntimeException e) {
            throw new CannotStartException(
                    "Kafka does not start on the folder " + settings.home().kafka() + ": " + e.getMessage() + ".", e);
        }
    }

    /**
     * The id of a cluster that runs already, or is about to.
     *
     * @throws CannotStartException where nobody answers in time
     */
    static String clusterId(String bootstrapServers, int withinSeconds) {
        var properties = new HashMap<String, Object>();
        properties.put("bootstrap.servers", bootstrapServers);
        properties.put("client.id", "local-stack");
        try (var admin = Admin.create(properties)) {
            return admin.describeCluster().clusterId().get(withinSeconds, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException | KafkaException e) {
            throw new CannotStartException(
                    "Kafka does not answer at " + bootstrapServers
                            + ": start it, or leave --kafka out for a broker of Travion's own.",
                    e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStartException("Interrupted while waiting for Kafka.", e);
        }
    }

    /** Stops the gateway, the nodes and the broker, in this order. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (services != null) {
            services.stop();
        }
        if (broker != null) {
            say.accept("Stopping Kafka ...");
            broker.close();
        }
        if (lock != null) {
            lock.close();
        }
        if (leavesNothing) {
            settings.home().delete();
        }
    }
}
