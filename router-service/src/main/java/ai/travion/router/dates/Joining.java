package ai.travion.router.dates;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Meaning.Before;
import ai.travion.router.dates.Meaning.Behind;
import ai.travion.router.dates.Meaning.Days;
import ai.travion.router.dates.Meaning.Length;
import ai.travion.router.dates.Meaning.Several;
import ai.travion.router.dates.Reading.Kind;
import ai.travion.router.dates.When.Manner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Puts readings that stand side by side together: each of its steps takes what the one before it left. */
final class Joining {

    private interface Step {
        List<Reading> apply(String text, List<Reading> readings, Today today);
    }

    private static final List<Step> OF_READINGS =
            List.of(Joining::severalDays, Joining::countedFromTheDayBehind, Joining::changedByTheWordBehind);

    private static final List<Step> OF_DAYS =
            List.of(Joining::daysThatAreMeant, Joining::weekdaysThatOnlyDescribe, Joining::weekdaysOfTheOneDate);

    private static final List<Step> OF_SEVERAL_DAYS = List.of(
            Joining::feastsThatOnlyDescribe,
            (text, days, today) -> LongerTimes.numberedIn(text, days),
            (text, days, today) -> Ranges.of(text, days),
            (text, days, today) -> Choices.of(text, days, today.calendar()),
            (text, days, today) -> LongerTimes.without(text, days));

    private static final Pattern BEFORE_THE_DAY =
            Patterns.anyCase("\\s*(?:(?:the|my|our|on|a|an|this|that|of|from)\\s+)*");
    private static final Pattern FROM = Patterns.anyCase(".*\\bfrom");
    private static final Pattern BEHIND_THE_FEAST = Patterns.anyCase("(?:'s)?\\s+");
    private static final Pattern BESIDE_A_WEEKDAY = Patterns.anyCase(
            "[\\s,(-]*(?:(?:night|morning|evening|afternoon|noon)\\b[\\s,(]*)?(?:(?:on|the|of|which\\s+is|that's|that\\s+is|is|an?)\\s+){0,2}[\\s(]*");
    private static final Pattern REFUSED = Patterns.anyCase(
            ".*\\b(?:except|but\\s+not|(?<!why\\s)not|avoid(?:ing)?|other\\s+than|instead\\s+of|rather\\s+than|unless)\\s+(?:on\\s+|for\\s+|in\\s+|during\\s+|over\\s+|at\\s+|around\\s+|the\\s+)*");
    private static final int REFUSED_WITHIN = 40;

    private Joining() {}

    /** Readings with their steps and changes applied; what was not applied means what it means alone. */
    static List<Reading> readings(String text, List<Reading> readings, Today today) {
        return apply(OF_READINGS, text, readings, today);
    }

    /**
     * The days that are meant, as ranges where they are ends of one.
     *
     * @param length of the trip, where it is said
     */
    static List<Reading> days(String text, List<Reading> readings, Optional<Length> length, Today today) {
        var named = BesideTheTrip.without(text, apply(OF_DAYS, text, readings, today), length.isPresent());
        return apply(
                OF_SEVERAL_DAYS,
                text,
                Voyage.in(text, WeekdayEnds.in(text, WeekdaySpans.in(text, named)), length),
                today);
    }

    private static List<Reading> apply(List<Step> steps, String text, List<Reading> readings, Today today) {
        var left = readings;
        for (var step : steps) {
            left = step.apply(text, left, today);
        }
        return left;
    }

    private static List<Reading> severalDays(String text, List<Reading> readings, Today today) {
        return readings.stream()
                .map(reading -> reading.meaning() instanceof Several several ? asOne(reading, several, today) : reading)
                .toList();
    }

    private static Reading asOne(Reading reading, Several several, Today today) {
        var one = reading.meaning(Choices.together(several.days(), several.either(), today.calendar()));
        return several.either() ? one.named(Manner.CHOICE) : one;
    }

    /** From the last to the first, so that steps may follow one another: "the day before the Poya after Christmas". */
    private static List<Reading> countedFromTheDayBehind(String text, List<Reading> readings, Today today) {
        var left = new ArrayList<Reading>();
        for (var reading : readings.reversed()) {
            if (!(reading.meaning() instanceof Before step)) {
                left.addFirst(reading);
            } else if (!left.isEmpty() && isBehind(text, reading, left.getFirst(), BEFORE_THE_DAY)) {
                if (isALength(text, reading, left.getFirst())) {
                    left.addFirst(reading.meaning(step.alone()));
                    continue;
                }
                var day = left.removeFirst();
                var counted =
                        reading.upTo(day, step.counted().apply(day.days())).named(Manner.COUNTED);
                left.addFirst(step.ending() ? counted.named(Manner.ENDING) : counted);
            } else {
                left.addFirst(reading.meaning(step.alone()));
            }
        }
        return left;
    }

