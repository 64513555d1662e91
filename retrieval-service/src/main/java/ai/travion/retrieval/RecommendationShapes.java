package ai.travion.retrieval;

import ai.travion.atlas.Place;
import ai.travion.retrieval.recommend.Reason;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Recommender.Ranking;
import ai.travion.retrieval.recommend.Suggestion;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The JSON of the recommender, in and out. */
final class RecommendationShapes {

    private RecommendationShapes() {}

    /** @param note where the conditions left nothing over, in words */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Recommendations(
            List<Recommended> recommendations,
            List<Eliminated> eliminatedBy,
            List<NotApplied> notApplied,
            @Nullable String note) {

        /** @param notApplied wishes that changed nothing, each with why */
        static Recommendations of(Ranking ranking, List<NotApplied> notApplied) {
            var eliminated = Stream.concat(
                            ranking.eliminated().entrySet().stream()
                                    .map(one -> one.getKey().equals(Recommender.LONG_WALKS)
                                            ? Eliminated.of("walking_tolerance", "low", one.getValue())
                                            : Eliminated.of("avoid", one.getKey(), one.getValue())),
                            ranking.lacking().entrySet().stream()
                                    .map(one -> Eliminated.of("interests", one.getKey(), one.getValue())))
                    .toList();
            return new Recommendations(
                    ranking.best().stream().map(Recommended::of).toList(),
                    eliminated,
                    notApplied,
                    ranking.best().isEmpty() ? tooStrict(eliminated) : null);
        }

        private static String tooStrict(List<Eliminated> eliminated) {
            return "Your conditions are too strict together: no place is left after "
                    + eliminated.stream()
                            .map(one -> one.constraint() + " \"" + one.value() + "\" (" + one.count() + " ruled out)")
                            .collect(Collectors.joining(", "))
                    + ". Drop one of them.";
        }
    }

    /** A wish that changed nothing, and why in words. */
    record NotApplied(String constraint, String value, String reason) {}

    /**
     * What one condition ruled out.
     *
     * @param constraint avoid, interests (what a place must have) or walking_tolerance
     * @param count of the places
     */
    record Eliminated(String constraint, String value, int count, List<String> locations) {

        static Eliminated of(String constraint, String value, List<String> locations) {
            return new Eliminated(constraint, value, locations.size(), locations);
        }
    }

    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Recommended(
            String location,
            String locationId,
            String type,
            double score,
            @Nullable Double distanceKm,
            List<Spoken> reasons) {

        static Recommended of(Suggestion suggestion) {
            return new Recommended(
                    suggestion.place().name(),
                    suggestion.place().id(),
                    suggestion.place().type().label(),
                    rounded(suggestion.score(), 1000),
                    kilometres(suggestion.kilometres()),
                    suggestion.reasons().stream().map(Spoken::of).toList());
        }
    }

    record Spoken(String factor, double weight, double score, String text) {

        static Spoken of(Reason reason) {
            return new Spoken(
                    reason.factor(), rounded(reason.weight(), 1000), rounded(reason.score(), 1000), reason.text());
        }
    }

    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Explanation(
            String location,
            String locationId,
            double score,
            @Nullable Double distanceKm,

            @JsonProperty("for") List<Spoken> speaksFor,

            List<Spoken> against,
            List<NotApplied> notApplied) {

        static Explanation of(Suggestion suggestion, List<NotApplied> notApplied) {
            return new Explanation(
                    suggestion.place().name(),
                    suggestion.place().id(),
                    rounded(suggestion.score(), 1000),
                    kilometres(suggestion.kilometres()),
                    suggestion.reasons().stream()
                            .filter(Reason::isFor)
                            .map(Spoken::of)
                            .toList(),
                    suggestion.reasons().stream()
                            .filter(reason -> !reason.isFor())
                            .map(Spoken::of)
                            .toList(),
                    notApplied);
        }
    }

    @JsonNaming(SnakeCaseStrategy.class)
    record Nearby(
            String location, String locationId, String type, double latitude, double longitude, double distanceKm) {

        static Nearby of(Place place, double kilometres) {
            return new Nearby(
                    place.name(),
                    place.id(),
                    place.type().label(),
                    place.at().latitude(),
                    place.at().longitude(),
                    rounded(kilometres, 10));
        }
    }

    private static @Nullable Double kilometres(OptionalDouble kilometres) {
        return kilometres.isPresent() ? rounded(kilometres.getAsDouble(), 10) : null;
    }

    private static double rounded(double value, double by) {
        return Math.round(value * by) / by;
    }
}
