package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVRecord;

/** The foods of foods.csv: what somebody who says that they eat none of it has to be warned of. */
public final class Foods {

    private static final List<Food> ALL = new FactsFile("foods.csv").map(Foods::food);

    /**
     * A kind of food.
     *
     * @param said how people say that they do not eat it
     * @param told the words of a text for it
     */
    private record Food(String name, Pattern said, Pattern told) {}

    private Foods() {}

    private static Food food(CSVRecord row) {
        return new Food(row.get("name"), Patterns.words(row.get("said")), Patterns.words(row.get("told")));
    }

    /** The words of a text for what somebody does not eat ("allergic to shellfish", "vegan"), in lower case, each once and in the order of the text. */
    public static List<String> toldIn(String text, String need) {
        var found = new ArrayList<String>();
        ALL.stream()
                .filter(food -> Patterns.isIn(food.said(), need))
                .flatMap(food -> Patterns.in(food.told(), text))
                .sorted((one, other) -> Integer.compare(one.start(), other.start()))
                .map(match -> match.group().toLowerCase(Locale.ROOT))
                .filter(word -> !found.contains(word))
                .forEach(found::add);
        return List.copyOf(found);
    }
}
