package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.WayHome;
import ai.travion.router.text.Utterance;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "What about the beach part, where are we sleeping?", "how many nights are we by the sea altogether?": the stays of a part of the plan,
 * or their sum, and none of its stops.
 */
public final class SleptWhere {

    private static final Pattern ASKED = Patterns.anyCase(
            ".*\\bwhere\\s+(?:are|do|will|would)\\s+(?:we|i)\\s+(?:be\\s+)?(?:sleep|stay)(?:ing)?\\b.*|.*\\bwhere(?:'s|\\s+is|\\s+are)\\s+our\\s+(?:hotels?|beds?)\\b.*");
    private static final Pattern COUNTED = Patterns.anyCase(
            ".*\\b(?:how\\s+many|(?:the\\s+)?(?:total|number)\\s+(?:number\\s+)?of)\\s+(?:of\\s+(?:the|our)\\s+)?(?:\\p{L}+\\s+){0,2}?(?:nights?|days?)\\b.*|.*\\bhow\\s+(?:(?:long|much\\s+time)\\s+(?:are|do|will|would)\\s+(?:we|i)|much\\s+of\\s+(?:it|that|the\\s+\\p{L}+)\\s+(?:is|are|will|do))\\b.*");
    /** What is advised or wanted is not counted. */
    private static final Pattern ADVISED = Patterns.words(
            "should|recommend|suggest|enough|ideal|best|need|would you|can|could|want|like|add|more|less|fewer|without|poya|rain\\w*|drive|driving|car|walk\\w*|swim\\w*|from|to|season|open");

    private static final Pattern A_DAY = Patterns.words(
            "day \\d+|tonight|tomorrow|\\d{1,2}(?:st|nd|rd|th)|christmas|new year'?s?|first|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday");

    private static final int FROM_METRES = 900;
    private static final double NEAR_KILOMETRES = 25;
    private static final double SOUTH_OF = 6.5;
    private static final double EAST_OF = 81;

    /** A part of a plan, by what lies round the place of a stay. */
    private record Part(Pattern words, String inWords, BiPredicate<Place, List<Entry>> holds) {}

    /** The narrowest first. */
    private static final List<Part> PARTS = List.of(
            new Part(
                    Patterns.words("south|south(?:ern)? (?:coast|beach(?:es)?)"),
                    "on the south coast",
                    (place, visits) -> isByTheSea(place, visits) && place.at().latitude() < SOUTH_OF),
            new Part(
                    Patterns.words("east(?:ern)? (?:coast|beach(?:es)?)"),
                    "on the east coast",
                    (place, visits) -> isByTheSea(place, visits) && place.at().longitude() > EAST_OF),
            new Part(Patterns.words("beach(?:es)?|coast|sea|seaside|ocean"), "by the sea", SleptWhere::isByTheSea),
            new Part(
                    Patterns.words("hills?|hill country|mountains?|tea country|tea|highlands?"),
                    "in the hills",
                    (place, visits) -> visits.stream().anyMatch(SleptWhere::isInTheHills)));

    private SleptWhere() {}

    /** Nothing where no part is named, or where only its stays are asked for and it has none. */
    public static Optional<String> told(String message, Conversation conversation, Places atlas) {
        var text = Utterance.of(message).text();
        var plan = Itinerary.of(conversation.itinerary(), atlas);
        boolean counts = Patterns.isAllOf(COUNTED, text) && !Patterns.isIn(ADVISED, text);
        boolean asked = !plan.isEmpty()
                && (counts || Patterns.isAllOf(ASKED, text))
                && !Patterns.isIn(A_DAY, text)
                && atlas.mentionedIn(text).isEmpty();
        return asked
                ? PARTS.stream()
                        .filter(part -> Patterns.isIn(part.words(), text))
                        .findFirst()
                        .flatMap(part ->
                                counts ? Optional.of(sum(plan, part, nights(plan, conversation))) : stays(plan, part))
                : Optional.empty();
    }

    /** Whoever flies home on the last day sleeps nowhere on it. */
    private static List<LocalDate> nights(Itinerary plan, Conversation conversation) {
        var days = plan.days();
        return WayHome.isDated(conversation) ? days.subList(0, days.size() - 1) : plan.nights();
    }

    private static String sum(Itinerary plan, Part part, List<LocalDate> all) {
        var stays = within(plan, part, all);
        int nights = stays.stream().mapToInt(Sojourns.Sojourn::nights).sum();
        return stays.isEmpty()
                ? "None: the plan spends no night %s. Say where you want one, and I turn the days for it."
                        .formatted(part.inWords())
                : "%d of the %d nights are %s: %s."
                        .formatted(
                                nights,
                                all.size(),
                                part.inWords(),
                                stays.stream().map(Sojourns.Sojourn::inWords).collect(Collectors.joining("; ")));
    }

    private static Optional<String> stays(Itinerary plan, Part part) {
        var days = plan.days();
        var stays = within(plan, part, days.subList(0, days.size() - 1)).stream()
                .map(Sojourns.Sojourn::inWords)
                .collect(Collectors.joining("; "));
        return stays.isEmpty()
                ? Optional.empty()
                : Optional.of("There the plan sleeps in " + stays
                        + ". Ask \"where should we stay there?\" for the part of the place that suits you.");
    }

    private static List<Sojourns.Sojourn> within(Itinerary plan, Part part, List<LocalDate> nights) {
        return Sojourns.of(plan, nights).stream()
                .filter(stay -> part.holds().test(stay.place(), duringIt(stay, plan)))
                .toList();
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

    private static boolean isByTheSea(Place place, List<Entry> visits) {
        return place.type() == PlaceType.BEACH || visits.stream().anyMatch(SleptWhere::isAtABeach);
    }

    private static boolean isAtABeach(Entry entry) {
        return entry.visits("beach(?:es)?")
                || entry.place()
                        .filter(place -> place.type() == PlaceType.BEACH)
                        .isPresent();
    }

    private static boolean isInTheHills(Entry entry) {
        return entry.place()
                .filter(place -> place.elevationMetres().orElse(0) > FROM_METRES)
                .isPresent();
    }
}
