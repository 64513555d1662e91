package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.dialogue.Detour;
import ai.travion.router.intent.Reading;
import ai.travion.router.wishes.Placement;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Hmm no, let's keep Yala", "and Ella Rock back in": a place stays in the plan, or comes back for what took its place; all others stay. */
final class KeptAfterAll implements Completion {

    private static final String LEAD =
            "^\\W*(?:(?:hm+|no|nope|ok(?:ay)?|wait|actually|sorry|well|(?:on|i)\\s+(?:second\\s+thoughts?|changed\\s+my\\s+mind)|then|but|and|so|please|let'?s|rather|better|(?:we|i)(?:'d|\\s+would)?|want\\s+to|like\\s+to|prefer\\s+to)\\b[\\s,.;:!-]*)*";
    private static final Pattern KEPT = Patterns.anyCase(
            LEAD
                    + "(?:(?:keep|leave|stay\\s+with|stick\\s+(?:with|to)|with)\\s+(?:the\\s+)?#+|(?:(?:can|could)\\s+(?:you|we)\\s+)?(?:(?:put|bring|take|get|have|add|want|need)\\s+)?(?:the\\s+)?#+\\s+(?:back|in\\s+again)|(?:(?:can|could)\\s+(?:you|we)\\s+)?(?:put|bring|take|add)\\s+back\\s+(?:in\\s+)?(?:the\\s+)?#+|(?:the\\s+)?#+\\s+(?:(?:should|must|has\\s+to|have\\s+to|needs\\s+to|can|shall|better)\\s+(?:definitely\\s+|please\\s+)?(?:stay|remain|be\\s+kept|not\\s+(?:go|be\\s+(?:dropped|cut|left\\s+out|removed)))|stays|remains))(?:\\s+(?:in|into|on|it|to|again|then|please|pls|after\\s+all|instead|all\\s+the\\s+same|anyway|the\\s+(?:plan|trip|itinerary)))*\\W*(?:(?<=[,;.!:-]\\s?)(?!.*\\b(?:add|put|make|drop|remove|skip|swap|replace|instead|change|move|give|but|and|nights?|days?|mornings?|afternoons?|evenings?)\\b)[^#?]*)?$");

    private static final String A_KIND =
            "(?:the\\s+|a\\s+|that\\s+)(?<%s>safari|whale\\s+watching|boat\\s+(?:trip|ride)|cooking\\s+class|hike)(?:\\s+(?:trip|tour|ride))?";
    /** "She changed her mind, put the safari back". */
    private static final Pattern KIND_BACK = Patterns.anyCase(
            "\\b(?:put|bring|take|get|add|have)\\s+(?:back\\s+(?:in\\s+)?" + A_KIND.formatted("other") + "|"
                    + A_KIND.formatted("kind")
                    + "\\s+(?:back|in\\s+again|again|after\\s+all))(?:\\s+(?:in|on|please|pls|then|to\\s+the\\s+plan))*\\W*$");

    private static final Pattern EXCHANGED =
            Patterns.words("swap|switch|exchange|replace|instead of|rather than|change|trade|in place of");
    private static final Pattern AFTER_ALL = Patterns.anyCase(
            "^[^#?]*\\b(?:let'?s|lets|we|we'd|i|i'd|rather|prefer|back)\\b[^#?]*\\b(?:go|do|visit|see|take|have|keep|want|prefer|like|to)\\s+(?:to\\s+|with\\s+)?(?:the\\s+)?#+\\s+(?:after\\s+all|again|instead)\\W*$");

