package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.util.regex.Pattern;

/** Ways that anybody else walks, for who cannot walk far: they are ridden. */
final class ShortWays {

    private static final Pattern WALKED = Pattern.compile("Allow about (\\d+) minutes for the way on foot\\.");

    private static final String OR_A_CAR = "by tuk-tuk or car";

    private ShortWays() {}

    /** For who wants no car, a bus or a three-wheeler does it. */
    static ItinerarySlot withoutACar(ItinerarySlot slot) {
        boolean isRidden = slot.getActivity().contains(OR_A_CAR)
                || slot.getNotes().filter(note -> note.contains(OR_A_CAR)).isPresent();
        return isRidden
                ? ItinerarySlot.newBuilder(slot)
                        .setActivity(slot.getActivity().replace(OR_A_CAR, "by tuk-tuk"))
                        .setNotes(slot.getNotes()
                                .map(note -> note.replace(OR_A_CAR, "by bus or tuk-tuk"))
                                .orElse(null))
                        .build()
                : slot;
    }

    static ItinerarySlot ridden(ItinerarySlot slot, Wishes wishes) {
        if (!wishes.littleWalking()
                || slot.getNotes().filter(note -> Patterns.isIn(WALKED, note)).isEmpty()) {
            return slot;
        }
        return ItinerarySlot.newBuilder(slot)
                .setNotes(WALKED.matcher(slot.getNotes().orElse(""))
                        .replaceAll(
                                wishes.isOnWheels()
                                        ? "Take a car or a van for the way, or roll it in about $1 minutes."
                                        : "Take a tuk-tuk for the way, which is about $1 minutes on foot."))
                .build();
    }
}
