package ai.travion.atlas;

import java.time.LocalDate;

/**
 * A full moon day of the Buddhist calendar: a public holiday on which the sale of alcohol is closed.
 *
 * @param name the month's name: "Duruthu"
 * @param nameCertain false where the date is predicted but its month's name is not settled
 */
public record PoyaDay(LocalDate date, String name, Certainty certainty, String source, boolean nameCertain) {

    public PoyaDay(LocalDate date, String name, Certainty certainty, String source) {
        this(date, name, certainty, source, true);
    }

    /** "Duruthu Full Moon Poya Day"; where the name is not certain, "Full Moon Poya Day (probably Duruthu)". */
    public String fullName() {
        return nameCertain ? name + " Full Moon Poya Day" : "Full Moon Poya Day (probably " + name + ")";
    }
}
