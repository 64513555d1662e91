package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Counted days and people of Sinhala in Latin letters, where the number follows: "dawas 5k" and "davas pahak" are "5 days". */
final class SinhalaCounts {

    private static final Map<String, String> NUMBERS = Map.ofEntries(
            Map.entry("ek", "1"),
            Map.entry("dek", "2"),
            Map.entry("de", "2"),
            Map.entry("thun", "3"),
            Map.entry("tun", "3"),
            Map.entry("hathar", "4"),
            Map.entry("hatara", "4"),
            Map.entry("hathara", "4"),
            Map.entry("hatar", "4"),
            Map.entry("pah", "5"),
            Map.entry("pas", "5"),
            Map.entry("hay", "6"),
            Map.entry("haya", "6"),
            Map.entry("hath", "7"),
            Map.entry("at", "8"),
            Map.entry("ata", "8"),
            Map.entry("namay", "9"),
            Map.entry("navay", "9"),
            Map.entry("dahay", "10"),
            Map.entry("daha", "10"));
    private static final String NUMBER =
            "(?<n>\\d{1,2}|dahay|daha|namay|navay|hathara|hathar|hatara|hatar|thun|tun|dek|de|pah|pas|haya|hay|hath|ata|at|ek)";
    private static final String TO = "(?:\\s?(?:aka|a?k|ka))?(?:t?ata|ta|ama|a)?\\b";
    private static final Pattern DAYS = Patterns.anyCase("\\b(?:dawas|davas|dawasa|dina)\\s+" + NUMBER + TO
            + "|\\b(?<n2>\\d{1,2})\\s*(?:dawasak|davasak|dawasaka|dawas|davas)(?:ata|ta|akata|kata)?\\b");
    private static final Pattern PEOPLE = Patterns.anyCase(
            "\\b" + NUMBER + "\\s?(?:denekta|denekuta|denek|dennekta|dennek|denakta|denak|denata|denaa|dena)\\b");
    private static final Pattern ANY = Patterns.anyCase("da[wv]as|\\bdina\\s|den[nae]");

    private SinhalaCounts() {}

    static String inEnglish(String text) {
        if (!Patterns.isIn(ANY, text)) {
            return text;
        }
        var days = DAYS.matcher(text).replaceAll(match -> counted(match, "days"));
        return PEOPLE.matcher(days).replaceAll(match -> counted(match, "people"));
    }

    private static String counted(MatchResult match, String unit) {
        var said = match.group(1) == null ? match.group(2) : match.group(1);
        return NUMBERS.getOrDefault(said.toLowerCase(Locale.ROOT), said) + " " + unit;
    }
}
