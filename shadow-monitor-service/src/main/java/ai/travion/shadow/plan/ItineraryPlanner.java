package ai.travion.shadow.plan;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.Ceremonies;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes a plan that a person could follow: what was asked for first, then what lies near and suits, with travel, meals and
 * light. Deterministic, and it schedules nothing that the calendar forbids: no bar on a day on which the sale of alcohol is closed.
 */
public final class ItineraryPlanner {

    private static final int DAYS_ADDED = 4;
    private static final int DAYS_TOLD_AT_LENGTH = 10;
    private static final int DAY_ON_THE_ROAD_MINUTES = 360;
    private static final int DAYS_OF_A_FAR_TRIP = 3;

    private final Places places;
    private final Ceremonies ceremonies;
    private final Sights sights;
    private final Map<Means, Roads> roadsBy;

    /** Who knows the feasts of the calendar that ships. */
    public ItineraryPlanner(Places places) {
        this(places, Ceremonies.load(HolidayCalendar.load()));
    }

    public ItineraryPlanner(Places places, Ceremonies ceremonies) {
        this.ceremonies = ceremonies;
        this.places = places;
        this.sights = Sights.load(places);
        Roads roads = Roads.load(places.all());
        Rails rails = Rails.load();
        this.roadsBy = Stream.of(Means.values())
                .collect(Collectors.toUnmodifiableMap(means -> means, means -> roads.by(means, rails, places.all())));
    }

    /**
     * A plan for the days of the request; where not all of it fits, with the number of days that would do. A way back that nobody asked
     * for costs nothing that was.
     */
    public Plan planFor(PlanRequest wished) {
        Outcome outcome = settled(wished);
        Plan plan = planOf(outcome, wished);
        boolean backAtACost = wished.wishes().told().isBackOnlyAssumed() && !plan.isWhole();
        if (!backAtACost) {
            return plan.givingUp(outcome.givenForTheRoad(), DaysOnTheRoad::inWords);
        }
        PlanRequest onward = wished.withoutTheWayBack();
        Outcome without = settled(onward);
        return planOf(without, onward).givingUp(without.givenForTheRoad(), DaysOnTheRoad::inWords);
    }

    private Outcome settled(PlanRequest wished) {
        return new AddedStays(places, sights)
                .named(wished, roadsFor(wished))
                .map(this::outcomeOf)
                .filter(made -> made.made().draft().missed().isEmpty())
                .orElseGet(() -> outcomeOf(wished));
    }

    /** But for what we gave up of our own choice. */
    private Plan planOf(Outcome outcome, PlanRequest wished) {
        return planOf(outcome.made(), withoutWhatWasGivenUp(outcome, wished), outcome.here())
                .without(outcome.given(), outcome.told())
                .givingUp(outcome.givenForTheFlight(), FlightHome::inWords);
    }

    private Outcome outcomeOf(PlanRequest wished) {
        return withWhatStands(outcome(wished.changing(wished.inHand().afresh())), wished);
    }

    /** Why an hour or a day of an earlier message cannot be had was said then, or the change before this one took it. */
    private static PlanRequest withoutWhatWasGivenUp(Outcome outcome, PlanRequest wished) {
        List<Appointment> earlier = wished.inHand().before().stream()
                .flatMap(then -> then.wishes().told().appointments().stream())
                .toList();
        List<Appointment> missed = Appointments.missed(
                        outcome.told(), outcome.made().draft())
                .stream()
                .filter(earlier::contains)
                .toList();
        return missed.isEmpty() ? outcome.told() : Appointments.without(missed, outcome.told());
    }

    /**
     * A plan before it is put into words.
     *
     * @param told all that was asked for, whether or not it could be kept
     * @param here the sights as they are
     * @param given the places that were given up for the sake of few hotels
     */
    private record Outcome(
            Made made,
            PlanRequest told,
            Sights here,
            List<Place> given,
            List<Place> givenForTheFlight,
            List<Place> givenForTheRoad) {

        Outcome with(Made other) {
            return new Outcome(other, told, here, given, givenForTheFlight, givenForTheRoad);
        }
    }

