package ai.travion.router.followup;

import ai.travion.atlas.almanac.CalendarSpeech;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.rewrite.StandAlone;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * "Is it ethical?", "which class is best", "cheapest", "can I book it online" after a question about a thing are asked of the thing, and
 * not of the town that it is in, and never of a place that was spoken of long before.
 */
final class AskedOfTheThing implements Completion {

    private static final int LONGEST_WORDS = 9;
    private static final int LATELY = 3;
    private static final String LEAD =
            "^\\W*(?:(?:and|but|so|or|ok(?:ay)?|then|well|hmm+|oh|right|cool|nice|great|thanks|what\\s+about|how\\s+about)\\b[\\s,.!:]*)*";
    private static final Pattern END = Patterns.anyCase("(?:\\s+(?:tho|though|btw|lol))?[\\s?.!]*$");
    private static final Pattern OPENING = Patterns.anyCase(LEAD);
    /** What is asked of the weather or of the way is asked of the place. */
    private static final Pattern OF_A_PLACE = Patterns.words(
            "far|near|close|raining?|rains?|rainy|hot|cold|warm|sunny|windy|humid|dry|wet|weather|true|better\\s+than|how\\s+do\\s+(?:i|we)\\s+get|how\\s+to\\s+get|get\\s+there|around\\s+there");

    private static final Pattern SUBJECT = Patterns.anyCase(
            "\\b(?<verb>is|are|was|does|do|did|can|will|would|should|has|have)\\s+(?:it|that|they|this|these|the\\s+(?:trip|ride|tour|journey|whole\\s+thing))(?=\\s+(?!an?\\s+(?:bus|train|taxi)\\b)(?!(?:\\p{L}+\\s+){1,2}(?:to|that|if)\\b)\\p{L}|\\W*$)");
    private static final Pattern STATED = Patterns.anyCase("\\W*(?:i|we|i'm|we're|my|our)\\b.*");
    private static final Pattern WISHED =
            Patterns.words("want|like|love|looking|need|hop(?:e|ing)|interested|thinking");
    private static final Pattern HOW_LONG_IT_TAKES = Patterns.anyCase(
            "\\W*how\\s+long\\s+(?:does|do|will|would)\\s+(?:it|that|this|they)\\s+(?:usually\\s+|normally\\s+)?take\\W*");
    /** "Which beach is best for the little one?" names what it asks about. */
    private static final Pattern OF_ITS_OWN_KIND = Patterns.anyCase(
            LEAD
                    + "(?:which|what)\\s+(?:beach(?:es)?|towns?|places?|parks?|temples?|stops?|villages?|cit(?:y|ies)|hotels?|restaurants?|hikes?|walks?|waterfalls?|museums?|gardens?)\\b.*");
    /** Orders change a plan, whatever was asked since. */
    static final Pattern CHANGES = Patterns.anyCase(
            LEAD
                    + "(?:please\\s+)?(?:remove|drop|skip|add|swap|replace|move|make|change|bring|extend|shorten|delete|cancel|keep|put|push|postpone|leave|start|end)\\b.*");

    /** "Is it safe to walk at 9 pm?" asks of walking. */
    private static final Pattern OF_A_DEED =
            Patterns.anyCase("\\b(?:is|was|would)\\s+it\\s+(?:\\p{L}+\\s+){1,2}to\\s+\\p{L}");

