package ai.travion.grader;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Something that changes too fast for a knowledge base: only the web knows what a room costs tonight.
 *
 * <p>Decided by the question alone. A rule says how the topic is asked for and what looks like it and is another matter: the
 * hotel that a governor built is history, a flight of steps is no flight.
 *
 * @param unless where this is found too, the topic is not meant
 */
record ExternalTopic(String name, Pattern asked, Pattern unless) {

    private static final Pattern NEVER = Pattern.compile("(?!)");

    private static final String HISTORY =
            "\\b(?:histor(?:y|ically)|built|builder|architects?|founded|founder|originally|formerly|former|once|used to be|turned into|governor(?:'s)?|century|legend|"
                    + "stor(?:y|ies) (?:of|behind)|who (?:was|were|built|designed|owned)|designed by|named after|since when|when (?:was|were|did)|did (?:[\\w'’-]+ ){1,4}(?:build|design|create|found|plan|draw)|(?:build|design)(?: \\w+)? in the (?:fif|six|seven|eigh|nine)ties|happen(?:e)?d to|(?:fif|six|seven|eigh|nine)ties)\\b";

    private static final String SEASON =
            "\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|season|seasons|monsoon|climate|usually|usual|typical(?:ly)?|"
                    + "generally|average|all year|year[- ]round|best time|best month|months?|in (?:summer|winter)|during|normally|why)\\b";

    /** How long before one has to book is advice; whether a room is free is not. */
    private static final String HOW_EARLY =
            "\\bhow (?:ea?rly|soon|far (?:ahead|in advance|out|before)|long (?:ahead|before|in advance)|many (?:days|weeks|months) (?:ahead|before|early|in advance))\\b";

    /** Whoever wants to get in does not walk past; "tonight" they may also eat beside the hotel that they have. */
    private static final String A_BED_IS_ASKED_FOR =
            "rooms?|availab\\w+|vacanc\\w+|stay|sleep|book\\w*|recommend\\w*|cheap\\w*|best|good|price\\w*|rates?|hotels|get (?:\\w+ )?(?:in|into)|check(?:ing)?[- ]in|put (?:me|us) up|"
                    + "(?:a|per|one|another|extra|more) nights?|full(?! (?:moon|day))|fully|free (?:tonight|tomorrow|on|for|this|next|that)|how much (?:a|per|for)|(?-i:(?:[A-Z][a-z]+ )+Hotel)[^.?!]{0,40} tonight|tonight[^.?!]{0,40} (?-i:(?:[A-Z][a-z]+ )+Hotel)";

    /** "Can I walk from our hotel to the lake?", "is the Grand Hotel worth a look?": nobody asks for a room. */
    private static final String A_HOTEL_FOR_A_LANDMARK = "^(?![\\s\\S]*\\b(?:" + A_BED_IS_ASKED_FOR + ")\\b)"
            + "[\\s\\S]*\\b(?:(?:my|our) (?:\\w+ )?hotel|(?:in|at|from|of) (?:the|an?|his|her|their) (?:hotel|hostel|guest ?house|home ?stay|villa|resort) (?:\\w+ )?(?:said|says|told|tells|claims?|swears?|thinks?)|(?:to|from|into|outside|beside|behind|opposite) (?:the|an?|your) (?:hotel|hostel|guest ?house|home ?stay|villa|resort)|(?-i:(?:[A-Z][a-z]+ )+Hotel))\\b";

    /** "Do monkeys come through the hotel windows": a part of a house by the way, and no room in it. */
    private static final String A_PART_OF_A_HOUSE = "^(?![\\s\\S]*\\b(?:" + A_BED_IS_ASKED_FOR + ")\\b)"
            + "[\\s\\S]*\\b(?:the|my|our|your|an?) (?:hotel|hostel|guest ?house|home ?stay|villa|resort)(?:'s)? "
            + "(?:windows?|doors?|gardens?|lawns?|grounds|roofs?|balcon(?:y|ies)|terraces?|verandas?|walls?|gates?|kitchens?|bins?|owners?|staff)\\b";

