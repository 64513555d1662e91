package ai.travion.retrieval.search;

import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Embedded.Entry;
import ai.travion.retrieval.vectors.Piece;
import ai.travion.retrieval.vectors.Unit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.codecs.KnnVectorsFormat;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.codecs.lucene99.Lucene99HnswVectorsFormat;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/**
 * Vectors in an index in memory, for more of them than {@link ExactVectors} compares one by one. Where one unit has very many it has a
 * graph (HNSW), and is searched exactly where it has not. Thread-safe.
 */
public final class LuceneVectors implements FindSimilar {

    private static final String PLACE_ID = "place_id";
    /** Lucene builds a graph of n vectors where n is more than so many times ln n: from some nine thousand on. */
    private static final int WORTH_A_GRAPH = 1_000;

    private static final KnnVectorsFormat VECTORS = new Lucene99HnswVectorsFormat(
            Lucene99HnswVectorsFormat.DEFAULT_MAX_CONN,
            Lucene99HnswVectorsFormat.DEFAULT_BEAM_WIDTH,
            Lucene99HnswVectorsFormat.DEFAULT_NUM_MERGE_WORKER,
            null,
            WORTH_A_GRAPH);

    /** Enough for tens of thousands of pieces, so that they are indexed once and not merged. */
    private static final int BUFFER_MB = 128;

    private final IndexSearcher searcher;
    private final int[] numbers;
    private final List<Piece> pieces;

    private LuceneVectors(DirectoryReader reader, List<Piece> pieces) throws IOException {
        this.searcher = new IndexSearcher(reader);
        this.numbers = DocumentNumbers.in(reader);
        this.pieces = pieces;
    }

    /** Indexes pieces. */
    public static LuceneVectors of(Embedded embedded) {
        try {
            var directory = new ByteBuffersDirectory();
            var entries = embedded.entries();
            try (var writer = new IndexWriter(directory, configuration())) {
                for (int number = 0; number < entries.size(); number++) {
                    writer.addDocument(document(number, entries.get(number)));
                }
                writer.forceMerge(1);
            }
            return new LuceneVectors(DirectoryReader.open(directory), embedded.pieces());
        } catch (IOException e) {
            throw new UncheckedIOException("The index of vectors could not be built.", e);
        }
    }

    private static IndexWriterConfig configuration() {
        return new IndexWriterConfig().setRAMBufferSizeMB(BUFFER_MB).setCodec(new Lucene104Codec() {
            @Override
            public KnnVectorsFormat getKnnVectorsFormatForField(String field) {
                return VECTORS;
            }
        });
    }

    private static Document document(int number, Entry entry) {
        var piece = entry.piece();
        var document = new Document();
        document.add(DocumentNumbers.field(number));
        document.add(new StringField(PLACE_ID, piece.passage().place().id(), Field.Store.NO));
        document.add(new KnnFloatVectorField(
                field(piece.unit()), entry.vector().vector(), VectorSimilarityFunction.DOT_PRODUCT));
        return document;
    }

    private static String field(Unit unit) {
        return unit.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<Similar> to(float[] vector, Among among) {
        try {
            var similar = new ArrayList<Similar>();
            var query = new KnnFloatVectorQuery(field(among.unit()), vector, among.limit(), ofThePlaces(among));
            for (var hit : searcher.search(query, among.limit()).scoreDocs) {
                var piece = pieces.get(numbers[hit.doc]);
                // Lucene's score of a dot product is (1 + cosine) / 2.
                similar.add(new Similar(piece.passage().chunkId(), piece.number(), 2 * hit.score - 1));
            }
            return similar;
        } catch (IOException e) {
            throw new UncheckedIOException("The index in memory could not be read.", e);
        }
    }

    private static @Nullable Query ofThePlaces(Among among) {
        return among.placeIds().isEmpty()
                ? null
                : new TermInSetQuery(
                        PLACE_ID, among.placeIds().stream().map(BytesRef::new).toList());
    }
}
