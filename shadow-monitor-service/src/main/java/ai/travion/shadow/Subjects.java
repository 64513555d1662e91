package ai.travion.shadow;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.plan.FestivalDays;
import ai.travion.shadow.plan.HalfDay;
import ai.travion.shadow.plan.Journeys;
import ai.travion.shadow.plan.PlanInHand;
import ai.travion.shadow.plan.PlanRequest;
import ai.travion.shadow.plan.TripHours;
import ai.travion.shadow.plan.Wishes;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reads from a state what the turn is about: which days, which places. */
final class Subjects {

    static final int MOST_PLANNED_DAYS = PlanRequest.MOST_DAYS;

    private static final int MOST_CHECKED_DAYS = 31;
    private static final String CALENDAR = "calendar";
    private static final int DAYS_LOOKED_AHEAD = 7;
    private static final int DAYS_OF_A_JOURNEY = 4;
    private static final int DAYS_TO_PREPARE = 14;
    private static final double NEAREST_PLACE_KM = 30;
    private static final int DAYS_BEYOND_ONE_PLACE = 4;
    private static final String THE_CITY = "colombo";

    private static final Pattern AT_NIGHT_ONLY = Pattern.compile(
            "\\b(?:only (?:at|by) night|(?:at |by )?nights? only|(?:start|begin)\\w*(?: at| from| after)? (?:[7-9]|1[01])(?:[:.]\\d\\d)? ?p\\.?m|after (?:dark|sunset) only|only after (?:dark|sunset))\\b",
            Pattern.CASE_INSENSITIVE);

    private final Places places;
    private final Journeys journeys;
    private final Clock clock;
    private final UnaryOperator<List<LocalDate>> unhindered;
    private final FestivalDays festivals;
    private final FirstDay firstDay;

    /** @param unhindered of some days those against which no law and no shutdown stands */
    Subjects(Places places, Clock clock, UnaryOperator<List<LocalDate>> unhindered, Ceremonies ceremonies) {
        this.places = places;
        this.festivals = new FestivalDays(ceremonies, places);
        this.firstDay = new FirstDay(festivals);
        this.journeys = new Journeys(places);
        this.clock = clock;
        this.unhindered = unhindered;
    }

    Subject of(GraphState state) {
        var question = Question.of(state);
        List<String> assumptions = new ArrayList<>();
        Wishes wishes = question.forPlan() ? wishesOf(state) : Wishes.none();
        List<LocalDate> days = days(state, question, wishes, assumptions);
        if (question.forPlan() && askedDays(state, question) > days.size()) {
            assumptions.add(
                    "For the days after %s write \"plan the remaining days\", or name the places for them; this plan stays as it is."
                            .formatted(InWords.day(days.getLast())));
        }
        if (question.forPlan() && Patterns.isIn(AT_NIGHT_ONLY, state.getUserQuery())) {
            assumptions.add(
                    "A plan for the night alone cannot be made: hardly any sight is open after dark, so the hours are those of the day.");
        }
        List<Place> named = question.forPlan()
                ? placesOfAPlan(state, days, assumptions, question, wishes)
                : named(state, assumptions, question, wishes);
        Optional<GeoPoint> point = point(state, named);
        String pointName = named.isEmpty() ? "the place" : named.getFirst().name();
        if (point.isEmpty() && question.aboutLight()) {
            Optional<Place> standIn = places.withId(THE_CITY);
            point = standIn.map(Place::at);
            pointName = standIn.map(Place::name).orElse(pointName);
        }
        return new Subject(
                question,
                days,
                named,
                point,
                pointName,
                hours(state, question, days, assumptions),
                wishes,
                LocalDate.now(clock),
                assumptions);
    }

    /** What held for the days of a changed plan before the message that changes it; nothing where no plan is in hand. */
    Optional<PlanInHand.Before> before(GraphState state, List<LocalDate> days) {
        return BeforeTheMessage.of(state)
                .map(then -> new PlanInHand.Before(
                        wishesOf(then),
                        hours(then, Question.of(then), days, new ArrayList<>()),
                        state.getUserQuery().toLowerCase(Locale.ROOT),
                        targetsBefore(then)));
    }

