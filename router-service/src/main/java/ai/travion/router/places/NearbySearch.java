package ai.travion.router.places;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Stem;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A search around a point: "closest beach to Kandy", "what is around Sigiriya", "temples within 20 km of Galle".
 *
 * @param facility what is sought, in the singular; empty where anything is
 * @param here whether the place to search around is one that the conversation knows ("nearby", "near there") rather than
 *     the first target of the message
 * @param radiusKm the radius in kilometres, where one is said
 * @param limit how many
 */
public record NearbySearch(String facility, boolean here, Optional<Double> radiusKm, int limit) {

    private static final int USUAL_LIMIT = 5;
    private static final int HIGHEST_LIMIT = 10;
    private static final int FACILITY_WORDS = 3;
    private static final String NEAR =
            "near(?:by)?(?:\\s+to)?|close\\s+to|closest\\s+to|nearest\\s+to|not\\s+(?:too\\s+)?far\\s+(?:away\\s+)?from|next\\s+to|in\\s+the\\s+(?:vicinity|area|neighbou?rhood)\\s+of|surrounding|outside(?:\\s+of)?|a\\s+short\\s+(?:drive|trip|walk|ride)\\s+from";
    /** Without one of these there is no search; the other patterns take their time. */
    private static final Pattern NEARNESS = Patterns.anyCase(
            "near|close|around|far|next\\s+to|vicinity|area|neighbo|surround|outside|short|within|\\d\\s*k");

    /** "Besides Sigiriya, what else is …": what is known already is not what is searched around. */
    private static final Pattern KNOWN_ALREADY = Patterns.anyCase(
            "^\\W*(?:besides|apart\\s+from|aside\\s+from|other\\s+than|except(?:\\s+for)?)\\s+[^?]{1,60}?[\\s,]+(?=(?:what|which|where|is|are|any|anything)\\b)");

    private static final String AROUND = "around";
    private static final Pattern BEFORE_PLACE = Patterns.anyCase("(?<what>.*?)\\b(?:(?<near>" + NEAR + ")|(?<around>"
            + AROUND + "))\\s+(?:the\\s+)?(?:town\\s+of\\s+|city\\s+of\\s+)?#+.*");
    private static final Pattern NEAREST_TO = Patterns.anyCase(
            "(?:.*\\b)?(?:closest|nearest)\\s+(?<what>[\\p{L}][\\p{L} '-]{1,40}?)\\s+(?:to|from|of|around|near|by|in|at)\\s+(?:the\\s+)?#+.*");
    /** "How far is it from Kandy to the closest beach?" */
    private static final Pattern FROM_HERE_TO_THE_NEAREST = Patterns.anyCase(
            ".*\\bfrom\\s+#+\\s+to\\s+(?:the\\s+|its\\s+)?(?:closest|nearest)\\s+(?<what>[\\p{L}][\\p{L} '-]{1,40}?)\\W*$");
    /** What stands in towns: asked for in one, it is looked for around it. */
    private static final Pattern FACILITY_IN = Patterns.anyCase(
            "\\W*(?:(?:is|are)\\s+there\\s+|any\\s+|where\\s+(?:can|could|do)\\s+(?:i|we)\\s+(?:get|find|buy)\\s+|where(?:'s|\\s+is|\\s+are)\\s+)?(?:an?\\s+|any\\s+|the\\s+|some\\s+|24\\s*/\\s*7\\s+|24\\s*hours?\\s+|good\\s+|open\\s+|big\\s+)*(?<what>(?:gyms?|scuba\\s+shops?|dive\\s+(?:shops?|centres?|centers?)|surf\\s+shops?|bike\\s+(?:shops?|rentals?)|scooter\\s+rentals?|mosques?|church(?:es)?|massages?|spas?|yoga\\s+(?:studios?|classes)|coworking\\s+spaces?))\\s+(?:in|at|of|close\\s+to|near|around|by)\\s+(?:the\\s+)?#+\\W*(?:nearby|please|pls|now)?\\W*$");

