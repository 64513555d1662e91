package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.DaySaid;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A part of a message that may put stops on a day: which places it names, which day and which hour, and what else it says.
 *
 * @param text as it was said
 * @param places that it names
 * @param days of the plan that it names
 * @param hour "in the morning", "at 16:00"
 * @param rest its other words, without those by which one orders, asks politely or proposes
 */
record PlacingClause(String text, List<Place> places, List<DaySaid> days, Optional<String> hour, List<String> rest) {

    /** Words of an order, a polite question or a proposal, in whatever turn; any other word says something else. */
    private static final Set<String> OF_AN_ORDER = Set.of(
            ("a an the and so but then ok okay also please pls kindly actually maybe perhaps possibly rather instead just now well hmm oh no yes"
                            + " sorry thanks great good nice can could may might shall should would will we we'd we'll you u i i'd i'll us me it"
                            + " that this them be put place move moved moving shift do doing done see seeing seen visit visiting visited did went saw have"
                            + " having go going get bring take schedule scheduled slot fit squeeze climb climbing hike hiking swap switch change"
                            + " add include keep leave save plan planned start begin end finish come want wanna like love prefer need wish hope"
                            + " must ought to let's lets let for on in at into onto up off by too only stop trip tour walk still already better"
                            + " best ideally preferably thing first with there together both all our my your of over back really much very")
                    .split(" "));

    /** Turns of phrase that propose or ask for it politely. */
    private static final Pattern LEAD_IN = Patterns.anyCase(
            "\\b(?:(?:what|how)\\s+about|what\\s+if\\s+(?:we|i|you)|why\\s+(?:don't|not|do\\s+not)(?:\\s+(?:we|you|i))?|(?:is|would|will)\\s+it\\s+(?:be\\s+)?(?:possible|ok(?:ay)?|fine|feasible|doable)(?:\\s+(?:to|for\\s+us\\s+to|if\\s+we))?|is\\s+there\\s+(?:a|any)\\s+(?:way|chance)(?:\\s+(?:to|of|that))?|any\\s+chance(?:\\s+(?:to|of|that))?|would\\s+you\\s+mind|do\\s+you\\s+think\\s+(?:we|you)\\s+(?:can|could)|(?:it\\s+)?(?:would|'d)\\s+be\\s+(?:nice|great|better|good|lovely)(?:\\s+(?:to|if\\s+(?:we|you)))?)\\b");

    private static final String DAY_NAME =
            "(?:day\\s*\\w+|(?:first|second|third|fourth|fifth|last|final|other)(?:\\s+(?:day|one|morning|afternoon|evening))?|\\d{1,2}(?:st|nd|rd|th)|\\w+day)\\b";
    /** The day on which it is not to be any more. */
    private static final Pattern OTHER_DAY =
            Patterns.anyCase("\\b(?:rather\\s+than|instead\\s+of|and\\s+not|not)\\s+(?:on\\s+|for\\s+)?(?:the\\s+)?"
                    + DAY_NAME + "|\\bfrom\\s+(?:the\\s+)?" + DAY_NAME);

    private static final Pattern HOUR = Patterns.anyCase(
            "\\b(?:(?:in|on|for|to|into|during)\\s+(?:the\\s+)?)?(?:(?:early|late|earlier|later)\\s+(?:in\\s+the\\s+)?)?(?<part>morning|afternoon|evening)\\b|\\b(?:at|for|by)\\s+(?:the\\s+)?(?<light>sun\\s?rise|sun\\s?set|dawn|dusk|noon|midday)\\b|\\b(?:at|around|about)\\s+(?:about\\s+)?(?<clock>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s*(?<half>am|pm|a\\.m\\.|p\\.m\\.|o'?clock)?(?![\\p{L}\\p{N}])|\\b(?<early>first\\s+thing|early)\\b");
    private static final int NOON = 12;
    private static final int EARLIEST = 5;

