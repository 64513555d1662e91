package ai.travion.retrieval.question;

import static java.util.Map.entry;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.StemmerOverrideFilter;
import org.apache.lucene.analysis.miscellaneous.StemmerOverrideFilter.StemmerOverrideMap;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** Cuts English into the stems that the index holds. Thread-safe. */
public final class EnglishTerms {

    /** What Porter's rules cannot know, or, as with skies and skiing, confuse. */
    private static final StemmerOverrideMap IRREGULAR = irregular(Map.ofEntries(
            entry("skies", "sky"),
            entry("news", "news"),
            entry("built", "build"),
            entry("blew", "blow"),
            entry("blown", "blow"),
            entry("began", "begin"),
            entry("begun", "begin"),
            entry("brought", "bring"),
            entry("bought", "buy"),
            entry("sold", "sell"),
            entry("fought", "fight"),
            entry("held", "hold"),
            entry("hid", "hide"),
            entry("hidden", "hide"),
            entry("fell", "fall"),
            entry("grew", "grow"),
            entry("grown", "grow"),
            entry("wore", "wear"),
            entry("worn", "wear"),
            entry("swam", "swim"),
            entry("rode", "ride"),
            entry("drove", "drive"),
            entry("driven", "drive"),
            entry("wrote", "write"),
            entry("written", "write"),
            entry("ate", "eat"),
            entry("eaten", "eat"),
            entry("drank", "drink"),
            entry("drunk", "drink"),
            entry("sang", "sing"),
            entry("shot", "shoot"),
            entry("dug", "dig"),
            entry("slept", "sleep"),
            entry("men", "man"),
            entry("women", "woman"),
            entry("children", "child"),
            entry("feet", "foot"),
            entry("flew", "fly"),
            entry("flown", "fly"),
            entry("flies", "fly"),
            entry("5th", "fifth"),
            entry("10th", "tenth"),
            entry("11th", "eleventh"),
            entry("12th", "twelfth"),
            entry("13th", "thirteenth"),
            entry("14th", "fourteenth"),
            entry("15th", "fifteenth"),
            entry("16th", "sixteenth"),
            entry("17th", "seventeenth"),
            entry("18th", "eighteenth"),
            entry("19th", "nineteenth"),
            entry("20th", "twentieth"),
            entry("leaves", "leave")));

    private static final Analyzer ENGLISH = remembering(analyzer(IRREGULAR));

    private EnglishTerms() {}

    private static StemmerOverrideMap irregular(Map<String, String> baseForms) {
        try (var regular = analyzer(new StemmerOverrideFilter.Builder().build())) {
            var map = new StemmerOverrideFilter.Builder();
            baseForms.forEach((form, base) -> map.add(form, stems(regular, base).getFirst()));
            return map.build();
        } catch (IOException e) {
            throw new UncheckedIOException("A map in memory could not be built.", e);
        }
    }

    private static Analyzer analyzer(StemmerOverrideMap irregular) {
        return new Analyzer() {
            @Override
            protected TokenStreamComponents createComponents(String field) {
                var words = new StandardTokenizer();
                var plain = new LowerCaseFilter(new EnglishPossessiveFilter(new ASCIIFoldingFilter(words)));
                var telling = new StopFilter(plain, EnglishAnalyzer.ENGLISH_STOP_WORDS_SET);
                return new TokenStreamComponents(
                        words, new PorterStemFilter(new StemmerOverrideFilter(telling, irregular)));
            }
        };
    }

    private static Analyzer remembering(Analyzer analyzer) {
        return new Analyzer() {
            @Override
            protected TokenStreamComponents createComponents(String field) {
                var words = new StandardTokenizer();
                return new TokenStreamComponents(words, new Stemming(words, analyzer));
            }
        };
    }

    /** Replaces words by their stems, each of which is found out once: texts have few words, and those over and over. */
    private static final class Stemming extends TokenFilter {

        /** All that texts have, and what some thousands of travellers misspell. */
        private static final int MOST = 50_000;

        /** To find out those of all that ships takes longer than a start may. */
        private static final Map<String, String> KNOWN = new ConcurrentHashMap<>(ShippedStems.read());

        private final Analyzer analyzer;
        private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

        Stemming(TokenStream words, Analyzer analyzer) {
            super(words);
            this.analyzer = analyzer;
        }

        @Override
        public boolean incrementToken() throws IOException {
            while (input.incrementToken()) {
                var stem = stemOf(term.toString());
                if (!stem.isEmpty()) {
                    term.setEmpty().append(stem);
                    return true;
                }
            }
            return false;
        }

        /** Empty for a word that tells nothing. */
        private String stemOf(String word) {
            var known = KNOWN.get(word);
            if (known != null) {
                return known;
            }
            var stem = found(analyzer, word);
            if (KNOWN.size() < MOST) {
                KNOWN.put(word, stem);
            }
            return stem;
        }
    }

    private static String found(Analyzer analyzer, String word) {
        return stems(analyzer, word).stream().findFirst().orElse("");
    }

    /** Every word of some texts with its stem, found out anew; an empty one where the word tells nothing. */
    static SortedMap<String, String> stemsOfWords(Stream<String> texts) {
        try (var analyzer = analyzer(IRREGULAR);
                var words = words()) {
            var stems = new TreeMap<String, String>();
            texts.flatMap(text -> stems(words, text).stream())
                    .forEach(word -> stems.computeIfAbsent(word, key -> found(analyzer, key)));
            return stems;
        }
    }

    /** Cuts into words, and leaves them as they are. */
    private static Analyzer words() {
        return new Analyzer() {
            @Override
            protected TokenStreamComponents createComponents(String field) {
                return new TokenStreamComponents(new StandardTokenizer());
            }
        };
    }

    /** For an index whose terms have to meet those of {@link #of}. */
    public static Analyzer analyzer() {
        return ENGLISH;
    }

    /** The stems of a text in their order, without stop words. */
    public static List<String> of(String text) {
        return stems(ENGLISH, text);
    }

    private static List<String> stems(Analyzer analyzer, String text) {
        var stems = new ArrayList<String>();
        try (var tokens = analyzer.tokenStream("", new StringReader(text))) {
            var term = tokens.addAttribute(CharTermAttribute.class);
            tokens.reset();
            while (tokens.incrementToken()) {
                stems.add(term.toString());
            }
            tokens.end();
        } catch (IOException e) {
            throw new UncheckedIOException("A string could not be read.", e);
        }
        return stems;
    }

    /** The stem of a word, or of the last of several. */
    public static String stemOf(String words) {
        var stems = of(words);
        return stems.isEmpty() ? words : stems.getLast();
    }

    /** The one stem of a word. */
    static String stem(String word) {
        var stems = of(word);
        return stems.isEmpty() ? word : stems.getFirst();
    }
}
