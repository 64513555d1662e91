package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.util.Optional;
import java.util.regex.Pattern;

/** "5 days, beaches" after a plan for a place that nobody but we chose: the place is chosen again, by what is wished for now. */
final class ChosenAnew implements Completion {

    private static final String LEFT_TO_US = "You left the choice to me, so I took";
    private static final String NONE_NAMED = "You named no place, so I took";
    private static final Pattern ADDS = Patterns.words("more|add|also|too|include|some|as well|instead of|less|fewer");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean wishes = !message.wishes().interests().isEmpty()
                || !message.wishes().topics().isEmpty();
        boolean anew = conversation.plan()
                && conversation.ofThePlan().size() == 1
                && (conversation.hasSaid(LEFT_TO_US) || conversation.hasSaid(NONE_NAMED))
                && wishes
                && message.places().isEmpty()
                && message.places().region().isEmpty()
                && !message.said().has(ADDS)
                && !Phrases.isQuestion(message.said());
        return anew
                ? Optional.of(
                        new Completed("Plan a trip anew: " + message.said().text()))
                : Optional.empty();
    }
}
