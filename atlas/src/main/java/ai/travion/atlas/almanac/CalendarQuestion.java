package ai.travion.atlas.almanac;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is asked of the calendar.
 *
 * @param topics what it is about, in the order of the words; none where only a day is asked about
 * @param matter what is asked to be open, sold or closed, where that is asked
 * @param negated whether "yes" means closed: "is alcohol banned"
 * @param needsDay whether it is a question of the calendar only beside a day or a time: "can I buy beer on ..."
 * @param past whether it asks of what was
 * @param weekdays those that alone are asked for: "on a weekend"; none where any will do
 */
public record CalendarQuestion(
        Ask ask,
        List<CalendarTopic> topics,
        Optional<Matter> matter,
        boolean negated,
        boolean needsDay,
        boolean past,
        Set<DayOfWeek> weekdays) {

    public CalendarQuestion {
        topics = List.copyOf(topics);
        weekdays = Set.copyOf(weekdays);
    }

    /** Of any day of the week. */
    public CalendarQuestion(
            Ask ask,
            List<CalendarTopic> topics,
            Optional<Matter> matter,
            boolean negated,
            boolean needsDay,
            boolean past) {
        this(ask, topics, matter, negated, needsDay, past, Set.of());
    }

    /** The kind of question. */
    public enum Ask {
        /** "When is Vesak?", "Poya next month". */
        WHEN,
        /** "How many days till Christmas?" */
        HOW_LONG_TILL,
        /** "Is 25 December a bank holiday?", "is alcohol sold tomorrow?" */
        IS,
        /** "What day is 3 January 2026?" */
        WHAT_DAY,
        /** "Public holidays in April 2027", "how many Poya days has 2027?" */
        LIST,
        /** "Which month has two Poya days?" */
        MONTHS,
        /** "What is a Poya day?" */
        MEANING,
        /** "Is Vesak 2029 gazetted?"; negated: "is it only predicted?" */
        STANDING
    }

    /** What is open or sold on some days and not on others. */
    public enum Matter {
        ALCOHOL,
        /** Hotels are exempt on some of the days on which the sale is closed. */
        ALCOHOL_IN_HOTELS,
        BANKS,
        OFFICES,
        SHOPS,
        /** "What is closed on Poya?" */
        EVERYTHING
    }

    /** Whether it is about the day or days that the topics fall on, so that those can stand for a day that was not named. */
    public boolean namesItsDay() {
        return topics.stream().anyMatch(topic -> !topic.isKind());
    }

    /** The same of other topics. */
    public CalendarQuestion about(List<CalendarTopic> others) {
        return new CalendarQuestion(ask, others, matter, negated, needsDay, past, weekdays);
    }

    /** The same of some days of the week only. */
    public CalendarQuestion on(Set<DayOfWeek> some) {
        return new CalendarQuestion(ask, topics, matter, negated, needsDay, past, some);
    }

    public CalendarQuestion asking(Ask other) {
        return new CalendarQuestion(other, topics, matter, negated, needsDay, past, weekdays);
    }
}
