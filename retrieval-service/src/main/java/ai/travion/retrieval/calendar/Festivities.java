package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.CalendarTopic;
import ai.travion.atlas.almanac.Occurrence;
import java.time.LocalDate;
import java.util.Optional;

/**
 * How long a feast is kept round the one day that the calendar dates, which is often only its last or its height: who asks whether it is on
 * asks for all of it.
 *
 * @param before days that it begins before the day
 * @param after days that it ends after it; below zero where it ends before
 * @param fixed whether the days follow from the date, and nobody announces them
 * @param words what happens from its first day to its last, with a place for the days
 */
record Festivities(int before, int after, boolean fixed, String words) {

    private static final Festivities PERAHERA = new Festivities(
            9,
            0,
            false,
            "Its processions are to be expected on the evenings of %s: the smaller Kumbal Perahera on the first five, the great Randoli Perahera on the last five.");
    private static final Festivities VESAK =
            new Festivities(0, 1, true, "It is kept on two days, %s: the day after its Poya is a holiday too.");
    private static final Festivities RAMADAN = new Festivities(30, -1, false, "The fast is to be expected on %s.");

    static Optional<Festivities> of(CalendarTopic topic) {
        return switch (topic) {
            case ESALA_PERAHERA -> Optional.of(PERAHERA);
            case VESAK -> Optional.of(VESAK);
            case RAMADAN -> Optional.of(RAMADAN);
            default -> Optional.empty();
        };
    }

    /** The feast that is kept on some of the days. */
    Optional<Occurrence> on(CalendarTopic topic, Span asked, Almanac almanac) {
        return almanac
                .between(
                        topic,
                        asked.first().minusDays(Math.max(after, 0)),
                        asked.last().plusDays(before))
                .stream()
                .filter(day -> !start(day).isAfter(asked.last()) && !end(day).isBefore(asked.first()))
                .findFirst();
    }

    String yes(Occurrence day) {
        return fixed && day.certainty() != Certainty.PREDICTED ? "Yes." : "Yes, to be expected.";
    }

    String inWords(Occurrence day) {
        return words.formatted(InWords.days(start(day), end(day)));
    }

    private LocalDate start(Occurrence day) {
        return day.first().minusDays(before);
    }

    private LocalDate end(Occurrence day) {
        return day.last().plusDays(after);
    }
}
