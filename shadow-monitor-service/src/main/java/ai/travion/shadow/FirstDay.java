package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.plan.FestivalDays;
import ai.travion.shadow.plan.Wishes;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first day of a plan whose message gives a longer time or none: that of the feast one comes for, or the one it names further on. */
final class FirstDay {

    private static final String NOT_NAMED = "You named no first day";
    private static final Pattern READ_AS = Pattern.compile("\" was read as .* to \\w+ (\\d{1,2} \\w+ \\d{4})\\.?$");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);
    private static final Pattern YEAR = Pattern.compile("\\b(20\\d{2})\\b");
    private static final Pattern BEGINS = Pattern.compile(
            "\\b(?:from|start\\w*|begin\\w*|arriv\\w*|land\\w*)\\W+(?:(?:in|at|into)\\W+(?:colombo|negombo|katunayake|sri lanka|the airport)\\W+)?(?:(?:on|at|the|it|date|day|is)\\W+)*$",
            Pattern.CASE_INSENSITIVE);

    private final FestivalDays festivals;

    FirstDay(FestivalDays festivals) {
        this.festivals = festivals;
    }

    /**
     * A day that is better than the one that was assumed.
     *
     * @param said what to say of it; may be empty
     */
    record Better(LocalDate day, Optional<String> said) {}

    /** Whether this assumption gives a better reason for the day than that none was named. */
    static boolean isForAFeast(String assumption) {
        return assumption.startsWith(FOR_A_FEAST);
    }

    /** Whether this assumption speaks of a day that was only assumed. */
    static boolean isOnlyAssumed(String assumption) {
        return assumption.startsWith(NOT_NAMED);
    }

    private static final String FOR_A_FEAST = "You named no day, so the plan is for";

    /** Who climbs the one peak that is lit by night in its season, and names no day, goes when it is lit. */
    private static final String OF_A_SEASON = "adams-peak";

    private static final int DAYS_WAITED_FOR = 60;

    /** Empty where a day was named, or where none is better. */
    Optional<Better> of(GraphState state, LocalDate today, int days, Wishes wishes, List<Place> targets) {
        Optional<LocalDate> assumed = state.getTargetDate();
        Optional<Better> feast = ofAnotherYear(state, today, days, wishes, targets);
        if (feast.isPresent()) {
            return feast;
        }
        if (assumed.isPresent() && state.getAssumptions().stream().noneMatch(FirstDay::isOnlyAssumed)) {
            return Optional.empty();
        }
        Optional<LocalDate> named = assumed.flatMap(month -> begun(state.getUserQuery(), month, today));
        if (named.isPresent()) {
            return named.map(day -> new Better(day, Optional.empty()));
        }
        if (assumed.isEmpty() && targets.size() == 1 && targets.getFirst().id().equals(OF_A_SEASON)) {
            return festivals
                    .firstOfThePilgrimage(today.plusDays(1), DAYS_WAITED_FOR)
                    .map(day -> lit(day, days));
        }
        LocalDate from = assumed.orElseGet(() -> year(state.getUserQuery())
                .map(year -> LocalDate.of(year, 1, 1))
                .filter(first -> first.isAfter(today))
                .orElse(today.plusDays(1)));
        LocalDate to = assumed.map(first -> end(state, first))
                .or(() -> year(state.getUserQuery()).map(year -> LocalDate.of(year, 12, 31)))
                .orElse(from.plusYears(1));
        return from.isAfter(to)
                ? Optional.empty()
                : festivals
                        .within(from, to, days, wishes, targets)
                        .map(found -> new Better(found.first(), Optional.of(inWords(found, days))));
    }

    /** "For the festival of 2027, we come on Friday": no Friday of this year is meant, but the feast of that one. */
    private Optional<Better> ofAnotherYear(
            GraphState state, LocalDate today, int days, Wishes wishes, List<Place> targets) {
        return year(state.getUserQuery())
                .filter(year -> year >= today.getYear())
                .filter(year -> state.getTargetDate()
                        .filter(day -> day.getYear() != year)
                        .isPresent())
                .flatMap(year ->
                        festivals.within(LocalDate.of(year, 1, 1), LocalDate.of(year, 12, 31), days, wishes, targets))
                .filter(found -> !found.first().isBefore(today))
                .map(found -> new Better(found.first(), Optional.of(ofTheFeast(found, days))));
    }

    private static String ofTheFeast(FestivalDays.Found found, int days) {
        return "The plan is for %s, when %s is expected; its dates are announced each year, so ask for them before you book."
                .formatted(InWords.days(found.first(), found.first().plusDays(days - 1L)), found.feast());
    }

    private static Better lit(LocalDate day, int days) {
        return new Better(
                day,
                Optional.of(
                        "No date was given, and the steps of Adam's Peak are dark until the Poya of December, so the plan is for %s, when they are lit and the first crowd is over."
                                .formatted(InWords.days(day, day.plusDays(days - 1L)))));
    }

    private static String inWords(FestivalDays.Found found, int days) {
        return FOR_A_FEAST
                + " %s, when %s is expected; its dates are announced each year, so ask for them before you book."
                        .formatted(InWords.days(found.first(), found.first().plusDays(days - 1L)), found.feast());
    }

    /** A day that a sentence begins with, though another spoke of a month: "in July … from 5 July". */
    private static Optional<LocalDate> begun(String text, LocalDate month, LocalDate today) {
        return SaidDates.in(text, month).stream()
                .filter(date -> Patterns.isIn(BEGINS, text.substring(0, date.start())))
                .map(SaidDates.Said::day)
                .filter(day -> !day.isBefore(today))
                .findFirst();
    }

    /** Of the time that was named; at least of its month. */
    private static LocalDate end(GraphState state, LocalDate first) {
        return state.getAssumptions().stream()
                .map(READ_AS::matcher)
                .filter(Matcher::find)
                .flatMap(read -> day(read.group(1)).stream())
                .filter(first::isBefore)
                .findFirst()
                .orElseGet(() -> YearMonth.from(first).atEndOfMonth());
    }

    private static Optional<LocalDate> day(String words) {
        try {
            return Optional.of(LocalDate.parse(words, DAY));
        } catch (DateTimeException noDate) {
            return Optional.empty();
        }
    }

    private static Optional<Integer> year(String words) {
        Matcher year = YEAR.matcher(words);
        return year.find() ? Optional.of(Integer.parseInt(year.group(1))) : Optional.empty();
    }
}
