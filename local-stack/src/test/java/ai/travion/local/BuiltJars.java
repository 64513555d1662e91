package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What {@code mvn package} has made. */
final class BuiltJars {

    private BuiltJars() {}

    static Path ofTheStack() {
        return onlyOne(Path.of("target"), "local-stack-[^-]*(-SNAPSHOT)?\\.jar");
    }

    /** The jar with which a service runs on a machine of its own. */
    static Path of(Service service) {
        return onlyOne(Path.of("..", service.serviceName(), "target"), ".*-app\\.jar");
    }

    private static Path onlyOne(Path folder, String name) {
        try (Stream<Path> files = Files.list(folder)) {
            var jars = files.filter(file -> file.getFileName().toString().matches(name))
                    .toList();
            assertThat(jars)
                    .as("jars in %s; run mvn verify, not mvn test", folder)
                    .hasSize(1);
            return jars.getFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
