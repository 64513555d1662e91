package ai.travion.retrieval.question;

import ai.travion.atlas.Places;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.text.similarity.LevenshteinDistance;

/**
 * Finds the names in a question that stand for nothing that is held: other places of Sri Lanka and of the world, by a list,
 * and any other word that is written like a name and that no passage uses.
 */
final class Strangers {

    private static final Pattern WORD = Pattern.compile("\\p{L}+(?:['’]\\p{L}+)?");
    private static final Pattern BEGINS_A_SENTENCE = Pattern.compile("(?:^|[.?!:;(\"“-])\\s*$");
    /** "Scottish", "Dutch": of a people, and rarely what a question hangs on. */
    private static final Pattern OF_A_PEOPLE = Pattern.compile(".*(?:an|ans|ish|ese|ists?|ic)$");

    private static final LevenshteinDistance ONE_SLIP = new LevenshteinDistance(1);
    private static final int SHORTEST = 3;
    private static final double MOSTLY = 0.6;

    /** As it is listed, by its words in lower case. */
    private final Map<String, String> elsewhere;

    private final int mostWords;
    private final Vocabulary vocabulary;
    private final Places atlas;
    private final Set<String> nameWords;

    private Strangers(Map<String, String> elsewhere, Vocabulary vocabulary, Places atlas) {
        this.elsewhere = elsewhere;
        this.mostWords = elsewhere.keySet().stream()
                .mapToInt(name -> name.split(" ", -1).length)
                .max()
                .orElse(0);
        this.vocabulary = vocabulary;
        this.atlas = atlas;
        this.nameWords = atlas.all().stream()
                .flatMap(place -> Stream.concat(Stream.of(place.name()), place.aliases().stream()))
                .flatMap(name -> WORD.matcher(name.toLowerCase(Locale.ROOT)).results())
                .map(MatchResult::group)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Reads the list beside this class. */
    static Strangers load(Vocabulary vocabulary, Places atlas) {
        try (var file = Strangers.class.getResourceAsStream("elsewhere.txt")) {
            var text = new String(Objects.requireNonNull(file, "elsewhere.txt").readAllBytes(), StandardCharsets.UTF_8);
            var names = new LinkedHashMap<String, String>();
            text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .flatMap(Pattern.compile(",")::splitAsStream)
                    .map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .forEach(name -> names.put(String.join(" ", words(name)), name));
            return new Strangers(names, vocabulary, atlas);
        } catch (IOException e) {
            throw new UncheckedIOException("elsewhere.txt could not be read.", e);
        }
    }

    /** The strangers in a question. */
    List<Stranger> in(String question) {
        var text = new StringBuilder(question);
        atlas.mentionedIn(question).forEach(mention -> {
            for (int at = mention.start(); at < mention.end(); at++) {
                text.setCharAt(at, ' ');
            }
        });
        var found = listed(text.toString());
        return found.isEmpty() ? writtenLikeNames(text.toString()) : found;
    }

    private List<Stranger> listed(String text) {
        var words = words(text);
        return IntStream.range(0, words.size())
                .boxed()
                .flatMap(from -> IntStream.rangeClosed(from + 1, Math.min(words.size(), from + mostWords))
                        .mapToObj(to -> elsewhere.get(String.join(" ", words.subList(from, to)))))
                .filter(Objects::nonNull)
                // To ask that of the whole list takes longer than a start may.
                .filter(name -> atlas.mentionedIn(name).isEmpty())
                .distinct()
                .map(Stranger::named)
                .toList();
    }

    private static List<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private List<Stranger> writtenLikeNames(String text) {
        var words = WORD.matcher(text).results().toList();
        long capital = words.stream().filter(word -> isCapital(word.group())).count();
        if (capital > words.size() * MOSTLY) {
            return List.of();
        }
        return IntStream.range(0, words.size())
                .filter(at -> isCapital(words.get(at).group())
                        && !BEGINS_A_SENTENCE
                                .matcher(text.substring(0, words.get(at).start()))
                                .find())
                .boxed()
                .flatMap(at -> stranger(words, at).stream())
                .toList();
    }

    /** An unknown name, or one of two words that are known each by itself: there are kingfishers and caves, but no Kingfisher Caves. */
    private Optional<Stranger> stranger(List<MatchResult> words, int at) {
        var word = words.get(at).group();
        if (isUnknown(word)) {
            return isPartOfAKnownName(words, at) ? Optional.empty() : Optional.of(Stranger.named(word));
        }
        return isFollowedByACapital(words, at)
                        && isTelling(word)
                        && isTelling(words.get(at + 1).group())
                        && !isUnknown(words.get(at + 1).group())
                ? Optional.of(Stranger.named(word, words.get(at + 1).group()))
                : Optional.empty();
    }

    private static boolean isTelling(String word) {
        return word.length() >= SHORTEST
                && !word.equals(word.toUpperCase(Locale.ROOT))
                && !OF_A_PEOPLE.matcher(word.toLowerCase(Locale.ROOT)).matches()
                && !Ordinary.is(EnglishTerms.stem(word.toLowerCase(Locale.ROOT)));
    }

    private static boolean isFollowedByACapital(List<MatchResult> words, int at) {
        return at + 1 < words.size()
                && words.get(at + 1).start() == words.get(at).end() + 1
                && isCapital(words.get(at + 1).group());
    }

    /** A first name need not be known where the surname is. */
    private boolean isPartOfAKnownName(List<MatchResult> words, int at) {
        return isFollowedByACapital(words, at) && !isUnknown(words.get(at + 1).group());
    }

    private static boolean isCapital(String word) {
        return Character.isUpperCase(word.charAt(0));
    }

    private boolean isUnknown(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        boolean abbreviation = word.equals(word.toUpperCase(Locale.ROOT));
        return word.length() >= SHORTEST
                && !abbreviation
                && lower.indexOf('\'') < 0
                && lower.indexOf('’') < 0
                && !OF_A_PEOPLE.matcher(lower).matches()
                && !vocabulary.knows(EnglishTerms.stem(lower))
                && !Ordinary.is(EnglishTerms.stem(lower))
                && vocabulary.spelling(lower).isEmpty()
                && nameWords.stream().noneMatch(name -> ONE_SLIP.apply(lower, name) >= 0);
    }
}
