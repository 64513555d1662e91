package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A part of a message that says of places how many nights they have, or where in the trip they come: "Mirissa for 2 nights before Galle".
 *
 * @param places of which it is said
 * @param others beside which they come
 * @param nights that each of them has; none where nothing is said of that
 * @param turn where in the trip they come; none where nothing is said of that
 * @param close whether they come next to the other, and not somewhere on its side
 * @param each whether the nights are said of every place before it
 * @param adds whether it adds to the plan
 * @param goesThere whether it says to go, stop or stay there
 * @param ofADay whether the turn is that of a day, which any place may have
 */
record StayClause(
        List<Place> places,
        List<Place> others,
        Optional<Integer> nights,
        Optional<Turn> turn,
        boolean close,
        boolean each,
        boolean adds,
        boolean ofADay,
        boolean goesThere) {

    /** Where in the trip. */
    enum Turn {
        FIRST,
        LAST,
        BEFORE,
        AFTER,
        BETWEEN
    }

    private static final String COUNT =
            "(?<n>an?|single|one|two|three|four|five|six|seven|eight|nine|\\d|(?:a\\s+)?couple\\s+of)";
    private static final Pattern NIGHTS = Patterns.anyCase(
            "\\b" + COUNT
                    + "\\s+(?:full\\s+|whole\\s+|single\\s+)?(?:nights?|nites?|days?)\\b(?!\\s+(?:trips?|tours?|more|extra|less|fewer|longer|shorter|later|earlier|ago|of|too)\\b)");
    /** "Two nights in Galle instead of one": how many they were is no number of its own. */
    private static final Pattern INSTEAD_OF_SO_MANY = Patterns.anyCase(
            "\\b(?:instead\\s+of|rather\\s+than|and\\s+not|not)\\s+(?:just\\s+|only\\s+|the\\s+)*(?:an?|single|one|two|three|four|five|six|seven|eight|nine|\\d)(?:\\s+nights?)?(?=\\s*(?:[,;.!?]|$|(?:please|pls|then|there|now|is|if)\\b))");
    /** "Two nights there are too many": one less is enough. */
    private static final Pattern TOO_MANY = Patterns.words("too (?:many|much|long)");

    private static final Pattern EACH = Patterns.words("each|apiece|both|in each(?: of them)?|for each");
    private static final Pattern ADDS = Patterns.words("add|adding|include|insert|plus|put in|fit in|squeeze in|also");
    /** "Add Hikkaduwa for the last 2 days": they are days of the trip. */
    private static final Pattern OF_ITS_DAYS = Patterns.anyCase(
            "\\b(?:the|our|my)\\s+(?:very\\s+)?(?:last|final|first)\\s+" + COUNT + "\\s+(?:nights?|nites?|days?)\\b");

    private static final Pattern GOES = Patterns.words("go|stop|stay|sleep|visit|spend");
    private static final Pattern A_DAY = Patterns.words("days?|nights?");
    private static final String OF_THE_TRIP = "(?:\\s+of\\s+(?:the|our|my)\\s+(?:trip|plan|tour|journey|holiday))?";
    private static final Pattern FIRST = Patterns.anyCase(
            "\\b(?:(?:at|to|in|for|from)\\s+the\\s+(?:very\\s+)?(?:start|beginning|front)" + OF_THE_TRIP
                    + "|(?:as\\s+|be\\s+|on\\s+|for\\s+)?(?:the|our)\\s+first\\s+(?:day|night|stop|place|one|nights|days)"
                    + OF_THE_TRIP
                    + "|on\\s+arrival|(?:after|when|once)\\s+(?:the\\s+|our\\s+|we\\s+|i\\s+)?(?:have\\s+)?(?:flight\\s+in|flight|landing|landed|land|arrival|arrive|arrived)|(?:first|1st)(?:\\s+of\\s+all)?(?!\\s+\\p{L}*(?:night|day))"
                    + "|(?:start|begin)(?:s|ning|ing)?(?:\\s+(?:the|our|my)\\s+(?:trip|plan|tour))?(?:\\s+(?:off|out))?(?:\\s+(?:at|in|with|from))?)\\b");
    private static final Pattern LAST = Patterns.anyCase(
            "\\b(?:(?:at|to|in|for|until)\\s+the\\s+(?:very\\s+)?end"
                    + OF_THE_TRIP
                    + "|(?:as\\s+|be\\s+|on\\s+|for\\s+)?(?:the|our)\\s+(?:last|final)\\s+(?:day|night|stop|place|one|nights|days)"
                    + OF_THE_TRIP
                    + "|on\\s+(?:the|our)\\s+way\\s+(?:back\\s+)?to\\s+the\\s+airport|before\\s+(?:the|our|my)\\s+flight(?:\\s+(?:home|back|out))?|before\\s+(?:we|i)\\s+(?:fly|leave|go\\s+home)(?:\\s+(?:home|back|out))?|last|(?:end|finish)(?:s|ing)?(?:\\s+(?:the|our|my)\\s+(?:trip|plan|tour))?(?:\\s+(?:at|in|with))?)\\b");
    private static final String THE_OTHER =
            "\\s+(?:(?:we|i)\\s+(?:go|get|head|move|drive|travel)\\s+(?:on\\s+)?(?:to\\s+)?|going\\s+to\\s+|visiting\\s+)?(?:the\\s+)?#";
    private static final Pattern BESIDE = Patterns.anyCase(
            "\\b(?<close>right\\s+|just\\s+|directly\\s+)?(?<side>before|after|ahead\\s+of|prior\\s+to)" + THE_OTHER
                    + "+");
    private static final Pattern BETWEEN =
            Patterns.anyCase("\\bbetween\\s+(?:the\\s+)?#+\\s+(?:and|&)\\s+(?:the\\s+)?#+");
    /** Where a flight lands is no place to stay, and what is too much of is only named. */
    private static final Pattern OF_THE_FLIGHT = Patterns.anyCase(
            "^\\W*(?:(?:because|since|as|and|but)\\s+)?(?:(?:we|i|our\\s+(?:plane|flight))\\s+)?(?:will\\s+)?(?:land|arriv|fly|touch)\\p{L}*\\b[^#]{0,20}#+.*");

    private static final Pattern CUT = Patterns.anyCase(
            "[,;.:!?]+\\s*|(?<!#)\\s+(?:and|so|but|then|plus)\\s+(?:then\\s+|also\\s+)?|\\s+(?:so|but|then)\\s+|\\s+and\\s+(?!\\s*#)|\\s+and\\s+(?=#+\\s+(?:comes?|goes|has|should|must|for)\\b)|(?<=#)\\s+(?=(?:\\d|one|two|three|four|five|six|seven)\\s+(?:nights?|nites?)\\b)");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:['\u2019]\\p{L}+)*");
    /** Words of an order, a wish or a courtesy; any other word says something else. */
    private static final Set<String> OF_AN_ORDER = Set.of(
            ("a an the and so then ok okay also please pls kindly actually maybe perhaps rather instead just only now hmm oh"
                            + " yes no sorry thanks great good nice can could may might should shall must would will we i us me you u we'd i'd"
                            + " we'll i'll let's it this that them be is has have having to for in at on of with by out up our my add adding"
                            + " include insert put fit squeeze spend stay staying sleep sleeping give want wanna like love need prefer make sure ensure gets definitely fine sufficient"
                            + " keep do visit see go stop come comes goes going get move bring take switch swap change reorder"
                            + " days day order places stops trip plan tour there enough too much many long are plenty each both apiece night"
                            + " nights before after between beach sea overnight way first last end start beginning possible better")
                    .split(" "));

    StayClause {
        places = List.copyOf(places);
        others = List.copyOf(others);
    }

    /** The parts of a message; nothing where one of them says anything else. */
    static Optional<List<StayClause>> in(String text, Places atlas) {
        var mentions = atlas.mentionedIn(text);
        var blanked = new StringBuilder(text);
        mentions.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var clauses = new ArrayList<StayClause>();
        int start = 0;
        var cuts = new ArrayList<>(Patterns.in(CUT, withoutPairs(blanked.toString()))
                .map(cut -> new int[] {cut.start(), cut.end()})
                .toList());
        cuts.add(new int[] {blanked.length(), blanked.length()});
        for (var cut : cuts) {
            int from = start;
            var part = blanked.substring(from, cut[0]);
            start = cut[1];
            if (part.isBlank() || Patterns.isAllOf(OF_THE_FLIGHT, part)) {
                continue;
            }
            var clause = of(
                    part,
                    mentions.stream()
                            .filter(mention -> mention.start() >= from && mention.end() <= cut[0])
                            .map(mention -> new Named(mention.place(), mention.start() - from))
                            .toList());
            if (clause.isEmpty()) {
                return Optional.empty();
            }
            clauses.add(clause.get());
        }
        return Optional.of(List.copyOf(clauses));
    }

    private record Named(Place place, int at) {}

    /** "Between Ella and Galle" is one. */
    private static String withoutPairs(String blanked) {
        return Patterns.matcher(BETWEEN, blanked)
                .replaceAll(pair -> "#".repeat(pair.group().length()));
    }

    private static Optional<StayClause> of(String part, List<Named> named) {
        var left = new StringBuilder(part);
        var between = taken(BETWEEN, left);
        var beside = between.isPresent() ? Optional.<MatchResult>empty() : taken(BESIDE, left);
        var other = between.or(() -> beside);
        taken(INSTEAD_OF_SO_MANY, left);
        var nights = taken(NIGHTS, left);
        boolean each = taken(EACH, left).isPresent();
        boolean adds = taken(ADDS, left).isPresent() && !Patterns.isIn(OF_ITS_DAYS, part);
        var last = other.isPresent() ? Optional.<MatchResult>empty() : taken(LAST, left);
        var first = other.isPresent() || last.isPresent() ? Optional.<MatchResult>empty() : taken(FIRST, left);
        boolean saysMore = Patterns.in(WORD, left.toString().replace('#', ' ').toLowerCase(Locale.ROOT))
                .map(MatchResult::group)
                .anyMatch(word -> !OF_AN_ORDER.contains(word));
        boolean tooMany = nights.isPresent() && Patterns.isIn(TOO_MANY, part);
        if (saysMore || (tooMany && count(nights.get().group("n")) == 1)) {
            return Optional.empty();
        }
        return Optional.of(new StayClause(
                places(named, place -> !isIn(place, other)),
                places(named, place -> isIn(place, other)),
                nights.map(said -> count(said.group("n")) - (tooMany ? 1 : 0)),
                between.map(said -> Turn.BETWEEN)
                        .or(() -> beside.map(
                                said -> said.group("side").equalsIgnoreCase("after") ? Turn.AFTER : Turn.BEFORE))
                        .or(() -> last.map(said -> Turn.LAST))
                        .or(() -> first.map(said -> Turn.FIRST)),
                beside.filter(said -> said.group("close") != null).isPresent(),
                each,
                adds,
                last.or(() -> first)
                        .filter(said -> Patterns.isIn(A_DAY, said.group()))
                        .isPresent(),
                nights.isPresent() && Patterns.isIn(GOES, part)));
    }

    private static List<Place> places(List<Named> named, Predicate<Named> wanted) {
        return named.stream().filter(wanted).map(Named::place).distinct().toList();
    }

    private static boolean isIn(Named named, Optional<MatchResult> words) {
        return words.filter(said -> named.at() >= said.start() && named.at() < said.end())
                .isPresent();
    }

    private static Optional<MatchResult> taken(Pattern pattern, StringBuilder left) {
        var found = Patterns.in(pattern, left.toString()).toList();
        found.forEach(said -> left.replace(said.start(), said.end(), " ".repeat(said.end() - said.start())));
        return found.stream().findFirst();
    }

    private static int count(String word) {
        return word.toLowerCase(Locale.ROOT).contains("couple")
                ? 2
                : Names.number(word).orElse(1);
    }

    /** Whether it names no place, and so says something of the one before it or behind it. */
    boolean isOfAnother() {
        return places.isEmpty() && others.isEmpty();
    }

    /** With what another part says of the same places. */
    StayClause with(StayClause other) {
        return new StayClause(
                places,
                others,
                nights.or(other::nights),
                turn.or(other::turn),
                close,
                each || other.each(),
                adds || other.adds(),
                ofADay || other.ofADay(),
                goesThere || other.goesThere());
    }
}
