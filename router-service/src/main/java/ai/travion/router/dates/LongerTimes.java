package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Reading.Kind;
import ai.travion.router.dates.When.Manner;
import java.time.LocalDate;
import java.time.Period;
import java.time.YearMonth;
import java.util.List;
import java.util.regex.Pattern;

/** "Three days in July ... from 5 July": of a longer time and the day in it on which the trip begins, the day says when. */
final class LongerTimes {

    private static final String LEAD = "(?:.*[^\\p{L}])?";
    private static final Pattern BEGINS_BEFORE = Patterns.anyCase(
            LEAD
                    + "(?:from|start(?:s|ing)?|begin(?:s|ning)?|arriv(?:e|es|ing)|land(?:s|ing)?|leaving\\s+home|setting\\s+(?:off|out)|first\\s+day|day\\s+(?:1|one)|say|namely|i\\.?e\\.?|exactly|precisely|more\\s+precisely|dates?|(?:plan|make|book)\\s+(?:it|that|this))\\W+(?:is\\s+|on\\s+|for\\s+|from\\s+|the\\s+|are\\s+)*");
    private static final Pattern BEGINS_ITSELF = Patterns.anyCase("(?:from|starting|beginning|arriving)\\b.*");
    /** "In April, the week of the New Year": of the month and the feast in it, the feast says when. */
    private static final Pattern AT_A_FEAST = Patterns.anyCase(
            LEAD
                    + "(?:(?:week(?:end)?|days?|time|holidays?)\\s+(?:of|around|at|over|for|with)|during|for|over|at|around|on|in\\s+time\\s+for|to\\s+(?:see|celebrate|experience))\\s+(?:(?:the|local|traditional)\\s+)*");

    private static final int SAID_BEFORE = 40;

    private LongerTimes() {}

    /** The days without the longer times that only hold them. */
    static List<Reading> without(String text, List<Reading> days) {
        var firsts = days.stream().filter(day -> isTheTrip(text, day)).toList();
        return firsts.isEmpty()
                ? days
                : days.stream()
                        .filter(day -> firsts.contains(day)
                                || firsts.stream()
                                        .noneMatch(first -> isAround(day, first) || isLessThanDates(day, first)))
                        .toList();
    }

    /** "In February 2027, from the 12th": a first day of which only the number is said is one of the month that is named. */
    static List<Reading> numberedIn(String text, List<Reading> days) {
        var months = days.stream().filter(LongerTimes::isAMonth).toList();
        return months.size() != 1
                ? days
                : days.stream()
                        .map(day -> isANumber(day) && isTheTrip(text, day)
                                ? of(months.getFirst().days(), day)
                                : day)
                        .toList();
    }

    private static boolean isAMonth(Reading time) {
        var days = time.days();
        return !days.exact()
                && time.kind() == Kind.OTHER
                && days.last()
                        .filter(last -> YearMonth.from(last).equals(YearMonth.from(days.first())))
                        .isPresent();
    }

    private static boolean isANumber(Reading day) {
        return day.kind() == Kind.DATE
                && day.days().last().isEmpty()
                && day.days().again().equals(Period.ofMonths(1));
    }

    private static Reading of(Days month, Reading day) {
        return month.first()
                .datesUntil(month.end().plusDays(1))
                .filter(date -> date.getDayOfMonth() == day.days().first().getDayOfMonth())
                .findFirst()
                .map(date -> day.meaning(Days.on(date)))
                .orElse(day);
    }

    private static boolean isTheTrip(String text, Reading day) {
        if (day.manners().contains(Manner.COUNTED)) {
            // "The week of the New Year" is less than the month in which it is.
            return true;
        }
        if (!day.days().exact()) {
            return false;
        }
        var before = text.substring(Math.max(0, day.from() - SAID_BEFORE), day.from());
        if (day.kind() == Kind.FEAST) {
            return Patterns.isAllOf(AT_A_FEAST, before);
        }
        return day.isARange()
                || Patterns.isAllOf(BEGINS_BEFORE, before)
                || Patterns.isAllOf(BEGINS_ITSELF, text.substring(day.from(), day.to()));
    }

    /** "Next week, we have the weekend (5-6 December)": who names the dates means those. */
    private static boolean isLessThanDates(Reading time, Reading dates) {
        return !time.days().exact()
                && time.days().last().isEmpty()
                && time.kind() == Kind.OTHER
                && dates.kind() == Kind.DATE
                && dates.isARange();
    }

    private static boolean isAround(Reading time, Reading first) {
        var days = time.days();
        return !days.exact()
                && days.last().isPresent()
                && time.kind() == Kind.OTHER
                && (holds(days, first.days().first())
                        || (comesAgain(days)
                                && holds(moved(days, first), first.days().first())));
    }

    private static boolean comesAgain(Days days) {
        return days.again().equals(Period.ofYears(1));
    }

    /** The longer time in the year of the day: who says "in July" and "from 5 July 2028" means one July. */
    private static Days moved(Days days, Reading first) {
        int years = first.days().first().getYear() - days.first().getYear();
        return Days.during(days.first().plusYears(years), days.end().plusYears(years), Period.ZERO);
    }

    private static boolean holds(Days days, LocalDate day) {
        return !day.isBefore(days.first()) && !day.isAfter(days.end());
    }
}
