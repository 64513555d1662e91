package ai.travion.verifier.check;

import ai.travion.schemas.ItinerarySlot;
import ai.travion.verifier.check.Quantity.Unit;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What texts say in figures and of the calendar, and which claims that bears out. */
final class KnownFacts {

    private static final Pattern WITH_SECONDS = Pattern.compile("\\d:\\d\\d:\\d\\d");
    private static final Pattern OPEN_AGAIN = Pattern.compile(
            "(?i)\\b(?:again|re-?open\\w*|next day|until|save|keep|wait|instead|move|postpone|resum\\w+|back)\\b");
    /** What is so for one day only, is not so for the next. */
    private static final Pattern OF_A_POYA =
            Pattern.compile("(?i)\\b(?:poya|full[- ]moon|alcohol|liquor|bans?|banned|holiday|festival)\\b");

    private static final Pattern OF_THE_TRAVELLER = Pattern.compile(
            "(?i)\\b(?:your|you|you['’](?:ve|re)|of you|you two|year[- ]olds?|aged?|(?:is|are) (?:just |about |quite )?(?:right|enough|plenty|ideal|perfect|tight|fine|sufficient|ample|comfortable|too short|doable))\\b");

    private static final String A_MONTH = "(?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)";
    private static final String A_SPAN =
            "(?<from>\\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to|until|till|and|through) ?(?:the )?(?<to>\\d{1,2})(?:st|nd|rd|th)?";
    private static final Pattern DAYS_BEFORE_MONTH = Pattern.compile("(?i)\\b" + A_SPAN + "(?: of)? " + A_MONTH);
    private static final Pattern DAYS_AFTER_MONTH = Pattern.compile("(?i)\\b" + A_MONTH + "\\.? " + A_SPAN + "\\b");

    /** "From about four until sunset": an hour that counts nothing. */
    private static final Pattern LOOSE_HOUR = Pattern.compile(
            "(?i)\\b(?:from|after|before|until|till|by|around|at|or) (?:about |around )?(?<hour>" + SpelledNumbers.HOUR
                    + ")\\b(?! (?:(?!the\\b)\\p{Ll}+ ){0,2}?(?:(?!towards|as|is|was|this|across|afterwards)\\p{Ll}{2,}s|people|per cent|hundred|thousand)\\b)");

    private static final List<String> HOURS = List.of(SpelledNumbers.HOUR.split("\\|", -1));

    private static final String ANY_NUMBER =
            "(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: and a half|½|\\.5)?";

    /** "2 hrs to kill", "we have three days", "kids (6 & 9)", "both 68". */
    private static final Pattern OWN_MEANS = Pattern.compile(
            "(?i)\\b" + ANY_NUMBER
                    + "[ -]?(?:hours?|hrs?|h|minutes|mins?) (?:to (?:kill|spare|spend|fill)|free|spare|left|layovers?|stopovers?|between|before|in)\\b"
                    + "|(?<=\\b(?:have|has|got|only|for|just|spend|spare|stay|staying) )(?:about |only |just )?"
                    + ANY_NUMBER
                    + "[ -]?(?:hours?|hrs?|h|minutes|mins?|days?|nights?|weeks?)\\b"
                    + "|\\b" + ANY_NUMBER
                    + "[ -]?(?:days?|nights?|people|adults|kids|children|(?:years?|yrs?|yo)(?:[ -]?olds?)?)\\b"
                    + "|\\b(?:children|kids|boys|girls|sons?|daughters?|twins|teenagers|teens|grandchildren|girl|boy|child|kid|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|parents|husband|wife|i['’]?m|i am|we['’]?re|we are|aged?)\\W{1,2}(?:(?:both|of|aged|is|are|who is) )?\\(?\\d{1,2}(?:(?:, ?| and | ?& ?|/|-)\\d{1,2})*\\b"
                    + "|(?<=\\b(?:aged?|both|kids|children|am|are|party of|family of|group of) \\(?)\\d{1,2}\\b|(?<=\\()\\d{1,2}(?= ?(?:&|and|,|\\)))|(?<=(?:&|and) )\\d{1,2}(?=\\))");

