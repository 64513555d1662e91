package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Wishes.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What is stayed away from by who says no to some words. */
final class Avoided {

    /** Who stays away from a procession has nothing against culture. */
    private static final Pattern FEAST = Patterns.words("peraheras?|processions?|festivals?");
    /** Who eats no fish still eats. */
    private static final Pattern DISH =
            Patterns.words("eats?|sea ?food|fish|meat|beef|pork|curry|dairy|nuts|gluten|wheat|milk|eggs?");
    /** Who eats nothing hot still eats. */
    private static final Pattern HOT = Patterns.words("spicy|hot (?:food|curr(?:y|ies)|dishes)|chill?i(?:es)?");

    private Avoided() {}

    /** What the words after a negative rule out. */
    static List<Wish> in(String scope, boolean firm) {
        var found = new ArrayList<Wish>(Interest.namedIn(scope, firm));
        Narrower.ALL.forEach(narrower -> narrower.in(scope, firm).ifPresent(wish -> {
            found.removeIf(wide -> wide.value().equals(narrower.wide()) && !narrower.isSaidWide(scope));
            found.add(wish);
        }));
        if (isOfADish(scope)) {
            found.removeIf(wish -> wish.value().equals("food") || wish.value().equals("shopping"));
        }
        if (Patterns.isIn(FEAST, scope)) {
            found.removeIf(wish -> wish.value().equals("culture"));
        }
        Interest.NUISANCES.stream()
                .filter(nuisance -> Patterns.isIn(nuisance.words(), scope))
                .forEach(nuisance -> found.add(new Wish(nuisance.name(), firm)));
        return found;
    }

    /** Whether they are of what one eats. */
    static boolean isOfADish(String scope) {
        return Patterns.isIn(DISH, scope) || Patterns.isIn(HOT, scope);
    }
}
