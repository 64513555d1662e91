package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.text.Patterns;
import ai.travion.router.wishes.InWords;
import ai.travion.router.wishes.Wishes;
import ai.travion.schemas.StatedParty;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "My son is 5", "we're vegetarians", told while a place is spoken of, asks whether the place suits them. */
public final class Remark implements Completion {

    /** What they tell, and what it asks of one place and of two. */
    private record Matter(Predicate<Wishes> told, String ofOne, String ofTwo) {}

    private static final Pattern DIET = Patterns.anyCase("vegetarian|vegan|halal|kosher|gluten.*|.*allerg.*|.*eat.*");

    private static final List<Matter> MATTERS = List.of(
            new Matter(
                    wishes -> avoids(wishes, "heights"),
                    "Is there a steep drop or an exposed edge at %s?",
                    "Which is easier, %s or %s?"),
            new Matter(
                    wishes -> wishes.walkingTolerance().filter("low"::equals).isPresent()
                            || avoids(wishes, "hiking")
                            || avoids(wishes, "stairs"),
                    "How hard is the walk at %s, with steps or a climb?",
                    "Which is easier, %s or %s?"),
            new Matter(
                    wishes -> wishes.party().map(StatedParty::getChildren).orElse(0) > 0,
                    "Is %s suitable for children?",
                    "Which is better for children, %s or %s?"),
            new Matter(
                    wishes -> wishes.other().contains("pregnant"),
                    "How hard is it to walk or climb at %s?",
                    "Which is easier, %s or %s?"),
            new Matter(
                    wishes -> wishes.other().stream()
                            .anyMatch(need -> DIET.matcher(need).matches()),
                    "Where can one eat vegetarian food in %s?",
                    "Where can one eat vegetarian food in %s and %s?"),
            new Matter(
                    wishes -> avoids(wishes, "crowds"),
                    "When is %s quiet and not crowded?",
                    "Which is quieter, %s or %s?"),
            new Matter(
                    wishes -> !wishes.avoid().isEmpty(),
                    "What is there to see and do in %s?",
                    "What is there to see and do in %s and %s?"));

    private static final Matter AT_SEA = new Matter(
            wishes -> avoids(wishes, "boats"),
            "How rough is the sea on a boat trip at %s?",
            "Where is the sea calmer, at %s or at %s?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        if (before.subjects().isEmpty() || before.conversation().plan() || !isIn(message)) {
            return Optional.empty();
        }
        return matter(message.wishes(), before)
                .map(matter -> new Completed(
                        asked(matter, before.subjects()),
                        InWords.of(message.wishes()).isEmpty()
                                ? List.of()
                                : List.of("Noted: " + String.join(", ", InWords.of(message.wishes())) + "."),
                        true));
    }

    private static Optional<Matter> matter(Wishes wishes, Background before) {
        if (AT_SEA.told().test(wishes) && isBySea(before)) {
            return Optional.of(AT_SEA);
        }
        return MATTERS.stream()
                .filter(matter -> matter.told().test(withoutBoats(wishes)))
                .findFirst();
    }

    /** Who gets seasick has nothing to fear inland. */
    private static Wishes withoutBoats(Wishes wishes) {
        return wishes.withoutAvoiding("boats");
    }

    private static boolean isBySea(Background before) {
        return before.subjects().stream().anyMatch(place -> place.type() == PlaceType.BEACH)
                || before.last()
                        .filter(said -> said.said().has(SEA))
                        .isPresent();
    }

    private static final Pattern SEA =
            Patterns.words("whales?|dolphins?|boats?|ferry|ferries|island|snorkel\\w*|div(?:e|ing)|sea|surf\\w*");

    private static String asked(Matter matter, List<Place> subjects) {
        return subjects.size() == 2
                ? matter.ofTwo()
                        .formatted(subjects.getFirst().name(), subjects.getLast().name())
                : matter.ofOne().formatted(subjects.stream()
                        .limit(3)
                        .map(Place::name)
                        .collect(Collectors.joining(" and ")));
    }

    private static boolean avoids(Wishes wishes, String value) {
        return wishes.avoid().stream().anyMatch(wish -> wish.value().equals(value));
    }

    /** Whether a message says how its traveller travels or what they do not want, and asks for nothing. */
    public static boolean isIn(Reading reading) {
        var places = reading.places();
        boolean told = reading.wishes().limitTheTrip()
                || (!places.unwanted().isEmpty()
                        && reading.wishes().interests().isEmpty()
                        && reading.wishes().topics().isEmpty());
        return told
                && places.wanted().isEmpty()
                && places.origin().isEmpty()
                && places.region().isEmpty()
                && reading.nearby().isEmpty()
                && reading.calendar().isEmpty()
                && !reading.when().saysADay()
                && !Phrases.asksForSomething(reading.said());
    }
}