    /** The same with the days of the plan in hand as they were that the message does not touch; as it is where nothing new would fit beside them. */
    private Outcome withWhatStands(Outcome fresh, PlanRequest wished) {
        Optional<PlanInHand.Before> before = wished.inHand().before();
        if (before.isEmpty()) {
            return fresh;
        }
        Draft asBefore = outcome(wished.asBefore(before.get())).made().draft();
        Map<Integer, Standing> standing =
                StandingDays.among(wished, fresh.made().draft(), asBefore, places::named);
        if (standing.isEmpty()) {
            return fresh;
        }
        Made whole = fresh.made();
        // With the places that were added to it: the days stand on the ways between them.
        PlanRequest asked = whole.request().changing(wished.inHand().standing(standing));
        Roads roads = roadsFor(asked);
        Made kept = made(asked, fresh.here(), whole.usual(), roads, whole.squeeze(), new Conditions(asked))
                .adding(whole.added());
        boolean holdsAsMuch =
                kept.draft().missed().size() <= whole.draft().missed().size()
                        && Appointments.missed(asked, kept.draft()).size()
                                <= Appointments.missed(asked, whole.draft()).size();
        return holdsAsMuch ? fresh.with(kept) : fresh;
    }

    private Outcome outcome(PlanRequest wished) {
        PlanRequest said = DaysThere.left(ShoreLeave.of(wished));
        Roads roads = roadsFor(said);
        PlanRequest begun =
                NightClimb.settled(said.wishes().told().flights().begun(said), ceremonies::isPilgrimageSeason);
        PlanRequest rested = FirstNight.rested(begun, roads);
        PlanRequest asked = OnTheWay.settled(HalfDay.widened(rested, roads), roads);
        Sights here = Engagement.among(sights, asked);
        List<Place> given = givenForFewHotels(asked, here, roads);
        PlanRequest held = given.isEmpty() ? asked : asked.forThe(without(given, asked.targets()), asked.wishes());
        PlanRequest told = Appointments.settled(held, here, roads);
        var conditions = new Conditions(told);
        Made made = made(told, here, roads, conditions);
        List<Appointment> impossible = Appointments.missed(told, made.draft());
        PlanRequest kept = told;
        Made last = made;
        if (!impossible.isEmpty()) {
            kept = Appointments.nearest(impossible, told);
            last = made(kept, here, roads, conditions);
            if (!Appointments.missed(kept, last.draft()).isEmpty()) {
                kept = Appointments.without(impossible, told);
                last = made(kept, here, roads, conditions);
            }
        }
        Made squeezed = squeezed(last, kept, here, roads, conditions);
        List<Appointment> lesser = Appointments.givingWay(kept, squeezed.draft());
        if (!lesser.isEmpty()) {
            kept = Appointments.without(lesser, kept);
            squeezed = squeezed(made(kept, here, roads, conditions), kept, here, roads, conditions);
        }
        Made home = inTimeForTheFlight(squeezed, kept, here, roads, conditions);
        Optional<Place> far = DaysOnTheRoad.spared(
                kept,
                home.draft(),
                other -> made(other, here, roads, conditions).draft());
        Made near = home;
        if (far.isPresent()) {
            PlanRequest fewer = DaysOnTheRoad.without(far.get(), kept);
            near = inTimeForTheFlight(made(fewer, here, roads, conditions), fewer, here, roads, conditions);
        }
        return new Outcome(
                near,
                told,
                here,
                given,
                FlightHome.given(squeezed.request(), home.request()),
                far.stream().toList());
    }

