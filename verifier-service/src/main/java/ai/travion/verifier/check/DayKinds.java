package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.Pattern;

/** Days of work and days that are free: what holds on the ones says nothing of the others. */
final class DayKinds {

    private static final Pattern OF_WORK =
            Pattern.compile("\\b(?:weekdays?|working days?|mondays?)\\b", CASE_INSENSITIVE);
    private static final Pattern FREE =
            Pattern.compile("\\b(?:weekends?|holidays?|poya|saturdays?|sundays?)\\b", CASE_INSENSITIVE);

    private DayKinds() {}

    /** That it is open on weekends does not speak against its being closed on a weekday. */
    static boolean differ(String claim, String known) {
        boolean ofWork = OF_WORK.matcher(claim).find();
        boolean free = FREE.matcher(claim).find();
        return ofWork != free
                && OF_WORK.matcher(known).find() == free
                && FREE.matcher(known).find() == ofWork;
    }
}
