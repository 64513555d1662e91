package ai.travion.local.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Confluent's official client for JavaScript, from npm, run by Node.js. */
final class ConfluentsClient {

    private static final Path SOURCES = Path.of("src", "test", "js");
    private static final Path FOLDER = Path.of("target", "confluent-client");
    private static final List<String> FILES = List.of("package.json", "package-lock.json", "serde.mjs");

    private final String registry;

    /** @param registry its base address */
    ConfluentsClient(String registry) {
        this.registry = registry;
    }

    /** Whether Node.js and npm are on this machine. */
    static boolean canRun() throws InterruptedException {
        for (var program : List.of("node", "npm")) {
            try {
                var version = new ProcessBuilder(program, "--version")
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
                if (version.waitFor() != 0) {
                    return false;
                }
            } catch (IOException notFound) {
                return false;
            }
        }
        return true;
    }

    /** Fetches it the first time. */
    static void install() throws IOException, InterruptedException {
        var installed = FOLDER.resolve("node_modules").resolve(".package-lock.json");
        Files.createDirectories(FOLDER);
        boolean same = Files.exists(installed)
                && Files.exists(FOLDER.resolve("package-lock.json"))
                && Files.mismatch(SOURCES.resolve("package-lock.json"), FOLDER.resolve("package-lock.json")) < 0;
        for (var file : FILES) {
            Files.copy(SOURCES.resolve(file), FOLDER.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        }
        if (!same) {
            var log = FOLDER.resolve("npm.log");
            var npm = new ProcessBuilder("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
                    .directory(FOLDER.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            assertThat(npm.waitFor(5, TimeUnit.MINUTES)).as("npm is done").isTrue();
            assertThat(npm.exitValue()).as("npm: %s", Files.readString(log)).isZero();
        }
    }

    /** A record as JSON, from the bytes that lie on a topic. */
    String read(String topic, String subject, byte[] record) throws IOException, InterruptedException {
        return new String(run("read", topic, subject, Base64.getEncoder().encode(record)), StandardCharsets.UTF_8);
    }

    /** The bytes that it puts on a topic. */
    byte[] written(String topic, String subject, String json) throws IOException, InterruptedException {
        return Base64.getDecoder().decode(run("write", topic, subject, json.getBytes(StandardCharsets.UTF_8)));
    }

    private byte[] run(String what, String topic, String subject, byte[] input)
            throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of("node", "serde.mjs", registry, what, topic, subject));
        var errors = FOLDER.resolve("errors.log");
        var process = new ProcessBuilder(command)
                .directory(FOLDER.toFile())
                .redirectError(errors.toFile())
                .start();
        try (var stdin = process.getOutputStream()) {
            stdin.write(input);
        }
        var output = process.getInputStream().readAllBytes();
        assertThat(process.waitFor()).as("node: %s", Files.readString(errors)).isZero();
        return output;
    }
}
