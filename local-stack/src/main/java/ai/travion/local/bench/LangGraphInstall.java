package ai.travion.local.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** LangGraph.js in a folder, put there by npm the first time. */
final class LangGraphInstall {

    private static final List<String> FILES = List.of("package.json", "package-lock.json", "turns.mjs");
    private static final int MINUTES_TO_INSTALL = 5;

    /** LangGraph.js can't be had on this machine; the message says why. */
    static final class NotHere extends Exception {
        NotHere(String reason) {
            super(reason);
        }
    }

    private LangGraphInstall() {}

    /** @throws NotHere where Node.js or npm is missing, or npm fails */
    static void into(Path folder) throws NotHere, InterruptedException {
        require("node");
        require("npm");
        try {
            Files.createDirectories(folder);
            var lock = folder.resolve("package-lock.json");
            boolean fresh = !Files.exists(folder.resolve("node_modules").resolve(".package-lock.json"))
                    || !Files.exists(lock)
                    || !Files.readString(lock).equals(resource("package-lock.json"));
            for (var file : FILES) {
                Files.writeString(folder.resolve(file), resource(file));
            }
            if (fresh) {
                install(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Can't write to " + folder, e);
        }
    }

    private static void install(Path folder) throws NotHere, InterruptedException, IOException {
        var log = folder.resolve("npm.log");
        var npm = new ProcessBuilder("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!npm.waitFor(MINUTES_TO_INSTALL, TimeUnit.MINUTES)) {
            npm.destroyForcibly();
            throw new NotHere("npm did not install LangGraph.js within " + MINUTES_TO_INSTALL + " minutes");
        }
        if (npm.exitValue() != 0) {
            throw new NotHere("npm could not install LangGraph.js (" + log + " says why)");
        }
    }

    private static void require(String program) throws NotHere, InterruptedException {
        try {
            var answer = new ProcessBuilder(program, "--version")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (answer.waitFor() != 0) {
                throw new NotHere(program + " does not run on this machine");
            }
        } catch (IOException notFound) {
            throw new NotHere("there is no " + program + " on this machine");
        }
    }

    private static String resource(String name) throws IOException {
        try (var file = LangGraphInstall.class.getResourceAsStream("/bench/langgraph/" + name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is not packaged.");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
