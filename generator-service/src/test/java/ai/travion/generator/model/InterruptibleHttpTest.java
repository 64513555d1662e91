package ai.travion.generator.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InterruptibleHttpTest {

    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "7, 7",
        "' 120 ', 120",
        "'Sun, 22 Nov 2026 10:00:30 GMT', 30",
        "'Sun, 22 Nov 2026 09:00:00 GMT', 0"
    })
    void retryAfterIsSecondsOrADate(String value, long seconds) {
        assertThat(InterruptibleHttp.retryAfter(value, NOW)).contains(Duration.ofSeconds(seconds));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-5", "1.5", "99999999999999999999", "22/11/2026"})
    void whatIsNeitherIsAsIfItWereNotThere(String value) {
        assertThat(InterruptibleHttp.retryAfter(value, NOW)).isEmpty();
    }

    @Test
    void aRefusalDoesNotRepeatWhatTheServerSaid() {
        var refusal = new RefusedByServerException(401, java.util.Optional.empty());

        assertThat(refusal.getMessage()).isEqualTo("The endpoint answered 401.");
    }
}
