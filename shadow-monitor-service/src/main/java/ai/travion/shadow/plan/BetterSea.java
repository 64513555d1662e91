package ai.travion.shadow.plan;

import java.time.LocalDate;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Who comes for the sea where it is rough is told first on which coast it is calm then, and in which months it is calm there. */
final class BetterSea {

    private static final Set<String> FOR_THE_SEA =
            Set.of("beach", "swimming", "surfing", "snorkelling", WhaleSeason.WISH);
    private static final Set<Month> EASTERN =
            Set.of(Month.APRIL, Month.MAY, Month.JUNE, Month.JULY, Month.AUGUST, Month.SEPTEMBER);

    private static final String BETWEEN_THE_SEASONS =
            "In October no coast has its calm season: that of the east ends in September, that of the south and west begins about December. The mornings are the calmest; ask on the beach before you swim.";

    private BetterSea() {}

    private static boolean isBetweenTheSeasons(PlanRequest request, Draft draft) {
        return request.days().stream().allMatch(day -> day.getMonth() == Month.OCTOBER)
                && draft.seen().stream().anyMatch(sight -> sight.isFor("beach"));
    }

    /** What is told, and what to do instead. */
    record Advice(String said, String instead) {

        String inWords() {
            return said + " " + instead;
        }
    }

    static List<String> inWords(PlanRequest request, Draft draft) {
        boolean isRough = draft.seen().stream().anyMatch(FittedSights::isKeptOutOfTheSea);
        boolean isBetween = !isRough && comesForIt(request, List.of()) && isBetweenTheSeasons(request, draft);
        return isBetween
                ? List.of(BETWEEN_THE_SEASONS)
                : advice(request, draft.seen()).map(Advice::inWords).stream().toList();
    }

    private static boolean comesForIt(PlanRequest request, Collection<Sight> rough) {
        return request.wishes().interests().stream().anyMatch(FOR_THE_SEA::contains)
                || request.targets().stream()
                        .anyMatch(target ->
                                rough.stream().anyMatch(sight -> sight.place().equals(target) && sight.isFor("beach")));
    }

    /** For who comes for a sea that is rough then; the warning of the plan says the same. */
    static Optional<Advice> advice(PlanRequest request, Collection<Sight> seen) {
        Collection<Sight> rough =
                seen.stream().filter(FittedSights::isKeptOutOfTheSea).toList();
        if (rough.isEmpty() || !comesForIt(request, rough)) {
            return Optional.empty();
        }
        Month month = request.days().getFirst().getMonth();
        boolean east = EASTERN.contains(month);
        String months = request.days().stream()
                .map(LocalDate::getMonth)
                .distinct()
                .map(of -> of.getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                .collect(Collectors.joining(" and "));
        String places = rough.stream()
                .map(sight -> sight.place().name())
                .distinct()
                .limit(3)
                .collect(Collectors.joining(", "));
        String better = east
                ? "The east coast is calm then: Trincomalee and Nilaveli, Pasikudah or Arugam Bay"
                : "The south and west coast are the better choice then: Mirissa, Unawatuna, Hikkaduwa or Bentota";
        String when = east ? "from about December to March" : "from about May to September";
        String whales = request.wishes().interests().contains(WhaleSeason.WISH)
                ? " " + AppointmentsInWords.capital(WhaleSeason.inWords()) + "."
                : "";
        return Optional.of(new Advice(
                "%s is the wrong season for the sea at %s, out of season for bathing, surfing, snorkelling and boat trips: none is planned there."
                        .formatted(months, places),
                "%s. For %s come %s.%s".formatted(better, places, when, whales)));
    }
}
