package ai.travion.router.referent;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/** The days of the calendar that an answer listed: "- Monday 16 August 2027: Nikini Full Moon Poya Day." */
final class Feasts {

    private static final Pattern ENTRY =
            Pattern.compile("(?m)^- \\p{Lu}\\p{L}+day \\d{1,2} \\p{L}+ \\d{4}: (?<name>[^.(]{3,60})");

    private Feasts() {}

    static List<String> in(String answer) {
        return Patterns.in(ENTRY, answer).map(entry -> entry.group(1).strip()).toList();
    }
}
