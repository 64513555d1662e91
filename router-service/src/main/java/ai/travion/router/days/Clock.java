package ai.travion.router.days;

import ai.travion.router.dates.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * When something is to be, taken out of a clause.
 *
 * @param days that are named, in their order
 * @param part morning, afternoon, evening, dawn or sunset; may be empty
 * @param time HH:mm; may be empty
 * @param rest the clause without days and parts; an hour stands in it as {@code H=}, as {@code H>} with "not before" or "from", as {@code H<} with "by" or "until"
 * @param isOdd whether it says two hours, or hours of a length
 */
record Clock(List<When> days, String part, String time, String rest, boolean isOdd) {

    private static final Pattern DAY = Pattern.compile("@(?<n>\\d{1,2})@");
    private static final Pattern MOVED = Pattern.compile("\\bfrom @\\d{1,2}@\\s+(?:and\\s+)?(?:over )?(?=(?:to )?@)");
    private static final Pattern PART = Pattern.compile(
            "\\b(?:(?:in|on|for|during|at|of|this|to|only in)\\s+)?(?:(?:the|our|my|an?)\\s+)?(?:(?:early|late|whole|entire|rest of the)\\s+)*(?<part>mornings?|afternoons?|evenings?|nights?)\\b(?:\\s+(?:of|on)(?=\\s+@))?");
    private static final Pattern LIGHT = Pattern.compile(
            "\\b(?:(?:at|for|around|before|during|by)\\s+)?(?:the\\s+)?(?<light>sun ?rise|dawn|day ?break|first light|sun ?set|dusk|golden hour)\\b");
    /** "Climb it early", "the climb on day 2 first thing": of a thing, and of no day that begins. */
    private static final Pattern EARLY = Pattern.compile(
            "^(?!.*\\b(?:no|not|never|too|so|less|start\\p{L}*|begin\\p{L}*|get up|getting up|leave|set off|wake|earlier|later|night|flight)\\b)(?<thing>.*(?:[#$]\\d[#$]|\\b(?:the|that|this|our) (?:\\p{L}+ )?(?:climb|hike|walk|trek|temple|visit|safari|summit|rock)\\b|\\b(?:do|climb|visit|see|put|have|plan) (?:it|that|this)\\b).*?) (?:(?:very|really|quite|nice and|as) )*(?:early|first thing)(?: (?:as possible|on|in the (?:day|morning)))*(?<day>(?: on)? @\\d@)?\\s*$");

    /** What is begun before the day is. */
    private static final Pattern GOES_UP =
            Pattern.compile("\\b(?:climb\\p{L}*|hik(?:e|ing)|trek\\p{L}*|summit|safari|game drive|ascent)\\b");

    private static final Pattern SERVICE =
            Pattern.compile("\\b(?:at|for|during|in time for|with) the (?:evening )?(?:puja|pooja|service)\\b");
    private static final Pattern MEAL = Pattern.compile("\\b(?<side>after|before) (?<meal>breakfast|lunch|dinner)\\b");
    /** What is done then begins once one has eaten. */
    private static final Pattern AFTER_DINNER = Pattern.compile("\\bafter (?:the |our )?(?:dinner|supper)\\b");

    private static final Pattern NOON = Pattern.compile("\\b(?:at |around )?(?:noon|midday)\\b");
    /** "Between noon and three", "from eleven until midday". */
    private static final Pattern NOON_OF_A_SPAN = Pattern.compile(
            "\\b(?:(?<from>from |between )(?:noon|midday)(?= (?:to|and|until|till) )|(?<to>(?:from|between) \\S+ (?:to|and|until|till) )(?:noon|midday))\\b");

    private static final String WORDED =
            "(?<n>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";
    /** "Should not start before eight". */
    private static final Pattern NOT_BEFORE =
            Pattern.compile("\\b(?:not|never|don't|shouldn't) (start|begin|leave|set off|go out|get up) before\\b");

    private static final Pattern HALF_PAST = Pattern.compile(
            "\\b(?:(?<side>at|around|from|between|by|before|after|until|till|and|to) )?(?:a )?(?<part>half|quarter) past "
                    + WORDED + "\\b(?<upto>(?= (?:to|until|till)\\b))?");
    private static final Pattern AT_WORD =
            Pattern.compile("\\b(?<side>at|around|about|before|by|until|till|after|from) "
                    + WORDED.replace("|\\d{1,2}", "") + "\\b(?! (?:of|thing|stop|day|night|hour|more))");
    private static final Pattern WORDS_FROM_TO =
            Pattern.compile("\\b(?<side>from|between) " + WORDED + " (?<mid>to|and|until|till) "
                    + WORDED.replace("<n>", "<m>") + "\\b(?! (?:of|thing|stop|day|night|hour|more)|[#@$])");
    /** One end in words and the other in figures: "between one and 2:30". */
    private static final Pattern WORD_TO_FIGURE = Pattern.compile("\\b(?:from|between) " + WORDED
            + "(?= (?:to|and|until|till) \\d)|(?<=\\b(?:from|between) \\d{1,2}:\\d\\d and |\\b\\d{1,2}:\\d\\d (?:to|until|till) )"
            + WORDED.replace("<n>", "<m>") + "\\b");

