package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.router.places.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is wished for beside places that are named, and has places of its own: parts of the country, islands, and a ride by train. */
final class WishedBeside {

    private static final int SHORTEST = 4;
    private static final int MOST_OF_A_REGION = 3;
    /** A place so near to one of a region stands for the region. */
    private static final double WITHIN_KM = 40;

    private static final String TRAIN = "train";
    /** The ride that travellers come for, and the other line along which a plan goes by rail. */
    private static final List<String> RIDE = List.of("kandy", "ella");

    private static final Set<String> THROUGH_THE_HILLS =
            Set.of("kandy", "temple-of-the-tooth", "nuwara-eliya", "haputale", "ella", "nine-arch-bridge");
    private static final Set<String> ALONG_THE_COAST =
            Set.of("colombo", "mount-lavinia", "bentota", "hikkaduwa", "galle-fort", "weligama", "matara");
    private static final Pattern A_RIDE = Patterns.anyCase(
            "\\btrain\\s+(?:rides?|journeys?|trips?|experience)\\b|\\b(?:scenic|famous|blue|hill|tea|iconic)\\s+trains?\\b|(?:^|[,;&]|\\b(?:and|like|love|want|enjoy))\\s*(?:the\\s+|a\\s+)?trains?\\s*(?=[,;.!&]|$|and\\b)");

    /** "Jaffna with islands". */
    private static final Pattern ISLANDS = Patterns.words("islands|island[ -]hopping");

    private static final List<String> ISLES = List.of("nagadeepa", "pigeon-island-national-park");

    /** "From the south coast", "Kandy or the east": none of them is one more stop. */
    private static final Pattern NOT_ONE_MORE = Patterns.anyCase(
            "\\b(?:from|leav(?:e|ing)|live(?:s)?|living|based|or|than|instead\\s+of|back\\s+(?:to|in)|how\\s+far|between)\\s+(?:(?:in|on|is|all)\\s+)*(?:the\\s+)?$");

    private final Places atlas;

    WishedBeside(Places atlas) {
        this.atlas = atlas;
    }

    /**
     * Places to add.
     *
     * @param why what to say of them
     */
    record Added(List<Place> first, List<Place> last, List<String> why) {

        List<Place> around(List<Place> named) {
            return Stream.of(first, named, last)
                    .flatMap(List::stream)
                    .distinct()
                    .toList();
        }
    }

    Added to(List<Place> named, Reading reading, List<Place> refused, int days) {
        var first = new ArrayList<Place>();
        var last = new ArrayList<Place>();
        var why = new ArrayList<String>();
        if (days < SHORTEST) {
            return new Added(first, last, why);
        }
        var text = reading.places().remainder();
        int firstNamed = text.indexOf('#');
        for (var part : Region.allIn(text)) {
            int spare = days - named.size() - first.size() - last.size();
            boolean oneMore = !Patterns.isIn(NOT_ONE_MORE, text.substring(0, part.at()));
            if (spare < 2 || !oneMore || isServed(part.region(), named)) {
                continue;
            }
            var places = placesOf(part.region()).stream()
                    .filter(place -> !refused.contains(place))
                    .limit(Math.clamp(spare / 2, 1, MOST_OF_A_REGION))
                    .toList();
            (part.at() < firstNamed ? first : last).addAll(places);
            why.add("For %s I took %s.".formatted(part.region().inWords(), Essentials.names(places)));
        }
        var isles = isles(named, text, refused);
        if (!isles.isEmpty()) {
            last.addAll(isles);
            why.add("For the islands I took %s.".formatted(Essentials.names(isles)));
        }
        var ride = ride(Stream.of(first, named, last).flatMap(List::stream).toList(), reading, refused, days);
        if (!ride.isEmpty()) {
            last.addAll(0, ride);
            why.add("For the train ride I took %s.".formatted(Essentials.names(ride)));
        }
        return new Added(first, last, why);
    }

    private List<Place> placesOf(Region region) {
        return region.placeIds().stream()
                .flatMap(id -> atlas.withId(id).stream())
                .toList();
    }

    /** Those within a day's reach of what is named. */
    private List<Place> isles(List<Place> named, String text, List<Place> refused) {
        return Patterns.isIn(ISLANDS, text)
                ? ISLES.stream()
                        .flatMap(id -> atlas.withId(id).stream())
                        .filter(isle -> !named.contains(isle) && !refused.contains(isle))
                        .filter(isle ->
                                named.stream().anyMatch(place -> place.at().kilometresTo(isle.at()) <= WITHIN_KM))
                        .toList()
                : List.of();
    }

    private boolean isServed(Region region, List<Place> named) {
        return placesOf(region).stream()
                .anyMatch(its -> named.stream().anyMatch(place -> place.at().kilometresTo(its.at()) <= WITHIN_KM));
    }

    /** Two stations of the line through the hills, where the places so far are on no line. */
    private List<Place> ride(List<Place> places, Reading reading, List<Place> refused, int days) {
        boolean wished =
                Stream.of(reading.wishes().interests(), reading.wishes().topics())
                                .flatMap(List::stream)
                                .anyMatch(wish -> wish.value().equals(TRAIN))
                        && Patterns.isIn(A_RIDE, reading.places().remainder());
        var stations = Stream.concat(places.stream(), reading.places().origin().stream())
                .distinct()
                .toList();
        boolean runs = Stream.of(THROUGH_THE_HILLS, ALONG_THE_COAST)
                .anyMatch(line -> stations.stream()
                                .filter(place -> line.contains(place.id()))
                                .count()
                        > 1);
        if (!wished || runs || days <= places.size() + 1) {
            return List.of();
        }
        return RIDE.stream()
                .map(atlas::withId)
                .flatMap(Optional::stream)
                .filter(place -> !places.contains(place) && !refused.contains(place))
                .toList();
    }
}