    private static final Pattern FACILITY = Patterns.words(
            "gyms?|scuba|dive (?:shops?|cent\\p{L}+)|(?:surf|bike) shops?|mosques?|church(?:es)?|massages?|spas?|yoga|coworking");
    private static final Pattern NEAREST =
            Patterns.anyCase("(?:.*\\b)?(?:closest|nearest)\\s+(?<what>[\\p{L}][\\p{L} '-]{1,40}).*");
    private static final Pattern NEARBY = Patterns.anyCase(
            "(?<what>.*?)\\b(?:nearby|near\\s+(?:here|there|me|us|it|by)|around\\s+(?:here|there|me)|close\\s+(?:by|to\\s+(?:here|there|it))|in\\s+the\\s+(?:area|vicinity|neighbou?rhood))\\b.*");
    private static final Pattern WHAT_IS_NEARBY = Patterns.anyCase(
            ".*\\b(?:what(?:'s|\\s+is|\\s+are)?|which|any)\\s+(?<what>[^#]{0,30}?)\\b(?:nearby|close\\s+by|near\\s+(?:here|me))\\W*$");
    private static final Pattern WHAT_IS_AROUND = Patterns.anyCase(
            ".*\\b(?:what(?:'s|\\s+is|\\s+else\\s+is)?|things|places|attractions|sights|anything|something|stuff|temples?|beach(?:es)?|waterfalls?|parks?|hotels?|restaurants?|hikes?|viewpoints?)\\b.*");
    /** Sentences with "near" or "around" that search for nothing. */
    private static final Pattern NO_SEARCH = Patterns.anyCase(
            "\\W*(?:for\\s+)?(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)[\\s-]+(?:\\p{L}+\\s+)?(?:days?|nights?|weeks?)\\b.*|(?:.*\\b)?(?:get(?:ting)?|walk(?:ing)?|driv(?:e|ing)|mov(?:e|ing)|go(?:ing)?|travel(?:ling|ing)?|live|living|staying|am|i'm|we're|located|base|based|basing|was|were|been|happened|how|why|when|who|plan|planning|trip|tour)\\b[^#]*");

    private static final Pattern COUNT = Patterns.anyCase(
            ".*\\b(?:top|the|show(?:\\s+me)?|list|find|any|best)?\\s*(?<n>\\d{1,2})\\s+(?!km|kilo|days?|people|adults|kids|min|hour|star).*");
    /** "a beach for children": what is sought stands before. */
    private static final Pattern QUALIFIED = Patterns.anyCase("(?<=\\p{L}{3,20}\\s)(?:with|without|for|that)\\s.*");

    /** "Flat day stuff": when it is done, and not what it is. */
    private static final Pattern KIND_OF_DAY = Patterns.anyCase(
            "\\b(?:flat|rest|lazy|slow|off|free|down|windless|calm|easy|chill(?:ed)?|quiet|wet|rainy|hot|no[\\s-]surf|non[\\s-]surf(?:ing)?|full|half)[\\s-]days?\\b");

    /** "We don't like temples. What can we see": what was said before is not what is sought. */
    private static final Pattern SAID_BEFORE = Pattern.compile("^.*[.!?;]\\s+(?=\\S)", Pattern.DOTALL);

    private static final Pattern CASH_MACHINE = Patterns.words("atm|cash ?point|cash dispenser");

    private static final Set<String> NO_FACILITY = Set.of(
            "what",
            "what's",
            "which",
            "where",
            "where's",
            "are",
            "is",
            "there",
            "the",
            "a",
            "an",
            "any",
            "some",
            "best",
            "good",
            "nice",
            "great",
            "top",
            "find",
            "show",
            "me",
            "can",
            "could",
            "i",
            "we",
            "you",
            "to",
            "see",
            "do",
            "visit",
            "of",
            "most",
            "beautiful",
            "popular",
            "famous",
            "thing",
            "place",
            "attraction",
            "sight",
            "stuff",
            "idea",
            "option",
            "activity",
            "something",
            "anything",
            "else",
            "interesting",
            "tell",
            "about",
            "located",
            "list",
            "for",
            "in",
            "and",
            "or",
            "with",
            "that",
            "on",
            "at",
            "closest",
            "nearest",
            "please",
            "my",
            "our",
            "want",
            "need",
            "would",
            "like",
            "looking",
            "recommend",
            "suggest",
            "know",
            "have",
            "get",
            "give",
            "worth",
            "visiting",
            "seeing",
            "cheap",
            "cool",
            "fun",
            "one",
            "spot",
            "area",
            "go",
            "all",
            "no",
            "lovely",
            "other",
            "more",
            "many",
            "few",
            "also",
            "then",
            "so",
            "but",
            "it",
            "does",
            "exist",
            "around",
            "how",
            "much",
            "should",
            "us",
            "let",
            "explore",
            "somewhere",
            "will",
            "be",
            "hi",
            "hello",
            "active",
            "outdoor",
            "exciting",
            "special",
            "cultural",
            "unusual",
            "romantic",
            "new");

