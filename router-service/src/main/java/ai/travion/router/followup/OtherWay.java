package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DriveMeant;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Is there a faster way?" once a drive of the plan was told: how else one gets from the one end of it to the other. */
final class OtherWay implements Completion {

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|hm+|ok(?:ay)?)\\W+)*(?:is\\s+there|isn'?t\\s+there|are\\s+there|any|do\\s+you\\s+know)\\s+(?:an?(?:other)?\\s+|any\\s+|no\\s+)?(?:(?:faster|quicker|shorter|better|nicer|easier|other|different|alternative|more\\s+scenic|cheaper|direct)\\s+)*(?:ways?|routes?|roads?|options?)(?:\\s+(?:to\\s+(?:get|go|do|drive)\\s+(?:there|it|that)|than\\s+that|there|round|around|to\\s+#+|for\\s+(?:it|that)|without\\s+driving|by\\s+train|by\\s+bus))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        return Patterns.isIn(ASKED, message.places().remainder())
                ? DriveMeant.in(message, before.conversation(), before.atlas())
                        .map(drive -> new Completed("How do I get from %s to %s?"
                                .formatted(drive.from().name(), drive.to().name())))
                : Optional.empty();
    }
}
