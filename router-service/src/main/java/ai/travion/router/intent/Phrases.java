package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The turns of phrase that tell what a message is for. */
public final class Phrases {

    /** Whether a couple gets a room. */
    static final String SHARED_ROOM =
            "(?:share|sharing|get|take|book|have) (?:an?|one|the same) (?:\\p{L}+ )?(?:room|bed)|(?:same|one) room|unmarried couples?|(?:not married|unmarried)\\b[^.?!]{0,40}\\b(?:rooms?|hotels?|guest ?houses?|stay)|(?:rooms?|hotels?|guest ?houses?|stay|check in)\\b[^.?!]{0,40}\\b(?:not married|unmarried)";

    /** Questions that concern the whole country, whatever place the conversation is about. */
    public static final Pattern GENERAL_MATTER = Patterns.words(
            SHARED_ROOM
                    + "|visas?|e-?visas?|eta|passports?|currenc(?:y|ies)|exchange rates?|rupees?|e?sims?|sim cards?|vaccin\\w+|malaria|travel insurance|plugs?|adapters?|adaptors?|voltage|sockets?|time ?zones?|tipping|customs|etiquette|languages?|(?:say|words? for|phrases?)\\b[^.?!]{0,40}\\bin (?:sinhal\\p{L}*|tamil)|(?:being gay|gay couples?|lgbtq?|homosexual\\w*|same[- ]sex)|emergency (?:numbers?|services?)|national dish|driving licen[cs]e|airports?|(?:what|which) (?:clothes|things)?\\s*(?:to|should i|do i need to|shall i) pack|packing list|(?:phrases|words) in (?:sinhala|tamil)"
                    + "|(?:phone |power |laptop )?chargers?|(?:power |voltage )?converters?|rabies|dengue|tap water|(?:drink|brush)\\w*\\b[^.?!]{0,20}\\bwater|ambulance|fire brigade|tourist police|drones?|vap(?:e|es|ing)|left[- ]hand(?:ed)?|do'?s (?:and|&) don'?t'?s|ice (?:cubes?|in (?:my|our|the|drinks?)|make|safe)|will the ice"
                    + "|(?:bitten|bites?) (?:me|us|you|by)|(?:dog|monkey|snake|mosquito) bites?|(?:mosquito(?:e?s)?|leeches) (?:bad|a problem)|how bad (?:are|is) the (?:mosquito(?:e?s)?|leeches)"
                    + "|how (?:do|can|to|would|should) (?:you|i|we|they|one)? ?(?:say|greet)|(?:how much|what) (?:do|should|to|does|would|shall) (?:i|we|you|one|people|they)? ?tip"
                    + "|(?:do|can|may|must|should|are) (?:people|locals|they|tourists|foreigners|visitors|children|kids|women) (?:tip|eat|travel|drink|speak|cover|wear|shake|greet|drive|kiss|vape|smoke)");

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
                    + "|\\b(?:divorce|criminal|tax|family)\\s+lawyers?\\b|\\b(?:house|houses|apartment|land|flat)s?\\s+for\\s+sale\\b"
                    + "|\\b(?:house|flat|apartment|annexe?|office|land)s?\\s+(?:for|to)\\s+(?:rent|let|lease)\\b[^.?!]*\\b(?:long[ -]term|month(?:ly|s)?|years?|permanent\\p{L}*)\\b"
                    + "|\\b(?:how\\s+(?:to|do\\s+i|can\\s+i)\\s+)?(?:train|breed|house-?train|raise)\\s+(?:an?|my|our)\\s+(?:\\p{L}+\\s+){0,2}(?:gecko|dog|puppy|cat|kitten|parrot|hamster|rabbit|horse|lizard)s?\\b"
                    + "|\\b(?:university|college|school|campus|faculty|degree|mba)\\b[^.?!]{0,40}\\b(?:admissions?|entry\\s+requirements|enrol\\p{L}*|application\\s+(?:form|deadline)|scholarships?|cut-?off)\\b|\\badmission\\s+requirements\\b"
                    + "|\\b(?:jaguar|bmw|mercedes|audi|toyota|honda|suzuki|nissan|tesla|kia|iphones?|samsung|macbooks?|playstation|ps5|xbox)\\s+(?:\\p{L}*\\d*\\s+)?(?:prices?|costs?|dealers?|showrooms?|repairs?|spare\\s+parts)\\b"
                    + "|\\bdating\\s+(?:an?|the|my)\\s+(?:\\p{L}+\\s+)?(?:girl|guy|man|woman|boy|colleague|sri\\s+lankan|local)\\b"
                    + "|\\b(?:health\\s+)?(?:benefits?|side\\s+effects?|dosage)\\b[^.?!]{0,30}\\b(?:diabetes|cancer|blood\\s+(?:pressure|sugar)|cholesterol|weight\\s+loss|arthritis|acne|hair\\s+growth)\\b"
                    + "|\\bselect\\s+[\\p{L}*,\\s]{1,30}\\s+from\\s+\\p{L}+|\\bdrop\\s+table\\b|\\bunion\\s+select\\b|\\bdelete\\s+from\\s+\\p{L}+|\\binsert\\s+into\\s+\\p{L}+\\s*\\(|<\\s*script\\b");

    private static final String SPORT =
            "\\b(?:cricket|rugby|football|soccer|tennis|hockey|volleyball|netball|basketball|baseball|boxing|golf|athletics|swimming\\s+championships?|formula\\s+(?:1|one)|f1|grand\\s+prix|match(?:es)?|tests?|odis?|t20s?|ipl|lpl|bpl|psl|world\\s+cups?|asia\\s+cups?|champions\\s+(?:league|trophy)|premier\\s+league|olympics?|tournament|championships?|innings|wickets?|semi[- ]?finals?|quarter[- ]?finals?|super\\s+over|ashes|lions|league)\\b";
    private static final String ITS_RESULT =
            "\\b(?:who(?:'s|\\s+is|\\s+are)?\\s+(?:won|wins?|winning|beat|lost|loses?|scored|leads?|leading|playing|in\\s+the\\s+final|going\\s+to\\s+win|the\\s+captain)|who\\s+(?:will|would|do\\s+you\\s+think\\s+will|can)\\s+win|(?:did|does|do|have|has|will|can)\\s+(?:\\p{L}+\\s+){1,4}?(?:win|won|lose|lost|beat|beaten|draw|qualif\\p{L}+|score|scored)|scores?|scorecard|scoreline|scored|results?|standings|rankings?|points\\s+table|fixtures?|kick[- ]?off|captain|finals?|on\\s+tv|broadcast\\w*|live\\s?stream\\w*|batting|bowling|batsm[ae]n|bowlers?|(?:take|took)\\s+(?:\\p{L}+\\s+)?wickets|most\\s+(?:runs|goals|wickets)|(?:how|what)\\s+(?:did|are|is|have|has)\\s+(?:the\\s+)?(?:\\p{L}+\\s+){1,3}?(?:do|doing|done|play|playing|played))\\b";
    private static final Pattern SPORT_RESULT = Patterns.anyCase("(?s)^(?=.*" + SPORT + ")(?=.*" + ITS_RESULT + ").*");
    /** "What did Sri Lanka score against England", "England vs India who won". */
    private static final Pattern TEAMS_RESULT = Patterns.anyCase(
            "\\b(?:won|win|beat|score|scored|lost|lose|play(?:ed|ing)?|result|match)\\b[^.?!]{0,40}\\b(?:against|vs?\\.?|versus)\\s+(?:the\\s+)?(?:\\p{L}+)|\\b(?:england|australia|india|pakistan|bangladesh|new\\s+zealand|south\\s+africa|west\\s+indies|afghanistan|ireland|zimbabwe|(?:sri\\s+)?lankan?s?)\\s+(?:vs?\\.?|versus|against)\\s+\\p{L}+|\\bdid\\s+(?:england|australia|india|pakistan|bangladesh|new\\s+zealand|south\\s+africa|sri\\s+lanka|the\\s+lankans)\\s+(?:win|lose|beat|draw)(?!\\s+(?:independence|freedom|the\\s+war))\\b");
    /** To be there is travel. */
    private static final Pattern TO_BE_THERE = Patterns.words(
            "tickets?|watch|see|attend|go to|going to (?:the|a) (?:match|game)|stadiums?|live (?:at|in)|play (?:on(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day)|with|at|in)|locals|kids|learn|lessons?|join|pubs?|bars?|where|museum|souvenirs?|shirts?|jerseys?|when i'm|while we|during our");

    private static final Pattern ENDED =
            Patterns.words("won|wins?|winning|beat|lost|scor(?:e|es|ed)|results?|standings|captain");

    /** Whether it asks how a match ended or will end, and not how one gets to see it. */
    static boolean asksForAResult(Reading reading) {
        var said = reading.said();
        return (said.has(SPORT_RESULT) || said.has(TEAMS_RESULT))
                && !said.has(TO_BE_THERE)
                && (reading.places().isEmpty() || said.has(ENDED));
    }

    private static final int ASKING_ON_WORDS = 9;
    private static final int HINTING_WORDS = 4;
    /** Words that say no more than when, how long, or that one sets out then. */
    private static final Pattern ONLY_WHEN = Patterns.anyCase(
            "\\W*(?:(?:what\\s+about|how\\s+about|instead|rather|mean|meant|said|sorry|no|nope|oops|actually|wait|better|that|after|before|following|previous|next|afterwards|one|from|on|in|at|during|to|till|until|through|between|and|for|the|of|a|an|it|it's|its|is|will|be|we|we're|we'll|i|i'm|i'll|am|are|my|our|start|starts|starting|begin|begins|beginning|leave|leaving|arrive|arrives|arriving|come|coming|travel|travelling|traveling|go|going|land|landing|end|ends|ending|stay|staying|about|around|maybe|perhaps|probably|roughly|so|ok|okay|yes|please|just|only|say|then|this|next|coming|early|mid|late|beginning|first|second|third|last|days?|nights?|weeks?|weekends?|months?|year|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|couple|few|half|st|nd|rd|th|\\d+(?:st|nd|rd|th)?|later|earlier|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|today|tomorrow|tonight|christmas|new|easter|vesak|poson|day|eve|dates?|flight)\\b[\\s,./&()\u2013-]*)+[.!?]*\\s*");

    /** How one gets from one place to another, and what one asks of it. */
    private static final Pattern OF_THE_WAY = Patterns.words(
            "how (?:do|can|could|should|would|to|did)(?: (?:i|we|you|one))?(?: best)? (?:get|go|travel|reach|come)|how (?:far|long)|far (?:away )?from|distance|travel time|trains?|bus(?:es)?|taxis?|cabs?|tuk ?tuks?|driv(?:e|ing)|scooters?|car|ferry|flights?|fly|railway|route|road|journey|ride|tickets?|first class|second class|third class|reserv(?:e|ed|ation)s?|direct|change trains|seats?|faster|fastest|quicker|quickest");
    /** What is asked within a conversation about a place, in words that nobody listed. */
    private static final Pattern ASKS_ON = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also|then)\\W+)*(?:what\\s+time|when|how\\s+(?:long|many|much|often|early|late|high|deep|old|steep|big)|is\\s+there|are\\s+there|can\\s+(?:i|we)|do\\s+(?:i|we)|should\\s+(?:i|we)|where\\s+(?:can|do|is|are|should)|(?:is|are)\\s+the)\\b");

    /** "My husband uses a wheelchair which sites can we do": what turns the verb round asks, without a mark before it. */
    public static final String ASKED_ON =
            "\\b(?:what|where|how|which|when)\\b[^.?!;]{0,40}?\\b(?:can|could|should|shall|do|would|may|must)\\s+(?:i|we|they|he|she)\\b";

    static final Pattern QUESTION = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|also|oh|ah|hm+|nice|great|cool|good|lol|haha|wow|wait|right|then|perfect|lovely|yes|no)\\b[\\s,.!]+)*(?:what|when|where|who|whom|why|how|which|is|are|was|were|do(?!\\s+(?:it|this|that|them)\\b)|does|did|can(?!'t\\s+(?!i\\b|we\\b|you\\b))|could|will|would|should|shall|has|have|may|tell|any)\\b|\\?\\s*$|"
                    + ASKED_ON);

    /** "I'm vegan, is it hard". */
    private static final Pattern ASKED_LAST = Patterns.anyCase(
            "[,.;:!\u2013-]\\s*(?:(?:and|but|so|then)\\s+)?(?:what|when|where|why|how|which|is|are|do|does|should|(?:can|could|will|would)(?!\\s+(?:you|u|we)\\b)|has(?=\\s+(?:it|this|that|anything|much|there|the)\\b)|have(?=\\s+(?:they|things|there)\\b)|did(?=\\s+(?:it|they|the|things)\\b)|(?:was|were)(?=\\s+(?:it|there|they)\\b))\\s+\\p{L}+");

    private static final Pattern OF_YOU = Patterns.words("you|u|your|ur");
    static final Pattern REQUEST = Patterns.words("please|tell|explain|give|show|find|want|need|write|make|how to");

    private static final Pattern LOOKED_FOR = Patterns.words(
            "(?:tell|show|give|find|explain to|help) (?:me|us)|suggest\\p{L}*|recommend\\p{L}*|looking for|what about|how about|want to|would like|i'd like|we'd like|need to know|interested in|things to do|places|somewhere|anywhere|ideas?|tips?|advice|hotels?|restaurants?|itinerary|plan");

    private static final Pattern LEANING = Patterns.anyCase(
            "\\b(?:it|its|it's|there|here|which\\s+(?:ones?|first|of\\s+(?:them|those|these|the\\s+(?:two|three))|(?:should|would|shall)\\s+(?:i|we|you)\\s+(?:do|visit|see|choose|pick|take|prefer|recommend|go))|where\\s+(?:should|shall|do|would)\\s+(?:i|we|you)\\s+(?:go|start|begin)\\s+first|the\\s+other(?=\\W*$)|which\\s+is\\s+(?:the\\s+)?(?:better|best|nicer|closer|cheaper|nearer|quieter)|the\\s+(?:first|second|third|last|other)\\s+one|compare|both|the\\s+two|(?:is|was|does|did|do|will|would|can|about|like|for|than)\\s+(?:that|this)|that\\s+(?:place|one|temple|town|city|beach|day)|this\\s+(?:place|one|temple|town|city|beach)|they|them|those|these)\\b|^\\W*(?:something|anything|somewhere|anywhere)\\b|^\\W*(?:the|that)\\s+(?:\\p{L}+\\s+)?one\\s+(?:with|in|at|near|on|that|which|by|of)\\b|^\\W*(?:and|also|then|what\\s+about|how\\s+about|what\\s+else|anything\\s+else|tell\\s+me\\s+more|more(?:\\s+(?:info|information|details?|about))?|go\\s+on|continue|why|how\\s+come|when|where|how)\\b");

    /** Questions that a visitor asks of a country without naming it. */
    private static final Pattern VISITING = Patterns.words(
            "(?:what|anything|something) (?:(?:should|do|must|shall|to) )?(?:(?:i|we|one|you) )?(?:need to |have to )?(?:watch out|look out|be careful|beware|be aware|take care|mind)\\b[^?]{0,12}\\b(?:in the (?:evenings?|night)|at night|after dark|late|alone|there|here|as a (?:woman|tourist|couple|family))|(?:safe|dangerous|risky|advisable|wise|ok|okay|fine)\\b[^?]{0,40}\\b(?:at night|after dark|in the (?:evenings?|dark)|late|alone|by myself|on my own)|(?:do|must) (?:i|we|you|couples|foreigners|tourists) have to (?:be|wear|pay|show|book|remove|cover|carry|have)|(?:unmarried|same[- ]sex) couples?|share a room|(?:oldest|biggest|largest|highest|best|nicest|most \\p{L}+) (?:city|town|place|temple|beach|mountain|park|river|waterfall|food|animals?) (?:over |around |round )?here|can (?:i|we|you) (?:wear|bring|drink|eat|swim|smoke|drive|fly|kiss|hold hands|rent|camp|walk|haggle|touch)|should (?:i|we) (?:bring|wear|pack|tip|carry|avoid|learn|remove|cover)|do (?:i|we) need (?:an? |any |to )?(?:guide|visa|permit|tickets?|shots?|vaccin\\p{L}+|licen[cs]e|cash|jacket|adapt[eo]r|reservation|insurance|raincoat|helmet|scarf|shoes)|is it (?:ok|okay|fine|worth|easy|hard|possible) to|how (?:do|should) (?:i|we|one|you) (?:greet|behave|dress|bargain|haggle|tip)|what (?:do|should) (?:i|we|you|people) (?:wear|bring|pack|tip)|(?:when|how long) to (?:come|go|visit|travel|stay)|(?:best|good|cheap|cheapest|safe) (?:places?|shops?|towns?|areas?) (?:to|for)|where (?:to|can (?:i|we|one)|do (?:i|we|you)|should (?:i|we)) (?:buy|eat|stay|swim|surf|sleep|drink|shop|change|exchange|rent|hire)|in public|is (?:\\p{L}+ )?\\p{L}+ an? (?:good|bad|right|wet|dry) (?:time|month|season) to|(?:cover|show|bare) (?:my|our|your) (?:knees|shoulders|arms|legs|hair|head|tattoos?)|(?:being|be) (?:gay|lesbian|trans|a woman|alone) |(?:is|are) [\\p{L} ]{2,30} (?:illegal|legal|allowed|accepted|banned|forbidden)(?: (?:there|here))?\\W*$|do (?:they|locals|people|tourists|foreigners)|(?:are|is) (?:they|locals|tourists|foreigners)|is it (?:rude|polite|impolite|allowed|acceptable|legal|illegal|common|customary|normal|offensive|respectful)|can (?:i|we|tourists|foreigners) (?:use|pay|bring|rent|hire|take)|where (?:do|does|did|can) the \\p{L}+ (?:sit|stand|live|bathe|feed|gather|nest|fish|grow|hunt|sleep|swim|dance|pray|perform|work)");

    private static final Pattern DESPAIR = Patterns.words(
            "(?:kill|hang|drown|shoot|hurt|harm) (?:myself|himself|herself|themselves)|(?:end|ending|take|taking|ended|took) (?:my|his|her|their) (?:own )?life|(?:am|i'm|feel|feeling|been|is|he's|she's) (?:\\p{L}+ ){0,2}suicidal|(?:commit(?:ting)?|thinking (?:of|about)|considering) suicide|(?:want|wish|ready|going|would like) to die(?! for)|wish (?:that )?i (?:was|were) dead|(?:don'?t|do not) want to (?:live|be alive|exist)(?: any ?more)?(?! (?:in|at|near|here|there|like|with|on|the|a))|no (?:reason|point) (?:to|in|of) (?:live|living|being alive)|better off dead|(?:can'?t|cannot) go on (?:living|any ?more|like this)");
    /** Endings of the island's names of places. */
    private static final Pattern ISLAND_NAME = Patterns.words(
            "\\p{L}{3,}(?:wawa|wewa|gala|galla|pura|puram|kanda|oya|ganga|vehera|vihara|viharaya|duwa|goda|pitiya|watta|watte|deniya|munai|kulam|wila|pattana|gama|nuwara|pawwa|kotte|arama|aramaya|lena|wella|walla|kele|thurai|tota|thota|gomuwa|bokka)|\\p{L}+ (?:wewa|oya|ganga|vehera|vihara|viharaya|kovil|devale|devalaya|maligawa|raja maha)");

    private static final Pattern WHERE = Patterns.anyCase(
            "^\\W*(?:and\\s+|so\\s+)?(?:where|in\\s+which\\s+(?:town|place|city|village|park))\\s+(?:is|are|was|were|did|do|does|can|could)\\b|,\\s*where\\s+(?:is|was|are|were|do|can|did)\\s+(?:it|that|they|i|we)\\b|\\bwho\\s+(?:carved|planted|ruled|dug|built)\\b");
    private static final Pattern MINE = Patterns.words("my|your|babies|you");

    static final Pattern OF_US = Patterns.anyCase(
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

    /** Turns of phrase that decide nothing by themselves, and tell something together with the other words. */
    private static final Map<String, Pattern> TELLING = Map.ofEntries(
            Map.entry("state", LiveTalk.STATE_WORDS),
            Map.entry("now", LiveTalk.NOW),
            Map.entry("yesOrNo", LiveTalk.YES_OR_NO),
            Map.entry("climate", LiveTalk.CLIMATE),
            Map.entry("advice", LiveTalk.ADVICE),
            Map.entry("cost", COST),
            Map.entry("practical", PRACTICAL_MATTER),
            Map.entry("question", QUESTION),
            Map.entry("information", PlanOrder.INFORMATION),
            Map.entry("fact", PlanOrder.A_FACT),
            Map.entry("weather", LiveTalk.WEATHER),
            Map.entry("ofTheWay", OF_THE_WAY),
            Map.entry("ordered", PlanOrder.PLAINLY_ORDERED),
            Map.entry("length", Patterns.words(PlanOrder.LENGTH)),
            Map.entry("ofUs", OF_US),
            Map.entry("ofYou", OF_YOU));

    private Phrases() {}

    /** Whether it asks for what is reckoned here for any day. */
    static boolean asksForWhatIsReckoned(Utterance said) {
        return said.has(RECKONED);
    }

    /** The names of the telling turns of phrase that the message has. */
    static Stream<String> tellingIn(Utterance said) {
        return TELLING.entrySet().stream()
                .filter(phrase -> said.has(phrase.getValue()))
                .map(Map.Entry::getKey)
                .sorted();
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

    /** The same of a text. */
    public static boolean isOnlyWhen(String text) {
        return Patterns.isAllOf(ONLY_WHEN, text);
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
        return said.has(QUESTION) || said.has(ASKED_LAST) || said.text().contains("?") || said.has(LOOKED_FOR);
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

    /** Whether it asks, or tells something and asks then. */
    static boolean asksAtItsEnd(Utterance said) {
        return said.has(QUESTION) || said.has(ASKED_LAST);
    }

    private static final Pattern A_RATE = Patterns.words("(?:a|per|each|every|one) (?:day|night)|daily");

    /** Whether the message asks rather than states. */
    public static boolean isQuestion(Utterance said) {
        return said.has(QUESTION);
    }

    /** A text without the times that only tell for how long a sum is: "40 USD a day". */
    static String withoutRates(String text, Reading reading) {
        return reading.wishes()
                        .budget()
                        .filter(budget -> budget.getPer().equals("day"))
                        .isPresent()
                ? A_RATE.matcher(text).replaceAll(" ")
                : text;
    }
}
