package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ShadowMonitorLog;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.regex.Pattern;

/** What the engines found out about a day: to whoever asks about the sun or the calendar it is the answer. */
final class DayFindings {

    private static final Pattern SUN = Pattern.compile(
            "(?i)\\b(?:sunrise|sunset|sun(?![\\s-]*(?:bath|burn|cream|screen|tan|block|hat|stroke|lotion|glass|lounger|bed|protect))|golden hour|blue hour|daylight|lighting|light|dawn|dusk)\\b");
    /** A picture asks for the light where it asks for the hour or the spot. */
    private static final Pattern PICTURE = Pattern.compile(
            "(?i)^(?=.*\\bphoto\\w*)(?=.*\\b(?:when|times?|hours?|best|good|great|early|late|morning|evening|spots?|viewpoints?)\\b).*");

    private static final Pattern HOUR =
            Pattern.compile("(?i)\\b(?:when|what time|times?|hours?|how early|how late|o'?clock)\\b");

    private static final Pattern LIGHT = Pattern.compile(
            "(?i)sun|rises?|sets?|sunrise|sunset|golden|blue|hours?|daylight|lighting|light|dawn|dusk|dark|get");
    private static final Pattern CALENDAR = Pattern.compile(
            "(?i)\\b(?:poya|holidays?|full moon|alcohol|vesak|poson|(?:new year|closed|banned|what happens|festivals? on))\\b");

    /** "A surf holiday", "our holiday", "on holiday": none of the calendar. */
    private static final Pattern TRAVELLERS_HOLIDAY = Pattern.compile(
            "(?i)\\b(?:(?:surf(?:ing)?|beach|family|div(?:e|ing)|yoga|safari|walking|cycling|summer|winter|school|half[- ]term|weeks?|package|our|my|your)(?: \\p{L}+)?|(?:for|plan|book|spend) (?:a|the)(?: \\p{L}+){0,2}) holidays?\\b|\\bon holiday\\b");

    private static final Pattern CROWDS =
            Pattern.compile("(?i)\\b(?:crowd(?:s|ed)?|busy|busiest|quiet(?:er|est)?|packed|queues?|how full)\\b");

    /** What is left of such a question besides its place and its day. */
    private static final Pattern CROWDED = Pattern.compile(
            "(?i)crowd\\w*|busy|busier|busiest|quiet\\w*|packed|queues?|full\\w*|empt\\w+|times?|hours?|morning|afternoon|evening|noon|midday|sunrise|sunset|dawn|dusk|early|late|people|tourists?|visitors?|expect\\w*|day|week-?ends?|\\w+days?|\\d+\\s*(?:am|pm)?|am|pm|o'?clock|visit\\w*|go|get|long|many|poya|christmas|vesak|holidays?|sorry|ok(?:ay)?|thanks?|please|temples?|beach(?:es)?|parks?|place|there");

    private static final Pattern HAPPENING = Pattern.compile(
            "(?i)\\b(?:what happens|what goes on|what is going on|festivals?|perahera|procession|celebrat\\w+|part(?:y|ies)|new year|vesak|poson|where)\\b");
    private static final Pattern PICTURES_ALLOWED = Pattern.compile(
            "(?is).*\\b(?:photo\\w*|pictures?|flash|camera)\\b.*\\b(?:allowed|permitted|forbidden|prohibited|banned|ok|okay|fine)\\b.*|.*\\b(?:allowed|permitted|permission|forbidden|prohibited|may (?:i|we|one)|can (?:i|we|one|you)|is it ok(?:ay)?)\\b.{0,40}\\b(?:photo\\w*|pictures?|flash|camera)\\b.*|.*\\bflash\\b.*");
    private static final Pattern WHY_DRY = Pattern.compile(
            "(?is).*\\b(?:why|how come)\\b.*\\b(?:dry|alcohol|bars?|closed|banned?|drink\\w*|wine|beer)\\b.*");

    private static final int A_WEEK = 7;

    private DayFindings() {}

    /** Whether it is asked why a day is dry, which the rule of that day alone answers. */
    static boolean asksWhyItIsDry(Question question) {
        return WHY_DRY.matcher(question.text()).matches();
    }

    /** Whether what holds on a day answers better than any passage: not what is to be seen on it. */
    static boolean calendarComesFirst(Question question) {
        return asksWhyItIsDry(question)
                || (calendarIsAskedFor(question)
                        && !HAPPENING.matcher(question.text()).find());
    }

