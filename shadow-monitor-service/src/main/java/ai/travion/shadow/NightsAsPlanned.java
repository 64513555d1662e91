package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The nights that a traveller wants somewhere, as the plan has them: whoever changes something else later goes on from the plan, and not
 * from a number that it could not keep, or that another change has overtaken.
 */
final class NightsAsPlanned {

    /** As the router keeps them. */
    private static final Pattern NIGHTS = Pattern.compile("^(?<n>\\d{1,2}) nights in (?<place>\\p{L}[^,.;:!?]*)$");

    private NightsAsPlanned() {}

    static Preferences in(Preferences known, List<ItinerarySlot> plan) {
        var last = new TreeMap<LocalDate, String>();
        plan.forEach(slot -> slot.getDate().ifPresent(day -> last.put(day, slot.getLocation())));
        return Preferences.newBuilder(known)
                .setOther(known.getOther().stream()
                        .map(term -> asPlanned(term, List.copyOf(last.values())).orElse(term))
                        .toList())
                .build();
    }

    private static Optional<StatedValue> asPlanned(StatedValue term, List<String> evenings) {
        Matcher said = Patterns.matcher(NIGHTS, term.getValue());
        if (!said.matches()) {
            return Optional.empty();
        }
        int planned = Collections.frequency(evenings, said.group("place"));
        return planned == 0 || planned == Integer.parseInt(said.group("n"))
                ? Optional.empty()
                : Optional.of(StatedValue.newBuilder(term)
                        .setValue("%d nights in %s".formatted(planned, said.group("place")))
                        .build());
    }
}
