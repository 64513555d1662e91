package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A kind of thing that may be asked for.
 *
 * @param inWords as it follows "what was asked about"
 * @param asked how it is asked
 * @param told by what a text that tells of it is known; broad, for what is told in other words is no fault
 * @param alone whether it is missed too where nothing else is asked; of the others too much may be told in other words
 */
record AskedFor(String inWords, Pattern asked, Pattern told, boolean alone) {

    private static final String SPELLED =
            "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|hundred and \\p{L}+";
    private static final String MONTHS =
            "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
    private static final String CLOCK =
            "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:hours?|minutes?|km|kilomet|metres?|days?|to))";
    private static final String HOURS =
            "\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m|p\\.m|o['’]clock)|\\d{1,2}[:.]\\d\\d|dawn|dusk|sunrise|sunset|daybreak|first light|mornings?|afternoons?|evenings?|nights?|midnight|noon|midday|early|earlier|earliest|breakfast|lunch|dinner|heat|gates? opens?|opening|half past|quarter (?:past|to)|(?:at|around|about|by|before|after|from|until|till|past|as early as|between|towards) (?:about |around |roughly )?"
                    + CLOCK;
    private static final String TIMES =
            "(?<!opening |closing )hours?|hrs?|h|minutes?|min|mins|(?<!\\b(?:poya|same|that|this|every|each) )days?(?! (?:of|after)\\b)|nights?|half|weeks?|(?:an?|one|whole|full|entire|single|all|early) (?:\\p{L}+ )?(?:morning|afternoon|evening)|quarters?|months?|years?|\\d+ ?(?:h|hrs?|min|mins)|\\d+[-–]\\d+|km|kilomet\\w+|miles?|(?:\\d|hundreds?|thousands?)[^.;]{0,12} steps|(?:a|no) (?:long|short|little) (?:time|while)|quick(?!-)\\w*|brief\\w*|moments?|until|till";

    private static final String THE_WAY = "the way there";
    /** The way from the gate to the top is none to the place. */
    private static final Pattern ON_SITE = Pattern.compile(
            "(?:\\b(?:by|along|on) )?(?:\\b(?:the|an?) )?(?:\\broads? (?:up )?to (?:the |an? |its )?(?:\\p{L}+ )?)?\\bcar parks?\\b",
            CASE_INSENSITIVE);

    private static final String HOW_LONG = "how long it takes";
    private static final Pattern ASKS_HOW_LONG =
            Pattern.compile("\\bhow (?:long|much time|many (?:hours|days|nights|minutes))\\b", CASE_INSENSITIVE);

    private static final String OF_THE_PAST = "when that was";
    private static final String HOW_MANY = "how many";
    private static final String WHEN = "when";
    private static final String HOUR = "the hour";
    private static final String BY_TRAIN = "the way by train";
    private static final String BY_BUS = "the way by bus";
    private static final String BY_BOAT = "the way by boat";
    private static final String OF_A_WAY = "how (?:do|can|could|should|would|to|does)\\b[^?;]{0,60}\\bby (?:the |a )?";

    private static final String REASON = "the reason";
    /** Some tell a reason without a word that says so: it holds a relic, it was made for a king. */
    private static final String REASONS =
            "because|since|therefore|thus|hence|reasons?|due|owing|thanks|explains?|(?:that|this|which|it) is why|so that|believ\\w+|belief|legends?|tradition|story|said to|held to|considered|regarded|revered|in (?:honou?r|memory) of|(?:as|for) (?:it|they|he|she|its|their|the|an?|centuries|many)|comes? from|came from|named|means?|meant|after|matters?|holds?|houses?|keeps?|kept|enshrin\\w+|guards?|marks?|makes?|made";

