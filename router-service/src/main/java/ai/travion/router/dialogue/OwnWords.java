package ai.travion.router.dialogue;

import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedParty;
import ai.travion.schemas.StatedValue;
import java.util.List;

/** Of what a thread knows, the part that came with the request of this turn. */
final class OwnWords {

    private static final String REQUEST = "request";

    private OwnWords() {}

    static Preferences of(Preferences known, int turn) {
        return Preferences.newBuilder()
                .setInterests(own(known.getInterests(), turn))
                .setAvoid(own(known.getAvoid(), turn))
                .setOther(own(known.getOther(), turn))
                .setPace(known.getPace()
                        .filter(said -> isOwn(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .setOrigin(known.getOrigin()
                        .filter(said -> isOwn(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .setWalkingTolerance(known.getWalkingTolerance()
                        .filter(said -> isOwn(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .setParty(known.getParty()
                        .filter((StatedParty said) -> isOwn(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .setBudget(known.getBudget()
                        .filter((StatedBudget said) -> isOwn(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .setDates(known.getDates()
                        .filter((StatedDates said) -> isOwn(said.getOrigin(), said.getTurn(), turn))
                        .orElse(null))
                .build();
    }

    private static List<StatedValue> own(List<StatedValue> values, int turn) {
        return values.stream()
                .filter(value -> isOwn(value.getOrigin(), value.getTurn(), turn))
                .toList();
    }

    /** A request that numbers no turn is of this one. */
    private static boolean isOwn(String origin, int said, int turn) {
        return origin.equals(REQUEST) && (said == turn || said == 0);
    }
}
