package ai.travion.router.dialogue;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;

/** Of what a thread knows of its traveller, what it knew at a turn: that which was said by then, or came from elsewhere. */
final class KnownThen {

    private static final String SAID_HERE = "conversation";
    private static final String SAID_OF_THE_TRIP = "trip";

    private KnownThen() {}

    static Preferences by(int turn, Optional<Preferences> known) {
        var all = known.orElseGet(() -> Preferences.newBuilder().build());
        return Preferences.newBuilder(all)
                .setInterests(those(turn, all.getInterests()))
                .setAvoid(those(turn, all.getAvoid()))
                .setPlaces(those(turn, all.getPlaces()))
                .setOther(those(turn, all.getOther()))
                .setPace(one(turn, all.getPace()).orElse(null))
                .setOrigin(one(turn, all.getOrigin()).orElse(null))
                .setWalkingTolerance(one(turn, all.getWalkingTolerance()).orElse(null))
                .setParty(all.getParty()
                        .filter((StatedParty said) -> isKnown(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .setBudget(all.getBudget()
                        .filter((StatedBudget said) -> isKnown(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .setDates(all.getDates()
                        .filter((StatedDates said) -> isKnown(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .build();
    }

    private static List<StatedValue> those(int turn, List<StatedValue> values) {
        return values.stream()
                .filter(value -> isKnown(value.getOrigin(), value.getTurn(), turn))
                .toList();
    }

    private static Optional<StatedValue> one(int turn, Optional<StatedValue> value) {
        return value.filter(said -> isKnown(said.getOrigin(), said.getTurn(), turn));
    }

    private static boolean isKnown(String origin, int said, int turn) {
        boolean here = origin.equals(SAID_HERE) || origin.equals(SAID_OF_THE_TRIP);
        return !here || said <= turn;
    }
}
