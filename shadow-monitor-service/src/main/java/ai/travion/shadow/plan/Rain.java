package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.Set;
import java.util.regex.Pattern;

/** What becomes of a plan for who speaks of rain: what has a roof comes first, and nobody is sent to a beach or up a hill who did not name it. */
final class Rain {

    private static final Pattern SAID = Pattern.compile(
            "\\brain(?:y|ing|s|ed)?\\b(?![ -]?forest)|\\bdrizzl\\w+|\\bwet (?:day|weather)", Pattern.CASE_INSENSITIVE);
    private static final Pattern ROOFED = Pattern.compile(
            "museum|galler|factory|class|café|mall\\b|shops|dance|Hospital|church|library|batik|market hall",
            Pattern.CASE_INSENSITIVE);
    private static final Set<String> IN_THE_WET =
            Set.of("beach", "swimming", "surfing", "snorkelling", "hiking", "waterfalls");

    private static final int DAYS_OF_A_FORECAST = 3;

    private Rain() {}

    static boolean isExpected(Particulars told) {
        return told.asksFor(SAID);
    }

    /** In a week there is a dry hour for everything. */
    static boolean fills(int days, Particulars told) {
        return days <= DAYS_OF_A_FORECAST && isExpected(told);
    }

    static boolean isUnderARoof(String thing) {
        return Patterns.isIn(ROOFED, thing);
    }

    /** The sight for one who expects rain. */
    static Sight fitted(Sight sight, Wishes wishes) {
        boolean isForTheWet = IN_THE_WET.stream().anyMatch(sight::isFor)
                && IN_THE_WET.stream().noneMatch(wishes.interests()::contains);
        boolean isAWalk = FittedSights.isWalk(sight) && wishes.servedBy(sight) == 0;
        return isForTheWet || isAWalk ? sight.onlyWhereAskedFor() : sight;
    }

    static boolean isForTheWet(Pastime pastime) {
        return IN_THE_WET.stream().anyMatch(pastime.interests()::contains);
    }
}
