package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.dialogue.Essentials.Outcome;
import ai.travion.router.intent.Dangling;
import ai.travion.router.intent.IntentRules;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.router.places.SharedName;
import ai.travion.router.places.Suggestions;
import ai.travion.schemas.IntentType;
import java.util.List;
import java.util.Optional;

/** Asks which place is meant where a message points at one that nobody has named, or names it as several are named. */
final class Unnamed {

    private static final int OPTIONS = 4;

    private final Suggestions suggestions;
    private final Places atlas;

    Unnamed(Suggestions suggestions, Places atlas) {
        this.suggestions = suggestions;
        this.atlas = atlas;
    }

    /** What becomes of a message whose place is open; nothing where none is. */
    Optional<Outcome> in(
            Reading reading, Verdict verdict, Bearings bearings, Conversation conversation, String query, int turn) {
        boolean mayAsk = conversation.remembers() && !conversation.hasAsked(Question.SUBJECT);
        var shared = sharing(reading, verdict, conversation);
        if (!shared.isEmpty()) {
            return Optional.of(mayAsk ? ask("", shared, query, turn) : taken(shared.getFirst()));
        }
        if (!conversation.remembers() || !isOpen(reading, verdict, conversation)) {
            return Optional.empty();
        }
        if (conversation.previous().isEmpty() && conversation.latest().isEmpty() && Dangling.meansTheCountry(reading)) {
            return Optional.of(Outcome.goOn(List.of(), "You named no place, so this is of Sri Lanka as a whole."));
        }
        var listed = conversation.listed();
        if (!mayAsk && listed.isEmpty() && !bearings.places().isEmpty()) {
            return Optional.empty();
        }
        if (!mayAsk && listed.isEmpty()) {
            return Optional.of(taken(examples(List.of()).getFirst()));
        }
        if (!mayAsk || listed.size() == 1) {
            return Optional.of(taken(listed.getFirst()));
        }
        var planned = conversation.ofThePlan();
        boolean first = listed.isEmpty() && bearings.places().isEmpty() && planned.isEmpty();
        var options = !listed.isEmpty() ? listed : planned.size() > 1 ? planned : examples(bearings.places());
        return Optional.of(ask(first ? "We have not spoken of a place yet." : "", options, query, turn));
    }

    private List<Place> sharing(Reading reading, Verdict verdict, Conversation conversation) {
        boolean travels = verdict.intent() != IntentType.GREETING && verdict.intent() != IntentType.OFF_TOPIC;
        // Of a trip of several days it is one of the things to see, and not where it goes.
        boolean isATrip = verdict.intent() == IntentType.TRIP_PLANNING
                && reading.when().days().orElse(1) > 1;
        if (!travels
                || isATrip
                || !reading.places().isEmpty()
                || reading.nearby().isPresent()) {
            return List.of();
        }
        var places = SharedName.in(reading.places().remainder(), atlas);
        boolean known = conversation.latest().stream()
                .anyMatch(subject -> places.contains(subject)
                        || atlas.parentOf(subject).filter(places::contains).isPresent()
                        || places.stream()
                                .anyMatch(place -> atlas.parentOf(place)
                                        .filter(subject::equals)
                                        .isPresent()));
        return known ? List.of() : places;
    }

    /** What was said before may be what a message leans on, unless the message points at a place and none was named. */
    private static boolean isOpen(Reading reading, Verdict verdict, Conversation conversation) {
        boolean asks = verdict.intent() == IntentType.TOURISM_QUERY || verdict.intent() == IntentType.REAL_TIME_INFO;
        boolean ofNoPlace = verdict.rule().equals(IntentRules.ASKS_OF_THE_CALENDAR)
                || reading.said().has(Phrases.GENERAL_MATTER)
                || reading.nearby().isPresent();
        boolean leansOnNothing = conversation.latest().isEmpty()
                && (conversation.previous().isEmpty() || Reference.pointsAtThePlace(reading));
        return asks && !ofNoPlace && leansOnNothing && Dangling.isIn(reading);
    }

    private List<Place> examples(List<Place> named) {
        return suggestions.of(List.of(), List.of(), Optional.empty(), OPTIONS + named.size()).stream()
                .filter(place -> !named.contains(place))
                .toList();
    }

    private static Outcome ask(String before, List<Place> options, String query, int turn) {
        var names = options.stream().limit(OPTIONS).map(Place::name).toList();
        return Outcome.ask(Question.SUBJECT.asked(before, names, query, turn));
    }

    private static Outcome taken(Place place) {
        return Outcome.goOn(List.of(place), "You did not say which place, so I took " + place.name() + ".");
    }
}
