package ai.travion.generator.composer;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Where people pray: what a mosque asks of its visitors is nothing to who asks of a temple. */
enum HouseOfPrayer {
    TEMPLE("temples?|kovils?|koils?|viharas?|vihara[ym]a|devales?|dagobas?|stupas?|monaster(?:y|ies)|buddhist|hindu"),
    MOSQUE("mosques?"),
    CHURCH("church(?:es)?|cathedrals?|basilicas?|chapels?");

    private final Pattern named;

    HouseOfPrayer(String named) {
        this.named = Pattern.compile("(?i)\\b(?:" + named + ")\\b");
    }

    /** Whether a sentence speaks of none of the houses that are asked about, by their kind or by a name, and of another. */
    static boolean isAnother(Sentence sentence, Question question) {
        var asked = in(question.text() + " " + String.join(" ", question.places()));
        var told = in(sentence.text());
        return !asked.isEmpty() && !told.isEmpty() && told.stream().noneMatch(asked::contains);
    }

    private static Set<HouseOfPrayer> in(String text) {
        var houses = EnumSet.noneOf(HouseOfPrayer.class);
        Arrays.stream(values())
                .filter(house -> house.named.matcher(text).find())
                .forEach(houses::add);
        return houses;
    }
}
