package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.StayTurns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The places of a plan in another order: "put Galle Fort before Ella" moves the one and keeps all others. */
final class StayOrder {

    private StayOrder() {}

    /** The places of the plan as the message puts them; nothing where it puts none. */
    static Optional<List<Place>> of(Reading reading, List<Place> planned, Places atlas) {
        var blanked = new StringBuilder(reading.said().text());
        var mentions = atlas.mentionedIn(reading.said().text());
        mentions.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var after = StayTurns.ONE_AFTER.matcher(blanked);
        var before = StayTurns.ONE_BEFORE.matcher(blanked);
        var named = mentions.stream().map(Places.Mention::place).distinct().toList();
        if (named.size() == 3
                && StayTurns.putOneBetween(blanked.toString())
                && planned.containsAll(named.subList(1, named.size()))) {
            return Optional.of(between(named, planned));
        }
        boolean puts = named.size() > 1
                && (after.matches() || before.matches())
                && planned.containsAll(named.subList(1, named.size()));
        if (!puts) {
            return Optional.empty();
        }
        var changed = new ArrayList<>(planned);
        if (after.matches()) {
            next(named.getFirst(), named.getLast(), after.group("close") != null, 1, changed);
        } else {
            // From the last on, so that none that is in its turn already is moved again.
            for (int at = named.size() - 2; at >= 0; at--) {
                next(named.get(at), named.get(at + 1), before.group("close") != null, 0, changed);
            }
        }
        return Optional.of(List.copyOf(changed));
    }

    private static List<Place> between(List<Place> named, List<Place> planned) {
        var changed = new ArrayList<>(planned);
        changed.remove(named.getFirst());
        changed.add(Math.max(changed.indexOf(named.get(1)), changed.indexOf(named.get(2))), named.getFirst());
        return List.copyOf(changed);
    }

    /** Moves a place to another's side; who only wants it earlier or later keeps it where it is that already. */
    private static void next(Place moved, Place other, boolean close, int side, List<Place> places) {
        boolean there = places.contains(moved) && (places.indexOf(moved) > places.indexOf(other)) == (side > 0);
        if (there && !close) {
            return;
        }
        places.remove(moved);
        places.add(places.indexOf(other) + side, moved);
    }
}
