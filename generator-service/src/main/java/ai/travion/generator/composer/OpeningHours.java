package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** When a place opens and closes, which what is told of the best time of the day does not tell. */
final class OpeningHours {

    static final String UNKNOWN = "The opening hours themselves I do not know: ask where you stay or at the gate.";

    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:opening|closing|open|visiting) (?:times?|hours?)\\b|\\b(?:what time|when) (?:does|do|is|are|will) .{1,50}\\b(?:open|close|shut)s?\\b(?! (?:to|in|during|for|from)\\b)");
    private static final Pattern TOLD = Pattern.compile(
            "(?i)\\b(?:opens?|closes?|shuts?|open|closed|gates?|hours)\\b[^.;]{0,60}(?:\\d|\\b(?:five|six|seven|eight|nine|ten|noon|sunset|sunrise|dawn|dusk|night|day and night|no (?:gate|hours))\\b)|\\bat any (?:time|hour)\\b|\\bday and night\\b|\\bno (?:gate|opening hours)\\b");

    private static final Pattern OPENS = Pattern.compile("(?i)\\b(?:opens?|closes?|shuts?|opening)\\b");

    private OpeningHours() {}

    /** The sentence of the pages of a place that tells them, where they are asked for; none where there is no such sentence. */
    static List<Sentence> told(Question question, List<Sentence> sentences, List<String> places) {
        if (places.size() != 1 || !ASKED.matcher(question.text()).find()) {
            return List.of();
        }
        return sentences.stream()
                .filter(sentence -> sentence.source().location().equals(places.getFirst()))
                .filter(sentence -> OPENS.matcher(sentence.text()).find()
                        && TOLD.matcher(sentence.text()).find())
                .max(Comparator.comparingDouble(Sentence::likeness))
                .stream()
                .toList();
    }

    /** Whether a question asks for them and none of the sentences tells them. */
    static boolean areLackingIn(List<Sentence> sentences, Question question) {
        return ASKED.matcher(question.text()).find() && !areToldIn(sentences);
    }

    static boolean areToldIn(List<Sentence> sentences) {
        return sentences.stream()
                .anyMatch(sentence -> TOLD.matcher(sentence.text()).find());
    }
}
