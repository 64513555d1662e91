package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Leave out the Yatala stupa": one sight by its own name is no word against its kind, and none that the plan has not can be left out. */
final class NotInThePlan implements Completion {

    private static final String SIGHT =
            "(?:stupa|dagoba|temple|vihara|kovil|mosque|church|shrine|museum|fort|palace|garden|market|lake|waterfall|falls|lighthouse|bridge|factory|cave|island|lagoon|tower)";
    private static final Pattern LEFT_OUT = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|just|can\\s+(?:you|we)|could\\s+(?:you|we)|let'?s|we'?d\\s+rather)\\W+)*(?:leave\\s+out|skip|drop|remove|take\\s+out|cut(?:\\s+out)?|cancel|delete|without|(?:take|leave|cut)(?=.*\\sout\\b))\\s+(?:the|that)\\s+(?<what>(?!(?:first|second|third|last|whole|other|one|next|old|big|long)\\b)\\p{L}[\\p{L}'-]+(?:\\s+\\p{L}[\\p{L}'-]+)?\\s+"
                    + SIGHT + ")(?:\\s+(?:out|please|pls|then|on\\s+day\\s+\\d{1,2}|again))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var said = Patterns.matcher(LEFT_OUT, message.said().text());
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        boolean isGone = !plan.isEmpty()
                && conversation.hasPlanned()
                && message.places().isEmpty()
                && said.find()
                && plan.meant(said.group("what")).isEmpty();
        return isGone
                ? Optional.of(Completed.nothing(
                        conversation.ofThePlan(),
                        "Not changed: the %s is not in the plan, so there is nothing to leave out."
                                .formatted(said.group("what"))))
                : Optional.empty();
    }
}