    private static final Pattern FROM_TO = Pattern.compile(
            "\\b(?:from |between )?(?<h>\\d{1,2})(?:[:.](?<m>\\d\\d))?\\s*(?<half>[ap]\\.?m\\b\\.?)?\\s*(?:to|-|\\u2013|until|till|and)\\s*(?<h2>\\d{1,2})(?:[:.](?<m2>\\d\\d))?\\s*(?<half2>[ap]\\.?m\\b\\.?|o'?clock|h\\b)?(?![\\d@#$])");
    /** Of "cooking class on Monday"; who sleeps in sleeps in. */
    private static final Pattern TRAILING =
            Pattern.compile("(?<!\\bsleep|\\blie|\\bfit|\\bput|\\bsqueeze)\\s+(?:on|in|at|for|to|from|of)\\s*$");

    private static final Pattern LENGTH =
            Pattern.compile("\\b\\d+ (?:hours?|hrs?|minutes?|mins?|km|nights?|days?|people|persons|weeks?)\\b");
    private static final Pattern HOUR = Pattern.compile(
            "(?:\\b(?<side>at|around|about|from|by|not before|no earlier than|not earlier than|earliest|after|before|until|till|not after|no later than|latest)\\s+(?:about |around )?)?(?<![\\d@#$])\\b(?<h>\\d{1,2})(?:[:.](?<m>\\d\\d))?\\s*(?<half>[ap]\\.?m\\b\\.?|o'?clock|h\\b)?(?![\\d@#$])(?:\\s*(?<on>onwards?|on))?(?!\\s*(?:st|nd|rd|th)\\b)");

    Clock {
        days = List.copyOf(days);
    }

    static Clock of(String clause, List<When> whens) {
        var said = inFigures(MOVED.matcher(clause).replaceAll(""));
        if (LENGTH.matcher(said).find()) {
            return new Clock(List.of(), "", "", said, true);
        }
        var days = new ArrayList<When>();
        var found = DAY.matcher(said);
        while (found.find()) {
            days.add(whens.get(Integer.parseInt(found.group("n"))));
        }
        var parts = new ArrayList<String>();
        var early = EARLY.matcher(said);
        if (early.matches()) {
            parts.add(GOES_UP.matcher(said).find() ? "dawn" : "morning");
            said = early.group("thing") + (early.group("day") == null ? "" : early.group("day"));
        }
        days.stream().map(When::part).filter(part -> !part.isEmpty()).forEach(parts::add);
        said = taken(PART, said, match -> parts.add(partOf(match.group("part"))));
        said = taken(
                LIGHT,
                said,
                match -> parts.add(match.group("light").matches("sun ?set|dusk|golden hour") ? "sunset" : "dawn"));
        said = taken(SERVICE, said, match -> parts.add("evening"));
        said = taken(MEAL, said, match -> parts.add(beside(match.group("side"), match.group("meal"))));
        said = taken(NOON, said, match -> parts.add("afternoon"));
        said = taken(DAY, said, match -> {});
        var times = new ArrayList<String>();
        said = taken(FROM_TO, said, match -> times.add(fromTo(match)));
        var hours = HOUR.matcher(said);
        var signed = new StringBuilder();
        while (hours.find()) {
            if (!isAnHour(hours)) {
                continue;
            }
            times.add(clock(hours, parts.isEmpty() ? "" : parts.getFirst()));
            hours.appendReplacement(signed, " H" + sign(hours) + " ");
        }
        said = hours.appendTail(signed).toString();
        boolean isTaken = !days.isEmpty() || !parts.isEmpty();
        var rest = (isTaken ? TRAILING.matcher(said).replaceAll("") : said)
                .replaceAll("\\s+", " ")
                .strip();
        return new Clock(
                days,
                parts.isEmpty() ? "" : parts.getLast(),
                times.isEmpty() ? "" : times.getFirst(),
                rest,
                times.size() > 1);
    }

