package ai.travion.atlas.almanac;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/** A message as the rules of the calendar's speech read it: its words, and its text with every topic blanked. */
record Said(CalendarWords words, String marked) {

    static final char MARK = '\u00a7';
    /** A whole one, so that none is read in as many ways as it has letters. */
    static final String TOPIC = "(?<!\u00a7)\u00a7++";

    private static final Pattern SEVERAL = Patterns.words(
            "days|every|each|holidays|festivals|poyas|weekends|dates|moons|closures|bans|vacations|breaks|calendar|how\\s+many");
    private static final Pattern PAST = Patterns.words(
            "was|were|did|had|happened|last(?!\\s+(?:(?:few|two|three|four|\\d+)\\s+)?(?:days?|week-?ends?|weeks?|months?|quarter|half)\\s+(?:of|in)\\b)|previous|ago|yesterday");

    static Said of(CalendarWords words) {
        return new Said(words, words.withoutTopics(MARK));
    }

    List<CalendarTopic> topics() {
        return words.topics();
    }

    boolean names(Pattern pattern) {
        return Patterns.isIn(pattern, marked);
    }

    boolean is(Pattern pattern) {
        return Patterns.isAllOf(pattern, marked);
    }

    boolean ofKindsOnly() {
        return topics().stream().allMatch(CalendarTopic::isKind);
    }

    /** Whether it asks for more than one day: "Poya days". */
    boolean ofSeveral() {
        return Patterns.isIn(SEVERAL, words.text());
    }

    boolean past() {
        return Patterns.isIn(PAST, words.text());
    }
}
