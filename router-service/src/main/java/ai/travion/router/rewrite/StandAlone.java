package ai.travion.router.rewrite;

import ai.travion.atlas.Place;
import ai.travion.atlas.PlaceType;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts the name of a place where a sentence only points at it: "how do I get there" to "how do I get to Kandy". */
public final class StandAlone {

    private static final String EXISTENTIAL =
            "(?<!\\b(?:is|are|was|were|will|would|could)\\s)(?!there(?:'s|\\s+(?:is|are|was|were|be|will|any)))";
    private static final Pattern OPENING = Patterns.anyCase(
            "^\\W*(?:(?:and|also|so|but|ok(?:ay)?|then|well|great|cool|nice|thanks|thank you)\\b[\\s,!.]*)+(?=\\p{L})");
    private static final Pattern TO_THERE = Patterns.anyCase(
            "\\b(?<!\\bhow\\s(?:cold|hot|warm|cool|busy|crowded|wet|windy|dark|rough|humid|loud)\\s(?:does|do|will|would|can)\\sit\\s)(?<verb>get|getting|go|going|travel|travelling|traveling|drive|driving|come|coming|walk|fly|head|heading|ride|take\\s+\\p{L}+|way|trip|bus|train)(?<up>\\s+(?:up|down|over))?\\s+(?:there|here)\\b");
    private static final Pattern PREPOSITION_THERE = Patterns.anyCase(
            "\\b(?<preposition>from|near|around|to|at|in|of|about|reach|reaching|visit|visiting|see|leave|leaving|been|between)\\s+(?:there|here|it|that\\s+place|this\\s+place|the\\s+place)\\b(?!\\s+(?:is|are|was|worth|safe|possible|open|crowded))");
    private static final Pattern THERE = Patterns.anyCase("\\b" + EXISTENTIAL + "(?:there|here)\\b");
    private static final Pattern IS_IT = Patterns.anyCase(
            "\\b(?<verb>is|was|does|did|will|would|can|should|has)\\s+(?:it|that\\s+place|this\\s+place|the\\s+place)\\s+(?!rain|snow|going\\s+to\\s+rain|hot|cold|sunny|windy|warm|humid|possible|allowed|ok|okay|true|necessary|better|best|easy|hard|difficult|cheaper|expensive\\s+to|customary|rude|an?\\s|the\\s|poya)(?<rest>\\p{L})");
    private static final Pattern ITS = Patterns.anyCase("\\bits\\s+(?=\\p{L})");
    private static final Pattern OBJECT_IT = Patterns.anyCase(
            "\\b(?<verb>built|build|visit|visiting|climb|climbing|see|reach|enter|explore|do|find|about|of|for|photograph|discover|discovered|ruled|founded|around|inside|like|call|called|named?|is|was)\\s+it\\b(?!\\s+(?:true|possible|safe|worth|rain|an?\\b|the\\b|poya))");
    private static final Pattern SUBJECT_IT = Patterns.anyCase(
            "^(?<question>(?:when|where|why|how|what|who)\\s+)?it(?<verb>'s|\\s+(?:is|was|has|opens|closes|looks|costs|takes))\\b");
    private static final Pattern THAT_PLACE =
            Patterns.anyCase("\\b(?:that|this|the\\s+same|the)\\s+(?:place|town|city|one|spot|site|location)\\b");
    private static final Pattern COMPARED = Patterns.anyCase("\\b(?:it|that|this|there)\\b(?!\\s+(?:is|are)\\b)");
    private static final Pattern TRAILING = Pattern.compile("([\\s?!.]*)$");
    /** Kinds that one is in rather than at. */
    private static final Set<PlaceType> WIDE =
            Set.of(PlaceType.CITY, PlaceType.TEA_COUNTRY, PlaceType.BEACH, PlaceType.WILDLIFE);

    private StandAlone() {}