    private static final Pattern CUT =
            Patterns.anyCase("[,;.!?]+\\s*|\\s+(?:and|then|but)\\s+|\\s+(?=(?:because|since|as|so\\s+that)\\s)");
    private static final Pattern REASON = Patterns.anyCase("^\\W*(?:because|since|as|so\\s+that)\\b.*");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:'\\p{L}+)*");
    private static final Pattern ASKED = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|then|ok(?:ay)?)\\W+)*(?:(?:do|have|will|should|shall|did|are|were)\\s+(?:we|i|you|they)|you)\\b.*");
    private static final Set<String> ASKING = Set.of(
            ("what what's when when's where where's who which how why is are was were does has tell explain show describe between or"
                            + " much long many far")
                    .split(" "));

    PlacingClause {
        places = List.copyOf(places);
        days = List.copyOf(days);
        rest = List.copyOf(rest);
    }

    /** The parts of a message; none of one that asks. */
    static List<PlacingClause> in(String text, List<LocalDate> days, Places atlas) {
        if (Patterns.isAllOf(ASKED, text)) {
            return List.of();
        }
        var mentions = atlas.mentionedIn(text);
        var blanked = new StringBuilder(text);
        mentions.forEach(mention -> blank(blanked, mention.start(), mention.end(), '#'));
        blankAll(OTHER_DAY, blanked);
        var found = new ArrayList<PlacingClause>();
        int start = 0;
        for (var cut : Patterns.in(CUT, blanked.toString()).toList()) {
            add(found, text, blanked, start, cut.start(), mentions, days);
            start = cut.end();
        }
        add(found, text, blanked, start, text.length(), mentions, days);
        return List.copyOf(found);
    }

    private static void add(
            List<PlacingClause> found,
            String text,
            StringBuilder blanked,
            int start,
            int end,
            List<Places.Mention> mentions,
            List<LocalDate> days) {
        if (text.substring(start, end).isBlank()) {
            return;
        }
        var words = new StringBuilder(blanked.substring(start, end));
        blankAll(LEAD_IN, words);
        var named = DaySaid.in(words.toString(), days);
        named.forEach(day -> blank(words, day.start(), day.end(), ' '));
        var hour = HOUR.matcher(words);
        var said = hour.find() ? Optional.of(hour.toMatchResult()) : Optional.<MatchResult>empty();
        said.ifPresent(match -> blank(words, match.start(), match.end(), ' '));
        var places = mentions.stream()
                .filter(mention -> mention.start() >= start && mention.end() <= end)
                .map(Places.Mention::place)
                .distinct()
                .toList();
        var rest = Patterns.in(WORD, words.toString().toLowerCase(Locale.ROOT))
                .map(MatchResult::group)
                .filter(word -> !OF_AN_ORDER.contains(word))
                .toList();
        found.add(new PlacingClause(
                text.substring(start, end).strip(),
                places,
                named,
                said.map(PlacingClause::hour)
                        .or(() -> named.stream()
                                .flatMap(day -> day.hour().stream())
                                .findFirst()),
                rest));
    }

    private static String hour(MatchResult said) {
        if (said.start("part") >= 0) {
            return "in the " + said.group("part").toLowerCase(Locale.ROOT);
        }
        if (said.start("light") >= 0) {
            return switch (said.group("light").toLowerCase(Locale.ROOT).replace(" ", "")) {
                case "sunrise", "dawn" -> "at sunrise";
                case "sunset", "dusk" -> "at sunset";
                default -> "at noon";
            };
        }
        if (said.start("clock") < 0) {
            return "in the morning";
        }
        int clock = Integer.parseInt(said.group("clock"));
        var half = said.start("half") < 0 ? "" : said.group("half").toLowerCase(Locale.ROOT);
        boolean afternoon = half.startsWith("p") || (!half.startsWith("a") && clock < EARLIEST);
        return "at %02d:%s"
                .formatted(
                        afternoon && clock < NOON ? clock + NOON : clock,
                        said.start("minute") < 0 ? "00" : said.group("minute"));
    }

    boolean saysWhen() {
        return !days.isEmpty() || hour.isPresent();
    }

    /** Whether it says nothing but courtesies, or why. */
    boolean isIdle() {
        return Patterns.isAllOf(REASON, text) || (places.isEmpty() && !saysWhen() && rest.isEmpty());
    }

    /** Whether it asks something. */
    boolean asks() {
        return rest.stream().anyMatch(ASKING::contains);
    }

    private static void blankAll(Pattern pattern, StringBuilder words) {
        Patterns.in(pattern, words.toString()).forEach(found -> blank(words, found.start(), found.end(), ' '));
    }

    private static void blank(StringBuilder words, int start, int end, char with) {
        words.replace(start, end, String.valueOf(with).repeat(end - start));
    }
}
