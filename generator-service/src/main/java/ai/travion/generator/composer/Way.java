package ai.travion.generator.composer;

import ai.travion.atlas.HowFar;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Walking;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A way that a question asks about.
 *
 * @param from where it begins, where that is said
 * @param to where it ends
 * @param asksHowFar whether a distance is wanted first
 * @param asksHowLong whether a time is wanted
 * @param means by what one would go, where that is said
 */
record Way(Optional<String> from, String to, boolean asksHowFar, boolean asksHowLong, Optional<Pattern> means) {

    private static final String MEANS =
            "trains?|railway|rail|bus(?:es)?|coach|tuk[- ]?tuks?|taxis?|cabs?|cars?|scooters?|boats?|ferr(?:y|ies)|flights?|fly|planes?|driv(?:e|ing)";
    private static final Pattern HOW_FAR = Pattern.compile(
            "(?i)\\b(?:how (?:far|near|close)|distances?|how many (?:km|kilomet\\w+|miles)|far (?:away )?from)\\b");
    private static final Pattern HOW_LONG = Pattern.compile(
            "(?i)\\b(?:how long|how many hours|how much time|travel time|journey time|driving time|duration)\\b");
    /** "How long does it take to climb" asks for no way. */
    private static final Pattern STAY = Pattern.compile(
            "(?i)\\b(?:to|should (?:i|we)|do (?:i|we)|(?:i|we) should|need) (?:\\w+ )?(?:climb|hike|walk|see|visit|explore|spend|stay|tour|do|raft|trek)\\b|\\bhow long (?:is|does) the (?:climb|hike|walk|safari|tour|visit|trek|trail)\\b");

    private static final Pattern GOING = Pattern.compile(
            "(?i)\\bhow (?:do|does|can|could|should|would|to|best to|did)\\b.{0,24}?\\b(?:get(?! (?:it|one|them|wet|sick|lost)\\b)|go|goes|reach|travel|come|arrive|drive)\\b(?! (?:a|an|some|tickets?|around|about|(?:close|near|nearer)(?! (?:to )?#)|inside)\\b)|(?<!\\bworth )\\b(?:get|getting|going|reach|reaching|travel|travell?ing|drive|driving|ride) (?:(?!close|near)\\w+ ){0,2}?(?:there|to|from|between)\\b|\\bbest way (?:to|from)\\b|\\bway to (?:get|reach|go)\\b(?! (?:around|about)\\b)|\\bhow is \\S+ reached\\b");
    private static final Pattern BY_MEANS = Pattern.compile("(?i)\\b(?:" + MEANS
            + "|transport\\w*|transfers?|journey|route|road|connections?|directions?)\\b(?: \\w+){0,4}? ?(?:from|to|between|for)\\b|\\bby (?:"
            + MEANS
            + "|public transport)\\b");
    private static final Pattern FROM_TO =
            Pattern.compile("(?i)^\\W*(?:\\w+ ){0,2}?(?:from )?#+ (?:to|until|-|->|–) #+\\W*(?:\\w+\\W*){0,4}$");
    /** "Sigiriya to Galle in one day, too much?" */
    private static final Pattern IN_ONE_DAY = Pattern.compile(
            "(?i)#+ ?(?:to|until|from|-|->|–) ?(?:the )?#+[^?.!#]{0,30}\\bin (?:an?|one|1|the same) (?:single |long )?day\\b");

    private static final Pattern MEASURED = Pattern.compile(
            "(?i)\\bhow (?:long|far|much time)\\b(?: \\w+){0,3}? (?:drive|journey|trip|ride|way|road|it takes?|(?:does|will|would) it take)\\b");
    private static final Pattern BEFORE_ORIGIN =
            Pattern.compile("(?i).*\\b(?:from|leaving|between|starting (?:in|at)|out of|departing)\\s+(?:the\\s+)?$");

    /** Of these matters a question is asked of a way, and not for it: "do trains to Jaffna have toilets", "is it safe to take the night bus". */
    private static final Set<Matter> OF_NO_WAY =
            Set.of(Matter.SAFETY, Matter.NEED, Matter.LEAVE, Matter.CROWDS, Matter.REASON);

    private static final Pattern HAVING = Pattern.compile("(?i)^\\W*(?:do|does) (?:the |all |any )?(?:\\p{L}+ )?(?:"
            + MEANS + ")\\b.{0,50}?\\b(?:have|serve|sell|get|offer|include)\\b");
    /** "Can I take my baby on the train". */
    private static final Pattern BRINGING =
            Pattern.compile("(?i)\\b(?:take|bring|carry|have|put) (?:my|our|an?|the) (?!(?:" + MEANS
                    + ")\\b)(?:\\p{L}+ ){1,3}?(?:on|in|into|onto)\\b");

