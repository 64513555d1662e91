package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * "Is it safe at night?", or "what is the best month to go?", before anything was spoken of is asked of the country; whatever else the
 * question says is kept.
 */
final class OfTheCountry implements Completion {

    private static final Pattern IS_IT = Patterns.anyCase(
            "^(?<lead>(?:\\W*(?:hi|hello|hey|so|and|ok(?:ay)?|please|also)\\b)*\\W*)(?:is|was)\\s+it\\s+(?<rest>(?:(?:really|still|very|too|generally|actually)\\s+)?(?:safe|dangerous|risky|expensive|cheap)\\b(?!\\s+(?:to|if|that|when)\\b).*)$");

    private static final Pattern BEST_TO_GO = Patterns.anyCase(
            "^(?<asked>.{0,40}\\b(?:best|good|right|ideal|better)\\s+(?:month|time|season)(?:\\s+of\\s+(?:the\\s+)?year)?\\s+(?:to|for)\\s+(?:go|come|travel|going|coming|travelling))(?!\\s+(?:to|on|for|up|down|into|out|by|and|\\p{L}+ing)\\b)(?<rest>.*)$");

    private static final Pattern OF_SAFETY = Patterns.words("safe|dangerous|risky");

    private static final Pattern AFTER_DARK = Patterns.words("nights?|evenings?|after dark|in the dark");

    private static final Pattern ALONE = Patterns.words("alone|by myself|on my own|solo");

    /** "Is it safe for women alone at night, please?" asks of no more than walking. */
    private static final Pattern NOTHING_MORE = Patterns.anyCase(
            "(?:\\W|\\b(?:safe|dangerous|risky|really|still|very|too|generally|actually|at|after|in|the|a|late|nights?|night-time|evenings?|dark|alone|by|on|my|myself|own|solo|there|here|out|outside|around|walking|to|walk|for|please|also|as|tourists?|visitors?|foreigners?|people)\\b)+");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean ofNoPlace = before.earlier().isEmpty()
                && message.places().isEmpty()
                && !message.places().country()
                && message.nearby().isEmpty();
        boolean ofNothing = ofNoPlace && message.places().region().isEmpty();
        var text = message.said().text();
        var asked = Patterns.matcher(IS_IT, text);
        if (ofNothing && asked.matches()) {
            var rest = asked.group("rest");
            boolean isOfWalking = message.said().has(AFTER_DARK)
                    && message.said().has(OF_SAFETY)
                    && Patterns.isAllOf(NOTHING_MORE, rest);
            return Optional.of(new Completed(
                    isOfWalking
                            ? "Is it safe to walk around %sat night in Sri Lanka?"
                                    .formatted(message.said().has(ALONE) ? "alone " : "")
                            : "Is Sri Lanka " + rest));
        }
        var whenToGo = Patterns.matcher(BEST_TO_GO, text);
        return ofNoPlace && whenToGo.matches()
                ? Optional.of(new Completed(whenToGo.group("asked") + " to Sri Lanka" + whenToGo.group("rest")))
                : Optional.empty();
    }
}