    /**
     * The text with the places named.
     *
     * @param text a message that points at places named before
     * @param places those places, the main one first; at least one
     */
    public static String of(String text, List<Place> places) {
        var where = preposition(places.getFirst()) + " " + names(places);
        return pointing(text, names(places), where)
                .orElseGet(() -> appended(OPENING.matcher(text).replaceFirst("").strip(), where));
    }

    /** The text with a town named where it points; nothing where it points nowhere. */
    public static Optional<String> pointing(String text, String town) {
        return pointing(text, town, "in " + town);
    }

    private static Optional<String> pointing(String text, String name, String where) {
        var plain = OPENING.matcher(text).replaceFirst("").strip();
        var named = TO_THERE.matcher(plain).replaceFirst("${verb}${up} to " + quoted(name));
        if (named.equals(plain)) {
            named = PREPOSITION_THERE.matcher(plain).replaceFirst("${preposition} " + quoted(name));
        }
        if (named.equals(plain)) {
            named = THERE.matcher(plain).replaceFirst(quoted(where));
        }
        if (named.equals(plain)) {
            named = it(plain, name);
        }
        return named.equals(plain) ? Optional.empty() : Optional.of(named);
    }

    /** Another way to the same place: "And from Colombo?" to "from Colombo to Ella?". */
    static String between(String text, List<Place> destination) {
        var plain = OPENING.matcher(text).replaceFirst("").strip();
        var named = TO_THERE.matcher(plain).replaceFirst("${verb}${up} to " + quoted(names(destination)));
        return named.equals(plain) ? appended(plain, "to " + names(destination)) : named;
    }

    /** The same way by other means: "how long does that take?" to "how long does that take from Kandy to Ella?". */
    static String ofTheWay(String text, List<Place> ends) {
        var plain = OPENING.matcher(text).replaceFirst("").strip();
        return appended(
                plain,
                "from " + ends.getLast().name() + " to " + ends.getFirst().name());
    }

    /** "Is it better than Sigiriya?" to "Is Pidurangala Rock better than Sigiriya?". */
    static String comparing(String text, List<Place> other) {
        var plain = OPENING.matcher(text).replaceFirst("").strip();
        var named = COMPARED.matcher(plain).replaceFirst(quoted(names(other)));
        return named.equals(plain) ? names(other) + " " + plain : named;
    }

    /** The text with the place that "there" means beside the one that it names. */
    static String pointingAt(String text, List<Place> places) {
        var plain = OPENING.matcher(text).replaceFirst("").strip();
        var where = preposition(places.getFirst()) + " " + names(places);
        var led = PREPOSITION_THERE.matcher(plain).replaceFirst("${preposition} " + quoted(names(places)));
        return led.equals(plain) ? THERE.matcher(plain).replaceFirst(quoted(where)) : led;
    }

    public static String appended(String text, String words) {
        var end = Patterns.matcher(TRAILING, text);
        return end.find()
                ? text.substring(0, end.start()) + " " + words + end.group(1).strip()
                : text + " " + words;
    }

    static String names(List<Place> places) {
        return places.stream().map(Place::name).collect(Collectors.joining(" and "));
    }

    private static String it(String plain, String name) {
        var asked = IS_IT.matcher(plain).replaceFirst("${verb} " + quoted(name) + " ${rest}");
        if (!asked.equals(plain)) {
            return asked;
        }
        var owned = ITS.matcher(plain).replaceFirst(quoted(name) + "'s ");
        if (!owned.equals(plain)) {
            return owned;
        }
        var subject = SUBJECT_IT.matcher(plain).replaceFirst("${question}" + quoted(name) + "${verb}");
        if (!subject.equals(plain)) {
            return subject;
        }
        var object = OBJECT_IT.matcher(plain).replaceFirst("${verb} " + quoted(name));
        return object.equals(plain) ? THAT_PLACE.matcher(plain).replaceFirst(quoted(name)) : object;
    }

    private static String quoted(String name) {
        return Matcher.quoteReplacement(name);
    }

    private static String preposition(Place place) {
        return WIDE.contains(place.type()) ? "in" : "at";
    }
}
