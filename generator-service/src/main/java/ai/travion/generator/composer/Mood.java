package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** What a place feels like, which its passage on that says in its first sentences. */
final class Mood {

    private static final int SENTENCES = 2;

    private static final String LOUD = "lively|busy|loud|noisy|crowded|touristy|party";
    private static final String CALM = "quiet|calm|peaceful|sleepy|relaxed|laid[- ]back";

    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\b(?:atmosphere|vibes?|mood|ambi[ae]nce)\\b|\\bwhat\\b.{1,50}\\bfeels? like\\b|\\bhow does .{2,40} feel\\b|\\b(?:"
                    + CALM
                    + ")(?: place| town| beach)? or (?:more |rather |is it )?(?:a )?(?:" + LOUD + ")\\b|\\b(?:" + LOUD
                    + ")(?: place| town| beach)? or (?:more |rather |is it )?(?:a )?(?:" + CALM + ")\\b");

    /** The weather is felt too, and an hour of the day has a sentence of its own. */
    private static final Pattern OF_ANOTHER_KIND = Pattern.compile(
            "(?i)\\b(?:weather|climate|temperature|cold|warm|hot|rain\\w*|evenings?|nights?|mornings?|sunset|sunrise|dawn|dusk|noon|january|february|march|april|june|july|august|september|october|november|december|poya|weekends?|festivals?)\\b");

    private Mood() {}

    /**
     * What the passage says first; empty where the mood of the whole place is not asked for, or no passage tells it.
     *
     * @param sentences of the place
     */
    static List<Sentence> of(String place, Question question, List<Sentence> sentences) {
        var text = question.text();
        if (!(ASKED.matcher(text).find() || question.asksForTheCharacter())
                || OF_ANOTHER_KIND.matcher(text).find()) {
            return List.of();
        }
        return sentences.stream()
                .filter(sentence -> sentence.source().location().equalsIgnoreCase(place)
                        && sentence.source().aspect().equals("vibe"))
                .filter(sentence -> sentence.position() < SENTENCES)
                .sorted(Comparator.comparingInt(Sentence::position))
                .toList();
    }
}
