package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DaySaid;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * "Move the cooking class to the 12th", "can we do that on day 5?" once it was ordered: what fills hours between the sights goes to another day
 * of the same place; where that day is spent elsewhere, the plan stays and it is said which days it could be on.
 */
final class ThingMoved implements Completion {

    private static final int LONGEST_WORDS = 18;
    private static final Pattern MOVES = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|great|then|please|actually|maybe|hm+|let'?s|(?:can|could|would|shall)\\s+(?:we|you|i)|(?:we|i)(?:'d|\\s+would)?\\s+(?:rather|prefer(?:\\s+to)?|like\\s+to|want\\s+to|love\\s+to))\\W+)*(?:move|put|shift|do|have|place|take|reschedule|change|switch)\\s+(?:(?<that>that|it|this)|(?:the|our|that|my)\\s+(?<thing>\\p{L}+(?:\\s+\\p{L}+){0,3}?))\\s+(?:to\\s+|on\\s+|onto\\s+)?(?:be\\s+)?#(?:\\W+(?:instead|please|pls|rather|then|better|thanks|there))*\\W*$");
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
    private static final int LETTERS = 4;

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var text = message.said().text();
        var said = DaySaid.in(text, plan.days());
        boolean mayBe = !plan.isEmpty()
                && before.conversation().hasPlanned()
                && message.said().words().size() <= LONGEST_WORDS
                && message.places().isEmpty()
                && said.size() == 1
                && said.getFirst().number() <= plan.days().size();
        if (!mayBe) {
            return Optional.empty();
        }
        var day = said.getFirst();
        var moves = Patterns.matcher(MOVES, text.substring(0, day.start()) + "#" + text.substring(day.end()));
        return moves.matches()
                ? meant(moves.group("thing"), plan, before).map(entry -> moved(entry, day.number(), plan, before))
                : Optional.empty();
    }

    /** The one thing between the sights that has that name, or that was ordered in the turn before. */
    private static Optional<Entry> meant(@Nullable String name, Itinerary plan, Background before) {
        var words = name == null ? before.last().map(said -> said.said().text()).orElse("") : name;
        var stems = NO_LETTERS
                .splitAsStream(words.toLowerCase(Locale.ROOT))
                .filter(word -> word.length() >= LETTERS)
                .map(word -> word.replaceFirst("(?:ing|s)$", ""))
                .toList();
        var called = plan.visits().stream()
                .filter(entry -> thing(entry)
                        .filter(thing -> stems.stream().filter(thing::contains).count() >= Math.min(2, stems.size()))
                        .isPresent())
                .toList();
        return !stems.isEmpty()
                        && called.stream().map(Entry::activity).distinct().count() == 1
                ? Optional.of(called.getFirst())
                : Optional.empty();
    }

    private static Optional<String> thing(Entry entry) {
        return entry.thing().map(thing -> thing.toLowerCase(Locale.ROOT));
    }

    private static Completed moved(Entry entry, int number, Itinerary plan, Background before) {
        var planned = before.conversation().ofThePlan();
        var there = plan.visits().stream()
                .filter(other -> other.place().equals(entry.place()))
                .map(Entry::number)
                .distinct()
                .toList();
        var name = entry.place().map(place -> place.name()).orElse("there");
        if (number == entry.number()) {
            return Completed.nothing(planned, "It is on day %d already.".formatted(number));
        }
        if (!there.contains(number)) {
            return Completed.nothing(
                    planned,
                    "Not changed: %s is in %s, and day %d is spent elsewhere. It can be on %s."
                            .formatted(
                                    entry.thing().orElse("it"),
                                    name,
                                    number,
                                    there.stream().map(day -> "day " + day).collect(Collectors.joining(" or "))));
        }
        return new Completed(
                "Make it so",
                List.of(),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(planned),
                        List.of(),
                        List.of("day %d with %s"
                                .formatted(number, entry.activity().replaceFirst("^Time (?:in|at) .+? for ", ""))))));
    }
}
