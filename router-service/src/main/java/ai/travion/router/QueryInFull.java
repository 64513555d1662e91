package ai.travion.router;

import ai.travion.router.calendar.Inquiry;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import ai.travion.schemas.RouteDecision;
import org.jspecify.annotations.Nullable;

/** The query of a turn where it is not simply the message. */
final class QueryInFull {

    private QueryInFull() {}

    /**
     * The query where it is not simply the message: the reply and what it answers in one, the message without greeting and
     * without orders to the assistant. Places that nobody named are no part of it: a plan may choose others. The rewriter makes
     * whole what still leans on the conversation; but no rewriter stands before the web.
     */
    static @Nullable String of(String message, String query, Bearings bearings, RouteDecision decision) {
        if (decision == RouteDecision.SMALL_TALK) {
            return null;
        }
        if (decision == RouteDecision.WEB_SEARCH && bearings.leaning()) {
            return StandAlone.of(query, bearings.places());
        }
        return query.equals(message) ? null : query;
    }

    /** A follow-up to the calendar as a question of its own. */
    static @Nullable String ofTheCalendar(Reading reading, String message, String query) {
        return reading.calendar().flatMap(Inquiry::words).orElse(query.equals(message) ? null : query);
    }
}
