package ai.travion.verifier.check;

import ai.travion.schemas.ItinerarySlot;
import ai.travion.verifier.check.Quantity.Unit;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What texts say in figures and of the calendar, and which claims that bears out. */
final class KnownFacts {

    private static final Pattern WITH_SECONDS = Pattern.compile("\\d:\\d\\d:\\d\\d");
    private static final Pattern OF_HOURS = Pattern.compile(
            "(?i)\\b(?:clos(?:e|es|ing)|shuts?|opens?|opening|starts?|begins?|ends?|leaves?|departs?)\\b");
    /** "Rest in the middle of the day" tells no hour. */
    private static final Pattern PART_OF_THE_DAY = Pattern.compile("(?i)midday|noon|(?:the )?middle of the day");

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?=[\\p{Lu}\\d\"“(])");

    /** Letters before a time that may say on which side of it: "a few minutes ". */
    private static final int LEAD = 24;

    private static final Pattern NIGHTS = Pattern.compile("(?i)\\bnights?$");
    private static final Pattern DAYS = Pattern.compile("(?i)\\bdays?$");

    private final KnownDays days = new KnownDays();
    private final Set<Integer> times = new HashSet<>();
    private final Set<Integer> timesOfTheNight = new HashSet<>();
    private final Set<Quantity> quantities = new HashSet<>();
    private final Set<Season> seasons = new HashSet<>();

    /** Months that are named and of which nothing is said: those of the trip, and of the traveller's own words. */
    private final Set<Set<Month>> named = new HashSet<>();

    private final OwnFigures own = new OwnFigures();
    private final Set<Integer> ownTimes = new HashSet<>();
    private final YearSpans spans = new YearSpans();
    private final Set<DayOfWeek> weekdays = new HashSet<>();
    private final Set<CenturiesIn.Mention> centuries = new HashSet<>();
    private final Reckoned reckoned = new Reckoned();
    private final Readings readings;

    KnownFacts(Readings readings) {
        this.readings = readings;
    }

    /** @param sentence in which it stands: what a day closes may be said to be open again on the next */
    boolean vouchFor(DatesIn.Mention mention, String sentence) {
        return days.vouchFor(mention, sentence);
    }

    /** @param sentence in which it stands: when something opens or leaves, the traveller's own words do not tell */
    boolean vouchFor(TimesIn.Mention time, String sentence) {
        boolean ownCount = !OF_HOURS.matcher(sentence).find();
        if (ownCount && PART_OF_THE_DAY.matcher(time.words()).matches()) {
            return true;
        }
        var known = NightHours.isOne(time) ? timesOfTheNight : times;
        return time.meant().stream()
                        .anyMatch(minute -> known.contains(minute) || (ownCount && ownTimes.contains(minute)))
                || isNextToOneOf(known, time, sentence);
    }

    /** "Just before two", of what begins at 13:55. */
    private static boolean isNextToOneOf(Set<Integer> known, TimesIn.Mention time, String sentence) {
        int at = sentence.startsWith(time.words(), time.start()) ? time.start() : sentence.indexOf(time.words());
        return at >= 0
                && NearAnHour.minutesIn(sentence.substring(Math.max(0, at - LEAD), at) + time.words()).stream()
                        .anyMatch(known::contains);
    }

    /** @param sentence in which it stands: one that compares may give the difference of two numbers */
    boolean vouchFor(Quantity quantity, String sentence) {
        return quantities.stream().anyMatch(quantity::follows)
                || areNightsOfDaysKnown(quantity)
                || days.isOpenAgainOn(quantity, sentence)
                || isAnHourKnown(quantity, sentence)
                || isADecadeKnown(quantity, sentence)
                || own.isADayOfTheirs(quantity, sentence)
                || own.isTheirs(quantity, sentence)
                || reckoned.gives(quantity, sentence, quantities, centuries);
    }

    /** Who stays two full days sleeps there once, twice or three times. */
    private boolean areNightsOfDaysKnown(Quantity quantity) {
        return NIGHTS.matcher(quantity.words()).find()
                && quantities.stream()
                        .filter(known -> DAYS.matcher(known.words()).find())
                        .anyMatch(known ->
                                known.value().subtract(quantity.value()).abs().compareTo(BigDecimal.ONE) <= 0);
    }

