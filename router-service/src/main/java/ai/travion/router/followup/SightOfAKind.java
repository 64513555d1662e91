package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Kinds;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "The Hindu temple there" in a town that has one is that one. */
final class SightOfAKind implements Completion {

    private static final Pattern THE_ONE = Patterns.anyCase(
            "\\bthe\\s+(?:(?:hindu|buddhist|famous|big|main|old|dutch)\\s+)?(?<kind>temple|kovil|fort|lighthouse|market|water\\s?fall|lake|botanical?\\s+gardens?)(?:\\s+(?:there|nearby|in\\s+(?:it|town)))?\\b");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var said = Patterns.matcher(THE_ONE, message.said().text());
        boolean open = message.places().isEmpty()
                && message.nearby().isEmpty()
                && before.conversation().itinerary().isEmpty();
        if (!open || !said.find()) {
            return Optional.empty();
        }
        return before.subject()
                .flatMap(town -> only(said.group("kind"), town, before))
                .map(place -> new Completed(said.replaceFirst(Matcher.quoteReplacement(place.name()))));
    }

    /** The only one of the kind that lies in the place. */
    private static Optional<Place> only(String kind, Place town, Background before) {
        var named = Kinds.in(kind);
        boolean isOneItself = named.filter(one -> Kinds.isOne(town, one)).isPresent();
        var there = before.atlas().within(town).stream()
                .filter(place -> named.filter(one -> Kinds.isOne(place, one)).isPresent())
                .toList();
        return !isOneItself && there.size() == 1 ? Optional.of(there.getFirst()) : Optional.empty();
    }
}
