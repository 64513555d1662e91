package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.EmbedShipped;
import ai.travion.retrieval.Shipped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShippedStemsTest {

    @TempDir
    private Path folder;

    /** Where this fails: {@code ./travion ingest --shipped}. */
    @Test
    void everyWordOfTheTextsThatShipHasTheStemThatIsFoundAnew() {
        var anew = EnglishTerms.stemsOfWords(EmbedShipped.texts(Shipped.BASE.passages(), Shipped.answers()));

        assertThat(ShippedStems.read()).isEqualTo(anew);
    }

    @Test
    void aWordThatTellsNothingHasNoneAndIsKeptAsSuch() throws IOException {
        var texts = "The railways of Ella's hills, and the skies";

        ShippedStems.write(Stream.of(texts), folder);

        assertThat(Files.readString(folder.resolve("stems.txt")))
                .isEqualTo("Ella's ella\nThe\nand\nhills hill\nof\nrailways railwai\nskies sky\nthe\n");
    }

    @Test
    void aTextIsReadAlikeWhetherItsWordsShipOrNot() {
        assertThat(EnglishTerms.of("The railways, unbelievably zigzagging"))
                .containsExactly("railwai", "unbeliev", "zigzag");
        assertThat(EnglishTerms.stemsOfWords(Stream.of("The railways")))
                .isEqualTo(Map.of("The", "", "railways", "railwai"));
    }
}
