package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What who keeps to a diet says at a table, and asks of a rice and curry. */
final class Diets {

    private static final Pattern VEGAN = Pattern.compile("vegan|plant[- ]based", Pattern.CASE_INSENSITIVE);
    private static final String NOT = "(?:no|(?:do|does)(?:n't| not) eat(?: any)?|never eats?)";
    private static final Pattern PORK_ALONE = Pattern.compile("^(?:" + NOT + " pork)(?:, " + NOT + " pork)*$");
    private static final Pattern REFUSED = Pattern.compile("^" + NOT + " (?<what>.+)$");

    private Diets() {}

    /** What to say before one orders. */
    static String asked(String said) {
        return said.equalsIgnoreCase("halal")
                ? "No table is chosen by name in this plan: ask for a halal kitchen before you order, as Muslim-run ones are common in the towns; elsewhere the vegetable and fish dishes of a rice and curry hold no meat."
                : "No table is chosen by name in this plan: say \"%s\" before you order at each meal. Rice and curry comes as several dishes, so ask which of them hold %s."
                        .formatted(named(said), askedFor(said));
    }

    /** One short word to say: of "no meat, don't eat meat" the first. */
    private static String named(String said) {
        List<String> diets = Stream.of(said.split(", ", -1))
                .map(diet -> REFUSED.matcher(diet).replaceFirst("no ${what}"))
                .distinct()
                .toList();
        return String.join(", ", diets);
    }

    /** Which dishes hold what is not eaten, in Sri Lanka's kitchens. */
    private static String askedFor(String said) {
        return Patterns.isIn(VEGAN, said)
                ? "fish (also the dried Maldive fish of many sambols), meat, egg, curd or ghee"
                : Patterns.isAllOf(PORK_ALONE, said) ? "pork" : "fish or meat";
    }
}
