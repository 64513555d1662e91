package ai.travion.atlas.almanac;

import ai.travion.atlas.Certainty;
import java.time.LocalDate;

/**
 * Days in a row that schools have off.
 *
 * @param end its last day; the latest that is likely where none was published
 * @param schools whose: "Muslim"
 */
public record SchoolBreak(LocalDate start, LocalDate end, String schools, String name, Basis basis, String source) {

    /** How its days are known. */
    public enum Basis {
        PUBLISHED(""),
        ITS_FIRST_DAY_ONLY(" (its last day was not published, and is taken to be about the New Year)"),
        ABOUT(" (days approximate)"),
        USUAL(" (to be expected from other years; none is published in what I know)");

        private final String remark;

        Basis(String remark) {
            this.remark = remark;
        }
    }

    boolean overlaps(SchoolBreak other) {
        return !start.isAfter(other.end) && !end.isBefore(other.start);
    }

    /** Most pupils have it. */
    public boolean isGeneral() {
        return !schools.equals("Muslim");
    }

    /** Inferred where not both ends were published. */
    public Certainty certainty() {
        return basis == Basis.PUBLISHED ? Certainty.GAZETTED : Certainty.INFERRED;
    }

    /** Whether somebody announced it; else it is the usual one of that time of the year. */
    public boolean isAnnounced() {
        return basis != Basis.USUAL;
    }

    /** "most schools, August holiday (to be expected from other years; ...)". */
    public String inWords() {
        return "%s%s, %s%s".formatted(schools, schools.endsWith("schools") ? "" : " schools", name, basis.remark);
    }
}
