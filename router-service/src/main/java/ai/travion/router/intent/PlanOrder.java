package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.text.Utterance;
import java.util.regex.Pattern;

/** The turns of phrase by which a plan is ordered, and those by which it only seems to be. */
final class PlanOrder {

    private static final String TRIP =
            "(?:trips?|tours?|itinerar(?:y|ies)|itinery|itinary|itenary|itenerary|iternary|holidays?|vacations?|honeymoon|days?|weekend|route|journey|crawl|getaway|stay|excursion|outing|weeks?|schedule|adventure|visit|escape|pilgrimage|safari|program(?:me)?|nights?|morning|afternoon|evening|family\\s+trip|time|plan)";
    private static final String MAKE =
            "(?:plan(?:\\s+out)?|organi[sz]e|arrange|design|create|make|build|prepare|propose|suggest|recommend|draw\\s+up|map\\s+out|put\\s+together|come\\s+up\\s+with|give|draft|schedule|book|show|craft|outline|write|do|need|want|get)";
    private static final Pattern WISHES_TO_COME = Patterns.words(
            "(?:would (?:like|love|be (?:happy|glad))|'d (?:like|love)|want|wish|hope|hoping|planning|plan|intend) (?:to )?(?:visit(?:ing)?|tour(?:ing)?|see|explor(?:e|ing)|travel(?:l?ing)?|com(?:e|ing)|spend(?:ing)?)");
    private static final Pattern ITINERARY = Patterns.words(
            "plan kar(?:anna|annako|apan|la)|itinerar(?:y|ies)|itinery|itinary|itenary|itenerary|iternary|itinerery|day[ -]by[ -]day|day plan|travel plan|trip plan|bar crawl|pub crawl|road ?trip (?:from|to|through|around|across|in)");
    private static final Pattern PLAN = Patterns.anyCase(
            "(?:^|[.!?,;:})\\]\"]\\s*|\\b(?:please|pls|kindly|ok|okay|fine|great|and|then|now|can\\s+you|could\\s+you|would\\s+you|will\\s+you|can\\s+u|help\\s+(?:me|us)(?:\\s+to|\\s+with)?|you\\s+to|want\\s+to|like\\s+to|need\\s+to|let'?s|to|me|us|trying\\s+to|have\\s+to)\\s+)(?:pl+an|plann|schedule|organi[sz]e|arrange)(?:\\s+out|\\s+me|\\s+us|\\s+for)?\\s+(?!to\\b|on\\b|b\\b)\\S+");
    private static final Pattern PLANNING = Patterns.anyCase(
            "\\b(?:planning|plannning|planing)\\s+(?:of\\s+)?(?:an?\\s+|our\\s+|my\\s+|the\\s+)?(?:[\\p{L}\\d-]+\\s+){0,4}?"
                    + TRIP
                    + "\\b|\\b(?:planning|travel)\\s+help\\b|\\bplan\\s+(?:my|our|a|an|the)\\b|^\\W*plan\\b(?!\\s+to\\b)");
    private static final Pattern MAKE_A_TRIP = Patterns.anyCase(
            "\\b" + MAKE
                    + "\\s+(?:me\\s+|us\\s+)?(?:with\\s+)?(?:an?|the|my|our|some|one|two|three|four|five|\\d+)\\s*(?:-?\\s*(?:days?|nights?|weeks?)\\b\\s*)?(?:[\\p{L}\\d-]+\\s+){0,4}?(?:trip|tour|itinerary|holiday|vacation|honeymoon|route|journey|crawl|getaway|excursion|outing|pilgrimage|schedule|travel\\s+plan|plan|adventure|weekend|program(?:me)?)\\b(?!\\s+(?:guide|operator|company|companies|agent|agency|agencies|package|packages|bus|desk|spots?|places?|ideas?|destinations?|insurance))");
    private static final Pattern LONG_TRIP = Patterns.anyCase(
            "\\b(?:\\d{1,2}|one|two|three|four|five|six|seven|ten|a)[\\s-]+(?:days?|nights?|weeks?|weekend)[\\s-]+(?:[\\p{L}-]+\\s+){0,2}?(?:trip|tour|itinerary|holiday|vacation|getaway|plan|route|visit|stay|break|honeymoon|adventure)\\b|\\b(?:weekend|week[- ]long)\\s+(?:trip|getaway|break|escape)\\b");
    /** "Trip to Anuradhapura on 12 January", and no more than that. */
    private static final Pattern TITLE = Patterns.anyCase(
            "^\\W*(?:an?\\s+|my\\s+|our\\s+|the\\s+)?(?:(?:day|weekend|family|short|quick|road|solo|school|full[\\s-]day)[\\s-]+)*(?:trip|tour|excursion|outing|getaway|holiday|vacation)\\s+(?:to|in|around|of|through|for|from)\\b[^?]*$");

