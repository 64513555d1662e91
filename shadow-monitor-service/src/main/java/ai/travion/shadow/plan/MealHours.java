package ai.travion.shadow.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The hours that a traveller gave for meals: "dinner at 8 pm", "lunch at 12:30".
 *
 * @param at minute of the day of each meal that has one
 */
record MealHours(Map<String, Integer> at) {

    private static final int LATEST = DayPart.at(22, 30);
    private static final String HOUR = "(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>[ap]\\.?m\\b)?";
    private static final Pattern SAID = Pattern.compile(
            "\\b(?<meal>breakfast|lunch|dinner|supper)\\b[^.;,!?]{0,30}?\\b(?:at|around|about|from)\\s+" + HOUR
                    + SpokenHours.NO_DATE,
            Pattern.CASE_INSENSITIVE);

    MealHours {
        at = Collections.unmodifiableMap(new TreeMap<>(at));
    }

    static MealHours in(String words) {
        Map<String, Integer> hours = new TreeMap<>();
        Matcher found = SAID.matcher(WrittenHours.inDigits(words));
        while (found.find()) {
            String meal = found.group("meal").toLowerCase(Locale.ROOT);
            int hour = Integer.parseInt(found.group("hour"));
            String half = found.group("half") == null ? "" : found.group("half").toLowerCase(Locale.ROOT);
            boolean later = half.startsWith("p") || (half.isEmpty() && hour <= 11 && !meal.equals("breakfast"));
            boolean noon = meal.equals("lunch") && half.isEmpty() && hour == 11;
            int minute = found.group("minute") == null ? 0 : Integer.parseInt(found.group("minute"));
            int of24 = later && !noon && hour < 12 ? hour + 12 : hour;
            hours.put(
                    meal.equals("supper") ? "Dinner" : AppointmentsInWords.capital(meal),
                    DayPart.at(Math.min(of24, 23), minute));
        }
        return new MealHours(hours);
    }

    static boolean is(String meal, Entry entry) {
        if (entry.kind() != Entry.Kind.MEAL) {
            return false;
        }
        String activity = entry.words().get().activity();
        return activity.startsWith(meal) || activity.startsWith(Care.BREAKING_THE_FAST + meal.toLowerCase(Locale.ROOT));
    }

    /** The same days with each meal at its hour, where what comes after it leaves the time. */
    Draft kept(Draft draft) {
        return at.isEmpty()
                ? draft
                : draft.over(draft.days().stream().map(this::kept).toList());
    }

    private DaySchedule kept(DaySchedule day) {
        List<Entry> entries = new ArrayList<>(day.entries());
        for (int index = 0; index < entries.size(); index++) {
            Entry entry = entries.get(index);
            int asked = asked(entry);
            int free = index + 1 < entries.size() ? entries.get(index + 1).start() : LATEST;
            int since = index == 0 ? 0 : entries.get(index - 1).end();
            int minutes = entry.end() - entry.start();
            if (asked >= since && asked + minutes <= free) {
                entries.set(index, new Entry(entry.kind(), entry.place(), asked, asked + minutes, entry.words()));
            }
        }
        return day.doing(entries);
    }

    private int asked(Entry entry) {
        return at.entrySet().stream()
                .filter(meal -> is(meal.getKey(), entry))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(-1);
    }

    /** Which of them the plan keeps. */
    List<String> inWords(Draft draft) {
        List<String> said = new ArrayList<>();
        at.forEach((meal, hour) -> {
            boolean kept = draft.days().stream()
                    .flatMap(day -> day.entries().stream())
                    .filter(entry -> is(meal, entry))
                    .anyMatch(entry -> Math.abs(entry.start() - hour) <= VisitHour.NEARLY);
            said.add(
                    kept
                            ? "%s is at %s, as you said.".formatted(meal, Reasons.clock(hour))
                            : "Not kept: you wanted %s at %s, and it does not fit between the rest of the day."
                                    .formatted(meal.toLowerCase(Locale.ROOT), Reasons.clock(hour)));
        });
        return said;
    }
}
