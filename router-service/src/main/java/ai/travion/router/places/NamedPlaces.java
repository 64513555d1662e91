package ai.travion.router.places;

import ai.travion.atlas.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The places of a message.
 *
 * @param targets those that it is about, the main one first, those that it only tells of having visited last; without the origin
 * @param wanted the targets but those that it only tells of having visited
 * @param visited those that the traveller has been to
 * @param origin where the traveller starts
 * @param statedOrigin whether the origin is where they start, and not just one end of a distance asked for
 * @param refused those that they do not want
 * @param beyond towns and villages that it names and the atlas does not hold
 * @param region a part of the country that is named
 * @param country whether Sri Lanka itself is named
 * @param abroad whether it asks about a place in another country
 * @param remainder the text with every place blanked by #, letter for letter
 */
public record NamedPlaces(
        List<Place> targets,
        List<Place> wanted,
        List<Place> visited,
        Optional<Place> origin,
        boolean statedOrigin,
        List<Place> refused,
        List<Beyond> beyond,
        Optional<Region> region,
        boolean country,
        boolean abroad,
        String remainder) {

    public boolean isEmpty() {
        return targets.isEmpty() && origin.isEmpty();
    }

    /** Whether it names a town that the atlas does not hold, and no place that it holds. */
    public boolean onlyBeyond() {
        return isEmpty() && !beyond.isEmpty();
    }

    /** Those that a plan leaves out: what they refuse, and where they have been. */
    public List<Place> unwanted() {
        return Stream.concat(refused.stream(), visited.stream()).distinct().toList();
    }

    /** Every place to look up: the targets, then the origin. */
    public List<Place> all() {
        if (origin.isEmpty() || targets.contains(origin.get())) {
            return targets;
        }
        var all = new ArrayList<>(targets);
        all.add(origin.get());
        return List.copyOf(all);
    }
}
