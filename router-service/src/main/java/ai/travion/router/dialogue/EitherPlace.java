package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Resumption.Resumed;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.Clarification;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A plan for one place or another: "two days in Kandy or Ella". One of them is meant, so it is asked which. */
final class EitherPlace {

    private static final Pattern EITHER =
            Patterns.anyCase("(?:either\\s+)?(?<one>#+)\\s*,?\\s+or\\s+(?:in\\s+|at\\s+|to\\s+|the\\s+)*(?<other>#+)");
    private static final Pattern ALL =
            Patterns.anyCase("\\W*(?:both|all|the\\s+two)(?:\\s+of\\s+them)?(?:\\s+please)?\\W*");

    private EitherPlace() {}

    static boolean isMeantIn(Reading reading) {
        return reading.places().targets().size() == 2
                && Patterns.isIn(EITHER, reading.places().remainder());
    }

    static Clarification question(List<Place> places, String query, int turn) {
        var options = Stream.concat(places.stream().map(Place::name), Stream.of(Question.BOTH, Question.YOU_DECIDE))
                .toList();
        return Question.CHOICE.asked("", options, query, turn);
    }

    /** What is taken of two places where it is not asked which. */
    static Essentials.Outcome taken(List<Place> places) {
        return Essentials.Outcome.goOn(
                places.subList(0, 1),
                "Of the two I took %s; tell me if it shall be %s."
                        .formatted(places.getFirst().name(), places.getLast().name()));
    }

    /** The message that was asked about with the place, or the places, that the reply chooses. */
    static Optional<Resumed> resumed(
            Clarification asked, Reading original, Reading reply, Optional<String> option, boolean open) {
        var either = Patterns.matcher(EITHER, original.places().remainder());
        if (!either.find()) {
            return Optional.empty();
        }
        var named = reply.places().targets().stream()
                .map(Place::name)
                .filter(asked.getOptions()::contains)
                .findFirst()
                .or(() -> option.filter(name -> !name.equals(Question.YOU_DECIDE)));
        boolean all =
                named.filter(Question.BOTH::equals).isPresent() || reply.said().is(ALL);
        boolean decided = named.isPresent() || all;
        if (!decided && !open && option.isEmpty()) {
            return Optional.empty();
        }
        var first = asked.getOptions().getFirst();
        var chosen = all ? first + " and " + asked.getOptions().get(1) : named.orElse(first);
        var text = original.said().text();
        var query = text.substring(0, either.start()) + chosen + text.substring(either.end());
        return Optional.of(new Resumed(
                query, decided ? List.of() : List.of("You left the choice to me, so I took " + first + ".")));
    }
}
