package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many nights are to be spent where: "two nights in Kandy, then two in Ella". */
final class Nights {

    private static final List<String> NUMBERS = List.of("one", "two", "three", "four", "five", "six", "seven");
    private static final Pattern SAID = Pattern.compile(
            "\\b(?<count>[1-7]|" + String.join("|", NUMBERS)
                    + ")\\s+(?:(?:full|whole)\\s+)?(?:nights?\\s+)?(?:in|at|near|around)\\s+(?:the\\s+)?",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NIGHT = Pattern.compile("\\bnights?\\b", Pattern.CASE_INSENSITIVE);

    /** "Six nights in Matara is a lot" gives it none. */
    private static final Pattern TOO_LONG = Pattern.compile(
            "^[^.,;!?]{3,40}?\\s(?:is|are|seems?|sounds?|feels?|would\\s+be)\\s+(?:(?:a\\s+bit|a\\s+little|far|way|just|rather|quite)\\s+)*(?:a\\s+lot|too\\s+(?:many|much|long)|long|plenty)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern TOO_LONG_THERE = Pattern.compile(
            "\\b(?:nights?|days?|time|stay)\\s+(?:in|at|near|by)\\s+(?:the\\s+)?(?=\\p{L})", Pattern.CASE_INSENSITIVE);

    private Nights() {}

    /** The stays of which it is said that they are too long. */
    static Set<Stay> tooLong(String words, List<Stay> stays) {
        Set<Stay> found = new HashSet<>();
        Matcher there = TOO_LONG_THERE.matcher(words);
        while (there.find()) {
            String rest = words.substring(there.end()).toLowerCase(Locale.ROOT);
            if (Patterns.isIn(TOO_LONG, rest)) {
                stays.stream().filter(stay -> isNamedBy(stay, rest)).forEach(found::add);
            }
        }
        return found;
    }

    private static boolean isNamedBy(Stay stay, String rest) {
        return rest.startsWith(first(stay.base().name()))
                || stay.askedFor().stream()
                        .anyMatch(sight -> rest.startsWith(first(sight.place().name())));
    }

    /** Of the stays that were given a number; none where they are more than the days. */
    static Map<Stay, Integer> in(String words, List<Stay> stays, int days) {
        Map<Stay, Integer> nights = new HashMap<>();
        if (!Patterns.isIn(NIGHT, words)) {
            return nights;
        }
        Matcher found = SAID.matcher(words);
        while (found.find()) {
            String rest = words.substring(found.end()).toLowerCase(Locale.ROOT);
            int count = number(found.group("count"));
            if (Patterns.isIn(TOO_LONG, rest)) {
                continue;
            }
            stays.stream().filter(stay -> isNamedBy(stay, rest)).findFirst().ifPresent(stay -> nights.put(stay, count));
        }
        int sum = nights.values().stream().mapToInt(Integer::intValue).sum();
        return sum + stays.size() - nights.size() > days ? Map.of() : nights;
    }

    private static String first(String name) {
        return name.toLowerCase(Locale.ROOT).split("[ ']", 2)[0];
    }

    private static int number(String said) {
        int index = NUMBERS.indexOf(said.toLowerCase(Locale.ROOT));
        return index < 0 ? Integer.parseInt(said) : index + 1;
    }
}
