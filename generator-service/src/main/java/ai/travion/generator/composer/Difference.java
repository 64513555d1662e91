package ai.travion.generator.composer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * "What is the difference between hoppers and string hoppers?": what each of the two things is.
 *
 * @param one the terms of the first
 * @param other those of the second
 */
record Difference(List<String> one, List<String> other) {

    private static final Pattern ASKED = Pattern.compile(
            "(?i)\\bdifferences? between (?:an? |the )?(?<one>[\\p{L}' -]+?) (?:and|or|vs) (?:an? |the )?(?<other>[\\p{L}' -]+?)(?: in sri lanka)?\\W*$|\\bhow (?:is|are) (?:an? |the )?(?<first>[\\p{L}' -]+?) (?:different|differ) (?:from|to) (?:an? |the )?(?<second>[\\p{L}' -]+?)(?: in sri lanka)?\\W*$");
    private static final Pattern ARTICLE = Pattern.compile("(?i)^(?:an?|the)\\s+");

    static Optional<Difference> in(Question question) {
        if (!question.places().isEmpty()) {
            return Optional.empty();
        }
        var asked = ASKED.matcher(question.text());
        return asked.find()
                ? Optional.of(
                        asked.group("one") == null
                                ? new Difference(termsOf(asked.group("first")), termsOf(asked.group("second")))
                                : new Difference(termsOf(asked.group("one")), termsOf(asked.group("other"))))
                : Optional.empty();
    }

    /** What tells of each, the first one first; what was chosen already stands where it tells of one; none where only one is told of. */
    List<Sentence> told(List<Sentence> chosen, List<Sentence> ranked) {
        boolean isToldOfBoth = Collections.disjoint(one, other)
                && chosen.stream()
                        .anyMatch(sentence -> sentence.terms().containsAll(one)
                                && sentence.terms().containsAll(other));
        if (isToldOfBoth) {
            return chosen;
        }
        var ofOne = telling(one, chosen, ranked);
        var ofOther = telling(other, chosen, ranked);
        if (ofOne.isEmpty() || ofOther.isEmpty()) {
            return List.of();
        }
        var told = new ArrayList<Sentence>();
        Stream.of(ofOne.get(), ofOther.get())
                .flatMap(sentence -> chosen.contains(sentence) ? chosen.stream() : Stream.of(sentence))
                .filter(sentence -> !told.contains(sentence))
                .forEach(told::add);
        return told;
    }

    private static Optional<Sentence> telling(List<String> thing, List<Sentence> chosen, List<Sentence> ranked) {
        return Stream.concat(chosen.stream(), ranked.stream())
                .filter(sentence -> isOf(thing, sentence))
                .findFirst();
    }

    private static boolean isOf(List<String> thing, Sentence sentence) {
        var begins = termsOf(ARTICLE.matcher(sentence.text()).replaceFirst(""));
        return !thing.isEmpty()
                && begins.size() >= thing.size()
                && begins.subList(0, thing.size()).equals(thing);
    }

    private static List<String> termsOf(String words) {
        return Pattern.compile("[^\\p{L}']+")
                .splitAsStream(words)
                .filter(word -> !word.isEmpty())
                .map(word -> Terms.of(word).stream().findFirst().orElse(""))
                .toList();
    }
}
