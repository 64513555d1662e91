package ai.travion.router.itinerary;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Echo;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * "And the day after?" once a day of the plan was told, or a place got its days: the next one is told, and none is added. "What's on day 14?"
 * of ten days is told that there is none.
 *
 * @param text the message with the day by its number
 * @param unread what to say where the plan has no such day
 */
public record OneDayOn(String text, Optional<String> unread) {

    private static final Pattern STEP = Patterns.anyCase(
            "\\W*(?:(?:and|ok(?:ay)?|so|then|thanks|what\\s+about|how\\s+about|what(?:'s|\\s+is)(?:\\s+on)?|what\\s+(?:do|will)\\s+we\\s+do)\\W+)*(?:(?:on|for)\\s+)?(?:the\\s+)?(?:day\\s+after(?:\\s+that)?|next(?:\\s+(?:day|one))?|following\\s+(?:day|one)|one\\s+after(?:\\s+that)?|(?<back>day\\s+before(?:\\s+that)?|previous\\s+(?:day|one)|one\\s+before(?:\\s+that)?))(?:\\s+(?:then|please))*(?:\\s*,?\\s*(?:what(?:'s|\\s+is)?|where)\\s+(?:do|are|will|on|happens|planned)\\b(?:\\s+(?:we|i|do|doing|then|going|see))*)?\\W*");

    private static final Pattern DAY_TOLD = Pattern.compile("\\bday (\\d{1,2}), \\p{Lu}");
    private static final Pattern NIGHTS = Patterns.words("nights?|days?");

    /** The message as it means a day of the plan, where the one before asked of a day, too; or the day that it asks of, and the plan has not. */
    public static Optional<OneDayOn> in(
            Reading message, Conversation conversation, List<Reading> earlier, Places atlas) {
        var steps = Patterns.matcher(STEP, message.message());
        boolean ofThePlan = conversation.isBesideThePlan()
                && conversation.pending().isEmpty()
                && conversation.span().isPresent();
        if (!ofThePlan) {
            return Optional.empty();
        }
        if (!steps.matches()) {
            var asked = dayAskedFor(message, conversation);
            return asked.isPresent() && asked.getAsInt() > length(conversation)
                    ? Optional.of(on(asked.getAsInt(), conversation))
                    : Optional.empty();
        }
        int step = steps.group("back") == null ? 1 : -1;
        for (var said : earlier.reversed()) {
            var before = Patterns.matcher(STEP, said.said().text());
            if (!before.matches()) {
                var asked = dayAskedFor(said, conversation);
                var atAPlace = asked.isPresent()
                        ? asked
                        : lastDayAtAPlace(said, Itinerary.of(conversation.itinerary(), atlas));
                var from = atAPlace.isPresent() ? atAPlace : dayToldLast(conversation);
                return from.isPresent() ? Optional.of(on(from.getAsInt() + step, conversation)) : Optional.empty();
            }
            step += before.group("back") == null ? 1 : -1;
        }
        return Optional.empty();
    }

    /** The first that the last answer names: "day 4, Saturday 23 January, has the most driving". */
    private static OptionalInt dayToldLast(Conversation conversation) {
        if (conversation.answers().isEmpty() || Spoken.isOfAWholePlan(conversation)) {
            return OptionalInt.empty();
        }
        return Patterns.in(DAY_TOLD, conversation.answers().getLast())
                .mapToInt(told -> Integer.parseInt(told.group(1)))
                .filter(day -> day <= length(conversation))
                .findFirst();
    }

    /** Of a place that was given nights: from 1; nothing where all of the plan is there. */
    private static OptionalInt lastDayAtAPlace(Reading said, Itinerary plan) {
        var places = said.places().all();
        int nights = places.size() == 1 && said.said().has(NIGHTS) ? plan.nightsAt(places.getFirst()) : 0;
        var days = plan.days();
        return nights == 0 || nights == days.size()
                ? OptionalInt.empty()
                : IntStream.rangeClosed(1, days.size())
                        .filter(day -> plan.on(days.get(day - 1)).nightsAt(places.getFirst()) > 0)
                        .max();
    }

    private static OneDayOn on(int day, Conversation conversation) {
        int days = length(conversation);
        var text = "What is on day %d?".formatted(day);
        if (day >= 1 && day <= days) {
            return new OneDayOn(text, Optional.empty());
        }
        return new OneDayOn(
                text,
                Optional.of(
                        day < 1
                                ? "Day 1 is the first of the plan. Tell me \"start a day earlier\", and I plan one before it."
                                : "Day %d is the last of the plan. Tell me \"add a day\", and I plan one more."
                                        .formatted(days)));
    }

    private static int length(Conversation conversation) {
        return conversation
                .span()
                .map(span -> (int) ChronoUnit.DAYS.between(span.first(), span.last()) + 1)
                .orElse(1);
    }

    /** From 1. */
    private static OptionalInt dayAskedFor(Reading said, Conversation conversation) {
        if (Echo.asksOfADayOfThePlan(said)) {
            return Echo.dayNamed(said, length(conversation));
        }
        var span = conversation.span().orElseThrow();
        return said.when()
                .start()
                .filter(day -> Phrases.isQuestion(said.said())
                        && said.places().isEmpty()
                        && said.when().end().isEmpty()
                        && !day.isBefore(span.first())
                        && !day.isAfter(span.last()))
                .map(day -> OptionalInt.of((int) ChronoUnit.DAYS.between(span.first(), day) + 1))
                .orElseGet(OptionalInt::empty);
    }
}