    /** "It is liveliest around eleven": an hour that is not read as one. */
    private boolean isAnHourKnown(Quantity quantity, String sentence) {
        boolean isSaidOfTime = Pattern.compile(
                        "(?i)\\b(?:around|about|at|by|for|until|till|before|after|from|to|towards|past|or|and|between) "
                                + Pattern.quote(quantity.words()) + "\\b(?! \\p{Ll}+s\\b)")
                .matcher(sentence)
                .find();
        if (!isSaidOfTime) {
            return false;
        }
        int hour = quantity.value().intValue();
        return quantity.unit() == Unit.NONE
                && hour >= 1
                && hour <= 12
                && (times.contains(60 * hour % TimesIn.HALF_A_DAY)
                        || times.contains(60 * hour % TimesIn.HALF_A_DAY + TimesIn.HALF_A_DAY));
    }

    /** "In the 1760s", of what was built in 1763. */
    private boolean isADecadeKnown(Quantity quantity, String sentence) {
        return quantity.unit() == Unit.NONE
                && Decades.isOneIn(quantity.words(), sentence)
                && quantities.stream()
                        .filter(known -> known.unit() == Unit.NONE)
                        .anyMatch(known -> Decades.holds(
                                quantity.value().doubleValue(), known.value().doubleValue()));
    }

    /** Every number, time and month of these few words. */
    boolean vouchForAllOf(String words) {
        var claimed = readings.factsOf(words);
        return claimed.quantities().stream().allMatch(quantity -> vouchFor(quantity, words))
                && claimed.times().stream().allMatch(time -> vouchFor(time, words))
                && claimed.months().stream().allMatch(month -> vouchFor(month, words));
    }

    boolean vouchFor(CenturiesIn.Mention century) {
        return centuries.stream().anyMatch(century::isThatOf);
    }

    /** Some sentence speaks of all these months, or names a time of the year that holds them. */
    boolean vouchFor(MonthsIn.Mention mention, String sentence) {
        var tone = toneOf(mention, sentence);
        var told = seasons.stream()
                .filter(season -> season.months().containsAll(mention.months()))
                .toList();
        // Who asks for July has said nothing of its sea: what the texts say against it stands.
        return told.stream().anyMatch(season -> tone.mayRestOn(season.tone()))
                || (told.isEmpty() && named.stream().anyMatch(months -> months.containsAll(mention.months())));
    }

    /** The same, and with as much to say for or against them. */
    boolean vouchOutrightFor(MonthsIn.Mention mention, String sentence) {
        var tone = toneOf(mention, sentence);
        return tone != Season.Tone.EITHER
                && seasons.stream()
                        .anyMatch(season -> season.months().containsAll(mention.months()) && tone == season.tone());
    }

    private Season.Tone toneOf(MonthsIn.Mention mention, String sentence) {
        return readings.seasonsOf(sentence).stream()
                .filter(part -> part.months().containsAll(mention.months()))
                .map(Season::tone)
                .findFirst()
                .orElseGet(() -> Season.Tone.of(sentence));
    }

    /** Years put together, which no sentence puts together. */
    List<String> spansNotSaidIn(String sentence) {
        return spans.notSaidIn(sentence, this::holdsYear);
    }

    private boolean holdsYear(String year) {
        return quantities.stream().anyMatch(known -> known.value().compareTo(new BigDecimal(year)) == 0);
    }

    boolean vouchFor(DayOfWeek weekday) {
        return weekdays.contains(weekday);
    }

    /** What another text vouches for too. */
    void add(String text) {
        var more = readings.knownBy(text);
        days.addAll(more.days);
        times.addAll(more.times);
        timesOfTheNight.addAll(more.timesOfTheNight);
        quantities.addAll(more.quantities);
        seasons.addAll(more.seasons);
        named.addAll(more.named);
        weekdays.addAll(more.weekdays);
        spans.addAll(more.spans);
        centuries.addAll(more.centuries);
        reckoned.addAll(more.reckoned);
    }

    /** What one text vouches for. */
    static KnownFacts of(String text, Readings readings) {
        var known = new KnownFacts(readings);
        known.read(text);
        return known;
    }

