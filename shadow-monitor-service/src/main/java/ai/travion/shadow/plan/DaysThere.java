package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import ai.travion.shadow.calendar.InWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How many days a first request gives to each of its places: "Wilpattu safari 2 days, then 2 days on the beach in Negombo". */
final class DaysThere {

    private static final List<String> NUMBERS = List.of(
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen");
    private static final Pattern COUNT = Pattern.compile(
            "(?<![\\d.,:/-])\\b(?<count>\\d{1,2}|" + String.join("|", NUMBERS)
                    + ")[\\s-]+(?:full\\s+|whole\\s+)?(?:days?|nights?)\\b(?!\\s+(?:before|after|ago|later|old|trip|tour|of\\s+which))",
            Pattern.CASE_INSENSITIVE);
    private static final String OTHER_MATTER =
            "(?!(?:and|then|to|or|plus|via|from|before|after|with|until|days?|nights?|trip|tour|itinerary|plan|around|round)\\b)";
    private static final Pattern WORDS_TO_IT = Pattern.compile(
            "\\s*(?:" + OTHER_MATTER + "[\\p{L}'-]{1,20}\\s+){0,5}(?:around\\s+)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern WORDS_FROM_IT = Pattern.compile(
            "(?:\\s+" + OTHER_MATTER + "[\\p{L}'-]{1,20}){0,4}\\s*[(:,-]?\\s*(?:for\\s+)?", Pattern.CASE_INSENSITIVE);
    /** Where nobody named a place, what was chosen for it has its days. */
    private static final Map<Pattern, PlaceType> KINDS = Map.of(
            Patterns.words("hills|hill country|mountains|highlands|tea country"), PlaceType.TEA_COUNTRY,
            Patterns.words("beach|beaches|coast|sea|seaside"), PlaceType.BEACH);

    private static final Pattern SENTENCE = Pattern.compile("[.;!?\\n]");
    private static final Pattern NIGHTS = Pattern.compile("\\bnights?\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern DAYS_OF_A_PLACE = Pattern.compile(
            "\\bdays?\\s+(?:in|at|near|on|by)\\s+(?!all\\b|total\\b|sri\\b|the\\s+(?:island|country)|early\\b|mid\\b|late\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)",
            Pattern.CASE_INSENSITIVE);
    private static final int LEAVING = DayPart.at(17, 0);
    private static final int SEVERAL = 2;
    private static final int NO_LENGTH = Integer.MAX_VALUE;

    private DaysThere() {}

    /** Of the stays that were given a number; none where they are more than the days, or where a plan is changed. */
    static Map<Stay, Integer> in(PlanRequest request, List<Stay> stays, int days) {
        Map<Stay, Integer> said = said(request, stays);
        stays.stream()
                .filter(stay -> FirstNight.isAllThatIsSpentAt(stay.base(), request))
                .forEach(stay -> said.put(stay, 1));
        int excess = needed(said, stays) - days;
        if (excess == -1 && !stays.isEmpty() && said.size() == stays.size()) {
            // After the last of so many nights comes the day on which one leaves.
            said.merge(stays.getLast(), 1, Integer::sum);
            return said;
        }
        if (excess <= 0) {
            return said;
        }
        // The last day of who leaves early is none.
        Optional<Stay> last = stays.reversed().stream()
                .filter(stay -> said.getOrDefault(stay, 0) > 1)
                .findFirst();
        if (excess > 1 || last.isEmpty()) {
            return Map.of();
        }
        said.merge(last.get(), -1, Integer::sum);
        return said;
    }

    /** What two readings of the same words give to the stays; that which hears of more of them alone, where both do not fit. */
    static Map<Stay, Integer> both(Map<Stay, Integer> nights, Map<Stay, Integer> there, List<Stay> stays, int days) {
        Map<Stay, Integer> more = nights.size() > there.size() ? nights : there;
        Map<Stay, Integer> all = new LinkedHashMap<>(nights.size() > there.size() ? there : nights);
        all.putAll(more);
        return needed(all, stays) > days ? more : all;
    }

    private static int needed(Map<Stay, Integer> said, List<Stay> stays) {
        return said.values().stream().mapToInt(Integer::intValue).sum() + stays.size() - said.size();
    }

    private static Map<Stay, Integer> said(PlanRequest request, List<Stay> stays) {
        return request.inHand().isEmpty()
                ? said(request.wishes().told().words(), stays, request.days().size())
                : new LinkedHashMap<>();
    }

    /** @param stays one that is named, or all of a kind */
    private record Mention(List<Stay> stays, int start, int end) {

        /** So many days on each; the later ones have those that are over. */
        void giveTo(Map<Stay, Integer> said, int days) {
            int each = days / stays.size();
            int over = days % stays.size();
            for (int at = 0; each > 0 && at < stays.size(); at++) {
                said.merge(stays.get(at), at < stays.size() - over ? each : each + 1, Integer::sum);
            }
        }
    }

    /** Whether more than one day was given to a place: who has two for a park comes for a second safari. */
    static boolean areSeveralAt(Place place, PlanRequest request) {
        int others = Math.max(0, request.targets().size() - 1);
        return within(
                        request.days().size() - others,
                        request.wishes().told().words(),
                        List.of(new Stay(place, List.of())),
                        request.days().size())
                .days()
                .values()
                .stream()
                .anyMatch(days -> days >= SEVERAL);
    }

    /** How many days are given to a place, beside whatever else is named; 0 where none are. */
    static int at(Place place, String words) {
        return counted(words, List.of(new Stay(place, List.of())), NO_LENGTH).days().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** Where the numbers are too many, that of the whole trip is no place's: "7 days in Kandy and Ella, with 2 nights in Ella". */
    private static Counted within(int most, String words, List<Stay> stays, int length) {
        Counted all = counted(words, stays, NO_LENGTH);
        return needed(all.days(), stays) > most ? counted(words, stays, length) : all;
    }

    private static Map<Stay, Integer> said(String words, List<Stay> stays, int days) {
        Counted counted = within(days, PartsInDays.of(words, days), stays, days);
        boolean isAPart = counted.days().values().stream().allMatch(count -> count < counted.ofTheTrip());
        return counted.days().size() >= SEVERAL || (isAPart && stays.size() >= SEVERAL)
                ? counted.days()
                : new LinkedHashMap<>();
    }

    /** @param ofTheTrip a number of days that is said before and of no place; 0 where none is */
    private record Counted(Map<Stay, Integer> days, int ofTheTrip) {}

    /** @param length of the trip in days, which is that of no place */
    private static Counted counted(String said, List<Stay> stays, int length) {
        return countedOnce(said.lines().map(String::strip).distinct().collect(Collectors.joining("\n")), stays, length);
    }

    /** A message that stands twice among the words gives its days once. */
    private static Counted countedOnce(String words, List<Stay> stays, int length) {
        Map<Boolean, List<MatchResult>> found =
                Patterns.in(COUNT, words).collect(Collectors.partitioningBy(count -> isAsLong(count, length)));
        List<MatchResult> counts = found.getOrDefault(false, List.of());
        List<Mention> mentions = mentions(words.toLowerCase(Locale.ROOT), stays);
        Map<Stay, Integer> said = new LinkedHashMap<>();
        if (counts.isEmpty() || mentions.isEmpty()) {
            return new Counted(said, 0);
        }
        boolean placeFirst = mentions.getFirst().start() < counts.getFirst().start();
        int ofTheTrip = found.getOrDefault(true, List.of()).isEmpty() ? 0 : length;
        for (MatchResult count : counts) {
            Optional<Mention> before = before(words, count, mentions);
            Optional<Mention> after = after(words, count, mentions);
            Optional<Mention> there = placeFirst ? before.or(() -> after) : after.or(() -> before);
            there.ifPresent(mention -> mention.giveTo(said, number(count.group(1))));
            if (there.isEmpty() && said.isEmpty()) {
                ofTheTrip = number(count.group(1));
            }
        }
        return new Counted(said, ofTheTrip);
    }

    private static boolean isAsLong(MatchResult count, int days) {
        boolean nights = count.group().toLowerCase(Locale.ROOT).contains("night");
        return number(count.group(1)) >= (nights ? days - 1 : days);
    }

    private static Optional<Mention> before(String words, MatchResult count, List<Mention> mentions) {
        return mentions.stream()
                .filter(mention -> mention.end() <= count.start())
                .max(Comparator.comparingInt(Mention::end))
                .filter(mention -> isAllOf(WORDS_FROM_IT, words.substring(mention.end(), count.start())));
    }

    private static Optional<Mention> after(String words, MatchResult count, List<Mention> mentions) {
        return mentions.stream()
                .filter(mention -> mention.start() >= count.end())
                .min(Comparator.comparingInt(Mention::start))
                .filter(mention -> isAllOf(WORDS_TO_IT, words.substring(count.end(), mention.start())));
    }

    private static boolean isAllOf(Pattern pattern, String between) {
        return !Patterns.isIn(SENTENCE, between) && pattern.matcher(between).matches();
    }

    private static List<Mention> mentions(String words, List<Stay> stays) {
        List<Mention> mentions = new ArrayList<>();
        for (Stay stay : stays) {
            Stream.concat(Stream.of(stay.base()), stay.askedFor().stream().map(Sight::place))
                    .map(DaysThere::called)
                    .distinct()
                    .forEach(name -> found(words, name, stay, mentions));
        }
        KINDS.forEach((kind, type) -> {
            List<Stay> ofTheKind = stays.stream()
                    .filter(stay -> stay.base().type() == type)
                    .filter(stay -> mentions.stream()
                            .noneMatch(mention -> mention.stays().contains(stay)))
                    .toList();
            if (!ofTheKind.isEmpty()) {
                Patterns.in(kind, words)
                        .forEach(found -> mentions.add(new Mention(ofTheKind, found.start(), found.end())));
            }
        });
        mentions.sort(Comparator.comparingInt(Mention::start));
        return mentions;
    }

    private static void found(String words, String name, Stay stay, List<Mention> mentions) {
        for (int at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
            boolean begins = at == 0 || !Character.isLetter(words.charAt(at - 1));
            int end = at + name.length();
            boolean ends = end == words.length() || !Character.isLetter(words.charAt(end));
            if (begins && ends) {
                mentions.add(new Mention(List.of(stay), at, end));
            }
        }
    }

    /** By its first word: "Galle" is the fort as well. */
    private static String called(Place place) {
        return place.name().toLowerCase(Locale.ROOT).split("[ ']", 2)[0];
    }

    private static int number(String said) {
        int index = NUMBERS.indexOf(said.toLowerCase(Locale.ROOT));
        return index < 0 ? Integer.parseInt(said) : index + 1;
    }

    /** Whether every day of the trip was given to a place, so that there is none to spare. */
    static boolean areAllGiven(PlanRequest request, List<Stay> stays) {
        Map<Stay, Integer> said = said(request, stays);
        // After the last of so many nights comes the day on which one leaves.
        return said.size() == stays.size()
                && needed(said, stays) >= request.days().size() - 1;
    }

    /** Names of the places of which each was given its days, in the order in which they were; none where any was not. */
    static List<String> inTurn(PlanRequest request) {
        if (!request.inHand().isEmpty() || request.targets().size() < SEVERAL) {
            return List.of();
        }
        List<Stay> each = request.targets().stream()
                .map(target -> new Stay(target, List.of()))
                .toList();
        List<String> given = said(
                        request.wishes().told().words(), each, request.days().size())
                .keySet()
                .stream()
                .map(stay -> stay.base().name())
                .toList();
        return given.size() == each.size() ? given : List.of();
    }

    /** Whoever gave each place, or the whole trip, its nights leaves on the day after the last of them, and sleeps there no night more. */
    static PlanRequest left(PlanRequest request) {
        return isToldInNights(request) || areAllToldInNights(request)
                ? request.in(request.hours().endingTheLastDayBy(LEAVING))
                : request;
    }

    /** "Nine nights" of ten days; a plan that was made so ends without a night however its stays are changed. */
    private static boolean isToldInNights(PlanRequest request) {
        int days = request.days().size();
        return days > SEVERAL
                && request.hours().departure().isEmpty()
                && (request.inHand().isEmpty()
                        ? Patterns.in(COUNT, request.wishes().told().words())
                                .anyMatch(count -> Patterns.isIn(NIGHTS, count.group())
                                        && number(count.group("count")) == days - 1)
                        : request.inHand().leavesOnItsLastDay());
    }

    private static boolean areAllToldInNights(PlanRequest request) {
        List<Stay> each = request.targets().stream()
                .map(target -> new Stay(target, List.of()))
                .toList();
        return request.hours().departure().isEmpty()
                && request.returnOn(request.days().getLast()).isEmpty()
                && Patterns.isIn(NIGHTS, request.wishes().told().words())
                && !Patterns.isIn(DAYS_OF_A_PLACE, request.wishes().told().words())
                && said(request, each).size() == each.size()
                && said(request, each).size() >= SEVERAL
                && needed(said(request, each), each) == request.days().size() - 1;
    }

    /** What the plan has less of than was said, why, and what would help. */
    static List<String> inWords(Draft draft, PlanRequest request) {
        Map<Stay, Integer> said = said(request, draft.stays());
        Function<Stay, Long> planned = stay -> draft.days().stream()
                .filter(day -> day.frame().base().equals(stay.base())
                        || stay.askedFor().stream()
                                .anyMatch(sight -> day.visited().contains(sight.place())))
                .count();
        List<String> fewer = said.entrySet().stream()
                .filter(entry -> planned.apply(entry.getKey()) < entry.getValue())
                .map(entry -> "%d days in %s (%d planned)"
                        .formatted(entry.getValue(), entry.getKey().base().name(), planned.apply(entry.getKey())))
                .toList();
        int days = request.days().size();
        int needed = needed(said, draft.stays());
        // Of a trip that is longer than a plan the other days follow.
        if (fewer.isEmpty() || (needed > days && days >= PlanRequest.MOST_DAYS)) {
            return List.of();
        }
        String why = needed > days
                ? "the trip has %d days; with %d all of them would fit".formatted(days, needed)
                : FlightHome.leavesNoLastDay(request)
                        ? "the last day is that of your flight; a day more would hold it"
                        : "the ways between take the rest; a day more would hold it";
        return List.of("Not kept: you want %s, but %s.".formatted(InWords.list(fewer), why));
    }
}
