package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.regex.Pattern;

/** The turns of phrase that name a stay or a journey without asking for a plan: "a yoga week in Mirissa". */
final class Stay {

    /** "A yoga week in Mirissa", "Christmas trip to Kandy, 3 days": a stay that is named and not asked about. */
    private static final Pattern STAY = Patterns.anyCase(
            "^\\W*(?:an?\\s+|one\\s+|our\\s+|my\\s+|the\\s+perfect\\s+|just\\s+|only\\s+)*(?!(?:best|worst|next|last|this|rainy|rainiest|busiest|hottest|coldest|public|poya|school|bank|which|what|how|why|when|every|each|national|independence|busy|first|opening|market|full[\\s-]moon|sunny|wet|hot|independent)\\b)(?:[\\p{L}'-]+\\s+){0,3}?(?:days?|weeks?|weekend|honeymoon|holidays?|vacation|getaway|retreat|break|trip|staycation)(?:\\s+for\\s+[\\p{L}\\d]+)?\\s+(?:to|in|at|around|near|from|by)\\s+(?:and\\s+around\\s+)?(?:the\\s+)?#[^?]*$");

    private static final Pattern STAY_OF_DAYS = Patterns.anyCase("^[^?#]*+#[^?]*\\b" + PlanOrder.LENGTH
            + "\\b[^?]*+$|^\\W*(?:for\\s+)?" + PlanOrder.LENGTH + "\\b[^?#]*+#[^?]*+$");
    private static final Pattern NO_STAY = Patterns.words(
            "enough|ago|old|visa|pass|tickets?|rental|rent|hire(?! (?:cars?|vans?)\\b)|before|every|each|stayed|spent|was|were|visited|loved|went|been|had|took|best|how|what|which|when|where|why|who|weather|rain|forecast|cost|price|budget|course|crowd|crowds|crowded|busy|opening|hours|days a week|times a week|once a week|per|vs|versus|distance");
    /** "Not Kandy, we have been": what was is said of that alone. */
    private static final Pattern WHERE_THEY_WERE = Patterns.anyCase(
            "\\b(?:(?:i|we)(?:'ve|\\s+have|\\s+had)?\\s+(?:(?:already|both|all|just|once)\\s+)*(?:been|seen|visited|did|done|was|were|had|know)\\b|(?:already\\s+)?been\\s+(?:there|to)\\b)[^,.;!?]*");

    private static final Pattern ANY_LENGTH =
            Patterns.anyCase("\\b" + PlanOrder.LENGTH + "\\b|\\b\\d{1,2}\\s*[dn]\\s*[/&,-]?\\s*\\d{1,2}\\s*[dn]\\b");
    /** "We want to visit Kandy next week": whoever says when wants to know how. */
    private static final Pattern SETTING_OUT = Patterns.anyCase(
            "\\b(?:i|we)(?:'d|'ll|'m|'re|\\s+(?:would|will|am|are|want|wish|hope|intend|plan|wanna))?\\s*(?:like|love|going|hoping|thinking|looking|planning)?\\s*(?:to|of|on)?\\s*(?:visit|visiting|see|seeing|go|going|travel|travelling|traveling|come|coming|explore|exploring|spend|spending|do|tour|arrive|arriving|land|landing|fly|flying)\\b[^?]*$");

    private static final int TITLE_WORDS = 8;
    private static final Pattern ARRIVING = Patterns.words(
            "arriv\\p{L}+|land(?:s|ing)?|leav\\p{L}+|fly(?:ing)?|flights?|depart\\p{L}*|touch(?:ing)? down|tak(?:e|ing) off|get(?:ting)? (?:in|out)|in on the|out on the|red[ -]?eye|plane");
    /** "Wildlife trip", "half day tour of Colombo", "honeymoon". */
    private static final Pattern JOURNEY = Patterns.anyCase(
            "^\\W*(?!(?:my|the|this|that|our|your|any|some|no|business|power|ego|school)\\b)(?:[\\p{L}-]+\\s+){0,3}(?:trip|tour|holiday|vacation|honeymoon|getaway)\\b(?!\\s+(?:guides?|operators?|compan\\p{L}+|agen\\p{L}+|insurance|advisor|prices?|packages?|bus|ideas?|spots?|places?|destinations?|hotels?|resorts?|villas?|suites?|photos?|photographers?|season))[^?]*$");
    /** "We'll be in Ella from the 3rd to the 6th. What do you suggest?" */
    private static final Pattern THERE_THEN = Patterns.anyCase(
            "\\b(?:be|being|going|visiting|spending|staying|coming|travelling|traveling|arriving|landing)\\b[^?]*#.*\\b(?:what\\s+(?:do|would|can)\\s+you\\s+(?:suggest|recommend|propose)|suggest(?:ions?)?|recommend(?:ations?)?|ideas|how\\s+should|what\\s+should\\s+(?:i|we)\\s+do)\\b.*");
    /** A place and a time, and hardly a word besides. */
    private static final Pattern SAYS_NO_MORE = Patterns.anyCase(
            "[^\\p{L}]*(?:(?:from|on|in|at|to|till|until|and|for|the|of|between|we|i|are|am|is|this|next|weekend|with|our|my|family|kids|friends|wife|husband|there|solo|please|after|before|poya|second|third|last|first|jan\\p{L}*|feb\\p{L}*|mar(?:ch)?|apr\\p{L}*|may|june?|july?|aug\\p{L}*|sep\\p{L}*|oct\\p{L}*|nov\\p{L}*|dec\\p{L}*|mon\\p{L}*|tue\\p{L}*|wed\\p{L}*|thu\\p{L}*|fri\\p{L}*|sat\\p{L}*|sun\\p{L}*|st|nd|rd|th|arriv\\p{L}+|leav\\p{L}+|trip|stay\\p{L}*)\\b[^\\p{L}]*)+");

