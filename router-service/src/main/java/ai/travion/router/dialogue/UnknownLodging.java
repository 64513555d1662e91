package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** The house where somebody stays, which is all that they say of where they are. */
final class UnknownLodging {

    private static final Pattern STAYING_AT = Patterns.anyCase(
            "\\b(?:stay(?:s|ing)?|booked|based|room|guests?)\\s+(?:in\\s+|at\\s+)(?:the\\s+|a\\s+)?(?<name>(?:hotel\\s+)?(?-i:\\p{Lu})[\\p{L}'\u2019&-]+(?:\\s+(?:(?-i:\\p{Lu})[\\p{L}'\u2019&-]+|of|by|the)){0,4})");

    private static final Pattern NO_NAME = Patterns.anyCase(
            "(?:sri\\s+lanka|ceylon|january|february|march|april|may|june|july|august|september|october|november|december|christmas)\\b.*");

    private UnknownLodging() {}

    /** Its name; none where anything else says where to go. */
    static Optional<String> in(Reading reading) {
        boolean told = reading.places().origin().isPresent()
                || reading.places().region().isPresent()
                || !reading.places().beyond().isEmpty();
        return told
                ? Optional.empty()
                : Patterns.in(STAYING_AT, reading.said().text())
                        .map(found -> found.group("name").strip())
                        .filter(name -> !Patterns.isAllOf(NO_NAME, name))
                        .findFirst();
    }

    static String asksWhereIs(String name) {
        return "I do not know where %s is, and a plan for these hours goes around it: tell me its town."
                .formatted(name);
    }
}
