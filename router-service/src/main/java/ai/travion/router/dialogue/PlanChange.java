package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.DayLeftOut;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** How a message changes the days and the places of a plan. */
final class PlanChange {

    private static final String COUNT = "(?<n>an?|one|two|three|four|five|six|seven|ten|\\d{1,2})";
    private static final Pattern MOVED =
            Patterns.anyCase("\\b" + COUNT + "\\s+(?<u>days?|weeks?|months?)\\s+(?<w>later|earlier|sooner)\\b");
    private static final Pattern PUSHED = Patterns.anyCase(
            "\\b(?<w>postpone|delay|push|shift|move|bring|advance)(?:e?d)?\\b(?:\\s+(?:it|this|that|back|the|our|my|trip|plan|tour|holiday|journey|dates?|start|whole|entire|thing|all|of|everything|forward|out))*\\s+(?:by\\s+)?"
                    + COUNT + "\\s+(?<u>days?|weeks?|months?)\\b(?:\\s+(?<d>forward|back))?");
    private static final Pattern FORWARD = Patterns.words("bring|advance|forward|earlier");
    private static final Pattern SKIPPED =
            Patterns.anyCase(DayLeftOut.SAID + "(?!\\s*(?:in\\s+the\\s+)?(?:morning|afternoon|evening)\\b)");
    private static final Pattern REPLACED = Patterns.anyCase(
            ".*\\b(?:swap|replace|exchange|substitute|switch|change)\\s+(?:out\\s+)?(?:from\\s+)?#[#\\s]*\\s(?:for|with|by|to|against|into)\\s+(?:the\\s+)?#.*");

    private static final Pattern SWAPPED_STOPS = Patterns.anyCase(
            ".*\\b(?:swap|switch|exchange|reverse|flip)\\s+(?:around\\s+)?#[#\\s]*\\s(?:and|with)\\s+#.*");

    private static final String MORE_OF = "(?<u>days?|nights?|weeks?)\\b";
    private static final Pattern LENGTHENED =
            Patterns.anyCase("\\b" + COUNT + "\\s+(?:more|extra|additional|further)\\s+" + MORE_OF);
    private static final Pattern LONGER =
            Patterns.anyCase("\\b" + COUNT + "\\s+" + MORE_OF + "\\s+(?:more|longer|extra)\\b");
    private static final Pattern ADDED = Patterns.anyCase(
            "\\b(?:add(?:ing)?|(?:extend|lengthen|prolong)(?:\\s+(?:it|this|that|the\\s+\\p{L}+|my\\s+\\p{L}+|our\\s+\\p{L}+))?\\s+(?:by|for))\\s+"
                    + COUNT + "\\s+" + MORE_OF);
    private static final Pattern ANOTHER = Patterns.anyCase(
            "(?<!\\bon\\s)(?<!\\b(?:it|that|this|there)\\s)\\b(?<n>an)(?:other|\\s+extra|\\s+additional)\\s+(?:full\\s+|whole\\s+)?"
                    + MORE_OF);
    private static final Pattern SHORTER = Patterns.anyCase(
            "\\b" + COUNT
                    + "\\s+(?<u>days?|nights?|weeks?)\\s+(?:(?:at|from|off)\\s+the\\s+(?:end|start|beginning)\\s+)?(?:less|shorter|fewer)\\b");
    private static final Pattern FEWER = Patterns.anyCase("\\b" + COUNT + "\\s+(?:less|fewer)\\s+" + MORE_OF);
    private static final Pattern CUT = Patterns.anyCase(
            "\\b(?:cut|shorten|reduce|trim|drop|remove|delete|lose)(?:\\s+(?:it|this|that|the\\s+\\p{L}+|my\\s+\\p{L}+|our\\s+\\p{L}+))?(?:\\s+by)?\\s+"
                    + COUNT + "\\s+" + MORE_OF);
    private static final Pattern NEXT_DAY = Patterns.anyCase(
            "\\b(?:add|include|give\\s+(?:me|us)|make\\s+it|with)\\s+(?:a|one|the)\\s+(?<n>second|third|fourth|fifth|sixth|seventh|eighth|ninth|[2-9](?:nd|rd|th))\\s+(?<u>day)\\b");
    private static final int DAYS = 8;
    private static final List<String> ORDINALS = List.of(
            "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "2", "3", "4", "5", "6", "7",
            "8", "9");
    private static final Pattern SWAPPED_DAYS = Patterns.anyCase(
            "\\b(?:swap|switch|exchange|change|reverse|flip)\\b[^.?!]*\\b(?:days|day\\s*(?:\\d|one|two|three|four|five)|order|(?:first|second|third|last)\\s+(?:day|and))\\b|\\bdo\\s+(?:day\\s*\\w+|the\\s+\\w+\\s+day)\\s+first\\b|\\b(?:the\\s+)?other\\s+way\\s+(?:a)?round\\b|^\\W*(?:(?:and|so|ok(?:ay)?|please|then|(?:can|could|would)\\s+(?:you|u|we|i)(?:\\s+please)?)\\W+)*(?:reverse|flip|invert|turn|do)\\s+(?:it|that|this|the\\s+(?:plan|route|trip|order|whole\\s+thing))(?<!do\\s(?:it|that|this))(?:\\s+(?:a)?round|\\s+in\\s+reverse|\\s+backwards)?\\W*$|\\b(?:in\\s+reverse|backwards|in\\s+the\\s+opposite\\s+(?:order|direction)|from\\s+the\\s+other\\s+end)\\b");
    /** "Swap the whales to day 2" moves one thing. */
    private static final Pattern TO_A_DAY = Patterns.words(
            "(?:swap|switch|exchange|change) (?:the|our|that|this|my) (?:\\p{L}+ ){1,3}?(?:to|on|onto) (?:the )?(?:day|first day|second day|third day|last day)");

