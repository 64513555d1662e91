package ai.travion.router.places;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/** A place that is named only because the trip, or its last day, ends there: "we have to be in Colombo by 7 pm", "back to Galle the same night". */
final class TripEnd {

    private static final Pattern BACK = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:(?:(?:come|be|get|go|drive|travel|head)\\s+)?back(?:\\s+again)?\\s+(?:in|at|to)|return(?:ing|s)?\\s+(?:back\\s+)?(?:in|at|to))\\s+(?:the\\s+)?");
    private static final Pattern BE_THERE = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:(?:must|(?:have|has|need|needs|want|wants|got|ought|like)\\s+to|should|will|'ll)\\s+(?:be|arrive|end(?:\\s+up)?|finish|get|reach|sleep|stay)(?:\\s+back)?(?:\\s+(?:in|at|to))?|(?:end|finish)(?:ing)?(?:\\s+up)?\\s+(?:in|at))\\s+(?:the\\s+)?");
    private static final String FOLLOWS = "^(?:\\s+(?:airport|fort|station|city))?(?:\\s+again)?\\s*,?\\s*";
    private static final Pattern BY_AN_HOUR = Patterns.anyCase(
            FOLLOWS
                    + "(?:by|before|until|at|around|no\\s+later\\s+than|not\\s+later\\s+than|latest(?:\\s+by)?)\\s+(?:about\\s+|around\\s+)?(?:\\d|noon|midday|midnight|dinner|sunset|dark|nightfall|(?:the\\s+)?(?:evening|night)|(?:four|five|six|seven|eight|nine|ten)\\b).*");
    private static final Pattern FOR_THE_NIGHT = Patterns.anyCase(
            FOLLOWS
                    + "(?:(?:on\\s+)?(?:the\\s+same|that(?:\\s+same)?|the\\s+very\\s+same)\\s+(?:night|day|evening)|for\\s+the\\s+night|in\\s+the\\s+evening|at\\s+night|tonight|overnight|on\\s+the\\s+last\\s+(?:day|evening|night))(?!\\p{L}).*");
    /** Who asks how, when or whether wants to know of that place. */
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|hi|hello|ok(?:ay)?|please)\\W+)*(?:how|when|what|which|where|why|is|are|do|does|did|will|would|should|can\\s+(?:i|we|one)|could\\s+(?:i|we|one))\\b(?![^?]*\\b(?:plan|itinerary)\\b).*");

    private static final Pattern ENDS_THERE = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:end|finish)(?:s|es|ing)?(?:\\s+(?:up|it|(?:the|our|my)\\s+(?:trip|tour|journey)))?\\s+(?:in|at)\\s+(?:the\\s+)?");
    private static final Pattern ORDER = Patterns.words("plan|itinerary|trip|tour");
    private static final int CONTEXT_CHARACTERS = 48;

    private TripEnd() {}

    /** The mentions of a message without those that only say where a trip ends. */
    static List<Places.Mention> without(List<Places.Mention> mentions, String text) {
        if (Patterns.isAllOf(ASKS, text)) {
            return mentions;
        }
        var others = mentions.stream()
                .filter(mention -> !isOne(
                        text.substring(Math.max(0, mention.start() - CONTEXT_CHARACTERS), mention.start()),
                        text.substring(mention.end()),
                        mentions.size() > 1))
                .toList();
        // Who orders a plan and names nothing but its end wants to see that place.
        return others.isEmpty() && Patterns.isIn(ORDER, text) ? mentions : others;
    }

    /** Whether what stands before a name says that the trip ends there. */
    static boolean isSaid(String before) {
        return Patterns.isAllOf(ENDS_THERE, before) || Patterns.isAllOf(BACK, before);
    }

    /** "Start in Negombo, end in Galle, by way of Ella": the place comes last, wherever it is named. */
    static void putLast(List<Place> targets, List<Places.Mention> mentions, String text) {
        mentions.stream()
                .filter(mention -> Patterns.isAllOf(
                        ENDS_THERE, text.substring(Math.max(0, mention.start() - CONTEXT_CHARACTERS), mention.start())))
                .map(Places.Mention::place)
                .filter(targets::contains)
                .findFirst()
                .ifPresent(last -> {
                    targets.removeIf(last::equals);
                    targets.addLast(last);
                });
    }

    /** @param several whether other places are named beside it: the one to which one is back may be where one sets out */
    private static boolean isOne(String before, String after, boolean several) {
        boolean back = Patterns.isAllOf(BACK, before);
        boolean there = Patterns.isAllOf(BE_THERE, before);
        boolean forTheNight = (back || there) && Patterns.isAllOf(FOR_THE_NIGHT, after);
        boolean byAnHour = (back ? !several : there) && Patterns.isAllOf(BY_AN_HOUR, after);
        return forTheNight || byAnHour;
    }
}
