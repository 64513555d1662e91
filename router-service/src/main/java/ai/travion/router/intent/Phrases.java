package ai.travion.router.intent;

import ai.travion.router.dates.Names;
import ai.travion.router.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The turns of phrase that tell what a message is for. */
public final class Phrases {

    /** Questions that concern the whole country, whatever place the conversation is about. */
    public static final Pattern GENERAL_MATTER = Patterns.words(
            "visas?|e-?visas?|eta|passports?|currenc(?:y|ies)|exchange rates?|rupees?|e?sims?|sim cards?|vaccin\\w+|malaria|travel insurance|plugs?|adapters?|adaptors?|voltage|sockets?|time ?zones?|tipping|customs|etiquette|languages?|(?:say|words? for|phrases?)\\b[^.?!]{0,40}\\bin (?:sinhal\\p{L}*|tamil)|(?:being gay|gay couples?|lgbtq?|homosexual\\w*|same[- ]sex)|emergency (?:numbers?|services?)|national dish|driving licen[cs]e|airports?|(?:what|which) (?:clothes|things)?\\s*(?:to|should i|do i need to|shall i) pack|packing list|(?:phrases|words) in (?:sinhala|tamil)");

    static final Pattern COST = Patterns.words(
            "(?:how much|what)\\b[^.?!]{0,40}\\b(?:budget|cost|costs|spend|money|pay|expensive)|(?:total|average|daily|approximate|estimated?) (?:cost|budget)s?|budget (?:for|estimate|breakdown)|estimate (?:the |my |a )?(?:cost|budget)|cost of|how (?:much|expensive) (?:is|are|does|do|would|will)|(?:is|are) (?:[\\p{L}#]+ ){1,3}(?:expensive|cheap|pricey)|(?:entrance|entry|ticket|admission|park|safari|visa|guide) (?:fees?|prices?|costs?|charges?)|costs?|prices?|charges?|budget|lkr|rupees for");

    /** How one gets about, what the weather and the calendar do, and how one keeps safe, rather than what a place offers. */
    static final Pattern PRACTICAL_MATTER = Patterns.words(
            "how (?:do|can|could|should|would|to|did)(?: (?:i|we|you|one))?(?: best)? (?:get|go|travel|reach|come|move)|how (?:far|long (?:does|do|is|will|would) (?:it|the (?:train|bus|drive|ride|journey|trip|flight|ferry|way)))|go how|how go|distance|travel time|trains?|bus(?:es)?|taxis?|uber|pickme|tuk ?tuks?|ferry|flights?|road|drive|driving|scooters?|motorbikes?|rent(?:al)?|licen[cs]e|transport(?:ation)?|transfers?|weather|rain(?:s|y|ing|fall)?|monsoons?|temperatures?|humid(?:ity)?|climate|is (?:it|sri lanka) safe|safe (?:to travel|for (?:a )?(?:solo|single|women|female|tourists|foreigners))|scams?|tap water|drink(?:ing)? (?:the )?(?:tap )?water|hospitals?|doctors?|pharmac(?:y|ies)|police|atms?|cash|credit cards?|pay by card|wi-?fi|internet|mobile data|dengue|mosquitoe?s|lgbtq?|gay|women travell?ers|toilets?|internet|power cuts?");

    /** "Who was Bhuvanekabahu?": the ending shows that the name is Sinhala, Tamil or Pali. */
    static final Pattern ISLANDER = Patterns.words(
            "who(?:'s|\\s+(?:was|were|is|are))\\s+(?:\\p{L}[\\p{L}.]*\\s+){0,4}?\\p{L}*(?:bahu|sin[gh]{1,2}[ae]|wardh?an[ae]|wardh?en[ae]|g[ae]munu|tissa|pala|nayak[ae]|rath?n[ae]|s[ou]+riya|sekar[ae]?|wickrem[ae]|wickram[ae]|vikrama|tunga|tilak[ae]|arachchi|mudali|swam[iy]|lingam|nathan|rajah?|devi|kumar[ai]|bandara|sena|wansa|vamsa|ther[ai]|nilame|malla|putra|[vw]ijaya|karan|gamage)");

