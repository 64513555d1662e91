package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.util.Optional;

/** "OK Nilaveli. What else is around there?": the place that the message itself has just named is meant, and none of before. */
final class OwnPlace implements Completion {

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var named = message.places().wanted();
        var asked = Clauses.last(message);
        boolean namedBefore = named.size() == 1
                && message.places().origin().isEmpty()
                && asked.length() < message.said().text().length()
                && before.atlas().mentionedIn(asked).isEmpty();
        return namedBefore ? StandAlone.pointing(asked, named.getFirst().name()).map(Completed::new) : Optional.empty();
    }
}
