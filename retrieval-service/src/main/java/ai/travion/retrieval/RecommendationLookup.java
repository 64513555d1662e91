package ai.travion.retrieval;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidable.Kept;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.RecommendationShapes.Explanation;
import ai.travion.retrieval.RecommendationShapes.Nearby;
import ai.travion.retrieval.RecommendationShapes.NotApplied;
import ai.travion.retrieval.RecommendationShapes.Recommendations;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Recommender.Ranking;
import ai.travion.retrieval.recommend.Stay;
import ai.travion.retrieval.recommend.Traveller;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.core.codec.DecodingException;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import org.springframework.web.server.ServerWebInputException;
import reactor.core.publisher.Mono;

/** {@code /recommend}, {@code /explain/{location}} and {@code /locations/nearby}: the recommender over HTTP. */
final class RecommendationLookup {

    private static final double USUAL_RADIUS_KM = 50;
    private static final double GREATEST_RADIUS_KM = 500;
    private static final int SIMILAR_NAMES = 3;

    private static final String UNKNOWN = "Nothing that I know tells of it.";

    private final Recommender recommender;
    private final Places atlas;

    RecommendationLookup(Recommender recommender, Places atlas) {
        this.recommender = recommender;
        this.atlas = atlas;
    }

    RouterFunction<ServerResponse> routesUnder(String prefix) {
        return RouterFunctions.route()
                .POST(prefix + "/recommend", this::recommend)
                // Deferred, so that onError sees what they throw.
                .GET(prefix + "/explain/{location}", request -> Mono.defer(() -> explain(request)))
                .GET(prefix + "/locations/nearby", request -> Mono.defer(() -> nearby(request)))
                .onError(InvalidRequestException.class, (failure, request) -> problem(failure))
                .onError(ServerWebInputException.class, (failure, request) -> unreadable())
                .onError(DecodingException.class, (failure, request) -> unreadable())
                .build();
    }

    private Mono<ServerResponse> recommend(ServerRequest request) {
        return request.bodyToMono(JsonNode.class)
                .defaultIfEmpty(MissingNode.getInstance())
                .map(Wanted::in)
                .flatMap(wanted -> {
                    var spec = wanted.preferences();
                    var interests = joined(wanted.interests(), spec.interests());
                    var traveller = new Traveller(
                            interests.stream().map(this::withoutExceptions).toList(),
                            spec.needs().stream().map(this::withoutExceptions).toList(),
                            joined(joined(wanted.avoid(), spec.mustAvoid()), exceptedIn(interests)),
                            spec.ratherAvoid(),
                            spec.mustSee().stream()
                                    .flatMap(name -> place(name).stream())
                                    .toList(),
                            wanted.date().map(Stay::on).or(spec::stay),
                            wanted.from());
                    var ranking = recommender.recommend(traveller, wanted.most());
                    return ok(Recommendations.of(
                            ranking,
                            Stream.of(
                                            withoutEffect(traveller, ranking.unheardOf(), ranking.withoutEffect()),
                                            notAmongThem(spec.mustSee(), ranking),
                                            spec.notApplied().stream())
                                    .flatMap(some -> some)
                                    .toList()));
                });
    }

    /** "Wildlife except Yala" is wildlife, and to avoid Yala. */
    private String withoutExceptions(String interest) {
        return NotMeant.takenOut(interest, atlas);
    }

    private List<String> exceptedIn(List<String> interests) {
        return interests.stream()
                .flatMap(interest -> NotMeant.in(interest, atlas).stream())
                .map(Place::name)
                .toList();
    }

    private Stream<NotApplied> withoutEffect(Traveller traveller, List<String> unheardOf, List<String> withoutEffect) {
        return Stream.of(
                        unheardOf.stream().map(value -> new NotApplied("interests", value, UNKNOWN)),
                        traveller.needs().stream()
                                .filter(need -> traveller.avoid().stream().anyMatch(need::equalsIgnoreCase))
                                .map(need -> new NotApplied(
                                        "interests",
                                        need,
                                        "Your conditions are too strict together: it is also to be avoided.")),
                        withoutEffect.stream()
                                .filter(value -> unknownIn(value).isEmpty())
                                .map(RecommendationLookup::avoidedInVain),
                        Stream.concat(traveller.avoid().stream(), traveller.ratherAvoid().stream())
                                .flatMap(value -> unknownIn(value).stream())
                                .map(part -> new NotApplied("avoid", part, UNKNOWN)))
                .flatMap(some -> some);
    }

    /** Of several things in one wish those that nobody here knows. */
    private List<String> unknownIn(String value) {
        return atlas.named(value).isPresent() || value.equals(Recommender.LONG_WALKS)
                ? List.of()
                : Avoidables.partsOf(value).stream()
                        .filter(part -> !recommender.isKnown(part))
                        .toList();
    }

