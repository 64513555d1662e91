package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.regex.Pattern;

/** Two sides that exclude each other, in the words that stand for them; a side that is denied where it stands is the other one. */
record Opposites(Pattern one, Pattern other, Kind kind) {

    /** What a denial makes of a side: of a quality the other one, of where or when or who nothing. */
    private enum Kind {
        QUALITY,
        /** A quality that many things have: only said of the very same it is a contradiction. */
        COMMON_QUALITY,
        SETTING,
        /** A setting that hours tell as well. */
        PART_OF_THE_DAY,
        DIRECTION
    }

    /** Which side a text takes. */
    enum Side {
        ONE,
        OTHER,
        BOTH,
        NEITHER;

        boolean isAgainst(Side side) {
            return (this == ONE && side == OTHER) || (this == OTHER && side == ONE);
        }
    }

    private static final String FORBIDDEN =
            "(?:is|are|be) (?:strictly |also )?(?:forbidden|prohibited|banned|barred|taboo|unwelcome)|frowned (?:up)?on|(?:not|never|nobody|no one|nor) (?:\\w+ ){0,2}?(?:allowed|permitted|accepted|may|touch)|(?<!who )(?<!if you )(?:must|may|can) ?not|should not (?:photograph|touch|feed|enter|climb|swim)|can['’]t|off[- ]limits|no(?= (?:\\p{L}+ ){1,2}without (?:permission|leave|a permit))";

    /** "A safe place" tells nothing of how things go. */
    private static final String BEING =
            "(?<=(?:\\b(?:is|are|was|were|be|been|being|stays?|remains?|seems?|looks?)|['’](?:s|re|ve))(?: \\p{Ll}{1,12})?(?: \\p{Ll}{1,12})? )";

    /** Whether a thing goes or has come to a halt, as news tell it; in a passage, which tells how things are as a rule, the words mean less. */
    static final Opposites GOING = opposites(
            "(?:runs?|running)(?! (?:very |often |(?:[\\p{L}\\d]+ )?(?:minutes|hours?) )?(?:late(?! (?:into|in|at|on)\\b)|behind)\\b)|ran|operat(?:e|es|ing|ed)|open|in service|on time|on schedule|as (?:usual|normal|always)|normal(?:ly)?|fine|smoothly|resum(?:e|es|ed|ing)|re-?open(?:s|ed)?|restored|uninterrupted|undisturbed|without (?:a |an |any )?(?:break|interruption|disruption|problem|delay)s?|available|safely|"
                    + BEING + "safe|passable|clear(?:ed)?",
            "suspend(?:ed|s)?|suspension|cancell?ed|halted|" + BEING
                    + "(?:stopped|dangerous)|(?<=\\b(?:has|have|had) )stopped|stuck|stranded|closed|shut|out of (?:service|order|action)|disrupted|blocked|interrupted|washed away|impassable|called off|on strike|unavailable|fully booked|sold out|delayed|(?<=\\b(?:is|are|was|were|be|been|running|minutes|hours?) (?:very |too |often )?)late(?! (?:into|in|at|on)\\b)|unsafe");

