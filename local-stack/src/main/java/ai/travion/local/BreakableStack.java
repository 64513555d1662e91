package ai.travion.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A stack of processes that can be hurt one by one: a broker, two gateways and six nodes, on free ports and in a folder of its
 * own. What ends is started again, as an orchestrator would do it.
 */
public final class BreakableStack implements AutoCloseable {

    private static final String KAFKA = "kafka";
    private static final String SECOND_GATEWAY = "gateway-service-2";
    private static final int CLUSTER_ANSWERS_WITHIN_SECONDS = 60;

    private final StackSettings settings;
    private final StackSettings ofTheSecondGateway;
    private final Map<String, Supervised> parts = new LinkedHashMap<>();

    private BreakableStack(StackSettings settings, StackSettings ofTheSecondGateway) {
        this.settings = settings;
        this.ofTheSecondGateway = ofTheSecondGateway;
    }

    /**
     * Starts all of it and waits until it serves.
     *
     * @param folder for its data and logs; the broker's log lies in its folder {@code kafka}
     * @param generator settings of the generator, such as where its model is
     * @param say told in one line what starts and what ends
     * @throws IllegalStateException where a part does not start
     */
    public static BreakableStack start(Path folder, Map<String, String> generator, Consumer<String> say) {
        var ports = Ports.free();
        var settings = settings(new Home(folder), ports);
        var second = settings(
                new Home(folder.resolve(SECOND_GATEWAY)),
                ports.with(Service.GATEWAY, Ports.free().of(Service.GATEWAY)));
        var stack = new BreakableStack(settings, second);
        try {
            stack.startAll(generator, say);
            return stack;
        } catch (RuntimeException e) {
            stack.close();
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static StackSettings settings(Home home, Ports ports) {
        try {
            Files.createDirectories(home.logs());
        } catch (IOException e) {
            throw new UncheckedIOException("Can't write to " + home.folder(), e);
        }
        return new StackSettings(home, ports, Optional.empty(), true, StackSettings.THIS_MACHINE);
    }

    private void startAll(Map<String, String> generator, Consumer<String> say) {
        start(KAFKA, OwnJvm.broker(settings), say);
        var clusterId = LocalStack.clusterId(settings.bootstrapServers(), CLUSTER_ANSWERS_WITHIN_SECONDS);
        for (var service : Service.values()) {
            var more = service == Service.GENERATOR ? arguments(generator) : List.<String>of();
            start(service.serviceName(), OwnJvm.program(settings, service, clusterId, more), say);
        }
        start(SECOND_GATEWAY, OwnJvm.program(ofTheSecondGateway, Service.GATEWAY, clusterId, List.of()), say);
        awaitReady();
    }

    private static List<String> arguments(Map<String, String> settings) {
        var arguments = new ArrayList<String>();
        settings.forEach((name, value) -> arguments.add("--" + name + "=" + value));
        return arguments;
    }

    private void start(String part, Supervised.Program program, Consumer<String> say) {
        var process = new Supervised(program, say);
        parts.put(part, process);
        process.start();
    }

    /** Waits until every service takes work, by its own word. */
    public void awaitReady() {
        new Readiness(settings.ports()).await(List.of(Service.values()));
        new Readiness(ofTheSecondGateway.ports()).await(List.of(Service.GATEWAY));
    }

    /** Where the gateways answer. */
    public List<URI> gateways() {
        return List.of(url(settings), url(ofTheSecondGateway));
    }

    private static URI url(StackSettings settings) {
        return URI.create("http://localhost:" + settings.ports().of(Service.GATEWAY));
    }

    public String bootstrapServers() {
        return settings.bootstrapServers();
    }

    /** Ends a part without a warning ({@code kill -9}). */
    public void kill(String part) {
        part(part).handle().destroyForcibly();
    }

    /** Stops a part in the middle of whatever it does ({@code SIGSTOP}), until {@link #resume}. */
    public void pause(String part) {
        signal(part, "STOP");
    }

    public void resume(String part) {
        signal(part, "CONT");
    }

    private void signal(String part, String signal) {
        var pid = Long.toString(part(part).handle().pid());
        try {
            var kill = new ProcessBuilder("kill", "-" + signal, pid).inheritIO().start();
            if (!kill.waitFor(5, TimeUnit.SECONDS) || kill.exitValue() != 0) {
                throw new IllegalStateException("Can't send " + signal + " to " + part + ".");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("This system has no command kill.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted.", e);
        }
    }

    private Supervised part(String part) {
        var process = parts.get(part);
        if (process == null) {
            throw new IllegalArgumentException("There is no " + part + ", but " + parts.keySet() + ".");
        }
        return process;
    }

    /** Stops the services and then the broker; the folder stays. */
    @Override
    public void close() {
        var services = new LinkedHashMap<>(parts);
        var kafka = Optional.ofNullable(services.remove(KAFKA));
        services.values().forEach(Supervised::stop);
        services.values().forEach(Supervised::awaitEnd);
        kafka.ifPresent(Supervised::stop);
        kafka.ifPresent(Supervised::awaitEnd);
    }
}
