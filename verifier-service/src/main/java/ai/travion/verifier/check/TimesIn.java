package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Finds times of day: "18:30", "6 p.m.", "eight in the evening", "half past four", "noon", "when it opens, at six". */
final class TimesIn {

    /**
     * A time as a text names it.
     *
     * @param minutes after midnight
     * @param eitherHalf whether it may as well be twelve hours later: "at six"
     */
    record Mention(String words, int minutes, boolean eitherHalf, int start, int end) {

        /** Every time that it may mean. */
        List<Integer> meant() {
            return eitherHalf ? List.of(minutes % HALF_A_DAY, minutes % HALF_A_DAY + HALF_A_DAY) : List.of(minutes);
        }
    }

    static final int HALF_A_DAY = 12 * 60;

    private static final String NUMBER = "(?<![\\w:.,-])(?<hour>1[0-2]|[1-9]|" + SpelledNumbers.HOUR + ")";
    private static final String PART =
            "(?:in the (?:early |late )?(?<part>morning|afternoon|evening)|at (?<night>night))";
    private static final String LEAD =
            "\\b(?:at|by|(?:get|be) there for|there by|until|till|til|before|after|from|usually|opens?|closes?) ";

    private static final Pattern OF_A_CLOCK = Pattern.compile(
            "(?<![\\d:.])(?<hour>[01]?\\d|2[0-4])(?:[:.](?<minute>[0-5]\\d)(?::[0-5]\\d)?)?\\s?(?<half>a\\.?m\\b\\.?|p\\.?m\\b\\.?)(?![\\p{L}])|(?<![\\d:.])(?<hour24>[01]?\\d|2[0-4]):(?<minute24>[0-5]\\d)(?::[0-5]\\d(?:\\.\\d+)?)?(?!\\d|:\\d)",
            CASE_INSENSITIVE);
    /** The first time of "6-8 pm", whose half stands after the second. */
    private static final Pattern BEFORE_A_RANGE = Pattern.compile(
            "(?<![\\d:.,])(?<hour>1[0-2]|[1-9])(?::(?<minute>[0-5]\\d))?(?=\\s?(?:-|–|to|or|and)\\s?(?:1[0-2]|[1-9])(?::[0-5]\\d)?\\s?(?<half>a\\.?m|p\\.?m))",
            CASE_INSENSITIVE);

    private static final Pattern NOON = Pattern.compile(
            "\\b(?:(?<noon>noon|midday|12 noon|(?:the )?middle of the day)|(?<midnight>midnight))\\b",
            CASE_INSENSITIVE);
    private static final Pattern PAST = Pattern.compile(
            "\\b(?<how>half[ -]past|half(?= (?:" + SpelledNumbers.HOUR
                    + ")\\b(?! (?:hour|day|dozen|hundred)))|(?:a )?quarter past|(?:a )?quarter to) " + NUMBER
                    + "\\b(?: " + PART + ")?",
            CASE_INSENSITIVE);
    /** "20 degrees by day and 10 at night": no hour. */
    private static final String OF_NO_HEAT =
            "(?<!(?:degrees?|°\\s?c?)(?: (?:by|during|in|at) (?:the )?\\p{L}{1,10})?,? (?:and|but|to) (?:about |around |only |just |some )?)";

    /** "Two baths a day, one in the morning": no hour, unless something leads to it. */
    private static final String NOT_ONE_OF_SEVERAL =
            "(?!(?<!\\b(?:at|by|until|till|til|from|to|before|after|past|around|about|towards|since|between|near|nearly|almost|roughly) )one in the )";

    private static final Pattern PART_OF_DAY = Pattern.compile(
            OF_NO_HEAT + NOT_ONE_OF_SEVERAL + NUMBER + "(?: o['’]clock)?,? " + PART + "\\b", CASE_INSENSITIVE);
    private static final Pattern DOTTED = Pattern.compile(
            "(?<![\\d:.])(?<hour>1[0-2]|0?[1-9])\\.(?<minute>[0-5]\\d)(?: o['’]clock)?,? " + PART + "\\b",
            CASE_INSENSITIVE);
    private static final Pattern O_CLOCK = Pattern.compile(NUMBER + " o['’]clock\\b", CASE_INSENSITIVE);
    /** "Come before one begins": one of what was spoken of. */
    private static final String NOT_ONE_OF_THEM =
            "(?!one (?:is|begins?|starts?|ends?|comes?|goes|follows?|shows?|covers?|lets?|gives?)\\b)";

    /** A bare hour after a word of time, and before nothing that it could count. */
    private static final Pattern BARE = Pattern.compile(
            LEAD + "(?:about |around |roughly |nearly |just |at |or |by )*" + NOT_ONE_OF_THEM + NUMBER
                    + "(?=\\s*(?:$|[.,;:!?)\\]](?!\\d)|(?:and|or)\\b(?! (?:\\d|a half|(?:" + SpelledNumbers.HOUR
                    + ")\\b))|(?:but|because|when|so|as|on|if|the|most|clouds?|mist|it['’]s|there|comes?|follows?|begins?|starts?|we|head|visit|reach|join|see|go(?! (?:hours?|minutes?))|sharp|every|daily|then|rather|usually|you|it|shows?|covers?|lets?|gives?|is)\\b|(?-i:\\p{Lu}\\p{L})))",
            CASE_INSENSITIVE);