    static final List<Opposites> ALL = List.of(
            directions(
                    // A monsoon has its name from there, and blows everywhere.
                    "north(?:ernmost|ern|wards|ward)?+(?:-(?:east|west)\\w*+)?+(?! monsoons?\\b)",
                    "south(?:ernmost|ern|wards|ward)?+(?:-(?:east|west)\\w*+)?+(?! monsoons?\\b)"),
            directions(
                    "(?:north-|south-)?east(?:ernmost|ern|wards?)?+(?! monsoons?\\b)",
                    "(?:north-|south-)?west(?:ernmost|ern|wards?)?+(?! monsoons?\\b)"),
            opposites("highest|tallest", "lowest"),
            opposites("largest|biggest", "smallest"),
            opposites("longest", "shortest"),
            opposites("oldest", "youngest|newest"),
            opposites(
                    "eas(?:y|ier|iest|ily)|effortless|undemanding",
                    "hard(?:er|est)?|difficult|strenuous|demanding|tough|challenging|exhausting"),
            opposites(
                    "steep\\w*|ladder|hilly|mountainous|uphill",
                    "gentl(?:e|er|est|y)|flat|level|gradual|eas(?:y|ier|iest)(?= (?:walk|path|stroll|climb|gradient|way)\\w*)"),
            opposites(
                    "safe(?:r|ly)?|(?:good|better|firm|secure) (?:grip|footing|hold)|nothing to fear",
                    "unsafe|danger(?:s|ous)?|deadly|risky|hazard\\w*|slippery|treacherous|not (?:for|suitable|fit|a place)|leave\\b.{0,60}\\balone|keep out|stay out|only for (?:strong|experienced|confident|expert|good)"),
            opposites(
                    "sheltered|protected by|enclosed|half[- ]closed|shielded",
                    "exposed|open (?:sea|ocean)|(?:fully|wide|completely) open (?:bay|sea|beach|coast)|unprotected|unsheltered"),
            opposites(
                    "(?:never|not|yet to) (?:yet )?(?:been |be )?(?:settled|proved|proven|explained|solved)|unknown|mystery|nobody (?:quite |really )?knows|unsolved|unexplained",
                    "(?:long|since|been|now|has|have|fully|is|was) (?:settled|proved|proven|explained|solved)|known for certain"),
            common(
                    "(?:over|on) sand|sand[- ]bottom(?:ed)?|sandy bottom",
                    "(?:over|on) (?:\\p{Ll}+ )?(?:reef|rocks?)|reef[- ]bottom(?:ed)?|rock[- ]bottom(?:ed)?|rocky bottom"),
            opposites(
                    "aggressive|fierce|bold|snatch\\w*|attack\\w*|bit(?:e|es|ing)|vicious",
                    "harmless|shy|timid|tame|docile"),
            opposites(
                    "calm(?:er|est)?|gentle|gentler (?=than|waves|sea|surf|currents|swell|water)|weaker|flat(?:ter|test)?",
                    "hectic|frantic|rough(?:er|est)?(?! (?:foot)?(?:paths?|roads?|tracks?|steps?|ground|stones?))|strong waves|stronger|far too strong|high surf|break hard|wild (?:surf|sea|water|waves|coast|beach)"),
            opposites(
                    "often|frequent(?:ly)?|commonly|common|regularly|usually|easy to see|(?:by|to|on|for) (?:almost|nearly|virtually|practically) (?:all|every(?:one|body)?|each)|on (?:most|almost every|nearly every) \\p{Ll}+|works? (?:fine|well|perfectly)",
                    "(?:seldom|rare(?:ly)?)(?! (?:more|fewer|less|over)\\b)|uncommon|infrequent(?:ly)?|hardly ever|scarcely|(?<!a )few(?= (?:(?:trains|buses|boats|visitors|shops|people)|\\p{Ll}+ (?:stop|come|visit|go|know|see|reach|get))\\b)"),
            opposites("always", "never"),
            opposites(
                    "sometimes|occasionally|at times|now and then|from time to time",
                    "never|(?:no|not a) \\p{L}+ (?:has|have|had|is|was) ever|nobody (?:has |is |was )?ever"),
            opposites("enough|sufficient|suffices?|will do|valid", "insufficient|invalid|inadequate"),
            opposites(
                    "(?:tak\\w+|accept\\w*) (?:\\p{L}+ ){0,2}?cards?|cards? (?:is |are )?(?:\\p{L}+ )?(?:accepted|welcome|fine|works?)|by card|contactless",
                    "(?:want|need|take|accept|prefer)s? (?:only )?cash|cash only|only cash|in cash"),
            settings("haggl\\w+|bargain\\w*|negotiat\\w+", "fixed prices?|set prices?|marked prices?"),
            common("best|ideal|perfect|finest|right (?:time|moment)", "avoid\\w*|worst|keep away|stay away"),
            common(
                    "only (?:\\p{L}+ )?(?:from|with|through|by|via)",
                    "any (?:\\p{L}+ )?(?:sellers?|dealers?|vendors?|shops?|stalls?|drivers?|guides?|agents?|place|one)|any(?:body|one)"),
            common("good|excellent|great", "bad|poor|terrible"),
            common("cheap\\w*|inexpensive", "expensive|costly|dear(?:er|est)?|pric(?:ey|ier|iest)"),
            opposites(
                    "quiet\\w*|calmest|peaceful|silent|hushed|sleepy|tranquil|empt(?:y|ier|iest)|deserted",
                    "lively|rowdy|boisterous|overrun|com(?:es?|ing) (?:to life|alive)|nois(?:y|ier|iest)|loud\\w*|bus(?:y|ier|iest)|crowd(?:s|ed)|crammed|packed|jammed|avoid"),
            common(
                    "hot(?:ter|test)?|burn\\w*|warm(?:er|est)?(?! (?:layers?|cloth\\w*|jackets?|sweaters?|socks|hats?|welcome|things?|fleeces?))",
                    "cold(?:er|est)?|cool(?:er|est)?|chilly"),
            common("(?<!\\bget )(?<!\\bgetting )wet(?:ter|test)?|rain(?:y|iest)", "dry|drier|driest"),
            partsOfTheDay(
                    "morning|dawn|daybreak|sunrise|first light|before (?:noon|midday)",
                    "afternoons?|evenings?|dusk|sunset|(?:after|past) (?:noon|midday)"),
            opposites(
                    "(?:well|clearly|fully|properly) (?:marked|signposted|signed|waymarked)|signposted|waymarked",
                    "unmarked|unsigned|(?:poorly|badly|hardly) (?:marked|signposted|signed)|no (?:dependable |reliable )?signs"),
            opposites(
                    "without(?= (?:a |any |the )?(?:local |licensed |paid )?guides?\\b(?! (?:is|are|would be|can be) ?(?:not|n['’]t|never|un|dangerous|risky|discouraged|foolish)))|no need(?= (?:of|for) (?:a |any )?(?:local )?guides?\\b)",
                    "(?<=\\bguides? (?:is|are) (?:strongly |highly |well |best )?)(?:advised|recommended|needed|required|essential|compulsory|obligatory)|only(?= with a (?:local )?guide)"),
            opposites(
                    "without(?= (?:asking|permission|leave)\\b)|no need(?= to ask\\b)|unasked",
                    "ask(?= (?:\\p{L}+ ){0,6}before\\b)|(?:only )?(?:with|after getting) (?:permission|leave)|if you ask"),
            opposites(
                    "(?:included in|covered by|part of) (?:the |your )?(?:\\p{L}+ )?(?:tickets?|entrance|entry|admission|charge|fee|price)(?: (?:charge|fee|ticket|price))?|(?:no|without) extra (?:charge|cost|fee)|free with (?:the|your) ticket",
                    "(?:paid|pay|charged|bought|sold) (?:for )?(?:separately|extra)|not included|costs? extra|separate (?:tickets?|fees?|charges?)|(?:an|at) extra (?:fee|charge|ticket|cost)"),
            settings(
                    "left(?! (?:behind|open|out|over|in|at|with|to|unlocked|unguarded|unattended)\\b)",
                    "right(?! (?:behind|at|by|on|next|beside|in|into|away|now|opposite|across|after|before|there|here|up|down|through|from|to|for|time|moment|season|month|place)\\b)"),
            common("wide(?:r|st)?|broad", "narrow\\w*"),
            opposites("deep(?:er|est)?", "shallow\\w*"),
            common("public|open to (?:all|everyone|everybody)", "private|reserved for|guests only"),
            opposites(
                    "guaranteed|a certainty|certain to|sure to|never fails?",
                    "(?:nobody|no one|cannot|can['’]t) (?:can )?(?:promise|guarantee)|no guarantee|in vain|with luck"),
            settings("inside", "outside"),
            settings("men", "women|ladies"),
            settings("weekdays?", "weekends?"),
            opposites(
                    "compulsory|obligatory|mandatory|required|a must|only with",
                    "(?:by (?:them|your)sel(?:ves|f)|on (?:their|your) own)(?<!(?:n['’]t|not|never|nobody|no one|avoid|against|than|unsafe|dangerous)\\b[^.;]{0,50})|optional|voluntary|unnecessary|no need|not needed"),
            opposites(
                    "suits?|suitable|ideal|fit for|fine for|right for|(?:good|great|perfect|lovely|nice|pleasant) (?:\\p{Ll}+ )?for",
                    "unsuitable|unfit|not for|too \\w+ for"),
            opposites(
                    "recommend(?:s|ed)?|encourage[sd]?",
                    "refuse|advis\\w+ against|discourag\\w+|warn\\w* against|best avoided|boycott"),
            opposites(
                    "barefoot|shoes (?:off|outside)|(?:without|take off|takes off|remove|leave|leaving) (?:\\p{L}+ ){0,3}shoes",
                    "shoes on|(?:wear|keep|in) (?:your |their )?(?:shoes|sandals)(?! (?:that|which|you can|easy))"),
            opposites(
                    "so many|numerous|plentiful|abundant|more than ever",
                    "smaller|dwindl\\w+|declin\\w+|scarce|few(?:er)?|rare"),
            opposites(
                    "opens|open (?:for|to) (?:any|every|all)\\p{Ll}*|(?:is|are|be|stays?|remains?) (?:always |usually )?open|open (?:all|right) through",
                    "closes|(?:is|are) not (?:yet |usually |always )?open|(?:is|are|be|stays?|remains?) (?:always |usually )?(?:closed|shut)|shuts|(?:many|most|some|all|shops|museums|offices|they|stalls|restaurants|gates|doors) (?:close|shut)"),
            opposites(
                    "always open to|(?:anyone|anybody|everyone|everybody) (?:may|can)|(?:no|without) permission",
                    "requires? (?:a )?(?:permission|permit)|permission (?:is |must |has )|only with permission|by appointment|cannot count on"),
            opposites(
                    "all (?:the )?year(?: round)?|throughout the year|in (?:any|every) month|(?:at )?any time (?:of (?:the )?year|you like)|in (?:every|any) season",
                    "only (?:at the time of|during|in the (?:\\p{Ll}+ )?(?:season|months?)|for (?:the|a few)|from \\p{Lu}\\p{L}+ to)"),
            opposites(
                    FORBIDDEN
                            + "|belongs? (?:\\p{L}+ ){1,4}only|belongs? only|(?:only|nowhere) (?:but )?on the (?:beach|sand)",
                    "(?<!not )(?:allowed|permitted|tolerated|welcome|accept(?:ed|able)|fine|ok(?:ay)?)|(?:visitors|you|people|guests|tourists) (?:may|can)(?! ?not)(?! (?:also |even |perhaps |well |still |often |sometimes |always )*(?:meet|see|spot|find|hear|encounter|notice|expect|glimpse|come across|run into|need|want|wish|prefer|regret|be lucky|have luck)\\b)(?![^.;,]{0,40}\\bonly\\b)|may be (?:freely )?(?:photographed|filmed|touched|entered|climbed|fed|flown)(?![^.;,]{0,40}\\b(?:only|without)\\b)|feel free|no problem"),
            opposites(
                    "only (?:\\p{L}+ ){1,3}(?:may|can|are|is)",
                    "(?:almost|nearly) (?:any|every)(?:one|body)|(?:any|every|all)(?:one|body)?\\b[^.;]{0,30}\\b(?:welcome|may|can)"),
            settings(
                    "beginners?|novices?|first-timers?",
                    "experienced|advanced|experts?|(?:technically |well[- ])?trained|strong swimmers|confident swimmers"),
            common("(?<!the )(?:short(?:er|est)?)", "(?<!no )(?:longer)(?! (?:needed|used|open|run|in|there))"),
            common(
                    "everywhere|all over|throughout|at every (?:turn|corner|step)|all along",
                    "hardly anywhere|scarcely anywhere|in few places"),
            common(
                    "(?:is|are|runs?|leaves?) (?:very )?frequent(?:ly)?|plentiful|numerous|in (?:great|large|huge) numbers|in (?:droves|crowds|hordes)",
                    "(?:is|are|runs?) (?:very )?(?:few|sparse|scarce|infrequent(?:ly)?)|(?<!a )few(?= \\p{Ll}+ (?:stop|come|visit|go|know|see|reach|get)\\b)"),
            opposites(
                    "satisfied|delighted|thrilled|enchanted|content|at home|(?:in|to) the right \\p{Ll}+|in (?:heaven|their element)|(?:will|would) (?:love|adore|enjoy|sleep well|be happy|feel at home|have a (?:good|great|fine|wonderful) time)|(?:is|are) happy(?: here)?",
                    "disappoint\\w*|(?:should|had better) (?:think twice|look (?:elsewhere|further|farther)|go (?:elsewhere|on)|stay away)|think twice|out of place|unhappy|frustrated|find (?:it|the place) too|may regret"),
            common(
                    "(?:is|are) (?:expected|customary|usual)|part of the (?:game|fun)",
                    "rude|impolite|bad manners|not done|offensive|an insult|frowned (?:up)?on"),
            common(
                    "full(?! (?:of|moon|day|days|morning|afternoon|circuit|view|length|swing|board|body)\\b)|booked (?:up|out|solid)|scarce|hard to (?:find|get|come by)",
                    "empty|vacant|easy to (?:find|get|come by)"),
            common(
                    "little traffic|hardly any traffic|light traffic|traffic[- ]free|few cars",
                    "busy with traffic|heavy traffic|much traffic|traffic is heavy|choked|traffic jams?"),
            opposites(
                    "useful|handy|handiest|practical|the (?:best|easiest|simplest|quickest) way",
                    "useless|pointless|impractical|no use|of little use|a hindrance"),
            common("quickly|swiftly|rapidly|suddenly|within minutes", "slowly|gradually"),
            opposites(
                    "(?:goes?|going|go|early) to bed(?: early)?|bed early|early nights?|sleeps? early|nights? (?:is|are) (?:quiet|early)|early bed",
                    "stays? up late|(?:until|till|into) the small hours|all night(?: long)?|(?:late|well|far|deep) into the night|until dawn"),
            common("strong(?:er|est)?(?! swimmers)|powerful", "weak(?:er|est)?"),
            common("ancient|age-old", "modern|brand[- ]new|newly built"),
            common("clean", "dirty|polluted|filthy"),
            common("famous|popular|well[- ]known|celebrated", "unknown|little[- ]known|obscure|unpopular|hardly known"),
            opposites(
                    "still (?:lives?|survives?|practi[sc]ed|alive|spoken|used|woven|made)|surviv(?:es?|ed)|alive|thriv\\w+",
                    "extinct|died out|wiped out|vanished|disappeared|long gone|lost for ever"),
            opposites("completed|finished", "unfinished|incomplete|never (?:finished|completed)"),
            common("reliabl[ey]|dependabl[ey]|punctual", "unreliable|erratic|patchy"),
            common("paved|tarred|sealed|surfaced", "unpaved|dirt|unsealed|unsurfaced"),
            opposites(
                    "within (?:easy )?walking distance|walkable|a short walk",
                    "too far to walk|beyond walking distance"),
            common("larger|bigger", "smaller"),
            settings(
                    "(?:white|pale|light) (?:or \\p{L}+ )?(?:clothes|clothing|dress|colours)",
                    "(?:dark|black|bright) (?:or \\p{L}+ )?(?:clothes|clothing|dress|colours)"));

