package ai.travion.router.clauses;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a clause of a message ends, and which of them want something done. */
class ClauseTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Drop Kandy, and put the night into Ella|Drop Kandy / put the night into Ella",
                "add Galle, Mirissa and Tangalle|add Galle, Mirissa and Tangalle",
                "We love tea; could you find a factory, please?|We love tea / could you find a factory, please?",
                "no buses, because my back hurts|no buses / because my back hurts",
                "My wife turns forty there, so a dinner by the sea would be lovely|My wife turns forty there / a"
                        + " dinner by the sea would be lovely",
                "We have had it with temples and rather a boat ride|We have had it with temples / rather a boat ride",
                "shorter drives but longer lunches|shorter drives / longer lunches"
            })
    void aClauseBeginsWithItsOwnOrderWishOrSubject(String message, String clauses) {
        var said = Clause.of(message).stream().map(Clause::text).map(text -> text.replaceFirst("^(?:and|so) ", ""));

        assertThat(said.collect(Collectors.joining(" / "))).isEqualTo(clauses);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "put Galle at the end",
                "and please, no more temples",
                "we'd rather go by taxi",
                "could Kandy be cut down to a single night",
                "a special dinner that evening would be lovely",
                "half a day in Matara wouldn't hurt",
                "my mother can't do stairs",
                "shorter afternoons",
                "on day 3 let us sleep in",
                "rather a river safari"
            })
    void anOrderAndAWishWantSomethingDone(String clause) {
        assertThat(alone(clause).wants()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "because my knee hurts",
                "the rest is perfect",
                "leave the other days as they are",
                "keep everything else",
                "thanks",
                "no problem",
                "we love the plan",
                "is there a bus back",
                "do we need a guide",
                "I'd like to know how long the drive is",
                "it was lovely last time",
                "one less up in the hills",
                "if it does not rain",
                "don't worry",
                "leave got approved",
                "adjust accordingly",
                "we can't wait"
            })
    void aReasonARemarkAndAQuestionWantNothingDone(String clause) {
        assertThat(alone(clause).wants()).isFalse();
    }

    @Test
    void aWishMayBeWhatAQuestionIsAbout() {
        assertThat(alone("we'd like to see elephants").wants()).isTrue();
        assertThat(alone("we'd like to see elephants").orders()).isFalse();
    }

    @Test
    void theOthersOfAClauseAreTheMessageWithoutIt() {
        assertThat(Clause.of("Drop Kandy, add Ella and start at nine").stream().map(Clause::others))
                .isEqualTo(
                        List.of("add Ella and start at nine", "Drop Kandy and start at nine", "Drop Kandy, add Ella"));
    }

    @Test
    void aLongClauseIsQuotedByItsBeginning() {
        var quoted = alone("put " + "the market of the old town ".repeat(8)).quoted();

        assertThat(quoted).hasSizeLessThan(110).startsWith("put the market").endsWith(" \u2026");
    }

    private static Clause alone(String text) {
        return new Clause(text, "", "", "");
    }
}
