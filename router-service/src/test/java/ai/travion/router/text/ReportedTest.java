package ai.travion.router.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReportedTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Tell me whether Pigeon Island is good for snorkelling and how I get there | is Pigeon Island good for snorkelling and how do I get there
            Tell me about the history of Polonnaruwa and whether I can cycle there | Tell me about the history of Polonnaruwa and can I cycle there
            Explain what the Esala Perahera is, when it happens and where I should stand | what is the Esala Perahera, when does it happen and where should I stand
            I'd like to know the history of the Dutch Hospital and if there are places to eat there | I'd like to know the history of the Dutch Hospital and are there places to eat there
            could you tell me how long it takes and if my mother can do it? | how long does it take and can my mother do it?
            can you explain when Galle Fort was built | when was Galle Fort built
            tell me what I need and where I get it | what do I need and where do I get it
            we were wondering why the rock is called that | why is the rock called that
            do you know which bus goes there and what time it leaves | which bus goes there and what time does it leave
            """)
    void aReportedQuestionIsAsked(String reported, String asked) {
        assertThat(Reported.asked(reported)).isEqualTo(asked);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tell me about Galle",
                "tell me what to wear",
                "If it rains we would rather see the museum and then eat",
                "I wonder",
                "do you know Kandy"
            })
    void whatReportsNothingStaysAsItIs(String message) {
        assertThat(Reported.asked(message)).isEqualTo(message);
    }
}
