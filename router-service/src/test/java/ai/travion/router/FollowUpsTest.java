package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.schemas.GraphState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Conversations of two to six turns on Sunday 22 November 2026: what each turn is for, and where and when it is about. */
class FollowUpsTest {

    /**
     * A message and what it means where it stands.
     *
     * @param answer what it is answered, where that matters to the next
     * @param heard intent, places and days; {@code *} stands for any, {@code |} between what is right alike
     * @param searched what the query holds, a regular expression
     */
    record Turn(String message, String answer, String heard, String searched) {

        private static final Pattern LINE = Pattern.compile(
                "(?<message>.*?)(?:\\s>>\\s(?<answer>.*?))?\\s=>\\s(?<heard>.*?)(?:\\s~\\s(?<searched>.*))?");

        static Turn of(String line) {
            var match = LINE.matcher(line);
            if (!match.matches()) {
                throw new IllegalArgumentException(line);
            }
            return new Turn(
                    match.group("message"),
                    Objects.requireNonNullElse(match.group("answer"), "An answer.")
                            .replace("\\n", "\n"),
                    match.group("heard"),
                    Objects.requireNonNullElse(match.group("searched"), ""));
        }

        Pattern meaning() {
            var words = Stream.of(heard.split(" ", -1))
                    .map(word -> word.equals("*")
                            ? "\\S+"
                            : Stream.of(word.split("\\|", -1))
                                    .map(Pattern::quote)
                                    .collect(Collectors.joining("|", "(?:", ")")))
                    .collect(Collectors.joining(" "));
            return Pattern.compile("(?i)" + words + " ~ .*(?:" + searched + ").*");
        }
    }

    @ParameterizedTest
    @MethodSource("conversations")
    void everyTurnIsUnderstoodFromThoseBefore(List<Turn> turns) {
        var dialogue = Dialogue.on("2026-11-22");

        var heard = turns.stream()
                .map(turn -> heard(dialogue.answering(turn.answer()).says(turn.message())))
                .toList();

        assertThat(heard)
                .zipSatisfy(
                        turns,
                        (said, turn) -> assertThat(said).as(turn.message()).matches(turn.meaning()));
    }

    static Stream<List<Turn>> conversations() {
        return Stream.of(file().split("\n\n", -1))
                .map(conversation -> conversation
                        .lines()
                        .filter(line -> !line.startsWith("#") && !line.isBlank())
                        .map(Turn::of)
                        .toList())
                .filter(turns -> !turns.isEmpty());
    }

    private static String heard(Step step) {
        var state = step.state();
        var whole = step.next() == Graph.REWRITER
                ? new Rewriter(Dialogue.ATLAS).apply(state).state()
                : state;
        return "%s %s %s ~ %s"
                .formatted(
                        intent(state),
                        state.getTargetLocations().isEmpty()
                                ? "-"
                                : state.getTargetLocations().stream()
                                        .map(name -> Dialogue.ATLAS
                                                .named(name)
                                                .orElseThrow()
                                                .id())
                                        .collect(Collectors.joining(",")),
                        days(state),
                        whole.getRewrittenQuery().orElse(whole.getUserQuery()));
    }

    private static String intent(GraphState state) {
        return state.getClarification()
                .map(asked -> "asks:" + asked.getAbout())
                .orElse(state.getIntent().name().toLowerCase(Locale.ROOT).replaceFirst("_.*", ""));
    }

    private static String days(GraphState state) {
        return state.getTargetDate().map(Object::toString).orElse("-")
                + state.getTargetEndDate().map(end -> ".." + end).orElse("");
    }

    private static String file() {
        try (var in = Objects.requireNonNull(FollowUpsTest.class.getResourceAsStream("follow-ups.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
