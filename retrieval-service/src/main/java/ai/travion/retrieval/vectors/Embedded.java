package ai.travion.retrieval.vectors;

import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.embedding.Quantized;
import ai.travion.retrieval.knowledge.Passage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/** The pieces of passages with their vectors, by passage and in the order in which {@link Piece#of} gives them. */
public record Embedded(List<Entry> entries) {

    public Embedded {
        entries = List.copyOf(entries);
    }

    /** A piece with its vector. */
    public record Entry(Piece piece, Quantized vector) {}

    /**
     * Takes the vectors that are known and computes the others: some ten milliseconds each.
     *
     * @param done is told how many pieces have a vector by now
     */
    public static Embedded of(
            Collection<Passage> passages, PassageVectors known, Embed embed, Places atlas, IntConsumer done) {
        var looked = passages.parallelStream()
                .map(passage -> Looked.up(Piece.of(passage).toList(), known))
                .toList();
        var entries = new ArrayList<Entry>();
        for (var passage : looked) {
            for (int i = 0; i < passage.pieces().size(); i++) {
                var piece = passage.pieces().get(i);
                entries.add(new Entry(
                        piece,
                        passage.known().isPresent()
                                ? passage.known().get().get(i)
                                : Quantized.of(embed.of(textToEmbed(piece, atlas)))));
                done.accept(entries.size());
            }
        }
        return new Embedded(entries);
    }

    /** The pieces of a passage, with their vectors where it is known. */
    private record Looked(List<Piece> pieces, Optional<List<Quantized>> known) {

        static Looked up(List<Piece> pieces, PassageVectors known) {
            return new Looked(pieces, known.of(pieces));
        }
    }

    private static String textToEmbed(Piece piece, Places atlas) {
        return switch (piece.unit()) {
            case PASSAGE -> piece.text();
            case SENTENCE, QUESTION ->
                Nameless.sentence(piece.text(), piece.passage().place(), atlas);
        };
    }

    public List<Piece> pieces() {
        return entries.stream().map(Entry::piece).toList();
    }

    /** Those of some pieces alone. */
    public Embedded only(Predicate<Piece> some) {
        return new Embedded(
                entries.stream().filter(entry -> some.test(entry.piece())).toList());
    }

    /** Those of one unit alone. */
    public Embedded only(Unit unit) {
        return only(piece -> piece.unit() == unit);
    }
}
