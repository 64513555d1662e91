package ai.travion.retrieval;

import ai.travion.atlas.Place;
import ai.travion.retrieval.recommend.Reason;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Recommender.Ranking;
import ai.travion.retrieval.recommend.Suggestion;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The JSON of the recommender, in and out. */
final class RecommendationShapes {

    private RecommendationShapes() {}

    @JsonNaming(SnakeCaseStrategy.class)
    record Wanted(
            @Nullable List<String> interests,
            @Nullable List<String> avoid,
            @Nullable String date,
            @Nullable Double latitude,
            @Nullable Double longitude,
            @Nullable Integer topK,
            @Nullable JsonNode preferences,
            @JsonAnySetter Map<String, JsonNode> unknown) {

        static final Wanted NOTHING = new Wanted(null, null, null, null, null, null, null, Map.of());
        static final String FIELDS = "interests, avoid, date, latitude, longitude, top_k, preferences";

        Wanted {
            unknown = Optional.ofNullable(unknown).map(Map::copyOf).orElse(Map.of());
        }
    }

    @JsonNaming(SnakeCaseStrategy.class)
    record Recommendations(
            List<Recommended> recommendations, List<Eliminated> eliminatedBy, List<NotApplied> notApplied) {

        /** @param more wishes that no recommendation looks at */
        static Recommendations of(Ranking ranking, List<NotApplied> more) {
            return new Recommendations(
                    ranking.best().stream().map(Recommended::of).toList(),
                    ranking.eliminated().entrySet().stream()
                            .map(one -> one.getKey().equals(Recommender.LONG_WALKS)
                                    ? new Eliminated("walking_tolerance", "low", one.getValue())
                                    : new Eliminated("avoid", one.getKey(), one.getValue()))
                            .toList(),
                    Stream.of(
                                    ranking.unheardOf().stream().map(value -> new NotApplied("interests", value)),
                                    ranking.withoutEffect().stream().map(value -> new NotApplied("avoid", value)),
                                    more.stream())
                            .flatMap(one -> one)
                            .toList());
        }
    }

    /** A wish that changed nothing: no text tells of it, or no recommendation looks at it. */
    record NotApplied(String constraint, String value) {}

    record Eliminated(String constraint, String value, List<String> locations) {}

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

            List<Spoken> against) {

        static Explanation of(Suggestion suggestion) {
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
                            .toList());
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
