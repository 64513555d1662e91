package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A message that only says when one would go, whatever it is wrapped in: "we could go on the 26th instead", "we're there in July
 * though, any chance?".
 *
 * @param words that say when
 * @param asks whether it wants to hear if that is possible
 */
record Timing(String words, boolean asks) {

    private static final int LONGEST_WORDS = 14;
    private static final Pattern ASKS = Patterns.anyCase(
            "[\\s.,;!?-]*\\b(?:any\\s+(?:chance|hope|luck|good|better)|(?:is|would|will)\\s+(?:that|it|this)\\s+(?:be\\s+)?(?:ok(?:ay)?|possible|fine|good|better|doable|allowed|a\\s+problem|any\\s+good|too\\s+(?:late|early))|possible|is\\s+that\\s+a\\s+no|(?:does|would)\\s+that\\s+work|still\\s+(?:ok|possible|good)|good\\s+idea|worth\\s+it|any\\s+use)\\b[\\s.!?]*");
    private static final Pattern GOING = Patterns.anyCase(
            "\\b(?:we|i|we're|i'm|we'll|i'll|we'd|i'd)\\b(?:\\s+(?:could|can|would|might|will|may|only|also|are|am|actually|be|going|go|travel(?:l?ing)?|coming|come|visit(?:ing)?|arriv(?:e|ing)|fly(?:ing)?|there|here|to\\s+be|planning\\s+(?:to\\s+go|on)))+\\b|\\b(?:the\\s+)?same(?:\\s+question)?\\b(?=\\s+(?:for|in|on)\\b)|\\b(?:instead|though|then|actually|however|unfortunately|only)\\b");
    private static final Pattern ENDS = Pattern.compile("^[\\s,.;!?-]+|[\\s,.;!?-]+$");

    static Optional<Timing> of(Reading message) {
        boolean may = message.when().saysADay()
                && message.places().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && !Phrases.saysOnlyWhen(message);
        if (!may) {
            return Optional.empty();
        }
        var text = message.said().text();
        var unasked = ASKS.matcher(text).replaceAll(" ");
        var bare = ENDS.matcher(GOING.matcher(unasked).replaceAll(" ").replaceAll("\\s+", " "))
                .replaceAll("");
        return !bare.isEmpty() && Phrases.isOnlyWhen(bare)
                ? Optional.of(new Timing(bare, !unasked.equals(text)))
                : Optional.empty();
    }
}
