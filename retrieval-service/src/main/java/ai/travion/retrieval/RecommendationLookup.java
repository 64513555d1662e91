package ai.travion.retrieval;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.RecommendationShapes.Explanation;
import ai.travion.retrieval.RecommendationShapes.Nearby;
import ai.travion.retrieval.RecommendationShapes.NotApplied;
import ai.travion.retrieval.RecommendationShapes.Recommendations;
import ai.travion.retrieval.RecommendationShapes.Wanted;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.Traveller;
import java.net.URI;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

    private static final int USUAL = 5;
    private static final int MOST = 50;
    private static final double USUAL_RADIUS_KM = 50;
    private static final double GREATEST_RADIUS_KM = 500;
    private static final int SIMILAR_NAMES = 3;

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
        return request.bodyToMono(Wanted.class).defaultIfEmpty(Wanted.NOTHING).flatMap(wanted -> {
            wanted.unknown().keySet().stream().findFirst().ifPresent(field -> {
                throw new InvalidRequestException(field, "is not known; there may be " + Wanted.FIELDS + ".");
            });
            AskedFor.wrongIn(wanted.preferences()).ifPresent(wrong -> {
                throw new InvalidRequestException(wrong.getKey(), wrong.getValue());
            });
            int most = wanted.topK() == null ? USUAL : wanted.topK();
            if (most < 1 || most > MOST) {
                throw new InvalidRequestException("top_k", "has to be between 1 and " + MOST + ".");
            }
            var ranking = recommender.recommend(traveller(wanted), most);
            var spec = AskedFor.of(wanted.preferences());
            var unknown = spec.mustSee().stream()
                    .filter(name -> place(name).isEmpty())
                    .map(name -> new NotApplied("places", name));
            return ok(Recommendations.of(
                    ranking, Stream.concat(unknown, spec.notApplied().stream()).toList()));
        });
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
        var suggestion = recommender.explain(
                place.get(),
                traveller(
                        list(request, "interests"),
                        list(request, "avoid"),
                        request.queryParam("date").orElse(null),
                        point(number(request, "latitude"), number(request, "longitude"))));
        return ok(Explanation.of(suggestion));
    }

    private Mono<ServerResponse> nearby(ServerRequest request) {
        var from = point(number(request, "latitude"), number(request, "longitude"))
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

    private Traveller traveller(Wanted wanted) {
        var spec = AskedFor.of(wanted.preferences());
        return new Traveller(
                joined(wishes("interests", wanted.interests()), spec.interests()),
                joined(wishes("avoid", wanted.avoid()), spec.mustAvoid()),
                spec.ratherAvoid(),
                spec.mustSee().stream().flatMap(name -> place(name).stream()).toList(),
                date(Optional.ofNullable(wanted.date()).or(spec::start).orElse(null)),
                point(wanted.latitude(), wanted.longitude()));
    }

    private static List<String> joined(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }

    private static Traveller traveller(
            List<String> interests, List<String> avoid, @Nullable String date, Optional<GeoPoint> from) {
        return new Traveller(wishes("interests", interests), wishes("avoid", avoid), date(date), from);
    }

    private static List<String> wishes(String field, @Nullable List<String> wishes) {
        var stated = Optional.ofNullable(wishes).orElse(List.of());
        if (stated.size() > AskedFor.MOST || stated.stream().anyMatch(Objects::isNull)) {
            throw new InvalidRequestException(field, "has to be a list of at most " + AskedFor.MOST + " words.");
        }
        if (stated.stream().anyMatch(wish -> wish.length() > AskedFor.LONGEST)) {
            throw new InvalidRequestException(field, "takes words of at most " + AskedFor.LONGEST + " characters.");
        }
        return stated;
    }

    private static Optional<LocalDate> date(@Nullable String date) {
        try {
            return Optional.ofNullable(date).filter(day -> !day.isBlank()).map(LocalDate::parse);
        } catch (DateTimeParseException e) {
            throw new InvalidRequestException("date", "has to be a day like 2026-12-24.");
        }
    }

    private static Optional<GeoPoint> point(@Nullable Double latitude, @Nullable Double longitude) {
        if (latitude == null && longitude == null) {
            return Optional.empty();
        }
        if (latitude == null || longitude == null) {
            throw new InvalidRequestException(latitude == null ? "latitude" : "longitude", "is missing.");
        }
        if (!(Math.abs(latitude) <= 90)) {
            throw new InvalidRequestException("latitude", "has to be between -90 and 90.");
        }
        if (!(Math.abs(longitude) <= 180)) {
            throw new InvalidRequestException("longitude", "has to be between -180 and 180.");
        }
        return Optional.of(new GeoPoint(latitude, longitude));
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
                ProblemDetail.forStatusAndDetail(HttpStatus.BAD_REQUEST, invalid.field + " " + invalid.getMessage());
        problem.setTitle("Invalid request");
        problem.setProperty("field", invalid.field);
        return answer(problem);
    }

    private static Mono<ServerResponse> unreadable() {
        var problem = ProblemDetail.forStatusAndDetail(
                HttpStatus.BAD_REQUEST,
                "The body has to be JSON: interests and avoid are lists of words, top_k, latitude and longitude numbers.");
        problem.setTitle("Invalid request");
        return answer(problem);
    }

    private static Mono<ServerResponse> answer(ProblemDetail problem) {
        problem.setType(URI.create("about:blank"));
        return ServerResponse.status(problem.getStatus())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .bodyValue(problem);
    }

    private static final class InvalidRequestException extends RuntimeException {

        private final String field;

        InvalidRequestException(String field, String message) {
            super(message);
            this.field = field;
        }
    }
}