    /** "Two weeks from Friday" is a day, "two weeks from 20 December" how long one stays. */
    private static boolean isALength(String text, Reading counted, Reading day) {
        return day.kind() == Kind.DATE && Patterns.isAllOf(FROM, text.substring(counted.from(), counted.to()));
    }

    private static List<Reading> changedByTheWordBehind(String text, List<Reading> readings, Today today) {
        var left = new ArrayList<Reading>();
        for (var reading : readings) {
            if (!(reading.meaning() instanceof Behind change)) {
                left.add(reading);
            } else if (!left.isEmpty()
                    && left.getLast().kind() == Kind.FEAST
                    && left.getLast().isDays()
                    && Patterns.isAllOf(
                            BEHIND_THE_FEAST, text.substring(left.getLast().to(), reading.from()))) {
                var feast = left.removeLast();
                var changed = feast.upTo(reading, change.counted().apply(feast.days()));
                // "Vesak week" is still a feast: a date beside it says when.
                left.add(changed.of(Kind.FEAST).named(Manner.COUNTED));
            }
        }
        return left;
    }

    private static boolean isBehind(String text, Reading first, Reading second, Pattern between) {
        return second.isDays() && Patterns.isAllOf(between, text.substring(first.to(), second.from()));
    }

    private static List<Reading> daysThatAreMeant(String text, List<Reading> readings, Today today) {
        return readings.stream()
                .filter(Reading::isDays)
                .filter(reading -> !Patterns.isAllOf(
                        REFUSED, text.substring(Math.max(0, reading.from() - REFUSED_WITHIN), reading.from())))
                .toList();
    }

    /** "Saturday night, 9 January" is one day, and the date says which. */
    private static List<Reading> weekdaysThatOnlyDescribe(String text, List<Reading> days, Today today) {
        var left = new ArrayList<Reading>();
        for (var day : days) {
            if (!left.isEmpty() && isBehind(text, left.getLast(), day, BESIDE_A_WEEKDAY)) {
                var before = left.getLast();
                if (before.days().isAWeekday() && day.kind() == Kind.DATE) {
                    left.removeLast();
                    left.add(day.meaning(checked(day.days(), before.days())));
                    continue;
                }
                if (day.days().isAWeekday()
                        && before.kind() == Kind.DATE
                        && before.days().last().isEmpty()) {
                    left.removeLast();
                    left.add(before.meaning(checked(before.days(), day.days())));
                    continue;
                }
            }
            left.add(day);
        }
        return left;
    }

    /** "A Sunday in Negombo, 17 January": the weekday stands apart, and the one date is such a day. */
    private static List<Reading> weekdaysOfTheOneDate(String text, List<Reading> days, Today today) {
        var dates = days.stream()
                .filter(day -> day.kind() == Kind.DATE
                        && day.days().exact()
                        && day.days().last().isEmpty())
                .toList();
        if (dates.size() != 1) {
            return days;
        }
        var weekday = dates.getFirst().days().first().getDayOfWeek();
        return days.stream()
                .filter(day -> !day.days().isAWeekday() || day.days().first().getDayOfWeek() != weekday)
                .toList();
    }

    private static Days checked(Days date, Days weekday) {
        return date.first().getDayOfWeek() == weekday.first().getDayOfWeek()
                ? date
                : date.noting("%s is a %s."
                        .formatted(
                                CalendarDates.withoutWeekday(date.first()),
                                Today.inWords(date.first()).replaceFirst(" .*", "")));
    }

    /** "For Vesak, 30 May 2026": the date says when, whatever year's feast would come next. */
    private static List<Reading> feastsThatOnlyDescribe(String text, List<Reading> days, Today today) {
        boolean dated = days.stream()
                .anyMatch(day -> day.kind() == Kind.DATE && day.days().exact());
        if (!dated || !areApart(text, days)) {
            return days;
        }
        return days.stream().filter(day -> day.kind() != Kind.FEAST).toList();
    }

    /** Whether no feast is an end of a range or one of several days. */
    private static boolean areApart(String text, List<Reading> days) {
        for (int at = 1; at < days.size(); at++) {
            var first = days.get(at - 1);
            var second = days.get(at);
            boolean feast = (first.kind() == Kind.FEAST) != (second.kind() == Kind.FEAST);
            if (feast && (Ranges.areEnds(text, first, second) || Choices.areConnected(text, first, second))) {
                return false;
            }
        }
        return true;
    }
}
