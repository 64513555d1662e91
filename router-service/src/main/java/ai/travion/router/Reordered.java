package ai.travion.router;

import ai.travion.atlas.Place;
import ai.travion.router.dialogue.Bearings;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.followup.Change;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.StayTurns;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The order in which a traveller puts the places of a plan, as it is kept of the trip: no shorter way undoes it. */
final class Reordered {

    private static final int SEVERAL = 2;
    private static final String IN_THIS_ORDER = "in this order: ";

    private Reordered() {}

    /** The order that was said before, with what has come since in its turn; nothing where none was said, or it is all of the plan. */
    static Optional<String> since(Change made, Conversation conversation) {
        var said = conversation.known().getOther().stream()
                .map(StatedValue::getValue)
                .filter(term -> term.startsWith(IN_THIS_ORDER))
                .findFirst();
        boolean another = made.terms().stream().anyMatch(term -> term.startsWith(IN_THIS_ORDER));
        return made.places()
                .filter(places -> places.size() >= SEVERAL
                        && !another
                        && said.filter(term -> places.stream().anyMatch(place -> !term.contains(place.name())))
                                .isPresent())
                .map(Reordered::term);
    }

    private static String term(List<Place> places) {
        return IN_THIS_ORDER + places.stream().map(Place::name).collect(Collectors.joining(", "));
    }

    static Optional<String> in(Reading reading, Verdict verdict, Bearings bearings, Conversation conversation) {
        var before = conversation.ofThePlan();
        var after = bearings.places();
        boolean reordered = verdict.rule().equals("changesThePlan")
                && after.size() >= SEVERAL
                && (after.size() == before.size()
                        || StayTurns.putOneBetween(reading.places().remainder()))
                && after.containsAll(before)
                && !after.equals(before);
        return reordered ? Optional.of(term(after)) : Optional.empty();
    }
}
