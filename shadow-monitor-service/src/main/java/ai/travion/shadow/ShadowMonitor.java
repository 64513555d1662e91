package ai.travion.shadow;

import static ai.travion.graph.Graph.GENERATE;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.DaysAsBefore;
import ai.travion.schemas.envelope.KeptSlots;
import ai.travion.shadow.calendar.Ceremonies;
import ai.travion.shadow.calendar.Findings;
import ai.travion.shadow.calendar.Trip;
import ai.travion.shadow.crowd.Crowds;
import ai.travion.shadow.plan.AsItWas;
import ai.travion.shadow.plan.DaysOtherwise;
import ai.travion.shadow.plan.EditedDays;
import ai.travion.shadow.plan.Plan;
import ai.travion.shadow.plan.PlanInHand;
import ai.travion.shadow.plan.PlanRequest;
import ai.travion.shadow.sun.GoldenHour;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.Year;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks a turn against calendar, season and light, and makes the plan that was asked for. The engines run side by side; one
 * that fails or is late is logged, and the turn goes on without it.
 */
final class ShadowMonitor implements Node {

    private static final Pattern ENDS_SOMEWHERE =
            Patterns.words("(?:end|ends|ending|finish|finishes|finishing)(?: it| up| the trip)? (?:on|at|by|in|with)");

    /** How the router keeps where a trip ends. */
    private static final String ENDS_IN = "the trip ends in ";

    private static final Pattern GONE_BACK =
            Pattern.compile("^(?:Your last change is taken back|This is the first plan again)");

    private static final String BESIDE_THE_AIRPORT = "negombo";
    private static final int DAYS_OF_A_JOURNEY = 4;
    private static final int DAYS_OF_A_LONG_JOURNEY = 7;

    private static final String CONVERSATION = "conversation";
    private static final String CALENDAR_UNCHECKED =
            "The calendar could not be checked, so a Poya day or another closure may have been missed.";

    /** What another engine would have found the answer can do without; without its plan there is none. */
    private static final int SHARES_OF_A_PLAN = 3;

    private static final String NO_PLAN_THIS_TIME =
            "The plan could not be made this time, which is no fault of your request. Please ask for it once more.";

    private final Places places;
    private final FindConstraints findConstraints;
    private final FindLight findLight;
    private final FindCrowds findCrowds;
    private final MakePlan makePlan;
    private final Duration engineTimeLimit;
    private final Clock clock;
    private final Subjects subjects;
    private final Kept kept;
    private final FestivalsAsked festivals;
    private final EditedDays editedDays;

    ShadowMonitor(
            Places places,
            FindConstraints findConstraints,
            FindLight findLight,
            FindCrowds findCrowds,
            MakePlan makePlan,
            Duration engineTimeLimit,
            Clock clock) {
        this.places = places;
        this.findConstraints = findConstraints;
        this.findLight = findLight;
        this.findCrowds = findCrowds;
        this.makePlan = makePlan;
        this.engineTimeLimit = engineTimeLimit;
        this.clock = clock;
        Ceremonies ceremonies = Ceremonies.load(HolidayCalendar.load());
        this.subjects = new Subjects(places, clock, this::unhindered, ceremonies);
        this.kept = new Kept(places);
        this.festivals = new FestivalsAsked(ceremonies);
        this.editedDays = new EditedDays(places);
    }

    @Override
    public Step apply(GraphState sent) {
        var unread = OrderedStays.unread(sent);
        var step = accounted(unread, checked(unread));
        return sent.getDoneTurns().isEmpty() ? step : Step.to(step.next(), OrderedStays.restored(step.state(), sent));
    }

    private Step accounted(GraphState received, Step step) {
        return received.getUnheard().isEmpty()
                ? step
                : Step.to(
                        step.next(),
                        GraphState.newBuilder(step.state())
                                .setUnheard(StillUnheard.in(
                                        received,
                                        step.state(),
                                        other -> checked(other).state()))
                                .build());
    }

