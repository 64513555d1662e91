package ai.travion.shadow.sun;

import ai.travion.atlas.GeoPoint;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.List;

/**
 * The light of one day at one place, in Asia/Colombo, to the second.
 *
 * @param morningBlueHour from 6 to 4 degrees below the horizon
 * @param morningGoldenHour from 4 degrees below to 6 above
 * @param sunrise the upper limb on a flat horizon under mean refraction: the centre at -0.8333 degrees
 * @param solarNoon when the sun crosses the meridian
 * @param highSun while it stands at 45 degrees or more
 * @param eveningGoldenHour from 6 degrees above to 4 below
 * @param eveningBlueHour from 4 to 6 degrees below
 */
public record LightWindows(
        LocalDate day,
        GeoPoint place,
        Span morningBlueHour,
        Span morningGoldenHour,
        ZonedDateTime sunrise,
        ZonedDateTime solarNoon,
        Span highSun,
        ZonedDateTime sunset,
        Span eveningGoldenHour,
        Span eveningBlueHour) {

    /** So much golden light makes a visit a golden one. */
    private static final Duration ENOUGH_GOLD = Duration.ofMinutes(20);

    /** From the first light that one can walk by to the last: the sun at 6 degrees below the horizon. */
    public Span daylight() {
        return new Span(morningBlueHour.start(), eveningBlueHour.end());
    }

    /** The moments at which the light may turn into another, in no order. */
    public List<ZonedDateTime> changes() {
        return List.of(
                morningBlueHour.start(),
                morningGoldenHour.start(),
                morningGoldenHour.end(),
                highSun.start(),
                highSun.end(),
                eveningGoldenHour.start(),
                eveningGoldenHour.end(),
                eveningBlueHour.end());
    }

    /** What the light of a moment of this day is good for. */
    public Light lightAt(ZonedDateTime moment) {
        if (!daylight().contains(moment)) {
            return Light.DARK;
        }
        if (morningGoldenHour.contains(moment) || eveningGoldenHour.contains(moment)) {
            return Light.GOLDEN;
        }
        return highSun.contains(moment) ? Light.HARSH : Light.GOOD;
    }

    /** The light of a visit: golden where at least 20 minutes of it are, else the light of its middle. */
    public Light lightDuring(Span visit) {
        Duration gold = visit.overlapWith(morningGoldenHour).plus(visit.overlapWith(eveningGoldenHour));
        if (gold.compareTo(ENOUGH_GOLD) >= 0) {
            return Light.GOLDEN;
        }
        return lightAt(
                visit.start().plus(Duration.between(visit.start(), visit.end()).dividedBy(2)));
    }
}
