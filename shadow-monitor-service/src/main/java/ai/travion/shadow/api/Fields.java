package ai.travion.shadow.api;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.graph.lookup.LookupProblem;
import ai.travion.shadow.sun.GoldenHour;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the fields that lookups have in common; a wrong one is answered with 400 or 404 that names it. */
final class Fields {

    static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");

    /** The sun is computed for these years, and the calendar says nothing of others. */
    private static final int FIRST_YEAR = GoldenHour.FIRST_YEAR.getValue();

    private static final int LAST_YEAR = GoldenHour.LAST_YEAR.getValue();
    private static final int NEAREST_NAMES = 3;
    private static final int LONGEST_NAME = 100;
    private static final double HIGHEST_METRES = 9_000;

    /** Sri Lanka and the sea around it, where a day is a day in Colombo. */
    private static final double SOUTH = 4;

    private static final double NORTH = 11;
    private static final double WEST = 78;
    private static final double EAST = 83;

    private Fields() {}

    static Place location(@Nullable String name, Places places) {
        if (name == null || name.isBlank()) {
            throw LookupProblem.field(
                    "location", "location is missing: the name of a place in Sri Lanka, such as Sigiriya.");
        }
        if (name.length() > LONGEST_NAME) {
            throw LookupProblem.field(
                    "location", "location must be a name of at most " + LONGEST_NAME + " characters.");
        }
        return places.named(name)
                .orElseThrow(() ->
                        LookupProblem.noLocation("location", name.strip(), places.nearestNames(name, NEAREST_NAMES)));
    }

    static LocalDate date(@Nullable String text) {
        if (text == null || text.isBlank()) {
            throw LookupProblem.field("date", "date is missing: a day such as 2026-11-24.");
        }
        try {
            return inRange("date", LocalDate.parse(text.strip()));
        } catch (DateTimeException e) {
            throw LookupProblem.field(
                    "date",
                    "date must be a day of the calendar such as 2026-11-24, not \"%s\".".formatted(shown(text)));
        }
    }

    /** Local to Sri Lanka where it carries no offset. */
    static ZonedDateTime moment(String field, @Nullable String text) {
        if (text == null || text.isBlank()) {
            throw LookupProblem.field(field, field + " is missing: a date and time such as 2026-11-24T17:00.");
        }
        // A plus of a query string that was not escaped arrives as a blank.
        String read = text.strip()
                .toUpperCase(Locale.ROOT)
                .replace(' ', '+')
                .replaceFirst("^(\\d{4}-\\d{2}-\\d{2})\\+(\\d)", "$1T$2");
        try {
            ZonedDateTime moment = read.matches(".*T.*(?:Z|[+-]\\d{2}:?\\d{2})$")
                    ? OffsetDateTime.parse(read).atZoneSameInstant(COLOMBO)
                    : LocalDateTime.parse(read).atZone(COLOMBO);
            inRange(field, moment.toLocalDate());
            return moment;
        } catch (DateTimeException e) {
            throw LookupProblem.field(
                    field,
                    "%s must be a date and time such as 2026-11-24T17:00 or 2026-11-24T17:00:00+05:30, not \"%s\"."
                            .formatted(field, shown(text)));
        }
    }

    /** A point of Sri Lanka or the sea around it. */
    static GeoPoint inSriLanka(@Nullable Double latitude, @Nullable Double longitude) {
        return new GeoPoint(
                within("latitude", latitude, SOUTH, NORTH, "in Sri Lanka"),
                within("longitude", longitude, WEST, EAST, "in Sri Lanka"));
    }

    static GeoPoint onEarth(@Nullable Double latitude, @Nullable Double longitude) {
        return new GeoPoint(
                within("latitude", latitude, -90, 90, "in degrees"),
                within("longitude", longitude, -180, 180, "in degrees"));
    }

    static double elevation(double metres) {
        return within("elevation_m", metres, 0, HIGHEST_METRES, "in metres above the sea");
    }

    /** Whoever misspells a name would be answered for something else. */
    static void onlyKnown(Set<String> given, List<String> known) {
        given.stream()
                .filter(name -> !known.contains(name))
                .sorted()
                .findFirst()
                .ifPresent(name -> {
                    throw LookupProblem.field(
                            shown(name),
                            "There is no parameter \"%s\" here: the parameters are %s."
                                    .formatted(shown(name), String.join(", ", known)));
                });
    }

    private static double within(String field, @Nullable Double value, double least, double most, String what) {
        if (value == null) {
            throw LookupProblem.field(
                    field, "%s is missing: a number from %.0f to %.0f, %s.".formatted(field, least, most, what));
        }
        if (!(value >= least && value <= most)) {
            throw LookupProblem.field(
                    field, "%s must be a number from %.0f to %.0f, %s.".formatted(field, least, most, what));
        }
        return value;
    }

    private static LocalDate inRange(String field, LocalDate day) {
        if (day.getYear() < FIRST_YEAR || day.getYear() > LAST_YEAR) {
            throw LookupProblem.field(
                    field, "%s must lie in the years %d to %d.".formatted(field, FIRST_YEAR, LAST_YEAR));
        }
        return day;
    }

    private static String shown(String text) {
        String line = text.strip().replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= 40 ? line : line.substring(0, 40) + "…";
    }
}
