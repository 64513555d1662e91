package ai.travion.retrieval.guide;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.vectors.Nameless;
import ai.travion.retrieval.vectors.QueryAdapter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A question as it is compared.
 *
 * @param full vector of its words as they are
 * @param nameless vector of its words without the names of places
 * @param towardsQuestions that vector, turned towards questions that ask the same
 * @param towardsAnswers the same, turned towards what answers it
 * @param telling the stem of each word, no name, that tells what is asked, with those of the words that say it as well
 * @param stems of all its words
 * @param form in which it asks
 */
@SuppressWarnings("ArrayRecordComponent")
record Wording(
        float[] full,
        float[] nameless,
        float[] towardsQuestions,
        float[] towardsAnswers,
        Map<String, Set<String>> telling,
        Set<String> stems,
        AskedForm form) {

    private static final Set<String> NAME_OF_THE_ISLAND = Rarity.stems(Country.PLACE.name());

    private static final Related RELATED = new Related();

    static Wording of(String words, Places atlas, Embed embed, QueryAdapter adapter) {
        var question = Country.leftUnsaid(words);
        var without = Nameless.question(question, atlas);
        var vectors = embed.ofAll(without.equals(question) ? List.of(question) : List.of(question, without));
        var nameless = vectors.getLast();
        var telling = new HashMap<String, Set<String>>();
        Related.telling(withoutWhoTravels(without)).stream()
                .filter(stem -> !NAME_OF_THE_ISLAND.contains(stem))
                .forEach(stem -> telling.put(stem, RELATED.toStem(stem)));
        return new Wording(
                vectors.getFirst(),
                nameless,
                adapter.towardsQuestions(nameless),
                adapter.towardsSentences(nameless),
                telling,
                Rarity.stems(question),
                AskedForm.besideACase(question));
    }

    /** For whom an answer is says {@link Particular}, in whichever words. */
    private static String withoutWhoTravels(String words) {
        var left = words;
        for (var particular : Particular.askedIn(words)) {
            left = particular.isATraveller() ? particular.leftOutOf(left) : left;
        }
        return left;
    }
}
