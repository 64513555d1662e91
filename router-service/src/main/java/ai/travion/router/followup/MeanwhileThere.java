package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What could he do while we climb?": who stays below asks what there is at the place without the climb; of anything else, what there is. */
final class MeanwhileThere implements Completion {

    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*what\\s+(?:else\\s+)?(?:could|can|should|would|will|might|do|does|shall)\\s+(?:he|she|they|we|i|(?:my|our|the)\\s+\\p{L}+(?:\\s+\\p{L}+)?|the\\s+(?:other|others|rest)|those\\s+who\\s+\\p{L}+)\\s+do(?:\\s+there)?\\s+(?:while|when|meanwhile|in\\s+the\\s+meantime|as|during)\\b[^?]*\\W*$");

    private static final Pattern A_CLIMB =
            Patterns.words("climb\\w*|hik\\w+|trek\\w*|summit|up there|go up|are up|steps|rock");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asked = message.places().isEmpty()
                && !message.when().saysAnything()
                && Patterns.isIn(ASKED, message.said().text());
        return asked
                ? before.subject()
                        .filter(place -> !before.conversation().plan())
                        .map(place -> new Completed((message.said().has(A_CLIMB)
                                        ? "Is %s worth it without the climb?"
                                        : "What is there to do in %s?")
                                .formatted(place.name())))
                : Optional.empty();
    }
}
