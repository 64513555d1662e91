package ai.travion.shadow.sun;

import java.time.ZonedDateTime;

/**
 * Sunrise and sunset with the ground as it is, beside those of a flat horizon.
 *
 * @param sunriseHorizonDegrees what the horizon towards sunrise adds: below 0 where one looks down on it
 * @param sunsetHorizonDegrees the same towards sunset
 */
public record TopographicLight(
        Horizon horizon,
        ZonedDateTime sunrise,
        ZonedDateTime sunset,
        double sunriseHorizonDegrees,
        double sunsetHorizonDegrees) {}
