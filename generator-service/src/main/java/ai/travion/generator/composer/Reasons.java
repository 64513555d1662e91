package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** "Why?" after an answer: the sentences that give a reason and were not said yet, or that the texts give none. */
final class Reasons {

    private static final int SENTENCES = 2;
    private static final double ON_THE_SUBJECT = 0.38;
    private static final Pattern GIVES_A_REASON = Pattern.compile(
            "(?i)\\b(?:because|since (?!the \\d|\\d)|so that|owing to|due to|thanks to|reasons?|that is why|which is why|therefore|for fear|hence|to (?:protect|avoid|honour)|monsoon|"
                    + "people have (?:drowned|died|fallen)|lives have been lost|dangerous|out of respect|so as to)\\b|, so (?!that\\b)\\p{L}+|, as \\p{L}+|, for (?:the|its|it)\\b");

    private Reasons() {}

    static boolean areGivenIn(Sentence sentence) {
        return GIVES_A_REASON.matcher(sentence.text()).find();
    }

    /**
     * Reasons that were not said yet, those nearest to the question first.
     *
     * @param unsaid the sentences of the evidence that the last answer did not quote
     */
    static List<Sentence> among(List<Sentence> unsaid, Question question, List<String> places) {
        return unsaid.stream()
                .filter(sentence -> GIVES_A_REASON.matcher(sentence.text()).find())
                .filter(sentence ->
                        places.isEmpty() || places.stream().anyMatch(place -> Question.isAbout(place, sentence)))
                .filter(sentence ->
                        sentence.likeness() >= ON_THE_SUBJECT || sentence.speaksOf(question.tellingSubjects()))
                .sorted(Comparator.comparingDouble(Sentence::likeness).reversed())
                .limit(SENTENCES)
                .toList();
    }

    static String noneIsKnown(List<String> places) {
        return "I could not find a further reason for that in what I know"
                + (places.isEmpty() ? "" : " about " + Remarks.listed(places)) + ".";
    }
}