    /** What was, and not what shall be. */
    private static final Pattern PAST = Patterns.words(
            "ago|stayed|spent|was|were|visited|went|been|loved|last (?:week|month|year|summer|winter|time)");

    /** What one wants to know of a place at a time. */
    private static final Pattern OF_THE_PLACE = Patterns.words(
            "weather|rain(?:s|y|fall)?|forecast|temperatures?|costs?|prices?|fees?|rates?|crowd(?:s|ed)?|busy|opening|hours|open|closed|tickets?|visas?|what|which|when|how|why|events?|festivals?|holidays?|poyas?|availability|sunrise|sunset|tell me|info(?:rmation)?|history");

    private static final Pattern TO_BE_THERE = Patterns.words(
            "stay(?:ing)?|visit(?:ing)?|travel(?:l?ing)?|go(?:ing)?|arriv(?:e|ing)|start(?:ing)?|be in|nights?|in total|trip|itinerary|via|back (?:on|by)|then|holidays?|just (?:me|us)");

    /** "Our flight leaves at six. What can we still see?" is asked for the hours until then. */
    private static final Pattern A_JOURNEY = Patterns.words(
            "land(?:s|ing)?|lay-?over|stop-?over|transit|flights?|fly(?:ing)?|plane|ship|cruise|docks?|sails?|check(?:ing)?[ -]?out|touch(?:ing)? down");

    private static final Pattern WHAT_TO_DO = Patterns.words(
            "what (?:can|could|should|shall|would|do|to|might) (?:(?:i|we|you) )?(?:still |possibly |best |realistically )?(?:see|do|visit|fit in|manage|suggest|recommend)|what (?:can|could) be (?:done|seen)|what is (?:possible|doable)|is there time for");

    /** "My flight lands at 2am on Friday, where should I go first?" asks how that day goes. */
    private static final Pattern LANDS = Patterns.words(
            "land(?:s|ing)?|touch(?:ing)? down|flights?|plane|fly(?:ing)? in|flies in|arriv(?:e|es|ing|al)");

    private static final Pattern WHERE_FIRST = Patterns.words(
            "where (?:should|shall|do|can|could|would|to) (?:(?:i|we|one|you) )?(?:best )?(?:go|head|be|drive|stop)(?: to)? first|where (?:should|shall|do|can|could|would|to) (?:(?:i|we|one|you) )?(?:start|begin)|where first");

    private static final Pattern NEVER = Patterns.words("(?:never|not|n't) (?:yet )?been(?: there| before)?");

    /** "Last morning in Kandy on 9 January, plane at 16:40". */
    private static final Pattern A_DAY_THERE = Patterns.anyCase(
            "\\b(?:last|first|final|free|whole|half|full)\\s+(?:\\p{L}+\\s+)?(?:morning|day|afternoon|evening)\\s+(?:in|at)\\s+(?:the\\s+)?#|\\bhours?\\s+(?:ashore|on\\s+(?:land|shore)|in\\s+port|to\\s+spare|lay-?over|stop-?over)\\b");
    /** "Sigiriya on 6 January, starting at 2pm, must see sunset". */
    private static final Pattern WANTED = Patterns.words(
            "start(?:ing)? at|must (?:see|do|have|be)|(?:have|need) to be back|be back|back on board|pick (?:us|me) up|have until|before (?:the|our|my) (?:flight|train|bus|ship|ferry)");

    private static final Pattern BUDGET = Patterns.words("budget");

    /** "Very low budget" says how they travel, and asks for no sum. */
    private static final Pattern LITTLE_MONEY = Patterns.words(
            "(?:low|tight|small|limited|shoestring|modest|student|backpacker'?s?|medium|good|big|decent)[ -]budget|budget(?: is)?(?: (?:very|quite|rather|really))? (?:tight|low|small|limited)|on a(?: (?:tight|low|small|shoestring))? budget");

    private Stay() {}

    /** Whether it tells of what was rather than of what shall be. */
    static boolean tellsOfWhatWas(Utterance said) {
        return said.has(PAST);
    }