    static final String LENGTH =
            "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a\\s+few|a\\s+couple\\s+of)[\\s-]*(?:(?:full|whole|"
                    + Names.SPENT + ")\\s+)?(?:days?|nights?|weeks?|weekend|months?)";
    /** "48 hours in Kandy", "half a day in Galle", "fit Sigiriya and Kandy into two days". */
    private static final Pattern HOURS = Patterns.anyCase(
            "^\\W*(?:\\d{1,2}|a\\s+few|some)\\s*(?:hours?|hrs?)\\s+(?:in|at|around)\\b(?!.*\\benough\\b)|^\\W*(?:half\\s+(?:a\\s+)?day|half-day|(?:an?|one|a\\s+(?:free|whole|full))\\s+(?:morning|afternoon|evening|day))\\s+(?:in|at|around|out\\s+from)\\b|\\b(?:fit|squeeze|combine|cram)\\b[^?]*\\b(?:in|into)\\s+(?:an?|one|two|three|four|five|six|seven|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b[^?]*$|\\byou\\s+(?:fit|squeeze|combine|cram|put)\\b[^?]*\\binto\\s+(?:an?|one|the|my|our)\\s+(?:\\p{L}+\\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|morning|afternoon|evening|day)\\b|\\b(?:i|we)(?:'ve)?\\s+(?:have|got|have\\s+got)\\s+(?:only\\s+|just\\s+|about\\s+)?\\d{1,2}\\s*(?:hours?|hrs?)\\b|\\bhow\\s+would\\s+you\\s+(?:spend|plan|use)\\b|\\b"
                    + LENGTH
                    + "\\b[^.?!]{0,40}\\bwhat\\s+(?:should|to|can|could)\\s+(?:(?:i|we)\\s+)?(?:do|see|visit)\\b|\\bway\\s+to\\s+(?:spend|split|divide|use)\\b[^.?!]*\\b(?:days?|weeks?|nights?)\\b|\\b"
                    + LENGTH
                    + "\\b[^.?!]{0,40}\\b(?:what|which)\\s+(?:\\p{L}+\\s+)?(?:route|itinerary|order|loop|circuit|stops|plan)\\b");
    /** "Can you do a day in Galle for us?", "Put something together", "map a loop": a plan by other verbs. */
    private static final Pattern IN_OTHER_WORDS = Patterns.anyCase(
            "\\bput\\s+(?:something|it|an?\\s+\\p{L}+)\\s+together\\b|\\b(?:work|lay|set|spell|plot)\\s+out\\s+(?:an?|the|our|my|each|every)\\s+(?:\\p{L}+\\s+){0,3}?(?:trail|route|timings?|days?|stages?|legs?|stops|tour|week|weekend|order)\\b|\\b(?:rough|daily)\\s+(?:stages|legs|stops|outline|route)\\b|\\b(?:can|could|would|will)\\s+you\\s+(?:do|map|make|set\\s+up|work\\s+out)\\s+(?:me\\s+|us\\s+)?(?:an?|one|two|three|four|five|\\d{1,2})\\s+(?:\\p{L}+\\s+){0,2}?(?:days?|loop|circuit|morning|afternoon|weekend|week|weeks|round\\s?trip)\\b|\\bmap\\s+(?:me\\s+|us\\s+)?(?:out\\s+)?an?\\s+(?:\\p{L}+\\s+)?(?:loop|circuit|route|round\\s?trip|tour)\\b|\\bgive\\s+(?:me|us|(?:my|our)\\s+\\p{L}+(?:\\s+of\\s+\\d+(?:\\s+\\p{L}+)?)?)\\s+(?:an?|one|two|three)\\s+(?:\\p{L}+\\s+)?(?:mornings?|afternoons?|days?|evenings?|weekend|weeks?)\\s+(?:in|at|around|of)\\b|\\bwhat\\s+(?:should|can|could|shall)\\s+(?:i|we)\\s+(?:do|see|visit)\\s+(?:on\\s+)?(?:each|every)\\s+day\\b|\\bwhere\\s+(?:should|could|would)\\s+(?:he|she|they|you|(?:the|our|my)\\s+driver)\\s+take\\s+(?:me|us)\\b|\\bwhat\\s+would\\s+an?\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:day|weekend|week|morning|afternoon)\\s+(?:in|at|around)\\b[^?]*\\blook\\s+like\\b|\\bsurprise\\s+(?:me|us)\\s+with\\b|\\b"
                    + LENGTH
                    + "\\b[^.?!]{0,40}\\bwhat\\s+would\\s+you\\s+(?:do|suggest|plan)\\b|\\b(?:flight|plane|we|i)\\s+(?:lands?|arrives?|arrive)\\b[^?]{0,80}\\bback\\s+(?:at|to|in)\\s+the\\s+airport\\b|^\\W*(?:(?:ok(?:ay)?|fine|good|great|so|then|let'?s\\s+(?:do|say))\\W+)*(?:"
                    + LENGTH
                    + "|(?:an?\\s+)?half[\\s-]+(?:a\\s+)?day)\\s+there\\b(?![^?]*\\?)");
    /** Who asks where to go wants places named, and no plan yet. */
    private static final Pattern ASKS_WHERE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|please|hi|hello|can\\s+you|could\\s+you)\\W+)*(?:where\\s+(?:should|shall|can|could|would|do|to|is)\\b(?!\\s+\\p{L}+\\s+(?:start|begin))|(?:which|what)\\s+(?:place|town|destination|spot|area|region|part|beach|city|citie)s?\\b|(?:suggest|recommend|name|list|show)\\s+(?:me\\s+|us\\s+)?(?:(?:some|any|a\\s+few|a\\s+couple\\s+of|good|nice|the\\s+best|best|two|three|four|five|\\d)\\s+){1,3}(?:\\p{L}+\\s+){0,2}?(?:beaches|places|spots|towns|villages|waterfalls|temples|parks|hikes|walks|viewpoints|islands|cities|destinations|sights)|(?:suggest|recommend|name)\\s+(?:me\\s+|us\\s+)?(?:somewhere|some\\s+places?|an?\\s+(?:\\p{L}+\\s+)?(?:place|town|spot|destination|beach)|places))\\b");

    private static final Pattern WHICH_OF_TWO = Patterns.anyCase(
            "^\\W*(?:please\\s+)?compar(?:e|ing|ison)\\b[^?#]*#|^[^\\w#]*(?:(?:and|so|but|or|hi|hello|which|what|is|are|would|should|better|to|visit|see|do|go|choose|pick|we|i|you|it|for|us)[^\\w#]++){0,8}#++[^\\w#]*+(?:or|vs\\.?|versus)[^\\w#]++(?:the\\s+)?#++[^\\w#]*(?:$|\\?|(?:if|when|for|with|given|in|as)\\b)(?![^?]*\\b(?:plan|itinerary|organi[sz]e|arrange)\\b)|(?<!#)#++[^\\w#]*+(?:or|vs\\.?|versus)[^\\w#]++(?:the\\s+)?#++\\W[^#]*\\b(?:which|better|nicer|prettier|quieter|best)\\b(?![^?]*\\b(?:plan|itinerary|organi[sz]e|arrange)\\b)");
    private static final Pattern IDEAS = Patterns.anyCase(
            "\\b(?:ideas?|suggestions?|inspiration)\\b[^.?!]*\\b(?:weekend|\\d+\\s+days?|(?:two|three|four|five)\\s+days?|weeks?|honeymoon|anniversary|trip)\\b|\\b(?:weekend|honeymoon|anniversary|day\\s+out|road\\s*trip|holiday|itinerary|route)\\s+(?:ideas?|suggestions?|inspiration)\\b|\\blooking\\s+for\\s+an?\\s+(?:[\\p{L}\\d-]+\\s+){0,4}?(?:trip|getaway|holiday|vacation|itinerary|tour|escape|honeymoon|break)\\b|\\b(?:sort|work)\\s+(?:me\\s+|us\\s+)?out\\s+(?:an?|my|our|the)\\s+(?:[\\p{L}\\d-]+\\s+){0,3}?(?:trip|day|days|route|weekend|itinerary|sunday|saturday|week)\\b|\\b(?:with\\s+(?:\\p{L}+\\s+)?|\\d\\s+)stops?\\b(?:\\s+on\\s+the\\s+way)?|^\\W*(?:please\\s+)?(?:(?:can|could)\\s+you\\s+)?help\\s+(?:me|us)(?:\\s+to|\\s+with)?\\s+plan(?:ning)?\\W*$|\\bneed\\s+(?:some\\s+|your\\s+)?help\\s+(?:with\\s+)?(?:my\\s+|our\\s+)?planning\\b|^\\W*trip\\s+plan(?:ner|ning)\\W*$|\\bplan\\s+(?:ekak|eka|ek)\\b|\\bwhere\\s+(?:should|shall|can|could)\\s+we\\s+(?:go|stay)\\s+(?:for|on)\\s+(?:our|a|the)\\s+(?:honeymoon|anniversary|holiday|weekend|trip)\\b|\\bsomewhere\\b(?![^.?!]*\\b(?:stay|eat|sleep|hotels?|dinner|lunch|rooms?)\\b)[^.?!]{0,40}\\bfor\\s+(?:the\\s+)?"
                    + LENGTH + "\\b");
    /** "Design a slow week in Tangalle". */
    private static final Pattern DESIGN = Patterns.anyCase(
            "\\b(?:design|organi[sz]e|arrange|create|build|craft|prepare|map\\s+out|put\\s+together|suggest|propose)\\s+(?:me\\s+|us\\s+)?(?:an?|our|my|one|two|three|four|five|\\d{1,2})\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:days?|weeks?|weekend|morning|afternoon|evening|nights?)\\b");

    private static final Pattern HOW_TO_SPEND = Patterns.anyCase(
            "\\bwhat\\s+(?:else\\s+)?(?:would|could|can|do|should|might)\\s+you\\s+(?:suggest|recommend|propose|advise|do|plan)\\b[^.?!]{0,40}\\b(?:in|with|for)\\s+(?:our\\s+|my\\s+|about\\s+|the\\s+)?"
                    + "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b|\\b(?:how|where)\\s+(?:should|can|could|do|would|to|best\\s+to|shall)\\s*(?:i|we)?\\s*(?:best\\s+)?(?:spend|use|fill|split|divide)\\b|\\b(?:i|we)(?:'ve)?\\s+(?:have|got|have\\s+got|only\\s+have|will\\s+have|'ll\\s+have)\\s+(?:only\\s+|just\\s+|about\\s+)?(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2}|half\\s+a)\\s+(?:free\\s+|full\\s+|whole\\s+|spare\\s+)?(?:days?|nights?|weeks?|weekend)\\b|\\bwhat\\s+(?:should|can|could|to)\\s*(?:i|we)?\\s*(?:do|see|visit)\\b[^.?!]{0,40}\\b(?:in|with|for)\\s+(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b|\\b(?:what|where)\\b[^.?!]{0,30}\\b(?:do|see|visit|go)\\b[^.?!]{0,30}\\b(?:in|with|for)\\s+(?:only\\s+|just\\s+)?(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b|\\b(?:best|ideal|good|suggested?|perfect|which|what)\\s+(?:\\p{L}+\\s+)?(?:route|way\\s+to\\s+(?:spend|split|divide|organi[sz]e))\\b[^.?!]*\\b(?:days?|weeks?|nights?)\\b|^\\W*(?:\\d{1,2}|one|two|three|four|five|six|seven|ten|a)\\s+(?:days?|nights?|weeks?|weekend)\\s+in\\b");
    private static final Pattern HOW_TO_SPEND_DAYS =
            Patterns.anyCase("\\bhow\\s+(?:should|can|could|would|to)\\b[^.?!]*\\bspend\\b");
    private static final Pattern WHERE_TO_SPEND_IT = Patterns.anyCase(
            ".*\\b(?:(?:which|what)\\s+places\\b|where\\s+(?:to\\s+go|should\\s+(?:i|we)\\s+go)\\b)[^.?!]*\\b(?:in|within|with)\\s+(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a)\\s+(?:days?|weeks?|nights?)\\W*");
    private static final Pattern TOLD = Patterns.anyCase(
            "^\\W*(?:(?:please|can\\s+you|could\\s+you|would\\s+you)\\W+)*(?:tell\\s+(?:me|us)\\s+(?:more\\s+|something\\s+)?about|describe|what\\s+do\\s+you\\s+know\\s+about)\\b");
    private static final Pattern A_PLAN = Patterns.words("plan|itinerary|route|schedule|trip|days?|nights?|weeks?");
    static final Pattern INFORMATION = Patterns.anyCase(
            "\\b(?:how\\s+much|cost|price|(?:should|do|would|shall|must)\\s+(?:i|we|one|you|people|tourists)\\s+(?:tip|pack|bring|carry|wear|pay|need)|how\\s+far|what\\s+is|what's|is\\s+it|is\\s+there|are\\s+there|do\\s+i\\s+need|should\\s+i\\s+(?:bring|pack|wear|avoid|book|get|worry)|which|when\\s+is|what\\s+(?:vaccin\\w+|visa|documents|clothes|currency|should\\s+i\\s+(?:know|see|bring|pack|wear|eat))|best\\s+(?:time|month|season)|any\\s+(?:tips|advice)|is\\s+\\S+\\s+(?:safe|worth|enough|good|open|crowded)|are\\s+\\S+\\s+(?:enough|days)|enough|how\\s+many\\s+days)\\b");
    private static final Pattern WHICH_PLAN = Patterns.anyCase(
            "\\b(?:what(?:'s|\\s+is|\\s+would\\s+be)|which|any|is\\s+there|do\\s+you\\s+have|got)\\s+(?:an?\\s+|the\\s+|your\\s+|some\\s+)?(?!.*\\b(?:time|month|season|bus|train|cost|price)\\b)(?:[\\p{L}\\d-]+\\s+){0,4}?(?:itinerar(?:y|ies)|route|plan)\\b");
    /** What is no matter of a plan, however many days are named. */
    private static final Pattern WHAT_TO_BRING = Patterns.words(
            "(?:what|which clothes|how much) (?:(?:else )?(?:to|(?:should|do|would|shall|must|can) (?:i|we|one|you|people|tourists)|(?:i|we) (?:should|need to|must)) )?(?:pack|bring|wear|tip|carry|take along)|packing list");

    static final Pattern A_FACT = Patterns.words(
            "how much|cost|costs|price|how far|(?:should|do|would|shall|must) (?:i|we|one|you|people|tourists) (?:tip|pack|bring|carry|wear|pay)|tip(?:s|ping)?(?= (?:for )?(?:my|our|a|the|your) (?:driver|guide|staff|waiter))|best (?:time|month|season)|enough|how many days|when is|do i need|should i (?:bring|pack|wear|avoid|book|get|worry)|what (?:vaccin\\w+|visa|documents|clothes|currency)|is (?:it )?safe|is it possible|weather|rain");

    static final Pattern PLAINLY_ORDERED = Patterns.anyCase(
            "(?:^|[.!?,;:]\\s*|\\b(?:please|can\\s+you|could\\s+you|would\\s+you|help\\s+(?:me|us)(?:\\s+to|\\s+with)?|want\\s+you\\s+to)\\s+)(?:pl+an|organi[sz]e|arrange|design|create|make|build|prepare|propose|suggest|give|draw\\s+up|map\\s+out|put\\s+together)\\b");
    /** "Is the weather ok? make plan": an order at the end, whatever was asked before it. */
    private static final Pattern AND_A_PLAN = Patterns.anyCase(
            "(?:^|[.?!,;:]\\s*|\\b(?:please|pls|and|so|then)\\s+)(?:please\\s+|pls\\s+|so\\s+|then\\s+)?(?:make|do|give|create|write|prepare|build|send)\\s+(?:me\\s+|us\\s+)?(?:an?\\s+|the\\s+)?(?:nice\\s+|good\\s+|short\\s+)?(?:plan|itinerary)(?:\\s+(?:please|pls|for\\s+(?:me|us|it|that)))?\\W*$");

    /** What a journey costs, and not how it goes. */
    private static final Pattern ESTIMATE = Patterns.anyCase(
            "^\\W*(?:(?:an?|the|my|our|average|daily|total|rough)\\s+)*budget\\s+(?:for|of|needed)\\b|\\bestimate\\b|\\bexpensive\\b");

    /** Hours between two flights are spent somewhere, whatever else is said of the flights. */
    private static final Pattern BETWEEN_FLIGHTS = Patterns.anyCase(
            "\\b(?:lay-?over|stop-?over|(?:in\\s+)?transit)\\b|\\bbetween\\s+(?:my\\s+|our\\s+|the\\s+|two\\s+|2\\s+)?(?:connecting\\s+)?flights\\b|\\b(?:next|connecting|onward)\\s+flight\\b");

    private static final Pattern HAS_HOURS = Patterns.anyCase(
            "\\b\\d{1,2}\\s*-?\\s*(?:hours?|hrs?|h)\\b|\\b\\d{1,2}[:.]\\d\\d\\b|\\b\\d{1,2}\\s*[ap]\\.?m\\b|\\bin\\s+between\\b|\\b(?:what|where)\\s+(?:can|could|should|to)\\b");
    private static final Pattern IN_BETWEEN = Patterns.anyCase(
            "\\b(?:what|where)\\b[^?]{0,30}\\b(?:do|see|go|visit)\\b(?:[^?]{0,30}\\bbetween\\b)?|\\bplan\\b|\\bshow\\s+us\\b");
    private static final Pattern OF_THE_TRANSIT = Patterns.words(
            "visa|vaccin\\w+|allowed to leave|luggage|lounge|hotel|terminal|transit area|enough|how (?:long|much|far)|delayed|cancelled|gate");

    /** "I have the 5th free", "free on Sunday in Kandy". */
    private static final Pattern HAS_A_DAY_FREE = Patterns.anyCase(
            "\\b(?:i|we)(?:'ve)?\\s+(?:have|got|have\\s+got)\\s+(?:the\\s+|all\\s+of\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?:\\s+\\p{L}+)?\\s+(?:free|off|to\\s+(?:spend|fill))\\b");

    /** Who tells how they come and how they go wants the days between filled. */
    private static final Pattern COMES_AND_GOES = Patterns.anyCase(
            "^[^?]*\\b(?:arriv(?:e|es|ing)|land(?:s|ing)?|get(?:ting)?\\s+(?:in|off)|fly(?:ing)?\\s+in)\\b[^?]*\\b(?:fly(?:ing)?\\s+(?:out|home|back)|(?:plane|flight)\\s+(?:home|out|back)|leav(?:e|ing)|depart(?:s|ing)?)\\b");

    private static final Pattern QUESTION_MARK = Pattern.compile("\\?");

    /** "The whole island in five days", "everything in a week". */
    private static final Pattern WHOLE_ISLAND = Patterns.anyCase(
            "\\b(?:(?:whole|entire|all\\s+(?:of\\s+|over\\s+)?|all\\s+around|around|round)\\s*(?:the\\s+|of\\s+)*(?:island|country|sri\\s+lanka|ceylon)|(?:see|cover|visit|do)\\s+everything|(?:a|the)\\s+(?:loop|circuit|round\\s?trip)|round\\s?trip)\\b[^?]*?(?:\\b"
                    + LENGTH
                    + ")(?![^?]*\\?)|\\b" + LENGTH
                    + "\\b[^.?!]{0,40}\\b(?:(?:whole|entire|all\\s+(?:of\\s+|over\\s+)?|all\\s+around)\\s*(?:the\\s+|of\\s+)*(?:island|country|sri\\s+lanka|ceylon)|(?:see|cover|visit)\\s+everything)\\b(?![^?]*\\?)");

    private static final Pattern DAY_TRIP_ASKED = Patterns.anyCase(
            "\\b(?:can|could)\\s+(?:i|we|you|one|it|they)\\b[^.?!]{0,30}?\\b(?:as|on)\\s+a\\s+day[\\s-]?trip\\b|\\b(?:doable|possible|feasible|manageable)\\s+(?:as|on|for)\\s+a\\s+day[\\s-]?trip\\b|"
                    + "^\\W*(?:(?:is|are|and|so|what\\s+about|how\\s+about)\\s+)?(?:the\\s+)?#+(?:\\s+island)?[^\\w#]*(?:(?:as|for|in|on|is|it|doable|possible|ok|okay|good|feasible|too\\s+far|far|just|only|a|an|one)\\s+)*(?:day[\\s-]?trips?|(?:one|1|a|single|half\\s+a)\\s+day)\\b(?:\\W+(?:doable|possible|ok|okay|enough|realistic|worth\\s+it|worthwhile|feasible|too\\s+much))?(?:\\W+(?:from|out\\s+of)\\b[^?]{0,30})?\\?\\W*$|^\\W*(?:the\\s+)?#+[^?#]{0,40}\\bworth\\s+(?:it|a\\s+(?:day|visit|trip|stop|detour)|going|doing|visiting|the\\s+\\p{L}+)\\b[^?]*\\W*$");

    private PlanOrder() {}

    /** "Tell me about Yala. We are four and come in March" wants to hear of Yala. */
    static boolean asksToBeTold(Utterance said) {
        return TOLD.matcher(said.text()).lookingAt() && !said.has(A_PLAN);
    }

    /** Whether somebody between two flights has hours to spend. */
    static boolean isBetweenFlights(Utterance said) {
        return said.has(BETWEEN_FLIGHTS) && said.has(HAS_HOURS) && (!said.has(OF_THE_TRANSIT) || said.has(IN_BETWEEN));
    }

    /** Whether it asks what to take along, or what to give: that is told, for however long a trip. */
    static boolean asksWhatToBring(Utterance said) {
        return said.has(WHAT_TO_BRING);
    }

    /** Whether it asks for a fact or a sum, however many days it speaks of. */
    static boolean asksForAFact(Utterance said) {
        return said.has(A_FACT) || said.has(ESTIMATE);
    }

    /** "My wife and I would like to visit Sri Lanka from 2 to 11 February. We love tea": who says when they come wants to know where to. */
    static boolean wishesToCome(Reading reading) {
        return reading.when().start().isPresent()
                && reading.when().end().isPresent()
                && reading.places().country()
                && reading.said().has(WISHES_TO_COME)
                && !Phrases.isQuestion(reading.said());
    }

    /** Whether a plan is wanted: "Plan a bar crawl", "I have two days in Ella", and not only mentioned beside a question. */
    static boolean asksForAPlan(Utterance said) {
        boolean plan = said.has(PLAN)
                || said.has(PLANNING)
                || said.has(ITINERARY)
                || said.has(MAKE_A_TRIP)
                || said.has(LONG_TRIP)
                || said.has(TITLE)
                || said.has(DESIGN);
        boolean spends = said.has(HOW_TO_SPEND)
                || said.has(HOURS)
                || said.has(IDEAS)
                || said.has(IN_OTHER_WORDS)
                || said.has(WHICH_PLAN);
        boolean ordered = (plan || spends) && said.has(PLAINLY_ORDERED);
        boolean told = said.has(HAS_A_DAY_FREE)
                || said.has(AND_A_PLAN)
                || (said.has(COMES_AND_GOES) && !said.has(INFORMATION) && !said.has(QUESTION_MARK))
                || isBetweenFlights(said)
                || (said.has(WHOLE_ISLAND) && !said.has(INFORMATION));
        return told || ordered || (plan && !said.has(INFORMATION)) || (spends && !said.has(A_FACT));
    }

    /** Whether it asks which place to choose, and for no plan of it. */
    static boolean asksWhereToGo(Reading reading) {
        var said = reading.said();
        boolean ordered = said.has(PLAN) || said.has(PLANNING) || said.has(ITINERARY) || said.has(HOW_TO_SPEND_DAYS);
        return said.has(ASKS_WHERE)
                && !ordered
                && reading.places().targets().isEmpty()
                && reading.places().beyond().isEmpty()
                && !said.is(WHERE_TO_SPEND_IT)
                && !Stay.asksWhereFirst(reading);
    }

    /** "Delft island, day trip from Jaffna?", "Trincomalee for one day worth it from Dambulla" ask whether it can be done. */
    static boolean asksOfADayTrip(Reading reading) {
        return Patterns.isIn(DAY_TRIP_ASKED, reading.places().remainder())
                && !reading.said().has(PLAINLY_ORDERED);
    }

    /** The same of a way or a stay that is measured by who has not spoken of a trip yet: "Sigiriya to Galle in a day, too much?" */
    static boolean asksWhetherItFits(Reading reading, Context context) {
        return asksOfADayTrip(reading) || (!context.hasSpoken() && TimeItTakes.isAsked(reading));
    }

    /** Whether a plan is ordered by a verb, whatever is asked beside it. */
    static boolean isOrderedPlainly(Utterance said) {
        return said.has(PLAINLY_ORDERED) || said.has(AND_A_PLAN) || said.has(PLAN) || said.has(ITINERARY);
    }

    /** Whether it asks which of two places to choose: "Polonnaruwa or Anuradhapura if we only have one day?" */
    static boolean asksWhichOfTwo(Reading reading) {
        return Patterns.isIn(WHICH_OF_TWO, reading.places().remainder());
    }
}