    private static final String TO_SEE_OR_DO = "what there is to see or do";
    /** What one may see at a place, or do there. */
    private static final String SIGHTS =
            "see(?:n|ing)?|sights?|hills?|high tea|gorges?|passes|plateaus?|capes?|dunes?|sightseeing|visit\\w*|explor\\w+|walk\\w*|stroll\\w*|wander\\w*|hik\\w+|climb\\w*|cycl\\w+|bicycles?|bikes?|rid(?:e|es|ing)|watch\\w*|views?|viewpoints?|lookouts?|panoram\\w*|look|photograph\\w*|museums?|galler(?:y|ies)|temples?|kovils?|church(?:es)?|mosques?|cathedrals?|stupas?|dagobas?|viharas?|viheras?|vehera|vihara|vatadage|ruins?|palaces?|forts?|ramparts?|bastions?|lighthouses?|monaster(?:y|ies)|mansions?|statues?|buddhas?|caves?|paintings?|frescoes|gardens?|sanctuar(?:y|ies)|forests?|waterfalls?|lakes?|tanks?|reservoirs?|lagoons?|islands?|beach(?:es)?|reefs?|bays?|markets?|shopping|factor(?:y|ies)|safaris?|boats?|swim\\w*|snorkel\\w*|div(?:e|es|ing)|surf\\w*|raft\\w*|canoe\\w*|kayak\\w*|birds?|birdwatch\\w*|elephants?|leopards?|turtles?|whales?|dolphins?|sunrises?|sunsets?|picnics?|eat|try|taste|tastings?|stalls|cook\\w*|spas?|massages?|yoga|festivals?|perahera|ceremon(?:y|ies)|shows?|danc\\w+|concerts?|bath\\w*|springs|pools?|rocks?|summit|peak|trails?|paths?|train rides?|world['’]s end";
    /** How one gets there, and what to wear, is no sight. */
    private static final Pattern NO_SIGHT = Pattern.compile(
            "[^.;]*\\b(?:dress code|shoulders and knees|knees and shoulders|back to (?:a|the) buddha|shoes and hats)\\b[^.;]*|\\b(?:reached|get there|arrive) [^.;]*",
            CASE_INSENSITIVE);

    private static final Set<String> OF_ANYTHING =
            Set.of(HOW_MANY, HOUR, WHEN, OF_THE_PAST, "the time of day", HOW_LONG, "how hard it is", "the distance");
    private static final String OF_THE_YEAR = "the best time of the year";

