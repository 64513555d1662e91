package ai.travion.retrieval.calendar;

import java.time.LocalDate;
import java.util.stream.Stream;

/** Days in a row that a question is about, both ends included. */
public record Span(LocalDate first, LocalDate last) {

    boolean isOneDay() {
        return first.equals(last);
    }

    Stream<LocalDate> days() {
        return first.datesUntil(last.plusDays(1));
    }

    String inWords() {
        return InWords.span(first, last);
    }
}
