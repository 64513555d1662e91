package ai.travion.router.referent;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Stem;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a question was about beside its places, in the traveller's own word. */
public final class Topic {

    private static final Pattern GENERAL =
            Patterns.anyCase("travel\\w*|trips?|tours?|tourists?|visit\\w*|vacations?|sightseeing|weeks?|days?");

    private Topic() {}

    public static Optional<String> of(Reading question, Places atlas) {
        return question.said().words().stream()
                .filter(word -> question.travelWords().contains(Stem.of(word)))
                .filter(word -> !Patterns.isAllOf(GENERAL, word))
                .filter(word -> atlas.mentionedIn(word).isEmpty())
                .findFirst();
    }
}
