package ai.travion.shadow.plan;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One thing that a traveller does not want, in their own words.
 *
 * @param said the words
 * @param kind what is known of it; where nothing is, a sight that names the words is meant
 */
record Dislike(String said, Optional<Avoidance> kind) {

    private static final int LEAST_LETTERS = 3;

    /** Whether a sight that was not asked for is left out. */
    boolean isIn(Sight sight) {
        return kind.map(avoidance -> avoidance.isIn(sight)).orElseGet(() -> isNamedBy(sight));
    }

    /** Whether a sight is left out though it was asked for. */
    boolean isThePointOf(Sight sight) {
        return kind.map(avoidance -> avoidance.isThePointOf(sight)).orElseGet(() -> isNamedBy(sight));
    }

    /** What to call it, so that the traveller finds their own word. */
    String inWords() {
        String name = kind.map(Avoidance::name).orElse(said);
        return name.contains(said) ? name : said.contains(name) ? said : "%s (%s)".formatted(name, said);
    }

    Avoidance.Kept kept() {
        return kind.map(Avoidance::kept).orElse(Avoidance.Kept.OUT);
    }

    boolean isKnownAs(String name) {
        return kind.filter(avoidance -> avoidance.name().equals(name)).isPresent();
    }

    private boolean isNamedBy(Sight sight) {
        return hasAllWordsIn(sight.place().name() + " " + sight.activity());
    }

    boolean isNamedIn(String idea) {
        return kind.map(avoidance -> avoidance.isNamedIn(idea)).orElseGet(() -> hasAllWordsIn(idea));
    }

    private boolean hasAllWordsIn(String sentence) {
        String text = sentence.toLowerCase(Locale.ROOT);
        List<String> words = Stream.of(said.toLowerCase(Locale.ROOT).split("[^\\p{L}]+", -1))
                .filter(word -> word.length() >= LEAST_LETTERS && !word.equals("the"))
                .map(word -> word.replaceFirst("(?<=\\p{L}{3})s$", ""))
                .toList();
        return !words.isEmpty()
                && words.stream()
                        .allMatch(word -> Pattern.compile("\\b" + Pattern.quote(word))
                                .matcher(text)
                                .find());
    }
}
