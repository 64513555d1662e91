package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Things of a town that a traveller names beside its sights, by themselves or by their kind: they come before what nobody asked for. */
final class NamedThings {

    private NamedThings() {}

    static boolean areAt(Place place, PlanRequest request) {
        return !at(List.of(place), request.wishes()).isEmpty();
    }

    /** How many of them a day has to hold; several of one kind count as one. */
    static int count(PlanRequest request) {
        return at(request.targets(), request.wishes()).size();
    }

    private static Set<Set<String>> at(Collection<Place> places, Wishes wishes) {
        String words = wishes.told().words().toLowerCase(Locale.ROOT);
        return places.stream()
                .flatMap(place -> Pastimes.at(place.id()).stream())
                .filter(pastime -> isNamed(pastime, words) && !wishes.dislikes().areAgainst(pastime))
                .map(Pastime::interests)
                .collect(Collectors.toSet());
    }

    static boolean isNamed(Pastime pastime, String words) {
        return pastime.isForAnybody() && !pastime.daily() && pastime.isNamedIn(words);
    }
}