    /** "Do hotel rooms in the hills have heating": what they all have or lack a guide knows, whichever is free. */
    private static final String WHAT_HOTELS_HAVE =
            "\\b(?:do|does|will|would) (?:\\w+ ){0,3}(?:hotels?|hostels?|guest ?houses?|home ?stays?|lodges?|resorts?|villas?)(?: rooms?)?(?: [\\w'’-]+){0,6}? "
                    + "(?:(?:have|has|provide|supply|lend|give|keep|come with|wash|mind|object|refuse|allow)(?! (?:\\w+ ){0,3}(?:rooms?|beds?|vacanc\\w+|availab\\w+|space)\\b)|make (?:a |any )?(?:fuss|trouble))\\b|"
                    // What is in all of them, or how they all are.
                    + "\\b(?:is|are) there (?:[\\w'’-]+ ){1,3}in (?:the |most |all )?(?:hotels|hostels|guest ?houses|home ?stays|lodges)\\b|"
                    + "\\bare (?:the )?(?:hotel|hostel|guest ?house)s? rooms (?:[\\w'’-]+ ){0,4}(?:heated|air[- ]?conditioned|damp|cold|warm|screened)\\b";

    /** "Do I haggle or are prices fixed", "he made tea cheaper": how it is with prices, and none of them. */
    private static final String NOT_WHAT_IT_COSTS =
            "\\bprices? (?:\\w+ )?(?:fixed|marked|set)\\b|\\bfixed prices?\\b|\\b(?:haggl\\w+|bargain(?:ing)?)\\b|"
                    + "\\b(?:made|make|making) (?:[\\w'’-]+ ){0,5}(?:cheap(?:er)?|affordable)\\b";

    /** "Can I throw my ticket away": of one that is in the hand, or of what one such lets in to. */
    private static final String A_TICKET_IN_THE_HAND =
            "\\b(?:throw|keep|kept|lose|lost|show|hold on to|hang on to|tear) (?:away )?(?:my|our|the|your|this|that) (?:\\w+ )?tickets?\\b|"
                    + "\\b(?:one|same|single) (?:\\w+ )?tickets? (?:\\w+ )?(?:for|covers?|includes?|good|valid|gets?|lets?|is|does)\\b|"
                    + "\\btickets? (?:covers?|includes?|valid|good for|lets?)\\b|\\bdoes (?:the|my|our|one|a) (?:\\w+ )?tickets? (?:cover|include|last|let|get|count)\\b";

    /** "Is it cheaper in July?": which season costs less a guide knows, and which of two ways does. */
    private static final String WHEN_OR_WHICH_IS_CHEAPER =
            "\\bcheaper\\b[^.?!]*\\b(?:in|during|before|after|outside) (?:\\w+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:low |off |high |peak )?season|monsoon)\\b|"
                    + "\\bwhich (?:bus|train|boat|ferry|way|class|road|side)\\b[^.?!]{0,20}\\bcheap(?:er|est)?\\b|"
                    // For whom it is cheaper, whatever it costs.
                    + "\\bcheaper for (?:\\w+ ){1,3}than\\b";

    /** "Which street is for cheap cloth": a number or a street is asked for, and what is cheap stands by the way. */
    private static final String CHEAP_BY_THE_WAY =
            "^(?![\\s\\S]*\\b(?:prices?|costs?|fees?|fares?|pay|how much)\\b)[\\s\\S]*\\b(?:which|what) (?:streets?|roads?|lanes?|numbers?|quarter|corner)\\b|"
                    + "\\b(?:come|came|coming|arrive|arriving|land|landing|bring|bringing) with (?:\\w+ )?(?:dollars|euros|rupees)\\b";

    private static final String SUCH_A_FLIGHT = "(?:an?|the|my|our|his|her|their|such an?) (?:\\w+ ){0,2}flights?\\b";

    /** A flight that is behind or before a traveller is none that they look for. */
    private static final String A_FLIGHT_BY_THE_WAY =
            "^(?![\\s\\S]*\\b(?:airlines?|air ?fares?|plane tickets?|fly (?:to|from|into|out)|flights (?:to|from|between))\\b)"
                    + "[\\s\\S]*\\b(?:(?:after|before|between|until|till|following) "
                    + SUCH_A_FLIGHT
                    + "|(?:off|from|catch) "
                    + SUCH_A_FLIGHT
                    + "(?! (?:\\w+ )?(?:from|to)\\b))";

