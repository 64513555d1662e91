package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.io.ClassPathResource;

class PortsTest {

    @Test
    void everyPortThatIsTakenIsNamedWithItsUserAndItsVariable() {
        var complaints = Ports.from(Map.of()).complaints(port -> port == 8003 || port == 9092);

        assertThat(complaints)
                .containsExactly(
                        "Port 9092 is taken, but Kafka needs it: stop what uses it, or set KAFKA_PORT to a free port.",
                        "Port 8003 is taken, but grader-service needs it: stop what uses it, or set GRADER_PORT to a free port.");
    }

    @Test
    void aPortThatSomebodyListensOnIsTaken() throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var ports = Ports.from(Map.of("GATEWAY_PORT", Integer.toString(other.getLocalPort())));

            // A stack that runs meanwhile has the others.
            assertThat(ports.complaints()).anyMatch(complaint -> complaint.contains("set GATEWAY_PORT"));
        }
    }

    @Test
    void twoServicesCannotHaveOnePort() {
        var ports = Ports.from(Map.of("ROUTER_PORT", "8000"));

        assertThat(ports.complaints(port -> false))
                .containsExactly(
                        "gateway-service and router-service both want port 8000: change GATEWAY_PORT or ROUTER_PORT.");
    }

    @Test
    void freePortsAreFree() {
        assertThat(Ports.free().complaints()).isEmpty();
    }

    @Test
    void aBrokerThatRunsAlreadyMayHaveItsPort() {
        assertThat(Ports.from(Map.of()).withoutKafka().complaints(port -> port == 9092))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "65536", "http", "80 00", "8000.0"})
    void whatIsNoPortIsSaidToBeNone(String value) {
        var environment = Map.of("VERIFIER_PORT", value);

        assertThatThrownBy(() -> Ports.from(environment))
                .isInstanceOf(CannotStartException.class)
                .hasMessageContaining("VERIFIER_PORT is \"" + value + "\"");
    }

    @ParameterizedTest
    @EnumSource
    void theUsualPortIsTheOneOfTheServicesOwnConfiguration(Service service) throws IOException {
        var yaml = new ClassPathResource(service.serviceName() + ".yaml");

        var port =
                new YamlPropertySourceLoader().load("service", yaml).getFirst().getProperty("server.port");

        assertThat(port)
                .asString()
                .contains("${" + service.portVariable() + ":")
                .contains(Integer.toString(service.defaultPort()));
    }
}
