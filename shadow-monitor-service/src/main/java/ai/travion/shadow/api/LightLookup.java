package ai.travion.shadow.api;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.graph.lookup.LookupProblem;
import ai.travion.shadow.sun.GoldenHour;
import ai.travion.shadow.sun.Horizon;
import ai.travion.shadow.sun.LightWindows;
import ai.travion.shadow.sun.PhotoTime;
import ai.travion.shadow.sun.Span;
import ai.travion.shadow.sun.SunPosition;
import ai.travion.shadow.sun.TopographicLight;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The light of a day, and where the sun stands at a moment. */
@RestController
@RequestMapping(LookupProblem.API)
final class LightLookup {

    private static final DateTimeFormatter ISO = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ssxxx");

    private static final String OPEN_HORIZON =
            "The earliest sunrise and the latest sunset that the height allows: with an open view down to the sea. Hills in the way, of which the atlas knows only its own peaks, make the one later and the other earlier.";
    private static final String BEHIND_A_PEAK =
            "Behind a peak of the atlas, taken as a cone of its height; on a side without one, with an open view down to the sea.";

    private final Places places;
    private final GoldenHour light;
    private final Clock clock;
    private final List<Place> peaks;

    LightLookup(Places places, GoldenHour light, Clock clock) {
        this.places = places;
        this.light = light;
        this.clock = clock;
        this.peaks = places.all().stream()
                .filter(place -> place.elevationMetres().isPresent())
                .toList();
    }

    /**
     * @param location either this
     * @param latitude or this with the longitude
     */
    record Request(
            @Nullable String location,
            @Nullable Double latitude,
            @Nullable Double longitude,
            @Nullable String date,
            @Nullable Double elevationM) {}

    record SpanView(String start, String end) {

        static SpanView of(Span span) {
            return new SpanView(ISO.format(span.start()), ISO.format(span.end()));
        }
    }

    /**
     * Beside the flat values: what height and known peaks change.
     *
     * @param dipDegrees how far the open horizon lies below the level one
     * @param sunriseHorizonDegrees what the sun rises over: below 0 an open horizon, above 0 a peak
     */
    record TopographicView(
            double elevationM,
            double dipDegrees,
            String sunrise,
            String sunset,
            double sunriseHorizonDegrees,
            double sunsetHorizonDegrees,
            String note) {}

    /** @param topographic null where no height is known */
    record Answer(
            @Nullable String location,
            double latitude,
            double longitude,
            LocalDate date,
            String sunrise,
            String sunset,
            String solarNoon,
            SpanView morningGoldenHour,
            SpanView eveningGoldenHour,
            SpanView morningBlueHour,
            SpanView eveningBlueHour,
            String recommendedTime,
            String recommendedReason,
            @Nullable TopographicView topographic) {}

    record SunAnswer(
            double latitude,
            double longitude,
            String at,
            double azimuth,
            double elevation,
            double elevationApparent,
            String light) {}

    /** Of a place, or of a point: whoever gives both would not know which of them was answered for. */
    @PostMapping({"/golden-hour", "/physics/golden-hour"})
    Answer goldenHour(@RequestBody Request request) {
        boolean ofAPlace = request.location() != null && !request.location().isBlank();
        boolean ofAPoint = request.latitude() != null || request.longitude() != null || request.elevationM() != null;
        if (ofAPlace && ofAPoint) {
            throw LookupProblem.field(
                    "location",
                    "Give either location, the name of a place, or latitude and longitude (with elevation_m, if you like), not both.");
        }
        if (!ofAPlace && !ofAPoint) {
            throw LookupProblem.field(
                    "location",
                    "Give either location, the name of a place such as Sigiriya, or latitude and longitude: both are missing.");
        }
        return ofAPlace ? ofPlace(request) : ofPoint(request);
    }

    private Answer ofPlace(Request request) {
        Place place = Fields.location(request.location(), places);
        LocalDate date = Fields.date(request.date());
        LightWindows windows = light.on(date, place.at());
        Optional<Horizon> horizon =
                place.elevationMetres().isPresent() ? Optional.of(Horizon.of(place, peaks)) : Optional.empty();
        return answer(place.name(), windows, PhotoTime.of(place, windows), horizon);
    }

    private Answer ofPoint(Request request) {
        GeoPoint point = Fields.inSriLanka(request.latitude(), request.longitude());
        LocalDate date = Fields.date(request.date());
        LightWindows windows = light.on(date, point);
        Double metres = request.elevationM();
        Optional<Horizon> horizon =
                metres == null ? Optional.empty() : Optional.of(Horizon.open(Fields.elevation(metres)));
        return answer(null, windows, PhotoTime.anywhere(windows), horizon);
    }

    /** Now, where no moment is given. */
    @GetMapping("/physics/sun-position")
    SunAnswer sun(
            @RequestParam(required = false) @Nullable Double latitude,
            @RequestParam(required = false) @Nullable Double longitude,
            @RequestParam(required = false) @Nullable String at,
            @RequestParam Map<String, String> all) {
        Fields.onlyKnown(all.keySet(), List.of("latitude", "longitude", "at"));
        GeoPoint point = Fields.onEarth(latitude, longitude);
        ZonedDateTime moment = at == null
                ? ZonedDateTime.ofInstant(clock.instant(), Fields.COLOMBO).truncatedTo(ChronoUnit.SECONDS)
                : Fields.moment("at", at);
        SunPosition sun = light.sunAt(moment, point);
        return new SunAnswer(
                point.latitude(),
                point.longitude(),
                ISO.format(moment),
                rounded(sun.azimuthDegrees()),
                rounded(sun.elevationDegrees()),
                rounded(light.apparentElevation(moment, point)),
                light.lightAt(moment, point).word());
    }

    private Answer answer(@Nullable String location, LightWindows windows, PhotoTime photo, Optional<Horizon> horizon) {
        return new Answer(
                location,
                windows.place().latitude(),
                windows.place().longitude(),
                windows.day(),
                ISO.format(windows.sunrise()),
                ISO.format(windows.sunset()),
                ISO.format(windows.solarNoon()),
                SpanView.of(windows.morningGoldenHour()),
                SpanView.of(windows.eveningGoldenHour()),
                SpanView.of(windows.morningBlueHour()),
                SpanView.of(windows.eveningBlueHour()),
                ISO.format(photo.at()),
                photo.reason(),
                horizon.map(known -> view(light.on(windows.day(), windows.place(), known)))
                        .orElse(null));
    }

    private static TopographicView view(TopographicLight light) {
        boolean hidden = light.sunriseHorizonDegrees() > 0 || light.sunsetHorizonDegrees() > 0;
        return new TopographicView(
                light.horizon().heightMetres(),
                rounded(light.horizon().dipDegrees()),
                ISO.format(light.sunrise()),
                ISO.format(light.sunset()),
                rounded(light.sunriseHorizonDegrees()),
                rounded(light.sunsetHorizonDegrees()),
                hidden ? BEHIND_A_PEAK : OPEN_HORIZON);
    }

    private static double rounded(double degrees) {
        return Math.round(degrees * 10_000) / 10_000.0;
    }
}