    /** What the plan in hand was made for: the places that were spoken of last when it was. */
    private List<Place> targetsBefore(GraphState then) {
        List<StatedValue> known =
                then.getPreferences().map(Preferences::getPlaces).orElse(List.of());
        int latest = known.stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        return known.stream()
                .filter(place -> place.getTurn() == latest)
                .flatMap(place -> places.named(place.getValue()).stream())
                .distinct()
                .toList();
    }

    /** What the traveller wants; a place to be avoided is left out, and not all that is like it. */
    private Wishes wishesOf(GraphState state) {
        Wishes wishes = Wishes.of(
                state.getPreferences().orElseGet(() -> Preferences.newBuilder().build()), places, Spoken.in(state));
        return wishes.without(seenBefore(state)).insistingOn(Insisted.on(state, places));
    }

    /**
     * What the traveller says they have seen, with the sights of a town that they know, unless it is asked for again: a town that one knows
     * is still a place to stay.
     */
    private List<Place> seenBefore(GraphState state) {
        List<Place> targets = targets(state);
        List<Place> spokenOf = Spoken.in(state).stream()
                .flatMap(text -> places.mentionedIn(text).stream())
                .map(Places.Mention::place)
                .toList();
        return state.getProfile().map(Profile::getVisited).orElse(List.of()).stream()
                .flatMap(visited -> places.named(visited.getValue()).stream())
                .filter(place -> !targets.contains(place)
                        || (spokenOf.contains(place) && places.parentOf(place).isPresent()))
                .flatMap(place -> Stream.concat(
                        Stream.of(place),
                        places.within(place).stream()
                                .filter(sight -> !targets.contains(sight) && !spokenOf.contains(sight))))
                .distinct()
                .toList();
    }

    private List<Place> targets(GraphState state) {
        return Stream.concat(state.getTargetLocation().stream(), state.getTargetLocations().stream())
                .flatMap(name -> places.named(name).stream())
                .distinct()
                .toList();
    }

    /** The hours of a plan's days, and that they are those of a part of a day. */
    private TripHours hours(GraphState state, Question question, List<LocalDate> days, List<String> assumptions) {
        if (!question.forPlan() || days.isEmpty()) {
            return TripHours.wholeDays();
        }
        boolean goesOn = askedDays(state, question) > days.size();
        TripHours told = HoursSoFar.of(state, days, places);
        TripHours said = FurtherDays.areAskedFor(state, days.getFirst()) ? told.ofATripUnderWay() : told;
        TripHours hours = goesOn ? said.ofATripThatGoesOn() : said;
        hours.window()
                .filter(window -> hours.arrival().isEmpty())
                .filter(window -> !HalfDay.isSaidIn(state.getUserQuery())
                        || state.getPreferences()
                                .flatMap(Preferences::getOrigin)
                                .isEmpty())
                .ifPresent(window -> assumptions.add(
                        "The plan is for the hours from %s; say so if you have others.".formatted(window.inWords())));
        return hours;
    }

    /** Those that were named, or where none was, those that suit the wishes and the season. */
    private List<Place> placesOfAPlan(
            GraphState state, List<LocalDate> days, List<String> assumptions, Question question, Wishes wishes) {
        if (!state.getStays().isEmpty()) {
            return targets(state);
        }
        List<Place> chosen = stopsOfAPlan(state, days, assumptions, question, wishes);
        List<Place> stops = LeftToUs.isTheWholeTrip(state.getAssumptions().stream()) && wishes.mayMoveOften(days.size())
                ? journeys.withWhatIsSpecial(wishes, chosen, days)
                : chosen;
        List<Place> special =
                stops.stream().filter(place -> !chosen.contains(place)).toList();
        if (!special.isEmpty()) {
            assumptions.add(LeftToUs.otherHalf(special));
        }
        List<Place> feasting =
                LeftToUs.isTheWholeTrip(Stream.concat(state.getAssumptions().stream(), assumptions.stream()))
                        ? festivals.withTheFeast(stops, days, wishes)
                        : stops;
        if (!feasting.equals(stops)) {
            assumptions.add(LeftToUs.otherHalf(
                    feasting.stream().filter(place -> !stops.contains(place)).toList()));
            return feasting;
        }
        Optional<Place> surfed = journeys.insteadOfTheRoughSea(wishes, stops, days);
        if (surfed.isPresent() && !journeys.isAboveAllToSurf(wishes)) {
            assumptions.add(LeftToUs.whereElseOneCanSurf(stops.getFirst(), surfed.get(), days.getFirst()));
        } else if (surfed.isPresent()) {
            assumptions.add(LeftToUs.whereOneCanSurf(stops.getFirst(), surfed.get(), days.getFirst()));
            return List.of(surfed.get());
        }
        List<Place> half = inSeason(stops, state, days, assumptions);
        List<Place> other = journeys.further(wishes, half, days).stream()
                .filter(place -> !half.contains(place))
                .toList();
        if (other.isEmpty()) {
            return half;
        }
        assumptions.add(LeftToUs.otherHalf(other));
        // Only the half that was named has a turn of its own.
        var both = journeys.joined(half, other);
        return half.size() == 1 ? festivals.feastLast(both, days, wishes) : both;
    }

