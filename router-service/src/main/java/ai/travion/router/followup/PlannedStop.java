package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Counting;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.rewrite.StandAlone;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "The temple", "the beach you picked", "these beaches" in a question beside a plan are stops of the plan. */
final class PlannedStop implements Completion {

    private static final int MOST = 3;
    private static final Pattern CHANGES = Patterns.words(
            "instead|rather|move|swap|skip|drop|earlier|later|add|(?:can|could|shall|should) (?:we|you|u|i) (?:do|see|visit|have|put|start|go|fit|make|leave|take)");
    private static final Pattern NTH = Patterns.anyCase(
            "\\b(?:the\\s+)?(?<nth>first|second|third|fourth|fifth|last)\\s+(?:stop|sight|visit|activity)\\b");
    private static final Pattern THE_STOP = Patterns.anyCase(
            "\\b(?:the|that|this|these|those|our)\\s+(?:\\p{L}+\\s+)?(?<kind>temples?|beach(?:es)?|hikes?|climbs?|walks?|parks?|safaris?|forts?|lighthouses?|markets?|water\\s?falls?|falls|lakes?|gardens?|museums?|caves?|bridges?|show|class|factory|viewpoints?|stupas?|rocks?|stairs)\\b(?:\\s+(?:that\\s+)?(?:you|we)(?:'ve|'re|\\s+have|\\s+are)?\\s+(?:picked|chose|chosen|suggested?|planned|put\\s+in|mentioned|going\\s+to|visit(?:ing)?|see(?:ing)?|do(?:ing)?)|\\s+(?:in|on)\\s+the\\s+(?:plan|itinerary)|\\s+on\\s+day\\s+\\w+|\\s+there)?");

    /** What is asked of a climb is not told by the plan. */
    private static final Pattern MEASURED =
            Patterns.words("how many (?:steps|stairs)|how (?:high|steep|tall)|how hard is (?:it|the climb)");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean asks = message.places().isEmpty()
                && message.nearby().isEmpty()
                && message.calendar().isEmpty()
                && !message.said().has(CHANGES)
                && before.conversation().isBesideThePlan();
        var said = Patterns.matcher(THE_STOP, message.said().text());
        if (!asks) {
            return Optional.empty();
        }
        var plan = Itinerary.of(before.conversation().itinerary(), before.atlas());
        var nth = Patterns.matcher(NTH, message.said().text());
        if (nth.find()) {
            return Counting.index(nth.group("nth"), plan.places().size())
                    .map(plan.places()::get)
                    .map(place -> new Completed(nth.replaceFirst(Matcher.quoteReplacement(place.name()))));
        }
        var climbed = message.said().has(MEASURED) ? first("climb", plan) : Optional.<String>empty();
        if (climbed.isPresent() && !said.find()) {
            return climbed.map(name ->
                    new Completed(StandAlone.pointing(message.said().text(), name)
                            .filter(whole -> !whole.contains("is " + name))
                            .orElseGet(() -> StandAlone.appended(message.said().text(), "at " + name))));
        }
        said.reset();
        if (!Phrases.isQuestion(message.said()) || !said.find()) {
            return Optional.empty();
        }
        var places = plan.meant(said.group("kind")).stream()
                .flatMap(entry -> entry.place().stream())
                .distinct()
                .limit(MOST)
                .map(Place::name)
                .toList();
        return places.isEmpty()
                ? Optional.empty()
                : Optional.of(new Completed(said.replaceFirst(Matcher.quoteReplacement(inWords(places)))));
    }

    private static Optional<String> first(String deed, Itinerary plan) {
        return plan.meant(deed).stream()
                .flatMap(entry -> entry.place().stream())
                .map(Place::name)
                .findFirst();
    }

    static String inWords(List<String> names) {
        return names.size() == 1
                ? names.getFirst()
                : names.stream().limit(names.size() - 1L).collect(Collectors.joining(", ")) + " and " + names.getLast();
    }
}