    /** What turns the words after it round; "never so many" is no denial. */
    private static final Pattern DENIED_BEFORE = Pattern.compile(
            "(?:\\b(?:no(?! to\\b)|not|never|nobody|none|nothing|nor|neither|hardly|cannot|rather than|instead of|unlike|less|far from|hat(?:e|es|ing)|dislik\\w+|escap\\w+|flee\\w*)\\b|n['’]t\\b)(?: (?!(?:the|off|on|at|in|into|to|from|by|near|of|and(?= (?:is|are|was|were|has|have|never|not|no)\\b))\\b)[\\p{L}’'-]+){0,3} ?$",
            CASE_INSENSITIVE);

    /** "Nobody should buy a costly stone" does not call it cheap. */
    private static final Pattern DENIED_ITSELF = Pattern.compile(
            "(?:\\b(?:no|not|never|nor|neither|hardly|less|far from|anything but)\\b|n['’]t\\b)(?: (?:an?|very|so|too|really|particularly|especially|always|as|that|quite|all|be|been|get|feel|the))* ?$",
            CASE_INSENSITIVE);

    private static final Pattern EITHER =
            Pattern.compile("\\bor\\b(?:, |\\s)(?:[\\p{L} -]+, )?(?:in|on|at|inside|outside|within|with)\\b");