    /** A flight cannot move: one that would be missed is caught from a bed beside the airport, at the cost of places if need be. */
    private Made inTimeForTheFlight(Made whole, PlanRequest request, Sights here, Roads roads, Conditions conditions) {
        if (request.staysAreSettled() || FlightHome.isCaught(whole.draft(), whole.request())) {
            return whole;
        }
        int missedAnyway = whole.draft().missed().size();
        List<PlanRequest> besides = FlightHome.besideTheAirport(request);
        int all = besides.getFirst().targets().size();
        Optional<Made> caught = Optional.empty();
        for (PlanRequest beside : besides) {
            // Places are given up one by one for the flight alone, and no more of them for the rest of what is missed.
            if (caught.isPresent() && beside.targets().size() < all - 1) {
                break;
            }
            Sights usual = FittedSights.of(here, beside, ceremonies::isPilgrimageSeason);
            Made made = made(beside, here, usual, roads, whole.squeeze(), conditions);
            if (FlightHome.isCaught(made.draft(), made.request())) {
                if (made.draft().missed().size() <= missedAnyway) {
                    return made;
                }
                caught = caught.or(() -> Optional.of(made));
            }
        }
        return caught.orElse(whole);
    }

    /** What is given up since it lies within a day's drive of none of so few hotels. */
    private List<Place> givenForFewHotels(PlanRequest asked, Sights here, Roads roads) {
        OptionalInt most = asked.wishes().told().mostBases().isPresent() ? FewBases.most(asked) : OptionalInt.empty();
        return most.isEmpty() || asked.staysAreSettled()
                ? List.of()
                : FewBases.given(
                        asked.targets(),
                        new Stays(places, here, roads)
                                .around(
                                        asked.targets(),
                                        LeftOut.none(),
                                        new Stays.Bases(most, FewBases.wayOfADay(asked.wishes())),
                                        new Stays.Way(
                                                Optional.empty(),
                                                Optional.empty(),
                                                Set.of(),
                                                List.of(),
                                                PlanInHand.none())),
                        most,
                        roads);
    }

    private static List<Place> without(List<Place> some, List<Place> places) {
        return places.stream().filter(place -> !some.contains(place)).toList();
    }

    /** Where the hours that were given are too few for what was asked for, the most of it that they hold. */
    private Made squeezed(Made whole, PlanRequest request, Sights here, Roads roads, Conditions conditions) {
        Made fullest = whole;
        if (whole.draft().missed().isEmpty() || request.hours().areWhole()) {
            return fullest;
        }
        for (Squeeze squeeze : Squeeze.ALL) {
            Made tried = made(request, here, whole.usual(), roads, squeeze, conditions);
            if (tried.draft().missed().size() < fullest.draft().missed().size()) {
                fullest = tried;
            }
        }
        return fullest;
    }

    private record Made(
            PlanRequest request,
            Draft draft,
            Drafting drafting,
            LeftOut leftOut,
            Attendances attendances,
            List<String> added,
            Sights usual,
            Squeeze squeeze) {

        /** The same with what was added before. */
        Made adding(List<String> before) {
            return new Made(
                    request,
                    draft,
                    drafting,
                    leftOut,
                    attendances,
                    Stream.concat(before.stream(), added.stream()).toList(),
                    usual,
                    squeeze);
        }
    }

    private Made made(PlanRequest settled, Sights here, Roads roads, Conditions conditions) {
        Sights usual = FittedSights.of(here, settled, ceremonies::isPilgrimageSeason);
        return made(settled, here, usual, roads, Squeeze.NONE, conditions);
    }

    private Made made(
            PlanRequest settled, Sights here, Sights usual, Roads roads, Squeeze squeeze, Conditions conditions) {
        Sights fitted = squeeze.of(usual, settled);
        LeftOut leftOut = LeftOut.of(settled, here, fitted);
        var attendances = new Attendances(ceremonies, places, roads, settled);
        var drafting = new Drafting(fitted, roads, new Stays(places, fitted, roads), leftOut, attendances, conditions);
        Draft drafted = drafting.of(settled);
        Draft first = settled.staysAreSettled() ? drafted : drafted.unlessAllIsOutOfReach();
        Stopovers.Broken broken = settled.staysAreSettled()
                ? new Stopovers.Broken(settled, first, List.of())
                : new Stopovers(fitted, roads).broken(settled, first, drafting::of);
        SpareDays.Filled trip = settled.staysAreSettled()
                ? new SpareDays.Filled(settled, first, List.of())
                : new SpareDays(fitted, roads)
                        .filled(
                                broken.request(),
                                drafting.passing(broken.request(), broken.draft(), broken.nights()),
                                drafting::of);
        PlanRequest request = trip.request();
        Particulars told = request.wishes().told();
        Draft evened = drafting.evened(request, trip.draft());
        Draft draft = StandingDays.restored(
                FlightHome.left(
                        told.care()
                                .fed(told.meals()
                                        .kept(SightsADay.kept(spent(evened, request.wishes()), request.wishes()))),
                        request),
                request);
        List<String> added = Stream.of(broken.inWords(), trip.inWords())
                .flatMap(Optional::stream)
                .toList();
        return new Made(request, draft, drafting, leftOut, attendances, added, usual, squeeze);
    }