    /** Whether it asks where the day begins on which they land. */
    static boolean asksWhereFirst(Reading reading) {
        return reading.when().saysADay()
                && reading.places().targets().isEmpty()
                && reading.said().has(LANDS)
                && reading.said().has(WHERE_FIRST);
    }

    /** "Budget: 75000 LKR, 3 days, Galle" says what may be spent, and asks for no sum; "40 USD a day" is no stay of one day. */
    private static String withoutTheSum(Reading reading) {
        boolean said = reading.wishes()
                .budget()
                .filter(budget -> budget.getAmount().isPresent())
                .isPresent();
        var text = Phrases.withoutRates(reading.places().remainder(), reading);
        return said && !reading.said().has(Phrases.QUESTION)
                ? BUDGET.matcher(text).replaceAll(" ")
                : LITTLE_MONEY.matcher(text).replaceAll(" ");
    }

    /** Whether the message names a stay at a place, and asks nothing: that is a plan without a verb. */
    static boolean isNamedIn(Reading reading) {
        var text = withoutTheSum(reading);
        boolean titled = Patterns.isAllOf(STAY, text) && !reading.said().has(PlanOrder.INFORMATION);
        boolean counted = Patterns.isAllOf(STAY_OF_DAYS, text) && !Patterns.isIn(NO_STAY, text);
        boolean stated = !reading.said().has(Phrases.QUESTION) && !Patterns.isIn(NO_STAY, text);
        boolean lengthAlone = !reading.said().has(Phrases.QUESTION)
                && !Patterns.isIn(NO_STAY, WHERE_THEY_WERE.matcher(text).replaceAll(" "))
                && reading.places().wanted().isEmpty()
                && reading.places().origin().isEmpty()
                && Patterns.isIn(ANY_LENGTH, text)
                && (reading.wishes().areStated()
                        || reading.places().region().isPresent()
                        || reading.places().country()
                        || !reading.travelWords().isEmpty());
        boolean setsOut = stated
                && Patterns.isIn(SETTING_OUT, text)
                && (!reading.places().targets().isEmpty()
                        || reading.places().country()
                        || reading.when().days().isPresent())
                && reading.when().saysAnything();
        boolean here = !reading.places().targets().isEmpty() && stated;
        boolean lengthOrRange = here
                && (Patterns.isIn(ANY_LENGTH, text)
                        || (reading.when().exact()
                                && reading.when().end().isPresent()
                                && Patterns.isAllOf(SAYS_NO_MORE, text)));
        boolean fixed = !reading.said().has(Phrases.QUESTION)
                && !Patterns.isIn(PAST, text)
                && !Patterns.isIn(OF_THE_PLACE, text)
                && (reading.wishes().areStated() || Patterns.isIn(TO_BE_THERE, text))
                && !reading.places().wanted().isEmpty()
                && reading.when().exact()
                && (reading.when().end().isPresent() || reading.when().days().isPresent());
        // Who only tells who comes, and from when to when, orders nothing yet.
        boolean onlyTells = reading.wishes().interests().isEmpty()
                && reading.wishes().topics().isEmpty()
                && OwnStay.isToldIn(reading)
                && Telling.isAllOf(reading);
        boolean arrives = !onlyTells
                && stated
                && reading.when().exact()
                && reading.when().end().isPresent()
                && Patterns.isIn(ARRIVING, text);
        boolean named = stated && reading.said().words().size() <= TITLE_WORDS && Patterns.isAllOf(JOURNEY, text);
        boolean asksWhatToDo = asksWhereFirst(reading)
                || (reading.when().saysADay()
                        && (Patterns.isIn(THERE_THEN, text)
                                || (Patterns.isIn(A_JOURNEY, text) && Patterns.isIn(WHAT_TO_DO, text))));
        boolean told = !reading.said().has(Phrases.QUESTION)
                && !Patterns.isIn(PAST, NEVER.matcher(text).replaceAll(" "));
        boolean range = reading.when().exact()
                && reading.when().end().isPresent()
                && told
                && !onlyTells
                && !Patterns.isIn(OF_THE_PLACE, text)
                && (reading.wishes().areStated()
                        || !reading.wishes().topics().isEmpty()
                        || reading.wishes().party().isPresent());
        boolean onADay = told
                && !reading.places().targets().isEmpty()
                && reading.when().exact()
                && (Patterns.isIn(A_DAY_THERE, text) || Patterns.isIn(WANTED, text));
        if (fixed
                || range
                || onADay
                || arrives
                || named
                || asksWhatToDo
                || (titled && !reading.said().has(Phrases.COST))) {
            return true;
        }
        boolean ofCost = Patterns.isIn(
                Phrases.COST, LITTLE_MONEY.matcher(reading.said().text()).replaceAll(" "));
        return reading.nearby().isEmpty() && !ofCost && (titled || counted || lengthAlone || setsOut || lengthOrRange);
    }
}