    /** What the router took for the rest of the wishes without a look at the calendar gives way to what is in season. */
    private List<Place> inSeason(List<Place> stops, GraphState state, List<LocalDate> days, List<String> assumptions) {
        List<Place> out = stops.stream()
                .filter(place -> LeftToUs.isForTheRest(place, state) && journeys.isOutOfSeason(place, days))
                .toList();
        List<Place> kept = stops.stream().filter(place -> !out.contains(place)).toList();
        List<Place> instead = out.stream()
                .flatMap(place -> journeys.insteadOf(place, kept, days).stream())
                .distinct()
                .toList();
        if (out.isEmpty() || instead.isEmpty() || kept.isEmpty()) {
            return stops;
        }
        assumptions.add(LeftToUs.inSeason(instead, out));
        return Stream.concat(kept.stream(), instead.stream()).distinct().toList();
    }

    private List<Place> stopsOfAPlan(
            GraphState state, List<LocalDate> days, List<String> assumptions, Question question, Wishes wishes) {
        boolean outOfSeason = LeftToUs.isForASight(state)
                && named(state, new ArrayList<>(), question, wishes).stream()
                        .anyMatch(place -> journeys.isOutOfSeason(place, days));
        boolean isForThem = (journeys.areForAFirstVisit(wishes) || journeys.areForWhatIsSpecial(wishes))
                && LeftToUs.isTheWholeTrip(state.getAssumptions().stream());
        if (LeftToUs.in(state) || outOfSeason || isForThem) {
            List<Place> chosen = journeys.placesFor(wishes, days);
            if (!chosen.isEmpty()) {
                assumptions.add(LeftToUs.chosen(chosen, state, journeys.specialIn(wishes)));
                return chosen;
            }
        }
        boolean choosesByWishes = LeftToUs.isForTheWishes(state)
                || (LeftToUs.isForShortDrives(state)
                        && !journeys.specialIn(wishes).isEmpty());
        if (choosesByWishes && wishes.mayMoveOften(days.size())) {
            boolean fromTheAirport =
                    state.getPreferences().flatMap(Preferences::getOrigin).isEmpty();
            List<Place> near = journeys.withinALimit(wishes, days, fromTheAirport);
            if (!near.isEmpty()) {
                assumptions.add(LeftToUs.chosen(near, state, journeys.specialIn(wishes)));
                return near;
            }
        }
        List<Place> named = named(state, assumptions, question, wishes);
        var ways = WayIn.of(state.getUserQuery(), places);
        List<Place> stayed = withoutGatesOfBefore(ways.withoutGates(ways.withoutWaysOut(named)), state);
        List<Place> own = stayed.stream()
                .filter(place -> !LeftToUs.isForTheRest(place, state))
                .toList();
        if (days.size() >= DAYS_BEYOND_ONE_PLACE && own.size() == 1 && ways.isOnlyEndedAt(own.getFirst())) {
            List<Place> before = journeys.beforeAnEnd(wishes, days, own.getFirst());
            if (!before.isEmpty()) {
                assumptions.add(LeftToUs.before(own.getFirst(), before));
                return Stream.of(ways.beginning(), before.stream(), own.stream())
                        .flatMap(some -> some)
                        .distinct()
                        .toList();
            }
        }
        if (days.size() < DAYS_BEYOND_ONE_PLACE || stayed.size() != 1 || !ways.isOnlyArrivedAt(stayed.getFirst())) {
            return stayed;
        }
        List<Place> added = journeys.afterAnArrival(wishes, days, stayed);
        assumptions.add(LeftToUs.added(stayed.getFirst(), added));
        boolean onlyAGate = !added.isEmpty() && stayed.getFirst().id().equals(THE_CITY);
        return onlyAGate
                ? added
                : Stream.concat(stayed.stream(), added.stream()).toList();
    }

