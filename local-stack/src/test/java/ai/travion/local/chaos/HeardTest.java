package ai.travion.local.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.sse.EventStream;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HeardTest {

    private static final String ON_TIME =
            "token {\"draft\": 0, \"text\": \"On \"}|token {\"draft\": 0, \"text\": \"time.\"}";
    private static final String REPLY = "reply {\"response\": \"On time.\"}";

    static Stream<String> goodStreams() {
        return Stream.of(
                "0 run|1 node|2 " + ON_TIME.replace("|", "|3 ") + "|4 " + REPLY + "|5 done",
                "0 run|1 token {\"draft\": 0, \"text\": \"In\"}|2 revision {\"draft\": 1}|3 token {\"draft\": 1, \"text\": \"On"
                        + " time.\"}|4 " + REPLY + "|5 done",
                "0 run|1 token {\"draft\": 0, \"text\": \"In\"}|2 error|3 done",
                "0 run|error|done {\"status\": \"unknown\"}|1 node|2 error|3 done");
    }

    @ParameterizedTest
    @MethodSource("goodStreams")
    void aStreamInOrderIsNoneOfTheDisorders(String stream) {
        var turn = heard(stream);

        assertThat(turn.disorders()).isEmpty();
    }

    static Stream<Arguments> wrongStreams() {
        return Stream.of(
                wrong("an event is missing", "0 run|2 error|3 done", "event 2 came where 1 was next"),
                wrong("the first event is missing", "1 node|2 error|3 done", "event 1 came where 0 was next"),
                wrong("an event comes twice", "0 run|1 node|1 node|2 error|3 done", "event 1 came where 2 was next"),
                wrong("all is told again", "0 run|1 node|0 run|1 node|2 error|3 done", "event 0 came where 2 was next"),
                wrong("it does not begin with run", "0 node|1 error|2 done", "node was the first event"),
                wrong("it begins twice", "0 run|1 run|2 error|3 done", "run came again"),
                wrong("an event follows the end", "0 run|1 error|2 node|3 done", "node followed the end"),
                wrong(
                        "there are two replies",
                        "0 run|1 reply {\"response\": \"\"}|2 reply {\"response\": \"\"}|3 done",
                        "reply followed the end"),
                wrong("an event follows done", "0 run|1 error|2 done|3 node", "node followed done"),
                wrong("done comes twice", "0 run|1 error|2 done|3 done", "done followed done"),
                wrong("nothing is at the end", "0 run|1 done", "done came without a reply or an error"),
                wrong(
                        "the words of two drafts are mixed",
                        "0 run|1 token {\"draft\": 0, \"text\": \"On \"}|2 token {\"draft\": 0, \"text\": \"the time.\"}|3 "
                                + REPLY + "|4 done",
                        "the words of draft 0 do not make up the reply"),
                wrong(
                        "there are no words",
                        "0 run|1 " + REPLY + "|2 done",
                        "the words of draft 0 do not make up the reply"),
                wrong(
                        "a draft begins without a word of why",
                        "0 run|1 token {\"draft\": 1, \"text\": \"On time.\"}|2 " + REPLY + "|3 done",
                        "words of draft 1 came in draft 0"),
                wrong(
                        "a void draft goes on",
                        "0 run|1 revision {\"draft\": 1}|2 token {\"draft\": 0, \"text\": \"On time.\"}|3 " + REPLY
                                + "|4 done",
                        "words of draft 0 came in draft 1"),
                wrong(
                        "a draft replaces itself",
                        "0 run|1 revision {\"draft\": 0}|2 error|3 done",
                        "draft 0 replaced draft 0"),
                wrong("an event is no JSON", "0 run|1 node {|2 error|3 done", "an event that can't be read"),
                wrong("a number is none", "0 run|one node|1 error|2 done", "an event that can't be read"));
    }

    private static Arguments wrong(String what, String stream, String disorder) {
        return Arguments.of(what, stream, disorder);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongStreams")
    void whatIsWrongWithAStreamIsCounted(String what, String stream, String disorder) {
        var turn = heard(stream);

        assertThat(turn.disorders()).as(what).isNotEmpty().first().asString().startsWith(disorder);
        assertThat(Tally.of(List.of(turn), any -> 2, 0).disordered()).isEqualTo(1);
    }

    @Test
    void aSecondReplyMakesADoubledTurn() {
        var turn = heard("0 run|1 reply {\"response\": \"\"}|2 reply {\"response\": \"\"}|3 done");

        assertThat(Tally.of(List.of(turn), any -> 2, 0).doubled()).isEqualTo(1);
    }

    @Test
    void aRunWhoseEndNobodyToldIsLost() {
        var turn = heard("0 run|1 node");

        assertThat(Tally.of(List.of(turn), any -> 0, 0).lost()).isEqualTo(1);
    }

    /** Events as {@code id name data}, where id and data may be left out. */
    private static Turn heard(String stream) {
        var heard = new Heard();
        var events = new EventStream(heard::event);
        for (var event : List.of(stream.split("\\|", -1))) {
            var parts = event.split(" ", 3);
            boolean named = !List.of("error", "done").contains(parts[0]);
            if (named) {
                events.line("id: " + parts[0]);
            }
            events.line("event: " + parts[named ? 1 : 0]);
            var data = named && parts.length == 3 ? parts[2] : "{}";
            events.line("data: " + data);
            events.line("");
        }
        return heard.turn("t", Duration.ZERO);
    }
}
