package ai.travion.router.followup;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Change Sigiriya to Dambulla": one place of the plan goes, with its sight, and another comes in its turn; all others stay. */
final class ExchangedFor implements Completion {

    private static final Pattern SAID = Patterns.anyCase(
            "^\\W*(?:(?:please|can\\s+(?:you|we)|could\\s+(?:you|we)|let'?s|ok(?:ay)?|then|and|but|no|actually)\\W+)*(?:swap|replace|exchange|substitute|switch|change)\\s+(?:out\\s+)?(?:the\\s+)?#+\\s+(?:out\\s+)?(?:for|with|by|to|into|against)\\s+(?:the\\s+)?#+(?:\\s+(?:please|pls|instead|then))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var planned = conversation.ofThePlan();
        var named = before.atlas().mentionedIn(message.said().text()).stream()
                .map(Places.Mention::place)
                .toList();
        boolean exchanges = !conversation.itinerary().isEmpty()
                && named.size() == 2
                && planned.contains(named.getFirst())
                && !planned.contains(named.getLast())
                && Patterns.isAllOf(SAID, message.places().remainder());
        if (!exchanges) {
            return Optional.empty();
        }
        var old = named.getFirst();
        var other = named.getLast();
        return Optional.of(new Completed(
                "Make it so",
                List.of("%s takes the place of %s; the other places stay.".formatted(other.name(), old.name())),
                false,
                List.of(),
                Optional.of(new Change(
                        Optional.of(planned.stream()
                                .map(place -> place.equals(old) ? other : place)
                                .toList()),
                        List.of(old),
                        List.of(other.name() + " all the same")))));
    }
}
