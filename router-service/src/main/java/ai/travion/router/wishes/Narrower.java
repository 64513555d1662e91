package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Wishes.Wish;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A thing that is refused alone: who wants no gardens does not shun all nature, nor who wants no museums all culture.
 *
 * @param wide the interest that the word would stand for
 */
record Narrower(String name, String wide, Pattern said) {

    static final List<Narrower> ALL = List.of(
            narrower("museums", "culture", "museums?|(?:art\\s+)?galler(?:y|ies)"),
            narrower("gardens", "nature", "(?:botanic\\w*\\s+)?gardens?"),
            narrower(
                    "zoos",
                    "wildlife",
                    "zoos?|captive \\p{L}+|elephant (?:orphanages?|shows?)|(?:animal |elephant )?orphanages?|animal shows?"),
            narrower(
                    "elephant rides",
                    "wildlife",
                    "elephant(?:s'?)? ?(?:rid(?:es?|ing)|camps?|back)|rid(?:es?|ing) (?:on )?(?:an )?elephants?"),
            narrower("lakes", "nature", "lakes?"),
            narrower("forests", "nature", "(?:rain ?)?forests?|jungles?"));

    private static Narrower narrower(String name, String wide, String said) {
        return new Narrower(name, wide, Patterns.words(said));
    }

    Optional<Wish> in(String scope, boolean firm) {
        return Patterns.isIn(said, scope) ? Optional.of(new Wish(name, firm)) : Optional.empty();
    }

    /** Whether the wider thing is refused besides. */
    boolean isSaidWide(String scope) {
        var rest = said.matcher(scope).replaceAll(" ");
        return Interest.ALL.stream()
                .filter(interest -> interest.name().equals(wide))
                .anyMatch(interest -> Patterns.isIn(interest.words(), rest));
    }
}
