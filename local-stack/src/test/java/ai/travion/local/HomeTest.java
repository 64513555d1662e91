package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeTest {

    @TempDir
    Path repository;

    @Test
    void itIsInTheRepositoryUnlessItIsNamed() {
        assertThat(Home.of(Map.of(), repository).folder()).isEqualTo(repository.resolve(".travion"));
        assertThat(Home.of(Map.of("TRAVION_HOME", " "), repository).folder()).isEqualTo(repository.resolve(".travion"));
    }

    @Test
    void aNameIsRelativeToWhereItIsTyped() {
        assertThat(Home.of(Map.of("TRAVION_HOME", "data"), repository).folder())
                .isEqualTo(Path.of("data").toAbsolutePath());
    }
}
