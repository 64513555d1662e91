package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a trip is made for, though nobody named it: the landmark of a town that was asked for as a town, and what alone serves a wish near
 * by.
 */
final class Highlights {

    private static final int MOST_RENOWN = 5;
    private static final int CLOSE_MINUTES = 45;

    private final Sights sights;
    private final Roads roads;
    private final Stays stays;

    Highlights(Sights sights, Roads roads, Stays stays) {
        this.sights = sights;
        this.roads = roads;
        this.stays = stays;
    }

    Set<Sight> of(PlanRequest request, List<Stay> all, Set<Sight> askedFor) {
        Set<Sight> highlights = new LinkedHashSet<>();
        request.targets().forEach(target -> highlights.addAll(landmarks(target, askedFor)));
        request.wishes().interests().stream()
                .filter(wish -> askedFor.stream().noneMatch(sight -> sight.isFor(wish)))
                .forEach(wish -> onlyOneFor(wish, request, all).ifPresent(highlights::add));
        return highlights;
    }

    /** Of a town, unless something in it was asked for by its name. */
    private List<Sight> landmarks(Place town, Set<Sight> askedFor) {
        List<Sight> within = stays.within(town).stream().map(sights::of).toList();
        return within.stream().anyMatch(askedFor::contains)
                ? List.of()
                : within.stream().filter(sight -> sight.renown() == MOST_RENOWN).toList();
    }

    /** The best known that one comes to for a wish, where nothing closer to any stay is for it. */
    private Optional<Sight> onlyOneFor(String wish, PlanRequest request, List<Stay> all) {
        List<Sight> serving = sights.all().stream()
                .filter(sight -> sight.renown() > 0
                        && sight.isFor(wish)
                        && !request.wishes().rulesOut(sight)
                        && minutesTo(sight, all) <= Candidates.FOR_A_WISH_MINUTES)
                .toList();
        return serving.stream().anyMatch(sight -> minutesTo(sight, all) <= CLOSE_MINUTES)
                ? Optional.empty()
                : serving.stream()
                        .max(Comparator.comparingInt(Sight::renown)
                                .thenComparing(sight -> sight.place().id()));
    }

    private int minutesTo(Sight sight, List<Stay> all) {
        return all.stream()
                .mapToInt(stay -> roads.minutes(stay.base(), sight.place()))
                .min()
                .orElse(Integer.MAX_VALUE);
    }
}