    private static final Pattern OF_HOURS = Pattern.compile(
            "(?i)\\b(?:clos(?:e|es|ing)|shuts?|opens?|opening|starts?|begins?|ends?|leaves?|departs?)\\b");
    /** "Rest in the middle of the day" tells no hour. */
    private static final Pattern PART_OF_THE_DAY = Pattern.compile("(?i)midday|noon|(?:the )?middle of the day");

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?=[\\p{Lu}\\d\"“(])");

    private static final Pattern NIGHTS = Pattern.compile("(?i)\\bnights?$");
    private static final Pattern DAYS = Pattern.compile("(?i)\\bdays?$");

    private final Set<LocalDate> days = new HashSet<>();
    private final Set<MonthDay> daysOfAnyYear = new HashSet<>();
    private final Set<Integer> times = new HashSet<>();
    private final Set<Quantity> quantities = new HashSet<>();
    private final Set<Season> seasons = new HashSet<>();
    private final Set<LocalDate> openAgain = new HashSet<>();
    private final Set<LocalDate> daysAround = new HashSet<>();
    private final Set<Quantity> ownQuantities = new HashSet<>();
    private final Set<Integer> ownDays = new HashSet<>();
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
        return vouchFor(mention, days)
                || (OPEN_AGAIN.matcher(sentence).find() && vouchFor(mention, openAgain))
                || (!OF_A_POYA.matcher(sentence).find() && vouchFor(mention, daysAround));
    }

    private boolean vouchFor(DatesIn.Mention mention, Set<LocalDate> days) {
        var day = mention.day();
        if (mention.monthDay().isEmpty() || (mention.year().isPresent() && day.isEmpty())) {
            return false;
        }
        var monthDay = mention.monthDay().get();
        if (day.isEmpty()) {
            var candidates = days.stream()
                    .filter(known -> MonthDay.from(known).equals(monthDay))
                    .toList();
            var weekdayFits = mention.weekday().isEmpty()
                    || candidates.isEmpty()
                    || candidates.stream()
                            .anyMatch(known ->
                                    known.getDayOfWeek() == mention.weekday().get());
            return weekdayFits && (!candidates.isEmpty() || daysOfAnyYear.contains(monthDay));
        }
        var weekdayFits = mention.weekday().isEmpty()
                || mention.weekday().get() == day.get().getDayOfWeek();
        return weekdayFits && days.contains(day.get());
    }

    /** @param sentence in which it stands: when something opens or leaves, the traveller's own words do not tell */
    boolean vouchFor(TimesIn.Mention time, String sentence) {
        boolean ownCount = !OF_HOURS.matcher(sentence).find();
        if (ownCount && PART_OF_THE_DAY.matcher(time.words()).matches()) {
            return true;
        }
        return time.meant().stream()
                .anyMatch(minute -> times.contains(minute) || (ownCount && ownTimes.contains(minute)));
    }

    /** @param sentence in which it stands: one that compares may give the difference of two numbers */
    boolean vouchFor(Quantity quantity, String sentence) {
        return quantities.stream().anyMatch(quantity::follows)
                || areNightsOfDaysKnown(quantity)
                || isADayKnown(quantity, sentence)
                || isAnHourKnown(quantity, sentence)
                || isADecadeKnown(quantity, sentence)
                || isADayOfTheirs(quantity, sentence)
                || isTheTravellersOwn(quantity, sentence)
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

    /** "On Sunday the 21st", when the bars are open again. */
    private boolean isADayKnown(Quantity quantity, String sentence) {
        return quantity.unit() == Unit.NONE
                && OPEN_AGAIN.matcher(sentence).find()
                && openAgain.stream()
                        .anyMatch(day -> day.getDayOfMonth() == quantity.value().intValue())
                && sentence.contains("the " + quantity.words());
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

    /** "On the 22nd", of the days that somebody stays. */
    private boolean isADayOfTheirs(Quantity quantity, String sentence) {
        return quantity.unit() == Unit.NONE
                && ownDays.contains(quantity.value().intValue())
                && Pattern.compile("\\b" + Pattern.quote(quantity.words()) + "(?:st|nd|rd|th)\\b")
                        .matcher(sentence)
                        .find();
    }

    /** "Two hours is just right", of the two that somebody has; "with your 10-year-old". */
    private boolean isTheTravellersOwn(Quantity quantity, String sentence) {
        return OF_THE_TRAVELLER.matcher(sentence).find()
                && ownQuantities.stream().anyMatch(quantity::follows);
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
        return seasons.stream()
                .anyMatch(season -> season.months().containsAll(mention.months()) && tone.mayRestOn(season.tone()));
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
        daysOfAnyYear.addAll(more.daysOfAnyYear);
        times.addAll(more.times);
        quantities.addAll(more.quantities);
        seasons.addAll(more.seasons);
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
        addNumbers(facts.quantities());
        spans.read(text).forEach(this::addNumber);
        SpelledNumbers.ordinalsIn(text).forEach(this::addNumber);
        centuries.addAll(facts.centuries());
        LOOSE_HOUR.matcher(text).results().forEach(hour -> {
            int minutes = 60 * (HOURS.indexOf(hour.group("hour").toLowerCase(Locale.ROOT)) + 1);
            times.add(minutes % TimesIn.HALF_A_DAY);
            times.add(minutes % TimesIn.HALF_A_DAY + TimesIn.HALF_A_DAY);
        });
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
            mention.monthDay().filter(day -> mention.year().isEmpty()).ifPresent(daysOfAnyYear::add);
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
            }
        });
    }

    private void addNumbers(Collection<Quantity> more) {
        quantities.addAll(more);
        more.stream()
                .filter(quantity ->
                        quantity.unit() == Unit.NONE && quantity.value().scale() <= 0)
                .mapToInt(quantity -> quantity.value().intValue())
                .filter(year -> year >= 100 && year <= 2100)
                .forEach(year -> {
                    int century = year / 100 + 1;
                    addNumber(century);
                    centuries.add(new CenturiesIn.Mention("", century, CenturiesIn.Era.EITHER, 0, 0));
                });
    }

    /** What a day closes is open again on the next. */
    void addClosed(LocalDate closed) {
        openAgain.add(closed.plusDays(1));
    }

    /** The best months of a place. */
    void addBestMonths(String numbers) {
        seasons.add(Season.ofBestMonths(numbers));
    }

    void addOwnDaysAndTimes(String words) {
        var facts = readings.factsOf(words);
        addDays(facts);
        ownTimes.addAll(facts.minutesMeant());
        seasons.add(new Season(facts.allMonths(), Season.Tone.EITHER));
    }

    /** The time that somebody says to have, whom they bring and how old these are; what they ask of the place is no fact. */
    void addOwnMeans(String words) {
        OWN_MEANS
                .matcher(words)
                .results()
                .forEach(means -> ownQuantities.addAll(
                        readings.factsOf(means.group().strip()).quantities()));
    }

    /** "Dec 22-25", "from 22 to 24 December": every day of them. */
    void addOwnSpans(String words) {
        for (var span : List.of(DAYS_BEFORE_MONTH, DAYS_AFTER_MONTH)) {
            span.matcher(words).results().forEach(days -> {
                int from = Integer.parseInt(days.group("from"));
                int to = Integer.parseInt(days.group("to"));
                for (int day = from; day <= Math.min(to, 31); day++) {
                    DatesIn.text(day + " " + days.group("month")).stream()
                            .flatMap(mention -> mention.monthDay().stream())
                            .forEach(daysOfAnyYear::add);
                    ownQuantities.add(
                            new Quantity(String.valueOf(day), BigDecimal.valueOf(day), Unit.NONE, false, false, false));
                    ownDays.add(day);
                }
            });
        }
    }

    /** The day before and the day after one of the trip: who stays overnight has these too. */
    void addAround(LocalDate day) {
        daysAround.add(day.minusDays(1));
        daysAround.add(day.plusDays(1));
    }

    void addOwnNumbers(String words) {
        readings.factsOf(words).quantities().stream()
                .filter(quantity -> quantity.unit() != Unit.STEPS && quantity.unit() != Unit.PERCENT)
                .forEach(quantities::add);
    }

    void add(LocalDate day) {
        days.add(day);
        weekdays.add(day.getDayOfWeek());
        seasons.add(new Season(Set.of(day.getMonth()), Season.Tone.EITHER));
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
        readings.factsOf(slot.getTime()).minutesMeant().forEach(start -> times.add(start + slot.getDurationMinutes()));
    }
}
