package ai.travion.shadow.plan;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.SacredSites;
import ai.travion.shadow.sun.GoldenHour;
import ai.travion.shadow.sun.LightWindows;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads a plan as a local guide would and says what is wrong with it; it knows the sights, and nothing of how plans are made. */
final class Judge {

    private static final int EARLIEST = 7 * 60;
    private static final int LATEST = 17 * 60;
    private static final int LONG_IDLE = 150;
    private static final int LONG_WAY = 180;
    private static final int FEW_VISITS = 2;
    private static final int ENOUGH_FOR_A_DAY = 210;
    private static final int WORSHIP_FILLS_FROM = 9 * 60;
    private static final HolidayCalendar CALENDAR = HolidayCalendar.load();
    private static final int MOST_DRIVING = 300;
    private static final int DETOURS = 180;
    private static final int CLOSE = 30;
    private static final int WORTH_A_VISIT = 3;
    private static final int NOON = 12 * 60;
    private static final int END_OF_HEAT = 14 * 60;
    private static final int MUCH_HEAT = 45;
    private static final int LONG_VISIT = 240;
    private static final double COOL_FROM_METRES = 900;
    private static final Roads ROADS = Roads.load(Places.load().all());
    private static final GoldenHour GOLDEN_HOUR = new GoldenHour();

    private static final Pattern BATHING =
            Pattern.compile("\\b(?:swim|surf|bathe|snorkel|spend time)\\b", Pattern.CASE_INSENSITIVE);

    private final Places places;
    private final Sights sights;

    Judge(Places places, Sights sights) {
        this.places = places;
        this.sights = sights;
    }

    private record Line(ItinerarySlot slot, Place place, int start, int end) {

        boolean is(String beginning) {
            return slot.getActivity().startsWith(beginning);
        }

        boolean isVisit() {
            return !is("Travel from") && !is("Rest or stroll") && !isLeisure() && !isMeal() && !isFeast();
        }

        /** It has its own hour, and lasts beyond a usual day. */
        boolean isFeast() {
            return slot.getReason().startsWith("You come for it.")
                    || slot.getReason().startsWith("It falls on this day.");
        }

        boolean isLeisure() {
            return is("Time in ") || is("Time at ");
        }

        boolean isMeal() {
            return is("Breakfast") || is("Lunch") || is("Dinner");
        }

        @Override
        public String toString() {
            return "%s %s".formatted(slot.getTime(), slot.getActivity());
        }
    }

    /** What is wrong, one line each; the first word is the kind. */
    List<String> faultsOf(Plan plan, Wishes wishes) {
        List<String> faults = new ArrayList<>();
        Map<LocalDate, List<Line>> days = new LinkedHashMap<>();
        plan.slots()
                .forEach(slot -> days.computeIfAbsent(slot.getDate().orElseThrow(), day -> new ArrayList<>())
                        .add(line(slot)));
        Set<String> visited = new TreeSet<>();
        days.values().stream()
                .flatMap(List::stream)
                .filter(Line::isVisit)
                .filter(line -> !visited.add(line.place().id()))
                .filter(line -> line.place().type() != PlaceType.BEACH)
                .forEach(line -> faults.add("TWICE " + line));
        days.forEach((day, lines) -> {
            faultsOf(day, lines, visited, wishes, faults);
            if (isNearlyEmpty(lines)
                    && plan.assumptions().stream().noneMatch(said -> said.contains(InWords.day(day)))) {
                faults.add("EMPTY %s %s".formatted(day, lines));
            }
            lateForWorship(day, lines, faults);
        });
        return faults;
    }

    private static boolean isNearlyEmpty(List<Line> lines) {
        List<Line> visits = lines.stream().filter(Line::isVisit).toList();
        int busy = lines.stream()
                .filter(line -> line.isVisit() || line.isLeisure() || line.isFeast())
                .mapToInt(line -> line.end() - line.start())
                .sum();
        int onTheRoad = lines.stream()
                .filter(line -> line.is("Travel from"))
                .mapToInt(line -> line.end() - line.start())
                .sum();
        return visits.size() < FEW_VISITS && busy < ENOUGH_FOR_A_DAY && onTheRoad < LONG_WAY;
    }

    /** On a Poya day a shrine is for the early morning, before what can be seen at any hour. */
    private void lateForWorship(LocalDate day, List<Line> lines, List<String> faults) {
        List<Line> visits = lines.stream().filter(Line::isVisit).toList();
        if (CALENDAR.poyaOn(day).isEmpty() || visits.isEmpty()) {
            return;
        }
        Line first = visits.getFirst();
        boolean anyHourWillDo = sights.of(first.place()).effort() != Sight.Effort.STRENUOUS
                && sights.of(first.place()).parts().size() > 2
                && !SacredSites.isBuddhist(first.place());
        visits.stream()
                .skip(1)
                .filter(line -> anyHourWillDo && SacredSites.isBuddhist(line.place()))
                .filter(line -> line.start() > WORSHIP_FILLS_FROM && line.start() < NOON)
                .filter(line -> ROADS.minutes(first.place(), line.place()) <= CLOSE)
                .forEach(line -> faults.add("LATE-FOR-WORSHIP %s %s after %s".formatted(day, line, first)));
    }

