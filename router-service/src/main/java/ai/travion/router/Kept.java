package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.dialogue.FixedDay;
import ai.travion.router.dialogue.FreeDate;
import ai.travion.router.dialogue.WayHome;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.AskedInGeneral;
import ai.travion.router.wishes.Companions;
import ai.travion.router.wishes.OwnFacts;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.router.wishes.Remembering;
import ai.travion.router.wishes.WishReader;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import java.util.List;
import java.util.stream.Stream;

/** What the thread keeps of a message: wishes, terms, places that are left out, what was told of those who travel. */
final class Kept {

    private Kept() {}

    static Remembering wished(
            GraphState state,
            Reading reading,
            Verdict verdict,
            Conversation conversation,
            Dates dates,
            boolean anew,
            boolean replies,
            String ordered) {
        var remembering = new Remembering(conversation.known(), state.getTurn());
        if (verdict.intent() == IntentType.TRIP_PLANNING) {
            remembering.rewording(
                    term -> FreeDate.reworded(WayHome.reworded(term, reading, conversation, dates), dates));
        }
        boolean introduces = verdict.intent() == IntentType.GREETING
                && !reading.wishes().lasting().isEmpty();
        boolean travels = verdict.intent() != IntentType.OFF_TOPIC && verdict.intent() != IntentType.GREETING;
        if (!travels && !introduces) {
            return remembering;
        }
        boolean plan = verdict.intent() == IntentType.TRIP_PLANNING;
        boolean asks = !plan && Phrases.isQuestion(reading.said());
        var own = plan ? reading.wishes() : Companions.own(reading.wishes(), reading.said());
        // What a reply settles was settled by it, in whatever words the question is then put.
        var stated = plan || replies
                ? own
                : AskedInGeneral.leftOut(
                        own,
                        List.of(
                                reading.places().remainder(),
                                Utterance.of(state.getUserQuery()).text()));
        var conditioned = plan
                ? stated
                : WishReader.withConditions(stated, reading.places().remainder());
        var heard = asks ? conditioned.besides(conversation.known()) : conditioned;
        // What is to be under a roof while it rains is so while it rains.
        var lasting = plan ? heard : heard.notAgainst(Wishes.OPEN_AIR);
        // "Is there a train to Ella?" beside a plan asks for no ride in it.
        var told = asks && !conversation.itinerary().isEmpty() ? lasting.ofNoInterest() : lasting;
        boolean ofAWay = !plan
                && !conversation.itinerary().isEmpty()
                && !reading.places().targets().isEmpty();
        boolean setsOut = reading.places().statedOrigin()
                && !ofAWay
                && !(asks
                        && (conversation.known().getOrigin().isPresent()
                                || !conversation.itinerary().isEmpty()));
        boolean sameDays = dates.start().isPresent()
                && dates.start().equals(conversation.start())
                && dates.end().equals(conversation.end());
        return remembering
                .wishes(told, plan)
                .terms(plan ? ordered : "", anew && !conversation.itinerary().isEmpty(), sameDays)
                .placing(plan && conversation.itinerary().isEmpty() ? FixedDay.in(reading, dates) : List.of())
                .origin(reading.places().origin().filter(start -> setsOut && !(plan && conversation.plans(start))))
                .dates(dates.stated());
    }

    /** What is refused, and, where a plan is changed, what was seen already; the planner leaves it out by its name. */
    static List<Place> leftOut(Reading reading, Verdict verdict) {
        return switch (verdict.intent()) {
            case GREETING, OFF_TOPIC, UNKNOWN -> List.of();
            case TOURISM_QUERY, REAL_TIME_INFO -> reading.places().refused();
            case TRIP_PLANNING ->
                verdict.rule().equals("changesThePlan")
                        ? reading.places().unwanted()
                        : reading.places().refused();
        };
    }

    /** What the message tells of those who travel, where they come from among it. */
    static List<String> told(GraphState state, Reading reading, Places atlas) {
        var written = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn())
                .map(Message::getContent)
                .reduce((earlier, later) -> later)
                .orElse(state.getUserQuery());
        var known =
                state.getPreferences().orElseGet(() -> Preferences.newBuilder().build());
        return Stream.concat(
                        OwnFacts.in(reading.said().text(), reading.places().remainder(), atlas).stream()
                                .filter(fact -> OwnFacts.isHome(fact)),
                        PeopleTold.in(written, known, atlas).stream())
                .toList();
    }
}
