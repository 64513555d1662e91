package ai.travion.local.sse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventStreamTest {

    @Test
    void anEventHasItsIdItsNameAndItsData() {
        var events = read("id: 7", "event: token", "data: {\"text\": \"Ayubowan\"}", "");

        assertThat(events).containsExactly(new ServerSentEvent("7", "token", "{\"text\": \"Ayubowan\"}"));
    }

    @Test
    void severalDataLinesAreOneText() {
        var events = read("data: one", "data:", "data: three", "");

        assertThat(events).containsExactly(new ServerSentEvent("", "message", "one\n\nthree"));
    }

    @Test
    void commentsAndUnknownFieldsSayNothing() {
        var events =
                read(": heartbeat", "", ":", "retry: 500", "colour: blue", "data: x", ": in between", "data: y", "");

        assertThat(events).extracting(ServerSentEvent::data).containsExactly("x\ny");
    }

    @Test
    void onlyOneSpaceAfterTheColonIsLeftOut() {
        var events = read("data:x", "data: x", "data:  x", "");

        assertThat(events).extracting(ServerSentEvent::data).containsExactly("x\nx\n x");
    }

    @Test
    void anIdHoldsUntilThereIsAnother() {
        var events = read("id: 1", "data: a", "", "data: b", "", "id: 2", "data: c", "", "id", "data: d", "");

        assertThat(events).extracting(ServerSentEvent::id).containsExactly("1", "1", "2", "");
    }

    @Test
    void whetherAnEventNamedItsIdIsKnown() {
        var events = read("id: 1", "data: a", "", "data: b", "", "id: 1", "data: c", "", "id", "data: d", "");

        assertThat(events).extracting(ServerSentEvent::named).containsExactly(true, false, true, false);
    }

    @Test
    void anIdWithANulIsNone() {
        var events = read("id: 1", "data: a", "", "id: 2\0", "data: b", "");

        assertThat(events).extracting(ServerSentEvent::id).containsExactly("1", "1");
    }

    @Test
    void aNameHoldsForOneEventOnly() {
        var events = read("event: node", "data: a", "", "data: b", "");

        assertThat(events).extracting(ServerSentEvent::name).containsExactly("node", "message");
    }

    @Test
    void anEventWithoutDataIsNone() {
        var events = read("event: node", "id: 3", "", "data: x", "");

        assertThat(events).containsExactly(new ServerSentEvent("3", false, "message", "x"));
    }

    @Test
    void emptyDataIsData() {
        var events = read("data", "");

        assertThat(events).containsExactly(new ServerSentEvent("", "message", ""));
    }

    @Test
    void anEventThatIsCutOffIsDropped() {
        var events = read("data: whole", "", "data: half");

        assertThat(events).extracting(ServerSentEvent::data).containsExactly("whole");
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheFirstField() {
        var events = read("\uFEFFdata: x", "");

        assertThat(events).extracting(ServerSentEvent::data).containsExactly("x");
    }

    private static List<ServerSentEvent> read(String... lines) {
        var events = new ArrayList<ServerSentEvent>();
        var stream = new EventStream(events::add);
        List.of(lines).forEach(stream::line);
        return events;
    }
}
