package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Lifted;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedBudget;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * "Dad is staying home, only me", "my knee is fine again, so we could do Ella Rock": what held a plan back holds no more, so the plan
 * changes.
 */
final class Relieved implements Completion {

    private static final int FEW_WORDS = 14;
    private static final Set<String> ON_FOOT = Set.of("walking", "hiking", "stairs");
    private static final Pattern OF_MONEY =
            Patterns.words("money|budget|prices?|costs?|expens\\p{L}*|cheap|pays?|paying|splurge|afford|rich|spend");
    private static final Pattern PEOPLE = Patterns.words(
            "alone|solo|only me|just me|home|dad|mum|mom|father|mother|grand\\p{L}+|granny|aunt|uncle|parents?|not us|us|he|she|they");

    /** Who walks little is seldom a child. */
    private static final Pattern KIDS = Patterns.words("kids?|child(?:ren)?|sons?|daughters?|boys?|girls?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var named = message.places().all();
        boolean tells = (named.isEmpty()
                        || (named.size() == 1 && message.places().targets().equals(named)))
                && message.said().words().size() <= FEW_WORDS
                && !message.said().text().contains("?")
                && !Phrases.isQuestion(message.said())
                && !message.when().saysADay();
        if (!tells) {
            return Optional.empty();
        }
        var lifted = Lifted.in(message.said().text());
        if (lifted != Lifted.FOR_GOOD && lifted != Lifted.THIS_TIME) {
            return Optional.empty();
        }
        boolean planned = !conversation.itinerary().isEmpty() && conversation.isBesideThePlan();
        var order = planned ? ", so change the plan" : "";
        if (named.isEmpty() && message.said().has(OF_MONEY)) {
            return isPoor(conversation.known())
                    ? Optional.of(new Completed("Money is no object now" + order))
                    : Optional.empty();
        }
        if (message.wishes().party().isPresent() && message.said().has(KIDS)) {
            return Optional.empty();
        }
        if (!named.isEmpty()) {
            return planned
                            && lifted == Lifted.FOR_GOOD
                            && Lifted.isOfWalking(message.said().text())
                            && walksLittle(conversation.known())
                    ? Optional.of(new Completed(
                            "We are fine with long walks, hikes and stairs now, so add %s to the plan"
                                    .formatted(named.getFirst().name()),
                            List.of("Long walks and climbs are no longer left out.")))
                    : Optional.empty();
        }
        boolean ofThis =
                Lifted.isOfWalking(message.said().text()) || message.said().has(PEOPLE);
        return (ofThis && walksLittle(conversation.known()))
                        || (planned && Lifted.isOfWalking(message.said().text()))
                ? Optional.of(new Completed(
                        "We are fine with long walks, hikes and stairs now" + order,
                        List.of("Long walks and climbs are no longer left out.")))
                : Optional.empty();
    }

    private static boolean isPoor(Preferences known) {
        return known.getBudget()
                .filter((StatedBudget budget) -> budget.getLevel().equals("low"))
                .isPresent();
    }

    private static boolean walksLittle(Preferences known) {
        return known.getWalkingTolerance()
                        .filter(value -> value.getValue().equals("low"))
                        .isPresent()
                || known.getAvoid().stream().map(StatedValue::getValue).anyMatch(ON_FOOT::contains);
    }
}