    /** What befell the traveller an hour ago is no news: they ask what to do. */
    private static final String MISHAP =
            "^(?=[\\s\\S]*\\b(?:i|we|my|our|me|us|got)\\b)[\\s\\S]*\\b(?:bit|bitten|stung|scratched|cut (?:my|our|his|her|a)|burnt|burned|sunburn\\w*|robbed|pick-?pocketed|stolen|stole|lost (?:my|our)|fevers?|diarrh\\w+|vomit\\w*|throwing up|"
                    + "(?:feel|feeling|been|is|was|got|am|are) (?:\\w+ )?(?:sick|ill|unwell|dizzy)|rash|hurt|sprained|twisted|fell|swollen|stomach|headaches?|missed (?:my|our|the))\\b";

    private static final String EATING_HOUSES = "restaurants?|eater(?:y|ies)|bistros?|steak ?houses?";

    private static final List<ExternalTopic> ALL = List.of(
            aPlaceToStay(),
            aPlaceToEat(),
            aPrice(),
            howMuchItIs(),
            aBooking(),
            theWeatherNow(),
            openNow(),
            aTimetable(),
            aFlight(),
            theSituationNow(),
            whatHappenedLately());

    private static final Set<String> KNOWN_TO_A_GUIDE = Set.of("price", "accommodation", "restaurant");

