package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Reading.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * An end of a journey: a day on which somebody says that they arrive or leave.
 *
 * @param day that is named; that of a whole range where the journey has none of its own
 * @param role which end it is
 * @param clause what is said of it; empty where no verb says that it is a journey
 * @param byAir whether it is a flight
 */
record VoyageEnd(Reading day, Role role, String clause, boolean byAir) {

    enum Role {
        ARRIVING,
        LEAVING,
        GOING_HOME
    }

    /** From here on the day of a landing is over. */
    private static final int LATE = 22;
    /** Until here the day of a departure has not begun. */
    private static final int EARLY = 9;

    private static final int SMALL_HOURS = 5;

    private static final String ARRIVING =
            "arriv(?:e|es|ing|al)|arr|(?:start|begin)(?:s|n?ing)?(?=\\s+(?:in|at|from)\\s+(?:the\\s+)?#)|land(?:s|ing)?|touch(?:es|ing)?\\s?down|get(?:s|ting)?\\s+in(?:to)?|get(?:s|ting)?\\s+off\\s+the\\s+(?:plane|ship|boat)|fl(?:y|ies|ying)\\s+in(?:to)?|(?:flight|plane)\\s+(?:in|is\\s+in|comes\\s+in)|inbound|reach(?:es|ing)?|com(?:e|ing)(?:\\s+(?:in|over|on)|(?=\\s*$))|check(?:ing)?[\\s-]?in|in(?=\\s+(?:on\\s+the\\s|at\\s+(?:noon|midday|midnight|\\d))|\\s*$)|after\\s+(?:our|my|the|an?)\\s+(?:\\p{L}+\\s+)?flight|docks?|docking";
    /** What is plainly the way home. */
    private static final String GOING_HOME =
            "fl(?:y|ies|ying)\\s+(?:out|home|back|away|off)|(?:flight|plane)\\s+(?:home|out|back|off)|(?:return|homeward|red[\\s-]?eye|overnight)\\s+(?:flight|home|back|out)|red[\\s-]?eye|go(?:es|ing)?\\s+(?:back\\s+)?home|head(?:s|ing)?\\s+(?:home|back)|before\\s+(?:my|our|the|a)\\s+(?:\\p{L}+\\s+)?flight|leav(?:e|es|ing)\\s+(?:sri\\s+lanka|the\\s+(?:country|island))";
    /** What is the way home where an arrival is named besides. */
    private static final String LEAVING =
            "leav(?:e|es|ing)(?!\\s+(?:for|from|to|it|my|our|the|at\\s+home|#))|(?<=[,;]\\s|\\band\\s)back(?!\\s+(?:to|in|at|pain|problems?))|depart(?:s|ing|ure)?|dep|tak(?:e|es|ing)\\s+off|return(?:s|ing)?|go(?:ing)?\\s+back|get(?:s|ting)?\\s+out|check(?:ing)?[\\s-]?out|(?:flights?|plane|fly|flying)(?!\\s+(?:arriv|land|gets|in\\b|into|to\\b))|outbound|(?<!\\b(?:day|night|eat|eating|dinner|fill|find|check)\\s)out(?=\\s+(?:again\\b|of\\s+#|on\\s|at\\s|the\\s|\\d|$))|sails?|sailing|(?:must|have\\s+to|has\\s+to|need\\s+to|got\\s+to|want\\s+to)\\s+be|be\\s+back|end(?:s|ing)?|finish(?:es|ing)?|last\\s+day";