    private static final List<AskedFor> ALL = List.of(
            part(
                    THE_WAY,
                    "how (?:do|can|could|should|would|to|does|best to)\\b[^?,;]{0,20}\\b(?:get|reach|go|travel|come)\\b(?! (?:around|about|round|it|one|them|an?|some|any|my|our|enough|tickets?|rid|used)\\b)|(?:best|easiest|quickest) way to (?:get|reach|go)(?! (?:around|about|round)\\b)|\\bby (?:train|bus|boat|rail|road|car|taxi|public transport)\\b",
                    "trains?|public transport|rail(?:way)?|bus(?:es)?|driv\\w+|drives?|boats?(?! (?:trips?|tours?|rides?|safaris?|operators?|hire|are drawn)\\b)|ferr(?:y|ies)|cars?|tuk|tuk-tuks?|stations?|taxis?|flights?(?! (?:of|up|down|is|are|with)\\b)(?<!\\b(?:two|three|four|last|final|first|short|steep|long) flights?)|fly|via|by way of|plane|three-wheelers?|a\\d{1,2}|(?:to|from|at) (?:the |its )?(?:\\p{L}+ )?jetty|expressway|(?:on|by|along|the) (?:\\p{L}+ )?roads? (?:to|from|up|down|out|in|by)|by road|roads? only|only (?:by )?road|"
                            // A walk, and a jeep that nobody may leave, lead nowhere by themselves.
                            + "(?:walk\\w*|foot|jeeps?|vehicles?|4x4|4wd|roads?)\\b(?=[^.;]{0,60}\\b(?:from|to|by|via|through|reach\\w*|gets?|getting|there|takes?|needed|uphill|away)\\b)|(?<=\\b(?:from|to|by|on|take|hire|need|needs|hired|with|reached)\\b[^.;]{0,40})(?:foot|jeeps?|vehicles?|4x4|4wd|roads?|walk\\w*)|"
                            + "(?:km|kilomet\\w+|minutes?|min|hours?|h)\\b[^.;]{0,30}\\b(?:from|by|away|north|south|east|west|off|inland)"),
            alone(BY_TRAIN, OF_A_WAY + "(?:train|rail)\\b", "trains?|rail\\w*|stations?|line|halt|carriages?"),
            alone(BY_BUS, OF_A_WAY + "(?:bus|coach)\\b", "bus(?:es)?|coach(?:es)?"),
            alone(BY_BOAT, OF_A_WAY + "(?:boat|ferry|ship)\\b", "boats?|ferr(?:y|ies)|ships?|sail\\w*|launch(?:es)?"),
            part(REASON, "\\bwhy\\b(?! (?:not|don['’]t)\\b)", REASONS),
            alone(
                    TO_SEE_OR_DO,
                    "\\bwhat(?:['’]s| is| are) (?:there|on offer)(?: in [\\p{L} ]{2,25})? (?:for (?:us|me|children|kids|families) )?to (?:see|do|visit|explore)\\b(?! (?:with (?:my|our|the)|about|if)\\b)|\\bwhat (?:can|could|is worth) (?:I|we|one|you)? ?(?:see|seeing|do|visit|visiting)\\b(?! (?:if|when|with (?:my|our|the)|about|to|first|before|after|instead)\\b)|\\b(?:what|which|any|some) things to (?:see|do)\\b",
                    SIGHTS),
            part(
                    "the nearest of its kind",
                    "\\b(?:nearest|closest) (?:railway |train |bus )?(?:station|stop|halt|airport)\\b",
                    "trains?|rail\\w*|nearest|closest|no (?:nearer|closer)|nearby|bus stand|halt|airport|(?:km|kilomet\\w+|minutes?|miles) (?:away|from|to)|station (?:is|lies|at|in|on)|(?-i:\\p{Lu}\\p{Ll}+) station"),
            part(
                    "the distance",
                    "how far\\b",
                    "\\d+|km|kilomet\\w+|miles?|minutes?|hours?|near(?:by)?|next to|short (?:way|walk|drive|ride|hop|distance)|not far|far|close (?:by|to)|within (?:easy )?(?:reach|walking)|walking distance|beside|steps from|next door"),
            part(
                    "what to wear",
                    "what (?:should|do|to|must|can|shall)\\b[^?,;]{0,12}\\bwear\\b|\\bdress code\\b|\\bwhat clothes\\b",
                    "wear\\w*|worn|dress\\w*|cover\\w*|shoulders?|knees?|legs|shoes?|cloth\\w*|sarongs?|hats?|shirts?|barefoot|modest\\w*|white|layers?|jackets?|boots|vests?|sleeves?|socks|sandals|trousers|skirts?|leggings|barefooted"),
            alone(
                    HOW_LONG,
                    "how (?:long (?:do(?:es)?|did|will|would|should|to|must|can|is the (?:climb|walk|drive|trip|journey|ride|hike|flight|crossing|tour|visit|way|trek|ascent|safari|descent|ferry|bus|train)|are the (?:tours?|rides?|trips?|safaris?))|much time)\\b(?!\\s+(?:have|has|had)\\b)|how many (?:hours|days|nights|minutes)\\b",
                    TIMES),
            alone(
                    "the measure",
                    "how (?:high|tall|deep|wide|big|large|steep)\\b|how long (?:is|are|was) (?!the (?:climb|walk|drive|trip|journey|ride|hike|flight|crossing|tour|visit|way|trek|ascent|safari|descent|ferry|bus|train)\\b)",
                    "\\d+|" + SPELLED
                            + "|metres?|meters?|feet|km|kilomet\\w+|m|cm|high\\w*|tall\\w*|deep\\w*|shallow\\w*|steep\\w*|gentl\\w+|wide\\w*|narrow\\w*|large\\w*|small\\w*|big\\w*|"
                            + TIMES),
            part(
                    "the size",
                    "how (?:high|tall|deep|wide|steep)\\b|how (?:big|large) (?:is|are|was|were) (?!(?:the |an? |its |their )?(?:\\p{L}+ )?(?:herds?|crowds?|groups?|gatherings?|population|town|city|famil(?:y|ies)|risk|problem|difference)\\b)",
                    "\\d+(?:[.,]\\d+)? ?(?:m|km|ft|ha)|metres?|meters?|feet|foot|km|kilomet\\w+|miles?|cm|hectares?|acres?|storeys?|stories|floors?|high\\w*|tall\\w*|deep\\w*|shallow\\w*|steep\\w*|gentl\\w+|flat|wide\\w*|narrow\\w*|large\\w*|small\\w*|big\\w*|tiny|huge|rises?|elevation|altitude"),
            part(
                    HOUR,
                    "\\bwhen (?:in the day )?(?:should|do|must|can|shall|would) (?:I|we|one|you)\\b[^?]{0,12}\\b(?:go on (?:an? |the )?(?:safari|drive|hike|tour|trip|ride)|start(?! (?:planning|booking|looking))|set (?:off|out)|leave|depart|begin|go up)\\b|\\bwhat time (?:should|do|must|shall) (?:I|we|one|you)\\b",
                    HOURS),
            part(
                    "whether one may swim",
                    "\\b(?:can|could|may|should|do|is it (?:safe|possible|ok|okay|allowed|good) (?:for \\p{L}+ )?to)\\b[^?,;]{0,15}\\b(?:swim|bathe|go in(?:to)? the (?:water|sea))\\b|\\b(?:good|safe|fine|ok|okay|idea|place|suitable) (?:for|to) (?:a |go )?(?:swim|swimming|bathing)\\b",
                    "swim\\w*|bath\\w*|dips?|(?<!\\b(?:bring|carry|pack|take|drink|drinking|bottled?|bottles of)\\b[^.;]{0,25})water(?!-| ?ski| sports?\\b)|sea|ocean|waves?|surf|currents?|pools?|drown\\w*|paddl\\w*|snorkel\\w*|plunge|shallows|wading|yes|it is(?=[!.,:;])|safe\\w*|unsafe|danger\\w*|calm|caution\\w*|careful|deaths?|risk\\w*|please don['’]t|nobody|no one|no(?=[,.:;])"),
            part(
                    "whether one may go in",
                    "\\b(?:may|can|could|are|is|do|does|will|would|must)\\b[^?,;]{0,40}\\b(?:enter|(?:go|come|get|step|walk) inside|(?:go|come|get|step|walk) in(?=\\s*(?:[?,;.]|$|(?:and|or|if|when|while|as|without|at|on|by)\\b))|(?:go|come|get|step|walk) into|let in(?:side)?|admitted|(?:allowed|welcome) (?:in(?:side)?|to enter))\\b(?! (?:to )?(?:the )?(?:water|sea|pool|touch|time|trouble|shape|advance)\\b)",
                    "welcome\\w*|admi(?:t|ts|tted|ssion)|let in|turned away|(?:may|can(?:not)?|must|could|should|allowed|permitted|free|able|possible)(?: not|n['’]t)?(?: to)? (?:also |all |only )?(?:enter|go in|come in|step in|get in|walk in|visit)\\w*|(?:entry|entrance|access) (?:is|to)|open to|closed to|off[- ]limits|(?:any|all|every|other|of no) (?:faiths?|religions?|beliefs?|creeds?)|non-\\p{L}+|yes|no(?=[,.:;])|of course|certainly|sure|outside only"),
            part(
                    "the story",
                    "\\bwhat(?:['’]s| is| are|) (?:the |its |their )?(?:\\p{L}+ )?(?:stor(?:y|ies)|legends?|tales?|myths?)\\b|\\b(?:stor(?:y|ies)|legends?|tales?|myths?) (?:behind|of|about|around)\\b",
                    "legends?|legendary|tradition\\w*|stor(?:y|ies)|tales?|myth\\w*|believ\\w+|said to|according to|epics?|ramayana|mahabharata|chronicles?|once|folk\\w*|god(?:s|dess\\w*)?|demons?|kings?|queens?|princ(?:e|ess)\\w*|her(?:o|oes|oine)|\\d{3,4}|centur\\w+|remember\\w*|tells?|told|ago"),
            part(
                    "the train, bus or boat",
                    "\\b(?:is|are) there (?:a |an |any |no )?(?:\\p{L}+ )?(?:trains?|bus(?:es)?|ferr(?:y|ies)|boats?|flights?|station)\\b",
                    "trains?|rail\\w*|roads? only|by road|stations?|bus(?:es)?|ferr(?:y|ies)|boats?|flights?|fly|planes?|line"),
            alone(
                    HOW_MANY,
                    "how many (?!hours|days|nights|minutes)\\p{L}+",
                    "\\d+|" + SPELLED
                            + "|a few|few|several|some|many|most|none|no|single|both|all|pair|couple|countless"),
            part(
                    "whom to call",
                    "\\b(?:whom?|what number) (?:do|should|can|could|must|shall|to)\\b[^?;]{0,15}\\b(?:call|phone|ring|dial|contact)\\b|\\b(?:emergency|phone) numbers?\\b",
                    "\\d{3,}|call|dial|phone|ring|hotline|contact|embassy|police|ambulance"),
            part(
                    "where to stay",
                    "\\bwhere (?:should|can|could|do|to|would|shall|is (?:it )?(?:best|good) to)\\b[^?,;]{0,15}\\b(?:stay|sleep|spend the night)\\b",
                    "stay\\w*|sleep\\w*|hotels?|guest ?houses?|lodg\\w+|camp\\w*|rooms?|home ?stays?|overnight|bas(?:e|es|ed)|resorts?|accommodations?|villas?|hostels?|bungalows?|nights?"),
            part(
                    "how warm it is",
                    "\\bhow (?:cold|cool|chilly|hot|warm)\\b|\\bwhat (?:is the )?temperatures?\\b",
                    "cold\\w*|cool\\w*|chill\\w*|fresh|warm\\w*|hot\\w*|heat|mild\\w*|frost\\w*|degrees?|temperatures?|°\\s?[cf]?|sweaters?|jumpers?|pullovers?|jackets?|fleeces?|blankets?|layers?|sweat\\w*"),
            part(
                    "how hard it is",
                    "how (?:hard|difficult|steep|strenuous|demanding|tough|tiring|challenging|easy|fit|exhausting)\\b|\\b(?:is|are) (?:it|(?:the|this|that) \\p{L}+(?: (?:to|up|down|through|into|over|from|of|around) (?:the |its )?\\p{L}+)?) (?:very |too |really |so )?(?:hard|difficult|strenuous|demanding|tough|tiring|challenging)\\b",
                    "hard\\w*|eas(?:y|ier|iest|ily)|steep\\w*|gentl\\w+|steps?|stairs?|stairways?|staircases?|flights?|demanding|strenuous\\w*|tiring|tough\\w*|moderate\\w*|fit|fitness|difficult\\w*|effort\\w*|sweat\\w*|breath\\w*|slopes?|slippery|ladders?|scrambl\\w+|challeng\\w+|ascents?|uphill|minutes?|hours?|metres?|climb\\w*|level|flat|(?:bad|sore|weak) knees|manageable|stiff|beginners?|uneven|rough|exert\\w+|stroll|awkward|tricky|clamber\\w*|straightforward|gradual\\w*"),
            part(
                    "what to bring",
                    "what (?:else )?(?:should|do|to|must|can|shall|else)\\b[^?,;]{0,25}\\b(?:bring|pack|carry|take along|take with)\\b|\\bwhat gear\\b",
                    "bring\\w*|pack(?:ed|ing|s)?|carry\\w*|bags?|clothes|clothing|sandals|socks|sun ?cream|sunscreen|drinking water|bottles?|repellent|torch(?:es)?|hats?|jackets?|shoes|scar(?:f|ves)|cash|umbrellas?|raincoats?|cape|towels?|swimwear|swimsuits?|binoculars|sarongs?|layers?|masks?|snacks"),
            part(
                    "the opening hours",
                    "opening (?:hours|times?)|\\b(?:when|what time|until when|from when) (?:is|does|do|are|will)\\b[^?]{0,40}\\b(?:open|close|shut)s?\\b",
                    "open\\w*|clos(?:e|es|ed|ing)|shut\\w*|gates?|(?:half|quarter) past|quarter to|round the clock|day and night|in the (?:morning|afternoon|evening)|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m|p\\.m)|\\d{1,2}[:.]\\d\\d|(?:at|from|until|till|between|by) (?:about |around )?"
                            + CLOCK),
            part(
                    OF_THE_YEAR,
                    "(?:best|right|good|ideal|better) (?:time|part) of (?:the )?year|(?:best|right|good) (?:months?|season)|(?:which|what) (?:months?|season)\\b(?=[^?]*\\b(?:best|good|ideal|right|visit|come|go|travel|should|recommend\\w*|suits?)\\b)|\\bwhen (?:is|does|are) (?:the )?(?:\\p{L}+ ){0,2}seasons?\\b|\\btime of (?:the )?year\\b",
                    MONTHS
                            + "|seasons?|months?|monsoons?|winter|summer|(?:good|fine|pleasant|open|worth\\p{L}*|visited|possible|come|lovely) (?:at |in )?(?:all year|year[- ]round)|any (?:time|month)|every month"),
            part(
                    "the months",
                    "\\b(?:which|what) (?:months?|season)\\b",
                    MONTHS + "|seasons?|months?|monsoons?|winter|summer|year"),
            part(
                    "that time of the year",
                    "\\b(?:in|during) (?:early |late |mid-?)?(?:" + MONTHS + ")\\b(?! \\d{1,2}(?!\\d))",
                    MONTHS
                            + "|seasons?|months?|monsoons?|winter|summer|year|weather|rain\\w*|dry|wet|sun\\w*|then|time|now|hot|cool\\w*|cold|yes|no(?=[,.:;])|busy|busiest|quiet\\w*|crowd\\w*"),
            part(
                    "the time of day",
                    "(?:what|which|best|right) (?:time|part|hour) of (?:the )?day|\\bmorning or (?:an? )?(?:afternoon|evening)\\b",
                    HOURS),
            part(
                    OF_THE_PAST,
                    "\\b(?:since )?when (?:was|were|did)\\b|\\bhow old (?:is|are|was|were)\\b|\\b(?:in )?(?:which|what) (?:year|century|decade)\\b|\\bhow long ago\\b",
                    "\\d{3,4}s?|centur\\w+|decades?|years?|ago|old\\w*|ancient|medieval|prehistor\\w+|colonial|b\\.?c\\.?e?|a\\.?d|c\\.?e|kings?|queens?|reign\\w*|rul(?:e|ed|es|er|ers)|eras?|periods?|dynast\\w+|wars?|independence|dutch|portuguese|british|times|age|generations?|millenni\\w+|unknown|nobody knows|recent\\w*|modern|young\\w*"),
            part(
                    WHEN,
                    "\\bwhen\\b|\\bwhat time\\b|\\bbest time\\b|\\bwhich days?\\b",
                    HOURS + "|" + MONTHS
                            + "|seasons?|winter|summer|\\d{3,4}|\\d{1,2}(?:st|nd|rd|th)|daily|days?|week\\w*|weekend\\w*|year\\w*|centur\\w+|monsoon|late|now|always|anytime|open\\w*"));

