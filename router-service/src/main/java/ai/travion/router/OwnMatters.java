package ai.travion.router;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Did my brother check in yesterday?", "where is my luggage?": how somebody's own matters stand is in no page and no search. */
final class OwnMatters {

    private static final String OWN =
            "(?:my|our)\\s+(?:\\p{L}+\\s+)?(?:brother|sister|wife|husband|son|daughter|mother|father|mum|mom|dad|friends?|parents|drivers?|guide|booking|reservation|luggage|suitcases?|bags?|backpack|parcel|order|taxi|tuk-?tuk|refund|visa|application|hotel|host|jeep|transfer|passport|phone|wallet)\\b";

    private static final String STANDS =
            "(?:yet|already|yesterday|arriv\\p{L}+|landed|confirmed|approved|check(?:ed)?\\s+in|booked|delayed|cancelled|found|on\\s+(?:his|her|its|the|their)\\s+way)\\b";

    private static final Pattern ASKED = Patterns.anyCase("^\\W*(?:(?:hi|hello|and|so|but|please|sorry)\\W+)*(?:"
            + "(?:did|has|have|is|was|were)\\s+" + OWN + "[^.?!]{0,50}\\b" + STANDS + "[^.?!]*"
            + "|where(?:'s|\\s+is|\\s+are)\\s+" + OWN + "\\s*(?:right\\s+now|now)?)\\W*$");

    private static final String UNKNOWN =
            "That I cannot know: I see none of your bookings, bags, papers or messages, nor where anybody is. Ask whom it concerns, or the hotel, "
                    + "driver or office that has it in hand. What holds in general I can tell you: what would you like to know?";

    private OwnMatters() {}

    /** That nobody here can know; empty where a message asks for something else. */
    static Optional<String> askedIn(Reading reading) {
        return Patterns.isIn(ASKED, reading.said().text()) ? Optional.of(UNKNOWN) : Optional.empty();
    }
}