    private static final Pattern CUE = Patterns.anyCase("(?<![\\p{L}#-])(?:(?<home>" + GOING_HOME + ")|(?<in>"
            + ARRIVING + ")|(?<out>" + LEAVING + "))(?![\\p{L}])");
    private static final Pattern OUT_AND_BACK =
            Patterns.anyCase("\\bleave(?=\\s+#+[^.;!?]*(?<!\\p{L})(?:back|return\\w*)(?!\\p{L}))");
    private static final Pattern FROM =
            Patterns.anyCase(".*(?<![\\p{L}])(?:from|starting|starts?|beginning|begins?)(?:\\s+on)?(?:\\s+the)?\\s*");
    private static final String TILL = "(?:until|till|til|through|up\\s+to)\\b";
    private static final Pattern UNTIL =
            Patterns.anyCase(".*(?<![\\p{L}])" + TILL + "\\s*(?:on\\s+)?(?:the\\s+)?|" + TILL + ".*");
    /** What may stand between a day and the verb behind it: "on 8 January we land". */
    private static final Pattern COME_AFTER =
            Patterns.anyCase("^\\s*,?\\s*(?:(?:we|i|they|is|our|my|the|to)\\s+){0,3}(?:flight\\s+|plane\\s+)?$");

    private static final Pattern SENTENCE = Pattern.compile("(?<!\\b(?:arr|dep))[.;!?](?=\\s)");
    private static final Pattern BY_AIR = Patterns.anyCase(
            "(?<!\\p{L})(?:land|flight|fl(?:y|ies)|plane|touch|red[\\s-]?eye|(?:cmb|bia|katunayake|bandaranaike|airport)\\b)");
    private static final Pattern BY_LAND = Patterns.words("trains?|bus(?:es)?|coach|ship|boat|ferry|cruise");
    /** "The night of 21/22 December" is that of the first of them. */
    private static final Pattern NIGHT_OF = Patterns.anyCase(".*\\bnight\\s+(?:of|from)\\s+(?:the\\s+)?");

    /** "At 3:30" is the afternoon's to most; "03:30" is not. */
    private static final Pattern OF_EITHER_HALF = Patterns.anyCase(
            "(?<![\\d/.:-])[1-4][:.]\\d\\d(?![\\d/.:-]*\\d|\\s*(?:[ap]\\.?m\\b|in\\s+the\\b|at\\s+night\\b))");

    /** Whether any verb says that it is a journey. */
    static boolean isSpokenOf(String text) {
        return Patterns.isIn(CUE, text);
    }

    /** Who leaves a town and says when they are back sets out there: the text, letter for letter, with a verb of coming. */
    private static String settingOutIn(String text) {
        return OUT_AND_BACK.matcher(text).replaceAll("lands");
    }

    /** The ends that a text names, in its order; none where no verb says that it is a journey. */
    static List<VoyageEnd> in(String said, List<Reading> readings) {
        var text = settingOutIn(said);
        var ends = new ArrayList<VoyageEnd>();
        var days =
                readings.stream().filter(reading -> canBeAnEnd(text, reading)).toList();
        int from = 0;
        for (int at = 0; at < days.size(); at++) {
            var day = days.get(at);
            int next = at + 1 < days.size() ? days.get(at + 1).from() : text.length();
            var before = text.substring(afterTheSentence(text, from, day.from()), day.from());
            var after = text.substring(day.to(), sentenceEnd(text, day.to(), next));
            var cue = lastCue(before);
            var follows = Patterns.matcher(CUE, after);
            boolean behind = follows.find();
            from = day.to();
            if (cue.isPresent()) {
                var clause = before.substring(cue.get().start()) + " "
                        + (behind && !isTheSameWay(cue.get(), follows) ? after.substring(0, follows.start()) : after);
                ends.add(new VoyageEnd(day, roleOf(cue.get()), clause, isByAir(before + clause)));
            } else if (Patterns.isAllOf(FROM, before)) {
                ends.add(new VoyageEnd(day, Role.ARRIVING, "", false));
            } else if (behind && Patterns.isAllOf(COME_AFTER, after.substring(0, follows.start()))) {
                ends.add(new VoyageEnd(day, roleOf(follows), after, isByAir(after)));
                from = day.to() + follows.end();
            } else if (Patterns.isAllOf(UNTIL, before)
                    || Patterns.isAllOf(UNTIL, text.substring(day.from(), day.to()))) {
                ends.add(new VoyageEnd(day, Role.LEAVING, "", false));
            }
        }
        return ends.stream().anyMatch(end -> !end.clause().isEmpty()) ? comingAsOneGoes(ends) : List.of();
    }

