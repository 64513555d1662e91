package ai.travion.retrieval.search;

import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Piece;
import ai.travion.retrieval.vectors.Unit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.StoredField;
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

/** Vectors in an index in memory (HNSW, and exact where few pieces are in question). Thread-safe. */
public final class LuceneVectors implements FindSimilar {

    private static final String PLACE_ID = "place_id";
    private static final String CHUNK_ID = "chunk_id";

    private final IndexSearcher searcher;

    private LuceneVectors(IndexSearcher searcher) {
        this.searcher = searcher;
    }

    /** Indexes pieces. */
    public static LuceneVectors of(Embedded embedded) {
        try {
            var directory = new ByteBuffersDirectory();
            try (var writer = new IndexWriter(directory, new IndexWriterConfig())) {
                for (var piece : embedded.pieces()) {
                    writer.addDocument(document(piece, embedded.of(piece)));
                }
                writer.forceMerge(1);
            }
            return new LuceneVectors(new IndexSearcher(DirectoryReader.open(directory)));
        } catch (IOException e) {
            throw new UncheckedIOException("The index of vectors could not be built.", e);
        }
    }

    private static Document document(Piece piece, float[] vector) {
        var document = new Document();
        document.add(new StringField(PLACE_ID, piece.passage().place().id(), Field.Store.NO));
        document.add(new StoredField(CHUNK_ID, piece.passage().chunkId()));
        document.add(new KnnFloatVectorField(field(piece.unit()), vector, VectorSimilarityFunction.DOT_PRODUCT));
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
            var stored = searcher.storedFields();
            for (var hit : searcher.search(query, among.limit()).scoreDocs) {
                // Lucene's score of a dot product is (1 + cosine) / 2.
                similar.add(new Similar(stored.document(hit.doc).get(CHUNK_ID), 2 * hit.score - 1));
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
