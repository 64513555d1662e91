package ai.travion.retrieval;

import ai.travion.atlas.OwnNames;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.Nearness;
import ai.travion.retrieval.search.Nearness.Near;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.Bounds;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a document of one's own tells of the very thing that it is about, to who asks for it by its name: whatever the island's pages say of
 * dogs, the house decides about its own.
 */
final class OfOnesOwn {

    private static final String IT = "the place";

    /** As near as a sentence comes that answers; by words alone, as much of the question as it has to have. */
    private static final double ANSWERS = 0.34;

    private static final double MOST_OF_ITS_WORDS = 0.5;

    /** Of the likest: what is as near tells of it, too. */
    private static final double AS_NEAR = 0.85;

    private static final int SENTENCES = 2;
    private static final int OF_ITSELF = 4;
    private static final double SURE = 0.95;
    private static final double CONTEXT = 0.8;

    private final OwnNames names;
    private final List<Passage> passages;
    private final Nearness nearness;

    OfOnesOwn(OwnNames names, Collection<Passage> passages, Nearness nearness) {
        this.names = names;
        this.nearness = nearness;
        this.passages = passages.stream()
                .filter(passage -> !passage.source().equals(Passage.KNOWLEDGE_BASE))
                .toList();
    }

    /** The answer, and behind it the passages of what is asked about; empty where nothing is asked for by a name, or it is not told. */
    List<RetrievedDocument> answering(GraphState state) {
        var question = AskedInFull.question(state);
        var name = names.namedIn(question);
        if (name.isEmpty() || state.getIntent() == IntentType.TRIP_PLANNING) {
            return List.of();
        }
        var about = about(name.get());
        var asked = names.without(question, IT);
        var best = about.stream()
                .map(passage -> new Told(passage, nearness.of(asked, names.without(passage.text(), IT))))
                .max(Comparator.comparingDouble(told -> told.near().general() ? 0 : told.weight()));
        return best.filter(told -> told.near().general() || told.answers())
                .map(told -> Stream.concat(
                                Stream.of(Documents.ofItself(told.passage(), told.inWords(), question, SURE)),
                                about.stream()
                                        .sorted(Comparator.comparing(passage -> !passage.equals(told.passage())))
                                        .map(passage -> Documents.ofItself(passage, CONTEXT)))
                        .limit(Bounds.DOCUMENTS)
                        .toList())
                .orElse(List.of());
    }

    /** Those whose document is called so, or else that speak of it. */
    private List<Passage> about(String name) {
        var called = passages.stream()
                .filter(passage -> OwnNames.isIn(passage.title(), name))
                .toList();
        return called.isEmpty()
                ? passages.stream()
                        .filter(passage -> OwnNames.isIn(passage.text(), name))
                        .toList()
                : called;
    }

    /** A passage and how near its sentences are. */
    private record Told(Passage passage, Near near) {

        double weight() {
            return near.cosines().isEmpty() ? near.inOne() : near.meant();
        }

        boolean answers() {
            return near.cosines().isEmpty() ? near.inOne() >= MOST_OF_ITS_WORDS : near.meant() >= ANSWERS;
        }

        /** The nearest sentences as they stand in it; of a thing as a whole, what its document opens with. */
        String inWords() {
            var sentences = Sentences.of(passage.text());
            var cosines = near.cosines();
            if (near.general() || cosines.size() != sentences.size()) {
                return String.join(" ", sentences.stream().map(String::strip).limit(OF_ITSELF).toList());
            }
            var nearest = IntStream.range(0, sentences.size())
                    .boxed()
                    .filter(at -> cosines.get(at) >= AS_NEAR * near.meant())
                    .sorted(Comparator.comparing(cosines::get, Comparator.reverseOrder()))
                    .limit(SENTENCES)
                    .toList();
            return String.join(" ", nearest.stream().map(sentences::get).map(String::strip).toList());
        }
    }
}
