package ai.travion.router.places;

import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.time.Month;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A kind of country that a journey is wished through, where it stands in the text: "tea country, then a quiet beach" are two.
 *
 * @param kind of which a text names no two
 * @param at where it is named
 * @param from words that lead up to it
 * @param placeIds that stand for it, the best first
 */
public record Landscape(Kind kind, int at, String from, List<String> placeIds) {

    public enum Kind {
        CULTURE,
        HILLS,
        RAINFOREST,
        WILDLIFE,
        SEA;

        /** Whether a place that is named stands for it already. */
        public boolean has(PlaceType type) {
            return switch (this) {
                case CULTURE -> type == PlaceType.HERITAGE || type == PlaceType.TEMPLE;
                case HILLS -> type == PlaceType.TEA_COUNTRY || type == PlaceType.ADVENTURE || type == PlaceType.NATURE;
                case RAINFOREST -> type == PlaceType.NATURE;
                case WILDLIFE -> type == PlaceType.WILDLIFE;
                case SEA -> type == PlaceType.BEACH;
            };
        }

        /** Whether somebody who avoids this wants nothing of it. */
        private boolean isRefusedBy(String avoided) {
            return switch (this) {
                case CULTURE -> avoided.equals("culture") || avoided.equals("history") || avoided.equals("religion");
                case HILLS -> avoided.equals("tea");
                case RAINFOREST -> avoided.equals("nature");
                case WILDLIFE -> avoided.equals("wildlife");
                case SEA -> avoided.equals("beach");
            };
        }
    }

    /** The places for some words, from November to April and in the other half of the year. */
    private record Rule(Kind kind, Pattern words, List<String> winter, List<String> summer) {

        Rule(Kind kind, String words, List<String> winter, List<String> summer) {
            this(kind, Patterns.words(words), winter, summer);
        }

        Rule(Kind kind, String words, String... ids) {
            this(kind, words, List.of(ids), List.of(ids));
        }
    }

    private static final int LEAD = 40;

