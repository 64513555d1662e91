package ai.travion.router.places;

import ai.travion.atlas.text.Patterns;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A part of the country that travellers name instead of a place.
 *
 * @param inWords as it is spoken of
 * @param names how it is written
 * @param placeIds the places of the atlas that stand for it in a plan, in the order of a journey
 * @param quietIds those that stand for it where crowds are to be avoided; none where no others are known
 * @param onTheWayIds what a longer journey takes in on the way there
 */
public record Region(
        String inWords, Pattern names, List<String> placeIds, List<String> quietIds, List<String> onTheWayIds) {

    private static final int AROUND = 60;
    private static final Pattern SEEN_BEFORE = Patterns.anyCase(
            "\\b(?:(?:has|have|had|'ve|'s|having|already|i|we|who|they|he|she)\\s+(?:\\p{L}+\\s+){0,2}?(?:seen|been\\s+(?:to|in|around|all\\s+over|down)|visited|done|did|know|knows|explored|toured|covered|saw|(?:went|travelled|traveled)\\s+(?:to|round|around|through|in))|not|no(?:\\s+more|\\s+need\\s+for)?|without|nor|neither|(?:not|never|dont|(?:do|does|did|wo|would|ca|could|have|need)n['\u2019]t)(?:\\s+(?:want|like|need|care|wish|fancy|plan|go|visit|see|do|include|add|put|have|really|even|to|for|in|much|any)){1,5}|(?:anything|anywhere|everything)\\s+but|skip(?:ping)?|avoid(?:ing)?|except(?:\\s+for)?|instead\\s+of|rather\\s+than)\\s+(?:already\\s+|all\\s+of\\s+|of\\s+)*(?:the\\s+)?$");
    private static final Pattern SEEN_AFTER = Patterns.anyCase(
            "^\\s*(?:,\\s*)?(?:(?:which\\s+)?(?:i|we)(?:'ve|\\s+have)?\\s+(?:already\\s+|just\\s+|all\\s+){0,2}(?:seen|done|visited|did|saw|know|covered|explored|been\\s+there)(?=\\s*(?:[.,;!)]|$|and\\b|but\\b|so\\b|already\\b|before\\b|last\\b|twice\\b|it\\b))|(?:was|were|is|has\\s+been)\\s+(?:already\\s+)?(?:seen|done|covered|last\\s+(?:year|time|trip)))");

    private static final List<Region> ALL = List.of(
            region(
                            "the hill country",
                            "hill[\\s-]?country|up[\\s-]?country|(?:central )?highlands|tea country|the hills|the mountains|central province",
                            "kandy",
                            "nuwara-eliya",
                            "ella")
                    .quietly("knuckles-mountain-range", "haputale"),
            region(
                            "the south coast",
                            "(?:the )?(?:deep )?south(?:ern)? (?:coast|beach(?:es)?|province|part|side|sri lanka)|down south|the (?:deep )?south",
                            "galle-fort",
                            "mirissa",
                            "tangalle")
                    .quietly("koggala", "hiriketiya-beach", "tangalle"),
            region(
                    "the west coast",
                    "(?:south[\\s-]?)?west(?:ern)? (?:coast|beach(?:es)?|province)",
                    "negombo",
                    "bentota",
                    "hikkaduwa"),
            region(
                    "the east coast",
                    "(?:north[\\s-]?)?east(?:ern)? (?:coast|beach(?:es)?|province|part|side)|the east|(?<=\\bnorth and )east|(?<=\\bnorth & )east|east(?= and (?:the )?north\\b)",
                    "trincomalee",
                    "pasikudah",
                    "arugam-bay"),
            region(
                            "the north",
                            "(?:the )?(?:far )?north(?:ern)? (?:province|part|peninsula|sri lanka)|the (?:far )?north|up north|north(?= (?:and|&) (?:the )?east\\b)|(?<=\\beast and )north|(?<=[,;] )north(?= please| or | and |[,.;!]|$)|jaffna peninsula",
                            "jaffna",
                            "nallur-kandaswamy-kovil",
                            "nagadeepa")
                    .onTheWay("anuradhapura", "wilpattu-national-park"),
            region(
                            "the places of the Ramayana",
                            "ramayana(?: (?:trail|places?|sites?|tour|temples?))?",
                            "nuwara-eliya",
                            "seetha-amman-temple",
                            "ella",
                            "ravana-falls")
                    .onTheWay("kelaniya-raja-maha-vihara"),
            region(
                            "the cultural triangle",
                            "cultur(?:al|e) triangle|ancient cities|north central province",
                            "sigiriya",
                            "dambulla-cave-temple",
                            "polonnaruwa",
                            "anuradhapura")
                    .quietly("ritigala", "yapahuwa", "mihintale"));

    private static Region region(String inWords, String names, String... placeIds) {
        return new Region(inWords, Patterns.words(names), List.of(placeIds), List.of(), List.of());
    }

    private Region quietly(String... ids) {
        return new Region(inWords, names, placeIds, List.of(ids), onTheWayIds);
    }

    private Region onTheWay(String... ids) {
        return new Region(inWords, names, placeIds, quietIds, List.of(ids));
    }

    /** The region that a text names, and does not only tell of having seen. */
    public static Optional<Region> in(String text) {
        return ALL.stream()
                .filter(region ->
                        Patterns.in(region.names(), text).anyMatch(found -> !isSeen(text, found.start(), found.end())))
                .findFirst();
    }

    /** A part of the country, and where a text names it. */
    public record Named(Region region, int at) {}

    /** Those that a text names, in its order, and does not only tell of having seen. */
    public static List<Named> allIn(String text) {
        return ALL.stream()
                .flatMap(region -> Patterns.in(region.names(), text)
                        .filter(found -> !isSeen(text, found.start(), found.end()))
                        .limit(1)
                        .map(found -> new Named(region, found.start())))
                .sorted(Comparator.comparingInt(Named::at))
                .toList();
    }

    private static boolean isSeen(String text, int start, int end) {
        return Patterns.isIn(SEEN_BEFORE, text.substring(Math.max(0, start - AROUND), start))
                || Patterns.isIn(SEEN_AFTER, text.substring(end));
    }
}
