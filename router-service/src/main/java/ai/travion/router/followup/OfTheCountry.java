package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is it safe at night?" before anything was spoken of is asked of the country. */
final class OfTheCountry implements Completion {

    private static final Pattern IS_IT = Patterns.anyCase(
            "^(?<lead>(?:\\W*(?:hi|hello|hey|so|and|ok(?:ay)?|please|also)\\b)*\\W*)(?:is|was)\\s+it\\s+(?<rest>(?:(?:really|still|very|too|generally|actually)\\s+)?(?:safe|dangerous|risky|expensive|cheap)\\b(?!\\s+(?:to|if|that|when)\\b).*)$");

    private static final Pattern OF_SAFETY = Patterns.words("safe|dangerous|risky");

    private static final Pattern AFTER_DARK = Patterns.words("nights?|evenings?|after dark|in the dark");

    private static final Pattern ALONE = Patterns.words("alone|by myself|on my own|solo");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean ofNothing = before.earlier().isEmpty()
                && message.places().isEmpty()
                && message.places().region().isEmpty()
                && !message.places().country()
                && message.nearby().isEmpty();
        var asked = Patterns.matcher(IS_IT, message.said().text());
        return ofNothing && asked.matches()
                ? Optional.of(new Completed(
                        message.said().has(AFTER_DARK) && message.said().has(OF_SAFETY)
                                ? "Is it safe to walk around %sat night in Sri Lanka?"
                                        .formatted(message.said().has(ALONE) ? "alone " : "")
                                : "Is Sri Lanka " + asked.group("rest")))
                : Optional.empty();
    }
}
