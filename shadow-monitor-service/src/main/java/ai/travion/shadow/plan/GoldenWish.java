package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells who asks for sunrises and sunsets which of them the plan has, and where there is none, why. */
final class GoldenWish {

    private static final Pattern SUNRISE =
            Pattern.compile("\\b(?:sun ?rises?|dawns?|first light)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SUNSET =
            Pattern.compile("\\b(?:sun ?sets?|dusk|last light|sundowners?)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern BOTH = Pattern.compile("\\bgolden hours?\\b", Pattern.CASE_INSENSITIVE);
    private static final Set<String> FOR_THE_EYE = Set.of("viewpoints", "photography", "beach", "wildlife", "nature");
    private static final int STILL_LIGHT = 20;

    private GoldenWish() {}

    static List<String> inWords(Draft draft, PlanRequest request) {
        Particulars told = request.wishes().told();
        List<String> said = new ArrayList<>();
        boolean both = told.asksFor(BOTH);
        if ((both || told.asksFor(SUNRISE)) && !hasAnHour(request)) {
            said.add(inWords("sunrise", "before breakfast", draft, true));
        }
        if ((both || told.asksFor(SUNSET)) && !hasAnHour(request)) {
            said.add(inWords("sunset", "in the evening", draft, false));
        }
        return said;
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
        return spent
                && inTheLight
                && day.frame().sights().of(entry.place()).interests().stream().anyMatch(FOR_THE_EYE::contains);
    }
}
