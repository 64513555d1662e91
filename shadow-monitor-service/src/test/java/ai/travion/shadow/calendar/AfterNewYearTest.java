package ai.travion.shadow.calendar;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.HolidayCalendar;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The days after the Sinhala and Tamil New Year, on which the country is not yet at work. */
class AfterNewYearTest {

    private final EventSentinel sentinel = new EventSentinel(HolidayCalendar.load());

    @ParameterizedTest
    @ValueSource(strings = {"2027-04-15", "2027-04-17", "2028-04-14"})
    void whoTravelsJustAfterItIsToldWhatIsStillClosed(LocalDate day) {
        assertThat(rulesOn(day)).contains(NewYearRules.AFTER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2027-04-12", "2027-04-13", "2027-04-14", "2027-04-18", "2027-05-15"})
    void onOtherDaysItIsNot(LocalDate day) {
        assertThat(rulesOn(day)).doesNotContain(NewYearRules.AFTER);
    }

    @Test
    void whoIsThereOnTheDayItselfHearsItOnce() {
        var days = LocalDate.parse("2027-04-13")
                .datesUntil(LocalDate.parse("2027-04-17"))
                .toList();

        var found = sentinel.about(new Trip(days, List.of(), LocalDate.parse("2026-11-23")));

        assertThat(found.constraints())
                .noneMatch(constraint -> constraint.getRuleId().equals(NewYearRules.AFTER))
                .anyMatch(constraint -> constraint.getSuggestion().contains("stay closed for some days more"));
    }

    private List<String> rulesOn(LocalDate day) {
        return sentinel.about(new Trip(List.of(day), List.of(), LocalDate.parse("2026-11-23"))).constraints().stream()
                .map(constraint -> constraint.getRuleId())
                .toList();
    }
}
