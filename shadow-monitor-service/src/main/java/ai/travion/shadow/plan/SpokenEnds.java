package ai.travion.shadow.plan;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads when a trip ends: with a flight, a train, or an hour at which one has to be somewhere. */
final class SpokenEnds {

    private static final Pattern HOMEWARD = Pattern.compile("\\b(?:back|home|return\\w*)\\b", Pattern.CASE_INSENSITIVE);
    private static final int EARLY_FLIGHT = DayPart.at(9, 0);

    private SpokenEnds() {}

    /** Who has to be somewhere early leaves on the morning after the plan. */
    static TripHours expected(TripHours hours, Matcher found, int days) {
        int at = SpokenHours.clock(found, "a", false);
        String where = found.group("where").toLowerCase(Locale.ROOT);
        return at >= SpokenHours.EARLIEST_RETURN
                ? hours.endingTheLastDayBy(at)
                        .saying("The last day ends by %s, when you have to be at the %s."
                                .formatted(Reasons.clock(at), where))
                : hours.saying(
                        "You have to be at the %s at %s, when a day has hardly begun, so I took it for the morning after the plan; tell me if it is on another."
                                .formatted(where, Reasons.clock(at)));
    }

    /** Of a plan of several days: the hour counts, however early it is. */
    static TripHours leavingOnTheLastDay(TripHours hours, Matcher found, int days) {
        if (days == 1
                || hours.departure().isPresent()
                || SpokenHours.BY_AIR.matcher(found.group()).find()) {
            return hours;
        }
        int at = SpokenHours.clock(found, "a", SpokenHours.number(found, "a") <= 6 && found.group("ahalf") == null);
        return hours.endingTheLastDayBy(at)
                .saying("The last day ends by %s, when you leave.".formatted(Reasons.clock(at)));
    }

    static TripHours leaving(TripHours hours, Matcher found, int before, String means) {
        if (found.group("ahalf") == null && found.group("amin") == null && SpokenHours.number(found, "a") > 24) {
            return hours;
        }
        boolean flies = before == SpokenHours.BEFORE_A_FLIGHT;
        int at = SpokenHours.clock(
                found,
                "a",
                SpokenHours.number(found, "a") <= 6
                        && found.group("ahalf") == null
                        && !SpokenHours.isOf24Hours(found, flies));
        if (flies && at < EARLY_FLIGHT) {
            int eve = Math.min(Hours.wholeDay().to(), DayPart.at(24, 0) + at - before);
            return hours.endingTheLastDayBy(eve)
                    .saying(
                            "Your flight at %s leaves on the morning after the last day of the plan, which ends near the airport."
                                    .formatted(Reasons.clock(at)));
        }
        int last = at - before;
        boolean homeward = HOMEWARD.matcher(found.group()).find();
        if (at < SpokenHours.EARLIEST_RETURN && !flies && !homeward) {
            // Who leaves in the morning sets out.
            return hours;
        }
        String sentence = means.isEmpty()
                ? "The last day ends by %s, when you leave.".formatted(Reasons.clock(last))
                : "The last day ends by %s, %s before the %s at %s; the %s itself is not part of the plan."
                        .formatted(
                                Reasons.clock(last),
                                flies ? "three hours" : "three quarters of an hour",
                                means,
                                Reasons.clock(at),
                                means);
        return hours.endingTheLastDayBy(last).saying(sentence);
    }

    /** At the end of the trip, and of no day before. */
    static TripHours thereBy(TripHours hours, Matcher found, int days) {
        int end = SpokenHours.clock(found, "a", SpokenHours.number(found, "a") <= 10 && found.group("ahalf") == null);
        return end < SpokenHours.EARLIEST_RETURN || end >= hours.to()
                ? hours
                : hours.endingTheLastDayBy(end)
                        .saying("The %s ends by %s, as you said."
                                .formatted(days == 1 ? "day" : "last day", Reasons.clock(end)));
    }
}