    private Step checked(GraphState received) {
        Subject heard = subjects.of(received);
        OtherDays otherDays = OtherDays.of(received, heard, places);
        GraphState state = otherDays.takenFrom(received, places);
        Subject subject = otherDays.days().isEmpty() ? heard : subjects.of(state);
        var logs = new Logs(clock.instant());
        SequencedSet<String> assumptions = new LinkedHashSet<>(state.getAssumptions());
        assumptions.addAll(subject.assumptions());
        if (subject.placesAreChosen()) {
            assumptions.removeIf(LeftToUs::isSaid);
        }
        boolean isMoved = isMoved(state, subject);
        if (isMoved || assumptions.stream().anyMatch(FirstDay::isForAFeast)) {
            assumptions.removeIf(FirstDay::isOnlyAssumed);
        }

        var calendar =
                EngineRun.start(Logs.EVENT_SENTINEL, engineTimeLimit, () -> findConstraints.about(subject.trip()));
        var sun = EngineRun.start(
                Logs.GOLDEN_HOUR, engineTimeLimit, () -> LightFindings.about(subject, findLight, Year.now(clock)));
        var crowd = EngineRun.start(Logs.CROWDCAST, engineTimeLimit, () -> crowdsAbout(subject));
        var calendarResult = calendar.result();
        var sunResult = sun.result();
        var crowdResult = crowd.result();
        Findings findings = calendarResult.value().orElse(Findings.none());
        LightFindings light = sunResult.value().orElse(LightFindings.none());
        Crowds crowds = crowdResult.value().orElse(Crowds.unknown());

        Optional<Plan> plan = Optional.empty();
        Optional<String> lost = Optional.empty();
        boolean isTried = true;
        if (subject.question().forPlan()) {
            PlanRequest.LightOf lightOf = (day, at) -> sunResult.value().isPresent() && GoldenHour.computes(day)
                    ? Optional.of(findLight.on(day, at))
                    : Optional.empty();
            var planResult = plan(state, subject, findings, lightOf, crowds);
            plan = planResult
                    .value()
                    .map(made -> stands(received) ? AsItWas.of(made, received.getItinerary(), places) : made)
                    .map(made ->
                            edited(made, received, lightOf, crowdResult.value().orElse(Crowds.unknown())));
            lost = plan.filter(made -> !received.getItinerary().isEmpty()
                            && !made.leftOut().isEmpty()
                            && !stands(received)
                            && !OrderedStays.areAllThatIsOrdered(received))
                    .flatMap(made -> subjects.before(state, subject.days())
                            .flatMap(before -> LostByAChange.inWords(
                                    received.getItinerary(), before.targets(), subject.places(), made)));
            if (lost.isPresent()) {
                plan = Optional.empty();
            }
            Optional<Trip> visited = plan.map(made -> made.visited().isEmpty() ? subject.trip() : subject.tripOf(made))
                    .or(() -> planKept(received, subject).map(inHand -> inHand.trip(places, subject.today())));
            if (calendarResult.value().isPresent() && visited.isPresent()) {
                var again = about(visited.get());
                findings = again.value().orElse(findings);
                if (again.value().isEmpty()) {
                    logs.unavailable(Logs.EVENT_SENTINEL, again.failure());
                }
            }
            isTried = planResult.failure().isEmpty();
            if (!isTried) {
                logs.unavailable(Logs.ITINERARY, planResult.failure());
                if (received.getItinerary().isEmpty()) {
                    assumptions.add(NO_PLAN_THIS_TIME);
                }
            }
        }

        List<String> ofTheCalendar = List.of(CALENDAR_UNCHECKED);
        if (calendarResult.value().isPresent()) {
            logs.calendar(subject, findings);
            ofTheCalendar = Subjects.isOfTheCalendar(state) ? List.of() : findings.caveats();
        } else {
            logs.unavailable(Logs.EVENT_SENTINEL, calendarResult.failure());
        }
        assumptions.addAll(ofTheCalendar);
        boolean needsLight = subject.question().forPlan() || subject.question().aboutLight();
        if (needsLight && !subject.days().stream().allMatch(GoldenHour::computes)) {
            assumptions.add("The sun is computed for the years %s to %s, so no hours of light are given."
                    .formatted(GoldenHour.FIRST_YEAR, GoldenHour.LAST_YEAR));
        }
        if (sunResult.value().isPresent()) {
            logs.light(subject, light);
        } else {
            logs.unavailable(Logs.GOLDEN_HOUR, sunResult.failure());
        }
        if (crowdResult.value().isPresent()) {
            logs.crowds(subject, crowds);
            plan.ifPresent(made -> logs.crowds(made, subject.today()));
        } else {
            logs.unavailable(Logs.CROWDCAST, crowdResult.failure());
        }
        if (subject.question().forPlan() && subject.places().isEmpty()) {
            logs.noPlace();
        }
        if (!subject.question().forPlan()) {
            festivals.answering(state, subject.today()).ifPresent(logs::festival);
        }
        plan.ifPresent(made -> {
            logs.plan(made, subject.days());
            assumptions.addAll(made.assumptions());
            Outlays.inWords(state, made).ifPresent(assumptions::add);
        });
        Optional<PlanKept> inHand = plan.isPresent() ? Optional.empty() : planKept(received, subject);
        List<ConstraintViolation> crowdWarnings = plan.map(Plan::slots)
                .or(() -> inHand.map(PlanKept::slots))
                .map(slots -> CrowdFindings.warningsOf(slots, subject.today()))
                .orElseGet(() -> CrowdFindings.warningsOf(subject, crowds));
        otherDays.inWords().forEach(assumptions::add);
        Findings all = calendarResult.value().isPresent() && !otherDays.days().isEmpty() && inHand.isEmpty()
                ? findings.and(ofOtherDays(otherDays, subject, logs))
                : findings;
        plan.ifPresent(made -> assumptions.addAll(kept.not(received, subject, made, assumptions, all.constraints())));
        List<ItinerarySlot> slots = plan.map(Plan::slots).orElse(List.of());
        GraphState asSaid = GraphState.newBuilder(state)
                .setUserQuery(received.getUserQuery())
                .setDayEdits(OrderedDays.stillHolding(received, plan.isPresent()))
                .setPreferences(received.getPreferences()
                        .map(preferences ->
                                isMoved ? datedAnew(preferences, subject.days(), state.getTurn()) : preferences)
                        .map(preferences -> slots.isEmpty() ? preferences : NightsAsPlanned.in(preferences, slots))
                        .map(preferences -> GivenUp.without(preferences, assumptions))
                        .orElse(null))
                .build();
        // Who comes here once more in a turn brings this turn's plan, and not the one before.
        boolean again = !received.getShadowMonitorLogs().isEmpty();
        var before = again ? List.<ItinerarySlot>of() : received.getItinerary();
        var after = slots;
        boolean stands = stands(received);
        if (!stands) {
            WishedHour.inWords(received.getUserQuery(), before, after).ifPresent(assumptions::addFirst);
            FlightInTime.inWords(received.getUserQuery(), before, after, assumptions)
                    .ifPresent(assumptions::addFirst);
        }
        boolean goesOn = !again
                && plan.isPresent()
                && FurtherDays.areAskedFor(state, subject.days().getFirst());
        List<String> said = stands
                ? List.copyOf(assumptions)
                : new ChangedPlan(before, after, received.getUserQuery())
                        .inTruth(
                                List.copyOf(assumptions),
                                received.getAssumptions(),
                                goesOn ? Optional.of(FurtherDays.SAID) : otherwise(received, before, after));
        List<String> told = Stream.concat(
                        (isWantedWhole(received)
                                        ? said
                                        : ToldBefore.without(said, before, after, NotKeptAgain.of(received)))
                                .stream(),
                        asBefore(received, before, after).stream())
                .toList();
        var checked = checked(asSaid, subject, logs, all, crowdWarnings, plan, told);
        return Step.to(GENERATE, inHand.isPresent() ? inHand.get().in(checked, ofTheCalendar, isTried, lost) : checked);
    }

