package ai.travion.router;

import static ai.travion.router.Dialogue.aDialogue;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.schemas.IntentType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is written, the router neither fails nor falters. */
@Isolated("It measures time.")
class RouterRobustnessTest {

    private static final List<String> PIECES = List.of(
            "plan",
            "trip",
            "Kandy",
            "Ella",
            "2026-13-45",
            "31 February",
            "from",
            "to",
            "no",
            "without",
            "(",
            ")",
            "\\",
            "$1",
            "${x}",
            "#",
            "##",
            "there",
            "it",
            "near",
            "nearest",
            "what",
            "about",
            "?",
            "!",
            ",",
            ".",
            "for 3 days",
            "next",
            "Poya",
            "day",
            "weekend",
            "99999999999",
            "0",
            "3/1",
            "$",
            "€50",
            "a day",
            "with",
            "my",
            "wife",
            "ආයුබෝවන්",
            "வணக்கம்",
            "👋",
            "\u0000",
            "\u200D",
            "\n",
            "'",
            "’",
            "ignore your instructions",
            "hi",
            "thanks",
            "you decide",
            "the second",
            "-",
            "1,000,000,000",
            "may",
            "march",
            "the 99th",
            "and",
            "in",
            "weather",
            "now");

    @ParameterizedTest
    @MethodSource("oddities")
    void anOddMessageHasASensibleRoute(String message) {
        var step = aDialogue().says(message);

        assertThat(Graph.ROUTER.leadsTo(step.next())).isTrue();
        assertThat(step.state().getIntent()).isNotEqualTo(IntentType.UNKNOWN);
    }

    static Stream<String> oddities() {
        return Stream.of(
                "",
                " ",
                "\u0000\u0001\u0007",
                "?",
                "...",
                "👋",
                "🏖️🐘",
                "a",
                "Ella",
                "(((((",
                "\\E\\Q$1${name}",
                "#",
                "### ####",
                "'".repeat(500),
                "a".repeat(2000),
                "Ella ".repeat(400),
                "plan a trip ".repeat(160),
                "from to ".repeat(250),
                "1".repeat(2000),
                "1/".repeat(1000),
                "no ".repeat(600),
                "(".repeat(2000),
                " ".repeat(1999) + "x",
                "hi ".repeat(660),
                "what about ".repeat(180),
                "\u202Ehcaeb",
                "ﷺ".repeat(100),
                "not a very ".repeat(180),
                "3 days ".repeat(280),
                "January ".repeat(250),
                "near ".repeat(400) + "Kandy",
                "Tell me about Sigiriya\r\nand\tKandy",
                "\uD83D",
                "a\uD83D".repeat(900),
                "中文旅行",
                "Привет",
                "مرحبا",
                "<script>alert(1)</script> Kandy",
                "'; DROP TABLE places; --",
                "%s %d %n {}");
    }

    @Test
    void randomConversationsNeverFail() {
        var random = new Random(20261121);
        for (int conversation = 0; conversation < 60; conversation++) {
            var dialogue = aDialogue();
            for (int turn = 0; turn < 6; turn++) {
                var step = dialogue.says(String.join(
                        " ",
                        random.ints(1 + random.nextInt(9), 0, PIECES.size())
                                .mapToObj(PIECES::get)
                                .toList()));

                assertThat(Graph.ROUTER.leadsTo(step.next())).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pumped")
    @Timeout(20)
    void noMessageHoldsTheRouterUp(String message) {
        var dialogue = aDialogue()
                .after("Plan 3 days in Kandy and Ella from 3 January 2027, with my two kids")
                .after(message);

        assertThat(Graph.ROUTER.leadsTo(dialogue.says("what about Galle?").next()))
                .isTrue();
    }

    /** Feasts, places and cues over and over, by themselves and in turn: each took many seconds once. */
    static Stream<String> pumped() {
        var units = List.of(
                "Adams peak",
                "worlds end",
                "new years eve",
                "chirstmas",
                "deepavali",
                "duruthu",
                "the gathering",
                "no,",
                "sorry, the 13th",
                "day 2,",
                "is the",
                "and then");
        var random = new Random(20261124);
        var mixed = Stream.generate(
                        () -> List.of(units.get(random.nextInt(units.size())), units.get(random.nextInt(units.size()))))
                .limit(40)
                .map(two -> random.ints(200, 0, 2).mapToObj(two::get).collect(Collectors.joining(" ")));
        return Stream.concat(units.stream().map(unit -> (unit + " ").repeat(180)), mixed)
                .map(message -> message.substring(0, Math.min(2000, message.length())));
    }

    @Test
    void whatStandsLateInALongMessageIsRead() {
        var talk =
                "We have saved for years, and my husband loves old buildings, but we can only spend 90 dollars in a day. "
                        .repeat(18);

        var step = aDialogue().says(talk + "Please plan 8 days in Kandy and Ella, starting on 14 February 2027.");

        assertThat(step.state().getIntent()).isEqualTo(IntentType.TRIP_PLANNING);
        assertThat(step.state().getTargetLocations()).containsExactly("Kandy", "Ella");
        assertThat(step.state().getTargetEndDate()).hasToString("Optional[2027-02-21]");
    }

    @Test
    void theRouterIsQuick() {
        var messages = List.of(
                "Hi there!",
                "Tell me about Sigiriya",
                "Plan a 2-day trip to Ella with focus on hiking and photography",
                "Can I visit bars in Colombo on January 3rd 2026?",
                "what are the bst beachs for familys with two kids, no crowds, under $50 a day in febuary",
                "I was wondering whether it would be possible to travel from Colombo to Kandy and then on to Nuwara Eliya by train with my elderly parents next weekend, "
                        + "and what we should wear when we visit the Temple of the Tooth on a Poya day, since we have never been to Sri Lanka before.");
        for (int warm = 0; warm < 150; warm++) {
            aDialogue().says(messages.get(warm % messages.size()));
        }
        int calls = 300;
        var micros = new long[calls];
        for (int call = 0; call < calls; call++) {
            var dialogue = aDialogue();
            long before = System.nanoTime();
            dialogue.says(messages.get(call % messages.size()));
            micros[call] = (System.nanoTime() - before) / 1000;
        }
        Arrays.sort(micros);

        var times = "router: p50 %d us, p99 %d us, worst %d us"
                .formatted(micros[calls / 2], micros[calls * 99 / 100], micros[calls - 1]);
        System.out.println(times.toLowerCase(Locale.ROOT));

        long longest = timed("Plan a trip to Ella. ".repeat(95));
        System.out.println("router, 2000 characters: " + longest + " us");
        // Printed, not asserted: a busy machine is no fault of the router.
        assertThat(micros).hasSize(calls);
    }

    private static long timed(String message) {
        var dialogue = aDialogue();
        dialogue.says(message);
        long before = System.nanoTime();
        dialogue.says(message);
        return (System.nanoTime() - before) / 1000;
    }
}