    private static final Pattern OR_AT_AN_HOUR = Pattern.compile(
            "\\b(?:from|between|at|after|until) (?:about |around )?(?:half past |quarter (?:past|to) )?(?:"
                    + SpelledNumbers.HOUR
                    + "|\\d{1,2})\\b[^.;]*\\bor\\b|\\bor (?:from|between|at|after|until) (?:about |around )?(?:half past |quarter (?:past|to) )?(?:"
                    + SpelledNumbers.HOUR + "|\\d{1,2})\\b",
            CASE_INSENSITIVE);

    private static final Pattern FROM_WHERE = Pattern.compile(
            "\\b(?:north|south|east|west)\\S* of (?:the (?:\\p{Ll}+ )?(?:of )?)?(?<name>\\p{Lu}\\p{L}+)",
            CASE_INSENSITIVE);

    Side of(String clause) {
        boolean isOne = false;
        boolean isOther = false;
        for (var side : List.of(one, other)) {
            var words = side.matcher(clause);
            while (words.find()) {
                var before = clause.substring(Math.max(0, words.start() - 40), words.start());
                boolean denied = DENIED_BEFORE.matcher(before).find();
                boolean deniedItself = DENIED_ITSELF.matcher(before).find();
                boolean turned = (kind == Kind.COMMON_QUALITY ? deniedItself : denied)
                        && !words.group().startsWith("so ");
                // "Do not expect a great stupa" calls none great.
                boolean isSaid =
                        kind == Kind.COMMON_QUALITY ? deniedItself || !denied : kind == Kind.QUALITY || !denied;
                if (isSaid) {
                    isOne |= turned != (side == one);
                    isOther |= turned != (side == other);
                }
            }
        }
        return isOne && isOther ? Side.BOTH : isOne ? Side.ONE : isOther ? Side.OTHER : Side.NEITHER;
    }