    /** The search that a message asks for, if it does. */
    public static Optional<NearbySearch> in(NamedPlaces places) {
        var radius = Radius.in(places.remainder());
        // "No beaches please, what can we see near Galle?" looks for no beach.
        var text = ai.travion.atlas.Refusals.takenOut(radius.map(Radius::rest).orElse(places.remainder()));
        if (!Patterns.isIn(NEARNESS, text) && !Patterns.isIn(FACILITY, text) && !Errands.maybeIn(text)) {
            return Optional.empty();
        }
        var km = radius.map(Radius::km);
        if (!places.isEmpty() || !places.beyond().isEmpty()) {
            var errand =
                    places.targets().size() + places.beyond().size() > 2 ? Optional.<String>empty() : Errands.in(text);
            return errand.map(needed -> new NearbySearch(needed, false, km, limit(text)))
                    .or(() -> aroundPlace(text, km));
        }
        return aroundHere(text, km);
    }

    private static Optional<NearbySearch> aroundPlace(String message, Optional<Double> km) {
        var text = KNOWN_ALREADY.matcher(message).replaceFirst("");
        for (var asked : List.of(NEAREST_TO, FROM_HERE_TO_THE_NEAREST, FACILITY_IN, WHAT_IS_NEARBY)) {
            var match = Patterns.matcher(asked, text);
            if (match.matches()) {
                return Optional.of(search(match.group("what"), false, km, text));
            }
        }
        var near = Patterns.matcher(BEFORE_PLACE, text);
        if (!near.matches() || near.group("what").contains("#") || Patterns.isAllOf(NO_SEARCH, near.group("what"))) {
            return Optional.empty();
        }
        if (near.group("around") != null && !Patterns.isAllOf(WHAT_IS_AROUND, near.group("what"))) {
            return Optional.empty();
        }
        return Optional.of(search(near.group("what"), false, km, text));
    }

    private static Optional<NearbySearch> aroundHere(String text, Optional<Double> km) {
        var near = Patterns.matcher(NEARBY, text);
        if (near.matches() && !Patterns.isAllOf(NO_SEARCH, near.group("what"))) {
            // What one needs has its own name, in whatever words: "somewhere to eat near it".
            var what = Errands.in(text).orElse(near.group("what"));
            return Optional.of(search(what, true, km, text));
        }
        var nearest = Patterns.matcher(NEAREST, text);
        return nearest.matches() && !text.matches("(?i).*\\bhow\\b.*")
                ? Optional.of(search(nearest.group("what"), true, km, text))
                : Optional.empty();
    }

    private static NearbySearch search(String what, boolean here, Optional<Double> radiusKm, String text) {
        return new NearbySearch(facility(what), here, radiusKm, limit(text));
    }

    private static int limit(String text) {
        var count = Patterns.matcher(COUNT, text);
        if (!count.matches()) {
            return USUAL_LIMIT;
        }
        int said = Integer.parseInt(count.group("n"));
        return said == 0 ? USUAL_LIMIT : Math.min(said, HIGHEST_LIMIT);
    }

    private static String facility(String what) {
        var sought = SAID_BEFORE.matcher(what).replaceFirst("");
        var thing =
                KIND_OF_DAY.matcher(QUALIFIED.matcher(sought).replaceFirst("")).replaceAll(" ");
        var words = Utterance.of(thing).words().stream()
                .map(Stem::of)
                .filter(word -> !NO_FACILITY.contains(word) && !Character.isDigit(word.charAt(0)))
                .toList();
        List<String> last = words.subList(Math.max(0, words.size() - FACILITY_WORDS), words.size());
        return CASH_MACHINE.matcher(String.join(" ", last)).replaceAll("cash machine");
    }
}
