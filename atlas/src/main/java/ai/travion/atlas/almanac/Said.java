package ai.travion.atlas.almanac;

import ai.travion.atlas.Alternatives;
import java.util.List;
import java.util.regex.Pattern;

/** A message as the rules of the calendar's speech read it: its words, and its text with every topic blanked. */
record Said(CalendarWords words, String marked) {

    static final char MARK = '\u00a7';
    /** A whole one, so that none is read in as many ways as it has letters. */
    static final String TOPIC = "(?<!\u00a7)\u00a7++";

    private static final Pattern SEVERAL = any(
            "days|every|each|holidays|festivals|poyas|weekends|dates|moons|closures|bans|vacations|breaks|calendar|how\\s+many");
    private static final Pattern PAST = any(
            "was|were|did|had|happened|last(?!\\s+(?:(?:few|two|three|four|\\d+)\\s+)?(?:days?|week-?ends?|weeks?|months?|quarter|half)\\s+(?:of|in)\\b)|previous|ago|yesterday");

    static Said of(CalendarWords words) {
        return new Said(words, words.withoutTopics(MARK));
    }

    static Pattern any(String alternatives) {
        return Pattern.compile(
                "\\b" + Alternatives.lookahead(alternatives) + "(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }

    List<CalendarTopic> topics() {
        return words.topics();
    }

    boolean names(Pattern pattern) {
        return pattern.matcher(marked).find();
    }

    boolean is(Pattern pattern) {
        return pattern.matcher(marked).matches();
    }

    boolean ofKindsOnly() {
        return topics().stream().allMatch(CalendarTopic::isKind);
    }

    /** Whether it asks for more than one day: "Poya days". */
    boolean ofSeveral() {
        return SEVERAL.matcher(words.text()).find();
    }

    boolean past() {
        return PAST.matcher(words.text()).find();
    }
}
