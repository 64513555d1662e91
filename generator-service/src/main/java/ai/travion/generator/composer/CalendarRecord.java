package ai.travion.generator.composer;

import java.util.regex.Pattern;

/** What the calendar holds of a day, without the "No" or "Yes" that it was put behind to answer a question. */
public final class CalendarRecord {

    private static final String CALENDAR = "calendar";

    private static final Pattern VERDICT = Pattern.compile(
            "^\\s*(?:Yes|No|Not (?:quite|yet|that I know)|(?:Probably|Most likely|Almost certainly|Perhaps)(?: not| yes)?)[.,:;!]\\s+(?=\\p{Lu}|\\d)");

    private CalendarRecord() {}

    /** The words quoted from a source, as a citation shows them. */
    public static String in(String source, String quoted) {
        return source.equals(CALENDAR) ? VERDICT.matcher(quoted).replaceFirst("") : quoted;
    }
}