    /** What is asked of the people behind a place. */
    static final Pattern WHO_WAS = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but)\\W+)*who\\s+(?:was|were|built|ruled|founded|painted|made|discovered|designed|carved|lived|lives)\\b");

    static final Pattern NAMESAKE = Patterns.words("ella (?:fitzgerald|enchanted|mai|langley|purnell|henderson|eyre)");

    /** Work for another assistant: poems, programs, translations, sums. */
    static final Pattern OTHER_WORK = Patterns.anyCase(
            "\\b(?:write|compose|generate|code|create|make|give|tell|sing|recite|draft)\\s+(?:me\\s+|us\\s+)?(?:up\\s+)?(?:an?\\s+|some\\s+|the\\s+|another\\s+)?(?:short\\s+|long\\s+|funny\\s+|good\\s+|simple\\s+|python\\s+|java\\s+|love\\s+)*(?:poems?|songs?|jokes?|essays?|code|scripts?|program|function|haikus?|limericks?|lyrics|cover\\s+letter|resume|cv|riddles?|blog\\s+post|tweet|sql|regex|algorithm|rap)\\b"
                    + "|\\b(?:translate|spell|conjugate|define)\\s+(?!.*\\b(?:sinhala|tamil)\\b)"
                    + "|\\b(?:solve|calculate|compute|integrate|differentiate)\\b(?!.*\\b(?:cost|budget|trip|distance|route)\\b)"
                    + "|(?:^|[;:,.!?])\\W*(?:what(?:'s|\\s+is)\\s+)?\\d+\\s*[-+*/x^]\\s*\\d+\\W*$"
                    + "|^\\W*(?:explain\\s+)?how\\s+(?:do|does)\\s+(?!.*\\b(?:bus|buses|trains?|tuk|visas?|eta|poya|bookings?|pickme|uber|sims?|tickets?|queues?|tipping|temples?|safaris?|here|there|lankan?|ferry|park|hotels?|homestays?|monsoons?|seasons?|you|it|this|that)\\b)[\\p{L}\\s'-]{3,40}\\bwork\\b\\W*$"
                    + "|\\b(?:schengen|uk|u\\.k\\.|(?-i:US|USA)|usa|u\\.s\\.|american|british|canadian|australian|indian|chinese|japanese|thai|german|french|european|eu|uae|dubai)\\s+(?:tourist\\s+|student\\s+|work\\s+)?visas?\\b|\\bvisas?\\s+(?:for|to)\\s+(?:the\\s+)?(?:uk|(?-i:US)|usa|u\\.s\\.|schengen|canada|australia|india|japan|china|thailand|germany|france|europe|dubai)\\b(?!\\s+(?:citizens?|nationals?|passports?|people|travell?ers|tourists|holders?))"
                    + "|^\\W*(?:what(?:'s|\\s+is)\\s+)?(?:the\\s+)?difference\\s+between\\s+(?:a\\s+|an\\s+)?(?:stack|virus|bacteri\\w+|weather\\s+and\\s+climate|ram|http)|\\b(?:book|novel|thriller|podcast|series)\\s+(?:on|about)\\s+(?!.*\\b(?:sri\\s+lanka|ceylon|the\\s+island|here)\\b)"
                    + "|\\b(?:best|cheapest|used|second[- ]hand|new|which|buy\\s+an?|price\\s+of\\s+(?:an?|the)|how\\s+much\\s+is\\s+(?:an?|the))\\s+(?:\\p{L}+\\s+){0,2}(?:smart\\s?phones?|phones?|laptops?|tablets?|headphones|fridges?|televisions?|prius|toyota|honda|suzuki|nissan|hyundai|civic)\\b(?!\\s+(?:rental|hire|to\\s+rent|signal|plans?|network|card|number|cards?))"
                    + "|\\b(?:divorce|criminal|tax|family)\\s+lawyers?\\b|\\b(?:house|houses|apartment|land|flat)s?\\s+for\\s+sale\\b");

    private static final String TRIP =
            "(?:trips?|tours?|itinerar(?:y|ies)|itinery|itinary|itenary|itenerary|iternary|holidays?|vacations?|honeymoon|days?|weekend|route|journey|crawl|getaway|stay|excursion|outing|weeks?|schedule|adventure|visit|escape|pilgrimage|safari|program(?:me)?|nights?|morning|afternoon|evening|family\\s+trip|time|plan)";
    private static final String MAKE =
            "(?:plan(?:\\s+out)?|organi[sz]e|arrange|design|create|make|build|prepare|propose|suggest|recommend|draw\\s+up|map\\s+out|put\\s+together|come\\s+up\\s+with|give|draft|schedule|book|show|craft|outline|write|do|need|want|get)";
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
    private static final Pattern TITLE = Pattern.compile(
            "(?i)^\\W*(?:an?\\s+|my\\s+|our\\s+|the\\s+)?(?:(?:day|weekend|family|short|quick|road|solo|school|full[\\s-]day)[\\s-]+)*(?:trip|tour|excursion|outing|getaway|holiday|vacation)\\s+(?:to|in|around|of|through|for|from)\\b[^?]*$");

    static final String LENGTH =
            "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a\\s+few|a\\s+couple\\s+of)[\\s-]*(?:(?:full|whole|"
                    + Names.SPENT + ")\\s+)?(?:days?|nights?|weeks?|weekend|months?)";

    /** "48 hours in Kandy", "half a day in Galle", "fit Sigiriya and Kandy into two days". */
    private static final Pattern HOURS = Patterns.anyCase(
            "^\\W*(?:\\d{1,2}|a\\s+few|some)\\s*(?:hours?|hrs?)\\s+(?:in|at|around)\\b(?!.*\\benough\\b)|^\\W*(?:half\\s+(?:a\\s+)?day|half-day|(?:an?|one|a\\s+(?:free|whole|full))\\s+(?:morning|afternoon|evening|day))\\s+(?:in|at|around|out\\s+from)\\b|\\b(?:fit|squeeze|combine|cram)\\b[^?]*\\b(?:in|into)\\s+(?:an?|one|two|three|four|five|six|seven|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b[^?]*$|\\b(?:i|we)(?:'ve)?\\s+(?:have|got|have\\s+got)\\s+(?:only\\s+|just\\s+|about\\s+)?\\d{1,2}\\s*(?:hours?|hrs?)\\b|\\bhow\\s+would\\s+you\\s+(?:spend|plan|use)\\b|\\b"
                    + LENGTH
                    + "\\b[^.?!]{0,40}\\bwhat\\s+(?:should|to|can|could)\\s+(?:(?:i|we)\\s+)?(?:do|see|visit)\\b|\\bway\\s+to\\s+(?:spend|split|divide|use)\\b[^.?!]*\\b(?:days?|weeks?|nights?)\\b|\\b"
                    + LENGTH
                    + "\\b[^.?!]{0,40}\\b(?:what|which)\\s+(?:\\p{L}+\\s+)?(?:route|itinerary|order|loop|circuit|stops|plan)\\b");

    /** "Can you do a day in Galle for us?", "Put something together", "map a loop": a plan by other verbs. */
    private static final Pattern IN_OTHER_WORDS = Patterns.anyCase(
            "\\bput\\s+(?:something|it|an?\\s+\\p{L}+)\\s+together\\b|\\b(?:can|could|would|will)\\s+you\\s+(?:do|map|make|set\\s+up|work\\s+out)\\s+(?:me\\s+|us\\s+)?(?:an?|one|two|three|four|five|\\d{1,2})\\s+(?:\\p{L}+\\s+){0,2}?(?:days?|loop|circuit|morning|afternoon|weekend|week|weeks|round\\s?trip)\\b|\\bmap\\s+(?:me\\s+|us\\s+)?(?:out\\s+)?an?\\s+(?:\\p{L}+\\s+)?(?:loop|circuit|route|round\\s?trip|tour)\\b|\\bgive\\s+(?:me|us|(?:my|our)\\s+\\p{L}+(?:\\s+of\\s+\\d+(?:\\s+\\p{L}+)?)?)\\s+(?:an?|one|two|three)\\s+(?:\\p{L}+\\s+)?(?:mornings?|afternoons?|days?|evenings?|weekend|weeks?)\\s+(?:in|at|around|of)\\b|\\bwhat\\s+(?:should|can|could|shall)\\s+(?:i|we)\\s+(?:do|see|visit)\\s+(?:on\\s+)?(?:each|every)\\s+day\\b|\\bwhere\\s+(?:should|could|would)\\s+(?:he|she|they|you|(?:the|our|my)\\s+driver)\\s+take\\s+(?:me|us)\\b|\\bwhat\\s+would\\s+an?\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:day|weekend|week|morning|afternoon)\\s+(?:in|at|around)\\b[^?]*\\blook\\s+like\\b|\\bsurprise\\s+(?:me|us)\\s+with\\b|\\b"
                    + LENGTH
                    + "\\b[^.?!]{0,40}\\bwhat\\s+would\\s+you\\s+(?:do|suggest|plan)\\b|\\b(?:flight|plane|we|i)\\s+(?:lands?|arrives?|arrive)\\b[^?]{0,80}\\bback\\s+(?:at|to|in)\\s+the\\s+airport\\b|^\\W*(?:(?:ok(?:ay)?|fine|good|great|so|then|let'?s\\s+(?:do|say))\\W+)*(?:"
                    + LENGTH
                    + "|(?:an?\\s+)?half[\\s-]+(?:a\\s+)?day)\\s+there\\b(?![^?]*\\?)");

    /** Who asks where to go wants places named, and no plan yet. */
    private static final Pattern ASKS_WHERE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|please|hi|hello|can\\s+you|could\\s+you)\\W+)*(?:where\\s+(?:should|shall|can|could|would|do|to|is)\\b(?!\\s+\\p{L}+\\s+(?:start|begin))|(?:which|what)\\s+(?:place|town|destination|spot|area|region|part|beach|city|citie)s?\\b|(?:suggest|recommend|name)\\s+(?:me\\s+|us\\s+)?(?:somewhere|some\\s+places?|an?\\s+(?:\\p{L}+\\s+)?(?:place|town|spot|destination|beach)|places))\\b");

    private static final Pattern IDEAS = Patterns.anyCase(
            "\\b(?:ideas?|suggestions?|inspiration)\\b[^.?!]*\\b(?:weekend|\\d+\\s+days?|(?:two|three|four|five)\\s+days?|weeks?|honeymoon|anniversary|trip)\\b|\\b(?:weekend|honeymoon|anniversary|day\\s+out|road\\s*trip|holiday|itinerary|route)\\s+(?:ideas?|suggestions?|inspiration)\\b|\\blooking\\s+for\\s+an?\\s+(?:[\\p{L}\\d-]+\\s+){0,4}?(?:trip|getaway|holiday|vacation|itinerary|tour|escape|honeymoon|break)\\b|\\b(?:sort|work)\\s+(?:me\\s+|us\\s+)?out\\s+(?:an?|my|our|the)\\s+(?:[\\p{L}\\d-]+\\s+){0,3}?(?:trip|day|days|route|weekend|itinerary|sunday|saturday|week)\\b|\\b(?:with\\s+(?:\\p{L}+\\s+)?|\\d\\s+)stops?\\b(?:\\s+on\\s+the\\s+way)?|^\\W*(?:please\\s+)?(?:(?:can|could)\\s+you\\s+)?help\\s+(?:me|us)(?:\\s+to|\\s+with)?\\s+plan(?:ning)?\\W*$|\\bneed\\s+(?:some\\s+|your\\s+)?help\\s+(?:with\\s+)?(?:my\\s+|our\\s+)?planning\\b|^\\W*trip\\s+plan(?:ner|ning)\\W*$|\\bplan\\s+(?:ekak|eka|ek)\\b|\\bwhere\\s+(?:should|shall|can|could)\\s+we\\s+(?:go|stay)\\s+(?:for|on)\\s+(?:our|a|the)\\s+(?:honeymoon|anniversary|holiday|weekend|trip)\\b");

    /** "Design a slow week in Tangalle". */
    private static final Pattern DESIGN = Patterns.anyCase(
            "\\b(?:design|organi[sz]e|arrange|create|build|craft|prepare|map\\s+out|put\\s+together|suggest|propose)\\s+(?:me\\s+|us\\s+)?(?:an?|our|my|one|two|three|four|five|\\d{1,2})\\s+(?:[\\p{L}-]+\\s+){0,3}?(?:days?|weeks?|weekend|morning|afternoon|evening|nights?)\\b");

    private static final Pattern HOW_TO_SPEND = Patterns.anyCase(
            "\\b(?:how|where)\\s+(?:should|can|could|do|would|to|best\\s+to|shall)\\s*(?:i|we)?\\s*(?:best\\s+)?(?:spend|use|fill|split|divide)\\b|\\b(?:i|we)(?:'ve)?\\s+(?:have|got|have\\s+got|only\\s+have|will\\s+have|'ll\\s+have)\\s+(?:only\\s+|just\\s+|about\\s+)?(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2}|half\\s+a)\\s+(?:free\\s+|full\\s+|whole\\s+|spare\\s+)?(?:days?|nights?|weeks?|weekend)\\b|\\bwhat\\s+(?:should|can|could|to)\\s*(?:i|we)?\\s*(?:do|see|visit)\\b[^.?!]{0,40}\\b(?:in|with|for)\\s+(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b|\\b(?:what|where)\\b[^.?!]{0,30}\\b(?:do|see|visit|go)\\b[^.?!]{0,30}\\b(?:in|with|for)\\s+(?:only\\s+|just\\s+)?(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b|\\b(?:best|ideal|good|suggested?|perfect|which|what)\\s+(?:\\p{L}+\\s+)?(?:route|way\\s+to\\s+(?:spend|split|divide|organi[sz]e))\\b[^.?!]*\\b(?:days?|weeks?|nights?)\\b|^\\W*(?:\\d{1,2}|one|two|three|four|five|six|seven|ten|a)\\s+(?:days?|nights?|weeks?|weekend)\\s+in\\b");
    private static final Pattern HOW_TO_SPEND_DAYS =
            Patterns.anyCase("\\bhow\\s+(?:should|can|could|would|to)\\b[^.?!]*\\bspend\\b");
    private static final Pattern WHERE_TO_SPEND_IT = Patterns.anyCase(
            ".*\\b(?:(?:which|what)\\s+places\\b|where\\s+(?:to\\s+go|should\\s+(?:i|we)\\s+go)\\b)[^.?!]*\\b(?:in|within|with)\\s+(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a)\\s+(?:days?|weeks?|nights?)\\W*");

    static final Pattern INFORMATION = Patterns.anyCase(
            "\\b(?:how\\s+much|cost|price|how\\s+far|what\\s+is|what's|is\\s+it|is\\s+there|are\\s+there|do\\s+i\\s+need|should\\s+i\\s+(?:bring|pack|wear|avoid|book|get|worry)|which|when\\s+is|what\\s+(?:vaccin\\w+|visa|documents|clothes|currency|should\\s+i\\s+(?:know|see|bring|pack|wear|eat))|best\\s+(?:time|month|season)|any\\s+(?:tips|advice)|is\\s+\\S+\\s+(?:safe|worth|enough|good|open|crowded)|are\\s+\\S+\\s+(?:enough|days)|enough|how\\s+many\\s+days)\\b");
    private static final Pattern WHICH_PLAN = Patterns.anyCase(
            "\\b(?:what(?:'s|\\s+is|\\s+would\\s+be)|which|any|is\\s+there|do\\s+you\\s+have|got)\\s+(?:an?\\s+|the\\s+|your\\s+|some\\s+)?(?!.*\\b(?:time|month|season|bus|train|cost|price)\\b)(?:[\\p{L}\\d-]+\\s+){0,4}?(?:itinerar(?:y|ies)|route|plan)\\b");
    /** What is no matter of a plan, however many days are named. */
    private static final Pattern A_FACT = Patterns.words(
            "how much|cost|costs|price|how far|best (?:time|month|season)|enough|how many days|when is|do i need|should i (?:bring|pack|wear|avoid|book|get|worry)|what (?:vaccin\\w+|visa|documents|clothes|currency)|is (?:it )?safe|is it possible|weather|rain");

    private static final Pattern PLAINLY_ORDERED = Patterns.anyCase(
            "(?:^|[.!?,;:]\\s*|\\b(?:please|can\\s+you|could\\s+you|would\\s+you|help\\s+(?:me|us)(?:\\s+to|\\s+with)?|want\\s+you\\s+to)\\s+)(?:pl+an|organi[sz]e|arrange|design|create|make|build|prepare|propose|suggest|give|draw\\s+up|map\\s+out|put\\s+together)\\b");

    private static final String STATE =
            "weather|temperature|forecasts?|rain(?:ing|y)?|sunny|hot|windy|rough|calm|choppy|fog(?:gy)?|mist(?:y)?|blocked|landslides?|events?|happening|going on|storm(?:s|y|ing)?|cyclone|flood(?:s|ing|ed)?|crowd(?:s|ed)?|busy|open|opened|closed|shut|traffic|queues?|waiting time|waves?|surf|swell|running|operating|delayed|delays?|price|prices|cost|rate|available|availability|situation|conditions?|strike|protests?|curfew|fuel|power ?cuts?|air quality|humidity|safe|status|news|petrol|diesel|dollars?|euros?|usd|eur|gbp|rates|tides?|uv|visibility|sightings?|cloud(?:y|s)?|flooded|jam|jammed|shortages?|vacanc(?:y|ies)|reopen(?:ed)?|cancel(?:l)?ed|timetable|deals?|discounts?|match|score|rooms?|tickets?|fully\\s+booked|sold\\s+out|wait";
    private static final Pattern NOW = Patterns.words(
            "(?:right\\s+)?now|rn|atm(?=\\W*$)|2day|tdy|todays|this\\s+(?:week|minute|instant|hour)|these\\s+days|as\\s+we\\s+speak|still|yet|already|again|at\\s+this\\s+(?:time|moment|hour)|at\\s+the\\s+moment|currently|at\\s+present|presently|as\\s+of\\s+(?:now|today)|today|tonight|this\\s+(?:morning|afternoon|evening|very\\s+moment)|live|real[ -]?time|latest|just\\s+now|up[ -]to[ -]date|nw");
    private static final Pattern STATE_WORDS = Patterns.words(STATE + "|wheather|wether|weathr");
    private static final Pattern STATE_OF_NOW = Patterns.words(
            "(?:current|present|live|latest|real[ -]?time|today'?s|tonight'?s|tomorrow'?s|this weekend'?s)\\s+(?:[\\p{L}]+\\s+){0,2}?(?:"
                    + STATE
                    + "|exchange|time|times|timetable|schedule|events?|updates?)|(?:weather|wheather|travel) (?:report|forecast|update|alert|warning|advisory)s?|(?:dollar|euro|exchange|usd|pound|currency|conversion) rates?(?:\\s+(?:today|now))?|(?:usd|dollars?|euros?|eur|gbp) to (?:lkr|rupees?)|next (?:train|bus|ferry|flight)\\b|(?:any|are there|is there)\\b[^.?!]{0,40}\\b(?:available|availability|vacanc(?:y|ies)|tickets left|seats left|rooms? (?:free|left))|(?:is|are)\\b[^.?!]{0,40}\\b(?:fully booked|sold out|reopened|open again|back open|still (?:open|closed|running|on|flooded|blocked))|how (?:hot|cold|warm|windy|humid|wet) is it|how many (?:rupees|lkr) (?:to|for|is|per|do|does|in)|what(?:'?s| is) (?:happening|going on|on) (?:in|at|around)|(?:latest|current|live|up[ -]to[ -]date|real[ -]?time) (?:update|information|info|situation|status|state|conditions?|fares?|fees?|entrance|ticket|hotel|room|fuel|petrol|diesel|gas|bus|train|flight|sea|surf|wave|water|road|travel|safety|security|political|visa)|(?:surf|tide|swell|wave|beach|sea|air quality|traffic|snow|uv) (?:report|update|forecast|index)s?|what time is it|is it (?:raining|pouring|drizzling|sunny|snowing|storming|windy|flooding)|(?:usd|eur|gbp|aud|inr)\\s*(?:/|-|to|in)?\\s*(?:lkr|rupees?)|(?:cyclone|flood|strike|travel|weather|road|train|landslide|fuel|safety|security) (?:news|updates?|warnings?|alerts?|situation)|(?:is|are) (?:the )?(?:[\\p{L}]+ )?(?:roads?|tracks?|railway|line|pass|highway|expressway|airport|trains?|bus(?:es)?)(?: (?:to|from|between|and|in|at|of|#+|[\\p{Lu}][\\p{L}]+)){0,6} (?:open|closed|blocked|passable|flooded|running|operating|cancelled|delayed|working)|flight status|train (?:status|running)|breaking news|any (?:strikes?|protests?|curfew)");
    private static final Pattern NEXT_DEPARTURE = Patterns.words(
            "(?:petrol|diesel|fuel|gas|lpg) (?:price|rate|cost)s?|(?:price|cost|rate)s? of (?:petrol|diesel|fuel|gas|lpg)|will there be an? (?:\\p{L}+ )?(?:strike|curfew|protest|power ?cut|shortage)|seats? (?:left )?(?:on|for) the \\d{1,2}[.:]\\d{2}|(?:sea|surf|wave|wind|road|traffic|swell|ocean) conditions?|any (?:\\p{L}+ )?news|news (?:about|on|of|from)|is there (?:an?|any) (?:\\p{L}+ )?(?:strike|curfew|protest|power ?cut|shortage|storm|cyclone|flood|warning|delay)s?|(?:rooms?|tickets?|seats?|tables?)\\b[^.?!]{0,40}\\b(?:for|on) (?:tonight|today|tomorrow)|(?:last|first|next|evening|morning|night) (?:train|bus|ferry)\\b[^.?!]{0,60}\\b(?:today|tonight|tomorrow)|(?:train|bus|ferry|flight)s?\\b[^.?!]{0,60}\\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))|(?:hotel|room|guest ?house|hostel|airbnb|villa)s?\\b[^.?!]{0,50}\\b(?:availab\\p{L}+|vacanc\\p{L}+|tonight)|availability (?:of|at|in|for)|aqi|uv index|(?:has|have)\\b[^.?!]{0,60}\\b(?:yet|stopped|reopened)|(?:rain|storms?) expected|expect(?:ing)? (?:rain|storms?)|chance of rain|(?:ul|ek|qr|sq|ey|tk|6e) ?\\d{3,4}|next (?:train|bus|ferry|flight)(?!\\s+(?:stop|station|stand))");
    private static final Pattern YES_OR_NO =
            Patterns.anyCase("^\\W*(?:is|are|was|were|did|will|can|could|does|do|has|have|should|any)\\b.*");
    private static final Pattern TODAY =
            Patterns.words("right now|now|today|tonight|at the moment|currently|this (?:morning|afternoon|evening)");
    /** What the sun and the calendar do today can be reckoned. */
    private static final Pattern SUN = Patterns.words(
            "sun ?rise|sun ?set|golden hour|blue hour|twilight|moon|poya|holiday|alcohol|liquor|beer|wine|drink|festival");

    private static final Pattern BOOKING = Patterns.anyCase(
            "(?:^\\W*|\\b(?:please|pls|can\\s+(?:you|u|i)|could\\s+(?:you|i)|would\\s+you|to|you|and)\\s+)(?:book|reserve|order|buy)\\s+(?:me\\s+|us\\s+|for\\s+me\\s+)?(?:an?|the|my|our|some|one|two|three|\\d+|cheap|good)?\\s*(?:[\\p{L}\\d#-]+\\s+){0,4}?(?:rooms?|hotels?|hostels?|tables?|tickets?|seats?|taxis?|cabs?|tuk|flights?|safaris?|villas?|cars?|vans?|drivers?|homestays?|bungalows?|resorts?|uber|pickme|jeeps?)\\b");
    private static final Pattern HOW_TO_BOOK = Patterns.words(
            "how (?:do|can|to|should|far|early|long)|should (?:i|we)|need to|have to|where (?:can|do|to|should)|when (?:should|do|to)|is it (?:better|necessary|possible)|which|what|do (?:i|we)|in advance|better to|beforehand");

    private static final Pattern WEATHER = Patterns.words(
            "weather|forecast|temperature|raining|umbrella|rain ?coat|sunshine|stormy|windy|sunny|will it (?:rain|be (?:hot|cold|sunny|dry|wet|windy))|going to rain|(?:rain|sun) (?:today|tomorrow|tonight|this weekend)");
    private static final Pattern CLIMATE = Patterns.words(
            "best time|usually|typical(?:ly)?|normally|generally|average|season(?:s|al)?|monsoons?|climate|month|year|winter|summer|christmas|when (?:is|to|should|does)|what (?:if|happens)|bad weather|good weather|weather[ -](?:proof|dependent)|depend\\w*|because of");
    private static final Pattern MONTHS =
            Patterns.words("january|february|march|april|may|june|july|august|september|october|november|december");
    /** Questions about the state of things that ask for no news: what to do in it. */
    private static final Pattern ADVICE = Patterns.words(
            "what (?:should|can|could|shall|do|to)|where (?:should|can|could|to)|recommend|suggest|plan|tell me about|things to do|how (?:do|can|to|should)|can (?:i|we)|which");

    private static final int ASKING_ON_WORDS = 9;
    private static final int HINTING_WORDS = 4;
    /** Words that say no more than when, how long, or that one sets out then. */
    private static final Pattern ONLY_WHEN = Patterns.anyCase(
            "\\W*(?:(?:what\\s+about|how\\s+about|instead|rather|mean|meant|said|sorry|no|nope|oops|actually|wait|better|that|after|before|following|previous|next|afterwards|one|from|on|in|at|during|to|till|until|through|between|and|for|the|of|a|an|it|it's|its|is|will|be|we|we're|we'll|i|i'm|i'll|am|are|my|our|start|starts|starting|begin|begins|beginning|leave|leaving|arrive|arrives|arriving|come|coming|travel|travelling|traveling|go|going|land|landing|end|ends|ending|stay|staying|about|around|maybe|perhaps|probably|roughly|so|ok|okay|yes|please|just|only|say|then|this|next|coming|early|mid|late|beginning|first|second|third|last|days?|nights?|weeks?|weekends?|months?|year|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|couple|few|half|st|nd|rd|th|\\d+(?:st|nd|rd|th)?|later|earlier|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|today|tomorrow|tonight|christmas|new|easter|vesak|poson|day|eve|dates?|flight)\\b[\\s,./&()\u2013-]*)+[.!?]*\\s*");

    /** How one gets from one place to another, and what one asks of it. */
    private static final Pattern OF_THE_WAY = Patterns.words(
            "how (?:do|can|could|should|would|to|did)(?: (?:i|we|you|one))?(?: best)? (?:get|go|travel|reach|come)|how (?:far|long)|distance|travel time|trains?|bus(?:es)?|taxis?|cabs?|tuk ?tuks?|driv(?:e|ing)|scooters?|car|ferry|flights?|fly|railway|route|road|journey|ride|tickets?|first class|second class|third class|reserv(?:e|ed|ation)s?|direct|change trains|seats?|faster|fastest|quicker|quickest");
    /** What is asked within a conversation about a place, in words that nobody listed. */
    private static final Pattern ASKS_ON = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also|then)\\W+)*(?:what\\s+time|when|how\\s+(?:long|many|much|often|early|late|high|deep|old|steep|big)|is\\s+there|are\\s+there|can\\s+(?:i|we)|do\\s+(?:i|we)|should\\s+(?:i|we)|where\\s+(?:can|do|is|are|should)|(?:is|are)\\s+the)\\b");

    static final Pattern QUESTION = Patterns.anyCase(
            "^\\W*(?:and\\s+|so\\s+|but\\s+|ok(?:ay)?,?\\s+|also\\s+)?(?:what|when|where|who|whom|why|how|which|is|are|was|were|do(?!\\s+(?:it|this|that|them)\\b)|does|did|can(?!'t\\s+(?!i\\b|we\\b|you\\b))|could|will|would|should|shall|has|have|may|tell|any)\\b|\\?\\s*$");

    private static final Pattern OF_YOU = Patterns.words("you|u|your|ur");
    private static final Pattern REQUEST =
            Patterns.words("please|tell|explain|give|show|find|want|need|write|make|how to");

    private static final Pattern LOOKED_FOR = Patterns.words(
            "(?:tell|show|give|find|explain to|help) (?:me|us)|suggest\\p{L}*|recommend\\p{L}*|looking for|what about|how about|want to|would like|i'd like|we'd like|need to know|interested in|things to do|places|somewhere|anywhere|ideas?|tips?|advice|hotels?|restaurants?|itinerary|plan");

    private static final Pattern LEANING = Patterns.anyCase(
            "\\b(?:it|its|it's|there|here|which\\s+(?:one|first|of\\s+(?:them|those|these|the\\s+(?:two|three))|(?:should|would|shall)\\s+(?:i|we|you)\\s+(?:do|visit|see|choose|pick|take|prefer|recommend|go))|where\\s+(?:should|shall|do|would)\\s+(?:i|we|you)\\s+(?:go|start|begin)\\s+first|the\\s+other(?=\\W*$)|which\\s+is\\s+(?:the\\s+)?(?:better|best|nicer|closer|cheaper|nearer|quieter)|the\\s+(?:first|second|third|last|other)\\s+one|compare|both|the\\s+two|(?:is|was|does|did|do|will|would|can|about|like|for|than)\\s+(?:that|this)|that\\s+(?:place|one|temple|town|city|beach|day)|this\\s+(?:place|one|temple|town|city|beach)|they|them|those|these)\\b|^\\W*(?:something|anything|somewhere|anywhere)\\b|^\\W*(?:the|that)\\s+(?:\\p{L}+\\s+)?one\\s+(?:with|in|at|near|on|that|which|by|of)\\b|^\\W*(?:and|also|then|what\\s+about|how\\s+about|what\\s+else|anything\\s+else|tell\\s+me\\s+more|more(?:\\s+(?:info|information|details?|about))?|go\\s+on|continue|why|how\\s+come|when|where|how)\\b");

    /** Questions that a visitor asks of a country without naming it. */
    private static final Pattern VISITING = Patterns.words(
            "(?:oldest|biggest|largest|highest|best|nicest|most \\p{L}+) (?:city|town|place|temple|beach|mountain|park|river|waterfall|food|animals?) (?:over |around |round )?here|can (?:i|we|you) (?:wear|bring|drink|eat|swim|smoke|drive|fly|kiss|hold hands|rent|camp|walk|haggle|touch)|should (?:i|we) (?:bring|wear|pack|tip|carry|avoid|learn|remove|cover)|do (?:i|we) need (?:an? |any |to )?(?:guide|visa|permit|tickets?|shots?|vaccin\\p{L}+|licen[cs]e|cash|jacket|adapt[eo]r|reservation|insurance|raincoat|helmet|scarf|shoes)|is it (?:ok|okay|fine|worth|easy|hard|possible) to|how (?:do|should) (?:i|we|one|you) (?:greet|behave|dress|bargain|haggle|tip)|what (?:do|should) (?:i|we|you|people) (?:wear|bring|pack|tip)|(?:when|how long) to (?:come|go|visit|travel|stay)|(?:best|good|cheap|cheapest|safe) (?:places?|shops?|towns?|areas?) (?:to|for)|where (?:to|can (?:i|we|one)|do (?:i|we|you)|should (?:i|we)) (?:buy|eat|stay|swim|surf|sleep|drink|shop|change|exchange|rent|hire)|in public|(?:cover|show|bare) (?:my|our|your) (?:knees|shoulders|arms|legs|hair|head|tattoos?)|(?:being|be) (?:gay|lesbian|trans|a woman|alone) |(?:is|are) [\\p{L} ]{2,30} (?:illegal|legal|allowed|accepted|banned|forbidden)(?: (?:there|here))?\\W*$|do (?:they|locals|people|tourists|foreigners)|(?:are|is) (?:they|locals|tourists|foreigners)|is it (?:rude|polite|impolite|allowed|acceptable|legal|illegal|common|customary|normal|offensive|respectful)|can (?:i|we|tourists|foreigners) (?:use|pay|bring|rent|hire|take)|where (?:do|does|did|can) the \\p{L}+ (?:sit|stand|live|bathe|feed|gather|nest|fish|grow|hunt|sleep|swim|dance|pray|perform|work)");

    private static final Pattern DESPAIR = Patterns.words(
            "(?:kill|hang|drown|shoot|hurt|harm) (?:myself|himself|herself|themselves)|(?:end|ending|take|taking|ended|took) (?:my|his|her|their) (?:own )?life|(?:am|i'm|feel|feeling|been|is|he's|she's) (?:\\p{L}+ ){0,2}suicidal|(?:commit(?:ting)?|thinking (?:of|about)|considering) suicide|(?:want|wish|ready|going|would like) to die(?! for)|wish (?:that )?i (?:was|were) dead|(?:don'?t|do not) want to (?:live|be alive|exist)(?: any ?more)?(?! (?:in|at|near|here|there|like|with|on|the|a))|no (?:reason|point) (?:to|in|of) (?:live|living|being alive)|better off dead|(?:can'?t|cannot) go on (?:living|any ?more|like this)");
    /** Endings of the island's names of places. */
    private static final Pattern ISLAND_NAME = Patterns.words(
            "\\p{L}{3,}(?:wawa|wewa|gala|galla|pura|puram|kanda|oya|ganga|vehera|vihara|viharaya|duwa|goda|pitiya|watta|watte|deniya|munai|kulam|wila|pattana|gama|nuwara|pawwa|kotte|arama|aramaya|lena|wella|walla|kele|thurai|tota|thota|gomuwa|bokka)|\\p{L}+ (?:wewa|oya|ganga|vehera|vihara|viharaya|kovil|devale|devalaya|maligawa|raja maha)");

    private static final Pattern WHERE = Patterns.anyCase(
            "^\\W*(?:and\\s+|so\\s+)?(?:where|in\\s+which\\s+(?:town|place|city|village|park))\\s+(?:is|are|was|were|did|do|does|can|could)\\b|,\\s*where\\s+(?:is|was|are|were|do|can|did)\\s+(?:it|that|they|i|we)\\b|\\bwho\\s+(?:carved|planted|ruled|dug|built)\\b");
    private static final Pattern MINE = Patterns.words("my|your|babies|you");

    private static final Pattern OF_US = Patterns.anyCase(
            "^\\W*(?:(?:and|but|also|so|oh|well|btw|by\\s+the\\s+way|just)\\b[\\s,]*)*(?:i|i'm|i've|i'd|we|we're|we've|we'd|my|our|there\\s+(?:are|will\\s+be)\\s+\\p{L}+\\s+of\\s+us|just\\s+(?:me|us|the))\\b");
    /** What one tells of those whom one does not travel with. */
    private static final Pattern AT_ODDS = Patterns.words(
            "broke up|split up|left me|leaving me|cheat\\p{L}*|dumped|divorc\\p{L}*|argu(?:e|ed|ing|ment)|fights?|fighting|fought|angry|hates me|homework|exams?|school");

    private static final Pattern COMPANY = Patterns.words(
            "with|we|we're|us|adults?|kids?|child(?:ren)?|couples?|families|family|group|party|solo|travel\\p{L}*|honeymoon\\p{L}*|baby|babies|toddlers?|and i|and me|twins|alone");

    private static final Pattern TRAVELLING = Patterns.anyCase(
            "\\b(?:i|we)(?:'ve|\\s+have|\\s+only\\s+have|\\s+will\\s+have|\\s+got|\\s+have\\s+got)?\\s+(?:no|a|our\\s+own|only|rented\\s+a|hired\\s+a)\\s+(?:car|driver|scooter|tuk\\s?tuk|motorbike|bike|van|licen[cs]e|(?:morning|afternoon|evening|few\\s+hours)s?)\\b|\\b(?:i|we)\\s+(?:like\\s+to\\s+)?(?:get|wake|sleep|stay)\\s+(?:up\\s+)?(?:late|in|early)\\b|\\b(?:i|we)\\s+(?:want|would\\s+like|need|am\\s+looking|are\\s+looking)\\s+(?:to\\s+(?:go|be|stay)\\s+|for\\s+)?(?:somewhere|something|a\\s+place|an?\\s+quiet)\\b|^\\W*(?:somewhere|anywhere|some\\s+place)\\b|\\b(?:i|we)(?:'d|\\s+would|\\s+(?:don'?t|do\\s+not))\\s+(?:like|love|drive|fly|want)\\b|\\b(?:luggage|suitcases?|backpacks?|carry-?on|anniversary|birthday|honeymoon|jet\\s?lag(?:ged)?)\\b|\\bis\\s+it\\s+worth\\s+(?:going|coming|travelling|visiting)\\b|\\b(?:get|am|are)\\s+(?:sea|car|motion)[ -]?sick\\b");

    /** How full it will be somewhere, and where the sun stands, is reckoned here and is no news. */
    private static final Pattern RECKONED = Patterns.words(
            "crowds?|crowded|busy|busier|busiest|quiet|quieter|quietest|packed|golden hour|blue hour|sun ?rise|sun ?set|poya");

    /** What a journey costs, and not how it goes. */
    private static final Pattern ESTIMATE = Patterns.anyCase(
            "^\\W*(?:(?:an?|the|my|our|average|daily|total|rough)\\s+)*budget\\s+(?:for|of|needed)\\b|\\bestimate\\b|\\bexpensive\\b");

    /** Turns of phrase that decide nothing by themselves, and tell something together with the other words. */
    private static final Map<String, Pattern> TELLING = Map.ofEntries(
            Map.entry("state", STATE_WORDS),
            Map.entry("now", NOW),
            Map.entry("yesOrNo", YES_OR_NO),
            Map.entry("climate", CLIMATE),
            Map.entry("advice", ADVICE),
            Map.entry("cost", COST),
            Map.entry("practical", PRACTICAL_MATTER),
            Map.entry("question", QUESTION),
            Map.entry("information", INFORMATION),
            Map.entry("fact", A_FACT),
            Map.entry("weather", WEATHER),
            Map.entry("ofTheWay", OF_THE_WAY),
            Map.entry("ordered", PLAINLY_ORDERED),
            Map.entry("length", Patterns.words(LENGTH)),
            Map.entry("ofUs", OF_US),
            Map.entry("ofYou", OF_YOU));

    private Phrases() {}

    /** Whether it asks for what is reckoned here for any day. */
    static boolean asksForWhatIsReckoned(Utterance said) {
        return said.has(RECKONED);
    }

    /** Whether it asks for a fact or a sum, however many days it speaks of. */
    static boolean asksForAFact(Utterance said) {
        return said.has(A_FACT) || said.has(ESTIMATE);
    }

    /** The names of the telling turns of phrase that the message has. */
    static Stream<String> tellingIn(Utterance said) {
        return TELLING.entrySet().stream()
                .filter(phrase -> said.has(phrase.getValue()))
                .map(Map.Entry::getKey)
                .sorted();
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
        return ordered || (plan && !said.has(INFORMATION)) || (spends && !said.has(A_FACT));
    }

    /** Whether it asks which place to choose, and for no plan of it. */
    static boolean asksWhereToGo(Reading reading) {
        var said = reading.said();
        boolean ordered = said.has(PLAN) || said.has(PLANNING) || said.has(ITINERARY) || said.has(HOW_TO_SPEND_DAYS);
        return said.has(ASKS_WHERE)
                && !ordered
                && reading.places().targets().isEmpty()
                && reading.places().beyond().isEmpty()
                && !said.is(WHERE_TO_SPEND_IT);
    }

    /** Whether the message asks how things are now: the weather, whether a place is open, a rate. */
    static boolean asksForNow(Reading reading) {
        var said = reading.said();
        if (asksForAPlan(said)) {
            return false;
        }
        boolean climate = said.has(CLIMATE) || (said.has(MONTHS) && !isADaySoon(reading));
        if (said.has(WEATHER) && !climate && !said.has(ADVICE) && isSoonOrUnsaid(reading)) {
            return true;
        }
        if (said.has(NEXT_DEPARTURE)
                || (said.has(YES_OR_NO) && said.has(TODAY) && !said.has(ADVICE) && !said.has(SUN))) {
            return true;
        }
        if (said.has(STATE_OF_NOW) || (said.has(BOOKING) && !said.has(HOW_TO_BOOK))) {
            return !climate || said.has(BOOKING);
        }
        boolean told = said.has(OF_US) && !said.has(QUESTION) && !said.has(REQUEST);
        return said.has(NOW) && said.has(STATE_WORDS) && !said.has(ADVICE) && !told;
    }

    private static boolean isSoonOrUnsaid(Reading reading) {
        return reading.when().start().isEmpty() || isADaySoon(reading);
    }

    private static boolean isADaySoon(Reading reading) {
        return reading.when().exact() && reading.soon();
    }

    /** Whether a question that nothing else explains goes on from the place that is spoken of. */
    static boolean asksOn(Reading reading) {
        int words = reading.said().words().size();
        boolean asked = reading.said().has(ASKS_ON) && words <= ASKING_ON_WORDS;
        boolean hinted = words <= HINTING_WORDS && reading.said().text().strip().endsWith("?");
        return (asked || hinted)
                && reading.otherMatters().isEmpty()
                && !reading.places().abroad();
    }

    /** Whether the message says when or how long, and nothing else. */
    public static boolean saysOnlyWhen(Reading reading) {
        return reading.when().saysAnything()
                && reading.places().isEmpty()
                && reading.said().is(ONLY_WHEN);
    }

    /** Whether it asks how one gets from one place to another, or how long, by what and for how much. */
    public static boolean asksOfTheWay(Utterance said) {
        return said.has(OF_THE_WAY);
    }

    /** Whether it asks about a country as its visitor would. */
    static boolean asksAsAVisitor(Reading reading) {
        return reading.said().has(VISITING);
    }

    /** Whether the message cannot stand alone, since it points at something said before. */
    static boolean leansOnWhatWasSaid(Reading reading) {
        return reading.said().has(LEANING);
    }

    public static boolean saysNow(Utterance said) {
        return said.has(NOW);
    }

    /** Whether it asks, or asks for, something other than how the assistant is. */
    static boolean asksOfSomething(Utterance said) {
        return (said.has(QUESTION) && !said.has(OF_YOU)) || said.has(REQUEST);
    }

    /** Whether it is in despair, or fears for somebody who is. */
    public static boolean isInDespair(Utterance said) {
        return said.has(DESPAIR);
    }

    /** Whether something is named that only this island has, by the sound of it, or asked where it is or was. */
    static boolean asksOfTheIsland(Reading reading) {
        return reading.said().has(ISLAND_NAME)
                || (reading.said().has(WHERE) && !reading.said().has(MINE));
    }

    /** Whether it asks, or wants something said, shown or found. */
    public static boolean asksForSomething(Utterance said) {
        return said.has(QUESTION) || said.text().contains("?") || said.has(LOOKED_FOR);
    }

    /** Whether the traveller speaks of themselves and says more than that they have a partner. */
    static boolean speaksOfTheirCompany(Reading reading) {
        var wishes = reading.wishes();
        boolean partyAlone = wishes.party().isPresent()
                && wishes.interests().isEmpty()
                && wishes.pace().isEmpty()
                && wishes.budget().isEmpty();
        return reading.said().has(OF_US)
                && (!partyAlone
                        || (reading.said().has(COMPANY) && !reading.said().has(AT_ODDS)));
    }

    /** Whether it says what the traveller has, needs or is used to on a journey. */
    static boolean tellsHowTheyTravel(Utterance said) {
        return said.has(TRAVELLING);
    }

    /** Whether the message asks rather than states. */
    public static boolean isQuestion(Utterance said) {
        return said.has(QUESTION);
    }
}
