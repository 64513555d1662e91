package ai.travion.retrieval;

import java.util.regex.Pattern;

/** "What can I do in Galle tomorrow?": the day is known by its date, and no text of a place tells of tomorrow. */
final class ToDoThen {

    private static final Pattern WHAT_TO_DO = Pattern.compile(
            "\\b(?:what|things|anything|something|places|sights|where)\\b.*\\b(?:do|see|visit|go|explore)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern THEN = Pattern.compile(
            "(?<!\\s)\\s*+,?\\s*+\\b(?:tomorrow(?: (?:morning|afternoon|evening|night))?|today|tonight|this (?:morning|afternoon|evening|weekend|week)|right now)\\b",
            Pattern.CASE_INSENSITIVE);

    private ToDoThen() {}

    static String takenOut(String question) {
        return WHAT_TO_DO.matcher(question).find()
                ? THEN.matcher(question).replaceAll("").strip()
                : question;
    }
}
