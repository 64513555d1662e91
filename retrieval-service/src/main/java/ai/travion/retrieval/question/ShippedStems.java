package ai.travion.retrieval.question;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The stems of all words of the texts that ship, found out when these were written: a line a word, {@code railways railwai}, and the word
 * alone where it tells nothing. A word that an edited text has and the file has not is stemmed when it is met, so that the file makes a
 * start quicker and nothing else.
 */
public final class ShippedStems {

    private static final String FILE = "stems.txt";

    private ShippedStems() {}

    /** By word; none where none ship. */
    static Map<String, String> read() {
        try (var file = ShippedStems.class.getResourceAsStream(FILE)) {
            return file == null ? Map.of() : parsed(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " could not be read.", e);
        }
    }

    private static Map<String, String> parsed(String text) {
        var stems = new HashMap<String, String>();
        for (int from = 0; from < text.length(); ) {
            int end = text.indexOf('\n', from);
            int blank = text.indexOf(' ', from);
            int wordEnds = blank < 0 || blank > end ? end : blank;
            stems.put(text.substring(from, wordEnds), wordEnds == end ? "" : text.substring(blank + 1, end));
            from = end + 1;
        }
        return stems;
    }

    /** Writes those of some texts. */
    public static void write(Stream<String> texts, Path folder) throws IOException {
        Files.writeString(folder.resolve(FILE), of(texts));
    }

    /** As the file of these texts has them. */
    static String of(Stream<String> texts) {
        return EnglishTerms.stemsOfWords(texts).entrySet().stream()
                .map(word -> (word.getKey() + " " + word.getValue()).strip() + "\n")
                .collect(Collectors.joining());
    }
}
