package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Interest;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Can we do a bit of culture too": a wish for the plan in hand, though it is put as a question. */
final class SomeOfAKind implements Completion {

    private static final Pattern WISHED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|also|great|nice)\\W+)*(?:can|could|may|might)\\s+(?:we|you|i)\\s+(?:also\\s+|maybe\\s+|please\\s+)*(?:do|have|get|see|include|add|fit\\s+in|put\\s+in|squeeze\\s+in)\\s+(?:a\\s+(?:little\\s+)?bit\\s+(?:more\\s+)?of|some(?:\\s+more)?|a\\s+little|more|a\\s+few)\\s+(?<what>(?!(?:photos?|pictures?)\\b)(?:\\p{L}+\\s){0,2}?\\p{L}+)(?:\\s+(?:too|as\\s+well|also|please|pls|in\\s+(?:it|the\\s+plan)))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var said = Patterns.matcher(WISHED, message.said().text());
        boolean ofThePlan = !before.conversation().itinerary().isEmpty()
                && before.conversation().isBesideThePlan()
                && message.places().isEmpty()
                && !message.when().saysAnything()
                && said.find()
                && Interest.isOne(said.group("what"));
        return ofThePlan
                ? Optional.of(new Completed("We would like some %s too".formatted(said.group("what"))))
                : Optional.empty();
    }
}
