package ai.travion.router.places;

import ai.travion.router.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A part of the country that travellers name instead of a place.
 *
 * @param inWords as it is spoken of
 * @param names how it is written
 * @param placeIds the places of the atlas that stand for it in a plan, in the order of a journey
 */
public record Region(String inWords, Pattern names, List<String> placeIds) {

    private static final int AROUND = 60;
    private static final Pattern SEEN_BEFORE = Patterns.anyCase(
            "\\b(?:(?:has|have|had|'ve|'s|having|already|i|we|who)\\s+(?:\\p{L}+\\s+){0,2}?(?:seen|been\\s+(?:to|in|around)|visited|done|did|explored|toured|saw)|not|skip(?:ping)?|avoid(?:ing)?|except(?:\\s+for)?|instead\\s+of|rather\\s+than)\\s+(?:already\\s+|all\\s+of\\s+|of\\s+)*(?:the\\s+)?$");
    private static final Pattern SEEN_AFTER = Patterns.anyCase(
            "^\\s*(?:,\\s*)?(?:(?:i|we)(?:'ve|\\s+have)?\\s+(?:already\\s+)?(?:seen|done|visited|did|saw|know)\\b|(?:was|were|is)\\s+(?:already\\s+)?(?:seen|done|last\\s+(?:year|time)))");

    private static final List<Region> ALL = List.of(
            region(
                    "the hill country",
                    "hill[\\s-]?country|up[\\s-]?country|(?:central )?highlands|tea country|the hills|the mountains|central province",
                    "kandy",
                    "nuwara-eliya",
                    "ella"),
            region(
                    "the south coast",
                    "(?:the )?(?:deep )?south(?:ern)? (?:coast|beach(?:es)?|province|part|side|sri lanka)|down south|the (?:deep )?south",
                    "galle-fort",
                    "mirissa",
                    "tangalle"),
            region(
                    "the west coast",
                    "(?:south[\\s-]?)?west(?:ern)? (?:coast|beach(?:es)?|province)",
                    "negombo",
                    "bentota",
                    "hikkaduwa"),
            region(
                    "the east coast",
                    "(?:north[\\s-]?)?east(?:ern)? (?:coast|beach(?:es)?|province|part|side)|the east",
                    "trincomalee",
                    "pasikudah",
                    "arugam-bay"),
            region(
                    "the north",
                    "(?:the )?(?:far )?north(?:ern)? (?:province|part|peninsula|sri lanka)|the (?:far )?north|jaffna peninsula",
                    "jaffna",
                    "nallur-kandaswamy-kovil",
                    "nagadeepa"),
            region(
                    "the cultural triangle",
                    "cultural triangle|ancient cities|north central province",
                    "sigiriya",
                    "dambulla-cave-temple",
                    "polonnaruwa",
                    "anuradhapura"));

    private static Region region(String inWords, String names, String... placeIds) {
        return new Region(inWords, Patterns.words(names), List.of(placeIds));
    }

    /** The region that a text names, and does not only tell of having seen. */
    public static Optional<Region> in(String text) {
        return ALL.stream()
                .filter(region -> region.names()
                        .matcher(text)
                        .results()
                        .anyMatch(found -> !isSeen(text, found.start(), found.end())))
                .findFirst();
    }

    private static boolean isSeen(String text, int start, int end) {
        return SEEN_BEFORE
                        .matcher(text.substring(Math.max(0, start - AROUND), start))
                        .find()
                || SEEN_AFTER.matcher(text.substring(end)).find();
    }
}
