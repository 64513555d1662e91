package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Subject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.BytesRef;

/** BM25 over an index in memory: the store that needs nothing else. Thread-safe. */
public final class LucenePassages implements FindPassages {

    private static final String PLACE_ID = "place_id";
    private static final String TEXT = "text";
    /** Name, aliases, type and tags: short, so a match weighs more than one in the text. */
    private static final String PLACE = "place";

    private static final double PLACE_BOOST = 1.5;
    private static final float ALSO_BY_ANOTHER_WORD = 0.2f;

    private final List<Passage> passages;
    private final IndexSearcher searcher;
    private final int[] numbers;

    private LucenePassages(List<Passage> passages, DirectoryReader reader) throws IOException {
        this.passages = passages;
        this.searcher = new IndexSearcher(reader);
        this.numbers = DocumentNumbers.in(reader);
    }

    /** Begins to index passages in the background; the first search waits for it. */
    public static FindPassages building(Collection<Passage> passages) {
        var index = CompletableFuture.supplyAsync(() -> of(passages));
        return wanted -> index.join().about(wanted);
    }

    /** Takes the index that ships, or indexes passages that none is of; the same passages in the same order give the same index. */
    public static LucenePassages of(Collection<Passage> passages) {
        var ordered = List.copyOf(passages);
        try {
            var shipped = ShippedIndex.of(ordered);
            return in(shipped.isPresent() ? shipped.get() : built(ordered), ordered);
        } catch (IOException e) {
            throw new UncheckedIOException("The index could not be read or built.", e);
        }
    }

    /** Searches an index of these passages. */
    static LucenePassages in(Directory index, List<Passage> passages) throws IOException {
        return new LucenePassages(passages, DirectoryReader.open(index));
    }

    /** Indexes passages anew. */
    static Directory built(List<Passage> passages) throws IOException {
        var directory = ShippedIndex.empty();
        try (var writer = new IndexWriter(directory, new IndexWriterConfig(EnglishTerms.analyzer()))) {
            for (int number = 0; number < passages.size(); number++) {
                writer.addDocument(document(number, passages.get(number)));
            }
            writer.forceMerge(1);
        }
        return directory;
    }

    private static Document document(int number, Passage passage) {
        var document = new Document();
        document.add(DocumentNumbers.field(number));
        document.add(new StringField(PLACE_ID, passage.place().id(), Field.Store.NO));
        document.add(new TextField(TEXT, passage.text(), Field.Store.NO));
        document.add(new TextField(PLACE, Subject.aboutThePlace(passage), Field.Store.NO));
        return document;
    }

    @Override
    public List<Found> about(Wanted wanted) {
        try {
            var found = new ArrayList<Found>();
            for (var hit : searcher.search(query(wanted), wanted.limit()).scoreDocs) {
                found.add(new Found(passages.get(numbers[hit.doc]), hit.score));
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException("The index in memory could not be read.", e);
        }
    }

    private static Query query(Wanted wanted) {
        var query = new BooleanQuery.Builder();
        wanted.groups().forEach(group -> query.add(anyOf(group), Occur.SHOULD));
        if (!wanted.placeIds().isEmpty()) {
            query.add(ofPlaces(wanted.placeIds()), Occur.FILTER);
        } else if (wanted.groups().isEmpty()) {
            query.add(MatchAllDocsQuery.INSTANCE, Occur.FILTER);
        } else {
            query.setMinimumNumberShouldMatch(1);
        }
        return query.build();
    }

    private static Query ofPlaces(Set<String> ids) {
        return ids.size() == 1
                ? new TermQuery(new Term(PLACE_ID, ids.iterator().next()))
                : new TermInSetQuery(PLACE_ID, ids.stream().map(BytesRef::new).toList());
    }

    private static Query anyOf(Group group) {
        var either = new ArrayList<Query>();
        group.terms().forEach((stem, boost) -> {
            either.add(new BoostQuery(new TermQuery(new Term(TEXT, stem)), boost.floatValue()));
            if (group.alsoInNames()) {
                either.add(new BoostQuery(new TermQuery(new Term(PLACE, stem)), (float) (boost * PLACE_BOOST)));
            }
        });
        return new DisjunctionMaxQuery(either, ALSO_BY_ANOTHER_WORD);
    }
}
