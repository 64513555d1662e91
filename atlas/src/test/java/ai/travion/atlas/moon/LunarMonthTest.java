package ai.travion.atlas.moon;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.PoyaDay;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LunarMonthTest {

    private static final LocalDate VESAK_AS_AMENDED = LocalDate.parse("2026-05-30");

    static Stream<PoyaDay> gazettedPoyaDays() {
        return HolidayCalendar.load().poyaDays().stream().filter(poya -> poya.certainty() == Certainty.GAZETTED);
    }

    @ParameterizedTest
    @MethodSource("gazettedPoyaDays")
    void everyGazettedPoyaDayHasItsNameFromTheSun(PoyaDay poya) {
        LunarMonth month = LunarMonth.of(poya.date());

        if (poya.date().equals(VESAK_AS_AMENDED)) {
            assertThat(month).isEqualTo(new LunarMonth("Poson", true));
        } else {
            assertThat(month).isEqualTo(new LunarMonth(poya.name(), false));
        }
    }

    /** Additional months as the almanacs of India print them: Ashvina 2020, Shravana 2023, Jyeshtha 2026, Chaitra 2029 and so on. */
    @ParameterizedTest
    @CsvSource({
        "2020-10-01, Vap",
        "2023-08-01, Nikini",
        "2026-05-30, Poson",
        "2029-03-29, Bak",
        "2031-09-01, Binara",
        "2034-07-01, Esala"
    })
    void nowAndThenAMonthIsAnAdditionalOne(LocalDate poya, String name) {
        assertThat(LunarMonth.of(poya)).isEqualTo(new LunarMonth(name, true));
    }

    @Test
    void theSunEntersMeshaAtTheNewYear() {
        var start = LocalDate.of(2024, 1, 1).atStartOfDay(ZoneId.of("Asia/Colombo"));

        var entries = Stream.iterate(
                        Sign.MESHA.firstEntryAfter(start.toInstant()),
                        entry -> Sign.MESHA.firstEntryAfter(entry.plusDays(1).toInstant()))
                .limit(4)
                .map(entry -> entry.toLocalDate().toString());

        assertThat(entries).containsExactly("2024-04-13", "2025-04-14", "2026-04-14", "2027-04-14");
    }
}
