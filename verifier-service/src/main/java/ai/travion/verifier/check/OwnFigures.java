package ai.travion.verifier.check;

import ai.travion.verifier.check.Quantity.Unit;
import java.math.BigDecimal;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What travellers say of their own time and company in figures, which an answer may repeat to them. */
final class OwnFigures {

    private static final Pattern OF_THE_TRAVELLER = Pattern.compile(
            "(?i)\\b(?:your|you|you['’](?:ve|re)|of you|you two|year[- ]olds?|aged?|(?:is|are) (?:just |about |quite )?(?:right|enough|plenty|ideal|perfect|tight|fine|sufficient|ample|comfortable|too short|doable))\\b");

    private static final String A_MONTH = "(?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)";

    private static final String A_SPAN =
            "(?<from>\\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to|until|till|and|through) ?(?:the )?(?<to>\\d{1,2})(?:st|nd|rd|th)?";

    private static final Pattern DAYS_BEFORE_MONTH = Pattern.compile("(?i)\\b" + A_SPAN + "(?: of)? " + A_MONTH);

    private static final Pattern DAYS_AFTER_MONTH = Pattern.compile("(?i)\\b" + A_MONTH + "\\.? " + A_SPAN + "\\b");

    private static final String ANY_NUMBER =
            "(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: and a half|½|\\.5)?";

    /** "2 hrs to kill", "we have three days", "kids (6 & 9)", "both 68". */
    private static final Pattern OWN_MEANS = Pattern.compile(
            "(?i)\\b" + ANY_NUMBER
                    + "[ -]?(?:hours?|hrs?|h|minutes|mins?) (?:to (?:kill|spare|spend|fill)|free|spare|left|layovers?|stopovers?|between|before|in)\\b"
                    + "|(?<=\\b(?:have|has|got|only|for|just|spend|spare|stay|staying) )(?:about |only |just )?"
                    + ANY_NUMBER
                    + "[ -]?(?:hours?|hrs?|h|minutes|mins?|days?|nights?|weeks?)\\b"
                    + "|\\b" + ANY_NUMBER
                    + "[ -]?(?:days?|nights?|people|adults|kids|children|(?:years?|yrs?|yo)(?:[ -]?olds?)?)\\b"
                    + "|\\b(?:children|kids|boys|girls|sons?|daughters?|twins|teenagers|teens|grandchildren|girl|boy|child|kid|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|parents|husband|wife|i['’]?m|i am|we['’]?re|we are|aged?)\\W{1,2}(?:(?:both|of|aged|is|are|who is) )?\\(?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?:(?:, ?| and | ?& ?|/|-)\\d{1,2})*\\b"
                    + "|(?<=\\b(?:aged?|both|kids|children|am|are|party of|family of|group of) \\(?)\\d{1,2}\\b|(?<=\\()\\d{1,2}(?= ?(?:&|and|,|\\)))|(?<=(?:&|and) )\\d{1,2}(?=\\))");

    private final Set<Quantity> quantities = new HashSet<>();

    private final Set<Integer> daysOfTheMonth = new HashSet<>();

    /** "On the 22nd", of the days that somebody stays. */
    boolean isADayOfTheirs(Quantity quantity, String sentence) {
        return quantity.unit() == Unit.NONE
                && daysOfTheMonth.contains(quantity.value().intValue())
                && Pattern.compile("\\b" + Pattern.quote(quantity.words()) + "(?:st|nd|rd|th)\\b")
                        .matcher(sentence)
                        .find();
    }

    /** "Two hours is just right", of the two that somebody has; "with your 10-year-old". */
    boolean isTheirs(Quantity quantity, String sentence) {
        return OF_THE_TRAVELLER.matcher(sentence).find() && quantities.stream().anyMatch(quantity::follows);
    }

    /** The time that somebody says to have, whom they bring and how old these are; what they ask of the place is no fact. */
    void addMeans(String words, Readings readings) {
        OWN_MEANS
                .matcher(words)
                .results()
                .forEach(means -> quantities.addAll(
                        readings.factsOf(means.group().strip()).quantities()));
    }

    /**
     * "Dec 22-25", "from 22 to 24 December": every day of them.
     *
     * @return these days
     */
    List<MonthDay> addSpans(String words) {
        var ofTheSpans = new ArrayList<MonthDay>();
        for (var span : List.of(DAYS_BEFORE_MONTH, DAYS_AFTER_MONTH)) {
            span.matcher(words).results().forEach(days -> {
                int from = Integer.parseInt(days.group("from"));
                int to = Integer.parseInt(days.group("to"));
                for (int day = from; day <= Math.min(to, 31); day++) {
                    DatesIn.text(day + " " + days.group("month")).stream()
                            .flatMap(mention -> mention.monthDay().stream())
                            .forEach(ofTheSpans::add);
                    quantities.add(
                            new Quantity(String.valueOf(day), BigDecimal.valueOf(day), Unit.NONE, false, false, false));
                    daysOfTheMonth.add(day);
                }
            });
        }
        return ofTheSpans;
    }
}