    /** Whether a contradiction needs a word that both sentences have, and not only words akin. */
    boolean areOfManyThings() {
        return kind == Kind.COMMON_QUALITY || isOfSettings();
    }

    /** Whether it tells when or where, and a thing may be in both. */
    boolean isOfSettings() {
        return kind == Kind.SETTING || kind == Kind.PART_OF_THE_DAY;
    }

    /** The side that a passage takes, where "from about half past four" names the afternoon, too. */
    Side told(String clause) {
        var byWords = of(clause);
        return kind == Kind.PART_OF_THE_DAY
                        && byWords != Side.NEITHER
                        && OR_AT_AN_HOUR.matcher(clause).find()
                ? Side.BOTH
                : byWords;
    }

    /** Whether a text takes one side, and not both. */
    boolean isDecidedIn(String clause) {
        var side = of(clause);
        return side == Side.ONE || side == Side.OTHER;
    }

    /** Whether a text has words of either side. */
    boolean standIn(String text) {
        return one.matcher(text).find() || other.matcher(text).find();
    }

    /** What a text speaks of besides. */
    String without(String text) {
        return other.matcher(one.matcher(text).replaceAll(" ")).replaceAll(" ");
    }

    /** "East of Anuradhapura" is what lies "to the west" for whoever sets out from there. */
    boolean mayBeSeenFromTheOtherEnd(String claim, String known) {
        if (kind != Kind.DIRECTION) {
            return false;
        }
        var from = FROM_WHERE.matcher(known);
        return from.find()
                && claim.contains(from.group("name"))
                && !Pattern.compile("\\bof (?:\\p{Ll}+ )*" + Pattern.quote(from.group("name")))
                        .matcher(claim)
                        .find();
    }

    /** "Outside the park or in its bungalows": either holds. */
    boolean isOneOfTwo(String known) {
        return isOfSettings() && EITHER.matcher(known).find();
    }

    private static Opposites opposites(String one, String other) {
        return new Opposites(words(one), words(other), Kind.QUALITY);
    }

    private static Opposites common(String one, String other) {
        return new Opposites(words(one), words(other), Kind.COMMON_QUALITY);
    }

    private static Opposites settings(String one, String other) {
        return new Opposites(words(one), words(other), Kind.SETTING);
    }

    private static Opposites partsOfTheDay(String one, String other) {
        return new Opposites(words(one), words(other), Kind.PART_OF_THE_DAY);
    }

    private static Opposites directions(String one, String other) {
        return new Opposites(words(one), words(other), Kind.DIRECTION);
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }
}
