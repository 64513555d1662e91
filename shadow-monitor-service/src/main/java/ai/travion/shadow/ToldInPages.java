package ai.travion.shadow;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.shadow.plan.Plan;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the pages that were found say of a thing for which a plan has no hour: who plans knows nothing of it, but it is not unknown. "Zipline"
 * is found in "zip lines", so words are compared singly and in pairs, up to their endings.
 */
final class ToldInPages {

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+");
    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}]+");
    private static final Pattern ENDING = Pattern.compile("(?:ing|ies|es|s|e|y)$");
    private static final int FEWEST_LETTERS = 4;

    private final List<String> sentences;

    private ToldInPages(List<String> sentences) {
        this.sentences = sentences;
    }

    /** The pages on the places of a plan: what is to be had elsewhere is no answer. */
    static ToldInPages of(GraphState state, Plan plan) {
        Set<String> names = Stream.concat(
                        plan.visited().stream(),
                        plan.placesByDay().values().stream().flatMap(List::stream))
                .map(place -> place.name())
                .collect(Collectors.toSet());
        return new ToldInPages(state.getRetrievedDocuments().stream()
                .filter(document -> names.contains(document.getMetadata().getOrDefault("location", "")))
                .map(RetrievedDocument::getContent)
                .flatMap(content -> SENTENCE_END.splitAsStream(content))
                .map(String::strip)
                .toList());
    }

    /** The first sentence that names a thing. */
    Optional<String> about(String phrase) {
        Set<String> sought = words(phrase).stream()
                .filter(word -> word.length() >= FEWEST_LETTERS)
                .map(ToldInPages::stem)
                .collect(Collectors.toSet());
        return sought.isEmpty()
                ? Optional.empty()
                : sentences.stream()
                        .filter(sentence -> {
                            List<String> words = words(sentence);
                            return sought.stream()
                                    .allMatch(word -> IntStream.range(0, words.size())
                                            .anyMatch(at -> stem(words.get(at)).equals(word)
                                                    || (at + 1 < words.size()
                                                            && stem(words.get(at) + words.get(at + 1))
                                                                    .equals(word))));
                        })
                        .findFirst();
    }

    private static List<String> words(String text) {
        return NO_LETTER
                .splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String stem(String word) {
        return ENDING.matcher(word).replaceFirst("");
    }
}
