package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.List;

/**
 * A day that a wish for a plan names beside those of the plan, and what is wished for on it.
 *
 * @param places of the words
 * @param words of the wish
 * @param start of the words in the message
 */
record OtherDay(LocalDate day, List<Place> places, String words, int start) {

    OtherDay {
        places = List.copyOf(places);
    }

    String inWords() {
        String where = places.isEmpty()
                ? ""
                : " (%s)"
                        .formatted(InWords.list(places.stream().map(Place::name).toList()));
        return "You also name %s%s, which is no day of this plan; ask for it on its own to have it planned."
                .formatted(InWords.day(day), where);
    }
}
