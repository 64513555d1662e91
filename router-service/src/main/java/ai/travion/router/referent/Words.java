package ai.travion.router.referent;

import ai.travion.router.text.Stem;
import ai.travion.router.text.Utterance;

/** Words found in a text whatever their ending. */
final class Words {

    private Words() {}

    /** Whether a text has all words of a phrase. */
    static boolean has(String text, String phrase) {
        var stems = Utterance.of(text).words().stream().map(Stem::of).toList();
        var sought = Utterance.of(phrase).words();
        return !sought.isEmpty() && sought.stream().map(Stem::of).allMatch(stems::contains);
    }
}
