package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Two nights in Ella before we head to the beach": so many days in a place, ahead of those that the plan spends in such a country. */
final class StayBefore implements Completion {

    private static final Pattern SAID = Patterns.anyCase(
            "\\b(?<n>an?|one|two|three|four|five|\\d)\\s+(?:full\\s+|more\\s+)?(?:days?|nights?)\\s+(?:in|at)\\s+(?:the\\s+)?#+[\\s,]+before\\s+(?:(?:we|i)\\s+(?:go|head|leave|move|continue|travel|drive)\\s+(?:on\\s+|off\\s+|down\\s+|over\\s+|up\\s+)?(?:to|for)\\s+)?(?:the\\s+)?(?<land>"
                    + Land.WORDS + ")\\W*(?:please\\W*)?$");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:is|are|was|what|which|why|when|where|who|how(?!\\s+about)|do|does|did|should)\\b.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var said = Patterns.matcher(SAID, message.places().remainder());
        return before.onePlaceForThePlan(message)
                .filter(place -> !message.said().is(ASKS) && said.find())
                .flatMap(place -> before(place, said, before));
    }

    private static Optional<Completed> before(Place place, Matcher said, Background before) {
        var conversation = before.conversation();
        var all = new ArrayList<>(conversation.ofThePlan());
        all.remove(place);
        return all.stream()
                .filter(stay -> Land.isOf(stay, said.group("land")))
                .findFirst()
                .map(next -> {
                    int days = Names.number(said.group("n")).orElse(1);
                    int length = Itinerary.of(conversation.itinerary(), before.atlas())
                            .days()
                            .size();
                    boolean onTop = length - days < all.size();
                    all.add(all.indexOf(next), place);
                    return new Completed(
                            onTop ? "Make it %d days longer".formatted(days) : "Make it so",
                            List.of("%s comes before %s now, %s; the other places stay."
                                    .formatted(
                                            place.name(),
                                            next.name(),
                                            onTop
                                                    ? "on top of the days of before"
                                                    : "and the trip is as long as before")),
                            false,
                            List.of(Placement.staying(place.name(), days)),
                            Optional.of(new Change(
                                    Optional.of(all),
                                    List.of(),
                                    List.of(
                                            place.name() + " all the same",
                                            "in this order: "
                                                    + all.stream()
                                                            .map(Place::name)
                                                            .collect(Collectors.joining(", "))))));
                });
    }
}