    /** Where the trip of a plan only lands is no stay of it because it is changed. */
    private List<Place> withoutGatesOfBefore(List<Place> named, GraphState state) {
        PlanInHand inHand = PlanInHand.of(state.getItinerary());
        List<Place> gone = named.stream()
                .filter(place -> WayIn.GATES.contains(place.id())
                        && !inHand.isEmpty()
                        && !inHand.has(place)
                        && isOfBefore(place, state)
                        && places.mentionedIn(state.getUserQuery()).stream()
                                .noneMatch(mention -> mention.place().equals(place)))
                .toList();
        List<Place> kept = named.stream().filter(place -> !gone.contains(place)).toList();
        return kept.isEmpty() ? named : kept;
    }

    private static boolean isOfBefore(Place place, GraphState state) {
        return state.getMadePlans().stream()
                .reduce((earlier, later) -> later)
                .flatMap(MadePlan::getPreferences)
                .filter(known -> known.getPlaces().stream()
                        .anyMatch(value -> value.getValue().equals(place.name())))
                .isPresent();
    }

    private List<LocalDate> days(GraphState state, Question question, Wishes wishes, List<String> assumptions) {
        Optional<LocalDate> asked = state.getTargetDate();
        if (asked.isEmpty() && !question.forPlan()) {
            return List.of();
        }
        if (isOfTheCalendar(state) && !question.forPlan()) {
            // A month or a year is asked about, not spent: its days are the answer, and nothing to be warned of.
            return state.getTargetEndDate()
                            .filter(asked.orElseThrow()::isBefore)
                            .isPresent()
                    ? List.of()
                    : List.of(asked.orElseThrow());
        }
        int count = count(state, question, assumptions);
        Optional<FirstDay.Better> better = question.forPlan()
                ? firstDay.of(state, LocalDate.now(clock), count, wishes, targets(state))
                : Optional.empty();
        if (better.isPresent()) {
            better.get().said().ifPresent(assumptions::add);
            return better.get()
                    .day()
                    .datesUntil(better.get().day().plusDays(count))
                    .toList();
        }
        Optional<String> eve = question.forPlan()
                ? asked.flatMap(day -> Eve.before(state, day, count, LocalDate.now(clock), targets(state)))
                : Optional.empty();
        if (eve.isPresent()) {
            assumptions.add(eve.get());
            return List.of(asked.get().minusDays(1), asked.get());
        }
        if (question.forPlan() && Lengths.isUnsaid(state)) {
            assumptions.add(Lengths.ONE_DAY);
        }
        LocalDate first = asked.orElseGet(() -> nextSensible(count));
        LocalDate last = first.plusDays(count - 1L);
        if (asked.isEmpty()) {
            boolean later = count < DAYS_OF_A_JOURNEY
                    && first.isAfter(LocalDate.now(clock).plusDays(1));
            String reason = count == 1
                    ? ", the next day on which nothing is closed by law or custom"
                    : ", the next days on which nothing is closed by law or custom";
            assumptions.add("No date was given, so the plan is for %s%s."
                    .formatted(InWords.days(first, last), later ? reason : ""));
        } else if (last.isBefore(LocalDate.now(clock))) {
            assumptions.add("%s %s in the past; %s."
                    .formatted(
                            InWords.days(first, last),
                            count == 1 ? "is" : "are",
                            question.forPlan()
                                    ? "the warnings say what held then, and the plan is one for a day like it: give me a date to come, such as %s, and I plan that"
                                            .formatted(InWords.day(nextSensible(count)))
                                    : "this is how it was"));
        }
        return IntStream.range(0, count).mapToObj(first::plusDays).toList();
    }