    /** What a plan does against the word of its traveller, one line each. */
    List<String> disobedienceOf(Plan plan, PlanRequest request) {
        List<String> faults = new ArrayList<>();
        String said = String.join(" ", plan.assumptions())
                + plan.obstacles().stream()
                        .map(ConstraintViolation::getDescription)
                        .collect(Collectors.joining(" "));
        Set<LocalDate> days = new TreeSet<>();
        for (ItinerarySlot slot : plan.slots()) {
            Line line = line(slot);
            days.add(slot.getDate().orElseThrow());
            Hours hours = request.hoursOf(slot.getDate().orElseThrow());
            boolean early = line.start() < hours.from();
            boolean late = !line.is("Dinner")
                    && line.end() > hours.to()
                    && !(line.isFeast() && hours.to() == Hours.wholeDay().to());
            if (early || late) {
                faults.add("HOURS %s %s, not from %s".formatted(slot.getDate().get(), line, hours.inWords()));
            }
            if (line.isVisit()) {
                Sight done = sights.of(line.place()).doing(slot.getDurationMinutes(), slot.getActivity());
                Sight dry = slot.getActivity().equals(sights.of(line.place()).activity())
                                && BATHING.matcher(slot.getActivity()).find()
                        ? done
                        : done.without(Set.of("swimming", "surfing", "snorkelling"));
                request.wishes().dislikes().foundAt(dry).stream()
                        .filter(dislike -> !said.contains("asked for")
                                || !said.contains(line.place().name()))
                        .forEach(dislike -> faults.add("UNWANTED %s: %s".formatted(dislike.said(), line)));
            }
        }
        boolean missesSomething = plan.obstacles().stream()
                .anyMatch(obstacle -> obstacle.getRuleId().equals("does-not-fit"));
        request.targets().stream()
                .filter(target -> !said.contains(target.name()) && plan.slots().isEmpty())
                .forEach(target -> faults.add("LOST " + target.name()));
        if (plan.slots().isEmpty() && !missesSomething) {
            faults.add("NO-PLAN without a reason");
        }
        if (!plan.slots().isEmpty() && days.size() < request.days().size()) {
            faults.add("DAYS lost");
        }
        request.wishes().dislikes().all().stream()
                .filter(dislike -> !plan.slots().isEmpty() && !isAnswered(dislike, said))
                .forEach(dislike -> faults.add("SILENT about " + dislike.said()));
        return faults;
    }

    private static boolean isAnswered(Dislike dislike, String said) {
        return switch (dislike.kept()) {
            case QUIET -> said.toLowerCase(Locale.ROOT).contains("crowd");
            case EARLY -> said.contains("No day begins before");
            case DRIVES -> said.contains("long drives");
            case SEASON -> said.contains("rain") || said.contains("dry");
            case OUT, NEVER, UNKNOWN, UNKEPT -> said.contains(dislike.said());
        };
    }

