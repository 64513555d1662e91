package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.TravelBrief;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BriefSchemaTest {

    private static final BriefSchema SCHEMA = BriefSchema.published();

    @Test
    void aPlanAndAnAnswerHoldToIt() {
        var plan = TravelBrief.newBuilder()
                .setSummary("Here is a plan for Ella.")
                .setDestinations(List.of("Ella"))
                .setHighlights(List.of(new CitedStatement("Ella lies in the hills.", List.of(1))))
                .setWarnings(List.of(new CitedStatement("No alcohol is sold.", List.of())))
                .build();
        var answer =
                new CitedAnswer("1,200 steps.", List.of(new CitedStatement("1,200 steps.", List.of(1))), List.of());

        assertThat(List.of(SCHEMA.faultsOf(plan), SCHEMA.faultsOf(answer)))
                .allSatisfy(faults -> assertThat(faults).isEmpty());
    }

    @Test
    void whatIsEmptyOrCitesNothingDoesNot() {
        assertThat(SCHEMA.faultsOf(null)).isNotEmpty();
        assertThat(SCHEMA.faultsOf(new CitedAnswer("", List.of(), List.of()))).isNotEmpty();
        assertThat(SCHEMA.faultsOf(TravelBrief.newBuilder()
                        .setSummary("A plan.")
                        .setHighlights(List.of(new CitedStatement("Ella lies in the hills.", List.of())))
                        .build()))
                .anyMatch(fault -> fault.contains("highlights[0].citations"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"type\": \"cited_answer\", \"answer\": \"Yes.\", \"statements\": [], \"missing\": []}|true",
                "{\"type\": \"cited_answer\", \"answer\": \"Yes.\", \"statements\": []}|false",
                "{\"type\": \"answer\", \"answer\": \"Yes.\", \"statements\": [], \"missing\": []}|false",
                "{\"type\": \"cited_answer\", \"answer\": \"Yes.\", \"statements\": [], \"missing\": [], \"more\": 1}|false",
                "{\"type\": \"cited_answer\", \"answer\": \"Yes.\", \"statements\": [{\"text\": \"a\", \"citations\": [0]}], \"missing\": []}|false",
                "\"Yes.\"|false"
            })
    void everyFieldIsAskedForAndNoOther(String brief, boolean holds) throws IOException {
        assertThat(SCHEMA.faultsIn(new ObjectMapper().readTree(brief)).isEmpty())
                .isEqualTo(holds);
    }
}