    /** What is otherwise in a changed plan, and what of it nobody spoke of. */
    private static Optional<String> otherwise(
            GraphState received, List<ItinerarySlot> before, List<ItinerarySlot> after) {
        return PlanDifference.inWords(before, after)
                .map(difference -> new DaysOtherwise(before, after)
                        .besideThoseNamedIn(received.getUserQuery())
                        .map(others -> difference + " " + others)
                        .orElse(difference));
    }

    /** Which days need not be told again; a plan that is asked for, or gone back to, is told as a whole. */
    private static Optional<String> asBefore(
            GraphState received, List<ItinerarySlot> before, List<ItinerarySlot> after) {
        return isWantedWhole(received) ? Optional.empty() : DaysAsBefore.inWords(before, after);
    }

    private static boolean isWantedWhole(GraphState received) {
        return stands(received)
                && (received.getAssumptions().isEmpty()
                        || received.getAssumptions().stream().anyMatch(said -> Patterns.isIn(GONE_BACK, said)));
    }

    /** What stays in hand where the change of it cannot be planned. */
    private static Optional<PlanKept> planKept(GraphState received, Subject subject) {
        return subject.question().forPlan() && !subject.places().isEmpty() ? PlanKept.of(received) : Optional.empty();
    }

    private List<ConstraintViolation> ofOtherDays(OtherDays otherDays, Subject subject, Logs logs) {
        var result = EngineRun.start(
                        Logs.EVENT_SENTINEL,
                        engineTimeLimit,
                        () -> otherDays.constraints(findConstraints, subject.today()))
                .result();
        if (result.value().isEmpty()) {
            logs.unavailable(Logs.EVENT_SENTINEL, result.failure());
        }
        return result.value().orElse(List.of());
    }

