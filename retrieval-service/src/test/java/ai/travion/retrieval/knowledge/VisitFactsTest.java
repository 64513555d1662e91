package ai.travion.retrieval.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalTime;
import java.time.Month;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisitFactsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1            | January
            1 2          | January and February
            1 2 3        | January to March
            11 12 1 2    | November to February
            1 2 3 4 7 8  | January to April and July and August
            2 5 6 7 9    | February, May to July and September
            """)
    void monthsAreToldAsRunsAcrossTheYearsEnd(String months, String words) {
        Set<Month> set = Arrays.stream(months.split(" "))
                .map(month -> Month.of(Integer.parseInt(month)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Month.class)));

        assertThat(VisitFacts.inWords(set)).isEqualTo(words);
    }

    @Test
    void whatTheTextsLeaveOutIsTold() {
        assertThat(VisitFacts.of(file("Buses run.", "Trees."), "Yala"))
                .isEqualTo(
                        "The best months to visit Yala are May and June. Yala usually opens at 06:00 and closes at 18:00.");
    }

    @Test
    void whatTheTextsSayIsNotToldTwice() {
        assertThat(VisitFacts.of(file("The gate opens at six.", "The best time to visit is May."), "Yala"))
                .isEmpty();
    }

    private static KnowledgeFile file(String logistics, String nature) {
        return new KnowledgeFile(
                "yala",
                Set.of(Month.MAY, Month.JUNE),
                0,
                0,
                60,
                Optional.of(LocalTime.of(6, 0)),
                Optional.of(LocalTime.of(18, 0)),
                Set.of(),
                List.of("kumana"),
                Map.of(Aspect.LOGISTICS, logistics, Aspect.NATURE, nature));
    }
}
