package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** How far from where one sets out a place may lie that we choose: who is to be back by three has no hours for a long way. */
enum DayReach {
    SHORT_DAY(65),
    DAY(80),
    TWO_DAYS(130),
    LONGER(1_000);

    private static final Pattern BACK_EARLY = Patterns.anyCase(
            "\\b(?:back|home|return\\w*|finish\\w*)\\b[^.;!?]{0,24}?\\b(?:by|before|at|till|until)\\s+(?:1[1-7](?:[:.]\\d\\d|\\s*h)|[1-5](?:[:.]\\d\\d)?\\s*(?:pm\\b|p\\.m|o'?clock|\\W*$|[,;.])|noon|lunch)|\\bhalf[ -](?:a[ -])?day\\b");

    private static final double A_CLIMB_METRES = 400;
    /** A way up into the hills or down takes as long as one so much farther. */
    private static final double OF_A_CLIMB = 1.6;

    private final double kilometres;

    /** @param kilometres in a straight line */
    DayReach(double kilometres) {
        this.kilometres = kilometres;
    }

    static DayReach of(Reading reading, int days) {
        boolean backEarly =
                days == 1 && Patterns.isIn(BACK_EARLY, reading.said().text());
        return backEarly ? SHORT_DAY : days == 1 ? DAY : LONGER;
    }

    /** Those of some places that are near enough; all of them where no start is known. */
    List<Place> near(List<Place> places, Optional<Place> from) {
        return places.stream()
                .filter(place ->
                        from.filter(start -> farness(place, start) > kilometres).isEmpty())
                .toList();
    }

    private static double farness(Place place, Place from) {
        double climb = Math.abs(
                place.elevationMetres().orElse(0) - from.elevationMetres().orElse(0));
        return place.at().kilometresTo(from.at()) * (climb > A_CLIMB_METRES ? OF_A_CLIMB : 1);
    }
}
