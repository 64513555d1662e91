package ai.travion.shadow.plan;

import ai.travion.shadow.crowd.SiteDay;

/**
 * How full one place is on one day.
 *
 * @param quietestPercent in its emptiest hour
 */
record HourlyFullness(SiteDay hours, int quietestPercent) {

    static HourlyFullness of(SiteDay hours) {
        return new HourlyFullness(hours, hours.quietest().percent());
    }

    /** In percent, the mean over a visit between two minutes of the day. */
    double percentBetween(int start, int end) {
        return hours.percentBetween(start, end);
    }

    /** The same above the quietest hour. */
    double percentAboveQuietest(int start, int end) {
        return Math.max(0, percentBetween(start, end) - quietestPercent);
    }
}
