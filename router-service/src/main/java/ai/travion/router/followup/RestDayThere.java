package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * "Add a rest day in Ella": a day more at a place of the plan, on which nothing is planned; where the trip may not grow, the last day there
 * is free.
 */
final class RestDayThere implements Completion {

    private static final int LONGEST_WORDS = 16;
    private static final Pattern RESTS = Patterns.anyCase(
            "\\b(?:add|put\\s+in|insert|include|have|need|want|like|love|take|get|give\\s+(?:us|me)|plan|schedule|build\\s+in|fit\\s+in)\\b[^.;!?#]{0,25}?\\b(?:an?|one|another)\\s+(?:(?:full|whole|extra|more|additional|complete|nice|proper|real)\\s+)*(?:rest|resting|free|lazy|quiet|relaxing|chill|recovery|do-?nothing|beach)\\s+day\\s+(?:more\\s+)?(?:in|at|for)\\s+(?:the\\s+)?#"
                    + "|^\\W*(?:(?:and|also|please|maybe)\\s+)*(?:an?|one|another)\\s+(?:(?:full|whole|extra|more|additional)\\s+)*(?:rest|resting|free|lazy|quiet|relaxing|chill|recovery)\\s+day\\s+(?:in|at)\\s+(?:the\\s+)?#");

    private static final Pattern ONE_OR_THE_OTHER = Patterns.anyCase("#+\\s+or\\s+(?:in\\s+|at\\s+)?(?:the\\s+)?#");
    private static final Pattern NOT_WANTED = Patterns.words("not|no|never|without|instead|already|\\p{L}+n't");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        boolean mayBe = !plan.isEmpty()
                && conversation.hasPlanned()
                && (message.places().all().size() == 1 || isOneOrTheOther(message, before))
                && message.places().refused().isEmpty()
                && !message.when().saysADay()
                && message.said().words().size() <= LONGEST_WORDS
                && Patterns.isIn(RESTS, message.places().remainder())
                && !message.said().has(NOT_WANTED)
                && !PlainQuestion.is(message);
        return mayBe
                ? message.places().all().stream()
                        .max(Comparator.comparingInt(plan::nightsAt))
                        .flatMap(place -> lastDayAt(place, plan).map(last -> resting(last, place, plan, before)))
                : Optional.empty();
    }

    /** "A free day in Kandy or Ella" leaves the choice to us: where one stays longer, nothing else gives way. */
    private static boolean isOneOrTheOther(Reading message, Background before) {
        return message.places().all().size() == 2
                && before.conversation()
                        .ofThePlan()
                        .containsAll(message.places().all())
                && Patterns.isIn(ONE_OR_THE_OTHER, message.places().remainder());
    }

    /** From 1, of the stay. */
    private static Optional<Integer> lastDayAt(Place place, Itinerary plan) {
        var days = plan.days();
        return IntStream.range(0, days.size())
                .filter(index -> plan.on(days.get(index))
                        .entries()
                        .getLast()
                        .place()
                        .filter(place::equals)
                        .isPresent())
                .mapToObj(index -> index + 1)
                .reduce((earlier, later) -> later);
    }

    private static Completed resting(int last, Place place, Itinerary plan, Background before) {
        int longer = plan.days().size() + 1;
        if (!LengthOfAChange.mayGrow(longer, before.conversation())) {
            return new Completed(
                    "Make it so",
                    List.of("The last day in %s is free now, and %s."
                            .formatted(place.name(), LengthOfAChange.asLongAsBefore(before.conversation()))),
                    false,
                    List.of(),
                    Optional.of(Change.of(List.of("day %d free".formatted(last)))));
        }
        return new Completed(
                "Make it 1 day longer",
                List.of("Day %d is a rest day in %s now, on top of the days of before; the plan is for %d days."
                        .formatted(last + 1, place.name(), longer)),
                false,
                List.of(),
                Optional.of(Change.of(List.of("day %d free".formatted(last + 1)))));
    }
}
