package ai.travion.router.memory;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.wishes.InWords;
import ai.travion.router.wishes.OwnFacts;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that a thread knows of its traveller, in phrases that can be said back to them. */
final class Memory {

    private final Conversation conversation;
    private final Preferences known;

    Memory(Conversation conversation) {
        this.conversation = conversation;
        this.known = conversation.known();
    }

    Preferences known() {
        return known;
    }

    Conversation conversation() {
        return conversation;
    }

    /** Every phrase that is kept of them, whatever it is about. */
    List<String> phrases() {
        return Stream.of(
                        OwnFacts.name(known).map(name -> "your name is " + name).stream(),
                        OwnFacts.home(known).map(home -> "you come from " + home).stream(),
                        InWords.toThem(known).stream().filter(kept -> !OwnFacts.isOne(kept)),
                        PeopleTold.all(known).stream(),
                        OwnFacts.likedPlaces(known).stream().map(place -> "you like " + place))
                .flatMap(phrases -> phrases)
                .distinct()
                .toList();
    }

    /** All of it in sentences; it is owned up to where there is nothing. */
    String whole() {
        var said = phrases();
        var visited = names(conversation.visited());
        if (said.isEmpty() && visited.isEmpty() && conversation.start().isEmpty()) {
            return "You have told me nothing of yourself that I keep: how you travel, what you like, what you eat, where you have been. "
                    + "Tell me, and I shall go by it.";
        }
        var sentences = new ArrayList<String>();
        if (!said.isEmpty()) {
            sentences.add("What I know of you: " + String.join(", ", said) + ".");
        }
        var hours = InWords.ofTheHours(known);
        if (!hours.isEmpty()) {
            sentences.add("Of flights and hours you said: "
                    + hours.stream().map("\u201c%s\u201d"::formatted).collect(Collectors.joining(", ")) + ".");
        }
        conversation
                .start()
                .ifPresent(first ->
                        sentences.add("The dates that I go by are " + Dates.inWords(first, conversation.end()) + "."));
        var planned = conversation.itinerary().isEmpty() ? List.<Place>of() : conversation.ofThePlan();
        if (!planned.isEmpty()) {
            sentences.add("The plan is for " + listed(names(planned)) + ".");
        }
        if (!visited.isEmpty()) {
            sentences.add("You have been to " + listed(visited) + ".");
        }
        sentences.add("Tell me what does not hold any more.");
        return String.join(" ", sentences);
    }

    /** What they stay away from, single places among it. */
    List<String> avoided() {
        return InWords.avoided(known);
    }

    List<String> interests() {
        return InWords.interests(known);
    }

    /** The places that were spoken of, the first first, as far as they are kept. */
    List<String> spokenOf() {
        return known.getPlaces().stream().map(StatedValue::getValue).distinct().toList();
    }

    static List<String> names(List<Place> places) {
        return places.stream().map(Place::name).distinct().toList();
    }

    static String listed(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }
}
