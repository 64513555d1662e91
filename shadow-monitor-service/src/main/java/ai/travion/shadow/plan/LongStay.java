package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * So many nights for one thing, wherever it is best: "two weeks of ayurveda, then three days to see something".
 *
 * @param thing that they are for
 * @param nights so many
 */
record LongStay(Speciality thing, int nights) {

    private static final int FEWEST = 3;
    private static final int DAYS_OF_A_WEEK = 7;
    private static final List<String> NUMBERS = List.of(
            "a",
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
    private static final Pattern LENGTH = Pattern.compile(
            "\\b(?<count>\\d{1,2}|" + String.join("|", NUMBERS) + ")[\\s-]+(?<unit>nights?|days?|weeks?|fortnight)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern WORDS_BETWEEN = Pattern.compile(
            "^\\s+(?:(?:of|for|in|at|on|an?|the|proper|full|pure|real|some)\\s+){0,3}$", Pattern.CASE_INSENSITIVE);
    private static final Pattern WORDS_BEHIND = Pattern.compile(
            "^(?:,?\\s+(?:and|or|&)\\s+\\p{L}{3,12})?[\\s:]+(?:(?:cure|retreat|treatments?|stay|camp|holiday|course|for)\\s+){0,2}$",
            Pattern.CASE_INSENSITIVE);

    /** The first that the words tell of. */
    static Optional<LongStay> in(Particulars told) {
        String words = told.words();
        for (Speciality thing : Speciality.wishedBy(told)) {
            Matcher length = LENGTH.matcher(words);
            while (length.find()) {
                int nights = nights(length);
                if (nights >= FEWEST && isFor(thing, words, length)) {
                    return Optional.of(new LongStay(thing, nights));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isFor(Speciality thing, String words, Matcher length) {
        String behind = words.substring(length.end());
        String before = words.substring(0, length.start());
        return thing.firstIn(behind)
                        .filter(found -> Patterns.isIn(WORDS_BETWEEN, behind.substring(0, found.start())))
                        .isPresent()
                || thing.lastIn(before)
                        .filter(found -> Patterns.isIn(WORDS_BEHIND, before.substring(found.end())))
                        .isPresent();
    }

    private static int nights(Matcher length) {
        String said = length.group("count").toLowerCase(Locale.ROOT);
        int index = NUMBERS.indexOf(said);
        int count = index < 0 ? Integer.parseInt(said) : Math.max(1, index);
        String unit = length.group("unit").toLowerCase(Locale.ROOT);
        return unit.startsWith("week")
                ? count * DAYS_OF_A_WEEK
                : unit.startsWith("fortnight") ? 2 * DAYS_OF_A_WEEK : count;
    }

    boolean isAt(Place place) {
        return thing.isAt(place.id());
    }

    /** The nights of the first stay that has it; none where the days do not hold them. */
    static Map<Stay, Integer> among(List<Stay> stays, Particulars told, int days) {
        return in(told).filter(stay -> stay.nights() + stays.size() - 1 <= days)
                .flatMap(stay -> stays.stream()
                        .filter(one -> stay.isAt(one.base()))
                        .findFirst()
                        .map(base -> Map.of(base, stay.nights())))
                .orElse(Map.of());
    }
}
