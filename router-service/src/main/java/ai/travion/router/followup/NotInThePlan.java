package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Leave out the Yatala stupa": one sight by its own name is no word against its kind, and none that the plan has not can be left out. */
final class NotInThePlan implements Completion {

    private static final String SIGHT =
            "(?:stupa|dagoba|temple|vihara|kovil|mosque|church|shrine|museum|fort|palace|garden|market|lake|waterfall|falls|lighthouse|bridge|factory|cave|island|lagoon|tower)";
    private static final Pattern LEFT_OUT = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|just|can\\s+(?:you|we)|could\\s+(?:you|we)|let'?s|we'?d\\s+rather)\\W+)*(?:leave\\s+out|skip|drop|remove|take\\s+out|cut(?:\\s+out)?|cancel|delete|without|(?:take|leave|cut)(?=.*\\sout\\b))\\s+(?:the|that)\\s+(?<what>(?!(?:first|second|third|last|whole|other|one|next|old|big|long)\\b)\\p{L}[\\p{L}'-]+(?:\\s+\\p{L}[\\p{L}'-]+)?\\s+"
                    + SIGHT + ")(?:\\s+(?:out|please|pls|then|on\\s+day\\s+\\d{1,2}|again))*\\W*$");

    /** "Drop Jaffna", "forget about Galle then, too far". */
    private static final Pattern PLACES_LEFT_OUT = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|just|no|hm+|(?:can|could)\\s+(?:you|we|u)|let'?s|lets|let\\s+us|we(?:'d|'ll|\\s+would|\\s+will)?(?:\\s+(?:rather|like\\s+to|want\\s+to|can))?|i\\s+(?:want\\s+to|would\\s+like\\s+to))\\W+)*(?:leave\\s+out|skip|drop|remove|take\\s+out|cut(?:\\s+out)?|cancel|delete|without|forget(?:\\s+about)?|lose|scrap|scratch|ditch|no|(?:take|leave|cut)(?=.*\\sout\\b)|(?:(?:we|i)\\s+)?(?:really\\s+)?(?:don'?t|do\\s+not|dont)\\s+(?:really\\s+)?(?:want|need|wanna|like)(?:\\s+to)?(?:\\s+(?:go\\s+to|see|visit))?)\\s+(?:(?:the|that|our)\\s+(?:day\\s+)?(?:trip|tour|excursion|outing|visit|stop|night|stay)\\s+(?:to|in|at)\\s+)?(?:the\\s+)?#+(?:\\s+(?:and|or)\\s+(?:the\\s+)?#+)*(?:\\s+(?:out|then|please|pls|btw|by\\s+the\\s+way|tho|though|anyway|completely|altogether|again|from|of|the|our|it|plan|trip|itinerary|this\\s+time))*(?:\\s*[,;.!:-]\\s*(?!.*\\b(?:add|put|make|give|swap|replace|instead|change|move|what|how|can|could|day\\s+trip|nights?|days?|rather)\\b)[^#?]*|\\s+(?:because|as|since|it'?s|is)\\b[^#?]*)?\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        return place(message, before).or(() -> sight(message, before));
    }

    /** Nothing is left out for a place that the plan has not, nor for one that lies about a place of it. */
    private static Optional<Completed> place(Reading message, Background before) {
        var conversation = before.conversation();
        var plan = Itinerary.of(conversation.itinerary(), before.atlas());
        var named = Stream.concat(message.places().all().stream(), message.places().refused().stream())
                .distinct()
                .toList();
        boolean drops = !plan.isEmpty()
                && conversation.hasPlanned()
                && !named.isEmpty()
                && Patterns.isAllOf(PLACES_LEFT_OUT, message.places().remainder());
        // Of what was said after something else was asked no rule knows that it is of the plan.
        if (drops && named.size() == 1 && !conversation.plan() && conversation.plans(named.getFirst())) {
            return Optional.of(NamedAndDropped.without(named.getFirst(), before));
        }
        return drops && named.stream().noneMatch(place -> isIn(place, plan, before))
                ? Optional.of(Completed.nothing(
                        conversation.ofThePlan(),
                        "Not changed: %s %s not in the plan, so nothing is left out; it is for %s as before."
                                .formatted(
                                        names(named),
                                        named.size() == 1 ? "is" : "are",
                                        names(conversation.ofThePlan()))))
                : Optional.empty();
    }

    private static boolean isIn(Place place, Itinerary plan, Background before) {
        var atlas = before.atlas();
        return before.conversation().plans(place)
                || plan.isAt(place)
                || plan.visits().stream().anyMatch(entry -> entry.activity().contains(place.name()))
                || Stream.concat(plan.places().stream(), before.conversation().ofThePlan().stream())
                        .anyMatch(other -> atlas.parentOf(other)
                                        .filter(place::equals)
                                        .isPresent()
                                || atlas.parentOf(place).filter(other::equals).isPresent());
    }

    private static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }

    private static Optional<Completed> sight(Reading message, Background before) {
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