    private static final Pattern AN_AMOUNT = Pattern.compile(
            "\\b(?:how much|how many (?:rupees|dollars|euros)|what (?:do|does|did|will|would|is|are) (?:[\\w'’-]+ ){0,8}(?:costs?|pay|prices?|fees?|fares?|charge|run)|"
                    + "what'?s the (?:\\w+ )?(?:costs?|price|fee|fare|rate)|(?:fares?|fees?|prices?|rates?|costs?) (?:of|for|to)\\b|"
                    + "(?:visa|entry|entrance|ticket|room) (?:fees?|prices?|costs?|rates?))",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern A_HOUSE = Pattern.compile(
            "\\b(?:which|what|best|good|any|recommend\\w*|name|cheap\\w*|availab\\w+|vacanc\\w+|book\\w*) (?:[\\w'’-]+ ){0,3}(?:hotels?|hostels?|guest ?houses?|home ?stays?|villas?|resorts?|lodges?|rooms?|"
                    + EATING_HOUSES + ")\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Set<String> OF_MONEY = Set.of("price", "how much it is", "booking");

    /** Whether a question asks for any of them. */
    static boolean isAskedIn(String question) {
        return ALL.stream().anyMatch(topic -> topic.isIn(question));
    }

    /** Whether a question asks for any of them but what has to be paid. */
    static boolean isAskedBesideMoneyIn(String question) {
        return ALL.stream().filter(topic -> !OF_MONEY.contains(topic.name())).anyMatch(topic -> topic.isIn(question));
    }

    /**
     * Whether a question asks for any of them where an answer was prepared for it: whether cards are charged a fee and hotels are heated is
     * known to who prepared it, what a thing costs and which house has what is not.
     */
    static boolean isAskedBesideWhatAGuideKnowsIn(String question) {
        return ALL.stream()
                .filter(topic -> !KNOWN_TO_A_GUIDE.contains(topic.name())
                        || AN_AMOUNT.matcher(question).find()
                        || A_HOUSE.matcher(question).find())
                .anyMatch(topic -> topic.isIn(question));
    }

    boolean isIn(String question) {
        return asked.matcher(question).find() && !unless.matcher(question).find();
    }

    private static ExternalTopic aPlaceToStay() {
        return topic(
                "accommodation",
                "\\b(?:hotels?|hostels?|guest ?houses?|home ?stays?|accommodations?|lodgings?|airbnb|villas?|(?:eco[- ])?resorts?|bed and breakfast|b&b|"
                        + "(?:rooms?|beds?) (?:available|free|for (?:tonight|rent|two|the night))|availab(?:le|ility) (?:of )?rooms?|"
                        + "(?:where|somewhere|anywhere|places?|options?) (?:(?:to|can|could|should|do|would|we|i|you) ?)+(?:stay(?! (?:dry|cool|warm|safe|clean|calm|quiet|clear|away|out|in (?:the )?shade|under|together|upright|awake))|sleep|spend the night|crash)|vacanc(?:y|ies)|"
                        + "(?:some ?where|any ?where|place|spot|pad|bed) (?:\\w+ ){0,3}(?:to|for) (?:crash|kip|spend the night|bed down)|"
                        + "bed for the night|roof over (?:my|our) heads?|spend (?:the|a|one) night (?:in|at|near|around))\\b",
                HISTORY + "|" + HOW_EARLY + "|" + A_HOTEL_FOR_A_LANDMARK + "|" + A_PART_OF_A_HOUSE + "|"
                        + WHAT_HOTELS_HAVE
                        + "|\\b(?:tents?|camp(?:ing|ed|site)?)\\b|^\\W*(?:and |so |but )?why (?:does|do|is|are|did)\\b|\\bbefore it (?:was|became)\\b");
    }

    /** Which house cooks well this year the web knows; what is eaten in them, when and in which clothes a guide does. */
    private static ExternalTopic aPlaceToEat() {
        return topic(
                "restaurant",
                "\\b(?:which|what|best|good|nice|great|any|top|popular|recommend\\w*|suggest\\w*|name|cheap\\w*|fine|decent|find|list|show|closest|nearest|open|where (?:is|are)|book\\w*|reserve) (?:[\\w'’-]+ ){0,3}(?:"
                        + EATING_HOUSES
                        + ")\\b|\\btable (?:for (?:two|three|four|\\d+)|tonight|at)\\b",
                HISTORY
                        + "|^\\W*(?:and |so |but )?(?:do|does|is|are|will|would|can|should|must|may|why|how) (?:(?:the|most|all|many|some) )?(?:\\w+ )?(?:"
                        + EATING_HOUSES
                        + ")\\b|\\b(?:what|how) (?:[\\w'’-]+ ){0,6}in (?:an? |the |most )?(?:\\w+ )?(?:"
                        + EATING_HOUSES
                        + ")\\b|\\b(?:tip(?:s|ping)?|dress(?:ed)? code|service charge|alcohol|beer|wine|poya|tap water|ice cubes?)\\b");
    }

    private static ExternalTopic aPrice() {
        return topic(
                "price",
                "\\b(?:prices?|pric(?:ey|ing)|costs?|fees?|fares?|room rates?|cheap(?:er|est)?|expensive|affordable|discounts?|tariffs?|rupees?|lkr|usd|dollars?|euros?|"
                        + "how much (?:money|cash)|free (?:entry|entrance|admission|of charge)|exchange rates?|going rates?|set (?:me|us|you|one) back|"
                        + "(?:free|half price) for (?:kids?|children|students?|seniors?|foreigners?|locals)|worth the money|value for money|"
                        + "(?:be|get|being|getting) (?:over)?charged(?! by)|charges? (?:for|per)|(?:do|does|will|would|should|must|have to|need to) (?:\\w+ ){0,3}pay (?:to|for|at)|"
                        + "what (?:do|does|will|would|should|did) (?:\\w+ ){0,3}pay|what (?:do|does|will|would) (?:\\w+ ){1,6}run (?:to|me|us))\\b",
                "\\brupees? (?:bank ?)?(?:notes?|bills?|coins?)\\b|\\bcost(?:s|ing)?(?: \\w+){0,4} li(?:fe|ves)\\b|\\bat (?:any|all) costs?\\b|\\bcosts? to build\\b|\\bdid(?: \\w+){1,6} cost\\b|"
                        // Whoever wants what is free asks for no price.
                        + "\\bcosts? (?:\\w+ )?nothing\\b|"
                        + NOT_WHAT_IT_COSTS
                        + "|"
                        + WHEN_OR_WHICH_IS_CHEAPER
                        + "|"
                        + CHEAP_BY_THE_WAY);
    }

    private static ExternalTopic howMuchItIs() {
        return topic(
                "how much it is",
                "\\bhow much (?:is|are|does|do|for|will it be|should i pay|to (?:enter|visit|rent|hire|pay))\\b",
                "\\bhow much (?:is|does|do|are)(?: \\w+){0,5} (?:rain|walk|walking|climb|climbing|time|shade|left|known)\\b");
    }

    private static ExternalTopic aBooking() {
        return topic(
                "booking",
                "\\b(?:bookings?|book (?:a|an|the|my|our|me|us|it|one|this|that|tickets?|seats?|online|ahead|early|in advance|now|through|with|trains?|tours?|hotels?|rooms?|safaris?)|"
                        + "(?:to|can i|can we|should i|i|we|pre)[ -]?book|reservations?|reserve (?:a|an|my|our|me|us|seats?|tickets?|rooms?|tables?|online|ahead|in advance)|tickets?|availability)\\b",
                HOW_EARLY
                        + "|"
                        + A_TICKET_IN_THE_HAND
                        + "|\\b(?:the|a|which|what|this|that|his|her|famous) books?\\b|\\b(?:written|wrote|author|novel)\\b|"
                        // Whether one is asked for a ticket at all, and where, a guide knows.
                        + "\\bhow (?:do|can|does|should|far ahead do) (?:i|we|one|you) (?:book|reserve) (?:an?|the|my|our) (?:train|seat)s?\\b|"
                        + "\\btickets? (?:is |are )?(?:needed|required|necessary|checked|counters?|offices?|booths?)\\b|"
                        + "\\b(?:need|require|without)s?(?: (?:a|an|any|the|entrance|entry))* tickets?\\b|"
                        + "\\bwhere(?:abouts)? (?:(?:do|can|does|should|could|would|to|i|we|you|one|people|are|is) )*(?:buy|get|find|collect|sell|pick up|sold)\\b(?: \\w+){0,4} tickets?\\b|"
                        + "\\bwhere (?:are|is)(?: \\w+){0,4} tickets?(?: \\w+){0,4} sold\\b|"
                        + "\\btickets?\\b(?: [\\w'’-]+){0,6},? (?:or (?:is|are) (?:it|they|entry|entrance|admission) free|beforehand|on board|on the (?:spot|bus|train|boat|islet|island|way)|at the (?:gate|entrance|door|jetty|station))\\b|"
                        + "\\b(?:sell|sells|selling) tickets?\\b|"
                        + "\\bknow about (?:the )?tickets?\\b|"
                        // For whom they are other ones.
                        + "\\b(?:concessions?|reductions?)\\b[^.?!]*\\btickets?\\b|\\btickets?\\b[^.?!]*\\bcheaper for (?:\\w+ ){1,3}than\\b|"
                        + "\\b(?:local|resident)s?'? or (?:the |a )?(?:foreign(?:er)?|tourist)s?'? tickets?\\b|"
                        + "\\b(?<!(?:where|how|what|which) )(?:(?:must|should) (?:i|we|one|you)|(?:do|does) (?:i|we|one|you) (?:have|need) to) (?:book|reserve)(?:$|[?.!,]| (?:\\w+ ){0,6}?(?:ahead|before(?:hand)?|early|in advance|at all)\\b)|"
                        + "\\bwhen (?:must|should|do|does) (?:i|we|one|you) (?:have to |need to )?(?:book|reserve)\\b");
    }

    private static ExternalTopic theWeatherNow() {
        return topic(
                "weather now",
                "\\b(?:weather|forecasts?|(?:is|will) it (?:be )?(?:going to )?(?:rain(?:ing|y)?|sunny|hot|cold|windy|storm(?:ing|y)?)(?: \\w+)*? (?:now|today|tonight|tomorrow|this|right)|"
                        + "(?:temperature|rain|wind|waves?|surf|swell)(?: \\w+){0,4} (?:now|today|tonight|tomorrow|right now|at the moment|this (?:week|weekend|morning|afternoon|evening)))\\b",
                SEASON + "|\\b(?:in|for) (?:bad|wet|rainy|cold|hot|any|such|good|dry) weather\\b|"
                        // What the weather does to who is there is known of any day.
                        + "\\b(?:(?<!(?:forecast|news|report) )of|by|despite|whatever|against|depends? on) (?:the |any )?weather\\b|\\bweather (?:permits?|permitting|turns?|changes?)\\b");
    }

    private static ExternalTopic openNow() {
        return topic(
                "open now",
                "\\b(?:(?:open|opened|clos(?:ed|ing)|shut|running|operating|accessible)(?: \\w+){0,5}? (?:now|today|tonight|tomorrow|right now|currently|at the moment|this (?:week|weekend|morning|afternoon|evening))|"
                        + "(?:still|currently|now|today) (?:open|closed|shut|running|operating|accessible|in service)|"
                        + "(?:back (?:in (?:service|operation|business)|to normal|on track|open|running)|(?:open|running|operating|restored|repaired|passable|accessible) again|reopened|re-opened))\\b",
                "");
    }

    private static ExternalTopic aTimetable() {
        return topic(
                "timetable",
                "\\b(?:(?:train|bus|ferry|boat) (?:times?|timetables?|schedules?|departures?)|time ?tables?|schedules? (?:of|for) (?:the )?(?:train|bus|ferry)\\w*|"
                        + "(?:(?:what|wat|which) (?:time|hour)s?|when) (?:is|are|does|do|will)(?: \\w+){0,4}? (?:train|bus|buses|ferry|trains)(?: \\w+){0,5}? (?:leave|depart|arrive|go|run|start)s?|"
                        + "(?:next|first|last) (?:train|bus|ferry)|which trains? (?:run|leave|depart)s?)\\b",
                "\\b(?:when (?:was|were|did)|built|history)\\b");
    }

    private static ExternalTopic aFlight() {
        return topic(
                "flight",
                "\\b(?:flights?|airlines?|air ?fares?|plane tickets?|(?:can|do|could|to|i|we) fly (?:to|from|into|out))\\b",
                "\\bflights? of (?:\\w+ ){0,3}(?:steps?|stairs?|staircases?|fancy)\\b|\\bflights?\\b[^.?!]{0,40}\\b(?:stairs?|staircases?|stairways?)\\b|\\bbirds?\\b|\\bflights? (?:over|above)\\b|\\bfled\\b|"
                        + A_FLIGHT_BY_THE_WAY + "|" + HISTORY);
    }

    private static ExternalTopic theSituationNow() {
        return topic(
                "situation now",
                "\\b(?:right now|at the moment|currently|latest (?:news|situation|update)s?|up[- ]to[- ]date|live (?:score|traffic|update)s?|news|traffic(?: jams?)? (?:now|today)|strikes? (?:today|now|this week)|happening (?:now|today|tonight|this (?:week|weekend))|yesterday|last night|"
                        + "(?:did|was|were|has|have|been)(?: \\w+){1,8} this (?:week|morning|month)|delay(?:ed|s)(?: \\w+){0,3} (?:today|this (?:morning|week))|"
                        + "(?:has|have)(?: \\w+){1,8} been (?:cleared|reopened|restored|repaired)|(?:is|are)(?: \\w+){1,10} after the (?:recent |latest |last )?(?:land ?slides?|floods?|cyclone|storm|earthquake))\\b",
                // What was news in a year that is past is history.
                MISHAP + "|\\b(?:was|were|did|had)\\b[^?.!]*\\bin (?:1\\d{3}|20\\d\\d)\\b");
    }

    /** "How many people came last Tuesday": no text knows it; what travellers tell of their own last year asks for nothing. */
    private static ExternalTopic whatHappenedLately() {
        return topic(
                "what happened lately",
                "(?m)^(?>.*?\\b(?:who|which|what|how (?:many|much|long|often)|did|was|were|has|have|had)\\b).*\\b(?:(?:last|this past|the past) (?:night|weekend|week|month|year|season|"
                        + "(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)|"
                        + "(?:this|earlier this) (?:morning|week|month|year)|(?:two|three|a few|\\d+) (?:days|weeks|months) ago)\\b",
                "\\b(?:i|we|my|our)(?:'ve|'d)? (?:\\w+ ){0,3}(?:were|was|went|visited|saw|stayed|came|been|did|travelled|spent|loved|got|moved|met|had|broke|turned|retired|learnt|learned)\\b|"
                        // What is to come has not happened.
                        + "\\b(?:(?:can|could|should|shall) (?:i|we|one)|best|good|nice)(?: [\\w'’-]+){0,8} this (?:morning|week|month|year)\\b|"
                        + "\\blast (?:night|weekend|week|month) of\\b|"
                        + MISHAP
                        + "|"
                        + HISTORY);
    }

    private static ExternalTopic topic(String name, String asked, String unless) {
        return new ExternalTopic(
                name,
                Pattern.compile(asked, Pattern.CASE_INSENSITIVE),
                unless.isEmpty() ? NEVER : Pattern.compile(unless, Pattern.CASE_INSENSITIVE));
    }
}
