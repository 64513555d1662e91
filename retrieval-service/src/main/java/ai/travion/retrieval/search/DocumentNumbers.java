package ai.travion.retrieval.search;

import java.io.IOException;
import java.util.Objects;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiDocValues;
import org.apache.lucene.search.DocIdSetIterator;

/**
 * Which of the things that were indexed a document is. What a hit stands for is looked up in an array: stored fields are compressed in
 * blocks, and to open a block for each of some hundred hits took longer than the search.
 */
final class DocumentNumbers {

    private static final String FIELD = "number";

    private DocumentNumbers() {}

    static Field field(int number) {
        return new NumericDocValuesField(FIELD, number);
    }

    /** By document: Lucene may put them in another order than they came in. */
    static int[] in(IndexReader reader) throws IOException {
        var numbers = new int[reader.maxDoc()];
        if (numbers.length > 0) {
            var values = Objects.requireNonNull(MultiDocValues.getNumericValues(reader, FIELD), FIELD);
            while (values.nextDoc() != DocIdSetIterator.NO_MORE_DOCS) {
                numbers[values.docID()] = Math.toIntExact(values.longValue());
            }
        }
        return numbers;
    }
}