    /** With something to do in the hours between the sights and after dinner. */
    private static Draft spent(Draft draft, Wishes wishes) {
        Draft fed = wishes.told().care().has(Need.BEFORE_NOON) ? NoonMeal.kept(draft) : draft;
        Draft filled = AfterDinner.in(Leisure.in(Lingering.in(fed), wishes), wishes);
        return EachMorning.in(GoldenWish.waitedFor(filled, wishes), wishes.told());
    }

    /** @param told with all that was said, whether or not it could be kept */
    private Plan planOf(Made made, PlanRequest told, Sights here) {
        Draft draft = made.draft();
        List<String> assumptions = assumptions(made.request(), draft, told, here);
        assumptions.addAll(made.added());
        assumptions.addAll(made.squeeze().inWords(draft, made.usual()));
        InThePlan.of(draft.days(), places)
                .onlyNights(made.drafting().unvisited(made.request(), draft.stays(), Set.copyOf(draft.seen())))
                .ifPresent(assumptions::add);
        assumptions.addAll(made.attendances().inWords(draft));
        List<ConstraintViolation> obstacles = obstacles(made.request(), draft, made.drafting(), made.leftOut());
        obstacles.addAll(NotKept.among(assumptions));
        return new Plan(
                draft.days().stream()
                        .flatMap(day -> day.entries().stream().map(entry -> Slots.of(day.frame(), entry)))
                        .map(slot -> ShortWays.ridden(slot, told.wishes()))
                        .map(slot -> told.wishes().means().isByBus() ? ShortWays.withoutACar(slot) : slot)
                        .map(slot -> told.days().size() > DAYS_TOLD_AT_LENGTH ? Slots.inShort(slot) : slot)
                        .toList(),
                draft.seen().stream()
                        .map(Sight::place)
                        .filter(place -> !Engagement.is(place))
                        .toList(),
                placesByDay(draft),
                obstacles,
                draft.lacking(places).stream().map(Sight::place).toList(),
                assumptions);
    }

    private Roads roadsFor(PlanRequest request) {
        return LegsByTrain.over(
                Objects.requireNonNull(roadsBy.get(request.wishes().means())),
                Objects.requireNonNull(roadsBy.get(Means.TRAIN)),
                request.wishes().told().words(),
                request.targets(),
                places);
    }

    private List<ConstraintViolation> obstacles(PlanRequest request, Draft draft, Drafting drafting, LeftOut leftOut) {
        List<ConstraintViolation> obstacles = new ArrayList<>();
        obstacles.addAll(Closures.among(draft.missed(), request, ceremonies::isRestAfterNewYear));
        List<Sight> lacking = draft.lacking(places);
        if (lacking.size()
                > Closures.among(lacking, request, ceremonies::isRestAfterNewYear)
                        .size()) {
            obstacles.add(Infeasible.of(lacking, request, roadsFor(request), enoughDays(request, drafting), drafting));
        }
        obstacles.addAll(leftOut.obstacles(request));
        Unplanned.inTheSea(request, draft.seen()).ifPresent(obstacles::add);
        return obstacles;
    }

    private static Map<LocalDate, List<Place>> placesByDay(Draft draft) {
        return draft.days().stream()
                .collect(Collectors.toMap(
                        day -> day.frame().date(),
                        day -> Stream.concat(day.visited().stream(), Stream.of(day.here()))
                                .filter(place -> !Engagement.is(place))
                                .distinct()
                                .toList()));
    }

