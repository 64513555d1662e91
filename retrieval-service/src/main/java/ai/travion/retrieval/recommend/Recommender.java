package ai.travion.retrieval.recommend;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/**
 * Ranks the places by what a traveller likes, the season, the distance and the crowds, and then for variety: of two that suit alike the
 * one comes first that is less like those before it. Immutable and thread-safe.
 */
public final class Recommender {

    /** What who walks little has to avoid. */
    public static final String LONG_WALKS = "long walks and stairs";

    private static final double SAME_TYPE = 0.94;
    private static final double NEXT_DOOR = 0.96;
    private static final double NEXT_DOOR_KM = 12;
    private static final Comparator<Suggestion> BEST_FIRST = Comparator.comparingDouble(Suggestion::score)
            .reversed()
            .thenComparing(suggestion -> suggestion.place().name());

    private final KnowledgeBase base;
    private final Places atlas;
    private final Factors factors;

    public Recommender(KnowledgeBase base, Places atlas, HolidayCalendar calendar) {
        this.base = base;
        this.atlas = atlas;
        this.factors = new Factors(base, atlas, calendar);
    }

    /** The best places for a traveller, and those that a wish to avoid removed. */
    public Ranking recommend(Traveller traveller, int most) {
        return recommend(traveller, most, place -> true);
    }

    /** Whether a place's nature is what somebody must avoid. */
    public boolean isToBeAvoided(Place place, String value) {
        return factors.isToBeAvoided(place, value);
    }

    /** Whether anything is known of one thing that somebody wants to avoid. */
    public boolean isKnown(String thing) {
        return factors.isKnown(thing);
    }

    /** Whether any place has anything of what was wished. */
    public boolean isHadSomewhere(String value) {
        return atlas.all().stream().anyMatch(place -> factors.has(place, value));
    }

    /** Whether a place has anything of what was wished. */
    public boolean has(Place place, String value) {
        return factors.has(place, value);
    }

    /** Whether a place has enough of what was wished to go there for it. */
    public boolean offers(Place place, String value) {
        return factors.offers(place, value);
    }

    /** Whether everybody comes to a place. */
    public boolean isFamous(Place place) {
        return factors.isFamous(place);
    }

    /** @param among the places that may be recommended */
    public Ranking recommend(Traveller traveller, int most, Predicate<Place> among) {
        var eliminated = new LinkedHashMap<String, List<String>>();
        var unheardOf = unheardOf(traveller);
        var known = traveller.without(unheardOf);
        var left = new ArrayList<>(atlas.all().stream()
                .filter(place -> base.file(place.id()).isPresent())
                .filter(among)
                .toList());
        for (var value : traveller.avoid()) {
            takeOut(place -> factors.isToBeAvoided(place, value), value, left, eliminated);
        }
        var lacking = new LinkedHashMap<String, List<String>>();
        for (var value : traveller.needs()) {
            if (!unheardOf.contains(value)) {
                takeOut(place -> !factors.offers(place, value), value, left, lacking);
            }
        }
        return new Ranking(
                varied(
                        left.stream()
                                .map(place -> explained(place, known))
                                .sorted(BEST_FIRST)
                                .toList(),
                        traveller.places(),
                        most),
                eliminated,
                lacking,
                unheardOf,
                traveller.avoid().stream()
                        .filter(value -> !eliminated.containsKey(value))
                        .toList());
    }

    private static void takeOut(
            Predicate<Place> some, String value, List<Place> left, Map<String, List<String>> eliminated) {
        var removed = left.stream().filter(some).toList();
        left.removeAll(removed);
        if (!removed.isEmpty()) {
            eliminated.put(value, removed.stream().map(Place::name).toList());
        }
    }

    /** The interests of which no place has anything. */
    public List<String> unheardOf(Traveller traveller) {
        return traveller.interests().stream()
                .filter(value -> !isHadSomewhere(value))
                .toList();
    }

    /** How well one place suits, and why; wishes of which nothing is known count for nothing. */
    public Suggestion explain(Place place, Traveller traveller) {
        return explained(place, traveller.without(unheardOf(traveller)));
    }

    private Suggestion explained(Place place, Traveller traveller) {
        var reasons = factors.of(place, traveller);
        double weights = reasons.stream().mapToDouble(Reason::weight).sum();
        var scaled = reasons.stream()
                .map(reason -> new Reason(reason.factor(), reason.weight() / weights, reason.score(), reason.text()))
                .toList();
        double score = scaled.stream()
                .mapToDouble(reason -> reason.weight() * reason.score())
                .sum();
        var distance = traveller
                .from()
                .map(from -> OptionalDouble.of(from.kilometresTo(place.at())))
                .orElseGet(OptionalDouble::empty);
        return new Suggestion(place, score, distance, scaled);
    }

    /** @param first those that have to be among them, whatever else would suit better */
    private static List<Suggestion> varied(List<Suggestion> ordered, List<Place> first, int most) {
        var left = new ArrayList<>(ordered);
        var chosen = new ArrayList<>(ordered.stream()
                .filter(one -> first.contains(one.place()))
                .limit(most)
                .toList());
        left.removeAll(chosen);
        while (chosen.size() < most && !left.isEmpty()) {
            var next = left.stream()
                    .max(Comparator.comparingDouble((Suggestion one) -> one.score() * newness(one, chosen))
                            .thenComparing(BEST_FIRST.reversed()))
                    .orElseThrow();
            left.remove(next);
            chosen.add(next);
        }
        return List.copyOf(chosen);
    }

    private static double newness(Suggestion candidate, List<Suggestion> chosen) {
        double newness = 1;
        for (var before : chosen) {
            newness *= before.place().type() == candidate.place().type() ? SAME_TYPE : 1;
            newness *= before.place().at().kilometresTo(candidate.place().at()) < NEXT_DOOR_KM ? NEXT_DOOR : 1;
        }
        return newness;
    }

    /**
     * What is recommended.
     *
     * @param best the best first
     * @param eliminated by wish to avoid, the names of the places that it removed
     * @param lacking by need, the names of the places that do not meet it
     * @param unheardOf interests of which no place has anything
     * @param withoutEffect wishes to avoid that removed no place
     */
    public record Ranking(
            List<Suggestion> best,
            Map<String, List<String>> eliminated,
            Map<String, List<String>> lacking,
            List<String> unheardOf,
            List<String> withoutEffect) {

        public Ranking {
            best = List.copyOf(best);
            unheardOf = List.copyOf(unheardOf);
            withoutEffect = List.copyOf(withoutEffect);
            eliminated = Collections.unmodifiableMap(new LinkedHashMap<>(eliminated));
            lacking = Collections.unmodifiableMap(new LinkedHashMap<>(lacking));
        }
    }
}