    private void faultsOf(LocalDate day, List<Line> lines, Set<String> visited, Wishes wishes, List<String> faults) {
        Set<String> ofTheDay = new TreeSet<>();
        lines.stream()
                .filter(Line::isVisit)
                .filter(line -> !ofTheDay.add(line.place().id()))
                .forEach(line -> faults.add("TWICE-A-DAY %s %s".formatted(day, line)));
        int driven = 0;
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (line.isVisit()) {
                visit(day, line, faults);
            }
            if (i == 0) {
                driven += line.is("Travel from") ? line.end() - line.start() : 0;
                continue;
            }
            Line before = lines.get(i - 1);
            int gap = line.start() - before.end();
            int way = line.is("Travel from") ? 0 : ROADS.minutes(before.place(), line.place());
            driven += line.is("Travel from") ? line.end() - line.start() : way;
            if (gap < way) {
                faults.add("NO-TIME-FOR-WAY %s %s -> %s: %d < %d".formatted(day, before, line, gap, way));
            }
            boolean rest = line.is("Rest or stroll");
            int from = rest ? line.start() : before.end();
            int to = rest ? line.end() : line.start();
            if (Math.min(to, LATEST) - Math.max(from, EARLIEST) - (rest ? 0 : way) > LONG_IDLE) {
                idle(day, before.place(), from, to, lines, visited, wishes, faults);
            }
        }
        int transfer = ROADS.minutes(lines.getFirst().place(), lines.getLast().place());
        if (driven > MOST_DRIVING && driven - transfer > DETOURS) {
            faults.add("DRIVING %s %d min".formatted(day, driven));
        }
        for (String meal : List.of("Breakfast", "Lunch", "Dinner")) {
            boolean had = lines.stream().anyMatch(line -> line.is(meal) || isCarried(line, meal));
            if (!had) {
                faults.add("MEAL %s no %s: %s".formatted(day, meal, lines));
            }
        }
    }

    /** Idle hours are a fault only where there is something left to see close by, which is open and can be begun in them. */
    private void idle(
            LocalDate day,
            Place here,
            int from,
            int to,
            List<Line> lines,
            Set<String> visited,
            Wishes wishes,
            List<String> faults) {
        boolean hadEffort = lines.stream()
                .filter(Line::isVisit)
                .anyMatch(line -> sights.of(line.place()).effort() != Sight.Effort.EASY);
        long stops = lines.stream()
                .filter(Line::isVisit)
                .filter(line -> !sights.of(line.place()).isTown())
                .count();
        boolean climbed = lines.stream()
                .filter(Line::isVisit)
                .map(line -> sights.of(line.place()))
                .anyMatch(sight -> sight.effort() == Sight.Effort.STRENUOUS && sight.minutes() >= LONG_VISIT);
        if (climbed || stops >= wishes.stopsPerDay()) {
            return;
        }
        Daylight light = Daylight.of(GOLDEN_HOUR.on(day, here.at()));
        sights.all().stream()
                .filter(sight -> !visited.contains(sight.place().id()) && sight.renown() >= WORTH_A_VISIT)
                .filter(sight -> !wishes.rulesOut(sight) && (!hadEffort || sight.effort() == Sight.Effort.EASY))
                .filter(sight -> ROADS.minutes(here, sight.place()) <= CLOSE)
                .filter(sight -> sight.parts().stream()
                        .filter(part -> part != DayPart.DAWN)
                        .anyMatch(part -> fits(sight, part, here, from, to, light)))
                .findFirst()
                .ifPresent(sight -> faults.add("IDLE %s %d to %d near %s, while %s is open"
                        .formatted(
                                day,
                                from / 60,
                                to / 60,
                                here.name(),
                                sight.place().name())));
    }

    private static boolean fits(Sight sight, DayPart part, Place here, int from, int to, Daylight light) {
        int way = ROADS.minutes(here, sight.place());
        int start = Math.max(
                Math.max(from + way, part.on(light).from()), sight.opens().orElse(0));
        int end = start + sight.minutes();
        return start <= part.on(light).to()
                && end + way <= to
                && end <= sight.closes().orElse(to)
                && (!sight.needsDaylight() || end <= light.lastLight());
    }

    private static boolean isCarried(Line line, String meal) {
        String note = line.slot().getNotes().orElse("") + line.slot().getActivity();
        return note.contains("Take food and water")
                || (meal.equals("Breakfast")
                        && (note.contains("Take breakfast") || note.contains("breakfast on the way")))
                || (meal.equals("Lunch") && note.contains("with a stop for lunch"));
    }

    private void visit(LocalDate day, Line line, List<String> faults) {
        Sight sight = sights.of(line.place());
        LightWindows light = GOLDEN_HOUR.on(day, line.place().at());
        boolean opensLater =
                sight.opens().isPresent() && line.start() < sight.opens().getAsInt();
        boolean closesEarlier =
                sight.closes().isPresent() && line.end() > sight.closes().getAsInt();
        if (opensLater || closesEarlier) {
            faults.add("CLOSED %s %s".formatted(day, line));
        }
        if (sight.needsDaylight()
                && !line.slot().getActivity().contains("by night")
                && !line.slot().getNotes().orElse("").contains("take a torch")
                && (line.start() < minute(light.morningBlueHour().start()) - 3
                        || line.end() > minute(light.eveningGoldenHour().end()) + 3)) {
            faults.add("DARK %s %s".formatted(day, line));
        }
        int heat = Math.min(line.end(), END_OF_HEAT) - Math.max(line.start(), NOON);
        boolean cool = line.place().elevationMetres().orElse(0) >= COOL_FROM_METRES;
        if (sight.effort() != Sight.Effort.EASY && !cool && heat > MUCH_HEAT && sight.minutes() < LONG_VISIT) {
            faults.add("HEAT %s %s for %d min".formatted(day, line, line.end() - line.start()));
        }
    }

    private static int minute(ZonedDateTime moment) {
        return moment.getHour() * 60 + moment.getMinute();
    }

    private Line line(ItinerarySlot slot) {
        Place place = places.named(slot.getLocation()).orElseThrow();
        int start = LocalTime.parse(slot.getTime()).toSecondOfDay() / 60;
        return new Line(slot, place, start, start + slot.getDurationMinutes());
    }
}