    /** So many days, some more than were asked for, as are enough for all of it. */
    private OptionalInt enoughDays(PlanRequest request, Drafting drafting) {
        int asked = request.days().size();
        return IntStream.rangeClosed(
                        Math.max(asked + 1, daysThereAndBack(request)),
                        Math.min(asked + DAYS_ADDED, PlanRequest.MOST_DAYS))
                .filter(days -> drafting.of(request.over(days)).lacking(places).isEmpty())
                .findFirst();
    }

    /** A day trip that becomes a longer one still ends where it began. */
    private int daysThereAndBack(PlanRequest request) {
        int farthest = request.targets().stream()
                .mapToInt(target -> request.origin()
                        .map(origin -> roadsFor(request).minutes(origin, target))
                        .orElse(0))
                .max()
                .orElse(0);
        return request.isADayTrip() && farthest > DAY_ON_THE_ROAD_MINUTES ? DAYS_OF_A_FAR_TRIP : 0;
    }

    private List<String> assumptions(PlanRequest request, Draft draft, PlanRequest told, Sights here) {
        List<String> assumptions = new ArrayList<>();
        if (draft.days().isEmpty()) {
            return assumptions;
        }
        String start = request.origin()
                .map(origin -> request.wishes().told().flights().isAt(origin, request)
                        ? "The plan starts at the airport of Katunayake, beside %s.".formatted(origin.name())
                        : request.wishes().told().speaksOf(origin) || !FirstNight.isBesideTheAirport(origin)
                                ? "The plan starts from %s on the first morning.".formatted(origin.name())
                                : "The plan starts from %s on the first morning, as you did not say where you are then; say so if it is elsewhere."
                                        .formatted(origin.name()))
                .orElseGet(() -> "The plan starts in %s; the journey to it is not part of the plan."
                        .formatted(draft.stays().getFirst().base().name()));
        String estimate = "Travel times are estimates from usual roads and speeds, not from traffic or timetables.";
        Particulars particulars = request.wishes().told();
        assumptions.addAll(particulars.care().inWords(draft));
        assumptions.addAll(BetterSea.inWords(request, draft));
        assumptions.add(start);
        FirstNight.inWords(request, draft).ifPresent(assumptions::add);
        assumptions.addAll(particulars.meals().inWords(draft));
        assumptions.add(estimate);
        request.wishes().means().inWords().ifPresent(assumptions::add);
        assumptions.addAll(LegsByTrain.inWords(draft, request));
        TripHours hours = particulars.flights().endsThere() ? request.hours().endingAtTheAirport() : request.hours();
        assumptions.addAll(SaidHours.inWords(hours, request.days().size()));
        assumptions.addAll(AppointmentsInWords.of(told, draft, here));
        request.wishes().told().curfews().stream()
                .flatMap(curfew -> curfew.inWords(draft, sights).stream())
                .forEach(assumptions::add);
        assumptions.addAll(Obeyed.inWords(request.wishes(), draft, sights));
        assumptions.addAll(GoldenWish.inWords(draft, request));
        Vantage.inWords(draft, request, sights).ifPresent(assumptions::add);
        assumptions.addAll(ServedWishes.inWords(draft, request.wishes()));
        SightsADay.inWords(draft, request.wishes()).ifPresent(assumptions::add);
        assumptions.addAll(DaysThere.inWords(draft, request));
        WindingRoads.inWords(draft, request.wishes()).ifPresent(assumptions::add);
        LivelyEve.inWords(draft, request.wishes()).ifPresent(assumptions::add);
        assumptions.addAll(Remarks.on(draft, request));
        Remarks.onOneSight(draft, told, here).ifPresent(assumptions::add);
        FullNights.inWords(draft).ifPresent(assumptions::add);
        assumptions.addAll(Closures.remarksOn(draft));
        assumptions.addAll(Unplanned.despiteItself(request, draft.seen()));
        assumptions.addAll(Unplanned.of(request, draft.seen()));
        return assumptions;
    }
}