    private static boolean asksForTheSun(String question) {
        return (SUN.matcher(question).find() || PICTURE.matcher(question).find())
                && !PICTURES_ALLOWED.matcher(question).matches();
    }

    /** Whether what holds on a day is the very thing that was asked. */
    static boolean calendarIsAskedFor(Question question) {
        return CALENDAR.matcher(TRAVELLERS_HOLIDAY.matcher(question.text()).replaceAll(" "))
                .find();
    }

    /** Whether nothing but the light of a day is asked for, and so the day's own facts are the whole answer. */
    static boolean answersAllOf(Question question) {
        return asksForTheSun(question.text())
                && !question.compares()
                && !question.text().matches("(?is).*\\b(?:where|best|spots?|places?|view\\w*|photo\\w*|climb\\w*)\\b.*")
                && question.subjects().values().stream()
                        .allMatch(word -> LIGHT.matcher(word).matches());
    }

    /** Whether nothing but how full a place is on its day or at its hour is asked for, which the engine has told. */
    static boolean crowdsAnswerAllOf(Question question, GraphState state) {
        return state.getTargetDate().isPresent()
                && !isOfWeeks(state)
                && CROWDS.matcher(question.text()).find()
                && !question.compares()
                && state.getShadowMonitorLogs().stream()
                        .anyMatch(log -> log.getCheckType().equals("crowdcast")
                                && !log.getDetails().isBlank())
                && question.subjects().values().stream()
                        .allMatch(word -> CROWDED.matcher(word).matches());
    }

    /** How full it is hour by hour is told of a day: the first of January says little of January. */
    private static boolean isOfWeeks(GraphState state) {
        return state.getTargetDate()
                .flatMap(start -> state.getTargetEndDate().map(end -> ChronoUnit.DAYS.between(start, end)))
                .filter(days -> days >= A_WEEK)
                .isPresent();
    }

    /** Whether a place to see the light from is sought, which no time answers. */
    static boolean asksWhere(Question question) {
        return (SUN.matcher(question.text()).find()
                        || PICTURE.matcher(question.text()).find())
                && question.text().matches("(?is).*\\b(?:where|spots?|viewpoints?)\\b.*");
    }

    /** What the logs answer, without what the constraints say themselves. */
    static List<String> answering(Question question, GraphState state) {
        // Which of two is better for a sunrise, no hour of it tells.
        if (question.compares()) {
            return List.of();
        }
        // Where to go for a picture or a sunset, the hours of all the year do not tell.
        boolean isOfSpots = asksWhere(question)
                && state.getTargetDate().isEmpty()
                && !HOUR.matcher(question.text()).find();
        return state.getShadowMonitorLogs().stream()
                .filter(log -> isAskedFor(log, question.text()))
                .filter(log -> !isOfWeeks(state) || !log.getCheckType().equals("crowdcast"))
                .filter(log -> !isOfSpots || !log.getCheckType().equals("golden_hour"))
                .filter(log -> state.getConstraintViolations().stream()
                        .noneMatch(violation -> log.getDetails().contains(violation.getDescription())))
                .map(DayFindings::sentence)
                .filter(sentence -> !sentence.isEmpty())
                .distinct()
                .toList();
    }

    /** Whether the days of a season or a festival were asked for and are told. */
    static boolean tellASeason(GraphState state) {
        return state.getShadowMonitorLogs().stream()
                .anyMatch(log -> log.getCheckType().equals("festival"));
    }

    /** The light of the days, as a tip for a plan. */
    static List<String> light(GraphState state) {
        return state.getShadowMonitorLogs().stream()
                .filter(log -> log.getCheckType().equals("golden_hour")
                        && log.getOutcome().equals("ok"))
                .map(DayFindings::sentence)
                .filter(sentence -> !sentence.isEmpty())
                .distinct()
                .limit(2)
                .toList();
    }

    private static boolean isAskedFor(ShadowMonitorLog log, String question) {
        return switch (log.getCheckType()) {
            case "golden_hour" -> asksForTheSun(question) && log.getOutcome().equals("ok");
            // What the calendar check has noted is no answer: the calendar answers from its own facts.
            case "crowdcast" -> CROWDS.matcher(question).find();
            // It is noted for whoever asks for it, and for nobody else.
            case "festival" -> true;
            default -> false;
        };
    }

    private static String sentence(ShadowMonitorLog log) {
        var details = log.getDetails().replaceAll("\\s+", " ").strip();
        return details.isEmpty() || details.matches(".*[.!?]") ? details : details + ".";
    }
}
