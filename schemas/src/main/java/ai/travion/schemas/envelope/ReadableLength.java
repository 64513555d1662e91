package ai.travion.schemas.envelope;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import java.util.Optional;

/** How long an answer may be, in characters: a page, and for a plan of many days as much more as each of them needs. */
public final class ReadableLength {

    private static final int PAGE = 6_000;
    private static final int DAYS_ON_A_PAGE = 3;
    private static final int A_DAY_MORE = 1_000;
    /** What is longer would be cut before it is read. */
    private static final int MOST = Bounds.RESPONSE_CHARACTERS;

    private ReadableLength() {}

    /** The most characters that an answer in a turn may have. */
    public static int of(GraphState state) {
        long days = state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .distinct()
                .count();
        return (int) Math.min(MOST, PAGE + A_DAY_MORE * Math.max(0, days - DAYS_ON_A_PAGE));
    }
}
