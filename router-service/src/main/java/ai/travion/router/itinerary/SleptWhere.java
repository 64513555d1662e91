package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "What about the beach part, where are we sleeping?": the stays of a part of the plan, and none of its stops. */
public final class SleptWhere {

    private static final Pattern ASKED = Patterns.anyCase(
            ".*\\bwhere\\s+(?:are|do|will|would)\\s+(?:we|i)\\s+(?:be\\s+)?(?:sleep|stay)(?:ing)?\\b.*|.*\\bwhere(?:'s|\\s+is|\\s+are)\\s+our\\s+(?:hotels?|beds?)\\b.*");
    private static final Pattern A_DAY = Patterns.words(
            "day \\d+|tonight|tomorrow|\\d{1,2}(?:st|nd|rd|th)|christmas|new year'?s?|first|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday");

    private static final int FROM_METRES = 900;
    private static final double NEAR_KILOMETRES = 25;
    private static final Map<Pattern, BiPredicate<Place, List<Entry>>> PARTS = Map.of(
            Patterns.words("beach(?:es)?|coast|sea|seaside|south"),
            (place, visits) ->
                    place.type() == PlaceType.BEACH || visits.stream().anyMatch(SleptWhere::isAtABeach),
            Patterns.words("hills?|hill country|mountains?|tea country|tea|highlands?"),
            (place, visits) -> visits.stream().anyMatch(SleptWhere::isInTheHills));

    private SleptWhere() {}

    /** Nothing where no part is named, or it has no night. */
    public static Optional<String> told(String message, Conversation conversation, Places atlas) {
        var text = Utterance.of(message).text();
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        boolean asked = !plan.isEmpty()
                && Patterns.isAllOf(ASKED, text)
                && !Patterns.isIn(A_DAY, text)
                && atlas.mentionedIn(text).isEmpty();
        return asked
                ? PARTS.entrySet().stream()
                        .filter(part -> Patterns.isIn(part.getKey(), text))
                        .findFirst()
                        .flatMap(part -> stays(plan, part))
                : Optional.empty();
    }

    private static Optional<String> stays(Itinerary plan, Map.Entry<Pattern, BiPredicate<Place, List<Entry>>> part) {
        var stays = Sojourns.of(plan).stream()
                .filter(stay -> part.getValue().test(stay.place(), duringIt(stay, plan)))
                .map(Sojourns.Sojourn::inWords)
                .collect(Collectors.joining("; "));
        return stays.isEmpty()
                ? Optional.empty()
                : Optional.of("There the plan sleeps in " + stays
                        + ". Ask \"where should we stay there?\" for the part of the place that suits you.");
    }

    private static List<Entry> duringIt(Sojourns.Sojourn stay, Itinerary plan) {
        return stay.first()
                .datesUntil(stay.first().plusDays(stay.nights() + 1L))
                .flatMap(day -> plan.on(day).visits().stream())
                .filter(entry -> entry.place()
                        .filter(place -> place.at().kilometresTo(stay.place().at()) < NEAR_KILOMETRES)
                        .isPresent())
                .toList();
    }

    private static boolean isAtABeach(Entry entry) {
        return entry.place().filter(place -> place.type() == PlaceType.BEACH).isPresent();
    }

    private static boolean isInTheHills(Entry entry) {
        return entry.place()
                .filter(place -> place.elevationMetres().orElse(0) > FROM_METRES)
                .isPresent();
    }
}