    /** Whoever flies home came by air, where no train or bus is named. */
    private static List<VoyageEnd> comingAsOneGoes(List<VoyageEnd> ends) {
        boolean byAir = ends.stream().anyMatch(end -> !end.clause().isEmpty() && end.isFlight());
        return byAir
                ? ends.stream()
                        .map(end -> end.role() == Role.ARRIVING && !Patterns.isIn(BY_LAND, end.clause())
                                ? new VoyageEnd(end.day(), end.role(), end.clause(), true)
                                : end)
                        .toList()
                : ends;
    }

    private static final Pattern OF_ITS_OWN_DAY = Patterns.anyCase("\\bon\\s+(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)\\b");

    /** The journeys that are spoken of beside a range, without a day of their own. */
    static List<VoyageEnd> ofOneDay(String text, Reading range) {
        var cues = Patterns.in(CUE, text).toList();
        var found = new ArrayList<VoyageEnd>();
        for (int at = 0; at < cues.size(); at++) {
            int start = cues.get(at).start();
            int next = at + 1 < cues.size() ? cues.get(at + 1).start() : text.length();
            int end = sentenceEnd(text, start, next);
            var sentence = text.substring(afterTheSentence(text, 0, start), end);
            if (Patterns.isIn(OF_ITS_OWN_DAY, text.substring(start, end))) {
                continue;
            }
            found.add(new VoyageEnd(range, roleOf(cues.get(at)), text.substring(start, end), isByAir(sentence)));
        }
        return found;
    }

    boolean isLateLanding() {
        return role == Role.ARRIVING && byAir && HourOfDay.in(clause).orElse(0) >= LATE;
    }

    boolean isEarlyDeparture() {
        return role != Role.ARRIVING
                && HourOfDay.in(clause).orElse(LATE) < EARLY
                && (isByAirOrHome() || !isOfEitherHalf());
    }

    /** Hardly anything else leaves in the small hours. */
    boolean isFlight() {
        return isByAirOrHome() || (HourOfDay.in(clause).orElse(LATE) < SMALL_HOURS && !isOfEitherHalf());
    }

    private boolean isByAirOrHome() {
        return role == Role.GOING_HOME || byAir;
    }

    private boolean isOfEitherHalf() {
        return Patterns.isIn(OF_EITHER_HALF, clause);
    }

    private static boolean canBeAnEnd(String text, Reading reading) {
        boolean exact = reading.isDays()
                && reading.kind() != Kind.FEAST
                && reading.days().exact();
        return exact
                && (reading.days().last().isEmpty() || Patterns.isAllOf(NIGHT_OF, text.substring(0, reading.from())));
    }

    private static boolean isByAir(String clause) {
        return Patterns.isIn(BY_AIR, clause) && !Patterns.isIn(BY_LAND, clause);
    }

    private static Optional<MatchResult> lastCue(String before) {
        return Patterns.in(CUE, before).reduce((cue, later) -> later);
    }

    /** "We leave on the 8th, our flight is at 7:00": the second verb is of the same departure. */
    private static boolean isTheSameWay(MatchResult cue, MatchResult further) {
        return roleOf(cue) != Role.ARRIVING && roleOf(further) != Role.ARRIVING;
    }

    private static Role roleOf(MatchResult cue) {
        return cue.group("home") != null ? Role.GOING_HOME : cue.group("in") != null ? Role.ARRIVING : Role.LEAVING;
    }

    private static int afterTheSentence(String text, int from, int to) {
        return from
                + Patterns.in(SENTENCE, text.substring(from, to))
                        .mapToInt(MatchResult::end)
                        .max()
                        .orElse(0);
    }

    private static int sentenceEnd(String text, int from, int to) {
        var end = Patterns.matcher(SENTENCE, text.substring(from, to));
        return end.find() ? from + end.start() : to;
    }
}
