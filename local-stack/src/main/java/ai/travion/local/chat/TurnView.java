package ai.travion.local.chat;

import ai.travion.local.sse.ServerSentEvent;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Optional;
import java.util.regex.Pattern;

/** Shows one turn: its nodes, its drafts, its reply. */
final class TurnView {

    private static final ObjectMapper JSON = new ObjectMapper();
    /** Text of the web is in an answer, and a terminal would obey it. */
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}&&[^\n]]");

    private final Screen screen;
    private final StringBuilder draft = new StringBuilder();
    private int draftNumber;
    private Optional<String> thread = Optional.empty();
    private boolean ended;
    private boolean failed;

    TurnView(Screen screen) {
        this.screen = screen;
    }

    /** The thread that the turn belongs to, once the gateway has named it. */
    Optional<String> thread() {
        return thread;
    }

    /** Whether the turn has come to its reply or to an error. */
    boolean hasEnded() {
        return ended;
    }

    boolean hasFailed() {
        return failed;
    }

    void on(ServerSentEvent event) {
        var data = read(event.data());
        switch (event.name()) {
            case "run" -> named(data);
            case "node" -> node(data);
            case "token" -> token(data);
            case "revision" -> revision(data);
            case "reply" -> reply(data);
            case "error" -> error(data);
            default -> {
                // "done" says nothing new, and a newer gateway may say more than this client knows
            }
        }
    }

    private void named(JsonNode data) {
        var id = text(data, "thread_id");
        if (!id.isEmpty()) {
            thread = Optional.of(id);
        }
    }

    private void node(JsonNode data) {
        if (text(data, "status").equals("started")) {
            screen.status(text(data, "node"));
        }
    }

    private void token(JsonNode data) {
        int number = data.path("draft").asInt(draftNumber);
        if (number < draftNumber) {
            return; // of a draft that was taken back
        }
        if (number > draftNumber) {
            takeBack(number, "Written again:");
        }
        var text = text(data, "text");
        draft.append(text);
        screen.print(text);
    }

    private void revision(JsonNode data) {
        var reasons = new ArrayList<String>();
        data.path("reasons").forEach(reason -> reasons.add(clean(reason.asText())));
        takeBack(
                data.path("draft").asInt(draftNumber + 1),
                reasons.isEmpty() ? "Written again:" : "Written again: " + String.join("; ", reasons));
    }

    private void takeBack(int number, String why) {
        screen.takeBack(why);
        draft.setLength(0);
        draftNumber = number;
    }

    private void reply(JsonNode reply) {
        ended = true;
        named(reply);
        showFinal(text(reply, "response"));
        screen.keep();
        clarification(reply.path("clarification"));
        if (text(reply.path("metadata"), "grounding").equals("low")) {
            screen.aside("Little of this is in the sources: check it before you rely on it.");
        }
    }

    /** What was streamed is a draft; the reply is what counts. */
    private void showFinal(String response) {
        var shown = draft.toString().strip();
        if (response.strip().startsWith(shown)) {
            screen.print(response.strip().substring(shown.length()));
        } else {
            screen.takeBack("Finally:");
            screen.print(response.strip());
        }
    }

    private void clarification(JsonNode clarification) {
        var options = new ArrayList<String>();
        clarification.path("options").forEach(option -> options.add(clean(option.asText())));
        if (!options.isEmpty()) {
            screen.aside("For example: " + String.join(" / ", options));
        }
    }

    private void error(JsonNode problem) {
        ended = true;
        failed = true;
        screen.keep();
        var title = text(problem, "title");
        var detail = text(problem, "detail");
        if (detail.isEmpty()) {
            screen.warn(title.isEmpty() ? "The gateway refused, and did not say why." : title);
        } else {
            screen.warn(detail);
        }
    }

    private static String text(JsonNode node, String field) {
        return clean(node.path(field).asText(""));
    }

    private static String clean(String text) {
        return CONTROL.matcher(text.replace("\t", "    ")).replaceAll("");
    }

    private static JsonNode read(String data) {
        try {
            return JSON.readTree(data);
        } catch (JsonProcessingException e) {
            // For instance the error page of a proxy.
            return JSON.createObjectNode();
        }
    }
}