    private static NotApplied avoidedInVain(String value) {
        if (value.equals(Recommender.LONG_WALKS)) {
            return new NotApplied("walking_tolerance", "low", "No place is ruled out by it.");
        }
        var kept = Avoidables.meantBy(value).stream()
                .flatMap(kind -> kind.kept().stream())
                .collect(Collectors.toSet());
        boolean isKind = !Avoidables.meantBy(value).isEmpty();
        if (isKind && Avoidables.meantBy(value).stream().allMatch(Avoidable::isOnlyAWay)) {
            return new NotApplied(
                    "avoid", value, "No place is ruled out by how one gets there; an answer of the chat keeps it.");
        }
        return new NotApplied(
                "avoid",
                value,
                isKind && kept.isEmpty()
                        ? "Nothing here can keep it."
                        : isKind && !kept.contains(Kept.ANSWERS)
                                ? "Only a plan of the chat can keep it."
                                : "No place is ruled out by it as a whole: those that have some of it rank lower.");
    }

    /** What was demanded and is not recommended, which is never without a word. */
    private Stream<NotApplied> notAmongThem(List<String> names, Ranking ranking) {
        return names.stream().flatMap(name -> {
            var place = place(name);
            if (place.isEmpty()) {
                return Stream.of(new NotApplied("places", name, "It is no place that I know."));
            }
            boolean isThere =
                    ranking.best().stream().anyMatch(one -> one.place().equals(place.get()));
            return isThere ? Stream.empty() : Stream.of(new NotApplied("places", name, whyNot(place.get(), ranking)));
        });
    }

    private static String whyNot(Place place, Ranking ranking) {
        return Stream.concat(
                        ranking.eliminated().entrySet().stream()
                                .filter(one -> one.getValue().contains(place.name()))
                                .map(one -> "it is ruled out by what is to be avoided (" + one.getKey() + ")"),
                        ranking.lacking().entrySet().stream()
                                .filter(one -> one.getValue().contains(place.name()))
                                .map(one -> "it lacks what a place must have (" + one.getKey() + ")"))
                .findFirst()
                .map(why -> "Your conditions are too strict together: " + why + ".")
                .orElse("top_k has no room for it.");
    }

    private Mono<ServerResponse> explain(ServerRequest request) {
        var name = request.pathVariable("location");
        var place = place(name);
        if (place.isEmpty()) {
            var problem =
                    ProblemDetail.forStatusAndDetail(HttpStatus.NOT_FOUND, "There is no location \"" + name + "\".");
            problem.setTitle("Unknown location");
            problem.setProperty("nearest", atlas.nearestNames(name, SIMILAR_NAMES));
            return answer(problem);
        }
        var traveller = new Traveller(
                Wanted.words("interests", list(request, "interests")),
                Wanted.words("avoid", list(request, "avoid")),
                Wanted.date("date", request.queryParam("date").orElse(null)),
                Wanted.point(number(request, "latitude"), number(request, "longitude")));
        return ok(Explanation.of(
                recommender.explain(place.get(), traveller),
                withoutEffect(
                                traveller,
                                recommender.unheardOf(traveller),
                                traveller.avoid().stream()
                                        .filter(value -> Avoidables.partsOf(value).stream()
                                                .noneMatch(recommender::isKnown))
                                        .toList())
                        .toList()));
    }

    private Mono<ServerResponse> nearby(ServerRequest request) {
        var from = Wanted.point(number(request, "latitude"), number(request, "longitude"))
                .orElseThrow(() -> new InvalidRequestException("latitude", "and longitude are missing."));
        var radius = Optional.ofNullable(number(request, "radius_km")).orElse(USUAL_RADIUS_KM);
        if (!(radius > 0 && radius <= GREATEST_RADIUS_KM)) {
            throw new InvalidRequestException("radius_km", "has to be between 0 and " + (int) GREATEST_RADIUS_KM + ".");
        }
        return ok(Map.of(
                "locations",
                atlas.near(from, radius).stream()
                        .map(near -> Nearby.of(near.place(), near.kilometres()))
                        .toList()));
    }

    private Optional<Place> place(String name) {
        return atlas.withId(name).or(() -> atlas.named(name));
    }

    private static List<String> joined(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    private static @Nullable Double number(ServerRequest request, String name) {
        var text = request.queryParam(name).orElse(null);
        try {
            return text == null ? null : Double.valueOf(text);
        } catch (NumberFormatException e) {
            throw new InvalidRequestException(name, "has to be a number.");
        }
    }

    private static List<String> list(ServerRequest request, String name) {
        return request.queryParams().getOrDefault(name, List.of()).stream()
                .flatMap(words -> Arrays.stream(words.split(",", -1)))
                .toList();
    }

    private static Mono<ServerResponse> ok(Object body) {
        return ServerResponse.ok().contentType(MediaType.APPLICATION_JSON).bodyValue(body);
    }

    private static Mono<ServerResponse> problem(Throwable failure) {
        var invalid = (InvalidRequestException) failure;
        var problem =
                ProblemDetail.forStatusAndDetail(HttpStatus.BAD_REQUEST, invalid.field() + " " + invalid.getMessage());
        problem.setTitle("Invalid request");
        problem.setProperty("field", invalid.field());
        return answer(problem);
    }

    private static Mono<ServerResponse> unreadable() {
        var problem = ProblemDetail.forStatusAndDetail(
                HttpStatus.BAD_REQUEST,
                "The body has to be a JSON object: interests and avoid are lists of words, top_k, latitude and longitude numbers.");
        problem.setTitle("Invalid request");
        return answer(problem);
    }

    private static Mono<ServerResponse> answer(ProblemDetail problem) {
        problem.setType(URI.create("about:blank"));
        return ServerResponse.status(problem.getStatus())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .bodyValue(problem);
    }
}
