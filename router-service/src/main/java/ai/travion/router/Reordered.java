package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.StayTurns;
import ai.travion.router.intent.Verdict;
import java.util.Optional;
import java.util.stream.Collectors;

/** The order in which a traveller puts the places of a plan, as it is kept of the trip: no shorter way undoes it. */
final class Reordered {

    private static final int SEVERAL = 2;

    private Reordered() {}

    static Optional<String> in(Reading reading, Verdict verdict, Bearings bearings, Conversation conversation) {
        var before = conversation.ofThePlan();
        var after = bearings.places();
        boolean reordered = verdict.rule().equals("changesThePlan")
                && after.size() >= SEVERAL
                && (after.size() == before.size()
                        || StayTurns.putOneBetween(reading.places().remainder()))
                && after.containsAll(before)
                && !after.equals(before);
        return reordered
                ? Optional.of(
                        "in this order: " + after.stream().map(Place::name).collect(Collectors.joining(", ")))
                : Optional.empty();
    }
}
