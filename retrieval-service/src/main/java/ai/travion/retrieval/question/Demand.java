package ai.travion.retrieval.question;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Something so particular that no passage answers it without naming it. The likeness of words or meanings is no answer: what
 * is said of the stairs of a rock is near a question about the telephone network on top of it, and tells nothing of it.
 *
 * @param asked how a question says it
 * @param told what a passage says that may answer it; what names it as a question does is among that, unless nothing answers it
 */
record Demand(Pattern asked, Pattern told) {

    private static final Pattern NOTHING = Pattern.compile("(?!)");

    private static final Pattern QUIET_ASKED = words(
            "quiet(?:er|est)?|peaceful|tranquil|secluded|uncrowded|deserted|solitude|silence|"
                    + "(?:hates?|avoid(?:ing)?|without|no|not|isn't|isn’t|aren't|aren’t|less|fewer|escape|away from) (?:the |too |so |many |big )*(?:crowd\\w*|busy|tourist\\w*|touristy|noise|noisy)");
    private static final Pattern WHEN = words("when|what time|best time|hour|how early");
    private static final Pattern LOUD = words(
            "crowded|crowds?|noisy|loud|busy|busiest|packed|jammed|music|part(?:y|ies)|lively|built-up|touristy|traffic|look (?:further|elsewhere)");
    private static final Pattern QUIET = words(
            "quiet\\w*|peace\\w*|calm|silen\\w*|still\\w*|empty|empties|solitude|lonely|few (?:people|visitors|tourists)|sleepy|uncrowded|secluded|hush");

