package ai.travion.verifier.check;

import ai.travion.verifier.check.Quantity.Unit;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What may be reckoned from the numbers of the evidence: what lies between the two ends of a range, how far two numbers are apart, half of
 * one, days in weeks.
 */
final class Reckoned {

    private static final Pattern BETWEEN_TWO = Pattern.compile("\\s?(?:to|or|and|[-–])\\s?(?:about |around )?");
    private static final Pattern COMPARES = Pattern.compile(
            "(?i)\\b(?:by|more|less|higher|taller|lower|shorter|longer|later|earlier|years on|after|before|older|younger|difference|apart|remain\\w*|left|save[sd]?)\\b");
    private static final Pattern TOGETHER = Pattern.compile(
            "(?i)\\b(?:both|together|altogether|in all|in total|total|all in all|the two|combined|overall)\\b");
    private static final Pattern UP_TO_NOW = Pattern.compile("(?i)\\b(?:old|ago|since|for)\\b");
    /** How long a way takes, no part of a day tells. */
    private static final Pattern ON_THE_WAY = Pattern.compile(
            "(?i)\\b(?:from|driv\\w+|drive|come|coming|(?:to|you) reach|reach(?:ing|es)|journey|road|by (?:jeep|car|bus|train|boat|taxi))\\b");

    /** "An hour for the tower, and half an hour more for the shrine." */
    private static final Pattern MORE = Pattern.compile("(?i)\\b(?:another|an(?: extra| additional)|a further) $");

