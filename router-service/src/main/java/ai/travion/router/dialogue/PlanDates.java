package ai.travion.router.dialogue;

import ai.travion.router.dates.When;
import ai.travion.schemas.StatedDates;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Optional;

/** When a plan is for, where its days are not simply said: it is moved, made longer or shorter, or laid into a longer time. */
final class PlanDates {

    private static final int LONGEST_STAY_DAYS = 30;

    private PlanDates() {}

    /** A weekend of which nobody says when is the next; a long one begins on a Friday. */
    static Dates nextWeekend(int days, LocalDate today, int turn) {
        var begins = days > 2 ? DayOfWeek.FRIDAY : DayOfWeek.SATURDAY;
        var first = today.with(TemporalAdjusters.next(begins));
        var end = Dates.end(first, Optional.of(days));
        return new Dates(
                Optional.of(first),
                end,
                Optional.of(Dates.stated(first, end, Optional.of(days), turn)),
                List.of("You named no date, so I took the next weekend, %s.".formatted(Dates.inWords(first, end))));
    }

    /** A plan that lies ahead stays where it is when it would begin in the past, and the answer says so. */
    static Dates moved(Conversation conversation, int by, LocalDate today, int turn) {
        var before = conversation.start().orElseThrow();
        var begins = before.plusDays(by);
        if (begins.isBefore(today) && !before.isBefore(today)) {
            return new Dates(
                    conversation.start(),
                    conversation.end(),
                    Optional.of(Dates.stated(before, conversation.end(), conversation.days(), turn)),
                    List.of("That would begin on %s, which is past, so the plan stays on %s."
                            .formatted(Dates.IN_WORDS.format(begins), Dates.inWords(before, conversation.end()))));
        }
        var start = conversation.start().map(day -> day.plusDays(by));
        var end = conversation.end().map(day -> day.plusDays(by));
        return new Dates(
                start, end, Optional.of(Dates.stated(start.orElseThrow(), end, conversation.days(), turn)), List.of());
    }

    /** Who lands later and flies home when they did has so many days less. */
    static Dates landingLater(int by, Conversation conversation, int turn) {
        var first = conversation.start().orElseThrow().plusDays(by);
        int days = conversation.length() - by;
        var last = Optional.of(first.plusDays(days - 1L)).filter(first::isBefore);
        return new Dates(
                Optional.of(first),
                last,
                Optional.of(Dates.stated(first, last, Optional.of(days), turn)),
                List.of(
                        "You land later and your flight home stays, so the trip has %d days now; say so if that flight moves, too."
                                .formatted(days)));
    }

    /** "We leave on the 7th": the plan begins when it did; a weekday is the first such day of it, and nights that are counted beside it are those up to it. */
    static Optional<Dates> endingOn(When when, Conversation conversation, int turn) {
        var first = conversation.start().orElseThrow();
        boolean isNamed =
                when.manners().contains(When.Manner.ENDING) || when.days().isEmpty();
        var said = when.end().filter(end -> isNamed).orElse(when.start().orElseThrow());
        var last = said.isBefore(first) ? first.with(TemporalAdjusters.nextOrSame(said.getDayOfWeek())) : said;
        int days = (int) (last.toEpochDay() - first.toEpochDay()) + 1;
        return days > LONGEST_STAY_DAYS
                ? Optional.empty()
                : Optional.of(new Dates(
                        Optional.of(first),
                        Optional.of(last).filter(first::isBefore),
                        Optional.of(Dates.stated(
                                first, Optional.of(last).filter(first::isBefore), Optional.of(days), turn)),
                        List.of("The plan is for %s now."
                                .formatted(
                                        Dates.inWords(first, Optional.of(last).filter(first::isBefore))))));
    }

    /** "Move it to March": the same days of the month; nothing where no whole month is said, or the plan begins on a first anyway. */
    static Optional<Dates> inAMonth(When when, Conversation conversation, int turn) {
        var before = conversation.start().orElseThrow();
        var window = when.start().filter(first -> !when.exact() && when.days().isEmpty() && isAllOf(first, when));
        if (window.isEmpty() || before.getDayOfMonth() == 1) {
            return Optional.empty();
        }
        var month = YearMonth.from(window.get());
        var same = month.atDay(Math.min(before.getDayOfMonth(), month.lengthOfMonth()));
        var first = same.isBefore(window.get()) ? window.get() : same;
        var end = conversation.end().map(last -> first.plusDays(ChronoUnit.DAYS.between(before, last)));
        return Optional.of(new Dates(
                Optional.of(first),
                end,
                Optional.of(Dates.stated(first, end, conversation.days(), turn)),
                List.of(
                        "You named no first day, so the plan keeps its days of the month, %s; tell me your first day and I move it."
                                .formatted(Dates.inWords(first, end)))));
    }

    /** Up to its end; of the month that it is, what is left. */
    private static boolean isAllOf(LocalDate first, When when) {
        return when.manners().isEmpty()
                && when.end()
                        .filter(YearMonth.from(first).atEndOfMonth()::equals)
                        .isPresent();
    }

