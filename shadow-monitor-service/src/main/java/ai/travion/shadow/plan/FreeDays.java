package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Days on which a traveller wants nothing planned: "day 3 free", as the router keeps it of the trip. One stays where one slept. */
final class FreeDays {

    private static final Pattern SAID =
            Pattern.compile("(?m)^(day \\d{1,2}|the last day) free(?: on \\d{1,2} \\p{L}+)?\\s*$");

    /** That nothing is to be planned on a day is no dislike of anything. */
    private static final Pattern NOTHING_PLANNED = Pattern.compile(
            "\\b(?:nothing|not\\s+anything|no|without)\\s+(?:(?:at\\s+all|else|more|is|to\\s+be)\\s+)*(?:plans?|planned|planning|scheduled?|booked|arranged|programmed?|programme)\\b",
            Pattern.CASE_INSENSITIVE);

    /** "Two days completely free for the match": so many of the trip's days, and no length of it. */
    private static final Pattern COUNTED = Patterns.anyCase(
            "(?<!\\b(?:no|not|without)\\s)\\b(?<n>one|two|three|four|[1-4])\\s+(?:whole\\s+|full\\s+|entire\\s+)?days?\\s+(?:(?:completely|entirely|totally|fully|all|kept|left)\\s+)*(?:free|unplanned|empty)\\b(?!\\s+(?:in|at|of)\\b)");

    private static final List<String> NUMBERS = List.of("one", "two", "three", "four");

    private FreeDays() {}

    static String without(String text) {
        return NOTHING_PLANNED.matcher(text).replaceAll(" ");
    }

    /** Those that are named among all that was said; of some that are only counted those after the day of arrival. */
    static List<NamedDay> in(String words) {
        List<NamedDay> named = Patterns.in(SAID, words)
                .map(found -> new NamedDay(found.group(1)))
                .distinct()
                .toList();
        return named.isEmpty()
                ? Patterns.in(COUNTED, words)
                        .reduce((earlier, later) -> later)
                        .map(found -> count(found.group("n")))
                        .map(count -> IntStream.rangeClosed(2, count + 1)
                                .mapToObj(day -> new NamedDay("day " + day))
                                .toList())
                        .orElse(List.of())
                : named;
    }

    private static int count(String number) {
        int word = NUMBERS.indexOf(number.toLowerCase(Locale.ROOT));
        return word >= 0 ? word + 1 : Integer.parseInt(number);
    }

    static boolean includes(PlanRequest request, LocalDate date) {
        List<NamedDay> free = request.wishes().told().free();
        return !free.isEmpty() && free.stream().anyMatch(day -> day.is(date, request.days()));
    }

    /** How many of a trip's days are left for what it is for; all of them where every day would be free. */
    static int busy(PlanRequest request) {
        int busy = (int)
                request.days().stream().filter(day -> !includes(request, day)).count();
        return busy == 0 ? request.days().size() : busy;
    }

    /** The stays of the other days, and between them the free ones where one slept the night before. */
    static List<List<Stay>> between(PlanRequest request, IntFunction<List<List<Stay>>> stayed) {
        List<List<Stay>> busy = stayed.apply(busy(request));
        if (busy.size() == request.days().size()) {
            return busy;
        }
        List<List<Stay>> all = new ArrayList<>();
        int next = 0;
        for (LocalDate day : request.days()) {
            if (includes(request, day)) {
                all.add(
                        all.isEmpty()
                                ? List.of(busy.getFirst().getFirst())
                                : List.of(all.getLast().getLast()));
            } else {
                all.add(busy.get(Math.min(next++, busy.size() - 1)));
            }
        }
        return all;
    }

    static Optional<String> inWords(Draft draft, PlanRequest request) {
        List<String> days = IntStream.range(0, draft.days().size())
                .filter(index -> includes(request, request.days().get(index)))
                .mapToObj(index -> "day %d (%s)"
                        .formatted(index + 1, InWords.day(request.days().get(index))))
                .toList();
        return days.isEmpty()
                ? Optional.empty()
                : Optional.of("Kept free, as you said: %s; %s and no %s."
                        .formatted(
                                InWords.list(days),
                                days.size() == 1 ? "it has its meals" : "they have their meals",
                                isMovedOn(draft, request) ? "stop, only the way to where you sleep" : "drive"));
    }

    /** Whether the stays are settled so that one goes on to the next on such a day. */
    private static boolean isMovedOn(Draft draft, PlanRequest request) {
        return IntStream.range(0, draft.days().size())
                .filter(index -> includes(request, request.days().get(index)))
                .anyMatch(index -> draft.days().get(index).entries().stream()
                        .anyMatch(entry -> entry.kind() == Entry.Kind.TRAVEL));
    }
}
