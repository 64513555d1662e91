package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a guide would add to a plan: which days are spent on the road, and which have hours left over. */
final class Remarks {

    private static final int LONG_DAY_ON_THE_ROAD = 300;
    private static final int LONG_REST = 240;
    private static final int EARLIEST_VISIT = DayPart.at(7, 0);
    private static final int HALF_A_DAY = 240;
    private static final int NEAR_MINUTES = 60;

    private static final int PLACES_IN_AN_ORDER = 3;
    private static final int MOST_DAYS_NAMED = 4;

    private static final Pattern RETURN = Pattern.compile(
            "\\b(?:back|return\\w*|home|round[- ]trip|to and fro|(?<!\\d[ -])day[- ]trip)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Nobody is told how to get back over so short a way, or from a stay of so few days. */
    private static final int FAR_FROM_HOME_MINUTES = 75;

    private static final int FEWEST_DAYS_OF_A_TRIP = 3;

    private Remarks() {}

    static List<String> on(Draft draft, PlanRequest request) {
        List<String> remarks = new ArrayList<>();
        theEnd(draft, request).ifPresent(remarks::add);
        theBases(draft, request).ifPresent(remarks::add);
        FreeDays.inWords(draft, request).ifPresent(remarks::add);
        List<LocalDate> nothing = daysOf(draft, day -> isEmpty(day) && hasHours(day));
        List<LocalDate> spare =
                daysOf(draft, day -> hasHours(day) && !isEmpty(day) && (hasHoursToSpare(day) || isNearlyEmpty(day)));
        List<LocalDate> driven = daysOf(draft, day -> day.spent().travel() > LONG_DAY_ON_THE_ROAD);
        if (!nothing.isEmpty() && !draft.missed().isEmpty()) {
            remarks.add("Nothing is planned on %s: %s."
                    .formatted(
                            inWords(nothing),
                            isFarAway(draft)
                                    ? "what was asked for is too far away for the day"
                                    : "the hours are too few for what was asked for"));
        } else if (!nothing.isEmpty()) {
            remarks.add(
                    "There is more time than the sights near by fill; no sight is left for %s, so stay and rest, or come for fewer days."
                                    .formatted(inWords(nothing))
                            + offered(draft, request));
        }
        for (DaySchedule day : draft.days()) {
            boolean elsewhere = draft.stays().stream()
                    .noneMatch(stay -> stay.base().equals(day.frame().base()));
            if (elsewhere && !isEmpty(day)) {
                remarks.add("What was asked for is out of reach on %s, so the day is spent around %s."
                        .formatted(
                                InWords.day(day.frame().date()),
                                day.frame().base().name()));
            }
        }
        remarks.addAll(Detours.inWords(draft, request));
        anotherOrder(draft, request).ifPresent(remarks::add);
        if (!spare.isEmpty()) {
            List<String> more =
                    StillToDo.at(draft, spare, request.wishes().told().care());
            remarks.add((more.isEmpty()
                                    ? "Some hours of %s are left free, because little more is known near by that suits them."
                                    : "Some hours of %s are left free to rest; they would also hold %s: name it and I plan it.")
                            .formatted(inWords(spare), InWords.list(more))
                    + (nothing.isEmpty() ? offered(draft, request) : ""));
        }
        if (!driven.isEmpty()) {
            remarks.add((request.wishes().means().isByRail()
                            ? "More than five hours of %s are spent on the way."
                            : "More than five hours of %s are spent on the road; a night on the way would ease it.")
                    .formatted(inWords(driven)));
        }
        return remarks;
    }

    /** Who named the places in an order learns that it is not kept. */
    private static Optional<String> anotherOrder(Draft draft, PlanRequest request) {
        // What we chose ourselves was named in no order.
        List<Place> said = request.targets().stream()
                .filter(request.wishes().told()::speaksOf)
                .toList();
        List<Stay> stays = draft.stays();
        List<Integer> named = stays.stream()
                .flatMap(stay -> IntStream.range(0, said.size())
                        .filter(index -> isOf(stay, said.get(index)))
                        .boxed()
                        .limit(1))
                .toList();
        boolean isKept = named.equals(named.stream().sorted().toList());
        boolean isFree = request.wishes().told().backTo().isEmpty()
                && named.size() >= PLACES_IN_AN_ORDER
                && draft.missed().isEmpty();
        return isKept || !isFree
                ? Optional.empty()
                : Optional.of(
                        "The places come in the order %s, which spares road against the one in which you named them."
                                .formatted(InWords.list(stays.stream()
                                        .map(stay -> stay.base().name())
                                        .toList())));
    }

    private static boolean isOf(Stay stay, Place target) {
        return stay.base().equals(target)
                || stay.askedFor().stream().anyMatch(sight -> sight.place().equals(target));
    }

    /** Who asks for one sight is told that the rest of the day is a proposal. */
    static Optional<String> onOneSight(Draft draft, PlanRequest asked, Sights sights) {
        if (asked.days().size() != 1 || asked.targets().size() != 1) {
            return Optional.empty();
        }
        Sight sight = sights.of(asked.targets().getFirst());
        List<String> others = draft.seen().stream()
                .filter(seen -> !seen.place().equals(sight.place()) && !Engagement.is(seen.place()))
                .map(Sight::called)
                .toList();
        boolean isSeen = draft.seen().stream().anyMatch(seen -> seen.place().equals(sight.place()));
        return isSeen && !sight.isTown() && !others.isEmpty()
                ? Optional.of("You asked for %s alone: %s %s near by for the rest of the day, to take or to leave."
                        .formatted(sight.called(), InWords.list(others), others.size() == 1 ? "lies" : "lie"))
                : Optional.empty();
    }

    /** Whether nothing of what is missed lies near where one is. */
    private static boolean isFarAway(Draft draft) {
        return draft.days().stream()
                .map(DaySchedule::frame)
                .noneMatch(frame -> draft.missed().stream()
                        .anyMatch(sight -> frame.roads().minutes(frame.wake(), sight.place()) <= NEAR_MINUTES));
    }

    /** Whether a trip of several days ends where it began, if it was to. */
    private static Optional<String> theEnd(Draft draft, PlanRequest request) {
        LocalDate last = request.days().getLast();
        if (request.isADayTrip() || draft.days().isEmpty()) {
            return Optional.empty();
        }
        boolean flies = request.wishes().told().flights().out()
                && request.hours().departure().isPresent();
        boolean isBack = draft.days().getLast().frame().returnTo().isPresent();
        if (FlightHome.leavesNoLastDay(request) && FlightHome.isCaught(draft, request)) {
            // Who flies soon after midnight is at the airport on the evening before, and sleeps nowhere.
            return request.hours().departure().orElse(0) > 0
                    ? Optional.of("The last night is in %s near the airport of Katunayake, in time for your flight."
                            .formatted(draft.days().getLast().frame().wake().name()))
                    : Optional.empty();
        }
        if (isBack && !flies && request.wishes().told().flights().endsThere()) {
            return request.returnOn(last)
                    .map(home ->
                            "The last day ends beside the airport of Katunayake (%s). You gave no hour of your flight: be at the airport three hours before it; tell me the hour and I end the day by then."
                                    .formatted(home.name()));
        }
        if (request.returnOn(last).isEmpty()) {
            return notBack(draft, request);
        }
        return request.returnOn(last)
                .map(home -> isBack
                        ? (flies
                                ? "The last day ends beside the airport of Katunayake (%s), in time for your flight."
                                        .formatted(home.name())
                                : (request.days().size() == 1
                                                ? "The plan ends in %s, %s."
                                                : "The last day ends back in %s, %s.")
                                        .formatted(home.name(), asSaid(home, request)))
                        : "Not kept: the way back to %s does not fit into %s with the rest; leave another day for it."
                                .formatted(home.name(), InWords.day(last)));
    }

    /** Who makes a trip of which no end is told learns that the way back is not in it, and how long it is. */
    private static Optional<String> notBack(Draft draft, PlanRequest request) {
        DayFrame last = draft.days().getLast().frame();
        Place end = draft.days().getLast().here();
        Particulars told = request.wishes().told();
        boolean isATrip = request.days().size() >= FEWEST_DAYS_OF_A_TRIP
                && request.inHand().isEmpty()
                && told.inTurn().isEmpty()
                && !(told.backTo().contains(end.id()) && told.speaksOf(end));
        if (isATrip && request.origin().isEmpty()) {
            return fromTheAirport(end, last, draft);
        }
        return request.origin()
                .filter(home -> isATrip && last.roads().minutes(end, home) > FAR_FROM_HOME_MINUTES)
                .map(home ->
                        "The plan ends in %s; the way back to %s, about %s, is not in it: say \"back to %s on the last day\" and I plan it."
                                .formatted(
                                        end.name(),
                                        home.name(),
                                        Obeyed.hours(last.roads().minutes(end, home)),
                                        home.name()));
    }

    /** Of who ends a trip elsewhere than it begins, and whose way to it nobody knows. */
    private static Optional<String> fromTheAirport(Place end, DayFrame last, Draft draft) {
        Place start = draft.stays().getFirst().base();
        return last.sights().all().stream()
                .map(Sight::place)
                .filter(FirstNight::isBesideTheAirport)
                .findFirst()
                .filter(airport -> last.roads().minutes(start, end) > FAR_FROM_HOME_MINUTES
                        && last.roads().minutes(end, airport) > FAR_FROM_HOME_MINUTES)
                .map(airport ->
                        "The plan ends in %s; the way on is not in it: to the airport of Katunayake it is about %s by road."
                                .formatted(end.name(), Obeyed.hours(last.roads().minutes(end, airport))));
    }

    /** Nobody is sent farther between two flights. */
    private static String offered(Draft draft, PlanRequest request) {
        if (Layover.isSpokenOf(request.wishes().told().words())
                && request.days().size() == 1) {
            return "";
        }
        return Stream.of(Offer.byJeep(draft, request), Offer.inWords(draft, request))
                .flatMap(Optional::stream)
                .findFirst()
                .map(sentence -> " " + sentence)
                .orElse("");
    }

    /** What was only taken for granted is not put into the traveller's mouth. */
    private static String asSaid(Place home, PlanRequest request) {
        Particulars told = request.wishes().told();
        boolean isSaid =
                told.endsIn().isPresent() || told.backTo().contains(home.id()) || Patterns.isIn(RETURN, told.words());
        return isSaid ? "as you said" : "where it began; say so if you go on from there instead";
    }

    /** Where one sleeps, for who wants few bases. */
    private static Optional<String> theBases(Draft draft, PlanRequest request) {
        OptionalInt most = FewBases.most(request);
        List<String> bases = draft.days().stream()
                .map(day -> day.frame().base().name())
                .distinct()
                .toList();
        if (most.isEmpty() || bases.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                bases.size() <= most.getAsInt()
                        ? "All nights are in %s, as you want few hotels.".formatted(InWords.list(bases))
                        : "Not kept: you want few hotels, but what you asked for lies too far apart; the nights are in %s."
                                .formatted(InWords.list(bases)));
    }

    private static List<LocalDate> daysOf(Draft draft, Predicate<DaySchedule> which) {
        return draft.days().stream()
                .filter(day -> !day.frame().isFree())
                .filter(which)
                .map(day -> day.frame().date())
                .toList();
    }

    /** Who arrives at night knows why nothing is planned. */
    private static boolean hasHours(DaySchedule day) {
        int sunset = day.frame().light().sunset();
        Hours hours = day.frame().hours();
        return Math.min(hours.to(), sunset) - Math.max(hours.from(), EARLIEST_VISIT) > LONG_REST;
    }

    private static boolean isEmpty(DaySchedule day) {
        return day.entries().stream()
                .noneMatch(entry -> entry.kind() == Entry.Kind.VISIT
                        || entry.kind() == Entry.Kind.FEAST
                        || entry.kind() == Entry.Kind.LEISURE
                        || entry.kind() == Entry.Kind.TRAVEL);
    }

    /** One short visit and nothing else. */
    private static boolean isNearlyEmpty(DaySchedule day) {
        return day.visited().size() <= 1
                && minutesOf(day, Entry.Kind.VISIT)
                                + minutesOf(day, Entry.Kind.FEAST)
                                + minutesOf(day, Entry.Kind.LEISURE)
                        < HALF_A_DAY
                && minutesOf(day, Entry.Kind.TRAVEL) < HALF_A_DAY;
    }

    private static int minutesOf(DaySchedule day, Entry.Kind kind) {
        return day.entries().stream()
                .filter(entry -> entry.kind() == kind)
                .mapToInt(entry -> entry.end() - entry.start())
                .sum();
    }

    private static boolean hasHoursToSpare(DaySchedule day) {
        int sunset = day.frame().light().sunset();
        return day.entries().stream()
                .filter(entry -> entry.kind() == Entry.Kind.REST)
                .anyMatch(rest -> Math.min(rest.end(), sunset) - rest.start() > LONG_REST);
    }

    /** Of many days how many they are: the plan shows which. */
    private static String inWords(List<LocalDate> days) {
        return days.size() > MOST_DAYS_NAMED
                ? "%d of the days".formatted(days.size())
                : InWords.list(days.stream().map(InWords::day).toList());
    }
}
