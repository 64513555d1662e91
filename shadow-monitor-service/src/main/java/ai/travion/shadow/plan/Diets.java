package ai.travion.shadow.plan;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What who keeps to a diet says at a table, and asks of a rice and curry. */
final class Diets {

    private static final Pattern VEGAN = Pattern.compile("vegan|plant[- ]based", Pattern.CASE_INSENSITIVE);
    private static final Pattern PORK_ALONE =
            Pattern.compile("^(?:(?:no|don't eat) pork)(?:, (?:no|don't eat) pork)*$");
    private static final Pattern REFUSED = Pattern.compile("^(?:no|don't eat) (?<what>.+)$");

    private Diets() {}

    /** One short word to say: of "no meat, don't eat meat" the first. */
    static String named(String said) {
        List<String> diets = Stream.of(said.split(", ", -1))
                .map(diet -> REFUSED.matcher(diet).replaceFirst("no ${what}"))
                .distinct()
                .toList();
        return String.join(", ", diets);
    }

    /** Which dishes hold what is not eaten, in Sri Lanka's kitchens. */
    static String askedFor(String said) {
        return VEGAN.matcher(said).find()
                ? "fish (also the dried Maldive fish of many sambols), meat, egg, curd or ghee"
                : PORK_ALONE.matcher(said).matches() ? "pork" : "fish or meat";
    }
}