    private static final Pattern OBJECT = Patterns.anyCase(
            "\\b(?<verb>try|buy|eat|drink|see|watch|book|reserve|do|get|find|have|taste|order|rent|hire|extend|need|use|join|attend|catch|take|cook|make|reach|of|for|about|with|like)\\s+(?:it|that|them|those|these|one|some)\\b(?!\\s+(?:too|is|are|beach|day|place)\\b)");
    private static final Pattern ONE = Patterns.anyCase(
            "\\b(?:is|are)\\s+there\\s+(?:also\\s+)?(?:an?(?:other)?\\s+|any\\s+)?(?<how>(?:early|late|later|direct|night|evening|morning|cheaper|faster|slow|express)\\s+)?ones?\\b");
    private static final Pattern MEASURED = Patterns.anyCase(
            LEAD
                    + "(?:the\\s+|an?\\s+|any\\s+|some(?:thing|where)?\\s+)?(?<how>cheap(?:er|est)?|better|best|fast(?:er|est)|slow(?:er|est)|short(?:er|est)|long(?:er|est)|earl(?:ier|iest)|later|latest|last|quiet(?:er|est)?|nic(?:er|est)|safe(?:r|st))(?:\\s+(?:ones?|options?|way|place))?\\W*$");
    private static final Pattern LED = Patterns.anyCase(
            LEAD
                    + "(?<rest>(?:with|without|for|under|near|in\\s+the\\s+(?:morning|evening|afternoon)|at\\s+night|on\\s+(?:sundays?|weekends?|poya\\s+days?))\\b.+)$");
    /** What is asked of things, in so few words that it is asked of nothing else. */
    private static final Pattern ASPECT = Patterns.words(
            "how\\s+(?:much|long|often|many|early|late|big|old|spicy|bumpy)|costs?|prices?|expensive|tickets?|class(?:es)?|seats?|online|book(?:ing|ed)?|reserv\\p{L}*|advance|refund\\p{L}*|extend|hours|time|times|when|months?|season|where|which|why|safe|allowed|legal|worth|versions?|veg|vegan|vegetarian|halal|included|documents?|photos?|requirements?|apply|days?|duration|luggage|toilets?|food|ingredients?|recipe|ethical|scenic|crowded|busy|guide|permit|fees?|free|wear|bring|best\\s+(?:place|time|one|company|operator|spot)|cheapest|any\\s+good|stay|first\\s+timers?|evening|night");

    /** What is asked of going to see an animal, and not of the animal. */
    private static final Pattern OF_WHAT_IS_DONE = Patterns.words(
            "ethical|cruel|humane|responsible|legal|allowed|safe|dangerous|expensive|worth|fun|scary|guaranteed|ok(?:ay)?|sustainable|touristy");

    /** At the place that was spoken of; "is there" points at none. */
    private static final Pattern THERE =
            Patterns.anyCase("(?<!\\b(?:is|are|was|were) )\\bthere\\b(?! (?:is|are|an?|any)\\b)");

    private static final Pattern IN_A_SEASON = Patterns.words(
            "safe|dangerous|ok(?:ay)?|rough|good|crowded|busy|kids?|child(?:ren)?|beginners?|swimmers?|\\d+[- ]?years?[- ]olds?");