    /** "Put Sigiriya back, 2 nights". */
    private static final Pattern NIGHTS = Patterns.anyCase(
            "[,\\s]+(?:(?:for|with|but|and|only|just)\\s+){0,3}(?<n>an?|one|two|three|four|five|six|seven|\\d)\\s+nights?\\b(?:\\s+there)?");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var named = message.places().all();
        var said = message.places().remainder();
        var nights = Patterns.in(NIGHTS, said).findFirst().flatMap(stay -> Names.number(stay.group("n")));
        if (named.isEmpty()
                && conversation.hasPlanned()
                && !conversation.itinerary().isEmpty()) {
            var kind = Patterns.matcher(KIND_BACK, message.said().text());
            return kind.find()
                    ? Optional.of(back(kind.group(kind.group("kind") == null ? "other" : "kind"), before))
                    : Optional.empty();
        }
        boolean keeps = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && named.size() == 1
                && (nights.isEmpty() || !conversation.ofThePlan().contains(named.getFirst()))
                && Patterns.isAllOf(KEPT, Patterns.matcher(NIGHTS, said).replaceFirst(""));
        return keeps ? Optional.of(kept(named.getFirst(), nights, before)) : exchangedBack(message, before);
    }

    /** "We changed our mind, let's go to Yala after all": what was given up for another place takes its turn again. */
    private static Optional<Completed> exchangedBack(Reading message, Background before) {
        var conversation = before.conversation();
        return before.onePlaceForThePlan(message)
                .filter(place -> conversation.hasPlanned()
                        && !conversation.ofThePlan().contains(place)
                        && Patterns.isIn(AFTER_ALL, message.places().remainder())
                        && conversation.ofThePlan().size() > 1)
                .flatMap(place -> givenUpFor(place, before).map(gone -> {
                    var places = new ArrayList<>(conversation.ofThePlan());
                    places.set(places.indexOf(gone), place);
                    return new Completed(
                            "Make it so",
                            List.of("%s is back in the plan, and %s is out again; the other places stay."
                                    .formatted(place.name(), gone.name())),
                            false,
                            List.of(),
                            Optional.of(new Change(
                                    Optional.of(places), List.of(gone), List.of(place.name() + " all the same"))));
                }));
    }

    /** The place of the plan for which another one was given up. */
    private static Optional<Place> givenUpFor(Place place, Background before) {
        return before.earlier().reversed().stream()
                .filter(said -> said.said().has(EXCHANGED))
                .map(said -> before.atlas().mentionedIn(said.said().text()).stream()
                        .map(Places.Mention::place)
                        .distinct()
                        .toList())
                .filter(named -> named.size() == 2 && named.contains(place))
                .flatMap(List::stream)
                .filter(other -> !other.equals(place)
                        && before.conversation().ofThePlan().contains(other))
                .findFirst();
    }

    /** Of a safari the park is that of before, or else the nearest. */
    private static Completed back(String kind, Background before) {
        var conversation = before.conversation();
        var planned = conversation.ofThePlan();
        var park = conversation.lately(before.atlas()).stream()
                .filter(OtherStop::isAPark)
                .findFirst()
                .or(() -> OtherStop.park(planned, before.atlas()))
                .filter(place -> kind.equalsIgnoreCase("safari") && !planned.contains(place));
        return new Completed(
                "Add a " + kind + " after all",
                park.stream()
                        .map(place -> "The safari is back, in %s; the other places stay.".formatted(place.name()))
                        .toList(),
                false,
                List.of(),
                park.map(place -> new Change(
                        Optional.of(Detour.taking(
                                List.of(place),
                                planned,
                                conversation.known().getOrigin().map(StatedValue::getValue))),
                        List.of(),
                        List.of(place.name() + " all the same"))));
    }

    private static Completed kept(Place place, Optional<Integer> nights, Background before) {
        var planned = before.conversation().ofThePlan();
        if (planned.contains(place)) {
            return Completed.nothing(
                    planned, "Not changed: %s is in the plan and stays in it.".formatted(place.name()));
        }
        var other = before.earlier().reversed().stream()
                .filter(said -> said.places().refused().contains(place))
                .findFirst()
                .flatMap(said -> said.places().targets().stream()
                        .filter(planned::contains)
                        .findFirst());
        var places = new ArrayList<>(
                other.isPresent()
                        ? planned
                        : Detour.taking(
                                List.of(place),
                                planned,
                                before.conversation().known().getOrigin().map(StatedValue::getValue)));
        other.map(planned::indexOf).ifPresent(at -> places.add(at, place));
        other.ifPresent(places::remove);
        return new Completed(
                "Make it so",
                List.of(other.map(gone -> "%s is back in the plan, and %s is out again; the other places stay."
                                .formatted(place.name(), gone.name()))
                        .orElseGet(() -> nights.map(
                                        stay -> "%s is back in the plan with %s; the other places stay, and %s."
                                                .formatted(
                                                        place.name(),
                                                        stay == 1 ? "1 night" : stay + " nights",
                                                        LengthOfAChange.asLongAsBefore(before.conversation())))
                                .orElse("%s is in the plan; the other places stay.".formatted(place.name())))),
                false,
                nights.map(stay -> Placement.staying(place.name(), stay)).stream()
                        .toList(),
                Optional.of(new Change(
                        Optional.of(places), other.stream().toList(), List.of(place.name() + " all the same"))));
    }
}
