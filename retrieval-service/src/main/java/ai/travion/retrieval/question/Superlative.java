package ai.travion.retrieval.question;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The greatest of its kind: only a sentence that says so of such a thing tells which it is. The tallest lighthouse is not the tallest
 * statue, and the second highest waterfall is not the highest.
 *
 * @param told how a text says it
 * @param things stems of what is compared, with what goes by other words for it; empty where the question does not say
 */
record Superlative(Pattern told, Set<String> things) {

    private static final String NOT_ONE_OF_SEVERAL =
            "(?<!\\b(?:second|third|fourth|one of the|among the|some of the) )";

    /** How a question says it, and how else a text does. */
    private static final List<Degree> DEGREES = List.of(
            new Degree("highest|tallest|loftiest", "highest|tallest|loftiest"),
            new Degree("largest|biggest", "largest|biggest|greatest"),
            new Degree("longest", "longest"),
            new Degree("deepest", "deepest"),
            new Degree("oldest|most ancient", "oldest|earliest|most ancient"),
            new Degree("smallest|tiniest", "smallest|tiniest"),
            new Degree("(?:north|south|east|west)ern ?most", "(?:north|south|east|west)ern\\w*"));

    /** Words that anything may go by. */
    private static final Set<String> ANYTHING = Set.copyOf(
            EnglishTerms.of(
                    "point spot one thing part kind known still existing living recorded of in the country island world single whole"));

    private static final int NEXT_WORDS = 3;

    Superlative {
        things = Set.copyOf(things);
    }

    /** Those that a question asks for; most ask for none. */
    static List<Superlative> in(String question) {
        return DEGREES.stream().flatMap(degree -> degree.in(question)).toList();
    }

    boolean isMetBy(String passage) {
        return told.matcher(passage).find()
                && Sentences.of(passage).stream()
                        .filter(sentence -> told.matcher(sentence).find())
                        .anyMatch(this::isOfSuchAThing);
    }

    private boolean isOfSuchAThing(String sentence) {
        return things.isEmpty() || EnglishTerms.of(sentence).stream().anyMatch(things::contains);
    }

    /** A degree that things are compared by. */
    private record Degree(Pattern asked, Pattern told) {

        private static final Related RELATED = new Related();

        Degree(String asked, String told) {
            this(words(asked, ""), words(told, NOT_ONE_OF_SEVERAL));
        }

        Stream<Superlative> in(String question) {
            return asked.matcher(question).results().limit(1).map(found -> {
                var behind = things(firstWords(question.substring(found.end())));
                return new Superlative(told, behind.isEmpty() ? things(question) : behind);
            });
        }

        private Set<String> things(String words) {
            var things = new HashSet<String>();
            Related.telling(asked.matcher(words).replaceAll(" ")).stream()
                    .filter(stem -> !ANYTHING.contains(stem))
                    .forEach(stem -> things.addAll(RELATED.toStem(stem)));
            return things;
        }

        private static String firstWords(String text) {
            return Pattern.compile("[\\s]+")
                    .splitAsStream(text.strip().split("[,;.?!]", 2)[0])
                    .limit(NEXT_WORDS)
                    .reduce("", (some, word) -> some + " " + word);
        }

        private static Pattern words(String alternatives, String before) {
            return Pattern.compile("\\b" + before + "(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
        }
    }
}