    /** That of a part of a question, where it is one of these. */
    static Optional<AskedFor> in(String part) {
        return ALL.stream().filter(kind -> kind.asked().matcher(part).find()).findFirst();
    }

    /** All that one of these parts asks for. */
    static Stream<AskedFor> allIn(List<String> parts) {
        return ALL.stream()
                .filter(kind -> parts.stream()
                        .anyMatch(part -> kind.asked().matcher(part).find()));
    }

    /** An hour or a length may be that of anything; who tells what to wear tells what was asked. */
    boolean needsASubject() {
        return OF_ANYTHING.contains(inWords);
    }

    /** Of any event, and not the hour to set off. */
    boolean asksWhenSomethingIs() {
        return inWords.equals(WHEN) || inWords.equals(OF_THE_PAST);
    }

    /** What a part asks besides, where that is no number: "the drive", of how long the drive is. */
    String besides(String part) {
        return asksForANumber()
                ? part
                : (asksHowLong() ? ASKS_HOW_LONG : asked).matcher(part).replaceAll(" ");
    }

    /** By a vehicle that the question names. */
    boolean asksForAWay() {
        return Set.of(BY_TRAIN, BY_BUS, BY_BOAT).contains(inWords);
    }

    boolean asksHowLong() {
        return inWords.equals(HOW_LONG);
    }

