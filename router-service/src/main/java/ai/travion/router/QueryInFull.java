package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.router.calendar.Inquiry;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.RouteDecision;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The query of a turn where it is not simply the message. */
final class QueryInFull {

    private QueryInFull() {}

    /**
     * The query where it is not simply the message: the reply and what it answers in one, the message without greeting and
     * without orders to the assistant, or with the places that were chosen for it. The rewriter makes whole what still leans
     * on the conversation; but no rewriter stands before the web.
     */
    static @Nullable String of(
            String message, String query, Bearings bearings, List<Place> places, RouteDecision decision) {
        if (decision == RouteDecision.SMALL_TALK) {
            return null;
        }
        if (decision == RouteDecision.WEB_SEARCH && bearings.leaning()) {
            return StandAlone.of(query, bearings.places());
        }
        boolean chosen = bearings.places().isEmpty() && !places.isEmpty();
        if (chosen) {
            return StandAlone.including(query, places);
        }
        return query.equals(message) ? null : query;
    }

    /** A follow-up to the calendar as a question of its own. */
    static @Nullable String ofTheCalendar(Reading reading, String message, String query) {
        return reading.calendar().flatMap(Inquiry::words).orElse(query.equals(message) ? null : query);
    }
}
