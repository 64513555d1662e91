package ai.travion.local.evaluate.answers;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.ItinerarySlot;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A place that was wished for and is reached in the evening has its night: it is in the plan, and no change is refused or paid for by it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OnlyANightTest {

    private static final Clock CLOCK =
            Clock.fixed(OffsetDateTime.parse("2026-11-30T10:00:00+05:30").toInstant(), ZoneId.of("Asia/Colombo"));
    private static final List<String> CHANGES = List.of(
            "We'll land at Colombo at 11 in the morning on the first day.",
            "And our return flight is on the last day at 8 in the evening.",
            "And put a spice garden into the drive to Kandy.",
            "Please begin each day at 8.");

    private final NodesInProcess nodes = NodesInProcess.at(CLOCK);
    private final Walk walk = new Walk(nodes, CLOCK);

    @AfterAll
    void closed() {
        nodes.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Ten days from 12 January, temples, tea and a little sea. My wife has a bad knee.|Please put in Trincomalee for the Koneswaram temple.|Trincomalee|Koneswaram Temple",
                "Ten days from 12 February: Anuradhapura, Kandy, Ella and Galle|Please put in Jaffna for the Nallur temple.|Jaffna|Nallur Kandaswamy Kovil",
                "Ten days from 12 July: Sigiriya, Kandy, Ella and Galle|Please put in Batticaloa first.|Batticaloa|Batticaloa",
                "Ten days from 12 July: Sigiriya, Kandy, Ella and Galle|Please add Pasikudah at the beginning.|Pasikudah|Pasikudah"
            })
    void aPlaceWithANightIsNotLeftOutAndStandsInTheWayOfNoChange(
            String request, String wish, String place, String stop) {
        var plan = StandingPlan.asked(request, walk, CLOCK.instant()).then(wish, walk, CLOCK.instant());
        var nights = plan.nightsAt().get(place);

        for (var change : CHANGES) {
            plan = plan.then(change, walk, CLOCK.instant());

            assertThat(plan.thread().getMessages().getLast().getContent())
                    .as(change)
                    .doesNotContain("leaves out " + place, "would no longer fit", "left out now: " + place);
            assertThat(plan.nightsAt()).as(change).containsEntry(place, nights);
        }
        assertThat(plan.slots()).extracting(ItinerarySlot::getLocation).contains(stop);
    }
}
