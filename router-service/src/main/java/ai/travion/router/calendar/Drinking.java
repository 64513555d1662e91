package ai.travion.router.calendar;

import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import ai.travion.atlas.almanac.CalendarQuestion.Matter;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Hears that a traveller whose days are known means to drink: "and a beer afterwards?", "where can I get some wine?". */
final class Drinking {

    static final CalendarQuestion SOLD = sold(Matter.ALCOHOL);

    private static final String DRINK =
            "(?:alcohol(?:ic\\s+drinks?)?|liquor|beers?|wines?|arrack|toddy|booze|spirits|whisk(?:e)?y|gin|rum|vodka|champagne|prosecco|cocktails?|sundowners?|(?<!soft\\s)drinks?)";
    private static final Pattern ONLY_A_DRINK = Patterns.anyCase(
            "^\\W*(?:(?:and|or|but|so|then|also|maybe|perhaps|what\\s+about|how\\s+about|ok(?:ay)?)\\b[\\s,]*)*(?:with\\s+|for\\s+)?(?:(?:an?|some|any|the|one|two|few|couple\\s+of|(?:glass|bottle|pint|can)(?:es|s)?\\s+of|cold|good|nice|local|quick|red|white)\\s+)*"
                    + DRINK
                    + "(?:\\s+(?!price|cost|shop|tast|lesson|class|history|made|brew|recipe|water)\\p{L}+){0,5}\\W*$");
    private static final Pattern WHERE_TO_DRINK = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|then|ok(?:ay)?)\\b[\\s,]*)*where\\s+(?:(?:can|could|do|should|may|would)\\s+(?:i|we|one|you)|to)\\s+(?:drink|have|get|buy|find|order|enjoy|grab|go\\s+for)\\b[^.?!]*\\b"
                    + DRINK + "\\b.*");
    private static final Pattern WISH = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|then|ok(?:ay)?)\\b[\\s,]*)*(?:i|we)(?:'d|'ll|\\s+(?:would|will|want|hope|plan))?\\s*(?:also\\s+)?(?:like|want|love|hope)?(?:\\s+to)?\\s*(?:drink|have|get|buy|order|enjoy|grab)?\\s+(?:(?:an?|some|the|few|couple\\s+of|cold|glass(?:es)?\\s+of|bottle\\s+of)\\s+)*"
                    + DRINK + "\\b.*");
    private static final Pattern SOBER = Patterns.words(
            "no|not|without|don'?t|never|tea|coffee|juice|water|coconut|milk|soft drinks?|bars?|pubs?|recommend|best|price|prices|cost|how much");
    private static final Pattern OTHERS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|also|even|not\\s+even|really|what\\s+about|how\\s+about|what\\s+if|is\\s+(?:it|that)|does\\s+(?:it|that)\\s+(?:apply|hold|go|count)|the\\s+same)\\b[\\s,]*)*(?:(?:for|in|at|to|if|with|inside|by)\\s+)?(?:i'?m\\s+|i\\s+am\\s+|we\\s+are\\s+|we're\\s+)?(?:(?:the|an?|my|our|their|private|licensed|foreign|international|big|five-star|5-star|tourist|beach)\\s+)*(?:foreigners?|tourists?|visitors?|guests?|travellers?|travelers?|non-?buddhists?|hotels?|resorts?|villas?|guest\\s?houses?|restaurants?|supermarkets?|shops?|mini-?bars?|rooms?|room\\s+service|us|me)(?:\\s+(?:too|also|as\\s+well|then))?\\W*$");
    private static final Pattern HOTEL =
            Patterns.words("hotels?|resorts?|villas?|guest ?houses?|mini-?bars?|rooms?|room service");

    private Drinking() {}

    /** The question that is meant, where the days are known; a place to drink is a matter of the calendar on dry days only. */
    static Optional<CalendarQuestion> in(String text, boolean dry) {
        if (Patterns.isIn(SOBER, text)) {
            return Optional.empty();
        }
        boolean meant = Patterns.isAllOf(ONLY_A_DRINK, text)
                || Patterns.isAllOf(WISH, text)
                || (dry && Patterns.isAllOf(WHERE_TO_DRINK, text));
        return meant ? Optional.of(SOLD) : Optional.empty();
    }

    /** "Even for tourists?": the question of before once more, of hotels where those are named. */
    static Optional<CalendarQuestion> ofOthers(String text, CalendarQuestion before) {
        boolean ofAlcohol = before.matter()
                .filter(matter -> matter == Matter.ALCOHOL || matter == Matter.ALCOHOL_IN_HOTELS)
                .isPresent();
        if (!ofAlcohol || !Patterns.isAllOf(OTHERS, text)) {
            return Optional.empty();
        }
        var matter = Patterns.isIn(HOTEL, text) ? Optional.of(Matter.ALCOHOL_IN_HOTELS) : before.matter();
        return Optional.of(new CalendarQuestion(
                before.ask(), before.topics(), matter, before.negated(), before.needsDay(), before.past()));
    }

    private static CalendarQuestion sold(Matter matter) {
        return new CalendarQuestion(Ask.IS, List.of(), Optional.of(matter), false, true, false);
    }
}