    /** The plan with the length of before, around the day of a flight. */
    static Dates beginning(LocalDate first, LocalDate voyage, Conversation conversation, int turn) {
        var days = Optional.of(conversation.length());
        var end = Dates.end(first, days);
        return new Dates(
                Optional.of(first),
                end,
                Optional.of(Dates.stated(first, end, days, turn)),
                List.of("You travel on %s, so the plan is for %s now, as long as before."
                        .formatted(Dates.IN_WORDS.format(voyage), Dates.inWords(first, end))));
    }

    /** Who lands on another day and flies home on the same has so many days more, or less. */
    static Dates landing(LocalDate first, Conversation conversation, int turn) {
        var last = conversation.span().orElseThrow().last();
        var end = Optional.of(last).filter(first::isBefore);
        int days = (int) ChronoUnit.DAYS.between(first, last) + 1;
        return new Dates(
                Optional.of(first),
                end,
                Optional.of(Dates.stated(first, end, Optional.of(days), turn)),
                List.of("You land on %s now and fly home as before, so the plan is for %s."
                        .formatted(Dates.IN_WORDS.format(first), days == 1 ? "one day" : days + " days")));
    }

    /** The days of before: the one that is named is that of a stop. */
    static Dates kept(Conversation conversation, int turn) {
        var first = conversation.start().orElseThrow();
        return new Dates(
                Optional.of(first),
                conversation.end(),
                Optional.of(Dates.stated(first, conversation.end(), conversation.days(), turn)),
                List.of());
    }

    /** The days of before and those up to that of a new stop. */
    static Dates upTo(LocalDate last, Conversation conversation, int turn) {
        var first = conversation.start().orElseThrow();
        int days = (int) (last.toEpochDay() - first.toEpochDay()) + 1;
        return new Dates(
                Optional.of(first),
                Optional.of(last),
                Optional.of(Dates.stated(first, Optional.of(last), Optional.of(days), turn)),
                List.of("The plan is for %s now.".formatted(Dates.inWords(first, Optional.of(last)))));
    }

    /** "And the day after?" of a plan of several days: the day that follows on its last is added, or that before its first. */
    static Dates withAnotherDay(int offset, Conversation conversation, LocalDate today, int turn) {
        var first = conversation.start().orElseThrow();
        var last = first.plusDays(conversation.length() - 1L);
        var begins = offset < 0 ? first.plusDays(offset) : first;
        if (begins.isBefore(today)) {
            return kept(conversation, turn);
        }
        var ends = offset > 0 ? last.plusDays(offset) : last;
        int days = (int) ChronoUnit.DAYS.between(begins, ends) + 1;
        return new Dates(
                Optional.of(begins),
                Optional.of(ends),
                Optional.of(Dates.stated(begins, Optional.of(ends), Optional.of(days), turn)),
                List.of("The plan is for %s now.".formatted(Dates.inWords(begins, Optional.of(ends)))));
    }

    /** The weekend that comes after the days of the plan, or with them. */
    static Dates atTheWeekend(Conversation conversation, LocalDate today, int turn) {
        var from = conversation.start().orElseThrow();
        var first = (from.isBefore(today) ? today : from).with(TemporalAdjusters.nextOrSame(DayOfWeek.SATURDAY));
        var days = conversation.days().or(() -> Optional.of(conversation.length()));
        var end = Dates.end(first, days);
        return new Dates(
                Optional.of(first),
                end,
                Optional.of(Dates.stated(first, end, days, turn)),
                List.of("The plan is for %s now.".formatted(Dates.inWords(first, end))));
    }

    /** The days of a plan follow its places; what an exchange of them comes to is said. */
    static Dates swapped(Bearings bearings, Conversation conversation, int turn) {
        var first = conversation.start().orElseThrow();
        var end = conversation.end().or(() -> Dates.end(first, conversation.days()));
        var places = bearings.places();
        var note = places.size() > 1
                ? "The plan begins in %s now; from there it takes the shortest way."
                        .formatted(places.getFirst().name())
                : "The days around one place follow the light and the opening hours, so I did not swap them; tell me what to put in or to leave out.";
        return new Dates(
                Optional.of(first),
                end,
                Optional.of(Dates.stated(first, end, conversation.days(), turn)),
                List.of(note));
    }

    static Dates ofLength(int days, String note, Conversation conversation, int turn) {
        var start = conversation.start();
        var end = start.flatMap(first -> Dates.end(first, Optional.of(days)));
        var stated = StatedDates.newBuilder()
                .setStart(start.orElse(null))
                .setEnd(end.orElse(null))
                .setDays(days)
                .setTurn(turn)
                .build();
        return new Dates(start, end, Optional.of(stated), List.of(note));
    }

    /** "3 days between 10 and 20 December": the first of them. */
    static Dates someOf(Mismatch window, int turn) {
        var first = window.first();
        var end = Dates.end(first, Optional.of(window.days()));
        var note = "Of the days from %s I took the first %d."
                .formatted(Dates.inWords(first, Optional.of(window.last())), window.days());
        return new Dates(
                Optional.of(first),
                end,
                Optional.of(Dates.stated(first, end, Optional.of(window.days()), turn)),
                List.of(note));
    }
}