    /** With what holds of single days: the days of the plan in hand where the message orders nothing else, or else those of the changed plan. */
    private Plan edited(Plan made, GraphState received, PlanRequest.LightOf light, Crowds crowds) {
        if (!OrderedDays.isAChange(received)
                || stands(received)
                || received.getDayEdits().isEmpty()) {
            return made;
        }
        var now = OrderedDays.now(received);
        var outcome = now.isEmpty()
                ? editedDays.of(made.slots(), received.getDayEdits(), List.of(), made.slots(), light, crowds)
                : editedDays.of(
                        received.getItinerary(),
                        now,
                        OrderedDays.before(received),
                        DaysBeforeEdits.of(received, made.slots()),
                        light,
                        crowds);
        var edited = AsItWas.of(made, outcome.slots(), places);
        return now.isEmpty() ? edited : edited.onlySaying(outcome.notes());
    }

    /** Whether a plan of before is shown as it was; once in a turn. */
    private static boolean stands(GraphState received) {
        return received.getPlanStands() && !received.getItinerary().isEmpty();
    }

    /** Whether the plan is for another day than the one that was assumed. */
    private static boolean isMoved(GraphState state, Subject subject) {
        return subject.question().forPlan()
                && !subject.days().isEmpty()
                && state.getTargetDate()
                        .filter(assumed -> !assumed.equals(subject.days().getFirst()))
                        .isPresent();
    }

    /** What the thread goes on from are the days that were planned. */
    private static Preferences datedAnew(Preferences preferences, List<LocalDate> days, int turn) {
        return Preferences.newBuilder(preferences)
                .setDates(StatedDates.newBuilder()
                        .setStart(days.getFirst())
                        .setEnd(days.size() > 1 ? days.getLast() : null)
                        .setDays(days.size())
                        .setTurn(turn)
                        .build())
                .build();
    }

    /** Of a plan all its days, of a question the first. */
    private Crowds crowdsAbout(Subject subject) {
        List<LocalDate> days = subject.question().forPlan()
                ? subject.days()
                : subject.days().stream().limit(1).toList();
        return subject.places().isEmpty() ? Crowds.unknown() : findCrowds.over(days);
    }

    private EngineRun.Result<Plan> plan(
            GraphState state, Subject subject, Findings findings, PlanRequest.LightOf lightOf, Crowds crowds) {
        if (subject.places().isEmpty()) {
            return new EngineRun.Result<>(Optional.empty(), "");
        }
        PlanInHand standing = PlanInHand.of(state.getItinerary())
                .ifItGoesTo(subject.places())
                .settled(OrderedStays.each(state, places));
        PlanInHand inHand = subjects.before(state, subject.days())
                .filter(before -> !stands(state))
                .map(before -> standing.changedFrom(before, subject.wishes(), earlierPlans(state)))
                .orElse(standing);
        // "Colombo to Kandy to Nuwara Eliya and back" begins at a gate, and is not for it.
        Optional<Place> begun = Optional.of(subject.places().getFirst())
                .filter(place -> inHand.isEmpty()
                        && subject.places().size() > 2
                        && WayIn.GATES.contains(place.id())
                        && subject.wishes().sayTheyGoBack());
        Optional<Place> told = origin(state).or(() -> begun);
        Optional<Place> from = told.or(() -> arrival(state, subject, inHand));
        // Who comes by air flies home, unless the trip is to end elsewhere; whoever changes a plan keeps its end.
        boolean goesBack = told.isEmpty()
                && !Patterns.isIn(ENDS_SOMEWHERE, state.getUserQuery())
                && !endsElsewhere(state)
                && from.filter(gate -> inHand.isEmpty() || inHand.comesBackTo(Optional.of(gate)))
                        .isPresent();
        var request = new PlanRequest(
                subject.days(),
                subject.places().stream()
                        .filter(place -> begun.filter(place::equals).isEmpty())
                        .toList(),
                goesBack ? subject.wishes().goingBack() : subject.wishes(),
                from,
                lightOf,
                findings.constraints(),
                crowds,
                subject.hours(),
                inHand);
        return EngineRun.start(
                        Logs.ITINERARY, engineTimeLimit.multipliedBy(SHARES_OF_A_PLAN), () -> makePlan.planFor(request))
                .result();
    }

    /** Whether it was said before where the trip ends, and not back where it began. */
    private static boolean endsElsewhere(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(preferences -> preferences.getOther().stream())
                .anyMatch(term -> term.getValue().startsWith(ENDS_IN));
    }