    private static final Pattern HOW =
            Pattern.compile("(?i)\\bhow (?:do|does|can|could|should|would|to|best|far|long)\\b");

    private static final Pattern ON_FOOT = Pattern.compile("(?i)\\b(?:foot|walk\\w*|hik\\w+|paths?|trails?)\\b");

    private static final String CAPITAL = "Colombo";
    private static final Pattern NAMED_MEANS = Pattern.compile("(?i)\\b(?:" + MEANS + ")\\b");

    /** Whether words ask for a way, whatever its ends are. */
    static boolean isSpokenOf(String words) {
        return HOW_FAR.matcher(words).find()
                || HOW_LONG.matcher(words).find()
                || GOING.matcher(words).find();
    }

    /** Whether words ask how long the way is of which another part speaks: "and how long is the drive?" */
    static boolean isMeasuredIn(String words) {
        return MEASURED.matcher(words).find();
    }

    /** The way that a question asks about, where it does and names where to. */
    static Optional<Way> askedIn(Question question, Places atlas) {
        var text = question.text();
        var mentions = atlas.mentionedIn(text);
        var withoutPlaces = new StringBuilder(text);
        mentions.forEach(mention ->
                withoutPlaces.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var words = withoutPlaces.toString();
        var walked = mentions.size() == 2 && Walking.askedIn(text).isPresent();
        boolean ofOneEnd = HowFar.isAskedOfOneEnd(text, atlas);
        boolean howFar = ofOneEnd || HOW_FAR.matcher(words).find();
        boolean howLong = HOW_LONG.matcher(words).find();
        boolean goes = GOING.matcher(words).find()
                || BY_MEANS.matcher(words).find()
                || FROM_TO.matcher(words).matches()
                || IN_ONE_DAY.matcher(words).find();
        var named = mentions.stream()
                .map(Places.Mention::place)
                .map(Place::name)
                .distinct()
                .toList();
        boolean isOfTheWay = BRINGING.matcher(words).find()
                || (!HOW.matcher(words).find()
                        && (HAVING.matcher(words).find()
                                || Matter.of(words).filter(OF_NO_WAY::contains).isPresent()));
        if (isOfTheWay
                || (STAY.matcher(words).find() && !walked)
                || named.size() > 2
                || !(walked || howFar || goes || (howLong && named.size() == 2))) {
            return Optional.empty();
        }
        var from = mentions.stream()
                .filter(mention -> BEFORE_ORIGIN
                        .matcher(text.substring(0, mention.start()))
                        .matches())
                .map(mention -> mention.place().name())
                .findFirst()
                .or(() -> named.size() == 2
                        ? Optional.of(named.getFirst())
                        : named.size() == 1 && ofOneEnd ? Optional.of(CAPITAL) : Optional.empty());
        var to = named.stream()
                .filter(name -> from.filter(name::equals).isEmpty())
                .findFirst()
                .or(() -> another(question.places(), from));
        if (walked) {
            return to.map(place -> new Way(from, place, true, false, Optional.of(ON_FOOT)));
        }
        var means = NAMED_MEANS
                .matcher(words)
                .results()
                .map(match -> match.group())
                .findFirst()
                .map(Way::spokenOf);
        return to.filter(place -> from.isPresent() || goes || !howFar)
                .map(place -> new Way(from, place, howFar, howLong, means));
    }

    /** Whether it is asked if it can be walked: of trains and buses nothing is to be told. */
    boolean isOnFoot() {
        return means.filter(ON_FOOT::equals).isPresent();
    }

    /** Whether a car would do: nothing that needs rails, water or wings is asked for. */
    boolean isByRoad() {
        return means.filter(by -> !by.matcher("road").find()).isEmpty();
    }

    private static Optional<String> another(List<String> places, Optional<String> from) {
        return places.stream()
                .filter(place -> from.filter(place::equals).isEmpty())
                .findFirst();
    }

    private static Pattern spokenOf(String means) {
        var lower = means.toLowerCase(java.util.Locale.ROOT);
        var words = lower.startsWith("train") || lower.startsWith("rail")
                ? "trains?|railway|stations?|line"
                : lower.startsWith("bus") || lower.startsWith("coach")
                        ? "bus(?:es)?"
                        : lower.startsWith("tuk")
                                ? "tuk-tuks?|three-wheelers?"
                                : lower.startsWith("ferr") || lower.startsWith("boat")
                                        ? "ferry|boats?"
                                        : lower.startsWith("fl") || lower.startsWith("plane")
                                                ? "flights?|airport"
                                                : "road|cars?|drive|expressway|by car|taxis?";
        return Pattern.compile("(?i)\\b(?:" + words + ")\\b");
    }
}