    /** Whether the calendar itself answers the turn. */
    static boolean isOfTheCalendar(GraphState state) {
        return state.getRetrievedDocuments().stream()
                .anyMatch(document -> document.getSource().equals(CALENDAR));
    }

    private int count(GraphState state, Question question, List<String> assumptions) {
        long asked = askedDays(state, question);
        if (asked < 1) {
            assumptions.add(
                    "The last day that you gave is before the first; the plan is for the first day only. Tell me the dates again for more.");
        }
        int most = question.forPlan() ? MOST_PLANNED_DAYS : MOST_CHECKED_DAYS;
        if (asked > most) {
            assumptions.add("Only the first %d of %d days are %s."
                    .formatted(most, asked, question.forPlan() ? "planned" : "looked at"));
        }
        return Math.clamp(asked, 1, most);
    }

    private static long askedDays(GraphState state, Question question) {
        if (state.getTargetDate().isPresent() && state.getTargetEndDate().isPresent()) {
            return state.getTargetEndDate().get().toEpochDay()
                    - state.getTargetDate().get().toEpochDay()
                    + 1;
        }
        return question.forPlan()
                ? state.getPreferences()
                        .flatMap(preferences -> preferences.getDates())
                        .flatMap(StatedDates::getDays)
                        .orElse(1)
                : 1;
    }

    /** The first day from tomorrow, or from when a journey can begin, with nothing against any day of the plan; that day itself where its week has none. */
    private LocalDate nextSensible(int count) {
        // Nobody packs tonight for a journey round the island.
        LocalDate earliest = LocalDate.now(clock).plusDays(count >= DAYS_OF_A_JOURNEY ? DAYS_TO_PREPARE : 1);
        List<LocalDate> ahead = earliest.datesUntil(earliest.plusDays(DAYS_LOOKED_AHEAD + count - 1L))
                .toList();
        Set<LocalDate> free = Set.copyOf(unhindered.apply(ahead));
        return ahead.stream()
                .limit(DAYS_LOOKED_AHEAD)
                .filter(first ->
                        IntStream.range(0, count).mapToObj(first::plusDays).allMatch(free::contains))
                .findFirst()
                .orElse(earliest);
    }

    private List<Place> named(GraphState state, List<String> assumptions, Question question, Wishes wishes) {
        List<String> names = Stream.concat(state.getTargetLocation().stream(), state.getTargetLocations().stream())
                .distinct()
                .toList();
        List<Place> known = names.stream()
                .flatMap(name -> places.named(name).stream())
                .distinct()
                .toList();
        if (!known.isEmpty() && question.forPlan()) {
            return withoutThoseLeftOut(known, wishes);
        }
        if (!known.isEmpty() || !question.forPlan()) {
            return known;
        }
        Optional<Place> nearby = state.getTargetCoordinates()
                .flatMap(at -> places.near(new GeoPoint(at.getLatitude(), at.getLongitude()), NEAREST_PLACE_KM).stream()
                        .findFirst())
                .map(Places.Nearby::place);
        Optional<Place> found = nearby.or(() -> state.getRetrievedDocuments().stream()
                .flatMap(document -> Stream.ofNullable(document.getMetadata().get("location")))
                .flatMap(name -> places.named(name).stream())
                .findFirst());
        found.ifPresent(place -> assumptions.add("No place was named, so the plan is for %s.".formatted(place.name())));
        return found.stream().toList();
    }

    /** A place that is named only to be left out is no target, unless nothing else is named. */
    private static List<Place> withoutThoseLeftOut(List<Place> named, Wishes wishes) {
        List<Place> wanted = named.stream()
                .filter(place -> !wishes.leftOut().contains(place.id()))
                .toList();
        return wanted.isEmpty() ? named : wanted;
    }

    private static Optional<GeoPoint> point(GraphState state, List<Place> named) {
        return named.stream()
                .findFirst()
                .map(Place::at)
                .or(() -> state.getTargetCoordinates().map(at -> new GeoPoint(at.getLatitude(), at.getLongitude())));
    }
}