    /** What gives a reason may do so without a word that says so. */
    boolean asksForAReason() {
        return inWords.equals(REASON);
    }

    /** Anything that may be seen or done answers it. */
    boolean asksWhatThereIs() {
        return inWords.equals(TO_SEE_OR_DO);
    }

    boolean asksWhenToSetOff() {
        return inWords.equals(HOUR);
    }

    /** Any number near by would seem to be one. */
    boolean asksForANumber() {
        return inWords.equals(HOW_MANY);
    }

    /** Whether a sentence tells something of the kind. Months in which one should stay away are no best time. */
    boolean isToldIn(String sentence, Readings readings) {
        var text = inWords.equals(THE_WAY)
                ? ON_SITE.matcher(sentence).replaceAll(" ")
                : asksWhatThereIs() ? NO_SIGHT.matcher(sentence).replaceAll(" ") : sentence;
        return told.matcher(text).find() && (!inWords.equals(OF_THE_YEAR) || speaksForSomeTime(sentence, readings));
    }

    private static boolean speaksForSomeTime(String sentence, Readings readings) {
        var seasons = readings.seasonsOf(sentence);
        return seasons.isEmpty() || seasons.stream().anyMatch(season -> season.tone() != Season.Tone.AGAINST);
    }

    private static AskedFor part(String inWords, String asked, String told) {
        return part(inWords, asked, told, false);
    }

    private static AskedFor alone(String inWords, String asked, String told) {
        return part(inWords, asked, told, true);
    }

    private static AskedFor part(String inWords, String asked, String told, boolean alone) {
        return new AskedFor(
                inWords,
                Pattern.compile("(?:" + asked + ")", CASE_INSENSITIVE),
                Pattern.compile("(?<![\\p{L}])(?:" + told + ")(?![\\p{L}])", CASE_INSENSITIVE),
                alone);
    }
}
