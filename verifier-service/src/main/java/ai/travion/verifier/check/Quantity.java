package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number with what it measures.
 *
 * @param words as they stand, for a message
 * @param value in the unit's own measure: minutes, metres
 * @param unit what it measures, as far as that tells one number from another
 * @param isConverted whether its words are in a measure that the evidence seldom uses: feet and miles
 * @param isRounded whether it says of itself that it is about right
 * @param isSpelled whether it is written in words
 * @param lean whether it says that the thing itself is somewhat more or less
 */
record Quantity(
        String words,
        BigDecimal value,
        Unit unit,
        boolean isConverted,
        boolean isRounded,
        boolean isSpelled,
        Lean lean) {

    /** "A bit over four miles", "just under 100 km", "nearly two hours"; over and under leave the other side out. */
    enum Lean {
        OVER(1),
        MORE(1),
        UNDER(-1),
        LESS(-1),
        NONE(0);

        private final int side;

        Lean(int side) {
            this.side = side;
        }

        private boolean isStrict() {
            return this == OVER || this == UNDER;
        }
    }

    Quantity(String words, BigDecimal value, Unit unit, boolean isConverted, boolean isRounded, boolean isSpelled) {
        this(words, value, unit, isConverted, isRounded, isSpelled, Lean.NONE);
    }

    enum Unit {
        MINUTES,
        METRES,
        STEPS,
        PERCENT,
        /** Of heat: no other number bears one out. */
        DEGREES,
        /** In square kilometres. */
        AREA,
        /** Days, people, species and all that is counted by a word of its own. */
        COUNTED,
        NONE
    }

    private static final Pattern AREA = Pattern.compile(
            "^[ -]?(?:(?:sq\\.?|square)[ -]?(?<square>km|kilomet(?:er|re)s?|mi|miles?)|(?<km2>km2)|(?<hectares>ha|hectares?)|(?<acres>acres?))(?![\\p{L}\\d])",
            CASE_INSENSITIVE);
    private static final Map<String, Measure> AREAS = Map.of(
            "square", new Measure(Unit.AREA, 1, false),
            "km2", new Measure(Unit.AREA, 1, false),
            "hectares", new Measure(Unit.AREA, 0.01, false),
            "acres", new Measure(Unit.AREA, 0.00404686, true));
    private static final Measure SQUARE_MILES = new Measure(Unit.AREA, 2.589988, true);

    /** @param zero where its scale begins, in itself: 32 of Fahrenheit */
    private record Measure(Unit unit, double factor, boolean isConverted, int zero) {

        Measure(Unit unit, double factor, boolean isConverted) {
            this(unit, factor, isConverted, 0);
        }

        BigDecimal of(BigDecimal number) {
            return factor == 1
                    ? number
                    : number.subtract(BigDecimal.valueOf(zero))
                            .multiply(BigDecimal.valueOf(factor))
                            .stripTrailingZeros();
        }
    }

    private static final String FAHRENHEIT = "(?:degrees?,? |in |° ?)?fahrenheit|°\\s?f";

    private static final Map<String, Measure> MEASURES = Map.ofEntries(
            Map.entry("h|hrs?|hours?", new Measure(Unit.MINUTES, 60, false)),
            Map.entry("min|mins|minutes?", new Measure(Unit.MINUTES, 1, false)),
            Map.entry("m|metres?|meters?", new Measure(Unit.METRES, 1, false)),
            Map.entry("km|kms|kilomet(?:er|re)s?", new Measure(Unit.METRES, 1000, false)),
            Map.entry("ft|feet|foot", new Measure(Unit.METRES, 0.3048, true)),
            Map.entry("mi|miles?", new Measure(Unit.METRES, 1609.344, true)),
            Map.entry("steps?|stairs?", new Measure(Unit.STEPS, 1, false)),
            Map.entry("%|percent|per cent", new Measure(Unit.PERCENT, 1, false)),
            Map.entry("degrees?|°\\s?c?", new Measure(Unit.DEGREES, 1, false)),
            Map.entry(FAHRENHEIT, new Measure(Unit.DEGREES, 1 / 1.8, true, 32)),
            Map.entry(
                    "days?|nights?|weeks?|months?|years?|centur(?:y|ies)|people|species|kinds|times",
                    new Measure(Unit.COUNTED, 1, false)));

    private static final String FIGURE = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\p{L}\\d.,])(?:" + FIGURE + ")(?! ?[x×]\\d|WD\\b)|(?<=\\d[-–/])(?:" + FIGURE + ")");
    /** The other end of a range, and what is measured, with a word between at the most. */
    private static final Pattern AFTER = Pattern.compile(
            "^(?: and a half)?[+-]?(?:\\s?(?:to|or|and|[-–])\\s?(?:about |around |nearly )?(?:(?:" + FIGURE
                    + ")|[a-z]+\\b)(?: and a half)?)?[ -]?(?:(?!square\\b|cubic\\b|an?\\b|to\\b|or\\b|and\\b|of\\b|the\\b|in\\b|at\\b|on\\b)[a-z]+ )?(?<unit>%|h|hrs?|hours?|min|mins|minutes?|metres?|meters?|m|kms?|kilomet(?:er|re)s?|ft|feet|mi|miles?|steps?|stairs?|percent|per cent|"
                    + FAHRENHEIT
                    + "|degrees?|°\\s?c?|days?|nights?|weeks?|months?|years?|centur(?:y|ies)|people|species|kinds|times)(?![\\p{L}\\d])",
            CASE_INSENSITIVE);

    private static final Pattern HALF_AFTER = Pattern.compile("^(?:\\s?(?:½)| and a half)", CASE_INSENSITIVE);
    private static final Pattern REST_OF_AN_HOUR = Pattern.compile(
            "^\\s?(?:h|hrs?|hours?)\\s?(?:and )?(?<rest>\\d{1,2})\\s?(?:m|min|mins|minutes)?(?![\\p{L}\\d])",
            CASE_INSENSITIVE);
    private static final Pattern HEDGE = Pattern.compile(
            "(?:about|around|roughly|nearly|almost|some|over|more than|less than|under|up to|close to|approximately|approx\\.?|circa|~|well over|just over|just under|say) (?:an? )?$",
            CASE_INSENSITIVE);

    private static final Map<Lean, Pattern> LEANS = Map.of(
            Lean.OVER, before("over|more than|above|upwards of|beyond"),
            Lean.MORE, before("at least|no less than|not less than"),
            Lean.UNDER, before("under|less than|fewer than|below"),
            Lean.LESS, before("nearly|almost|close to|not quite|up to|short of|no more than|not more than"));
    private static final Pattern CENTURY_BEFORE = Pattern.compile("(?<!\\d)(1\\d|20)(\\d\\d)[-–/]$");
    /** So far a thing may be from the number that it is said to be over or under. */
    private static final double FROM_WHERE_IT_LEANS = 0.12;

    private static final Map<Pattern, Integer> FRACTIONS = Map.of(
            Pattern.compile(
                            "(?<=\\b(?:an|one) hour or )two\\b(?! (?:days|nights|times|people|km|metres)\\b)",
                            CASE_INSENSITIVE),
                    120,
            Pattern.compile("\\b(?:an|one) hour and a half\\b", CASE_INSENSITIVE), 90,
            Pattern.compile("\\bthree[ -]quarters of an hour\\b", CASE_INSENSITIVE), 45,
            Pattern.compile("\\b(?:a )?quarter of an hour\\b", CASE_INSENSITIVE), 15,
            Pattern.compile("\\bhalf an hour\\b|\\bhalf[ -]hour\\b", CASE_INSENSITIVE), 30,
            Pattern.compile("\\bhalf a day\\b|\\bhalf[ -]day\\b", CASE_INSENSITIVE), 240,
            Pattern.compile("\\b(?:a )?couple of hours\\b", CASE_INSENSITIVE), 120,
            Pattern.compile(
                            "(?<!(?:two|three|four|five|six|half|half[ -]an|\\d)[ -])\\bhour-long\\b",
                            CASE_INSENSITIVE),
                    60,
            Pattern.compile(
                            "\\ban hour\\b(?! and a half)(?<!(?:quarter|quarters) of an hour)(?<!half an hour)",
                            CASE_INSENSITIVE),
                    60);

    /**
     * A number where it stands.
     *
     * @param start where its figure or words begin
     * @param end where they end, before what they measure
     */
    record Found(Quantity quantity, int start, int end) {}

    /** Every number of a text that has no days, no centuries and no times any more. */
    static List<Quantity> in(String text) {
        return foundIn(text).stream().map(Found::quantity).toList();
    }

    /** The same, in order, with where they stand. */
    static List<Found> foundIn(String text) {
        var quantities = new ArrayList<Found>();
        var rest = new StringBuilder(text);
        FRACTIONS.forEach((words, minutes) -> {
            for (var match : words.matcher(text).results().toList()) {
                quantities.add(new Found(
                        new Quantity(match.group(), BigDecimal.valueOf(minutes), Unit.MINUTES, false, false, true),
                        match.start(),
                        match.end()));
                rest.replace(match.start(), match.end(), " ".repeat(match.end() - match.start()));
            }
        });
        if (text.chars().anyMatch(Character::isDigit)) {
            var figures = NUMBER.matcher(rest).results().toList();
            for (var figure : figures) {
                var minutes = REST_OF_AN_HOUR.matcher(rest.substring(figure.end()));
                if (minutes.find()) {
                    int end = figure.end() + minutes.end();
                    var value = new BigDecimal(figure.group().replace(",", ""))
                            .multiply(BigDecimal.valueOf(60))
                            .add(new BigDecimal(minutes.group("rest")));
                    quantities.add(new Found(
                            new Quantity(figure.group() + minutes.group(), value, Unit.MINUTES, false, false, false),
                            figure.start(),
                            end));
                    rest.replace(figure.start(), end, " ".repeat(end - figure.start()));
                } else if (rest.substring(figure.start(), figure.end()).equals(figure.group())) {
                    var number = inFull(figure.group(), rest.substring(0, figure.start()));
                    var quantity = read(
                            number,
                            new BigDecimal(number.replace(",", "")),
                            rest.toString(),
                            figure.start(),
                            figure.end(),
                            false);
                    quantities.add(new Found(quantity, figure.start(), figure.end()));
                }
            }
        }
        SpelledNumbers.in(rest.toString())
                .forEach(spelled -> quantities.add(new Found(
                        read(
                                spelled.words(),
                                BigDecimal.valueOf(spelled.value()),
                                rest.toString(),
                                spelled.start(),
                                spelled.end(),
                                true),
                        spelled.start(),
                        spelled.end())));
        return ElidedUnits.completed(
                quantities.stream()
                        .sorted(Comparator.comparingInt(Found::start))
                        .toList(),
                text);
    }

    /** Whether it may be said on the strength of another. */
    boolean follows(Quantity known) {
        boolean isCounted = unit == Unit.COUNTED && (known.unit == Unit.COUNTED || known.unit == Unit.NONE);
        if (unit != Unit.NONE && known.unit != unit && !isCounted) {
            return false;
        }
        // "Eight hours from Kandy, from Colombo ten at least": what it measures stands at the other.
        boolean isItsNumber = unit == Unit.NONE && known.words.startsWith(words + " ");
        if (isOnTheOtherSideOf(known)) {
            return false;
        }
        if (value.compareTo(known.value) == 0 || isItsNumber || isCutFrom(known)) {
            return true;
        }
        double off = Math.abs(value.doubleValue() - known.value.doubleValue())
                / Math.max(1e-9, Math.abs(known.value.doubleValue()));
        if (unit != Unit.NONE
                && off <= FROM_WHERE_IT_LEANS
                && lean.side == (value.compareTo(known.value) < 0 ? 1 : -1)) {
            return true;
        }
        boolean otherMeasure = isConverted != known.isConverted;
        if (unit == Unit.DEGREES && otherMeasure) {
            return Math.abs(value.doubleValue() - known.value.doubleValue()) <= 1;
        }
        return (otherMeasure && (unit == Unit.METRES || unit == Unit.AREA) && off <= 0.06)
                || (isRounded && unit != Unit.NONE && off <= 0.06);
    }

    /** "Below 2,000 metres", of what lies above them or at 2,100. */
    private boolean isOnTheOtherSideOf(Quantity known) {
        int difference = known.value.compareTo(value);
        return unit == known.unit
                && unit != Unit.NONE
                && lean.isStrict()
                && (difference == 0 ? known.lean.isStrict() && known.lean != lean : difference == -lean.side);
    }

    /** The known one with fewer decimals; "2.5 km" has one of a kilometre. */
    private boolean isCutFrom(Quantity known) {
        boolean isOfKilometres = unit == Unit.METRES && value.scale() < 0 && value.scale() >= -2;
        int scale = isOfKilometres ? value.scale() : Math.max(0, value.scale());
        return known.value.scale() > scale
                && known.value.setScale(scale, RoundingMode.HALF_UP).compareTo(value) == 0;
    }

    /** "1763–65" ends in 1765. */
    private static String inFull(String figure, String before) {
        var century = CENTURY_BEFORE.matcher(before);
        return figure.length() == 2 && century.find() && figure.compareTo(century.group(2)) > 0
                ? century.group(1) + figure
                : figure;
    }

    private static boolean isRound(BigDecimal number) {
        var step = number.compareTo(BigDecimal.valueOf(100)) > 0 ? BigDecimal.valueOf(50) : BigDecimal.valueOf(5);
        return number.remainder(step).signum() == 0;
    }

    private static Quantity read(String words, BigDecimal number, String text, int start, int end, boolean isSpelled) {
        var rest = text.substring(end, Math.min(text.length(), end + 60));
        var before = text.substring(Math.max(0, start - 20), start);
        boolean isRounded = isRound(number) && HEDGE.matcher(before).find();
        var lean = lean(before);
        var half = HALF_AFTER.matcher(rest).find() ? new BigDecimal("0.5") : BigDecimal.ZERO;
        var area = AREA.matcher(rest);
        if (area.find()) {
            var measure = ofArea(area);
            return new Quantity(
                    words + area.group(),
                    measure.of(number.add(half)),
                    Unit.AREA,
                    measure.isConverted(),
                    isRounded,
                    isSpelled,
                    lean);
        }
        var after = AFTER.matcher(rest);
        if (!after.find()) {
            return new Quantity(words, number.add(half), Unit.NONE, false, isRounded, isSpelled, lean);
        }
        var measure = measureOf(after.group("unit"));
        return new Quantity(
                words + " " + after.group("unit"),
                measure.of(number.add(half)),
                measure.unit(),
                measure.isConverted(),
                isRounded,
                isSpelled,
                lean);
    }

    private static Measure ofArea(Matcher area) {
        var square = area.group("square");
        if (square != null && square.toLowerCase(Locale.ROOT).startsWith("mi")) {
            return SQUARE_MILES;
        }
        return AREAS.entrySet().stream()
                .filter(measure -> area.group(measure.getKey()) != null)
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    /** The same number, of what that unit measures. */
    Quantity measuredIn(String unit, BigDecimal number) {
        var measure = measureOf(unit);
        return new Quantity(
                words + " " + unit,
                measure.of(number),
                measure.unit(),
                measure.isConverted(),
                isRounded,
                isSpelled,
                lean);
    }

    private static Lean lean(String before) {
        return LEANS.entrySet().stream()
                .filter(lean -> lean.getValue().matcher(before).find())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(Lean.NONE);
    }

    private static Pattern before(String words) {
        return Pattern.compile("\\b(?<!\\b(?:no|not) )(?:" + words + ") (?:an? )?$", CASE_INSENSITIVE);
    }

    private static Measure measureOf(String unit) {
        var lower = unit.toLowerCase(Locale.ROOT);
        return MEASURES.entrySet().stream()
                .filter(measure -> lower.matches(measure.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(new Measure(Unit.NONE, 1, false));
    }
}
