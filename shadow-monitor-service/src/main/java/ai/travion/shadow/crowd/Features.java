package ai.travion.shadow.crowd;

/**
 * What the forest is asked with.
 *
 * @param demand arrivals against an average day of the reference year
 */
record Features(DayKind day, int hour, double demand, SiteType type) {

    static final int COUNT = 7;
    static final int HOUR = 2;

    /** In the order of the model: month, day of week, hour, Poya, school holiday, demand, type of site. */
    float[] row() {
        float[] row = new float[COUNT];
        for (int feature = 0; feature < COUNT; feature++) {
            row[feature] = of(feature);
        }
        return row;
    }

    float of(int feature) {
        return switch (feature) {
            case 0 -> day.date().getMonthValue();
            case 1 -> day.weekday();
            case HOUR -> hour;
            case 3 -> day.poya() ? 1 : 0;
            case 4 -> day.schoolHoliday() ? 1 : 0;
            case 5 -> (float) demand;
            case 6 -> type.code();
            default -> throw new IllegalArgumentException("There is no feature " + feature);
        };
    }
}