    private static final Pattern ENDING = Patterns.words(
            "leave|leaving|fly(?:ing)? (?:out|home|back)|depart(?:ing|s)?|go(?:ing)? (?:home|back)|stay(?:ing)? (?:until|till|to)|until|till|ends?(?: on| by)?|return(?:ing)?|back (?:on|by)");
    private static final Pattern BEGINNING =
            Patterns.words("from|start(?:s|ing)?|begin(?:s|ning)?|arriv(?:e|es|ing)|land(?:ing)?|for [\\p{L}\\d]+");
    private static final Pattern TO_THE_WEEKEND = Patterns.words("(?:to|on|at|for|over) (?:the|a) week-?end");
    private static final Pattern PUT_FIRST = Patterns.anyCase(
            "\\b(?:put|move|do|visit|see|have)\\s+(?:the\\s+)?#+\\s+(?:first|at\\s+the\\s+(?:start|beginning))\\b|\\b(?:start|begin)\\s+(?:with|in|at)\\s+(?:the\\s+)?#+");
    private static final Pattern ENDS_IN = Patterns.anyCase(
            "\\b(?:finish|end|ending|finishing)\\s+(?:up\\s+)?(?:in|at|with)\\s+(?:the\\s+)?#|\\b(?:put|move|do|visit|see|leave)\\s+(?:the\\s+)?#+\\s+(?:last|at\\s+the\\s+end|to\\s+the\\s+end)\\b");
    private static final Pattern TURNED = Patterns.words(
            "reverse|flip|invert|turn (?:it|that|this|the \\p{L}+) (?:a)?round|backwards|other way (?:a)?round|opposite");
    private static final Pattern STOP_FOR = Patterns.anyCase(
            "\\b(?:add|include|put\\s+in|fit\\s+in|append|go\\s+to|see|visit|and\\s+then)\\s+(?:also\\s+)?(?:the\\s+)?#[#\\s]*\\s(?:for|with)\\s+"
                    + COUNT + "\\s+(?:full\\s+|whole\\s+)?" + MORE_OF);
    private static final String LAND =
            "(?:beach(?:es)?|sea(?:side)?|coast|ocean|hills?|hill\\s+country|mountains?|highlands|tea\\s+country|south|east|north|west|jungle|park|city|end|start|beginning)\\b";
    /** "We would like 2 nights in Galle too", "of which three days in Ella". */
    private static final Pattern STAY_WITHIN = Patterns.anyCase(
            "\\b(?:like|love|want|wish|prefer|need|spend(?:ing)?|stay(?:ing)?|have|having|with|which|them|those|and|only|at\\s+least)\\s+(?:(?:to|have|spend|stay|do|be|also|for|just)\\s+){0,3}"
                    + COUNT
                    + "\\s+(?<u>days?|nights?)\\s+(?:of\\s+(?:it|them|those|these)\\s+)?(?:(?:in|at|near|by)\\s+(?:the\\s+)?#|(?:in|at|near|by|on)\\s+(?:the\\s+|a\\s+)?"
                    + LAND + ")");

