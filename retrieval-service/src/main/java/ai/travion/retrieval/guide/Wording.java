package ai.travion.retrieval.guide;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.vectors.Nameless;
import ai.travion.retrieval.vectors.QueryAdapter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A question as it is compared.
 *
 * @param full vector of its words as they are
 * @param nameless vector of its words without the names of places
 * @param towardsQuestions that vector, turned towards questions that ask the same
 * @param towardsAnswers the same, turned towards what answers it
 * @param stems of its words without names
 * @param allStems of all its words
 */
@SuppressWarnings("ArrayRecordComponent")
record Wording(
        float[] full,
        float[] nameless,
        float[] towardsQuestions,
        float[] towardsAnswers,
        Set<String> stems,
        Set<String> allStems) {

    private static final Set<String> STANDS_FOR_A_NAME = Rarity.stems("the place " + Country.PLACE.name());

    static Wording of(String words, Places atlas, Embed embed, QueryAdapter adapter) {
        var question = Country.leftUnsaid(words);
        var without = Nameless.question(question, atlas);
        var vectors = embed.ofAll(without.equals(question) ? List.of(question) : List.of(question, without));
        var nameless = vectors.getLast();
        var stems = new HashSet<>(Rarity.stems(without));
        stems.removeAll(STANDS_FOR_A_NAME);
        return new Wording(
                vectors.getFirst(),
                nameless,
                adapter.towardsQuestions(nameless),
                adapter.towardsSentences(nameless),
                stems,
                Rarity.stems(question));
    }
}
