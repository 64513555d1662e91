package ai.travion.shadow;

import ai.travion.atlas.Place;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.Ceremony;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** When a feast is that somebody asks after: of the year that they name, or else the next. Reckoned, and said to be. */
final class FeastDates {

    private static final Pattern WHEN = Pattern.compile(
            "\\b(?:when|what (?:date|day|month|time of (?:the )?year)s?|which (?:date|day|month)s?|dates?|begins?|starts?|ends?|how long)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern YEAR = Pattern.compile("\\b(20\\d\\d)\\b");

    private final Ceremonies ceremonies;

    FeastDates(Ceremonies ceremonies) {
        this.ceremonies = ceremonies;
    }

    /** Empty where no feast of one of the places is asked after. */
    Optional<String> askedFor(String question, List<Place> places, LocalDate today) {
        if (!WHEN.matcher(question).find()) {
            return Optional.empty();
        }
        return ceremonies.all().stream()
                .filter(ceremony -> ceremony.said().matcher(question).find())
                .filter(ceremony -> places.stream().anyMatch(place -> place.id().equals(ceremony.placeId())))
                .map(Ceremony::family)
                .findFirst()
                .flatMap(family -> inWords(family, question, today));
    }

    private Optional<String> inWords(String family, String question, LocalDate today) {
        Matcher year = YEAR.matcher(question);
        LocalDate from = year.find() ? LocalDate.of(Integer.parseInt(year.group(1)), 1, 1) : today;
        List<Ceremony> all = ceremonies.all().stream()
                .filter(ceremony -> ceremony.family().equals(family))
                .toList();
        List<LocalDate> days = from.datesUntil(from.plusYears(1))
                .filter(day -> all.stream().anyMatch(ceremony -> ceremony.isHeldOn(day)))
                .toList();
        if (days.isEmpty()) {
            return Optional.of("The dates of %s in %d are not known here; ask there before you go."
                    .formatted(all.getFirst().name(), from.getYear()));
        }
        Ceremony greatest =
                all.stream().max(Comparator.comparingInt(Ceremony::rank)).orElseThrow();
        String height = all.size() == 1
                ? ""
                : ceremonies
                        .next(greatest, days.getFirst())
                        .map(day -> ", with the %s on %s"
                                .formatted(
                                        greatest.name().substring(0, 1).toLowerCase(Locale.ROOT)
                                                + greatest.name().substring(1),
                                        InWords.day(day)))
                        .orElse("");
        return Optional.of(
                "By the moon, the %s is expected on %s%s. That is reckoned, not announced: ask there for the dates of the year."
                        .formatted(family, InWords.days(days.getFirst(), days.getLast()), height));
    }
}