    /** "Two free days is a lot", "add Galle for half a day": days of the plan, and not its length. */
    private static final Pattern SOME_OF_ITS_DAYS = Patterns.anyCase(
            "\\b(?:two|three|four|five|\\d{1,2}|these|those|so\\s+many)\\s+(?:free|empty|idle|rest|lazy|long|busy|full|rainy|travel|driving|beach)\\s+days\\s+(?:is|are|in\\s+a\\s+row|seem|feel|sound|would)\\b|\\bhalf[\\s-](?:a[\\s-])?day\\b");

    private static final List<Pattern> LENGTHENING = List.of(LENGTHENED, LONGER, ADDED, ANOTHER);
    private static final List<Pattern> SHORTENING = List.of(SHORTER, FEWER, CUT);

    private PlanChange() {}

    /** Days by which the plan becomes longer, or, below nought, shorter. */
    static OptionalInt daysAdded(Reading reading) {
        var text = reading.said().text();
        var longer = units(LENGTHENING, text);
        return longer.isPresent()
                ? longer
                : units(SHORTENING, text).stream().map(days -> -days).findFirst();
    }

    /** Days of a new stop, which come on top of those of the plan: "add Jaffna for one day". */
    static OptionalInt daysOfAStop(Reading reading) {
        var stop = Patterns.matcher(STOP_FOR, reading.places().remainder());
        return stop.find() ? OptionalInt.of(days(stop.group("n"), stop.group("u"))) : OptionalInt.empty();
    }

    /** How many of the days of the plan are wanted at one place: it stays as long as it was. */
    static OptionalInt daysWithin(Reading reading) {
        var stay = Patterns.matcher(STAY_WITHIN, reading.places().remainder());
        return stay.find() ? OptionalInt.of(days(stay.group("n"), stay.group("u"))) : OptionalInt.empty();
    }

    /** Whether the days that are counted are some of those that the plan has. */
    static boolean countsSomeOfItsDays(Reading reading) {
        return Patterns.isIn(SOME_OF_ITS_DAYS, reading.said().text());
    }

    /** The number of the day that is to be the plan's last: 3 of "add a third day". */
    static OptionalInt newLastDay(Reading reading) {
        var added = Patterns.matcher(NEXT_DAY, reading.said().text());
        return added.find()
                ? OptionalInt.of(ORDINALS.indexOf(added.group("n")
                                        .toLowerCase(Locale.ROOT)
                                        .replaceFirst("^([2-9]).*", "$1"))
                                % DAYS
                        + 2)
                : OptionalInt.empty();
    }

    /** Whether it says on which day one leaves, and so only where the plan ends. */
    static boolean saysTheEnd(Reading reading) {
        return Patterns.isIn(ENDING, reading.said().text())
                && !Patterns.isIn(BEGINNING, reading.said().text());
    }

    /** Whether the plan is to be at a weekend that is not said to be this or the next. */
    static boolean movesToTheWeekend(Reading reading) {
        return Patterns.isIn(TO_THE_WEEKEND, reading.said().text());
    }

    /** Whether days are to change places. */
    static boolean swapsDays(Reading reading) {
        return Patterns.isIn(SWAPPED_DAYS, reading.said().text())
                && !Patterns.isIn(TO_A_DAY, reading.said().text())
                && reading.places().isEmpty();
    }

    /** Whether the plan is to end at the place that is named. */
    static boolean putsLast(Reading reading) {
        return reading.places().targets().size() == 1
                && Patterns.isIn(ENDS_IN, reading.places().remainder());
    }

    /** The stops of the plan, the named one last; turned round where that is asked for, too. */
    static List<Place> endingAt(Place last, Reading reading, List<Place> planned) {
        boolean turned = Patterns.isIn(TURNED, reading.said().text());
        var changed = new ArrayList<>(turned ? planned.reversed() : planned);
        changed.remove(last);
        changed.add(last);
        return List.copyOf(changed);
    }

    /** Whether one of the stops is to be the first. */
    static boolean putsFirst(Reading reading, List<Place> planned) {
        return reading.places().targets().size() == 1
                && planned.contains(reading.places().targets().getFirst())
                && Patterns.isIn(PUT_FIRST, reading.places().remainder());
    }