    /** The first of two bare hours: "by nine or ten", "from 9 to 10 o'clock"; what follows counts nothing. */
    private static final Pattern FIRST_OF_TWO = Pattern.compile(
            "\\b(?:at|by|until|till|til|before|after|around|from about|between) (?:about |around )?(?<hour>1[0-2]|[1-9]|"
                    + SpelledNumbers.HOUR
                    + ")(?=(?: or | to | and |-|–)(?:1[0-2]|[1-9]|" + SpelledNumbers.HOUR
                    + ")(?: o['’]clock)?(?:\\s*(?:$|[.,;:!?)\\]](?!\\d))| (?:the|it|you|when|most|clouds?|mist|in the|every|daily|they)\\b| o['’]clock))",
            CASE_INSENSITIVE);

    private static final Pattern SECOND_OF_TWO = Pattern.compile(
            "(?<=(?: or | to | and |-|–))(?<hour>1[0-2]|[1-9]|" + SpelledNumbers.HOUR
                    + ")(?: o['’]clock)?(?=\\s*(?:$|[.,;:!?)\\]](?!\\d))| (?:the|it|you|when|most|clouds?|mist|every|daily|they)\\b)",
            CASE_INSENSITIVE);

    private TimesIn() {}

    /** Every time that a text names, the surest forms first; none stands in another. */
    static List<Mention> text(String text) {
        var mentions = new ArrayList<Mention>();
        var rest = new StringBuilder(text);
        boolean hasDigits = text.chars().anyMatch(Character::isDigit);
        if (hasDigits) {
            take(BEFORE_A_RANGE, rest, mentions, TimesIn::ofAClock);
            take(OF_A_CLOCK, rest, mentions, TimesIn::ofAClock);
            take(
                    DOTTED,
                    rest,
                    mentions,
                    match -> withPart(match, 60 * hour(match) + Integer.parseInt(match.group("minute"))));
        }
        take(NOON, rest, mentions, match -> mention(match, match.group("noon") != null ? HALF_A_DAY : 0, false));
        if (take(FIRST_OF_TWO, rest, mentions, match -> mention(match, 60 * hour(match), true))) {
            take(SECOND_OF_TWO, rest, mentions, match -> mention(match, 60 * hour(match), true));
        }
        take(PAST, rest, mentions, TimesIn::past);
        take(PART_OF_DAY, rest, mentions, match -> withPart(match, 60 * hour(match)));
        take(O_CLOCK, rest, mentions, match -> mention(match, 60 * hour(match), true));
        take(BARE, rest, mentions, match -> mention(match, 60 * hour(match), true));
        return List.copyOf(mentions);
    }

    private interface Read {
        Mention from(MatchResult match);
    }

    /** Whether there was one. */
    private static boolean take(Pattern form, StringBuilder rest, List<Mention> mentions, Read read) {
        var found = form.matcher(rest.toString()).results().toList();
        for (var match : found) {
            mentions.add(read.from(match));
            for (int i = match.start(); i < match.end(); i++) {
                rest.setCharAt(i, ' ');
            }
        }
        return !found.isEmpty();
    }

    private static Mention ofAClock(MatchResult match) {
        if (match.namedGroups().containsKey("hour24") && match.group("hour24") != null) {
            return mention(
                    match,
                    Integer.parseInt(match.group("hour24")) * 60 + Integer.parseInt(match.group("minute24")),
                    false);
        }
        int hour = Integer.parseInt(match.group("hour"));
        int minute = match.group("minute") == null ? 0 : Integer.parseInt(match.group("minute"));
        boolean afternoon = Character.toLowerCase(match.group("half").charAt(0)) == 'p';
        return mention(match, (hour <= 12 ? hour % 12 + (afternoon ? 12 : 0) : hour) * 60 + minute, false);
    }

    private static Mention past(MatchResult match) {
        var how = match.group("how").toLowerCase(Locale.ROOT);
        int minutes = 60 * hour(match) + (how.startsWith("half") ? 30 : how.endsWith("to") ? -15 : 15);
        return withPart(match, minutes);
    }

    private static Mention withPart(MatchResult match, int minutes) {
        int ofTheClock = minutes % HALF_A_DAY;
        if (match.group("night") != null) {
            // "Two o'clock at night" is early, "ten at night" late.
            return mention(match, ofTheClock < 6 * 60 ? ofTheClock : ofTheClock + HALF_A_DAY, false);
        }
        var part = match.group("part");
        return part == null
                ? mention(match, minutes, true)
                : mention(match, part.equalsIgnoreCase("morning") ? ofTheClock : ofTheClock + HALF_A_DAY, false);
    }

    private static int hour(MatchResult match) {
        var hour = match.group("hour");
        return Character.isDigit(hour.charAt(0))
                ? Integer.parseInt(hour)
                : List.of(SpelledNumbers.HOUR.split("\\|", -1)).indexOf(hour.toLowerCase(Locale.ROOT)) + 1;
    }

    private static Mention mention(MatchResult match, int minutes, boolean eitherHalf) {
        return new Mention(match.group().strip(), minutes, eitherHalf, match.start(), match.end());
    }
}
