package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The day of the plan in hand that a message asks of: the one that it names, or "that day" once one was told.
 *
 * @param date when it is
 * @param places where it is spent, the place of its night first
 */
public record DayMeant(LocalDate date, List<Place> places) {

    public DayMeant {
        places = List.copyOf(places);
    }

    /** Nothing where there is no plan, or no day of it is meant. */
    public static Optional<DayMeant> in(Reading message, Conversation conversation, Places atlas) {
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        return plan.isEmpty()
                ? Optional.empty()
                : Scope.of(message, plan, Spoken.of(plan, conversation).day())
                        .day()
                        .map(day -> new DayMeant(
                                day,
                                plan.on(day).entries().reversed().stream()
                                        .flatMap(entry -> entry.place().stream())
                                        .distinct()
                                        .toList()));
    }
}
