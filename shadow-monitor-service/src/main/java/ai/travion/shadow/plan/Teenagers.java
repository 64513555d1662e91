package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.StatedParty;
import java.util.List;
import java.util.regex.Pattern;

/** Whether those who are counted as children are old enough for what grown-ups do. */
final class Teenagers {

    private static final int YOUNGEST = 13;
    private static final Pattern SAID = Pattern.compile("\\bteen(?:s|aged?|agers?)?\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern AGE = Pattern.compile("\\b\\d{1,2}\\b(?! months?)");
    private static final Pattern MONTHS = Pattern.compile("\\bmonths?\\b");

    private Teenagers() {}

    /** Whether all children of a party are, by the ages that it keeps or else by what was said. */
    static boolean areAll(StatedParty party, String words) {
        List<Integer> ages = Patterns.in(AGE, party.getDescription())
                .map(age -> Integer.parseInt(age.group()))
                .toList();
        boolean isOneYoung = ages.stream().anyMatch(age -> age < YOUNGEST)
                || Patterns.isIn(MONTHS, party.getDescription())
                || !Need.CHILDREN.saidIn(words).isEmpty()
                || !Need.BABY.saidIn(words).isEmpty();
        return !isOneYoung && (ages.size() >= party.getChildren() || Patterns.isIn(SAID, words));
    }
}
