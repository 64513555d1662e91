package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What keeps a stack from starting is said in one sentence, and nothing is left behind. */
class RefusalTest {

    @TempDir
    Path folder;

    private final List<String> said = new ArrayList<>();

    @Test
    void oneFolderIsForOneStack() {
        var first = stack(Optional.empty(), Ports.free());
        first.open();

        assertThatThrownBy(() -> stack(Optional.empty(), Ports.free()).open())
                .isInstanceOf(CannotStartException.class)
                .hasMessageContaining("already runs on " + folder)
                .hasMessageContaining("process " + ProcessHandle.current().pid())
                .hasMessageContaining("TRAVION_HOME");
        first.close();
    }

    @Test
    void afterAStackHasStoppedItsFolderIsFree() {
        var first = stack(Optional.empty(), Ports.free());
        first.open();
        first.close();

        var second = stack(Optional.empty(), Ports.free());
        second.open();

        second.close();
    }

    @Test
    void everyPortIsLookedAtBeforeAnythingStarts() throws IOException {
        try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var taken = Map.of("VERIFIER_PORT", Integer.toString(other.getLocalPort()));

            assertThatThrownBy(() -> stack(Optional.empty(), Ports.from(taken)).open())
                    .isInstanceOf(CannotStartException.class)
                    .hasMessageContaining("VERIFIER_PORT");
            assertThat(said).isEmpty();
            assertThat(folder.resolve("kafka")).doesNotExist();
        }
    }

    @Test
    void dataOfAnotherKafkaIsLeftAlone() throws IOException {
        var kafka = Files.createDirectories(folder.resolve("kafka"));
        Files.writeString(kafka.resolve("travion-broker.properties"), "kafka.version=3.9.1\ncluster.id=abc\n");
        var stack = stack(Optional.empty(), Ports.free());
        stack.open();

        assertThatThrownBy(stack::start)
                .isInstanceOf(CannotStartException.class)
                .hasMessageContaining("written by Kafka 3.9.1");
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamed() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        var home = new Home(file.resolve("home"));

        assertThatThrownBy(home::lock)
                .isInstanceOf(CannotStartException.class)
                .hasMessageContaining("Can't write to " + home.folder());
    }

    private LocalStack stack(Optional<String> kafka, Ports ports) {
        return new LocalStack(
                new StackSettings(new Home(folder), ports, kafka, false, StackSettings.THIS_MACHINE), said::add);
    }
}