    private static final Pattern MORE_AFTER = Pattern.compile("(?i)^ (?:more|extra|longer|on top|besides)\\b");
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?]\\s");

    private static final Pattern HALVES = Pattern.compile("(?i)\\b(?:half|halves|halfway)\\b");
    private static final double OF_A_DIFFERENCE = 0.02;
    private static final double OF_A_HALF = 0.06;
    private static final double OF_WEEKS = 0.15;
    private static final int A_CENTURY = 100;

    /** "Thirty to forty-five minutes": all between may be said of it, about. */
    private record Range(Unit unit, BigDecimal least, BigDecimal most) {

        boolean holds(Quantity quantity) {
            return quantity.unit() == unit
                    && quantity.value().compareTo(least) >= 0
                    && quantity.value().compareTo(most) <= 0;
        }
    }

    /** How long parts of a day are, in minutes, for whoever would rather have hours. */
    private static final Map<Pattern, Range> PARTS_OF_A_DAY = Map.of(
            Pattern.compile("(?i)\\bhalf[- ](?:a )?day\\b"), new Range(Unit.MINUTES, minutes(180), minutes(330)),
            Pattern.compile("(?i)\\b(?:full|whole) day\\b"), new Range(Unit.MINUTES, minutes(420), minutes(720)));

    private final Set<Range> ranges = new HashSet<>();
    private final Set<Range> partsOfADay = new HashSet<>();
    private final Set<Range> sums = new HashSet<>();
    private final Set<Integer> years = new HashSet<>();
    private boolean halves;

    void readRanges(String text) {
        halves |= HALVES.matcher(text).find();
        PARTS_OF_A_DAY.forEach((words, range) -> {
            if (words.matcher(text).find()) {
                partsOfADay.add(range);
            }
        });
        var found = Quantity.foundIn(text);
        for (int i = 1; i < found.size(); i++) {
            var least = found.get(i - 1);
            var most = found.get(i);
            if (least.end() <= most.start()
                    && least.quantity().unit() == most.quantity().unit()
                    && BETWEEN_TWO
                            .matcher(text.substring(least.end(), most.start()))
                            .matches()) {
                ranges.add(new Range(
                        most.quantity().unit(),
                        least.quantity().value(),
                        most.quantity().value()));
            }
            if (least.quantity().unit() == most.quantity().unit() && isMore(most, text.substring(least.end()), text)) {
                var sum = least.quantity().value().add(most.quantity().value());
                sums.add(new Range(most.quantity().unit(), sum, sum));
            }
        }
    }

    /** The year in which the turn is. */
    void addYear(int year) {
        years.add(year);
    }

    void addAll(Reckoned other) {
        ranges.addAll(other.ranges);
        partsOfADay.addAll(other.partsOfADay);
        sums.addAll(other.sums);
        years.addAll(other.years);
        halves |= other.halves;
    }

    /** @param sentence in which it stands: one that compares may give the difference of two numbers */
    boolean gives(
            Quantity quantity, String sentence, Collection<Quantity> known, Collection<CenturiesIn.Mention> centuries) {
        return (quantity.isRounded() && ranges.stream().anyMatch(range -> range.holds(quantity)))
                || (!ON_THE_WAY.matcher(sentence).find()
                        && partsOfADay.stream().anyMatch(range -> range.holds(quantity)))
                || (COMPARES.matcher(sentence).find()
                        && (isDifference(quantity, known)
                                || isBetween(quantity, List.copyOf(centuries))
                                || isHalf(quantity, known)))
                || sums.stream().anyMatch(sum -> sum.holds(quantity))
                || isItsAge(quantity, sentence, known)
                || (TOGETHER.matcher(sentence).find() && isSum(quantity, known))
                || isInWeeks(quantity, known);
    }

    /** @param after what follows the number that it adds to */
    private static boolean isMore(Quantity.Found more, String after, String text) {
        int between = more.start() - (text.length() - after.length());
        return between > 0
                && !SENTENCE_END.matcher(after.substring(0, between)).find()
                && (MORE.matcher(after.substring(0, between)).find()
                        || MORE_AFTER.matcher(text.substring(more.end())).find());
    }

    /** "Over 130 years old", of what was first lit in 1890. */
    private boolean isItsAge(Quantity quantity, String sentence, Collection<Quantity> known) {
        double age = quantity.value().doubleValue();
        return saysYears(quantity)
                && UP_TO_NOW.matcher(sentence).find()
                && years.stream()
                        .anyMatch(now -> known.stream()
                                .filter(Reckoned::isYear)
                                .anyMatch(year -> Math.abs(now - year.value().doubleValue() - age)
                                        <= Math.max(1, OF_A_HALF * age)));
    }

    private static BigDecimal minutes(int count) {
        return BigDecimal.valueOf(count);
    }

    private static boolean isSum(Quantity quantity, Collection<Quantity> known) {
        if (quantity.unit() != Unit.METRES && quantity.unit() != Unit.MINUTES) {
            return false;
        }
        var measured = known.stream()
                .filter(one -> one.unit() == quantity.unit())
                .map(one -> one.value().doubleValue())
                .toList();
        double value = quantity.value().doubleValue();
        return measured.stream()
                .anyMatch(one ->
                        measured.stream().anyMatch(other -> Math.abs(one + other - value) <= value * OF_A_DIFFERENCE));
    }

    private static boolean isDifference(Quantity quantity, Collection<Quantity> known) {
        boolean ofYears = saysYears(quantity);
        if (!ofYears && quantity.unit() != Unit.METRES && quantity.unit() != Unit.MINUTES) {
            return false;
        }
        var measured = known.stream()
                .filter(one -> ofYears ? isYear(one) : one.unit() == quantity.unit() || isBareMeasure(one, quantity))
                .map(one -> one.value().doubleValue())
                .toList();
        double value = quantity.value().doubleValue();
        double tolerance = ofYears ? 0.5 : value * OF_A_DIFFERENCE;
        return measured.stream()
                .anyMatch(one -> measured.stream().anyMatch(other -> Math.abs(one - other - value) <= tolerance));
    }

    /** "263 metres; some older lists print 241": the second has its unit from the first. */
    private static boolean isBareMeasure(Quantity one, Quantity of) {
        return of.unit() == Unit.METRES && one.unit() == Unit.NONE && !one.isSpelled();
    }

    /** "Some 400 years later" of the second century before and the third after the turn of the era. */
    private static boolean isBetween(Quantity quantity, List<CenturiesIn.Mention> centuries) {
        double years = quantity.value().doubleValue();
        return saysYears(quantity)
                && years >= A_CENTURY
                && years % A_CENTURY == 0
                && centuries.stream()
                        .anyMatch(one -> centuries.stream()
                                .anyMatch(other -> Math.abs(middle(one) - middle(other) - years) <= A_CENTURY));
    }

    private static double middle(CenturiesIn.Mention century) {
        double middle = century.century() * A_CENTURY - A_CENTURY / 2.0;
        return century.era() == CenturiesIn.Era.BEFORE ? -middle : middle;
    }

    private boolean isHalf(Quantity quantity, Collection<Quantity> known) {
        double twice = 2 * quantity.value().doubleValue();
        return halves
                && quantity.isRounded()
                && known.stream()
                        .map(one -> one.value().doubleValue())
                        .anyMatch(whole -> whole >= A_CENTURY && Math.abs(whole - twice) <= OF_A_HALF * whole);
    }

    private static boolean isInWeeks(Quantity quantity, Collection<Quantity> known) {
        double days = 7 * quantity.value().doubleValue();
        return quantity.words().toLowerCase(Locale.ROOT).endsWith("weeks")
                && known.stream()
                        .filter(one -> one.words().toLowerCase(Locale.ROOT).endsWith("days"))
                        .map(one -> one.value().doubleValue())
                        .anyMatch(said -> Math.abs(said - days) <= OF_WEEKS * said);
    }

    private static boolean saysYears(Quantity quantity) {
        return quantity.words().toLowerCase(Locale.ROOT).endsWith("years");
    }

    private static boolean isYear(Quantity quantity) {
        return quantity.unit() == Unit.NONE
                && quantity.value().scale() <= 0
                && quantity.value().intValue() >= 1000
                && quantity.value().intValue() <= 2100;
    }
}
