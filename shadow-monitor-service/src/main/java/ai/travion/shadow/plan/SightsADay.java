package ai.travion.shadow.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many things a traveller wants to see on a day at most: "not more than two sights a day". */
final class SightsADay {

    private static final Map<String, Integer> NUMBERS = Map.of("one", 1, "two", 2, "three", 3, "four", 4);
    private static final String COUNT = "(?<count>[1-4]|one|two|three|four)";
    private static final String THINGS =
            "(?:(?:big|main|different|planned|major)\\s+)?(?:sights?|stops?|places|things|activit(?:y|ies)|visits?|attractions?|sites?|excursions?|items|programme points)(?:\\s+to\\s+(?:see|do|visit))?";
    private static final String A_DAY =
            "(?:(?:a|per|each|every|any|in (?:a|one)|on (?:a|one|any)|for each)\\s+(?:single\\s+)?day|daily)\\b";
    private static final String AT_MOST =
            "(?:no|not|never)(?:\\s+\\p{L}+){0,2}?\\s+more\\s+than|max(?:imum)?(?:\\s+of)?|at\\s+(?:the\\s+)?most|only|just|up\\s+to|a\\s+maximum\\s+of|limit(?:ed)?(?:\\s+\\p{L}+){0,3}?\\s+to|fewer\\s+than|less\\s+than";

    private static final Pattern LIMIT = Pattern.compile(
            "\\b(?<most>" + AT_MOST + ")\\s+" + COUNT + "\\s+" + THINGS + "\\s+" + A_DAY, Pattern.CASE_INSENSITIVE);
    private static final String ENOUGH =
            "(?:(?:at\\s+(?:the\\s+)?most|max(?:imum)?)\\b|(?:is|are)\\s+(?:quite\\s+|more\\s+than\\s+)?(?:enough|plenty|sufficient|(?:our|my|the)\\s+limit)\\b)";

    /** Of a day, or it is one of the whole trip: "Kandy and Ella, two places is enough". */
    private static final List<Pattern> LIMITS_AFTER = List.of(
            Pattern.compile(
                    "\\b" + COUNT + "\\s+" + THINGS + "\\s+" + A_DAY + "\\s*,?\\s+" + ENOUGH, Pattern.CASE_INSENSITIVE),
            Pattern.compile(
                    "\\b" + COUNT + "\\s+" + THINGS + "\\s*,?\\s+" + ENOUGH + "\\s+(?:for\\s+)?" + A_DAY,
                    Pattern.CASE_INSENSITIVE));

    private SightsADay() {}

    /** The last word on it; none where nothing is said. */
    static OptionalInt in(String words) {
        OptionalInt most = OptionalInt.empty();
        Matcher limit = LIMIT.matcher(words);
        while (limit.find()) {
            String side = limit.group("most").toLowerCase(Locale.ROOT);
            boolean below = side.startsWith("fewer") || side.startsWith("less");
            most = OptionalInt.of(Math.max(1, number(limit) - (below ? 1 : 0)));
        }
        for (Pattern limitAfter : LIMITS_AFTER) {
            Matcher after = limitAfter.matcher(words);
            while (after.find()) {
                most = OptionalInt.of(number(after));
            }
        }
        return most;
    }

    private static int number(Matcher limit) {
        String count = limit.group("count").toLowerCase(Locale.ROOT);
        return Optional.ofNullable(NUMBERS.get(count)).orElseGet(() -> Integer.parseInt(count));
    }

    /** The same days without what is too much: first what only fills an hour, then a stroll through a town that nobody asked for. */
    static Draft kept(Draft all, Wishes wishes) {
        OptionalInt most = in(wishes.told().words());
        Draft draft = OneKindADay.kept(all, wishes);
        return most.isEmpty()
                ? draft
                : draft.over(draft.days().stream()
                        .map(day -> kept(day, most.getAsInt()))
                        .toList());
    }

    private static DaySchedule kept(DaySchedule day, int most) {
        List<Entry> entries = new ArrayList<>(day.entries());
        for (int index = entries.size() - 1; index >= 0 && count(entries) > most; index--) {
            if (entries.get(index).kind() == Entry.Kind.LEISURE) {
                entries.set(index, rested(entries.get(index), day));
            }
        }
        for (int index = entries.size() - 1; index >= 0 && count(entries) > most; index--) {
            Entry entry = entries.get(index);
            boolean isAStroll = entry.kind() == Entry.Kind.VISIT
                    && day.frame().sights().of(entry.place()).isTown();
            if (isAStroll) {
                entries.set(index, rested(entry, day));
            }
        }
        return day.doing(inOne(entries, day));
    }

    private static long count(List<Entry> entries) {
        return entries.stream()
                .filter(entry -> entry.kind() == Entry.Kind.VISIT
                        || entry.kind() == Entry.Kind.LEISURE
                        || entry.kind() == Entry.Kind.FEAST)
                .count();
    }

    static Entry rested(Entry entry, DaySchedule day) {
        return rest(entry, entry.start(), entry.end(), day);
    }

    private static Entry rest(Entry entry, int start, int end, DaySchedule day) {
        return new Entry(
                Entry.Kind.REST, entry.place(), start, end, () -> Words.ofShortRest(day.frame(), entry.place(), start));
    }

    /** Rests that follow each other at one place are one. */
    static List<Entry> inOne(List<Entry> entries, DaySchedule day) {
        List<Entry> joined = new ArrayList<>();
        for (Entry entry : entries) {
            Entry last = joined.isEmpty() ? entry : joined.getLast();
            boolean isMore = !joined.isEmpty()
                    && entry.kind() == Entry.Kind.REST
                    && last.kind() == Entry.Kind.REST
                    && last.place().equals(entry.place());
            if (isMore) {
                joined.set(joined.size() - 1, rest(last, last.start(), entry.end(), day));
            } else {
                joined.add(entry);
            }
        }
        return joined;
    }

    static Optional<String> inWords(Draft draft, Wishes wishes) {
        OptionalInt most = in(wishes.told().words());
        if (most.isEmpty()) {
            return OneKindADay.inWords(wishes.told().words());
        }
        long fullest = draft.days().stream()
                .mapToLong(day -> count(day.entries()))
                .max()
                .orElse(0);
        return Optional.of(
                fullest <= most.getAsInt()
                        ? "No day has more than %s, as you said."
                                .formatted(most.getAsInt() == 1 ? "one sight" : most.getAsInt() + " sights")
                        : "Not kept: you want at most %d a day, but what you named makes %d on the fullest; leave one out, or add a day."
                                .formatted(most.getAsInt(), fullest));
    }
}
