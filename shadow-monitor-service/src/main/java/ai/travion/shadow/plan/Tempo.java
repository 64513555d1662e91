package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** How travellers say that they want no hurry, where they name no pace: of all their days, or of the mornings alone. */
final class Tempo {

    private static final Pattern DENIED_BEFORE = Pattern.compile(
            "\\b(?:no|not|never|without|don'?t (?:want|need|like)) (?:a |any |too )?$", Pattern.CASE_INSENSITIVE);

    private static final Pattern UNHURRIED = words(
            "(?:lazy|lazing|relaxed|relaxing|gentle|unhurried|laid[- ]back|leisurely|restful|slow[- ]paced|easy[- ]going|chilled(?: out)?|not too (?:packed|busy|much|full))"
                    + "|honeymoon(?:ers)?|tak(?:e|ing) (?:it|things) (?:slow(?:ly)?|easy)|go(?:ing)? slow(?:ly)?|slow (?:travel|pace|trip|days?|weekend)|easy (?:pace|days?|trip)"
                    + "|no (?:rush(?:ing)?|hurry|stress)|without (?:(?:being |feeling |any )?rush(?:ed|ing)?|hurry|stress)|jet[- ]?lag(?:ged)?|wrecked|worn out|exhausted|recover(?:ing)? from|wind down|unwind");

    private static final Pattern LATE_STARTS = words(
            "(?:lazy|late|long|slow|leisurely|relaxed|proper|unhurried) (?:breakfasts?|brunch(?:es)?|mornings?|starts?)|brunch (?:people|lovers?)|no alarms?(?: clocks?)?"
                    + "|(?:hates?|don'?t (?:like|want|do)|dislikes?|can'?t stand|not (?:fans? of|keen on|into|good at)) (?:to )?(?:getting up|get up|waking(?: up)?|rising|early|mornings?|be up)(?: early)?"
                    + "|(?:not|never) (?:a )?morning (?:person|people)|(?:(?:do|does|wo|ca|would)n'?t|(?:do|will|can) ?not|never|no one|nobody|hates?|not) (?!(?:mind|care)\\b)(?:\\w+ ){0,3}?(?:wak\\w+|gets?|getting|rises?|rising|be|start\\w*)(?: up)?(?: so| too| very| that)? early|sleep(?:ing)? (?:in(?=\\W*$|\\s*[,.;!]|\\s+(?:every|each|the morning|and|on|late|a bit|until|till)\\b)|late)|late risers?|night owls?");

    private static final Pattern SENTENCE_END = Pattern.compile("[.;!?\\n]+");

    private Tempo() {}

    static boolean isUnhurried(String words) {
        return isSaidOfAll(UNHURRIED, words) || startsLate(words);
    }

    /** Whether no day is to begin before breakfast was had in peace. */
    static boolean startsLate(String words) {
        return isSaidOfAll(LATE_STARTS, StaysBehind.without(words));
    }

    /** Who says so of one day wants the others as they are. */
    private static boolean isSaidOfAll(Pattern pattern, String words) {
        return SENTENCE_END
                .splitAsStream(words)
                .filter(sentence -> !NamedDay.isOneIn(sentence))
                .anyMatch(sentence -> isSaid(pattern, sentence));
    }

    private static boolean isSaid(Pattern pattern, String words) {
        String text = words.replace('\u2019', '\'');
        return pattern.matcher(text)
                .results()
                .anyMatch(found -> !Patterns.isIn(DENIED_BEFORE, text.substring(0, found.start())));
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
    }
}
