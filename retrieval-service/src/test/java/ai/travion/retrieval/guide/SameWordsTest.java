package ai.travion.retrieval.guide;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.search.Inquiry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With all that ships: who asks in the words of a wording, but for those that only ask, is known to ask it. */
class SameWordsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which national park is best for leopards?   | sri-lanka-choices-wildlife#asked-where-in-sri-lanka-are-leopards-seen-best-and-when
            best for leopards, which park?              | sri-lanka-choices-wildlife#asked-where-in-sri-lanka-are-leopards-seen-best-and-when
            What's the best park for leopards?          | sri-lanka-choices-wildlife#asked-where-in-sri-lanka-are-leopards-seen-best-and-when
            """)
    void theWordsThatOnlyAskMakeNoOtherQuestion(String question, String answer) {
        assertThat(Shipped.guide().to(Inquiry.question(question)))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.passage().passage().chunkId()).isEqualTo(answer);
                    assertThat(one.isCertain()).isTrue();
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which national park is not best for leopards?",
                "Which park is best for leopards and bears?",
                "When is the best park for leopards open?",
                "Who leads the best park for leopards?"
            })
    void aNearMissIsAnotherQuestion(String question) {
        assertThat(Shipped.guide().to(Inquiry.question(question))).noneMatch(Guide.Answer::isCertain);
    }
}
