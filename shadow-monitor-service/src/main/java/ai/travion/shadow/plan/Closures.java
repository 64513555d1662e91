package ai.travion.shadow.plan;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Markets, and the days on which they rest. Custom; no list of shops and hours is known. */
final class Closures {

    private static final Set<String> MARKETS = Set.of("pettah-market", "ratnapura");
    private static final String MARKET_IN_TOWN = " and the market";

    private Closures() {}

    static boolean isMarket(Sight sight) {
        return MARKETS.contains(sight.place().id());
    }

    /** Who asks for a market by name may have it on a Sunday, when half of it rests, but not when all of it does. */
    static boolean isShut(Sight sight, Choice choice) {
        return isMarket(sight) && choice.isRestOfMarkets();
    }

    /** What one does there on a day on which the country stands still. */
    static String withoutTheMarket(String activity) {
        return activity.replace(MARKET_IN_TOWN, "");
    }

    /** One obstacle for each market that was asked for and left out because it is shut. */
    static List<ConstraintViolation> among(
            List<Sight> missed, PlanRequest request, Predicate<LocalDate> restsAfterNewYear) {
        return missed.stream()
                .filter(Closures::isMarket)
                .flatMap(market -> request.days().stream()
                        .filter(day -> request.isUnderALaw(day) || restsAfterNewYear.test(day))
                        .limit(1)
                        .map(day -> leftOut(market, day)))
                .toList();
    }

    private static ConstraintViolation leftOut(Sight market, LocalDate day) {
        return ConstraintViolation.newBuilder()
                .setConstraintType("closed_hours")
                .setKind(Kind.ADVICE.name())
                .setRuleId("market-shut")
                .setSeverity(Severity.HIGH)
                .setDescription("%s is left out: its shops are closed on %s."
                        .formatted(market.place().name(), InWords.day(day)))
                .setSuggestion("Go on a working day instead.")
                .setDate(day)
                .setLocation(market.place().name())
                .setSource("custom of Poya days, public holidays and the days of the New Year")
                .setCertainty("inferred")
                .build();
    }

    /** What to know of a market that was asked for on a Sunday. */
    static List<String> remarksOn(Draft draft) {
        return draft.days().stream()
                .filter(day -> day.frame().date().getDayOfWeek() == DayOfWeek.SUNDAY)
                .flatMap(day -> day.visited().stream()
                        .filter(place -> MARKETS.contains(place.id()))
                        .flatMap(place ->
                                Stream.of("Many shops of %s rest on Sundays, as on %s; a weekday shows more of it."
                                        .formatted(
                                                place.name(),
                                                InWords.day(day.frame().date())))))
                .toList();
    }
}