    private void read(String text) {
        var facts = readings.factsOf(text);
        addDaysAndTimes(facts, text);
        addNumbers(facts.quantities(), text);
        spans.read(text).forEach(this::addNumber);
        SpelledNumbers.ordinalsIn(text).forEach(this::addNumber);
        SpelledNumbers.sidesIn(text).forEach(this::addNumber);
        centuries.addAll(CenturiesIn.knownBy(text, facts.centuries()));
        times.addAll(LooseHours.minutesIn(text));
        timesOfTheNight.addAll(NightHours.minutesIn(text));
        reckoned.readRanges(text);
        if (facts.months().isEmpty()) {
            return;
        }
        // "A season of five months", of what lasts from December to April.
        facts.months().stream()
                .map(mention -> mention.months().size())
                .filter(count -> count > 1)
                .forEach(this::addNumber);
        for (var sentence : SENTENCE_END.split(text, -1)) {
            seasons.addAll(readings.seasonsOf(sentence));
        }
    }

    private void addDays(Facts facts) {
        for (var mention : facts.days()) {
            mention.day().ifPresent(this::add);
            mention.monthDay().filter(day -> mention.year().isEmpty()).ifPresent(days::addOfAnyYear);
        }
        weekdays.addAll(facts.weekdays());
    }

    private void addDaysAndTimes(Facts facts, String text) {
        addDays(facts);
        // A light window is given to the second; an answer may give it to the minute, cut off or rounded.
        facts.minutesMeant().forEach(minute -> {
            times.add(minute);
            if (WITH_SECONDS.matcher(text).find()) {
                times.add(minute + 1);
                timesOfTheNight.add(minute + 1);
            }
        });
    }

    private void addNumbers(Collection<Quantity> more, String text) {
        quantities.addAll(more);
        more.stream()
                .filter(quantity ->
                        quantity.unit() == Unit.NONE && quantity.value().scale() <= 0)
                .mapToInt(quantity -> quantity.value().intValue())
                .filter(year -> year >= 100 && year <= 2100)
                .forEach(year -> {
                    var century = CenturiesIn.ofYear(year, text);
                    addNumber(century.century());
                    centuries.add(century);
                });
    }

    /** What a day closes is open again on the next. */
    void addClosed(LocalDate closed) {
        days.addClosed(closed);
    }

    /** The day before and the day after one of the trip. */
    void addAround(LocalDate day) {
        days.addAround(day);
    }

    /** The best months of a place. */
    void addBestMonths(String numbers) {
        seasons.add(Season.ofBestMonths(numbers));
    }

    /** The time that somebody says to have, whom they bring and how old these are. */
    void addOwnMeans(String words) {
        own.addMeans(words, readings);
    }

    /** "Dec 22-25": every day of them. */
    void addOwnSpans(String words) {
        own.addSpans(words).forEach(days::addOfAnyYear);
    }

    /** The year in which the turn is: what is old is so many years old. */
    void addYear(int year) {
        reckoned.addYear(year);
    }

    void addOwnDaysAndTimes(String words) {
        var facts = readings.factsOf(words);
        addDays(facts);
        ownTimes.addAll(facts.minutesMeant());
        named.add(facts.allMonths());
    }

    void addOwnNumbers(String words) {
        readings.factsOf(words).quantities().stream()
                .filter(quantity -> quantity.unit() != Unit.STEPS && quantity.unit() != Unit.PERCENT)
                .forEach(quantities::add);
    }

    void add(LocalDate day) {
        days.add(day);
        weekdays.add(day.getDayOfWeek());
        named.add(Set.of(day.getMonth()));
        addNumber(day.getYear());
        addNumber(day.getDayOfMonth());
    }

    void addNumber(int number) {
        quantities.add(
                new Quantity(String.valueOf(number), BigDecimal.valueOf(number), Unit.NONE, false, false, false));
    }

    private void addMinutes(int minutes) {
        quantities.add(
                new Quantity(String.valueOf(minutes), BigDecimal.valueOf(minutes), Unit.MINUTES, false, false, false));
    }

    void addSlot(ItinerarySlot slot) {
        addMinutes(slot.getDurationMinutes());
        slot.getCrowdPrediction()
                .ifPresent(percent -> quantities.add(
                        new Quantity("", BigDecimal.valueOf(Math.round(percent)), Unit.PERCENT, false, false, false)));
        readings.factsOf(slot.getTime()).minutesMeant().forEach(start -> {
            times.add(start + slot.getDurationMinutes());
            timesOfTheNight.add(start + slot.getDurationMinutes());
        });
    }
}
