package ai.travion.retrieval.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelJarTest {

    @TempDir
    private Path folder;

    @Test
    void aModelIsFoundByItsTwoFiles() throws IOException {
        var jar = jar("bge-small.onnx", "bge-small-tokenizer.json", "README.md");

        var model = ModelJar.in(jar);

        assertThat(model).hasValue(new ModelJar(jar, "bge-small"));
    }

    @Test
    void aJarWithoutATokenizerHoldsNone() throws IOException {
        var model = ModelJar.in(jar("bge-small.onnx", "other-tokenizer.json"));

        assertThat(model).isEmpty();
    }

    private Path jar(String... files) throws IOException {
        var jar = folder.resolve("model.jar");
        try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (var file : files) {
                out.putNextEntry(new ZipEntry(file));
            }
        }
        return jar;
    }
}