    private static final List<Demand> PARTICULAR = List.of(
            of(
                    "(?:phone|mobile|cell|cellular|network|data) (?:signal|coverage|reception|network|connection|service)|signal|4g|5g|3g|lte|sim cards?|e-?sims?|roaming",
                    "signal|coverage|reception|network|sim card"),
            of(
                    "doctors?|hospitals?|clinics?|pharmac(?:y|ies)|chemists?|ambulances?|vaccinat\\w+|vaccines?|malaria|rabies|dengue",
                    "doctors?|hospitals?|clinics?|pharmac(?:y|ies)|medical|vaccin\\w+|malaria|rabies|dengue|health"),
            of(
                    "(?:night|overnight|sleeper) (?:bus(?:es)?|coach(?:es)?)",
                    "(?:night|overnight|sleeper) (?:bus|coach)\\w*|bus(?:es)?\\b[^.]*\\b(?:night|overnight)"),
            of(
                    "(?:night|overnight|sleeper) (?:ferry|ferries|flights?)",
                    "(?:night|overnight|sleeper) (?:ferr|flight)\\w*"),
            of(
                    "in (?:square kilomet(?:re|er)s|square miles|hectares|acres)|(?<!which |what |this |that |an? |any |some |in )area of",
                    "square|hectares|acres"),
            of(
                    "how m(?:uch|any)\\b[^.?!]*\\b(?:rupees|dollars|euros|pounds|lkr|usd)|(?:prices?|costs?|fees?|fares?|worth|charged?)\\b[^.?!]*\\bin (?:rupees|dollars|euros|pounds|lkr|usd)",
                    "\\d[\\d,]* (?:rupees|dollars|euros)"),
            of(
                    "(?:public |hot )?showers?|changing rooms?|toilets?|bathrooms?|wash ?rooms?|restrooms?",
                    "showers?|changing rooms?|toilets?|bathrooms?|urinals?|latrines?"),
            of(
                    "(?:which|what|whose|name of the|the) architects?\\b|who (?:drew|draughted|drafted|designed)|architect (?:of|behind|who)",
                    "architect\\w*|design(?:ed|er|s)|drew|plans? (?:of|by|for)|landscap\\w+|laid out|built (?:by|for)|work of"),
            of(
                    "how many (?:\\w+ ){0,2}(?:live|lives|work|works|sleep|sleeps|study|studies|reside)\\b",
                    "(?:\\d|hundred|thousand|dozen)[^.]{0,40}\\b(?:monks|nuns|people|families|inhabitants|villagers|workers|students|pupils|animals|elephants|leopards|deer)"
                            + "|\\b(?:monks|nuns|people|families|inhabitants|villagers|workers|students|pupils|animals|elephants|leopards|deer)\\b[^.]{0,60}(?:\\d|hundreds?|thousands?|dozens?) of (?:them|these)"),
            of("wi-?fi|internet|broadband|co-?working|digital nomads?|work remotely", "wi-?fi|internet|co-?working"),
            of(
                    "atms?|cash ?(?:machine|point)s?|(?:which|what|a|nearest|any|closest) banks?(?! of)|banks? (?:branch|account|open|that)|money ?changers?|credit cards?|pay by card|card payments?|cash",
                    "atms?|cash|banks?|money|cards?"),
            of(
                    "left[- ]luggage|luggage (?:storage|room|lockers?|counter|office)|lockers?|cloakrooms?|baggage|(?:store|leave|deposit|drop) (?:my|our|the|your|a)? ?(?:bags?|luggage|backpacks?|suitcases?|rucksacks?)",
                    "left[- ]luggage|luggage|lockers?|cloakrooms?"),
            of(
                    "parking|car ?parks?|park (?:my|our|the|a|your) (?:car|van|bike|motorbike|motorcycle|scooter|tuk-?tuk|camper\\w*)|leave (?:my|our|the|a|your) (?:car|van|bike|motorbike|motorcycle|scooter|tuk-?tuk|camper\\w*|vehicle)",
                    "parking|car park|parked"),
            of(
                    "visas?|tourist permits?|immigration|passports?|customs (?:form|declaration|duty|allowance)|embass(?:y|ies)|consulates?",
                    "visas?|immigration|passports?|embass(?:y|ies)"),
            of(
                    "who(?:'s| is| are)\\b.*\\b(?:current(?:ly)?|present|now|nowadays|these days|today|in charge|at the moment|director|manager|mayor|minister|warden|curator|chairman|chief executive|ceo|(?:head|chief|lead) (?:priest|monk|ranger|guide|keeper|chef|of))",
                    ""),
            of(
                    "who(?:'s| is| are| would be)(?: now)? (?:the|your|its|their)(?: \\w+){0,2} (?:imam|abbot|incumbent|bishop|pastor|vicar|rector|"
                            + "principal|head ?master|chairman|captain|skipper|lighthouse keeper|harbour ?master|station ?master|coach|trainer|teacher|"
                            + "instructor|chef|cook|bartender|land ?lord|spokes\\w+|superintendent|secretary|president|officer|caretaker)",
                    ""),
            of(
                    "(?:what is|what's|current|present) (?:the )?name of the (?:current |present )?(?:director|manager|mayor|owner|chief|head)",
                    ""),
            of(
                    "(?:tele)?phone numbers?|e-?mail(?: address)?|contact (?:number|details)|whats?app|websites?|post(?:al)? ?codes?|zip codes?|street address",
                    "telephone|e-?mail|website"),
            of("(?:dogs?|pets?|pupp(?:y|ies)|my cat)(?! ?eagle)", "dogs?|cats?|pets?"),
            of("drones?", "drones?"),
            of(
                    "(?:bus|route|train|platform|gate|seat|line) (?:number|no\\.?)|route number|which platform|platform (?:number|\\d+)",
                    "(?:bus|route|train) (?:number|no)|platform"),
            of(
                    "(?:max(?:imum)?|minimum|min) (?:body )?(?:weight|age|height)|(?:weight|age|height) (?:limit|requirement|restriction)s?|how old (?:do|must|should) (?:you|i|we|kids|children)",
                    "weight|minimum age|age limit|years old|aged"),
            of(
                    "population|inhabitants|how many people (?:live|work)|census",
                    "population|inhabitants|people live|census"),
            of("voltage|plug (?:type|adapter)|sockets?", "voltage|volts|plugs?|sockets?"),
            of("time ?zones?", "time ?zones?"),
            of("cricket (?:match|team|score)", "cricket"),
            of("in (?:degrees|celsius|fahrenheit)|degrees is", "degrees"),
            of(
                    "(?:in|how many) (?:met(?:re|er)s|feet|kilomet(?:re|er)s|km|miles)",
                    "(?:met(?:re|er)s?|feet|kilomet(?:re|er)s?|km|miles)"),
            of("reviews?|ratings?|trip ?advisor|how many stars|google maps score", "reviews?|ratings?"),
            of(
                    "how many (?:visitors|tourists|people) (?:visit|come|per|a|each|every|last)",
                    "visitors a year|visitors each year|\\d visitors"),
            of("insurance|insured|refunds?|cancel(?:lation|ling)? (?:policy|fee)|deposit", "insurance|refund|cancel"),
            of(
                    "wheelchairs?|disabled|disabilit\\w+|prams?|pushchairs?|strollers?|buggy",
                    "wheelchairs?|disabled|prams?|steps?|stairs?|level|uneven"),
            of("playgrounds?|child ?care|nann(?:y|ies)|kids'? club", "playgrounds?|child ?care"),
            of("licen[cs]es?|(?:driving|fishing|film\\w*|work|residence) permits?", "licen[cs]\\w+|permits?"),
            of(
                    "calories|nutrition\\w*|recipes?|ingredients?|allerg\\w+|nuts?",
                    "calories|recipes?|ingredients?|nuts?|cooked with|made (?:of|with|from)"),
            of("tap water|drinking water|water fountains?", "drinking water|tap water|bottled water"),
            of("lost (?:property|and found)|police|theft report|report a (?:theft|crime)", "police|lost"),
            of(
                    "salar(?:y|ies)|wages?|profits?|revenue|turnover|sponsor\\w*|logo|brands?|suppliers?|contractors?|share ?holders?",
                    "salar\\w+|wages?|profits?|revenue|sponsor\\w*|brands?"),
            of("who (?:now )?owns|owner of|owned by", "own(?:s|ed|er|ers)"),
            of(
                    "names? of (?:the |a |your )?(?:current |best )?(?:captain|guide|driver|chef|cook|teacher|instructor|manager|ranger|warden|caretaker|mahout|skipper|pilot|doctor|receptionist)|which (?:guide|driver|teacher|instructor|lawyer|captain|company|operator|agency|agent)",
                    ""),
            of(
                    "audio ?guides?|(?:guides?|staff|teachers?|lawyers?|dentists?|doctors?|waiters?) (?:who |that |which )?(?:speaks?|speaking)",
                    "audio ?guides?|speak\\w*"),
            of("weigh(?:s|t)?|tonnes?|tons?|kilograms?", "weigh\\w*|tonnes?|tons?|kilograms?"),
            of("gps coordinates|coordinates|latitude|longitude", "coordinates|latitude"),
            of(
                    "repair(?:s|ed|ing)?(?= my| our| a | shop)|fix(?:ed)? (?:my|our)|print(?:ing|er)?(?: documents| my| our| out)|photocop\\w+|contact lens(?:es)?|spectacles|hardware store",
                    "repair\\w*|print\\w*|photocop\\w*"),
            of(
                    "certifi(?:ed|cates?)|under guarantee|warrant(?:y|ies)|lab report",
                    "certif\\w+|guarantee\\w*|laborator\\w+|licensed"),
            of(
                    "(?:last|latest|most recent|recent) (?:landslides?|accidents?|attacks?|earthquakes?|floods?|deaths?|incidents?|murders?|drownings?|fires?)",
                    "landslides?|accidents?|attacks?|earthquakes?|deaths?|drown\\w*"),
            of(
                    "how many (?:people (?:died|drowned|were killed)|accidents|deaths|drownings)",
                    "died|killed|deaths?|drown\\w*"),
            of(
                    "how many (?:seats|rooms|beds|employees|staff|workers|guides|jeeps|vehicles|boats|buses|students|pupils|shops|stalls|restaurants|hotels|cameras|toilets|parking)|how many people work",
                    "\\d+ (?:seats|rooms|beds|workers|jeeps|vehicles|boats|students|shops|stalls)"),
            of(
                    "volunteer\\w*|internships?|jobs?|vacanc(?:y|ies)|apartments?|buy (?:land|a house|property)|real estate|mortgage|scholarships?",
                    "volunteer\\w*|jobs?|apartments?"),
            of(
                    "get married|marriage licen[cs]e|wedding (?:venue|package|planner)s?|honeymoon (?:suite|package)",
                    "wedding|marri\\w+|honeymoon"),
            of("per (?:minute|second)|beats per|horse ?power|megapixels?", "per (?:minute|second)"),
            of(
                    "smok(?:e|ing) (?:area|zone|weed|room)|cannabis|weed|marijuana|drugs|vap(?:e|ing)",
                    "cannabis|drugs|smoking"),
            of(
                    "podcasts?|youtube|instagram (?:account|handle)|hashtags?|facebook page|app store|newspaper",
                    "podcasts?|youtube|facebook|newspaper"),
            of("tip(?:ping)?(?= |\\?|$)(?! of| off)|bribes?|haggl\\w+ prices?", "tips?|tipping"));

