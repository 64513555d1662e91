package ai.travion.local.chaos;

import ai.travion.local.sse.ServerSentEvent;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What one traveller has heard of a run that streams live, over all the streams that were opened for it, and what was wrong with it.
 *
 * <p>Events are numbered from 0 without a gap or a repeat; the first is {@code run}; words are of the draft of the moment, which only a
 * {@code revision} replaces; a reply says what its draft's words make up; nothing but {@code done} follows a reply or an error, and
 * nothing at all follows that.
 */
final class Heard {

    private final ObjectMapper json = new ObjectMapper();
    private final StringBuilder words = new StringBuilder();
    private final List<String> disorders = new ArrayList<>();
    private String lastId = "";
    private long expected;
    private int draft;
    private int replies;
    private int errors;
    private int modelCalls;
    private boolean done;

    /** An event without an id of its own is the gateway's, which can't tell more; the run goes on. */
    void event(ServerSentEvent event) {
        if (!event.named()) {
            return;
        }
        try {
            numbered(Long.parseLong(event.id()));
            placed(event.name());
            understood(event.name(), json.readTree(event.data()));
        } catch (NumberFormatException | JsonProcessingException unreadable) {
            disorders.add("an event that can't be read: " + event);
        }
    }

    private void understood(String name, JsonNode data) {
        switch (name) {
            case "token" -> token(data);
            case "revision" -> revision(data);
            case "reply" -> reply(data);
            case "error" -> errors++;
            case "done" -> done = true;
            default -> {
                // the run begins, or a node begins or ends
            }
        }
    }

    private void numbered(long id) {
        if (id != expected) {
            disorders.add("event " + id + " came where " + expected + " was next");
        }
        expected = id + 1;
        lastId = Long.toString(id);
    }

    private void placed(String name) {
        boolean isFirst = expected == 1;
        if (isFirst != name.equals("run")) {
            disorders.add(isFirst ? name + " was the first event" : "run came again");
        }
        if (done) {
            disorders.add(name + " followed done");
        } else if (hasEnded() && !name.equals("done")) {
            disorders.add(name + " followed the end");
        } else if (!hasEnded() && name.equals("done")) {
            disorders.add("done came without a reply or an error");
        }
    }

    private void token(JsonNode token) {
        int of = token.path("draft").asInt(-1);
        if (of != draft) {
            disorders.add("words of draft " + of + " came in draft " + draft);
        }
        words.append(token.path("text").asText());
    }

    private void revision(JsonNode revision) {
        int next = revision.path("draft").asInt(-1);
        if (next <= draft) {
            disorders.add("draft " + next + " replaced draft " + draft);
        }
        draft = next;
        words.setLength(0);
    }

    private void reply(JsonNode reply) {
        replies++;
        modelCalls = modelCallsOf(reply);
        if (!reply.path("response").asText().contentEquals(words)) {
            disorders.add("the words of draft " + draft + " do not make up the reply");
        }
    }

    private static int modelCallsOf(JsonNode reply) {
        var metadata = reply.path("metadata");
        boolean byModel = !metadata.path("llm").path("provider").asText("none").equals("none");
        return byModel ? 1 + metadata.path("reasoning_loops").asInt() : 0;
    }

    /** Of the last event that has one, empty before the first. */
    String lastId() {
        return lastId;
    }

    boolean isDone() {
        return done && hasEnded();
    }

    private boolean hasEnded() {
        return replies + errors > 0;
    }

    Turn turn(String thread, Duration waited) {
        return new Turn(thread, end(), replies, waited, modelCalls, List.copyOf(disorders));
    }

    private Turn.End end() {
        if (replies > 0) {
            return Turn.End.ANSWERED;
        }
        return errors > 0 ? Turn.End.FAILED : Turn.End.LOST;
    }
}
