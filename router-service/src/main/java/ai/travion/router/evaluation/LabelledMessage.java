package ai.travion.router.evaluation;

import ai.travion.schemas.IntentType;
import ai.travion.schemas.TravelIntent;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A message, and what it means where it stands.
 *
 * @param travelIntent nothing for greetings and for what is no travel
 * @param places ids of the atlas, the main one first
 * @param date the day that is named; a bare month names none
 * @param asksBack whether something essential is missing, so that it has to be asked for
 */
record LabelledMessage(
        String words,
        IntentType intent,
        Optional<TravelIntent> travelIntent,
        List<String> places,
        Optional<LocalDate> date,
        Optional<LocalDate> endDate,
        boolean asksBack) {

    LabelledMessage {
        places = List.copyOf(places);
    }

    Optional<String> mainPlace() {
        return places.stream().findFirst();
    }

    boolean isTravel() {
        return intent != IntentType.GREETING && intent != IntentType.OFF_TOPIC;
    }
}
