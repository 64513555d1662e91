package ai.travion.local.sse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads {@code text/event-stream} line by line, after the rules of the HTML standard (section 9.2.6).
 *
 * <p>An event that the end of the stream cuts off is dropped, as the standard wants it.
 */
public final class EventStream {

    private final Consumer<ServerSentEvent> listener;
    private final List<String> data = new ArrayList<>();
    private String id = "";
    private String name = "";
    private boolean named;
    private boolean begun;

    public EventStream(Consumer<ServerSentEvent> listener) {
        this.listener = listener;
    }

    /** @param line without its end */
    public void line(String line) {
        var text = begun ? line : withoutByteOrderMark(line);
        begun = true;
        if (text.isEmpty()) {
            dispatch();
            return;
        }
        int colon = text.indexOf(':');
        if (colon == 0) {
            return; // a comment: the server says that it is there
        }
        var field = colon < 0 ? text : text.substring(0, colon);
        var value = colon < 0 ? "" : text.substring(colon + 1);
        take(field, value.startsWith(" ") ? value.substring(1) : value);
    }

    private void take(String field, String value) {
        switch (field) {
            case "data" -> data.add(value);
            case "event" -> name = value;
            case "id" -> identify(value);
            default -> {
                // "retry" is of no use to a client that does not reconnect; others are to be ignored
            }
        }
    }

    private void identify(String value) {
        if (value.indexOf('\0') < 0) {
            id = value;
            named = !value.isEmpty();
        }
    }

    private void dispatch() {
        if (!data.isEmpty()) {
            listener.accept(new ServerSentEvent(id, named, name.isEmpty() ? "message" : name, String.join("\n", data)));
        }
        data.clear();
        name = "";
        named = false;
    }

    private static String withoutByteOrderMark(String line) {
        return line.startsWith("\uFEFF") ? line.substring(1) : line;
    }
}
