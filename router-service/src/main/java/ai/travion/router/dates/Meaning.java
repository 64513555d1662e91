package ai.travion.router.dates;

import java.time.LocalDate;
import java.time.Period;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What a rule reads in the words that it matched. */
sealed interface Meaning {

    /**
     * A day, or days in a row.
     *
     * @param again after which time the same words mean another day; nothing where they mean one day only
     * @param exact false where the words name a longer time, of which this is a sensible first day
     * @param note what was taken for granted, as a sentence
     */
    record Days(LocalDate first, Optional<LocalDate> last, Period again, boolean exact, Optional<String> note)
            implements Meaning {

        static Days on(LocalDate day) {
            return new Days(day, Optional.empty(), Period.ZERO, true, Optional.empty());
        }

        static Days from(LocalDate first, LocalDate last) {
            return new Days(first, Optional.of(last), Period.ZERO, true, Optional.empty());
        }

        /** A day within a longer time that was named. */
        static Days within(LocalDate day, Period again) {
            return new Days(day, Optional.empty(), again, false, Optional.empty());
        }

        /** Days that were named the wrong way round. */
        static Days fromEndToStart(LocalDate saidFirst, LocalDate saidLast) {
            return from(saidLast, saidFirst)
                    .noting("The end that you named is before the beginning, so I took %s to %s."
                            .formatted(Today.inWords(saidLast), Today.inWords(saidFirst)));
        }

        /** A longer time that was named, from its first day to its last. */
        static Days during(LocalDate first, LocalDate last, Period again) {
            return new Days(first, Optional.of(last), again, false, Optional.empty());
        }

        Days comingAgainAfter(Period period) {
            return new Days(first, last, period, exact, note);
        }

        Days noting(String sentence) {
            return new Days(first, last, again, exact, Optional.of(sentence));
        }

        LocalDate end() {
            return last.orElse(first);
        }

        /** Whether it is one day of every week: "on Friday". */
        boolean isAWeekday() {
            return exact && last.isEmpty() && again.equals(Period.ofWeeks(1));
        }
    }

    /**
     * Several days that are named one by one.
     *
     * @param either whether one of them is meant rather than all
     */
    record Several(List<Days> days, boolean either) implements Meaning {}

    /**
     * Words that count from the day named behind them: "two days before".
     *
     * @param alone what they mean where no day follows
     * @param ending whether the time that is counted is named by its end: "before Christmas"
     */
    record Before(UnaryOperator<Days> counted, Meaning alone, boolean ending) implements Meaning {

        Before(UnaryOperator<Days> counted, Meaning alone) {
            this(counted, alone, false);
        }
    }

    /** A word that changes the feast named before it: "eve", "weekend"; where none is, it means nothing. */
    record Behind(UnaryOperator<Days> counted) implements Meaning {}

    /**
     * A time span without a place in the calendar.
     *
     * @param weekend whether it begins with a weekend
     */
    record Length(int days, Optional<String> note, boolean weekend) implements Meaning {

        Length(int days, Optional<String> note) {
            this(days, note, false);
        }
    }

    /** Days after the one that the conversation is about. */
    record Offset(int days) implements Meaning {}

    /** A date that no calendar has. */
    record Impossible() implements Meaning {}

    /** Words that look like time and mean none: they keep shorter readings out. */
    record Nothing(Optional<String> note) implements Meaning {

        static final Nothing MEANT = new Nothing(Optional.empty());
    }
}
