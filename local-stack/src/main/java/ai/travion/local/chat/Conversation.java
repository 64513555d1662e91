package ai.travion.local.chat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/** Reads a message a line and shows what comes back, until the input ends. */
final class Conversation {

    private static final String HELP = """
            Type a question or a wish and press Enter. Commands:
              /new     begins a new conversation
              /thread  shows the id of this one; travion chat --thread ID goes on with it
              /help    this
              /quit    ends; so does Ctrl-D""";

    /**
     * How a conversation is held.
     *
     * @param prompt whether a person sits at the keyboard
     * @param json whether the raw reply is shown
     */
    record Manner(boolean prompt, boolean json) {}

    private final ChatClient client;
    private final Manner manner;
    private final Screen screen;
    private final PrintWriter out;
    private final PrintWriter err;
    private Optional<String> thread;
    private boolean failed;

    Conversation(
            ChatClient client,
            Manner manner,
            Screen screen,
            PrintWriter out,
            PrintWriter err,
            Optional<String> thread) {
        this.client = client;
        this.manner = manner;
        this.screen = screen;
        this.out = out;
        this.err = err;
        this.thread = thread;
    }

    /** @return whether every message was answered */
    boolean hold(BufferedReader input) throws IOException, InterruptedException {
        while (true) {
            if (manner.prompt()) {
                out.print("> ");
                out.flush();
            }
            var line = input.readLine();
            if (line == null || line.strip().equals("/quit")) {
                return !failed;
            }
            if (!line.isBlank()) {
                take(line.strip());
            }
        }
    }

    private void take(String line) throws IOException, InterruptedException {
        switch (line) {
            case "/new" -> {
                thread = Optional.empty();
                screen.aside("A new conversation.");
            }
            case "/thread" -> screen.aside(thread.orElse("It has no id before the first message."));
            case "/help" -> screen.aside(HELP);
            default -> {
                if (line.matches("/\\w+")) {
                    screen.warn("There is no command " + line + "; /help lists those there are.");
                } else if (manner.json()) {
                    askForJson(line);
                } else {
                    ask(line);
                }
            }
        }
    }

    private void ask(String message) throws InterruptedException {
        if (!manner.prompt()) {
            out.println("> " + message);
        }
        var view = new TurnView(screen);
        try {
            client.stream(message, thread, view::on);
            if (!view.hasEnded()) {
                broken("The connection ended before the answer did.");
            }
        } catch (IOException e) {
            broken("The connection to Travion broke.");
        }
        failed |= view.hasFailed();
        thread = view.thread().or(() -> thread);
        out.println();
    }

    private void askForJson(String message) throws IOException, InterruptedException {
        try {
            var answer = client.ask(message, thread);
            (answer.isReply() ? out : err).println(answer.body());
            failed |= !answer.isReply();
            var id =
                    new ObjectMapper().readTree(answer.body()).path("thread_id").asText("");
            thread = answer.isReply() && !id.isEmpty() ? Optional.of(id) : thread;
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            failed = true;
        } catch (IOException e) {
            broken("The connection to Travion broke.");
        }
    }

    private void broken(String what) {
        screen.keep();
        err.println(what + " Is ./travion up still running? Then ask again.");
        failed = true;
    }
}
