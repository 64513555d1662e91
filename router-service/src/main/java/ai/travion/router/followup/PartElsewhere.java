package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Could we swap the beach part to Mirissa", "the hill days in Haputale instead": a part of the plan goes elsewhere, all else stays. */
final class PartElsewhere implements Completion {

    private static final String LAND = "(?:the|our|that|this)\\s+(?<land>" + Land.WORDS + ")";
    private static final String OF_DAYS =
            "\\s+(?:part|bit|days?|nights?|stay|time|leg|stretch|end|section|portion|half)";
    private static final String THERE =
            "(?:\\s+(?:over|out))?(?:\\s+(?:to|for|in|into|at|with|by|be|happen))*\\s+(?:the\\s+)?#";

    private static final List<Pattern> MOVED = List.of(
            Patterns.anyCase("\\b(?:swap|move|change|switch|shift|relocate|replace|exchange)\\s+" + LAND + "(?:"
                    + OF_DAYS + ")?" + THERE),
            Patterns.anyCase("\\b(?:put|have|do|spend|take|make|plan)\\s+" + LAND + OF_DAYS + THERE),
            Patterns.anyCase("\\b(?:can|could|should|shall|may|might|must)\\s+" + LAND + OF_DAYS + THERE),
            Patterns.anyCase(LAND + OF_DAYS
                    + "\\s+(?:should|could|can|shall|must|to)?\\s*(?:be\\s+)?(?:in|at)\\s+(?:the\\s+)?#"),
            Patterns.anyCase("#+\\s+(?:instead\\s+)?(?:for|as)\\s+" + LAND + "(?:" + OF_DAYS
                    + "\\b|(?=\\W*(?:please|instead)?\\W*$))"));
    private static final Pattern WHY = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|ok(?:ay)?|then|hm+|oh)\\W+)*(?:why|what|when|where|which|who|how(?!\\s+about\\b)|is|are|was|does|did|do\\s+(?:you|people|they|most)|have\\s+you|(?:would|can|could|will)\\s+you\\s+(?:\\p{L}+\\s+)?(?:recommend|suggest|say|tell|advise)|(?:any|your)\\s+(?:thoughts?|opinions?|experiences?)|thoughts)\\b.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var named = message.places().targets();
        boolean ofThePlan = !before.conversation().itinerary().isEmpty()
                && before.conversation().hasPlanned()
                && named.size() == 1
                && !message.said().is(WHY);
        return ofThePlan
                ? MOVED.stream()
                        .map(turn -> Patterns.matcher(turn, message.places().remainder()))
                        .filter(turn -> turn.find())
                        .findFirst()
                        .map(turn -> moved(turn.group("land"), named.getFirst(), before))
                : Optional.empty();
    }

    private static Completed moved(String land, Place there, Background before) {
        var planned = before.conversation().ofThePlan();
        var old = planned.stream()
                .filter(place -> !place.equals(there) && Land.isOf(place, land))
                .toList();
        if (old.isEmpty() && planned.contains(there)) {
            return new Completed(
                    "Keep the plan as it is",
                    List.of("%s is where the plan has its %s already, so nothing is changed."
                            .formatted(there.name(), land)),
                    false,
                    List.of(),
                    Optional.of(new Change(Optional.of(planned), List.of(), List.of())));
        }
        var places = new ArrayList<Place>();
        planned.forEach(place -> places.add(old.contains(place) && !planned.contains(there) ? there : place));
        places.removeAll(old);
        if (!places.contains(there)) {
            places.add(there);
        }
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        int nights = old.stream().mapToInt(plan::nightsAt).sum() + (planned.contains(there) ? plan.nightsAt(there) : 0);
        var note = old.isEmpty()
                ? "No place of the plan was by that name, so %s is added; all others stay.".formatted(there.name())
                : "%s takes the place of %s; all other places stay."
                        .formatted(there.name(), old.stream().map(Place::name).collect(Collectors.joining(" and ")));
        return new Completed(
                "Make it so",
                List.of(note),
                false,
                nights > 0 ? List.of(Placement.staying(there.name(), nights)) : List.of(),
                Optional.of(new Change(
                        Optional.of(places.stream().distinct().toList()),
                        old,
                        List.of(there.name() + " all the same"))));
    }
}
