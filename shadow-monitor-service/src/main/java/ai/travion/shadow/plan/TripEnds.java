package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Where a trip is said to end: "back to Negombo", "ending in Galle", "Negombo to Galle via Kandy". */
final class TripEnds {

    private static final Pattern END_AT = words(
            "(?:(?:back|return(?:ing)?)\\s+(?:to|in)|end(?:s|ing)?\\s+(?:up\\s+)?(?:in|at|back in)|finish\\w*\\s+in|(?:have|has|need|got|want)\\s+to\\s+be\\s+in|must\\s+be\\s+in)\\s+$");
    private static final Pattern TO = words("to\\s+(?:the\\s+)?$");
    private static final Pattern VIA = Pattern.compile(
            "^\\W*(?:and\\s+)?(?:via|by way of|through|passing|with (?:a )?stops?)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern MAY_BE_SAID =
            words("(?:back|return|be in|end|finish|via|by way of|through|passing|stops?)");

    private TripEnds() {}

    /** Ids of the places. */
    static Set<String> in(String words, Places places) {
        if (!MAY_BE_SAID.matcher(words).find()) {
            return Set.of();
        }
        return places.mentionedIn(words).stream()
                .filter(mention -> {
                    String before = words.substring(0, mention.start());
                    return END_AT.matcher(before).find()
                            || (TO.matcher(before).find()
                                    && VIA.matcher(words.substring(mention.end()))
                                            .find());
                })
                .map(mention -> mention.place().id())
                .collect(Collectors.toSet());
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b" + alternatives, Pattern.CASE_INSENSITIVE);
    }
}
