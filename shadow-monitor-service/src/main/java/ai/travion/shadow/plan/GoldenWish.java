package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells who asks for sunrises and sunsets which of them the plan has, and where there is none, why. */
final class GoldenWish {

    private static final Pattern SUNRISE = Pattern.compile(
            "\\b(?:sun ?rises?|dawns?|first light|early (?:morning )?light|morning light)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern SUNSET = Pattern.compile(
            "(?<!\\b(?:after|until|till|before|by) )(?<!\\b(?:after|until|till|before|by) the )\\b(?:sun ?sets?|dusk|last light|sundowners?)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern VIEW =
            Pattern.compile("\\b(?:views?|view ?points?|panoramas?|scenery)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern BOTH = Pattern.compile("\\bgolden hours?\\b", Pattern.CASE_INSENSITIVE);
    private static final Set<String> FOR_THE_EYE = Set.of("viewpoints", "photography", "beach", "wildlife", "nature");
    private static final Pattern ON_EACH = Pattern.compile(
            "\\b(?:every|each|all|both) (?:single )?(?:evenings?|mornings?|days?|nights?|sun ?rises?|sun ?sets?)\\b|\\bdaily\\b",
            Pattern.CASE_INSENSITIVE);
    private static final int STILL_LIGHT = 20;
    private static final int AFTER_IT = 10;
    private static final int EVENING = DayPart.at(18, 0);

    private GoldenWish() {}

    /** The same days, on which an hour by the sea or at a view lasts until the sun has set, for who comes for sunsets. */
    static Draft waitedFor(Draft draft, Wishes wishes) {
        return isForTheSunset(wishes.told())
                ? draft.over(draft.days().stream().map(GoldenWish::waitedFor).toList())
                : draft;
    }

    static boolean isForTheSunset(Particulars told) {
        return told.asksFor(SUNSET) || told.asksFor(BOTH);
    }

    /** Whether a wish for views is one for the sun over the horizon alone. */
    static boolean isForTheSunAlone(Particulars told) {
        return (isForTheSunset(told) || told.asksFor(SUNRISE)) && !Patterns.isIn(VIEW, told.words());
    }

    private static DaySchedule waitedFor(DaySchedule day) {
        if (day.entries().stream().anyMatch(entry -> isIn(entry, day, false))) {
            return day;
        }
        List<Entry> entries = new ArrayList<>(day.entries());
        int set = day.frame().light().sunset() + AFTER_IT;
        for (int index = 0; index + 1 < entries.size(); index++) {
            Entry hour = entries.get(index);
            Entry rest = entries.get(index + 1);
            boolean isFollowedByTime = hour.kind() == Entry.Kind.LEISURE
                    && rest.kind() == Entry.Kind.REST
                    && rest.place().equals(hour.place())
                    && rest.end() > day.frame().light().sunset();
            int end = VisitTimes.roundedDown(Math.min(rest.end(), set));
            if (isFollowedByTime && end > hour.end() && isForTheEye(hour.place(), day) && isOpenUntil(end, hour)) {
                int start = end - (hour.end() - hour.start());
                entries.set(
                        index,
                        new Entry(
                                Entry.Kind.REST,
                                rest.place(),
                                hour.start(),
                                start,
                                () -> Words.ofShortRest(day.frame(), rest.place(), hour.start())));
                entries.set(index + 1, new Entry(hour.kind(), hour.place(), start, end, hour.words()));
                return day.doing(entries);
            }
        }
        return day;
    }

    /** A garden or a museum that closes before keeps its hours; what has no gates lasts as long as the light. */
    private static boolean isOpenUntil(int end, Entry hour) {
        String activity = hour.words().get().activity();
        List<Pastime> done = Pastimes.at(hour.place().id()).stream()
                .filter(pastime -> activity.endsWith(" for " + pastime.thing()))
                .toList();
        return done.isEmpty()
                || done.stream()
                        .anyMatch(pastime -> pastime.to() >= end
                                || (pastime.open() == Pastime.Open.ALWAYS && pastime.to() >= EVENING));
    }

    private static boolean isForTheEye(Place place, DaySchedule day) {
        return day.frame().sights().of(place).interests().stream().anyMatch(FOR_THE_EYE::contains);
    }

    static List<String> inWords(Draft draft, PlanRequest request) {
        Particulars told = request.wishes().told();
        List<String> said = new ArrayList<>();
        boolean both = told.asksFor(BOTH);
        if ((both || told.asksFor(SUNRISE)) && !hasAnHour(request)) {
            said.add(inWords("sunrise", "before breakfast", draft, true));
            lacking("sunrise", draft, request, true).ifPresent(said::add);
        }
        if ((both || told.asksFor(SUNSET)) && !hasAnHour(request)) {
            said.add(inWords("sunset", "in the evening", draft, false));
            lacking("sunset", draft, request, false).ifPresent(said::add);
        }
        return said;
    }

    /** Of one who wants it on each day, the days that have none though others do. */
    private static Optional<String> lacking(String light, Draft draft, PlanRequest request, boolean rising) {
        List<String> without = draft.days().stream()
                .filter(day -> day.entries().stream().noneMatch(entry -> isIn(entry, day, rising)))
                .map(day -> InWords.day(day.frame().date()))
                .toList();
        boolean isWanted = Patterns.isIn(ON_EACH, request.wishes().told().words());
        return !isWanted || without.isEmpty() || without.size() == draft.days().size()
                ? Optional.empty()
                : Optional.of(
                        "Not kept on %s: you want a %s on each day, but the way, the hours or the places of that day leave none."
                                .formatted(InWords.list(without), light));
    }

    /** What was asked for at a place by name is accounted for there. */
    private static boolean hasAnHour(PlanRequest request) {
        return request.wishes().told().appointments().stream()
                .anyMatch(appointment -> !appointment.hour().isWhenever());
    }

    private static String inWords(String light, String hour, Draft draft, boolean rising) {
        List<String> had = draft.days().stream()
                .flatMap(day -> day.entries().stream()
                        .filter(entry -> isIn(entry, day, rising))
                        .map(entry -> "%s on %s"
                                .formatted(
                                        entry.place().name(),
                                        InWords.day(day.frame().date()))))
                .distinct()
                .toList();
        return had.isEmpty()
                ? "No %s could be planned: nothing that I know within reach of %s %s is for it."
                        .formatted(light, InWords.list(bases(draft)), hour)
                : "For the %s: %s.".formatted(light, InWords.list(had));
    }

    private static List<String> bases(Draft draft) {
        return draft.days().stream()
                .map(day -> day.frame().base().name())
                .distinct()
                .toList();
    }

    private static boolean isIn(Entry entry, DaySchedule day, boolean rising) {
        Daylight light = day.frame().light();
        boolean spent = entry.kind() == Entry.Kind.VISIT || entry.kind() == Entry.Kind.LEISURE;
        boolean inTheLight = rising
                ? entry.start() <= light.sunrise() + STILL_LIGHT && entry.end() > light.sunrise()
                : entry.start() < light.sunset() && entry.end() >= light.sunset() - STILL_LIGHT;
        return spent && inTheLight && isForTheEye(entry.place(), day);
    }
}
