package ai.travion.local;

import ai.travion.graph.TravionApplication;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ConfigurableApplicationContext;

/** Every service as a Spring context of its own in this JVM. They share nothing but the class path. */
final class ServicesInThisJvm implements RunServices {

    private static final Logger log = LoggerFactory.getLogger(ServicesInThisJvm.class);

    private static final List<String> AS_GUESTS = List.of(
            // The stack stops them, in an order that Spring's own hook does not know.
            "--spring.main.register-shutdown-hook=false",
            // Seven registries in one JVM, each with its own figures.
            "--management.metrics.use-global-registry=false",
            // Their web servers share threads, which the first to stop would keep waiting for the others.
            "--spring.reactor.netty.shutdown-quiet-period=0s");

    private final StackSettings settings;
    private final String clusterId;
    private final Consumer<String> say;
    private final Map<Service, ConfigurableApplicationContext> running = new ConcurrentHashMap<>();
    private volatile boolean stopping;

    ServicesInThisJvm(StackSettings settings, String clusterId, Consumer<String> say) {
        this.settings = settings;
        this.clusterId = clusterId;
        this.say = say;
        // Logging belongs to the JVM: seven contexts that each set it up would undo each other's.
        System.setProperty("org.springframework.boot.logging.LoggingSystem", "none");
    }

    @Override
    public void start() {
        inParallel(List.of(Service.values()), this::run);
        new Readiness(settings.ports()).await(List.of(Service.GATEWAY));
    }

    private void run(Service service) {
        int port = settings.ports().of(service);
        say.accept("Starting " + service.serviceName() + " on port " + port + " ...");
        var arguments = Stream.of(
                        settings.arguments(service, clusterId),
                        AS_GUESTS,
                        service == Service.GATEWAY ? List.<String>of() : StackSettings.NO_API_PAGE)
                .flatMap(List::stream);
        var context = TravionApplication.run(service.main(), arguments.toArray(String[]::new));
        if (stopping) {
            context.close();
        } else {
            running.put(service, context);
        }
    }

    @Override
    public void stop() {
        stopping = true;
        say.accept("Stopping the gateway ...");
        stop(Service.GATEWAY);
        say.accept("Stopping the nodes; they finish what they have begun ...");
        inParallel(Stream.of(Service.values()).skip(1).toList(), this::stop);
    }

    private void stop(Service service) {
        var context = running.remove(service);
        if (context != null) {
            context.close();
        }
    }

    /** Ends a service and starts it again on its own files, while the others go on; waits until it serves. */
    void restart(Service service) {
        stop(service);
        run(service);
        new Readiness(settings.ports()).await(List.of(service));
    }

    private static void inParallel(List<Service> services, Consumer<Service> action) {
        try (ExecutorService threads = Executors.newFixedThreadPool(services.size())) {
            var tasks = new ArrayList<Future<?>>();
            services.forEach(service -> tasks.add(threads.submit(() -> action.accept(service))));
            for (int i = 0; i < tasks.size(); i++) {
                await(services.get(i), tasks.get(i));
            }
        }
    }

    private static void await(Service service, Future<?> task) {
        try {
            task.get();
        } catch (ExecutionException e) {
            log.error("{} failed", service.serviceName(), e);
            throw new CannotStartException(
                    service.serviceName() + " failed: " + reasonOf(e) + "; the log has more.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStartException("Interrupted.", e);
        }
    }

    /** What the service itself said; Spring wraps it in the names of its beans. */
    private static String reasonOf(ExecutionException failure) {
        var reasons = Stream.<@Nullable Throwable>iterate(failure.getCause(), Objects::nonNull, Throwable::getCause)
                .map(Objects::requireNonNull)
                .toList();
        var reason = reasons.stream()
                .filter(cause -> !cause.getClass().getName().startsWith("org.springframework.beans"))
                .filter(cause -> !cause.getClass().getName().startsWith("org.springframework.context"))
                .findFirst()
                .orElse(reasons.getLast());
        return String.valueOf(reason.getMessage());
    }
}
