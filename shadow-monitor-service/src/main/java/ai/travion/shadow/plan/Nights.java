package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    private Nights() {}

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
            stays.stream()
                    .filter(stay -> rest.startsWith(first(stay.base().name()))
                            || stay.askedFor().stream()
                                    .anyMatch(sight ->
                                            rest.startsWith(first(sight.place().name()))))
                    .findFirst()
                    .ifPresent(stay -> nights.put(stay, count));
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
