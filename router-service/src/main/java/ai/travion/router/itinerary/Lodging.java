package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "Hotels please, something mid range with a pool" beside a plan: where to stay in each of the places in which it sleeps, and no plan anew.
 *
 * @param question of all those places
 * @param note what is said before the answer
 */
public record Lodging(String question, String note) {

    private static final String ASIDES =
            "(?:(?:and|so|ok(?:ay)?|now|then|also|hi|please|pls|great|thanks|can|could|would|you|we|i|us|me|need|want|like|'d|have|get|give|find|recommend|suggest|show|know|any|some|a|few|good|nice|about|what|how|do|are|there|for|the|our|my|of|to|hotel)\\W+)*";
    private static final Pattern HOTELS = Patterns.anyCase(
            "^\\W*" + ASIDES
                    + "(?:hotels?|guest\\s?houses?|accommodations?|lodging|places?\\s+to\\s+(?:stay|sleep)|rooms?|hostels?|homestays?)(?:\\s+(?:recommendations?|suggestions?|ideas?|tips))?(?:\\W+(?:please|pls|then|now|too|for\\s+(?:us|the\\s+trip|each\\s+(?:stop|place|night)|all\\s+(?:the\\s+)?(?:stops|places|nights))|with|something|someplace|mid|in|which|that|are|is|not|nothing|near|family|cheap|good|nice|small|budget|simple|clean|boutique|luxury)\\b[^?!]{0,60})?[?!.\\s]*$");
    private static final Pattern WHERE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|ok(?:ay)?|now|then|but)\\W+)*(?:where|in\\s+which\\s+(?:area|part|quarter)s?|(?:what|which)\\s+(?:(?:sort|kind|type)s?\\s+of\\s+)(?:hotels?|places?|accommodation|guest\\s?houses?|rooms?))\\s+(?:should|can|could|do|would|shall)\\s+(?:we|i|you)\\s+(?:best\\s+)?(?:stay|sleep|book|look\\s+for|choose|take)(?:\\s+(?:in\\s+each\\s+(?:place|town|stop)|everywhere|at\\s+night|each\\s+night|the\\s+nights?|our\\s+hotels?))*\\W*$");
    /** Of another price the plan is changed, and who has a hotel asks of that one. */
    private static final Pattern OTHERWISE = Patterns.words(
            "(?:each|every|on the|which) night|(?:what|which) hotels? (?:is|are|do|did|have)|(?:what|which) hotel|nights? \\d+|tonight|cheaper|better|other|another|instead|change|day \\d+|first|last|cost|costs?|price|booked|how much|have to|pool open|breakfast|check ?(?:in|out)|airport");

    private static final Pattern WISHED = Patterns.anyCase(
            "\\b(?:with|mid|something|cheap|budget|simple|luxury|boutique|family|small|clean|nice|near|not|nothing|quiet)\\b.*$");
    private static final int MOST = 6;

    /** Nothing where no hotels are asked for, a place is named, or there is no plan that sleeps anywhere. */
    public static Optional<Lodging> askedIn(String message, Conversation conversation, Places atlas) {
        var text = Utterance.of(message).text();
        boolean all = Patterns.isAllOf(HOTELS, text);
        boolean asked =
                (all || (Patterns.isAllOf(WHERE, text) && conversation.latest().size() != 1))
                        && !Patterns.isIn(OTHERWISE, text)
                        && atlas.mentionedIn(text).isEmpty();
        if (!asked
                || conversation.itinerary().isEmpty()
                || conversation.pending().isPresent()) {
            return Optional.empty();
        }
        var stays = Sojourns.of(Itinerary.of(conversation.itinerary(), atlas)).stream()
                .map(stay -> stay.place())
                .distinct()
                .limit(MOST)
                .toList();
        return stays.isEmpty() ? Optional.empty() : Optional.of(new Lodging(of(stays), note(text)));
    }

    private static String of(List<Place> stays) {
        var names = stays.stream().map(Place::name).toList();
        var listed = names.size() < 2
                ? names.getFirst()
                : names.stream().limit(names.size() - 1L).collect(Collectors.joining(", ")) + " and " + names.getLast();
        return "Where should I stay in " + listed + "?";
    }

    private static String note(String text) {
        var wished = Patterns.matcher(WISHED, text);
        var sought = wished.find()
                ? "Noted: \"%s\". Look for that when you book. "
                        .formatted(wished.group().replaceFirst("\\W+$", ""))
                : "Noted: ";
        return sought
                + "I know no house by name and no price, so here is the part of each place to look in; the plan stays as it is.";
    }
}