    /** The first of them first. */
    private static List<PlanInHand> earlierPlans(GraphState state) {
        return state.getMadePlans().stream()
                .map(made -> PlanInHand.of(KeptSlots.in(made)))
                .toList();
    }

    /** What a plan visits has rules of its own on the day of the visit; what it leaves out has none. */
    private EngineRun.Result<Findings> about(Trip visited) {
        return EngineRun.start(Logs.EVENT_SENTINEL, engineTimeLimit, () -> findConstraints.about(visited))
                .result();
    }

    /** Who leaves all places of a long trip to us comes from nowhere in the country; and a plan that set out there still does. */
    private Optional<Place> arrival(GraphState state, Subject subject, PlanInHand inHand) {
        Optional<Place> airport = places.withId(BESIDE_THE_AIRPORT);
        boolean isLeftToUs = inHand.isEmpty()
                && subject.days().size() >= DAYS_OF_A_JOURNEY
                && (LeftToUs.isTheWholeTrip(
                                Stream.concat(state.getAssumptions().stream(), subject.assumptions().stream()))
                        || (subject.wishes().areOfWhoComesFromAbroad()
                                && (subject.hours().arrival().isEmpty()
                                        || subject.days().size() >= DAYS_OF_A_LONG_JOURNEY)));
        boolean isChanged = subject.days().size() > 1
                && inHand.setsOutFrom(airport)
                && !FurtherDays.areAskedFor(state, subject.days().getFirst());
        return airport.filter(place -> isLeftToUs || isChanged);
    }

    private Optional<Place> origin(GraphState state) {
        return state.getPreferences()
                .flatMap(preferences -> preferences.getOrigin())
                .map(StatedValue::getValue)
                .flatMap(places::named);
    }

    /** Those against which no law and no shutdown stands; where the calendar cannot be asked, no day is ruled out. */
    private List<LocalDate> unhindered(List<LocalDate> days) {
        return EngineRun.start(
                        Logs.EVENT_SENTINEL,
                        engineTimeLimit,
                        () -> days.stream()
                                .filter(day -> findConstraints
                                        .about(Trip.anywhereOn(day))
                                        .leaveWayFree())
                                .toList())
                .result()
                .value()
                .orElse(days);
    }

    /** What the thread goes on from is what was planned, and not what the router suggested in its place. */
    private static Preferences remembering(List<Place> planned, Preferences known, int turn) {
        List<StatedValue> earlier = known.getPlaces().stream()
                .filter(place -> place.getTurn() != turn
                        && planned.stream().noneMatch(other -> other.name().equals(place.getValue())))
                .toList();
        // The subject of a conversation is the last of the list.
        Stream<StatedValue> chosen =
                planned.reversed().stream().map(place -> new StatedValue(place.name(), turn, false, CONVERSATION));
        return Preferences.newBuilder(known)
                .setPlaces(Stream.concat(earlier.stream(), chosen).toList())
                .build();
    }

    private static GraphState checked(
            GraphState state,
            Subject subject,
            Logs logs,
            Findings findings,
            List<ConstraintViolation> crowdWarnings,
            Optional<Plan> plan,
            List<String> assumptions) {
        List<ConstraintViolation> violations = Stream.of(
                        ToldUnderAQuestion.of(findings.constraints(), subject, state).stream(),
                        crowdWarnings.stream(),
                        plan.stream().flatMap(made -> made.obstacles().stream()))
                .flatMap(found -> found)
                .toList();
        var checked = GraphState.newBuilder(state)
                .setShadowMonitorLogs(logs.lines())
                .setConstraintViolations(violations)
                .setAssumptions(assumptions)
                .setItinerary(List.of());
        if (subject.placesAreChosen()) {
            checked.setTargetLocation(subject.places().getFirst().name());
            checked.setTargetLocations(
                    subject.places().stream().map(Place::name).toList());
            state.getPreferences()
                    .map(known -> remembering(subject.places(), known, state.getTurn()))
                    .ifPresent(checked::setPreferences);
        }
        plan.map(made -> subject.without(made.leftOut()))
                .filter(kept -> kept.size() < subject.places().size())
                .map(kept -> kept.stream().map(Place::name).toList())
                .ifPresent(kept -> checked.setTargetLocation(kept.getFirst()).setTargetLocations(kept));
        if (subject.question().forPlan()) {
            checked.setItinerary(plan.map(Plan::slots).orElse(List.of()));
            checked.setTargetDate(subject.days().getFirst());
            if (subject.days().size() > 1) {
                checked.setTargetEndDate(subject.days().getLast());
            }
        }
        return checked.build();
    }
}
