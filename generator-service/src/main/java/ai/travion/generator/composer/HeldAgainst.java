package ai.travion.generator.composer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A sentence of one place's texts that holds it against the other: "with fewer jeeps than Yala". */
final class HeldAgainst {

    private static final Pattern COMPARES = Pattern.compile(
            "(?i)\\b(?:\\p{L}{2,}er|more|less|fewer|better)\\b[^.;]{0,60}?\\bthan\\b|\\bthe opposite of\\b|\\bunlike\\b"
                    // "Haputale for quiet and tea, Ella for cafés and company".
                    + "|^\\p{L}[\\p{L}' -]{2,30} for \\b[^.;]{3,80}[,;] (?:and |but )?\\p{L}[\\p{L}' -]{2,30} for ");
    private static final double ON_THE_SUBJECT = 0.3;

    private HeldAgainst() {}

    /** @param ranked all sentences, the best first */
    static Optional<Sentence> in(List<Sentence> ranked, List<String> places, Question question) {
        var telling = question.tellingSubjects();
        return ranked.stream()
                .filter(sentence -> places.contains(sentence.source().location()))
                .filter(sentence -> COMPARES.matcher(sentence.text()).find())
                .filter(sentence -> places.stream()
                        .filter(place -> !place.equals(sentence.source().location()))
                        .anyMatch(other -> names(other, sentence)))
                .filter(sentence -> telling.isEmpty()
                        || sentence.likeness() >= ON_THE_SUBJECT
                        || telling.stream()
                                .anyMatch(subject ->
                                        sentence.terms().contains(subject) || sentence.speaksOf(Terms.akinTo(subject))))
                .findFirst();
    }

    /** By its first word too: "than Yala" is Yala National Park. */
    static boolean names(String place, Sentence sentence) {
        var first = Terms.bare(place).strip().split(" ", -1)[0];
        return Question.names(place, sentence)
                || (first.length() > 3 && sentence.wording().bare().contains(" " + first + " "));
    }
}
