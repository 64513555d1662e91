package ai.travion.shadow.crowd;

/**
 * A place as far as crowds go.
 *
 * @param popularity against a typical site of its type
 * @param opens minute of the day from which one visits
 * @param closes minute of the day by which one leaves
 * @param visit its gate, and the hours that suit it
 */
public record Site(SiteType type, double popularity, int opens, int closes, Visit visit) {

    private static final double UNKNOWN_TO_MOST = 0.5;
    private static final double BY_RENOWN = 0.15;

    public Site {
        if (popularity <= 0 || closes - opens < 120) {
            throw new IllegalArgumentException(
                    "A site is open for two hours at least, not from " + opens + " to " + closes);
        }
    }

    /** One that suits every hour of those. */
    public Site(SiteType type, double popularity, int opens, int closes) {
        this(type, popularity, opens, closes, Visit.anyHour());
    }

    /**
     * By renown, from half of a typical site to five fourths: a judgement, not a count.
     *
     * @param renown 0 to 5
     */
    public static double popularityOf(int renown) {
        return UNKNOWN_TO_MOST + BY_RENOWN * renown;
    }
}
