package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.ItinerarySlot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many of one kind a traveller wants to see on a day at most: "not more than one temple a day", "two museums a day are enough". Who says so
 * wants temples, and not too many of them at once.
 *
 * @param kind as avoidances.csv knows it
 */
record OneKindADay(int most, Avoidance kind) {

    private static final Map<String, Integer> NUMBERS = Map.of("a single", 1, "a", 1, "one", 1, "two", 2, "three", 3);
    private static final String COUNT = "(?<count>[1-3]|a single|a|one|two|three)";
    private static final String KIND =
            "(?<kind>temples?|churches|church|museums?|ruins|ruin|hikes?|beach(?:es)?|gardens?|waterfalls?|markets?|forts?|safaris?|viewpoints?)";
    private static final String A_DAY =
            "(?:(?:a|per|each|every|any|in\\s+(?:a|one)|on\\s+(?:a|one|any))\\s+(?:single\\s+)?day|daily)\\b";
    private static final String AT_MOST =
            "(?:no|not|never|n['\u2019]t)(?:\\s+\\p{L}+){0,3}?\\s+more\\s+than|max(?:imum)?(?:\\s+of)?|at\\s+(?:the\\s+)?most|only|just|up\\s+to|limit(?:ed)?(?:\\s+\\p{L}+){0,3}?\\s+to";
    private static final String ENOUGH =
            "(?:at\\s+(?:the\\s+)?most|max(?:imum)?|(?:is|are)\\s+(?:quite\\s+|more\\s+than\\s+)?(?:enough|plenty|sufficient|(?:our|my|the)\\s+(?:limit|maximum)))\\b";

    private static final List<Pattern> FORMS = List.of(
            Patterns.anyCase("\\b(?:" + AT_MOST + ")\\s+" + COUNT + "\\s+" + KIND + "\\s+" + A_DAY),
            Patterns.anyCase("\\b" + COUNT + "\\s+" + KIND + "\\s+" + A_DAY + "\\s*,?\\s+" + ENOUGH),
            // "Temples are ok but not more than one a day".
            Patterns.anyCase("\\b" + KIND + "\\b(?:(?!\\b(?:no|not)\\b)[^.;!?]){0,30}?\\b(?:" + AT_MOST + ")\\s+"
                    + COUNT + "\\s+(?:of\\s+(?:them|those)\\s+)?" + A_DAY));

    /** The last word on each kind. */
    static List<OneKindADay> in(String words) {
        List<OneKindADay> said = new ArrayList<>();
        for (Pattern pattern : FORMS) {
            Matcher found = pattern.matcher(words);
            while (found.find()) {
                of(found).ifPresent(limit -> {
                    said.removeIf(earlier -> earlier.kind().equals(limit.kind()));
                    said.add(limit);
                });
            }
        }
        return List.copyOf(said);
    }

    /** The same words without the limits, which refuse nothing. */
    static String without(String words) {
        String rest = words;
        for (Pattern pattern : FORMS) {
            rest = pattern.matcher(rest).replaceAll(" ");
        }
        return rest;
    }

    private static Optional<OneKindADay> of(Matcher found) {
        String count = found.group("count").toLowerCase(Locale.ROOT);
        int most = Optional.ofNullable(NUMBERS.get(count)).orElseGet(() -> Integer.parseInt(count));
        return Avoidances.meantBy(found.group("kind")).stream()
                .flatMap(dislike -> dislike.kind().stream())
                .findFirst()
                .map(kind -> new OneKindADay(most, kind));
    }

    boolean isExceededBy(List<ItinerarySlot> slots, List<Sight> visits) {
        long between = slots.stream()
                .filter(slot -> Standing.kindOf(slot) == Entry.Kind.LEISURE && kind.isNamedIn(slot.getActivity()))
                .count();
        return between + visits.stream().filter(kind::isThePointOf).count() > most;
    }

    /** The same days without what is too much of a kind: first what only fills an hour, then what nobody asked for. */
    static Draft kept(Draft draft, Wishes wishes) {
        List<OneKindADay> limits = in(wishes.told().words());
        return limits.isEmpty()
                ? draft
                : draft.over(draft.days().stream()
                        .map(day -> {
                            DaySchedule kept = day;
                            for (OneKindADay limit : limits) {
                                kept = limit.kept(kept, wishes);
                            }
                            return kept;
                        })
                        .toList());
    }

    private DaySchedule kept(DaySchedule day, Wishes wishes) {
        List<Entry> entries = new ArrayList<>(day.entries());
        for (Entry.Kind of : List.of(Entry.Kind.LEISURE, Entry.Kind.VISIT)) {
            for (int index = entries.size() - 1; index >= 0 && count(entries, day) > most; index--) {
                Entry entry = entries.get(index);
                boolean goes = entry.kind() == of
                        && isOfIt(entry, day)
                        && (of == Entry.Kind.LEISURE
                                || !Care.isNamed(wishes.told().words(), entry.place()));
                if (goes) {
                    entries.set(index, SightsADay.rested(entry, day));
                }
            }
        }
        return day.doing(SightsADay.inOne(entries, day));
    }

    private long count(List<Entry> entries, DaySchedule day) {
        return entries.stream().filter(entry -> isOfIt(entry, day)).count();
    }

    private boolean isOfIt(Entry entry, DaySchedule day) {
        return switch (entry.kind()) {
            case VISIT -> kind.isThePointOf(day.frame().sights().of(entry.place()));
            case LEISURE -> kind.isNamedIn(entry.words().get().activity());
            case TRAVEL, MEAL, REST, FEAST -> false;
        };
    }

    static Optional<String> inWords(String words) {
        List<String> kinds = in(words).stream()
                .map(limit ->
                        "%d of the %s".formatted(limit.most(), limit.kind().name()))
                .toList();
        return kinds.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "You want at most %s on one day: no day of this plan has more, but for what you named yourselves."
                                .formatted(String.join(" or ", kinds)));
    }
}
