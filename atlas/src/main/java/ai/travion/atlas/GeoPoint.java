package ai.travion.atlas;

/** A point on the earth in degrees, WGS 84; north and east are positive. */
public record GeoPoint(double latitude, double longitude) {

    private static final double MEAN_EARTH_RADIUS_KM = 6371.0088;

    /** @throws IllegalArgumentException where a degree is out of range or not a number */
    public GeoPoint {
        if (!(Math.abs(latitude) <= 90)) {
            throw new IllegalArgumentException("latitude must be between -90 and 90 degrees, was " + latitude);
        }
        if (!(Math.abs(longitude) <= 180)) {
            throw new IllegalArgumentException("longitude must be between -180 and 180 degrees, was " + longitude);
        }
    }

    /** The great-circle distance (haversine, mean earth radius): as the crow flies, not by road. */
    public double kilometresTo(GeoPoint other) {
        double halfLatitude = Math.sin(Math.toRadians(other.latitude - latitude) / 2);
        double halfLongitude = Math.sin(Math.toRadians(other.longitude - longitude) / 2);
        double haversine = halfLatitude * halfLatitude
                + Math.cos(Math.toRadians(latitude))
                        * Math.cos(Math.toRadians(other.latitude))
                        * halfLongitude
                        * halfLongitude;
        return 2 * MEAN_EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
    }
}
