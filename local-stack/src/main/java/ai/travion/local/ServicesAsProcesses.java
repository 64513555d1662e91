package ai.travion.local;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Every service as a process of its own. */
final class ServicesAsProcesses implements RunServices {

    private final StackSettings settings;
    private final String clusterId;
    private final Consumer<String> say;
    private final Map<Service, Supervised> processes = new EnumMap<>(Service.class);
    private boolean stopping;

    ServicesAsProcesses(StackSettings settings, String clusterId, Consumer<String> say) {
        this.settings = settings;
        this.clusterId = clusterId;
        this.say = say;
    }

    @Override
    public void start() {
        var services = List.of(Service.values());
        synchronized (processes) {
            if (stopping) {
                return;
            }
            for (var service : services) {
                var process = new Supervised(OwnJvm.program(settings, service, clusterId, List.of()), say);
                processes.put(service, process);
                process.start();
            }
        }
        new Readiness(settings.ports()).await(services);
    }

    @Override
    public void stop() {
        var nodes = new ArrayList<Supervised>();
        var gateways = new ArrayList<Supervised>();
        synchronized (processes) {
            stopping = true;
            // None comes back while the others stop.
            processes.values().forEach(Supervised::retire);
            processes.forEach((service, process) -> (service == Service.GATEWAY ? gateways : nodes).add(process));
        }
        say.accept("Stopping the gateway ...");
        stop(gateways);
        say.accept("Stopping the nodes; they finish what they have begun ...");
        stop(nodes);
    }

    private static void stop(Collection<Supervised> processes) {
        processes.forEach(Supervised::stop);
        processes.forEach(Supervised::awaitEnd);
    }
}
