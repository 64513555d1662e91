package ai.travion.verifier.check;

import ai.travion.verifier.check.Quantity.Unit;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** The days of the calendar that texts and a trip name, and those around them. */
final class KnownDays {

    private static final Pattern OPEN_AGAIN = Pattern.compile(
            "(?i)\\b(?:again|re-?open\\w*|next day|until|save|keep|wait|instead|move|postpone|resum\\w+|back)\\b");

    /** What is so for one day only, is not so for the next. */
    private static final Pattern OF_A_POYA =
            Pattern.compile("(?i)\\b(?:poya|full[- ]moon|alcohol|liquor|bans?|banned|holiday|festival)\\b");

    private final Set<LocalDate> days = new HashSet<>();

    private final Set<MonthDay> daysOfAnyYear = new HashSet<>();

    private final Set<LocalDate> openAgain = new HashSet<>();

    private final Set<LocalDate> daysAround = new HashSet<>();

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

    /** "On Sunday the 21st", when the bars are open again. */
    boolean isOpenAgainOn(Quantity quantity, String sentence) {
        return quantity.unit() == Unit.NONE
                && OPEN_AGAIN.matcher(sentence).find()
                && openAgain.stream()
                        .anyMatch(day -> day.getDayOfMonth() == quantity.value().intValue())
                && sentence.contains("the " + quantity.words());
    }

    /** What a day closes is open again on the next. */
    void addClosed(LocalDate closed) {
        openAgain.add(closed.plusDays(1));
    }

    /** The day before and the day after one of the trip: who stays overnight has these too. */
    void addAround(LocalDate day) {
        daysAround.add(day.minusDays(1));
        daysAround.add(day.plusDays(1));
    }

    void add(LocalDate day) {
        days.add(day);
    }

    void addOfAnyYear(MonthDay day) {
        daysOfAnyYear.add(day);
    }

    /** What a text vouches for; which day is closed, is said of a trip and not by a text. */
    void addAll(KnownDays more) {
        days.addAll(more.days);
        daysOfAnyYear.addAll(more.daysOfAnyYear);
    }
}