    /** Things that nothing but their own mention answers: a bay for kites tells nothing of a bowling alley. */
    private static final List<Demand> BY_NAME = List.of(
                    // for the table
                    "vegans?|gluten",
                    "halal",
                    "kosher",
                    "lactose|oat milk|almond milk|soy milk",
                    "pizzas?|pizzerias?",
                    "burgers?",
                    "sushi|ramen",
                    "tacos?|burritos?|tapas",
                    "brunch",
                    "bak(?:ery|eries)",
                    "starbucks|mc ?donald'?s|kfc|burger king|subway|domino'?s",
                    "bubble tea",
                    "michelin|rooftop bar|wine bar|sports bar|cocktail bar|craft beer|happy hour",
                    // shops and services
                    "tailors?",
                    "barbers?|hair ?dressers?|hair ?cuts?",
                    "cinemas?|movie theat(?:re|er)s?",
                    "supermarkets?|hypermarkets?",
                    "laund(?:ry|erette|romat)|washing machines?|dry clean\\w*",
                    "casinos?",
                    "post offices?",
                    "petrol|gas stations?|fuel",
                    "(?:ev|electric) (?:car )?charg\\w+|charging (?:point|station)s?",
                    "book ?shops?|book ?stores?",
                    "shopping malls?|department stores?|outlets?",
                    "tattoo\\w*",
                    "nail salons?|manicures?|pedicures?|waxing",
                    "day ?care|baby ?sitters?|kindergartens?",
                    "universit(?:y|ies)",
                    "notar(?:y|ies)|lawyers?|solicitors?",
                    "estate agents?",
                    "dentists?",
                    "opticians?|glasses repaired",
                    "vets?|veterinarians?|kennels?",
                    "fitness|gyms?|cross ?fit|pilates|zumba|weight ?lifting|treadmills?",
                    "saunas?|jacuzzis?|hot tubs?|steam rooms?",
                    "chang(?:e|ing) tables?|baby chang(?:e|ing)|diapers?|nappies|nappy",
                    "high ?chairs?|baby cots?|cribs?",
                    "printers?|scanners?|fax",
                    "vending machines?|safe deposit\\w*|safe box(?:es)?",
                    "swimming pools?|infinity pools?",
                    // of a whole country
                    "crime rate",
                    "gdp",
                    "elections?",
                    "mayor",
                    "football",
                    "stock",
                    // sports and pastimes
                    "bungee",
                    "zip[- ]?lin(?:e|es|ing)",
                    "para(?:glid|sail)\\w*|hang ?glid\\w*",
                    "balloon(?:s|ing)?",
                    "sky ?div\\w+",
                    "go-?karts?|karting|race ?track|motocross",
                    "theme parks?|amusement parks?|fun ?fairs?|roller ?coasters?",
                    "water ?parks?|water ?slides?",
                    "aquariums?",
                    "planetariums?|observator(?:y|ies)",
                    "ice (?:rink|skat\\w*)|skat(?:e ?parks?|eboard\\w*|ing)",
                    "(?<!jet[ -])(?<!water[ -])ski(?:ing|s)?(?! lift)|snow ?board\\w*|sledg\\w+",
                    "water[- ]?ski\\w*",
                    "bowling",
                    "golf",
                    "tennis|badminton|squash|padel",
                    "escape rooms?|paintball|laser ?tag|trampolin\\w*",
                    "karaoke",
                    "jet ?ski\\w*",
                    "kite ?surf\\w*",
                    "wake ?board\\w*",
                    "quad bikes?|atvs?|segways?",
                    "horse[- ]?(?:riding|back)|riding stables?|pony rides?|polo",
                    "archery|shooting range|climbing (?:wall|gym)|bouldering|via ferrata|abseil\\w*",
                    "billiards?|snooker|pool tables?|chess clubs?|bingo",
                    "salsa|tango|ballet|dance class\\w*",
                    "piano|jazz|opera|philharmonic|night ?clubs?|discos?|discotheques?|dj",
                    // ways of moving
                    "uber|pick ?me|grab taxi",
                    "metro|trams?|subway train|underground train|monorail",
                    "cable[- ]?cars?|ski lifts?|chair ?lifts?|funiculars?|gondola lift",
                    "escalators?|elevators?",
                    "helicopters?",
                    "sea ?planes?",
                    "house ?boats?",
                    "cruise ships?",
                    "airlines?|airport (?:lounge|shuttle|transfer)",
                    "car seats?|child seats?|booster seats?",
                    "seat ?belts?",
                    "helmets?",
                    // fittings
                    "camp ?sites?|camp ?grounds?|camping grounds?",
                    "fenc(?:e|es|ed|ing)",
                    "cctv|security cameras?",
                    "air[- ]condition\\w*",
                    "live stream\\w*|web ?cams?")
            .stream()
            .map(name -> of(name, name))
            .toList();

    private static final List<Demand> ALL =
            Stream.concat(PARTICULAR.stream(), BY_NAME.stream()).toList();

    /** What a question demands. */
    static List<Demand> in(String question) {
        return ALL.stream()
                .filter(demand -> Patterns.isIn(demand.asked(), question))
                .toList();
    }

    boolean isMetBy(String passage) {
        return told.matcher(passage).find();
    }

    /** Whether a quiet place is looked for; when it is quiet at a place is another question. */
    static boolean isForQuiet(String question) {
        return QUIET_ASKED.matcher(question).find() && !WHEN.matcher(question).find();
    }

    /** Quiet is denied by more than the lack of the word: "those who want silence should look further". */
    static boolean isDeniedQuiet(String passage) {
        long loud = hits(LOUD, passage);
        return loud > 0 && loud >= hits(QUIET, passage);
    }

    static long noise(String passage) {
        return hits(LOUD, passage) - hits(QUIET, passage);
    }

    private static long hits(Pattern pattern, String passage) {
        return pattern.matcher(passage).results().count();
    }

    private static Demand of(String asked, String told) {
        return new Demand(words(asked), told.isEmpty() ? NOTHING : words(told + "|" + asked));
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }
}