    private static final Pattern OF_SEVERAL =
            Patterns.words("the two|both|(?:which|one|any|some) of (?:them|those|these)|which ones?");
    /** How long one stays and what one wears is asked of the place where an animal lives. */
    private static final Pattern OF_NO_ANIMAL = Patterns.words(
            "wear|bring|stay|sleep|eat|how (?:many|long).*(?:days|nights|stay|need)|hotels?|old(?:er)?|kids|children|hard|steps|open|parking");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        boolean open = !before.conversation().plan()
                && message.calendar().isEmpty()
                && message.nearby().isEmpty()
                && message.places().refused().isEmpty()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().has(OF_A_PLACE)
                && !message.said().has(OF_SEVERAL)
                && !message.said().is(OF_ITS_OWN_KIND)
                && !Alternative.isSoughtIn(message)
                && !(message.said().is(CHANGES)
                        && !before.conversation().itinerary().isEmpty())
                && CalendarSpeech.read(message.places().remainder(), true).isEmpty();
        return open
                ? before.last()
                        .filter(AskedOfTheThing::asks)
                        .flatMap(last -> thing(last, before)
                                .filter(thing -> Thing.of(message).isEmpty())
                                .filter(thing ->
                                        !(thing.isSeenOrDone() && message.said().has(OF_NO_ANIMAL)))
                                .flatMap(thing -> asked(message, thing, last))
                                .map(query -> inTheCountry(query, last, message, before))
                                .map(query -> inTheMonth(query, last, message)))
                        .map(AskedOfTheThing::asAQuestion)
                        .map(Completed::new)
                : Optional.empty();
    }

    /** After "how long does it take?" of a way, it is still the train that was asked about first. */
    private static Optional<Thing> thing(Reading last, Background before) {
        return Thing.of(last)
                .or(() -> before.earlier().reversed().stream()
                        .skip(1)
                        .limit(LATELY)
                        .filter(said -> last.places().origin().isPresent()
                                && said.places().all().equals(last.places().all()))
                        .flatMap(said -> Thing.of(said).stream())
                        .findFirst()
                        .or(() -> namedIn(last, before)));
    }

    /** "Is kottu spicy?" still speaks of what was asked about before. */
    private static Optional<Thing> namedIn(Reading last, Background before) {
        var text = last.said().text().toLowerCase(Locale.ROOT);
        return before.earlier().reversed().stream()
                .skip(1)
                .limit(LATELY)
                .flatMap(said -> Thing.of(said).stream())
                .filter(thing -> text.contains(thing.kind().toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** Who states something has asked nothing that one can ask on. */
    private static boolean asks(Reading last) {
        return Phrases.asksForSomething(last.said())
                || !last.said().is(STATED)
                || last.said().has(WISHED);
    }

    private static Optional<String> asked(Reading message, Thing thing, Reading last) {
        var text = message.said().text();
        var plain = OPENING.matcher(text).replaceFirst("");
        if (Patterns.isIn(OF_A_DEED, plain)) {
            return Optional.empty();
        }
        if (thing.isAPaper() && Patterns.isAllOf(HOW_LONG_IT_TAKES, plain)) {
            return Optional.of("How long does it take to get a " + thing.kind());
        }
        var subject = Patterns.matcher(SUBJECT, plain);
        if (subject.find()) {
            var name = message.said().has(OF_WHAT_IS_DONE) ? thing.asADeed() : thing.inWords();
            return Optional.of(subject.replaceFirst("${verb} " + Matcher.quoteReplacement(name)));
        }
        var object = Patterns.matcher(OBJECT, plain);
        if (object.find()) {
            return Optional.of(object.replaceFirst("${verb} " + Matcher.quoteReplacement(thing.inWords())));
        }
        var one = Patterns.matcher(ONE, plain);
        if (one.find()) {
            var ends = message.places().isEmpty() ? thing.name() : thing.kind();
            return Optional.of(one.replaceFirst(Matcher.quoteReplacement(
                    "is there a " + (one.group("how") == null ? "" : one.group("how")) + ends)));
        }
        if (!message.places().isEmpty() || message.when().saysAnything()) {
            return Optional.empty();
        }
        var measured = Patterns.matcher(MEASURED, text);
        if (measured.matches()) {
            return Optional.of(measured.group("how") + " " + thing.name());
        }
        var led = Patterns.matcher(LED, text);
        if (led.matches()) {
            return Optional.of(thing.name() + " " + led.group("rest"));
        }
        // "Where exactly?" is asked of all that was said, its time included.
        boolean timed = last.places().isEmpty() && last.when().saysADay();
        return !timed && message.said().has(ASPECT) ? Optional.of(thing.name() + ": " + plain) : Optional.empty();
    }

    /** What is asked on tells nothing of who asks: a question says so at its end. */
    static String asAQuestion(String query) {
        return END.matcher(query).replaceFirst("?");
    }

    /** Whether the sea is safe for children is asked of the month that was spoken of. */
    private static String inTheMonth(String query, Reading last, Reading message) {
        boolean ofAMonth = last.when().start().isPresent()
                && !last.when().exact()
                && !message.when().saysAnything()
                && message.said().has(IN_A_SEASON);
        return ofAMonth
                ? StandAlone.appended(
                        query,
                        "in "
                                + last.when()
                                        .start()
                                        .orElseThrow()
                                        .getMonth()
                                        .getDisplayName(TextStyle.FULL, Locale.ENGLISH))
                : query;
    }

    /** A thing that has no place is asked of in the whole country, and not where the conversation was before. */
    private static String inTheCountry(String query, Reading last, Reading message, Background before) {
        boolean stale = last.places().isEmpty()
                && message.places().isEmpty()
                && !last.places().country()
                && last.places().region().isEmpty()
                && !before.conversation().latest().isEmpty();
        if (stale && message.said().has(THERE)) {
            return before.subject()
                    .flatMap(place -> StandAlone.pointing(query, place.name()))
                    .orElse(query);
        }
        return stale ? StandAlone.appended(query, "in Sri Lanka") : query;
    }
}