    /** "Half past nine", "at ten". */
    private static String inFigures(String clause) {
        var noons = NOON_OF_A_SPAN
                .matcher(clause)
                .replaceAll(found -> (found.group("from") == null ? found.group("to") : found.group("from")) + "12");
        var halves = HALF_PAST
                .matcher(NOT_BEFORE
                        .matcher(AFTER_DINNER.matcher(noons).replaceAll("at 20:00"))
                        .replaceAll("$1 not before"))
                .replaceAll(found -> (found.group("side") == null
                                ? found.group("upto") == null ? "at " : ""
                                : found.group("side") + " ")
                        + Names.number(found.group("n")).orElse(0)
                        + (found.group("part").equals("half") ? ":30" : ":15"));
        var spans = WORDS_FROM_TO
                .matcher(halves)
                .replaceAll(found -> "from " + Names.number(found.group("n")).orElse(0) + " to "
                        + Names.number(found.group("m")).orElse(0));
        var figures = WORD_TO_FIGURE
                .matcher(spans)
                .replaceAll(found -> found.group("n") == null
                        ? Names.number(found.group("m")).map(String::valueOf).orElse(found.group())
                        : "from " + Names.number(found.group("n")).orElse(0));
        return AT_WORD.matcher(figures)
                .replaceAll(found -> found.group("side") + " "
                        + Names.number(found.group("n")).orElse(0));
    }

    private static String taken(Pattern pattern, String text, Consumer<Matcher> taking) {
        var found = pattern.matcher(text);
        var rest = new StringBuilder();
        while (found.find()) {
            taking.accept(found);
            found.appendReplacement(rest, " ");
        }
        return found.appendTail(rest).toString();
    }

    private static String partOf(String said) {
        var one = said.replaceFirst("s$", "");
        return one.equals("night") ? "evening" : one;
    }

    private static String beside(String side, String meal) {
        boolean isAfter = side.equals("after");
        return switch (meal) {
            case "breakfast" -> isAfter ? "morning" : "dawn";
            case "lunch" -> isAfter ? "afternoon" : "morning";
            default -> isAfter ? "evening" : "sunset";
        };
    }

    private static boolean isAnHour(Matcher found) {
        int hour = Integer.parseInt(found.group("h"));
        return hour < 25 && (found.group("side") != null || found.group("m") != null || found.group("half") != null);
    }

    private static String sign(Matcher found) {
        var side = found.group("side") == null ? "" : found.group("side");
        if (found.group("on") != null && side.equals("from")) {
            return ">";
        }
        return switch (side) {
            case "from", "not before", "no earlier than", "not earlier than", "earliest", "after" -> ">";
            case "by", "before", "until", "till", "not after", "no later than", "latest" -> "<";
            default -> "=";
        };
    }

    private static String clock(Matcher found, String part) {
        return of(found.group("h"), found.group("m"), found.group("half") == null ? "" : found.group("half"), part);
    }

    private static String of(String hours, @Nullable String minutes, String half, String part) {
        int hour = Integer.parseInt(hours);
        boolean isLate = half.startsWith("p")
                || (!half.startsWith("a")
                        && hour < 12
                        && (part.equals("afternoon") || part.equals("evening") || (hour < 6 && !part.equals("dawn"))));
        int of24 = hour == 12 && half.startsWith("a") ? 0 : isLate && hour < 12 ? hour + 12 : hour;
        return "%02d:%02d".formatted(Math.min(of24, 23), minutes == null ? 0 : Integer.parseInt(minutes));
    }

    /** "From 2 to 4 pm": the second half of the day is that of both. */
    private static String fromTo(Matcher found) {
        var late = found.group("half2") == null ? "" : found.group("half2");
        var until = of(found.group("h2"), found.group("m2"), late, "");
        var half = found.group("half") == null ? late.startsWith("p") ? "p" : "" : found.group("half");
        var from = of(found.group("h"), found.group("m"), half, "");
        return (from.compareTo(until) > 0 ? of(found.group("h"), found.group("m"), "a", "") : from) + "-" + until;
    }

    /** Whether it says from when to when, as in {@code 13:00-15:00}. */
    boolean isASpan() {
        return time.contains("-");
    }

    String restWithoutHours() {
        return rest.replaceAll("H[=<>]", " ").replaceAll("\\s+", " ").strip();
    }

    /** All the days that are named; of several names the last, to which something is moved. */
    Optional<When> when(TripDays trip) {
        if (days.isEmpty()) {
            return Optional.empty();
        }
        var last = days.getLast();
        return last.any()
                ? trip.freest(last.days()).map(day -> new When(List.of(day), true, false, last.part()))
                : Optional.of(last);
    }
}
