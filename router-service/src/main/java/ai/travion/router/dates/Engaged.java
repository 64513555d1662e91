package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What keeps a traveller until some day: "business until Thursday 14 January, then Friday and Saturday are free". The trip is what follows,
 * and its days count from that day and not from today.
 *
 * @param last the last day of it
 * @param to where its words end
 */
record Engaged(LocalDate last, int to) {

    private static final Pattern KEPT = Patterns.anyCase(
            ".*\\b(?:business|work(?:ing)?|meetings?|conference|congress|wedding|busy|course|training|seminar|workshop|project|audit|fair|on\\s+duty|volunteer(?:ing)?|retreat|tournament)\\b[^.!?]{0,60}?\\b(?:until|untill|till|til|up\\s?to|through|ends?(?:\\s+on)?|finish(?:es)?(?:\\s+on)?|(?:is|are|'s)\\s+over\\s+(?:on|by))\\s+(?:on\\s+)?(?:the\\s+)?");
    private static final Pattern FREE = Patterns.anyCase(
            ".*\\b(?:then|after(?:wards)?|free|off|to\\s+(?:myself|ourselves|spare)|spare|left|have|what|stay(?:ing)?|add(?:ing)?|extend|plan)\\b.*");

    /** What the readings of a text say of it; a day of the trip or its length has to follow. */
    static Optional<Engaged> in(String text, List<Reading> readings) {
        return readings.stream()
                .filter(reading -> reading.isDays()
                        && reading.days().exact()
                        && Patterns.isAllOf(KEPT, text.substring(0, reading.from()))
                        && Patterns.isAllOf(FREE, text.substring(reading.to())))
                .reduce((one, other) -> other)
                .filter(end -> readings.stream().anyMatch(reading -> reading.from() >= end.to()))
                .map(end -> new Engaged(end.days().end(), end.to()));
    }
}
