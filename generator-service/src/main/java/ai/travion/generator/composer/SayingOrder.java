package ai.travion.generator.composer;

import ai.travion.generator.composer.Relevance.Ranked;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** In which order the sentences of an answer are said that were chosen for it. */
final class SayingOrder {

    /** So like the question is the head of the section that is asked about. */
    private static final double ITS_TOPIC = 0.4;

    private static final double NEARLY = 0.1;

    /** So much better than the next, a sentence comes first wherever it stood. */
    private static final double CLEARLY_BEST = 1.1;

    private final List<Ranked> ranked;
    private final boolean isSure;

    /**
     * An order.
     *
     * @param ranked all that is known, the best first
     * @param isSure whether the model holds the best of them for the answer, which then stands first
     */
    SayingOrder(List<Ranked> ranked, boolean isSure) {
        this.ranked = ranked;
        this.isSure = isSure;
    }

    /** The chosen ones, of those that answer, in this order; with the head of their section where that belongs to them. */
    List<Sentence> of(List<Sentence> chosen, List<Ranked> answering, int atMost) {
        return topicFirst(bestFirst(answering, chosen), atMost);
    }

    /**
     * A section on the whole island begins with the rule and goes on with its cases: "only with permission" before "not over parks". What is
     * chosen of it is said in its own order, after its first sentence where that answers, too.
     */
    private List<Sentence> topicFirst(List<Sentence> chosen, int atMost) {
        var source = chosen.getFirst().source();
        if (!source.location().equals(Question.COUNTRY) || atMost < 2 || isSure) {
            return chosen;
        }
        var ofTheSection = chosen.stream().filter(sentence -> sentence.source().equals(source));
        var head = ranked.stream()
                .map(Ranked::sentence)
                .filter(sentence -> sentence.source().equals(source) && sentence.position() == 0)
                .filter(sentence -> sentence.likeness()
                        >= Math.max(ITS_TOPIC, chosen.getFirst().likeness() - NEARLY))
                .findFirst();
        if (head.isEmpty()) {
            return chosen;
        }
        var section = Stream.concat(head.stream(), ofTheSection)
                .distinct()
                .sorted(Comparator.comparingInt(Sentence::position))
                .toList();
        return Stream.concat(section.stream(), chosen.stream())
                .distinct()
                .limit(Math.max(atMost, section.size()))
                .toList();
    }

    /** The answer itself opens the answer, unless it leans on the sentence before it. */
    private static List<Sentence> bestFirst(List<Ranked> answering, List<Sentence> chosen) {
        var best = answering.getFirst();
        if (best.sentence().likeness() > 0) {
            return readAlone(answering, chosen);
        }
        boolean clear = answering.size() < 2
                || best.score() > CLEARLY_BEST * answering.get(1).score();
        if (!clear || best.sentence().leansOnAnother() || !chosen.contains(best.sentence())) {
            return chosen;
        }
        var ordered = new ArrayList<>(chosen);
        ordered.remove(best.sentence());
        ordered.addFirst(best.sentence());
        return List.copyOf(ordered);
    }

    /** The best first, where none of them leans on the one before it. */
    private static List<Sentence> readAlone(List<Ranked> answering, List<Sentence> chosen) {
        return chosen.stream().anyMatch(Sentence::leansOnAnother)
                ? chosen
                : answering.stream()
                        .map(Ranked::sentence)
                        .filter(chosen::contains)
                        .toList();
    }
}
