package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import ai.travion.schemas.StatedValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The stops that a traveller has put on a day, as the router keeps them of the trip: "Temple of the Tooth on day 2 in the morning". */
public final class Placed {

    private static final Pattern TERM = Pattern.compile(
            "^(?<stop>\\p{L}[^,.;:!?]*?)(?: on (?<day>day \\d{1,2}|the last day))?(?: (?:in the (?<part>morning|afternoon|evening)|at (?:(?<light>sunrise|sunset|noon)|(?<hour>\\d\\d):(?<minute>\\d\\d))))?$");

    private Placed() {}

    /** Whether some words are such a term, and say nothing of the whole trip. */
    public static boolean isOne(String words, Places places) {
        return of(words, places).isPresent();
    }

    /** Of what is known beside, what puts a stop somewhere; of each stop what was said last. */
    static List<Appointment> in(List<StatedValue> known, Places places) {
        Map<String, Appointment> last = new LinkedHashMap<>();
        known.forEach(value ->
                of(value.getValue(), places).ifPresent(appointment -> last.put(appointment.what(), appointment)));
        return List.copyOf(last.values());
    }

    private static Optional<Appointment> of(String words, Places places) {
        Matcher term = TERM.matcher(words);
        if (!term.matches()) {
            return Optional.empty();
        }
        Optional<NamedDay> day =
                Optional.ofNullable(term.group("day")).map(said -> new NamedDay(said.toLowerCase(Locale.ROOT)));
        VisitHour hour = hour(term);
        return day.isPresent() || !hour.isWhenever()
                ? places.named(term.group("stop")).map(place -> new Appointment(place.id(), true, hour, day))
                : Optional.empty();
    }

    private static VisitHour hour(Matcher term) {
        if (term.group("part") != null) {
            return VisitHour.in(term.group("part"));
        }
        if (term.group("light") != null) {
            return VisitHour.in(term.group("light"));
        }
        return term.group("hour") == null
                ? VisitHour.whenever()
                : VisitHour.at(
                        DayPart.at(Integer.parseInt(term.group("hour")), Integer.parseInt(term.group("minute"))));
    }
}
