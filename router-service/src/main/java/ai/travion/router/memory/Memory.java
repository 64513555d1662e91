package ai.travion.router.memory;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.dialogue.Dates;
import ai.travion.router.wishes.InWords;
import ai.travion.router.wishes.OwnFacts;
import ai.travion.router.wishes.PeopleTold;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that a thread knows of its traveller, in phrases that can be said back to them. */
final class Memory {

    /** How a plan is to be laid out says nothing of those who travel. */
    private static final Pattern OF_A_PLAN = Patterns.anyCase(
            "^(?:\\d{1,2}|an?|one|two|three|four|five|six|seven)\\s+(?:nights?|days?)\\s+(?:in|at)\\b.*|.*\\ball\\s+the\\s+same$|^in\\s+this\\s+order:.*|.*\\bas\\s+a\\s+day\\s+trip$|^left\\s+out:.*|^lunch\\s+first$|^starting\\s+from\\s+.*|^start\\s+(?:the\\s+first\\s+)?day\\b.*|^(?:the\\s+)?(?:first\\s+|last\\s+)?day(?:\\s+\\d{1,2})?\\s+(?:is\\s+)?free$");

    private static final Pattern START = Patterns.anyCase("^start\\s+each\\s+day\\s+at\\s+(\\d\\d:\\d\\d)$");
    private static final Pattern OUR = Patterns.words("our|my");
    private static final Pattern WE = Patterns.words("we|i");

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

    /** What they told of themselves, without the terms in which a plan is kept. */
    private List<String> ofThemselves() {
        boolean agesApart = PeopleTold.all(known).stream().anyMatch(PeopleTold::tellsOfChildren);
        return Stream.concat(
                        agesApart ? Stream.<String>empty() : InWords.company(known).stream(),
                        Stream.concat(
                                phrases().stream(),
                                known.getOther().stream()
                                        .map(StatedValue::getValue)
                                        .filter(term -> Patterns.isAllOf(START, term))))
                .filter(phrase -> agesApart
                        || InWords.company(known).isEmpty()
                        || !InWords.company(known).getFirst().startsWith(phrase + " ("))
                .filter(phrase -> !Patterns.isIn(OF_A_PLAN, phrase) || Patterns.isAllOf(START, phrase))
                .map(phrase -> START.matcher(phrase).replaceFirst("no start before $1"))
                .map(phrase -> OUR.matcher(phrase).replaceAll("your"))
                .map(phrase -> WE.matcher(phrase).replaceAll("you"))
                .distinct()
                .toList();
    }

    /** All of it in sentences; it is owned up to where there is nothing. */
    String whole() {
        var said = ofThemselves();
        var visited = names(conversation.visited());
        if (said.isEmpty() && visited.isEmpty() && conversation.start().isEmpty()) {
            return "You have told me nothing of yourself that I keep: how you travel, what you like, what you eat, where you have been. "
                    + "Tell me, and I shall go by it.";
        }
        var sentences = new ArrayList<String>();
        if (!said.isEmpty()) {
            sentences.add("What I know of you: " + String.join(", ", said) + ".");
        }
        var hours = InWords.ofTheHours(known).stream()
                .filter(term -> !Patterns.isAllOf(START, term))
                .toList();
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
