package ai.travion.generator.composer;

import java.util.Locale;

/** Whether a sentence tells who did a thing, by the word of the question or by another. */
final class Deeds {

    private static final double MEANS_IT = 0.3;
    private static final double SURELY_MEANS_IT = 0.55;

    private Deeds() {}

    /** Whether it means the question and names somebody, whatever its verb is. */
    static boolean areToldInOtherWords(Sentence sentence) {
        return sentence.likeness() >= SURELY_MEANS_IT && NamesSought.namesSomebody(sentence.text());
    }

    /** A deed that has no other name here is told in its own word, or by a sentence that means it and names somebody. */
    static boolean areToldIn(Sentence sentence, String deed, Sought sought, Question question) {
        if (!Terms.akinTo(deed).isEmpty() || sentence.terms().contains(deed) || areToldInOtherWords(sentence)) {
            return true;
        }
        var nameless = question.places().stream()
                .reduce(sentence.text(), (text, place) -> text.replace(place, place.toLowerCase(Locale.ROOT)));
        return sentence.likeness() >= MEANS_IT && sought.isHeldBy().test(nameless);
    }
}
