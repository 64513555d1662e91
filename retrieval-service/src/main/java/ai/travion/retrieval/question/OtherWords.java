package ai.travion.retrieval.question;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How likely who asks of a sentence is to say a word, by the words that the sentence and the other questions on it have: "renovated" of one that
 * tells what was restored, "who" of one that names a king. Learnt from the expected questions by {@code travion train words} (IBM's first model of
 * translation, between questions that one sentence answers), so that nobody has to think of all synonyms. Immutable and thread-safe.
 */
public final class OtherWords {

    /** Beside this class. */
    public static final String RESOURCE = "other-words.txt";

    /** So much of a word's likelihood comes from what is said, and the rest from how often it is asked at all. */
    private static final double BY_WHAT_IS_SAID = 0.8;

    /** The logarithm for what nobody ever asked. */
    private static final double NEVER_ASKED = Math.log(1 - BY_WHAT_IS_SAID);
    /** A word that is said over and over makes up for no other. */
    private static final double MOST = 3;
    /** What is no likelier than this is hardly said. */
    private static final double LIKELIER = 1;

    /** The word itself, and how often it is asked. */
    private static final int WORDS_BEFORE = 2;

    private final Map<String, String> lines;

    private OtherWords(Map<String, String> lines) {
        this.lines = Map.copyOf(lines);
    }

    /** What ships. */
    static OtherWords load() {
        try (var file = OtherWords.class.getResourceAsStream(RESOURCE)) {
            return parsed(new String(Objects.requireNonNull(file, RESOURCE).readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE + " could not be read.", e);
        }
    }

    /** Of lines such as {@code restor 0.00021 restor:0.33 rebuild:0.16}: how often it is asked, and how likely beside which other word. */
    public static OtherWords parsed(String text) {
        return new OtherWords(text.lines()
                .filter(line -> !line.startsWith("#"))
                .collect(Collectors.toMap(line -> line.substring(0, line.indexOf(' ')), line -> line)));
    }

    /** The words of a question, as stems. */
    Asked in(List<String> stems) {
        return new Asked(stems.stream().map(this::word).toList());
    }

    /** Read when it is asked for: a question has few words. */
    private Word word(String stem) {
        var line = lines.get(stem);
        if (line == null) {
            return new Word(0, Map.of(), new double[0]);
        }
        var parts = line.split(" ", -1);
        var beside = new HashMap<String, Integer>();
        var likely = new double[parts.length - WORDS_BEFORE];
        for (int number = 0; number < likely.length; number++) {
            var part = parts[WORDS_BEFORE + number];
            int colon = part.indexOf(':');
            beside.put(part.substring(0, colon), number);
            likely[number] = Double.parseDouble(part.substring(colon + 1));
        }
        return new Word(Double.parseDouble(parts[1]), beside, likely);
    }

    /**
     * A word.
     *
     * @param often how often it is asked
     * @param beside the number of each word beside which it is likelier
     * @param likely how likely beside each of these, by its number
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Word(double often, Map<String, Integer> beside, double[] likely) {

        /** The logarithm of how much likelier it is to be asked where this is said. */
        double likelier(Set<String> said) {
            if (often == 0) {
                return NEVER_ASKED;
            }
            double here = said.isEmpty() ? 0 : sumBeside(said) / said.size();
            return Math.log(BY_WHAT_IS_SAID * here / often + 1 - BY_WHAT_IS_SAID);
        }

        /** A sentence has fewer words than there are beside one; they are summed in the order of their numbers, so that a set's does not matter. */
        private double sumBeside(Set<String> said) {
            var numbers = new int[said.size()];
            int found = 0;
            for (var other : said) {
                var number = beside.get(other);
                if (number != null) {
                    numbers[found++] = number;
                }
            }
            Arrays.sort(numbers, 0, found);
            double sum = 0;
            for (int i = 0; i < found; i++) {
                sum += likely[numbers[i]];
            }
            return sum;
        }
    }

    /** The words of one question. */
    public static final class Asked {

        private final List<Word> words;

        private Asked(List<Word> words) {
            this.words = words;
        }

        /** How likely they are where this is said. */
        public Likely where(Set<String> said) {
            var each = words.stream().mapToDouble(word -> word.likelier(said)).toArray();
            return new Likely(
                    Arrays.stream(each)
                            .map(one -> Math.min(one, MOST))
                            .average()
                            .orElse(0),
                    Arrays.stream(each).min().orElse(0),
                    Arrays.stream(each).map(one -> Math.min(0, one - LIKELIER)).sum());
        }
    }

    /**
     * In the unit of a natural logarithm, 0 where it is as likely as anywhere.
     *
     * @param mean of all words
     * @param least of the one that is least likely
     * @param missed by all that are hardly likelier than anywhere, summed; 0 or less
     */
    public record Likely(double mean, double least, double missed) {}
}
