package ai.travion.local.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * The same state through the same seven empty nodes on LangGraph.js, with its MemorySaver, in a process of Node.js. A turn costs two lines
 * over a pipe besides, which is some microseconds.
 */
final class LangGraphTurns implements Pipeline {

    private final Process node;
    private final Writer questions;
    private final Thread reader;
    private final Map<String, CompletableFuture<String>> open = new ConcurrentHashMap<>();

    /**
     * Starts Node.js.
     *
     * @param folder with LangGraph.js installed
     * @throws LangGraphInstall.NotHere where it does not start
     */
    LangGraphTurns(Path folder) throws LangGraphInstall.NotHere {
        try {
            Files.writeString(folder.resolve("turn.json"), TypicalTurn.json());
            node = new ProcessBuilder("node", "turns.mjs", "turn.json")
                    .directory(folder.toFile())
                    .redirectError(ProcessBuilder.Redirect.to(
                            folder.resolve("node.log").toFile()))
                    .start();
            questions = node.outputWriter(StandardCharsets.UTF_8);
            var answers = node.inputReader(StandardCharsets.UTF_8);
            if (!"ready".equals(answers.readLine())) {
                node.destroyForcibly();
                throw new LangGraphInstall.NotHere(
                        "LangGraph.js does not start; " + folder.resolve("node.log") + " says why");
            }
            reader = Thread.ofPlatform().daemon().name("langgraph-answers").start(() -> read(answers));
        } catch (IOException e) {
            throw new UncheckedIOException("Node.js can't be started.", e);
        }
    }

    @Override
    public CompletableFuture<String> begin() {
        var thread = "thread-" + UUID.randomUUID();
        var answer = new CompletableFuture<String>();
        open.put(thread, answer);
        try {
            synchronized (questions) {
                questions.write(thread + "\n");
                questions.flush();
            }
        } catch (IOException e) {
            open.remove(thread);
            answer.completeExceptionally(e);
        }
        return answer;
    }

    private void read(BufferedReader answers) {
        try (answers) {
            for (var line = answers.readLine(); line != null; line = answers.readLine()) {
                var parts = line.split(" ", 2);
                var waiting = open.remove(parts[0]);
                if (waiting != null && parts.length == 1) {
                    waiting.complete(line);
                } else if (waiting != null) {
                    waiting.completeExceptionally(new IllegalStateException(parts[1]));
                }
            }
            open.values().forEach(waiting -> waiting.completeExceptionally(new IOException("Node.js has ended.")));
        } catch (IOException closed) {
            open.values().forEach(waiting -> waiting.completeExceptionally(closed));
        }
    }

    @Override
    public void close() {
        try {
            questions.close();
            if (!node.waitFor(10, TimeUnit.SECONDS)) {
                node.destroyForcibly();
            }
            reader.join();
        } catch (IOException e) {
            node.destroyForcibly();
        } catch (InterruptedException e) {
            node.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
