package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Placement;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "A wedding in Bentota on Sat 23 January" of a longer trip: on that day one is there. */
public final class FixedDay {

    private static final String OCCASION = "\\b(?:wedding|conference|congress|ceremony|funeral|graduation)\\b";
    private static final Pattern ON_A_DATE = Patterns.anyCase(
            OCCASION
                    + "[^.;!?]{0,50}?\\bon\\s+(?:the\\s+)?(?:(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*,?\\s+)?(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b");
    private static final int LONGEST = 31;

    private FixedDay() {}

    /** The places that have such a day among those of a trip; none where its days are not known. */
    public static List<Placement> in(Reading reading, Dates dates) {
        var first = dates.start();
        var last = dates.end();
        var said = Patterns.matcher(ON_A_DATE, reading.said().text());
        if (first.isEmpty() || last.isEmpty() || !said.find()) {
            return List.of();
        }
        int day = Integer.parseInt(said.group("day"));
        var number = first.get()
                .datesUntil(last.get().plusDays(1))
                .limit(LONGEST)
                .filter(date -> date.getDayOfMonth() == day)
                .map(date -> (int) ChronoUnit.DAYS.between(first.get(), date) + 1)
                .findFirst();
        return number.stream()
                .flatMap(nth -> reading.places().targets().stream()
                        .filter(place -> Patterns.isIn(
                                Patterns.anyCase(OCCASION + "[^.;!?]{0,20}?\\b(?:in|at|near)\\s+(?:the\\s+)?"
                                        + Pattern.quote(place.name())),
                                reading.said().text()))
                        .map(place -> new Placement(place.name(), Optional.of("day " + nth), Optional.empty())))
                .toList();
    }
}
