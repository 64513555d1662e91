package ai.travion.local.chat;

import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A chat in the terminal. */
@Command(
        name = "chat",
        description = {
            "A conversation with a Travion that runs (./travion up).",
            "Messages may also be piped in, one a line."
        },
        mixinStandardHelpOptions = true,
        footer = {"", "In the conversation: /new, /thread, /help, /quit."})
public final class Chat implements Callable<Integer> {

    private static final int USUAL_ROWS = 24;
    private static final int USUAL_COLUMNS = 80;
    private static final int MOST_COLUMNS = 100;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Where the gateway answers; default: http://localhost:$GATEWAY_PORT, port 8000.")
    private @Nullable URI url;

    @Option(names = "--thread", paramLabel = "ID", description = "Goes on with this conversation.")
    private @Nullable String thread;

    @Option(names = "--json", description = "Prints each reply as the API gives it, one JSON object a line.")
    private boolean json;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var out = requireNonNull(spec).commandLine().getOut();
        var err = spec.commandLine().getErr();
        var gateway = url == null ? usual(System.getenv()) : url;
        if (!"http".equals(gateway.getScheme()) && !"https".equals(gateway.getScheme())) {
            err.println(gateway + " is no address of a gateway: --url takes one like http://localhost:8000.");
            return 2;
        }
        var client = new ChatClient(gateway);
        if (!client.isThere()) {
            err.println("Nobody answers at " + gateway
                    + ": start Travion with ./travion up, or say with --url where it is.");
            return 1;
        }
        boolean prompt = isTerminal("travion.stdin");
        var conversation = new Conversation(
                client,
                new Conversation.Manner(prompt && !json, json),
                screen(out),
                out,
                err,
                Optional.ofNullable(thread));
        if (prompt && !json) {
            out.println("Ask about travel in Sri Lanka. /help shows the commands, /quit ends.");
        }
        return conversation.hold(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) ? 0 : 1;
    }

    private static URI usual(Map<String, String> environment) {
        return URI.create("http://localhost:" + environment.getOrDefault("GATEWAY_PORT", "8000"));
    }

    private static Screen screen(PrintWriter out) {
        var environment = System.getenv();
        boolean plain = !isTerminal("travion.stdout")
                || environment.containsKey("NO_COLOR")
                || "dumb".equals(environment.get("TERM"));
        return plain
                ? new PlainScreen(out)
                : new TerminalScreen(
                        out,
                        Math.min(MOST_COLUMNS, number(environment.get("COLUMNS"), USUAL_COLUMNS) - 1),
                        number(environment.get("LINES"), USUAL_ROWS));
    }

    /** The script knows: Java's own answer changes from version to version. */
    private static boolean isTerminal(String property) {
        return "terminal".equals(System.getProperty(property));
    }

    private static int number(@Nullable String text, int usual) {
        return text != null && text.matches("\\d{2,4}") ? Integer.parseInt(text) : usual;
    }
}
