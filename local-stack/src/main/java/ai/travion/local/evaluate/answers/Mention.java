package ai.travion.local.evaluate.answers;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Whether an answer says that a constraint holds, as a careful reader would look for it: one passage with what it is about and what it
 * demands, and its day there or in the answer's heading. It shares nothing with the verifier, which it measures.
 */
final class Mention {

    private static final List<String> ALCOHOL = List.of(
            "alcohol|liquor|bars?\\b|pubs?\\b|nightlife|drink",
            "ban|prohibit|clos|not (?:sold|served|allowed)|no (?:alcohol|liquor|bar|pub|nightlife)|forbid|dry day|unavailable");

    private static final Map<String, List<String>> SIGNS = Map.of(
            "poya_alcohol", ALCOHOL,
            "alcohol_closed", ALCOHOL,
            "dress_code", List.of("shoulders|knees|cover(?:ed)?|modest|shoes|sarong"),
            "weather_season", List.of("monsoon|rain|wet|\\bseas?\\b|season|swell|rough"),
            "crowd_warning", List.of("crowd|busy|packed|full"),
            "closed_hours", List.of("clos|open|shut"));

    private Mention() {}

    /** Whether the answer states a constraint of that type, on that day where there is one. */
    static boolean of(Scenario.Constraint constraint, String answer) {
        var signs = SIGNS.getOrDefault(constraint.type(), List.of());
        var day = constraint.date() == null ? null : LocalDate.parse(constraint.date());
        boolean stated = Arrays.stream(answer.split("\\n", -1))
                .anyMatch(line -> signs.stream().allMatch(sign -> matches(sign, line)));
        return stated && (day == null || namesDay(day, answer));
    }

    /** Whether the answer holds most of the words that carry the meaning of a description. */
    static boolean ofDescription(String description, String answer) {
        var said = answer.toLowerCase(Locale.ROOT);
        var words = Arrays.stream(description.toLowerCase(Locale.ROOT).split("[^\\p{L}]+", -1))
                .filter(word -> word.length() > 4)
                .distinct()
                .toList();
        return words.stream().filter(said::contains).count() * 10 >= words.size() * 6L;
    }

    private static boolean namesDay(LocalDate day, String answer) {
        var month = day.getMonth().getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        return matches(
                "\\b" + day.getDayOfMonth() + "(?:st|nd|rd|th)?(?: of)? " + month + "|" + month + " "
                        + day.getDayOfMonth() + "\\b|" + day + "|today|tomorrow",
                answer);
    }

    private static boolean matches(String regex, String text) {
        return Pattern.compile(regex, CASE_INSENSITIVE).matcher(text).find();
    }
}
