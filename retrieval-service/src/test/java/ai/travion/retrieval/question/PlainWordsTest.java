package ai.travion.retrieval.question;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.retrieval.EmbedShipped;
import ai.travion.retrieval.Shipped;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainWordsTest {

    private static final String LETTERS = "abZ09 .,:;'-_/\"?!()%&+*#@$é’–\n\t";

    @Test
    void theWordsOfTheTextsThatShipAreThoseOfLucene() throws IOException {
        var texts =
                EmbedShipped.texts(Shipped.BASE.passages(), Shipped.answers()).toList();
        int plain = 0;
        for (var text : texts) {
            var words = PlainWords.in(text);
            if (words.isPresent()) {
                plain++;
                assertThat(words).as(text).contains(byLucene(text));
            }
        }

        assertThat(plain).isGreaterThan(texts.size() * 3 / 4);
    }

    @Test
    void whateverStandsBesideThemTheyAreThoseOfLucene() throws IOException {
        var random = new Random(30);
        for (int i = 0; i < 20_000; i++) {
            var text = new StringBuilder();
            random.ints(1 + random.nextInt(12), 0, LETTERS.length()).forEach(at -> text.append(LETTERS.charAt(at)));
            var words = PlainWords.in(text.toString());
            if (words.isPresent()) {
                assertThat(words).as(text.toString()).contains(byLucene(text.toString()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Adam's Peak", "2,243 metres", "café", "at 5.30", "snake_case", "a.m."})
    void whatHasPartsOrOtherLettersIsLeftToLucene(String text) {
        assertThat(PlainWords.in(text)).isEmpty();
    }

    @Test
    void aWordThatLuceneCutsIsLeftToIt() {
        assertThat(PlainWords.in("a".repeat(255))).isPresent();
        assertThat(PlainWords.in("a".repeat(256))).isEmpty();
    }

    private static List<String> byLucene(String text) throws IOException {
        try (var tokens = new StandardTokenizer()) {
            tokens.setReader(new StringReader(text));
            var term = tokens.addAttribute(CharTermAttribute.class);
            tokens.reset();
            var words = new ArrayList<String>();
            while (tokens.incrementToken()) {
                words.add(term.toString());
            }
            tokens.end();
            return words;
        }
    }
}
