package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What travellers say of themselves, refuse, deny, and say of others. */
class TravellersTest {

    /** Of the messages that were written before the rules. */
    private static final double UNSEEN_SHARE = 0.95;

    static Stream<Heard> heard() {
        return Heard.in("travellers.txt").stream();
    }

    @ParameterizedTest
    @MethodSource("heard")
    void whatTravellersSayOfThemselvesIsUnderstood(Heard heard) {
        var missed = heard.missed();

        assertThat(missed).as(heard.conversation()).isEmpty();
    }

    @Test
    void mostOfWhatNobodyLookedAtWhileTheRulesGrewIsUnderstoodToo() {
        var unseen = Heard.in("travellers-unseen.txt");

        var missed = unseen.stream().filter(heard -> !heard.missed().isEmpty()).toList();

        assertThat((double) (unseen.size() - missed.size()) / unseen.size())
                .as("of %d messages, %s were missed", unseen.size(), missed)
                .isGreaterThanOrEqualTo(UNSEEN_SHARE);
    }

    @Test
    void noMessageStandsInBothFiles() {
        var seen = Heard.in("travellers.txt").stream().map(Heard::conversation).toList();

        assertThat(Heard.in("travellers-unseen.txt"))
                .extracting(Heard::conversation)
                .doesNotContainAnyElementsOf(List.copyOf(seen));
    }
}
