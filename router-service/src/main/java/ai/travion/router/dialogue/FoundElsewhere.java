package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.regex.Pattern;

/** "Is the whale watching ok for a child?" after a town in the hills: what no place around it has is asked of no place. */
final class FoundElsewhere {

    private static final double ON_THE_COAST_KILOMETRES = 15;
    private static final double NEAR_A_PARK_KILOMETRES = 35;

    private static final Pattern AT_SEA = Patterns.words(
            "(?:blue )?whales?(?:[ -]watching)?|dolphins?(?:[ -]watching)?|surf(?:ing|ers?)?|snorkel\\p{L}*|scuba|diving");
    private static final Pattern IN_A_PARK = Patterns.words("(?:wild )?elephants?|leopards?|sloth bears?|safaris?");

    private FoundElsewhere() {}

    static boolean isAskedFor(Reading reading, Place subject, Places atlas) {
        if (!reading.places().isEmpty() || Reference.pointsAtThePlace(reading)) {
            return false;
        }
        boolean atSea = reading.said().has(AT_SEA)
                && subject.type() != PlaceType.BEACH
                && atlas.near(subject.at(), ON_THE_COAST_KILOMETRES).stream()
                        .noneMatch(near -> near.place().type() == PlaceType.BEACH);
        boolean inAPark = reading.said().has(IN_A_PARK)
                && subject.type() != PlaceType.WILDLIFE
                && atlas.near(subject.at(), NEAR_A_PARK_KILOMETRES).stream()
                        .noneMatch(near -> near.place().type() == PlaceType.WILDLIFE
                                && near.place().name().endsWith("National Park"));
        return atSea || inAPark;
    }
}
