package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** Days of work and days that are free, and day and night: what holds on the ones says nothing of the others. */
final class DayKinds {

    private static final Pattern OF_WORK =
            Pattern.compile("\\b(?:weekdays?|working days?|mondays?)\\b", CASE_INSENSITIVE);
    private static final Pattern FREE =
            Pattern.compile("\\b(?:weekends?|holidays?|poya|saturdays?|sundays?)\\b", CASE_INSENSITIVE);

    private static final Pattern BY_DAY =
            Pattern.compile("\\b(?:by day|daytime|daylight|during the day|mornings?|afternoons?)\\b", CASE_INSENSITIVE);
    private static final Pattern BY_NIGHT =
            Pattern.compile("\\b(?:nights?|overnight|after (?:dark|dusk|sunset)|evenings?)\\b", CASE_INSENSITIVE);

    private DayKinds() {}

    /** That it is open on weekends does not speak against its being closed on a weekday. */
    static boolean differ(String claim, String known) {
        return areOfOneEach(OF_WORK, FREE, claim, known);
    }

    /** That it is open by day does not speak against its being closed at night. */
    static boolean differByNight(String claim, String known) {
        return areOfOneEach(BY_DAY, BY_NIGHT, claim, known);
    }

    private static boolean areOfOneEach(Pattern one, Pattern other, String claim, String known) {
        boolean isOfOne = one.matcher(claim).find();
        boolean isOfOther = other.matcher(claim).find();
        return isOfOne != isOfOther
                && one.matcher(known).find() == isOfOther
                && other.matcher(known).find() == isOfOne;
    }
}
