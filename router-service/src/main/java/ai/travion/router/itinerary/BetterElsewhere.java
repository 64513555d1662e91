package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.OfferedInstead;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Why not then?", "what do you suggest instead?": after a plan that was warned of, the warning and what was named in its stead. */
final class BetterElsewhere {

    private static final String LEAD = "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|hm+|oh|wait|well|sorry|right)\\W+){0,4}";
    private static final Pattern WHY_NOT = Patterns.anyCase(
            LEAD
                    + "why\\s+(?:not|(?:is|are|was|would)\\s+(?:it|that|this|they|#)\\s+(?:not|a\\s+bad|bad|wrong|the\\s+wrong|no\\s+good)|(?:isn't|aren't|shouldn't|can't)\\s+(?:it|that|we|i))\\b[^?]{0,40}\\W*$");
    private static final Pattern WHERE_INSTEAD = Patterns.anyCase(
            LEAD
                    + "(?:(?:what|where|which(?:\\s+(?:place|one|beach|park|coast))?)\\s+(?:do|would|can|could|should)\\s+(?:you|we|i)\\s+(?:suggest|recommend|propose|advise|go|do|take|choose)(?:\\s+(?:to\\s+)?(?:us|me|we|i)?(?:\\s+(?:do|go))?)?\\s+(?:instead|then|rather)|(?:where|what)\\s+(?:instead|else)(?:\\s+then)?|what(?:'s|\\s+is)\\s+(?:better|the\\s+(?:alternative|better\\s+(?:choice|place|option)))(?:\\s+then)?|(?:any|is\\s+there\\s+an?)\\s+alternatives?)\\W*$");

    private BetterElsewhere() {}

    static Optional<String> of(Reading message, Conversation conversation, Places atlas) {
        boolean ofThePlan = message.places().all().stream().allMatch(conversation::plans);
        var words = message.places().remainder();
        boolean why = Patterns.isIn(WHY_NOT, words);
        if (!ofThePlan || !(why || Patterns.isIn(WHERE_INSTEAD, words))) {
            return Optional.empty();
        }
        return OfferedInstead.in(conversation, atlas)
                .flatMap(place -> OfferedInstead.warning(conversation)
                        .map(warning -> (why ? "" : "I suggest %s. ".formatted(place.name()))
                                + warning
                                + " Say \"let's do that instead\" and I plan %s on the same days."
                                        .formatted(place.name())));
    }
}
