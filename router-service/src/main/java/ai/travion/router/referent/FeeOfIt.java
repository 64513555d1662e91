package ai.travion.router.referent;

import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** "What is the fee?" after a question on the visa is asked of the visa, and not of a temple that was spoken of before. */
final class FeeOfIt {

    private static final Pattern THING = Patterns.words(
            "(?<thing>e-?visas?|visas?|eta|sim cards?|e?sims?|driving permit|permit|licen[cs]e|travel insurance|car with (?:an? )?driver|driver|guide)");
    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then)\\W+)*(?:what(?:'s|\\s+is|\\s+are)\\s+(?:the|its)\\s+(?:\\p{L}+\\s+)?(?:fees?|prices?|costs?|charges?|rates?)|how\\s+(?:much|expensive|high)\\s+(?:is|are|does|do)\\s+(?:it|that|one|they|the\\s+fees?)(?:\\s+cost)?|(?:the\\s+)?(?:fees?|price|cost))(?:\\s+(?:now|then|today|at\\s+the\\s+moment|currently|for\\s+(?:us|one|two|it)))*\\W*$");

    private FeeOfIt() {}

    static Optional<Bound> in(Pointer pointer) {
        if (pointer.isPlaced() || !Patterns.isAllOf(ASKED, pointer.text())) {
            return Optional.empty();
        }
        return pointer.before()
                .filter(before -> before.places().targets().isEmpty())
                .flatMap(before -> Patterns.in(THING, before.said().text())
                        .map(match -> match.group(1))
                        .findFirst())
                .map(thing -> Bound.to("How much does a %s cost in Sri Lanka?"
                        .formatted(thing.replaceFirst("(?i)(?<=visa|card|sim)s$", ""))));
    }
}
