package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.Severity;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import ai.travion.shadow.calendar.RoughSea;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Says outright what the season and the means of travel keep out of a plan. */
final class Unplanned {

    private static final Pattern BY_TRAIN = Pattern.compile("\\bby (?:\\w+ )?train\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern MOSQUES = Pattern.compile(
            "\\b(?:mosques?|masjids?|islamic (?:heritage|sites?|places?|history))\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern MOSQUE = Pattern.compile("\\bmosque\\b", Pattern.CASE_INSENSITIVE);

    private static final String THE_KNUCKLES = "knuckles-mountain-range";
    private static final Pattern TREK =
            Pattern.compile("\\b(?:trek\\w*|camp(?:s|ing)?|multi-?day)\\b", Pattern.CASE_INSENSITIVE);

    private Unplanned() {}

    /** One warning for the beaches of the plan at which the sea is rough in its months. */
    static Optional<ConstraintViolation> inTheSea(PlanRequest request, Collection<Sight> seen) {
        List<Place> kept = seen.stream()
                .filter(FittedSights::isKeptOutOfTheSea)
                .map(Sight::place)
                .toList();
        if (kept.isEmpty()) {
            return Optional.empty();
        }
        List<String> rough = kept.stream().map(Place::name).toList();
        LocalDate day = request.days().stream()
                .filter(date -> kept.stream().anyMatch(place -> RoughSea.isAt(place, date.getMonth())))
                .findFirst()
                .orElse(request.days().getFirst());
        Optional<BetterSea.Advice> better = BetterSea.advice(request, seen);
        String month = day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        return Optional.of(ConstraintViolation.newBuilder()
                .setConstraintType("weather_season")
                .setKind(Kind.ADVICE.name())
                .setRuleId("out-of-season")
                .setSeverity(Severity.HIGH)
                .setDescription(better.map(BetterSea.Advice::said)
                        .orElseGet(() ->
                                "%s is out of season for bathing, surfing, snorkelling and boat trips at %s: none is planned there."
                                        .formatted(month, InWords.list(rough))))
                .setSuggestion(
                        better.map(BetterSea.Advice::instead)
                                .orElse(
                                        "The sea is at its best on the south and west coast from December to March, and on the east coast from May to September."))
                .setDate(day)
                .setLocation(rough.getFirst())
                .setSource("itinerary planner")
                .setCertainty("inferred")
                .build());
    }

    /** A place that was asked for by its name is planned, even where it is of a kind that was not wanted. */
    static List<String> despiteItself(PlanRequest request, Collection<Sight> seen) {
        return seen.stream()
                .filter(sight -> request.targets().contains(sight.place())
                        && !request.wishes().told().someoneStaysBelow()
                        && request.wishes().told().speaksOf(sight.place())
                        && request.wishes().ofWhoWalks().rulesOut(sight))
                .map(sight -> (request.wishes().told().care().isGentle() && sight.effort() != Sight.Effort.EASY
                                ? "%s is in the plan because you named it, although it is hard for who cannot walk far; say so if I should drop it."
                                : "%s is in the plan because you named it, although it is of a kind that you would rather leave out; say so if I should drop it.")
                        .formatted(sight.place().name()))
                .toList();
    }

    static List<String> of(PlanRequest request, Collection<Sight> seen) {
        List<String> said = new ArrayList<>();
        boolean whales = seen.stream().anyMatch(sight -> sight.interests().contains(WhaleSeason.WISH));
        if (request.wishes().interests().contains(WhaleSeason.WISH) && !whales) {
            said.add("No whale-watching is planned: %s.".formatted(WhaleSeason.inWords()));
        }
        boolean mosques = seen.stream()
                .flatMap(sight -> Stream.concat(Stream.of(sight.activity()), sight.leisure().stream()))
                .anyMatch(thing -> Patterns.isIn(MOSQUE, thing));
        if (request.wishes().told().asksFor(MOSQUES) && !mosques) {
            said.add(
                    "No mosque is planned: I know none of these places by its hours. Ask where you stay for the nearest and its hours of prayer; who is no Muslim asks leave at the gate, outside prayers and not on Friday at noon. Temples in this plan are there as sights of the town: say \"no temples\" and they go.");
        }
        if (isATrekOfDays(request)) {
            said.add(
                    "A walk of one day in the Knuckles is planned, and no trek from night to night: I know neither its stages nor its beds. A local guide at Meemure or Riverston sets them, with the permit and an approved camp site; then sleep there, and not in Kandy.");
        }
        if (request.wishes().told().care().has(Need.WHEELS)) {
            said.add(
                    "Nothing is known here of ramps, lifts or paths for a wheelchair: the plan keeps to short visits, but ask each place before you go.");
        }
        if (request.wishes().interests().contains("train")
                && !request.wishes().means().isByRail()) {
            said.add(
                    Patterns.isIn(BY_TRAIN, request.wishes().told().words())
                            ? "You come or go by train: that ride is not part of the plan, since no timetable is known here; tell me its hour and the day begins or ends by it. The ways between are by road."
                            : "No train ride is planned, and every way is by road; say \"by train\" and I plan the ways along the railway by rail.");
        }
        return said;
    }

    private static boolean isATrekOfDays(PlanRequest request) {
        return request.days().size() > 1
                && request.targets().stream().anyMatch(place -> place.id().equals(THE_KNUCKLES))
                && request.wishes().told().asksFor(TREK);
    }
}
