package ai.travion.router.calendar;

import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Matter;
import ai.travion.atlas.almanac.CalendarTopic;
import java.util.stream.Collectors;

/** A question to the calendar as a sentence that is understood without the conversation. */
final class InFull {

    private InFull() {}

    static String of(CalendarQuestion question) {
        var topics = titles(question, "");
        return switch (question.ask()) {
            case WHEN -> "When is " + topics + "?";
            case HOW_LONG_TILL -> "How many days till " + topics + "?";
            case WHAT_DAY -> "What day is that?";
            case LIST -> "List the " + titles(question, "s") + ".";
            case MONTHS -> "Which months have two Poya days or none?";
            case MEANING -> "What is " + topics + "?";
            case STANDING -> "Is " + topics + (question.negated() ? " only predicted?" : " gazetted?");
            case IS ->
                question.matter()
                        .map(matter -> matter(matter, question))
                        .orElse(
                                question.namesItsDay() && question.topics().size() > 1
                                        ? "Is " + topics.replace(" and ", " a ") + "?"
                                        : "Is that day a " + topics.replace(" and ", " or a ") + "?");
        };
    }

    private static String matter(Matter matter, CalendarQuestion question) {
        var when = question.topics().isEmpty() ? "that day" : titles(question, "");
        boolean closed = question.negated();
        return switch (matter) {
            case ALCOHOL -> "Is alcohol " + (closed ? "banned" : "sold") + " on " + when + "?";
            case ALCOHOL_IN_HOTELS -> "Is alcohol " + (closed ? "banned" : "sold") + " in hotels on " + when + "?";
            case BANKS -> "Are banks " + (closed ? "closed" : "open") + " on " + when + "?";
            case OFFICES -> "Are government offices " + (closed ? "closed" : "open") + " on " + when + "?";
            case SHOPS -> "Are shops " + (closed ? "closed" : "open") + " on " + when + "?";
            case EVERYTHING -> "What is closed on " + when + "?";
        };
    }

    private static String titles(CalendarQuestion question, String ending) {
        return question.topics().stream()
                .map(CalendarTopic::title)
                .map(title -> title + ending)
                .collect(Collectors.joining(" and "));
    }
}
