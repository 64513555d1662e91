package ai.travion.generator.composer;

import java.util.List;
import java.util.regex.Pattern;

/** When a place opens and closes, which what is told of the best time of the day does not tell. */
final class OpeningHours {

    static final String UNKNOWN = "The opening hours themselves I do not know: ask where you stay or at the gate.";

    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:opening|closing|open|visiting) (?:times?|hours?)\\b|\\bwhat time (?:does|do|is) .{1,50}\\b(?:open|close|shut)s?\\b");
    private static final Pattern TOLD = Pattern.compile(
            "(?i)\\b(?:opens?|closes?|shuts?|open|closed|gates?|hours)\\b[^.;]{0,60}(?:\\d|\\b(?:five|six|seven|eight|nine|ten|noon|sunset|sunrise|dawn|dusk|night|day and night|no (?:gate|hours))\\b)|\\bat any (?:time|hour)\\b|\\bday and night\\b|\\bno (?:gate|opening hours)\\b");

    private OpeningHours() {}

    /** Whether a question asks for them and none of the sentences tells them. */
    static boolean areLackingIn(List<Sentence> sentences, Question question) {
        return ASKED.matcher(question.text()).find()
                && sentences.stream()
                        .noneMatch(sentence -> TOLD.matcher(sentence.text()).find());
    }
}
