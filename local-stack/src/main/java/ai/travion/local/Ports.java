package ai.travion.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Where everything of a stack listens.
 *
 * @param uses in the order of a start: Kafka first
 */
record Ports(List<Use> uses) {

    private static final String KAFKA = "Kafka";
    private static final String KAFKA_VARIABLE = "KAFKA_PORT";
    private static final int KAFKA_PORT = 9092;

    /**
     * One port.
     *
     * @param neededBy who listens there
     * @param variable the environment variable that chooses another
     */
    record Use(String neededBy, String variable, int port) {}

    /**
     * The usual ports, but for those that the environment moves.
     *
     * @throws CannotStartException where a variable holds no port
     */
    static Ports from(Map<String, String> environment) {
        return new Ports(all((variable, usual) -> port(variable, environment.getOrDefault(variable, ""), usual)));
    }

    /** Ports that nobody uses at the moment. */
    static Ports free() {
        var held = new ArrayList<ServerSocket>();
        try {
            return new Ports(all((variable, usual) -> hold(held)));
        } finally {
            held.forEach(Ports::release);
        }
    }

    int kafka() {
        return of(KAFKA);
    }

    int of(Service service) {
        return of(service.serviceName());
    }

    /** What every service is told, so that each knows where the others are. */
    Map<String, String> variables() {
        var variables = new LinkedHashMap<String, String>();
        uses.forEach(use -> variables.put(use.variable(), Integer.toString(use.port())));
        return variables;
    }

    /** As these, with a service somewhere else. */
    Ports with(Service service, int port) {
        return new Ports(uses.stream()
                .map(use -> use.neededBy().equals(service.serviceName())
                        ? new Use(use.neededBy(), use.variable(), port)
                        : use)
                .toList());
    }

    Ports withoutKafka() {
        return new Ports(
                uses.stream().filter(use -> !use.neededBy().equals(KAFKA)).toList());
    }

    /** One sentence for each port that can't be had; empty where the stack may start. */
    List<String> complaints() {
        return complaints(Ports::isTaken);
    }

    List<String> complaints(Predicate<Integer> isTaken) {
        var complaints = new ArrayList<String>();
        var seen = new LinkedHashMap<Integer, Use>();
        for (var use : uses) {
            var other = seen.putIfAbsent(use.port(), use);
            if (other != null) {
                complaints.add("%s and %s both want port %d: change %s or %s."
                        .formatted(other.neededBy(), use.neededBy(), use.port(), other.variable(), use.variable()));
            } else if (isTaken.test(use.port())) {
                complaints.add("Port %d is taken, but %s needs it: stop what uses it, or set %s to a free port."
                        .formatted(use.port(), use.neededBy(), use.variable()));
            }
        }
        return List.copyOf(complaints);
    }

    private int of(String neededBy) {
        return uses.stream()
                .filter(use -> use.neededBy().equals(neededBy))
                .mapToInt(Use::port)
                .findFirst()
                .orElseThrow();
    }

    @FunctionalInterface
    private interface Choice {
        int of(String variable, int usual);
    }

    private static List<Use> all(Choice choice) {
        var kafka = new Use(KAFKA, KAFKA_VARIABLE, choice.of(KAFKA_VARIABLE, KAFKA_PORT));
        var services = Stream.of(Service.values())
                .map(service -> new Use(
                        service.serviceName(),
                        service.portVariable(),
                        choice.of(service.portVariable(), service.defaultPort())));
        return Stream.concat(Stream.of(kafka), services).toList();
    }

    private static int port(String variable, String value, int usual) {
        if (value.isBlank()) {
            return usual;
        }
        try {
            int port = Integer.parseInt(value.strip());
            if (port >= 1 && port <= 65_535) {
                return port;
            }
        } catch (NumberFormatException e) {
            // said below, as for a number out of range
        }
        throw new CannotStartException(
                variable + " is \"" + value + "\", which is no port: set it to a number from 1 to 65535.");
    }

    private static boolean isTaken(int port) {
        // Where one address is taken, some systems still give out the other.
        return !canListen(new InetSocketAddress(port))
                || !canListen(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    }

    private static boolean canListen(InetSocketAddress address) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(address);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static int hold(List<ServerSocket> held) {
        try {
            var socket = new ServerSocket(0);
            held.add(socket);
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException("No free port.", e);
        }
    }

    private static void release(ServerSocket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
