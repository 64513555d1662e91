package ai.travion.shadow.sun;

import ai.travion.atlas.GeoPoint;
import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.function.Function;
import net.e175.klaus.solarpositioning.DeltaT;
import net.e175.klaus.solarpositioning.SPA;
import net.e175.klaus.solarpositioning.SunriseResult;

/**
 * Light by the sun's position: the NREL solar position algorithm (Reda and Andreas, 2004), geometric elevations, a flat
 * horizon. Stateless.
 */
public final class GoldenHour {

    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final double RISE_AND_SET = -0.8333;
    private static final double BLUE = -6;
    private static final double GOLDEN_LOW = -4;
    private static final double GOLDEN_HIGH = 6;
    private static final double SEA_LEVEL = 0;
    private static final int LOOKS_AT_THE_GROUND = 3;
    private static final double MEAN_PRESSURE_HECTOPASCAL = 1010;
    private static final double MEAN_TEMPERATURE_CELSIUS = 25;

    /** Beyond these the rotation of the earth is not known to a second, and nobody plans a trip. */
    public static final Year FIRST_YEAR = Year.of(1900);

    public static final Year LAST_YEAR = Year.of(2150);

    /**
     * The light of a day at a place.
     *
     * @throws IllegalArgumentException for a year before 1900 or after 2150, or a place where the sun does not cross all of
     *     these elevations on that day (in Sri Lanka it always does)
     */
    public LightWindows on(LocalDate day, GeoPoint place) {
        double deltaT = deltaTSeconds(day);
        Map<Double, SunriseResult> crossings = SPA.calculateSunriseTransitSet(
                day.atStartOfDay(COLOMBO),
                place.latitude(),
                place.longitude(),
                deltaT,
                RISE_AND_SET,
                BLUE,
                GOLDEN_LOW,
                GOLDEN_HIGH,
                Light.HARSH_FROM_DEGREES);
        SunriseResult.RegularDay sun = crossing(crossings, RISE_AND_SET, day, place);
        SunriseResult.RegularDay blue = crossing(crossings, BLUE, day, place);
        SunriseResult.RegularDay low = crossing(crossings, GOLDEN_LOW, day, place);
        SunriseResult.RegularDay high = crossing(crossings, GOLDEN_HIGH, day, place);
        SunriseResult.RegularDay harsh = crossing(crossings, Light.HARSH_FROM_DEGREES, day, place);
        return new LightWindows(
                day,
                place,
                new Span(toSecond(blue.sunrise()), toSecond(low.sunrise())),
                new Span(toSecond(low.sunrise()), toSecond(high.sunrise())),
                toSecond(sun.sunrise()),
                toSecond(sun.transit()),
                new Span(toSecond(harsh.sunrise()), toSecond(harsh.sunset())),
                toSecond(sun.sunset()),
                new Span(toSecond(high.sunset()), toSecond(low.sunset())),
                new Span(toSecond(low.sunset()), toSecond(blue.sunset())));
    }

    /**
     * Sunrise and sunset behind a horizon that is not flat.
     *
     * @throws IllegalArgumentException as {@link #on}
     */
    public TopographicLight on(LocalDate day, GeoPoint place, Horizon horizon) {
        LightWindows flat = on(day, place);
        Edge rise = edge(flat, flat.sunrise(), horizon, SunriseResult.RegularDay::sunrise);
        Edge set = edge(flat, flat.sunset(), horizon, SunriseResult.RegularDay::sunset);
        return new TopographicLight(
                horizon, toSecond(rise.at()), toSecond(set.at()), rise.horizonDegrees(), set.horizonDegrees());
    }

    /** When the sun meets the ground, and how high that stands there. */
    private record Edge(double horizonDegrees, ZonedDateTime at) {}

    /** The sun moves aside while it climbs, so the ground is looked at anew where it has come to. */
    private Edge edge(
            LightWindows flat,
            ZonedDateTime onAFlatHorizon,
            Horizon horizon,
            Function<SunriseResult.RegularDay, ZonedDateTime> side) {
        Edge edge = new Edge(0, onAFlatHorizon);
        for (int look = 0; look < LOOKS_AT_THE_GROUND; look++) {
            double degrees =
                    horizon.degreesTowards(sunAt(edge.at(), flat.place()).azimuthDegrees());
            double centre = horizon.sunsCentreAt(degrees);
            SunriseResult crossings = SPA.calculateSunriseTransitSet(
                    flat.day().atStartOfDay(COLOMBO),
                    flat.place().latitude(),
                    flat.place().longitude(),
                    deltaTSeconds(flat.day()),
                    centre);
            edge = new Edge(degrees, side.apply(crossing(Map.of(centre, crossings), centre, flat.day(), flat.place())));
        }
        return edge;
    }

    /** How high the sun seems to stand, lifted by refraction at 1010 hPa and 25 degrees Celsius; in degrees. */
    public double apparentElevation(ZonedDateTime moment, GeoPoint place) {
        var position = SPA.calculateSolarPosition(
                moment,
                place.latitude(),
                place.longitude(),
                SEA_LEVEL,
                deltaTSeconds(moment.withZoneSameInstant(COLOMBO).toLocalDate()),
                MEAN_PRESSURE_HECTOPASCAL,
                MEAN_TEMPERATURE_CELSIUS);
        return 90 - position.zenithAngle();
    }

    /** Where the sun stands at a moment, seen from sea level. */
    public SunPosition sunAt(ZonedDateTime moment, GeoPoint place) {
        var position = SPA.calculateSolarPosition(
                moment,
                place.latitude(),
                place.longitude(),
                SEA_LEVEL,
                deltaTSeconds(moment.withZoneSameInstant(COLOMBO).toLocalDate()));
        return new SunPosition(position.azimuth(), 90 - position.zenithAngle());
    }

    /** What the light of a moment is good for. */
    public Light lightAt(ZonedDateTime moment, GeoPoint place) {
        return Light.under(sunAt(moment, place).elevationDegrees());
    }

    /** Whether the sun of a day is computed: its year is one of those that {@link #FIRST_YEAR} and {@link #LAST_YEAR} bound. */
    public static boolean computes(LocalDate day) {
        return day.getYear() >= FIRST_YEAR.getValue() && day.getYear() <= LAST_YEAR.getValue();
    }

    private static double deltaTSeconds(LocalDate day) {
        if (!computes(day)) {
            throw new IllegalArgumentException(
                    "The sun is computed for the years %s to %s, not for %s".formatted(FIRST_YEAR, LAST_YEAR, day));
        }
        return DeltaT.estimate(day);
    }

    private static SunriseResult.RegularDay crossing(
            Map<Double, SunriseResult> crossings, double elevation, LocalDate day, GeoPoint place) {
        if (crossings.get(elevation) instanceof SunriseResult.RegularDay regular) {
            return regular;
        }
        throw new IllegalArgumentException(
                "The sun does not cross %s degrees at latitude %s on %s".formatted(elevation, place.latitude(), day));
    }

    private static ZonedDateTime toSecond(ZonedDateTime moment) {
        return moment.withZoneSameInstant(COLOMBO).plusNanos(500_000_000).truncatedTo(ChronoUnit.SECONDS);
    }
}
