package ai.travion.shadow;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.Ceremony;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** When a festival of a place is held, for whoever asks just that; the feasts of the whole country the calendar tells. */
final class FestivalsAsked {

    private static final Pattern OF_A_PLACE = Pattern.compile("(?i)\\b(?:perahera|festival|season)\\b");
    /** Its nights may leave days between them out. */
    private static final int LONGEST_GAP_DAYS = 7;

    private final Ceremonies ceremonies;
    private final PilgrimageAsked pilgrimage;

    FestivalsAsked(Ceremonies ceremonies) {
        this.ceremonies = ceremonies;
        this.pilgrimage = new PilgrimageAsked(ceremonies);
    }

    /** One sentence; nothing where no festival of a place is asked for, or where its days are not known. */
    Optional<String> answering(GraphState state, LocalDate today) {
        if (Subjects.isOfTheCalendar(state)) {
            return Optional.empty();
        }
        return pilgrimage.answering(state, today).or(() -> ofAPlace(state.getUserQuery(), today));
    }

    private Optional<String> ofAPlace(String words, LocalDate today) {
        if (!AskedWhen.isIn(words)) {
            return Optional.empty();
        }
        var asked = ceremonies.all().stream()
                .filter(ceremony -> Patterns.isIn(OF_A_PLACE, ceremony.family()))
                .filter(ceremony -> ceremony.said().matcher(words).find())
                .toList();
        var families = asked.stream().map(Ceremony::family).distinct().toList();
        var family = families.size() == 1
                ? Optional.of(families.getFirst())
                : families.stream().filter(name -> isNamedIn(words, name)).findFirst();
        return family.flatMap(name ->
                days(asked.stream().filter(part -> part.family().equals(name)).toList(), words, today));
    }

    /** "Kataragama festival", of the many that are called Esala. */
    private static boolean isNamedIn(String words, String family) {
        var proper = family.split(" ", 2)[0].toLowerCase(Locale.ROOT);
        return words.toLowerCase(Locale.ROOT).contains(proper) && !proper.equals("perahera");
    }

    private static Optional<String> days(List<Ceremony> festival, String words, LocalDate today) {
        var from = AskedWhen.yearIn(words).orElse(today);
        Predicate<LocalDate> held = day -> festival.stream().anyMatch(part -> part.isHeldOn(day));
        return AskedWhen.aYearFrom(from)
                .filter(held)
                .findFirst()
                .map(first -> inWords(festival, first, last(first, held)));
    }

    private static LocalDate last(LocalDate first, Predicate<LocalDate> held) {
        var last = first;
        for (var day = first; !day.isAfter(last.plusDays(LONGEST_GAP_DAYS)); day = day.plusDays(1)) {
            if (held.test(day)) {
                last = day;
            }
        }
        return last;
    }

    private static String inWords(List<Ceremony> festival, LocalDate first, LocalDate last) {
        var greatest =
                festival.stream().max(Comparator.comparingInt(Ceremony::rank)).orElseThrow();
        var climax = first.datesUntil(last.plusDays(1))
                .filter(greatest::isHeldOn)
                .reduce((one, later) -> later)
                .filter(day -> festival.stream().anyMatch(part -> part.rank() < greatest.rank()))
                .map(day -> ", with the %s on %s".formatted(greatest.name(), InWords.day(day)))
                .orElse("");
        return "The %s is expected %s%s; whoever holds it announces the dates of each year."
                .formatted(
                        festival.getFirst().family(),
                        first.equals(last)
                                ? "on " + InWords.day(first)
                                : "from about %s to %s".formatted(InWords.day(first), InWords.day(last)),
                        climax);
    }
}
