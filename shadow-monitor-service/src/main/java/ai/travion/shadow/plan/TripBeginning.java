package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** When the first day of a trip begins that is no whole day: after work, on an evening, on the afternoon on which one arrives. */
final class TripBeginning {

    private static final int EVENING_START = DayPart.at(17, 30);
    private static final Pattern AFTER_WORK = Pattern.compile(
            "\\b(?:after (?:work|office|school|our shift)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:\\p{L}+ )?)?(?:evening|night)\\b(?=[^;!?]{0,60}?\\b(?:to|till|until|through|back)\\b))",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ARRIVING_SOMETIME = Pattern.compile(
            "\\b(?:land(?:s|ing)?|fly(?:ing)? in(?:to)?|arriv(?:e|es|ing|al)|get(?:ting)? (?:in|to)|touch(?:ing)? down)\\b(?:(?!\\b(?:and|then|leav\\w*|depart\\w*|fly|back)\\b)[^.;!?,]){0,45}?\\b(?<part>morning|afternoon|evening|night|late(?=\\s+(?:on|at|that)\\b|\\s*[,.;]|\\s*$))\\b(?!\\s+(?:train|bus))",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern BY_AIR = Pattern.compile(
            "\\b(?:land(?:s|ing)?|fly(?:ing)? in(?:to)?|touch(?:ing)? down)\\b", Pattern.CASE_INSENSITIVE);

    private static final String A_MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*";
    /** By air, on a day, at no hour: "landing 14 January". */
    private static final Pattern LANDING_ON_A_DAY = Pattern.compile(
            "\\b(?:land(?:s|ing)?|fly(?:ing)? in(?:to)?|touch(?:es|ing)? down|(?:flight|plane) (?:arrives|gets in|is in))\\b(?:(?!\\b(?:and|then|before|after|back|leav\\w*|depart\\w*)\\b)[^.;!?,]){0,30}?(?:\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b\\d{1,2}\\s+(?:of\\s+)?"
                    + A_MONTH + "\\b|\\b" + A_MONTH
                    + "\\s+\\d{1,2}\\b|\\b\\d{4}-\\d\\d-\\d\\d\\b|\\b\\d{1,2}/\\d{1,2}\\b|\\b(?:the\\s+)?first\\s+day\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\b(?:today|tomorrow)\\b)",
            Pattern.CASE_INSENSITIVE);
    /** The trip itself begins on another day than one lands. */
    private static final Pattern BEGINS_LATER = Pattern.compile(
            "\\b(?:from|start(?:s|ing)?|begin(?:s|ning)?)(?:\\s+on)?\\s+(?:the\\s+)?(?:\\d{1,2}\\b|day after|next day|"
                    + A_MONTH + "\\s+\\d)|\\b(?:the )?(?:day|night|evening) before\\b",
            Pattern.CASE_INSENSITIVE);

    private static final int LANDED = DayPart.at(10, 0);

    private static final Pattern SETTING_OUT_LATE = Pattern.compile(
            "\\b(?:leav(?:e|ing)|set(?:ting)? (?:off|out)|depart(?:ing)?)\\b(?:(?!\\bback\\b)[^.;!?,]){0,40}?\\bat\\s+"
                    + SpokenHours.HOUR.formatted("a") + "(?=.*\\bback\\b)",
            Pattern.CASE_INSENSITIVE);

    /** "One evening and the day after": the first of two days is a part of one. */
    private static final Pattern PART_AND_A_DAY = Pattern.compile(
            "\\b(?:one|an?|the|that|first)\\s+(?:\\w+\\s+)?(?<part>afternoon|evening)\\s*(?:,|and|plus|then|\\+|&)\\s*(?:then\\s+)?(?:the\\s+|a\\s+)?(?:whole\\s+|full\\s+)?(?:next\\s+day|day\\s+after|following\\s+day|next\\s+morning|morning\\s+after)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final int AFTERNOON_START = DayPart.at(13, 30);
    private static final int EARLY_EVENING_START = DayPart.at(16, 0);

    private TripBeginning() {}

    /** Where no hour is said, the part of the day in which a trip begins. */
    static TripHours of(TripHours hours, String wish, int days) {
        if (days < 2 || hours.arrival().isPresent()) {
            return hours;
        }
        Matcher part = PART_AND_A_DAY.matcher(wish);
        if (part.find()) {
            boolean evening = part.group("part").equalsIgnoreCase("evening");
            int start = evening ? EARLY_EVENING_START : AFTERNOON_START;
            return hours.arrivingAt(start)
                    .saying("The first day begins at %s, since you gave its %s alone."
                            .formatted(Reasons.clock(start), evening ? "evening" : "afternoon"));
        }
        Matcher setting = SETTING_OUT_LATE.matcher(wish);
        if (setting.find() && SpokenHours.clock(setting, "a", false) >= SpokenHours.NOON) {
            int out = Math.min(SpokenHours.LATEST_ARRIVAL, SpokenHours.clock(setting, "a", false));
            return hours.arrivingAt(out)
                    .saying("The first day begins at %s, when you set out.".formatted(Reasons.clock(out)));
        }
        Matcher work = AFTER_WORK.matcher(wish);
        if (work.find() && !Patterns.isIn(BY_AIR, wish)) {
            return hours.arrivingAt(EVENING_START)
                    .saying("The first day begins at %s, on the evening on which you set out."
                            .formatted(Reasons.clock(EVENING_START)));
        }
        Matcher arriving = ARRIVING_SOMETIME.matcher(wish);
        if (arriving.find()) {
            return arriving(
                    hours,
                    switch (arriving.group("part").toLowerCase(Locale.ROOT)) {
                        case "morning" -> DayPart.at(9, 30);
                        case "afternoon" -> DayPart.at(15, 30);
                        default -> DayPart.at(20, 0);
                    });
        }
        boolean lands =
                (Patterns.isIn(LANDING_ON_A_DAY, wish) || Flights.areAlone(wish)) && !Patterns.isIn(BEGINS_LATER, wish);
        return lands ? arriving(hours, LANDED) : hours;
    }

    private static TripHours arriving(TripHours hours, int first) {
        return hours.arrivingAt(first)
                .saying(
                        "You gave no hour of your arrival, so the first day begins at about %s; tell me the hour and I move it."
                                .formatted(Reasons.clock(first)));
    }
}
