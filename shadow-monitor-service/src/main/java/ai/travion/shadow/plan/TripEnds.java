package ai.travion.shadow.plan;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Where a trip is said to end: "back to Negombo", "ending in Galle", "Negombo to Galle via Kandy". */
public final class TripEnds {

    private static final Pattern END_AT = words(
            "(?:(?:back|return(?:ing)?)\\s+(?:to|in)|end(?:s|ing)?\\s+(?:up\\s+)?(?:in|at|back in)|finish\\w*\\s+in|(?:ending|finishing)|(?:have|has|need|got|want)\\s+to\\s+be\\s+in|must\\s+be\\s+in)\\s+$");
    /** "Ending with 3 days relaxing at Bentota", "the last two nights on the beach in Mirissa". */
    private static final Pattern ENDING_WITH_DAYS = words(
            "(?:(?:end(?:s|ing)?|finish(?:es|ing)?|conclud(?:es?|ing)|clos(?:es|ing)|close(?=\\s+(?:it|this|the|our|my|off|with)\\b)|wrap(?:s|ping)?|round(?:s|ing)?(?=\\s+(?:\\p{L}+\\s+){0,2}?(?:off|up)\\b))(?:\\s+(?:up|off))?(?:\\s+(?:it|this|(?:the|our|my)\\s+(?:trip|tour|holiday|journey)))?(?:\\s+(?:up|off))?\\s+(?:with|by|on|in|at)\\s+(?:(?:spending|having)\\s+)?(?:(?:the|our|my|a)\\s+)?(?:last\\s+)?"
                    + "|(?:the|our|my|with)\\s+(?:last|final)\\s+(?=(?:\\d{1,2}|one|two|three|four|five|six|seven|few|couple)\\b(?!\\s+(?:times|years|months|visits|trips|trains|buses)\\b)|(?:(?:full|whole|free|quiet|lazy|relax\\w+|beach|rest)\\s+)?(?:days?|nights?|stops?|leg|beach|stay|week(?:end)?|part|bit|rest|relaxation)\\b))(?:(?:\\d{1,2}|one|two|three|four|five|six|seven|a|few|couple of)\\s+)?(?:(?:\\p{L}+\\s+)?(?:days?|nights?|beach|rest|relaxation|time|stay|week)\\s+)?(?:\\p{L}+\\s+){0,2}?(?:in|at|on|near|by)\\s+(?:the\\s+)?(?:(?:beach(?:es)?|coast|sea|sand)\\s+(?:in|at|of|near)\\s+)?$");

    private static final Pattern TO = words("to\\s+(?:the\\s+)?$");
    private static final Pattern VIA = Pattern.compile(
            "^\\W*(?:and\\s+)?(?:via|by way of|through|passing|with (?:a )?stops?)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern MAY_END = words("(?:back|return|end|finish|be|arrive|get|reach|sleep|stay)");
    private static final Pattern MAY_BE_SAID = words(
            "(?:back|return|be in|end|finish|conclud|clos|wrap|round|last|final|via|by way of|through|passing|stops?)");

    private static final String BE_THERE =
            "(?:must|should|(?:have|has|need|needs|want|wants|got|like)\\s+to|'?ll|will)\\s+(?:be|arrive|end(?:\\s+up)?|finish|get(?:\\s+back)?|reach|sleep|stay)(?:\\s+back)?(?:\\s+(?:in|at|to))?";
    private static final Pattern LAST_OF_ALL = words(
            "(?:back\\s+(?:again\\s+)?(?:to|in|at)|return(?:s|ing)?\\s+(?:back\\s+)?(?:to|in)|end(?:s|ing)?\\s+(?:up\\s+)?(?:in|at)|finish\\w*\\s+in|"
                    + BE_THERE + ")\\s+(?:the\\s+)?$");
    /** An hour, or the night after. */
    private static final Pattern THEN = Pattern.compile(
            "^(?:\\s+(?:airport|fort|station|city))?(?:\\s+again)?\\s*,?\\s*(?:(?:by|before|until|at|around|no later than|not later than|latest(?: by)?)\\s+(?:about\\s+|around\\s+)?(?:\\d|noon|midday|midnight|dinner|sunset|dark|nightfall|(?:the\\s+)?(?:evening|night)|(?:four|five|six|seven|eight|nine|ten)\\b)"
                    + "|(?:on\\s+)?(?:the\\s+same|that(?:\\s+same)?|the\\s+very\\s+same)\\s+(?:night|day|evening)|for\\s+the\\s+night|in\\s+the\\s+evening|at\\s+night|tonight|overnight|on\\s+the\\s+last\\s+(?:day|evening|night))",
            Pattern.CASE_INSENSITIVE);

    private TripEnds() {}

    /** Where the last day ends, at its hour or for its night, whether one wants to see anything there or not; the last word counts. */
    static Optional<Place> atItsHour(String words, Places places) {
        if (!Patterns.isIn(MAY_END, words)) {
            return Optional.empty();
        }
        return places.mentionedIn(words).stream()
                .filter(mention -> Patterns.isIn(LAST_OF_ALL, words.substring(0, mention.start()))
                        && Patterns.isIn(THEN, words.substring(mention.end())))
                .map(Places.Mention::place)
                .reduce((first, later) -> later);
    }

    /** Whether what stands before the name of a place says that the trip ends there. */
    public static boolean areSaidIn(String before) {
        return Patterns.isIn(END_AT, before) || Patterns.isIn(ENDING_WITH_DAYS, before);
    }

    /** Ids of the places. */
    static Set<String> in(String words, Places places) {
        if (!Patterns.isIn(MAY_BE_SAID, words)) {
            return Set.of();
        }
        return places.mentionedIn(words).stream()
                .filter(mention -> {
                    String before = words.substring(0, mention.start());
                    return areSaidIn(before)
                            || (Patterns.isIn(TO, before) && Patterns.isIn(VIA, words.substring(mention.end())));
                })
                .map(mention -> mention.place().id())
                .collect(Collectors.toSet());
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b" + alternatives, Pattern.CASE_INSENSITIVE);
    }
}
