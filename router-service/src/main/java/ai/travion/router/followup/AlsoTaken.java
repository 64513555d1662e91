package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "And ice?", "what about street food?" after a question whether one can drink or eat something: whether that is safe. */
final class AlsoTaken implements Completion {

    private static final Pattern WHETHER_TO_TAKE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but)\\W+)*(?:(?:can|should|could|may)\\s+(?:i|we|you|one|tourists|visitors|kids|children)\\s+(?:\\p{L}+\\s+)?(?:drink|eat|have|brush)\\b.*|is\\s+(?:the\\s+)?(?:\\p{L}+\\s+){1,3}(?:safe|ok(?:ay)?|fine|drinkable|clean)\\b(?:\\s+(?:to\\s+(?:drink|eat)|in\\s+sri\\s+lanka))?)\\W*$");
    private static final Pattern OF_FOOD = Patterns.words("drink|eat|have|brush|water|food|ice|safe in sri lanka");
    private static final Pattern ANOTHER = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:what\\s+about\\s+|how\\s+about\\s+)?(?:the\\s+)?(?<thing>\\p{L}{2,}(?:[ -]\\p{L}+){0,2})\\W*$");
    private static final Pattern NO_FOOD = Patterns.words(
            "for|with|without|in|at|on|if|when|by|from|to|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|pregnant|me|us|him|her|them|there|here|how|why|what|where|when|which|who|night|evening|morning|costs?|prices?|teeth|safe|yes|no|thanks|ok|then|else");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var another = Patterns.matcher(ANOTHER, message.said().text());
        boolean goesOn = message.places().isEmpty()
                && message.calendar().isEmpty()
                && !message.when().saysAnything()
                && before.conversation().itinerary().isEmpty()
                && before.last()
                        .filter(said -> said.places().isEmpty()
                                && said.said().is(WHETHER_TO_TAKE)
                                && said.said().has(OF_FOOD))
                        .isPresent()
                && another.matches()
                && !Patterns.isIn(NO_FOOD, another.group("thing"));
        return goesOn
                ? Optional.of(new Completed("Is %s safe in Sri Lanka?".formatted(another.group("thing"))))
                : Optional.empty();
    }
}
