package ai.travion.retrieval.calendar;

import ai.travion.atlas.Certainty;
import ai.travion.atlas.almanac.Almanac;
import ai.travion.atlas.almanac.SchoolBreak;
import java.time.LocalDate;
import java.util.Optional;

/** Answers whether schools have a day off: as published, or as it is to be expected of other years. */
final class SchoolAnswers {

    private final Almanac almanac;

    SchoolAnswers(Almanac almanac) {
        this.almanac = almanac;
    }

    Fact is(DayFacts day, LocalDate date) {
        return of(date).map(found -> yes(day, found)).orElseGet(() -> no(day, date));
    }

    /** The break of most schools, or else of some. */
    private Optional<SchoolBreak> of(LocalDate date) {
        return almanac.schools().on(date).stream().findFirst();
    }

    /** "Schools are on holiday (…).", or nothing: a break of some schools fills no trains. */
    Optional<String> sentence(DayFacts day, LocalDate date) {
        return of(date).filter(SchoolBreak::isGeneral)
                .map(found -> "%s on holiday: %s."
                        .formatted(
                                found.isAnnounced() ? "Schools " + day.are() : "Schools should be", found.inWords()));
    }

    private static Fact yes(DayFacts day, SchoolBreak found) {
        var lead = !found.isGeneral() ? "Only for Muslim schools." : found.isAnnounced() ? "Yes." : "Probably yes.";
        return new Fact(
                "%s %s %s in a school holiday: %s, %s."
                        .formatted(
                                lead,
                                day.inWords(),
                                found.isAnnounced() ? day.is() : "should lie",
                                found.inWords(),
                                InWords.days(found.start(), found.end())),
                found.certainty(),
                found.source());
    }

    private Fact no(DayFacts day, LocalDate date) {
        if (!day.isInTheCalendar()) {
            return day.fact(
                    DayAnswers.CANNOT_SAY,
                    "The school holidays of %d are not in the calendar that I have.".formatted(date.getYear()));
        }
        boolean published = almanac.schools().arePublishedFor(date.getYear());
        var also = day.holidays().isEmpty() ? "" : " " + day.what();
        return published
                ? new Fact(
                        "No. %s %s in none of the school holidays that were published for %d.%s"
                                .formatted(day.inWords(), day.is(), date.getYear(), also),
                        day.certainty(),
                        Fact.SCHOOL_TERMS)
                : new Fact(
                        "Probably not. %s %s in none of the school holidays that I know of or that are usual; those of %d are not all published in what I know.%s"
                                .formatted(day.inWords(), day.is(), date.getYear(), also),
                        Certainty.INFERRED,
                        Fact.SCHOOL_TERMS);
    }
}
