package ai.travion.shadow.sun;

/**
 * Where the sun stands.
 *
 * @param azimuthDegrees from north over east
 * @param elevationDegrees of its centre above the horizon, geometric: without refraction
 */
public record SunPosition(double azimuthDegrees, double elevationDegrees) {}