    /** In the order in which a round trip comes to them; of two rules for one kind the first that is found holds. */
    private static final List<Rule> RULES = List.of(
            new Rule(
                    Kind.CULTURE,
                    "(?:one|a bit of|a little|a touch of|a dash of) (?:\\p{L}+ )?cultur(?:e|al)(?=.*\\b(?:beach|sea|coast))|(?<=beach.{0,40})(?:one|a bit of|a little|a touch of) (?:\\p{L}+ )?cultur(?:e|al)",
                    List.of("galle-fort"),
                    List.of()),
            new Rule(
                    Kind.CULTURE,
                    "cultural triangle|ancient cit(?:y|ies)|ruins|history|historic(?:al)?|heritage|archaeolog\\w+",
                    "sigiriya",
                    "polonnaruwa"),
            new Rule(Kind.CULTURE, "cultur(?:e|al)|temples", "kandy", "sigiriya"),
            new Rule(
                    Kind.HILLS,
                    "tea(?! (?:time|shop|break|room))|tea[ -]country|hill stations?",
                    "nuwara-eliya",
                    "ella"),
            new Rule(
                    Kind.HILLS,
                    "(?:green |high |misty )?(?:hills?|mountains?)(?! ?bik)|hill[ -]country|highlands|up[ -]country|hiking|treks?|trekking|somewhere (?:nice and |a bit )?(?:cool|cold|chilly)(?:er)?|(?:cool(?:er)?|cold(?:er)?|chilly|misty) (?:climates?|weather|temperatures?|place|places|area|region|air|hills?)|(?:somewhere|someplace|something|anywhere) (?:(?:green|nice|quiet|pretty|misty) (?:and |but |, ?)?)*(?:cool|cold|chilly|high|misty)(?: and (?:green|quiet|misty))?|(?<!\\b(?:food|curry|curries|meals?|dish(?:es)?|sauces?|sambol|cooking|(?:make|like|eat|cook) it)\\b[^.;!?]{0,15})(?:not|isn'?t|nothing|never|no) (?:that is |so |too |very |that |as |really )*hot(?! (?:spring|wells?|water|shower|meal|spic|food|curry|dish|chill?i))|(?:away from|out of|escape(?:s|ing)?|to get out of|without) (?:all |the |this )*heat(?! ?wave)|(?:fresh|crisp|mountain) air|mild(?:er)? (?:climate|weather|place)",
                    "ella",
                    "nuwara-eliya"),
            new Rule(Kind.RAINFOREST, "rain ?forests?|jungle", "sinharaja-forest-reserve"),
            new Rule(
                    Kind.WILDLIFE,
                    "leopards?|sloth bears?",
                    List.of("yala-national-park"),
                    List.of("wilpattu-national-park")),
            // The herds gather in the dry months, and near the coast that is calm then.
            new Rule(
                    Kind.WILDLIFE,
                    "safaris?|wild ?life|elephants?|animals|national parks?",
                    List.of("udawalawe-national-park"),
                    List.of("minneriya-national-park")),
            new Rule(Kind.SEA, "(?:north[ -]?)?east(?:ern)? (?:coast|beach(?:es)?)", "trincomalee", "pasikudah"),
            new Rule(Kind.SEA, "(?:south[ -]?)?west(?:ern)? (?:coast|beach(?:es)?)", "bentota", "hikkaduwa"),
            new Rule(Kind.SEA, "surf(?:ing)?", List.of("weligama", "hikkaduwa"), List.of("arugam-bay")),
            new Rule(Kind.SEA, "(?:blue )?whales?|dolphins?", List.of("mirissa"), List.of("trincomalee")),
            new Rule(
                    Kind.SEA,
                    "snorkel\\w*|scuba|(?<!sky[- ]?)div(?:e|es|ers?|ing)",
                    List.of("hikkaduwa", "unawatuna"),
                    List.of("nilaveli-beach", "trincomalee")),
            new Rule(
                    Kind.SEA,
                    "(?:quiet|calm|empty|secluded|lonely|hidden|uncrowded|deserted) (?:beach(?:es)?|coast|sea ?side)|(?:beach(?:es)?|coast|sea ?side)(?=.{0,60}\\b(?:quiet|peaceful|secluded|uncrowded) (?:places?|spots?|corners?|towns?|villages?)\\b)",
                    List.of("tangalle", "hiriketiya-beach"),
                    List.of("nilaveli-beach", "pasikudah")),
            new Rule(
                    Kind.SEA,
                    "beach(?:es)?|coast|(?<!mediterranean )sea(?![ -]?(?:food|sick|level|plane|breeze))|sea ?side|ocean|sand|snorkel\\w*|swim(?:ming)?|sunbath\\w+",
                    List.of("mirissa", "unawatuna"),
                    List.of("pasikudah", "trincomalee")));

    private static final Pattern ORDERED =
            Patterns.words("then|first|after(?:wards)?|before|finally|finish(?:ing)?|end(?:ing)?|last|followed");

    /** What a text wishes to see, in its order where it gives one, otherwise in that of a round trip. */
    public static List<Landscape> in(String text, Collection<String> avoid, Month month) {
        boolean winter = month.compareTo(Month.NOVEMBER) >= 0 || month.compareTo(Month.APRIL) <= 0;
        boolean ordered = Patterns.isIn(ORDERED, text);
        return RULES.stream()
                .map(Rule::kind)
                .distinct()
                .filter(kind -> avoid.stream().noneMatch(kind::isRefusedBy))
                .flatMap(kind -> RULES.stream()
                        .filter(rule -> rule.kind() == kind)
                        .flatMap(rule -> Patterns.in(rule.words(), text)
                                .limit(1)
                                .map(found -> new Landscape(
                                        kind,
                                        found.start(),
                                        text.substring(Math.max(0, found.start() - LEAD), found.start()),
                                        winter ? rule.winter() : rule.summer())))
                        .limit(1))
                .filter(landscape -> !landscape.placeIds().isEmpty())
                .sorted(Comparator.comparingInt(landscape -> ordered ? landscape.at() : 0))
                .toList();
    }
}
