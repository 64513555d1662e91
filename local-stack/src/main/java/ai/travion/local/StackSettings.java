package ai.travion.local;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a stack is started with.
 *
 * @param home its data and logs
 * @param ports where it listens
 * @param kafka {@code host:port} of a broker that runs already; empty for one of its own
 * @param fork whether each service is a process of its own
 * @param address where the services listen; others than this machine reach them at 0.0.0.0
 */
record StackSettings(Home home, Ports ports, Optional<String> kafka, boolean fork, String address) {

    /** Nobody has to log in, so nobody else is let in. */
    static final String THIS_MACHINE = "127.0.0.1";

    /** For the nodes: the class path that they share with the gateway has a page for its API alone. */
    static final List<String> NO_API_PAGE =
            List.of("--springdoc.api-docs.enabled=false", "--springdoc.swagger-ui.enabled=false");

    static StackSettings of(Map<String, String> environment, Optional<String> kafka, boolean fork) {
        var repository = Path.of(System.getProperty("travion.repository", "")).toAbsolutePath();
        var ports = Ports.from(environment);
        return new StackSettings(
                Home.of(environment, repository),
                kafka.isPresent() ? ports.withoutKafka() : ports,
                kafka,
                fork,
                environment.getOrDefault("SERVER_ADDRESS", THIS_MACHINE));
    }

    String bootstrapServers() {
        return kafka.orElseGet(() -> "localhost:" + ports.kafka());
    }

    /** The command line of a service: it wins over every other source of configuration. */
    List<String> arguments(Service service, String clusterId) {
        var arguments = new ArrayList<String>();
        ports.variables().forEach((variable, port) -> arguments.add("--" + variable + "=" + port));
        arguments.add("--server.port=" + ports.of(service));
        arguments.add("--server.address=" + address);
        arguments.add("--spring.kafka.bootstrap-servers=" + bootstrapServers());
        arguments.add("--KAFKA_BOOTSTRAP_SERVERS=" + bootstrapServers());
        if (service == Service.GATEWAY) {
            arguments.add("--travion.gateway.state-dir=" + home.threads(clusterId));
        }
        if (service == Service.RETRIEVAL) {
            arguments.add("--retrieval.knowledge-path=" + home.knowledge(System.getenv()));
        }
        if (service == Service.ROUTER) {
            arguments.add("--travion.router.knowledge-path=" + home.knowledge(System.getenv()));
        }
        return List.copyOf(arguments);
    }
}
