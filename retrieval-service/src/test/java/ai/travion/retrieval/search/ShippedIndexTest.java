package ai.travion.retrieval.search;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.Shipped;
import ai.travion.retrieval.knowledge.Passage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.store.Directory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShippedIndexTest {

    private static final List<Passage> PASSAGES = Shipped.BASE.passages();

    @TempDir
    private Path folder;

    /** Where this fails: {@code ./travion ingest --shipped}. */
    @Test
    void theIndexThatShipsIsTheOneThatIsBuiltAnew() throws IOException {
        var shipped = ShippedIndex.of(PASSAGES);

        assertThat(shipped).isPresent();
        assertThat(contents(shipped.get())).isEqualTo(contents(LucenePassages.built(PASSAGES)));
    }

    @Test
    void passagesOfAnotherOrderOrNumberHaveNone() throws IOException {
        assertThat(ShippedIndex.of(PASSAGES.reversed())).isEmpty();
        assertThat(ShippedIndex.of(PASSAGES.subList(1, PASSAGES.size()))).isEmpty();
    }

    @Test
    void whatShipsIsNotWrittenAnew() throws IOException {
        ShippedIndex.write(PASSAGES, folder);
        assertThat(folder).isEmptyDirectory();

        ShippedIndex.write(PASSAGES.subList(0, 3), folder);
        assertThat(folder).isNotEmptyDirectory();
    }

    /** Of each field and term the documents that have it, how often, and how long each of these is to BM25. */
    private static Map<String, List<String>> contents(Directory index) throws IOException {
        var contents = new TreeMap<String, List<String>>();
        try (var reader = DirectoryReader.open(index)) {
            var leaf = reader.leaves().getFirst().reader();
            for (var field : List.of("place_id", "text", "place")) {
                var terms = leaf.terms(field).iterator();
                for (var term = terms.next(); term != null; term = terms.next()) {
                    var documents = new ArrayList<String>();
                    var postings = terms.postings(null, PostingsEnum.FREQS);
                    for (int at = postings.nextDoc(); at != DocIdSetIterator.NO_MORE_DOCS; at = postings.nextDoc()) {
                        documents.add(at + ": " + postings.freq());
                    }
                    contents.put(field + " " + term.utf8ToString(), documents);
                }
                var norms = leaf.getNormValues(field);
                var lengths = new ArrayList<String>();
                while (norms != null && norms.nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
                    lengths.add(norms.docID() + ": " + norms.longValue());
                }
                contents.put(field, lengths);
            }
            contents.put(
                    "number",
                    IntStream.of(DocumentNumbers.in(reader))
                            .mapToObj(String::valueOf)
                            .toList());
            return contents;
        }
    }
}
