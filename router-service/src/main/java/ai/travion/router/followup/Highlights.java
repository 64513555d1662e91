package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Highlights", said where no place is spoken of, are those of the island. */
final class Highlights implements Completion {

    private static final Pattern ALONE = Patterns.anyCase(
            "^\\W*(?:(?:the|your|some|top|main|best|all)\\s+)*(?:highlights?|must[- ]?sees?|sights|attractions|places\\s+to\\s+(?:see|visit|go)|things\\s+to\\s+(?:see|do)|what\\s+to\\s+(?:see|do|visit)|bucket\\s+list|destinations|sightseeing)\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        return message.said().is(ALONE)
                        && before.subject().isEmpty()
                        && message.places().isEmpty()
                ? Optional.of(new Completed("What are the best places to visit in Sri Lanka?"))
                : Optional.empty();
    }
}
