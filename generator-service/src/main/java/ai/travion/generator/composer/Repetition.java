package ai.travion.generator.composer;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Leaves out what says in other words what an answer has said already, and what leans on it. */
final class Repetition {

    /** Of the words of a sentence so many stand in one that was said before. */
    private static final double SHARE = 0.55;

    private static final int FEWEST_WORDS = 5;

    /** "Buy them whole": of what the sentence before names. */
    private static final Pattern LEANS = Pattern.compile(
            "(?i)(?:\\S+ ){0,3}(?:it|its|they|them|their|this|these|those|that|both|such|he|she|there|here)\\b");

    private Repetition() {}

    /** @param said sentences that stand before these */
    static List<Sentence> leftOut(List<Sentence> sentences, List<Sentence> said) {
        var kept = new ArrayList<Sentence>();
        for (int i = 0; i < sentences.size(); i++) {
            var sentence = sentences.get(i);
            boolean leansOnOneLeftOut = i > 0
                    && leans(sentence)
                    && !kept.contains(sentences.get(i - 1))
                    && sentence.source().equals(sentences.get(i - 1).source());
            if (!leansOnOneLeftOut
                    && Stream.concat(said.stream(), kept.stream()).noneMatch(one -> isSaidIn(one, sentence))) {
                kept.add(sentence);
            }
        }
        return kept;
    }

    /** Whether its first words speak of what another sentence names. */
    static boolean leans(Sentence sentence) {
        return LEANS.matcher(sentence.text()).lookingAt();
    }

    private static boolean isSaidIn(Sentence said, Sentence sentence) {
        if (said.equals(sentence)) {
            return true;
        }
        // In one passage nobody says the same twice, and what is computed of two places is worded alike.
        if (said.source().id().equals(sentence.source().id()) || areComputedOfTwoPlaces(said, sentence)) {
            return false;
        }
        var words = Terms.meaningful(sentence.text()).keySet();
        var before = Terms.meaningful(said.text()).keySet();
        long shared = words.stream().filter(word -> Terms.isAmong(before, word)).count();
        return shared >= FEWEST_WORDS && shared >= SHARE * words.size();
    }

    private static boolean areComputedOfTwoPlaces(Sentence one, Sentence other) {
        return Situated.isComputed(one)
                && Situated.isComputed(other)
                && !one.source().location().equals(other.source().location());
    }
}
