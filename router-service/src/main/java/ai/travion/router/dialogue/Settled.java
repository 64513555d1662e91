package ai.travion.router.dialogue;

import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.StatedValue;
import java.util.Optional;

/**
 * What holds in a matter that was asked about before, whatever was replied then: it is not asked about again.
 *
 * @param wishes the wishes of the message that hold
 * @param note what was taken, for the traveller
 */
public record Settled(Wishes wishes, String note) {

    /** What holds of an order for a plan; nothing where all of it is new, or where it is a change, which is meant as it is said. */
    public static Optional<Settled> in(Reading reading, Verdict verdict, Conversation conversation) {
        boolean orders =
                verdict.intent() == IntentType.TRIP_PLANNING && !verdict.rule().equals("changesThePlan");
        return orders && conversation.remembers()
                ? Conflicts.settled(conversation, reading.said(), reading.wishes())
                        .map(conflict -> of(conflict, conversation))
                : Optional.empty();
    }

    /** What holds in a second matter of a message of which only the first was asked about, and has its reply. */
    public static Optional<Settled> besides(Reading reading, Verdict verdict, Conversation conversation) {
        return verdict.intent() == IntentType.TRIP_PLANNING
                ? conversation
                        .pending()
                        .filter(Conflicts::isAskedIn)
                        .flatMap(asked -> Conflicts.besides(
                                AlreadyAsked.topic(asked), conversation, reading.said(), reading.wishes()))
                        .map(conflict -> of(conflict, conversation))
                : Optional.empty();
    }

    /** The words in which an order fixes its hours, without those that an earlier word has overruled: of early and late only one holds. */
    public static String termsOf(String order, Wishes held) {
        boolean late = held.avoid().stream().anyMatch(wish -> wish.value().equals("early starts"));
        return late ? Habits.withoutEarlyHours(order) : order;
    }

    private static Settled of(Conflict conflict, Conversation conversation) {
        boolean careful = conflict.isOfHealth() && conflict.isOfAJourney() && !hasInsisted(conversation);
        return new Settled(
                careful ? conflict.declined() : conflict.agreed(),
                conflict.isOfOneMessage()
                        ? "You ask for both, so I took this: " + conflict.chosen(careful) + "."
                        : conflict.reason() + " " + (careful ? conflict.cautiously() : conflict.followed()));
    }

    private static boolean hasInsisted(Conversation conversation) {
        return conversation.known().getOther().stream()
                .map(StatedValue::getValue)
                .anyMatch(Wishes::isInsistedOn);
    }
}