    private static OptionalInt units(List<Pattern> patterns, String text) {
        for (var pattern : patterns) {
            var match = Patterns.matcher(pattern, text);
            if (match.find()) {
                return OptionalInt.of(days(match.group("n"), match.group("u")));
            }
        }
        return OptionalInt.empty();
    }

    /** Days by which the whole plan is moved, its length kept. */
    static OptionalInt daysMoved(Reading reading, LocalDate first) {
        var text = reading.said().text();
        var moved = Patterns.matcher(MOVED, text);
        if (moved.find()) {
            boolean later = moved.group("w").equalsIgnoreCase("later");
            return OptionalInt.of(daysFrom(first, later, moved.group("n"), moved.group("u")));
        }
        var pushed = Patterns.matcher(PUSHED, text);
        if (pushed.find()) {
            boolean later = !Patterns.isIn(FORWARD, pushed.group());
            return OptionalInt.of(daysFrom(first, later, pushed.group("n"), pushed.group("u")));
        }
        return OptionalInt.empty();
    }

    /** A month is as long as the one that is left. */
    private static int daysFrom(LocalDate first, boolean later, String count, String unit) {
        int units = Names.number(count).orElse(1);
        if (Character.toLowerCase(unit.charAt(0)) == 'm') {
            return (int) ChronoUnit.DAYS.between(first, first.plusMonths(later ? units : -units));
        }
        int days = days(count, unit);
        return later ? days : -days;
    }

    /** Whether one of the days is to fall out. */
    static boolean skipsADay(Reading reading) {
        return Patterns.isIn(SKIPPED, reading.said().text());
    }

    /** Whether one place takes another's. */
    static boolean replaces(Reading reading) {
        return reading.places().all().size() == 2
                && Patterns.isAllOf(REPLACED, reading.places().remainder());
    }

    /** Whether places are given up and others named: "not Galle, Jaffna". */
    static boolean exchanges(Reading reading) {
        return !reading.places().refused().isEmpty()
                && !reading.places().targets().isEmpty();
    }

    /** The places of the plan without those that are given up, the others in their stead. */
    static List<Place> exchanged(Reading reading, List<Place> planned) {
        var refused = reading.places().refused();
        int at = planned.stream()
                .filter(refused::contains)
                .mapToInt(planned::indexOf)
                .findFirst()
                .orElse(planned.size());
        var changed = new ArrayList<>(planned);
        changed.addAll(at, reading.places().targets());
        changed.removeAll(refused);
        return changed.stream().distinct().toList();
    }

    /** The stops of the plan from the one where it is to start now; the same where it is none of them. */
    static List<Place> startingAt(Place start, List<Place> planned) {
        if (!planned.contains(start)) {
            return planned;
        }
        var changed = new ArrayList<Place>();
        changed.add(start);
        changed.addAll(planned);
        return changed.stream().distinct().toList();
    }

    /** Whether two stops of the plan change places. */
    static boolean swapsStops(Reading reading, List<Place> planned) {
        return reading.places().all().size() == 2
                && planned.containsAll(reading.places().all())
                && Patterns.isAllOf(SWAPPED_STOPS, reading.places().remainder());
    }

    /** The stops of the plan, two of them in each other's place. */
    static List<Place> swapped(Reading reading, List<Place> planned) {
        var changed = new ArrayList<>(planned);
        var two = reading.places().all();
        Collections.swap(changed, planned.indexOf(two.getFirst()), planned.indexOf(two.getLast()));
        return changed;
    }

    /** The places of the plan with the one that is given up replaced by the other. */
    static List<Place> replaced(Reading reading, List<Place> planned) {
        var places = reading.places();
        var old = places.origin().orElse(places.targets().getFirst());
        var other = places.all().stream()
                .filter(place -> !place.equals(old))
                .toList()
                .getFirst();
        var changed = new ArrayList<Place>();
        planned.forEach(place -> changed.add(place.equals(old) ? other : place));
        if (!changed.contains(other)) {
            changed.add(other);
        }
        return changed.stream().distinct().toList();
    }

    private static int days(String count, String unit) {
        int units = Names.number(count).orElse(1);
        return Character.toLowerCase(unit.charAt(0)) == 'w' ? 7 * units : units;
    }
}
