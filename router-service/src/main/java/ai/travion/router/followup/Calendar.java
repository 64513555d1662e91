package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And when's the next one?" after a question on Poya days is asked of the day, and not of what is forbidden on it. */
final class Calendar implements Completion {

    private static final Pattern OF_POYA = Patterns.words("poyas?|full moon");
    private static final Pattern WHEN_NEXT = Patterns.anyCase(
            "\\W*(?:(?:and|so|ok(?:ay)?|but|thanks)\\W+)*(?:when(?:'s|\\s+is|\\s+will)?(?:\\s+be)?\\s+)(?:the\\s+|that\\s+)?next(?:\\s+(?:one|poya|day))?(?:\\s+then)?\\W*");
    private static final Pattern WHAT_ELSE_CLOSES = Patterns.anyCase(
            "\\W*(?:(?:and|so|ok(?:ay)?|but)\\W+)*what\\s+else\\s+(?:is|are|will\\s+be|gets)\\s+(?:closed|shut|forbidden|banned)(?:\\s+(?:then|too|on\\s+(?:that|those)\\s+days?))?\\W*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean ofPoya = before.earlier().reversed().stream()
                .limit(3)
                .anyMatch(said -> said.said().has(OF_POYA));
        if (!ofPoya) {
            return Optional.empty();
        }
        if (message.said().is(WHEN_NEXT)) {
            return Optional.of(new Completed("When is the next Poya day?"));
        }
        return message.said().is(WHAT_ELSE_CLOSES)
                ? Optional.of(new Completed("Are shops, banks, offices and temples open on a Poya day?"))
                : Optional.empty();
    }
}
