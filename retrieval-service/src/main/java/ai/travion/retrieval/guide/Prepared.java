package ai.travion.retrieval.guide;

import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.vectors.Rows.Run;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A prepared answer with what a question is compared with. Its words are read when it first is a candidate, since to read those of all
 * takes longer than a start may. Thread-safe.
 */
final class Prepared {

    private static final Set<String> NAME_OF_THE_ISLAND = Rarity.stems(Country.PLACE.name());

    private final Passage answer;
    private final Run wordings;
    private final int row;
    private final Run sentences;
    private volatile @Nullable Words words;

    /**
     * An answer.
     *
     * @param wordings where the vectors of its questions stand
     * @param row where its own stands
     * @param sentences where those of its sentences stand
     */
    Prepared(Passage answer, Run wordings, int row, Run sentences) {
        this.answer = answer;
        this.wordings = wordings;
        this.row = row;
        this.sentences = sentences;
    }

    Passage answer() {
        return answer;
    }

    Run wordings() {
        return wordings;
    }

    int row() {
        return row;
    }

    Run sentences() {
        return sentences;
    }

    boolean ofTheIsland() {
        return Country.isToldIn(answer);
    }

    Words words() {
        var known = words;
        if (known == null) {
            known = Words.of(answer);
            words = known;
        }
        return known;
    }

    /**
     * The words of an answer, as stems.
     *
     * @param wordings of each of its questions
     * @param forms in which each of these asks
     * @param text of what it says
     * @param all of these
     */
    record Words(List<Set<String>> wordings, List<AskedForm> forms, Set<String> text, Set<String> all) {

        static Words of(Passage answer) {
            var questions =
                    answer.questions().stream().map(ExpectedQuestion::words).toList();
            var wordings = questions.stream().map(Words::stems).toList();
            var text = stems(answer.text());
            return new Words(
                    wordings,
                    questions.stream().map(AskedForm::besideACase).toList(),
                    text,
                    together(text, wordings.stream()));
        }

        /** Those of what it says, and of some of its questions. */
        Set<String> with(int[] numbers) {
            return numbers.length == wordings.size()
                    ? all
                    : together(text, IntStream.of(numbers).mapToObj(wordings::get));
        }

        private static Set<String> together(Set<String> text, Stream<Set<String>> wordings) {
            var all = new HashSet<>(text);
            wordings.forEach(all::addAll);
            return all;
        }

        private static Set<String> stems(String text) {
            var stems = new HashSet<>(Rarity.stems(text));
            stems.removeAll(NAME_OF_THE_ISLAND);
            return stems;
        }
    }
}
