package ai.travion.router.places;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The large hotels of Colombo, of which a guest says the name and not the town. */
public final class CityHotels {

    private static final Pattern NAMES = Patterns.anyCase(
            "(?<=\\b(?:at|in|from|near|by|hotel|is)\\s(?:the\\s|our\\s|hotel\\s)?)(?:cinnamon\\s+(?:grand|lakeside|red|life)|hilton|shangri[-\\s]?la|taj\\s+samudra|galle\\s+face\\s+hotel|kingsbury|galadari|m\u00f6venpick|movenpick|marino\\s+beach|itc\\s+ratnadipa|nh\\s+collection|granbell|fairway|ramada|jetwing\\s+colombo(?:\\s+seven)?)(?:\\s+hotel)?\\b(?!\\s+(?:in|at|near|hambantota|weerawila|yala))");

    /** Of someone who is a guest somewhere. */
    private static final Pattern A_GUEST =
            Patterns.anyCase("\\b(?:stay(?:ing)?|hotel|booked|based|put\\s+up|pick(?:ed)?\\s+up|room|from|at)\\b");

    private CityHotels() {}

    /** The text with the town behind the hotel, where no place is named in it. */
    public static String placedIn(String text, Places atlas) {
        return in(text, atlas)
                .map(hotel -> text.replace(hotel, hotel + " in Colombo"))
                .orElse(text);
    }

    /** The hotel that alone says where somebody is, as it was written. */
    public static Optional<String> in(String text, Places atlas) {
        return Patterns.in(NAMES, text)
                .findFirst()
                .filter(hotel -> Patterns.isIn(A_GUEST, text)
                        && atlas.mentionedIn(text.replace(hotel.group(), " ")).isEmpty())
                .map(MatchResult::group);
    }
}
