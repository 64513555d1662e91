package ai.travion.retrieval;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.embedding.MiniLm;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.ShippedStems;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.search.ShippedIndex;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.ShippedVectors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Computes the vectors of the texts that ship, the stems of their words and the index of their passages; for whoever edits them. */
public final class EmbedShipped {

    private static final Path RESOURCES = Path.of("retrieval-service/src/main/resources/ai/travion/retrieval");

    private EmbedShipped() {}

    /**
     * Writes them into the sources; only what was edited is computed.
     *
     * @return how many texts have a vector
     */
    public static int into(Path repository, Places atlas) throws IOException {
        var folder = repository.resolve(RESOURCES).resolve("vectors");
        var model = MiniLm.loading();
        var passages = RetrievalService.shipped(atlas).passages();
        var answers = RetrievalService.answers(atlas);
        ShippedStems.write(
                texts(passages, answers), repository.resolve(RESOURCES).resolve("question"));
        ShippedIndex.write(passages, repository.resolve(RESOURCES).resolve("search"));
        return write(ShippedVectors.KNOWLEDGE, passages, model, atlas, folder)
                + write(ShippedVectors.GUIDE, answers, model, atlas, folder);
    }

    /** All that is read of them at a start. */
    public static Stream<String> texts(List<Passage> passages, List<Passage> answers) {
        return Stream.concat(passages.stream(), answers.stream())
                .flatMap(passage -> Stream.concat(
                        Stream.of(passage.text(), Subject.aboutThePlace(passage)),
                        passage.questions().stream().map(ExpectedQuestion::words)));
    }

    private static int write(ShippedVectors file, List<Passage> passages, Embed model, Places atlas, Path folder)
            throws IOException {
        var embedded = Embedded.of(passages, file.read(), model, atlas, done -> {});
        file.write(embedded, folder);
        return embedded.entries().size();
    }
}
