package ai.travion.retrieval.question;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The very fact that a question asks for, where its words tell that: who made a thing, in which year, how many metres. A sentence on the thing
 * that holds no such fact is a near miss. Stricter than {@link AnswerKind}, which finds what is worth quoting.
 *
 * @param asked how a question says it
 * @param told what a sentence has, the names of its place left out, that holds one
 * @param named the words of the question, small, of which none can be the answer: who made the statue of Lipton is not told by Lipton's name
 */
public record AskedFact(Pattern asked, Pattern told, Set<String> named) {

    /** "Thomas Lipton", "Zheng He": whoever is named in part is named. */
    private static final Pattern NAME = Pattern.compile("\\b[A-Z][\\p{L}'’]+(?: (?:de |van |von )?[A-Z][\\p{L}'’]+)*");

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
    /** Which king is asked names none, and what opens a sentence is no name for its capital. */
    private static final Set<String> NO_NAMES = Set.of(
            "king",
            "queen",
            "prince",
            "princess",
            "emperor",
            "lord",
            "lady",
            "governor",
            "major",
            "captain",
            "general",
            "admiral",
            "saint",
            "count",
            "professor",
            "president",
            "bishop",
            "that",
            "this",
            "with",
            "from",
            "they",
            "there",
            "when",
            "what",
            "which",
            "where",
            "near",
            "after",
            "before",
            "since",
            "into",
            "their",
            "some",
            "most",
            "many",
            "first",
            "every",
            "only",
            "here",
            "once",
            "under");

    private static final int LETTERS_OF_A_NAME = 4;

    /** A choice names its answer. */
    private static final Pattern CHOICE = Pattern.compile("\\bor\\b", Pattern.CASE_INSENSITIVE);

    public AskedFact {
        named = Set.copyOf(named);
    }

    private static final String NUMBER = AnswerKind.NUMBER;

    private static final String NO_PERSON =
            "(?! (?:Rocks?|Square|Lakes?|Rivers?|Road|Parks?|Beach|Temples?|Forts?|Islands?|Museum|Hills?|Bay|Falls|Oya|Ganga|Station|Sea|Ocean|War|"
                    + "Line|Church|Vihara|Kovil|Peak|Tower|Day|Site|Heritage|National|World|Gap|Province|District|Expressway|Lanka|Plains|Reservoir|Wewa))";

    /** A person or a people, by title, by two names or as who did a thing. */
    private static final String SOMEBODY =
            "(?-i:\\b(?:King|Queen|Prince|Princess|Emperor|Sir|Lord|Lady|Governor|Dr|Major|Captain|General|Admiral|Saint|Count|"
                    + "Professor|President|Bishop|Portuguese|Dutch|British|French|Japanese|Cholas?|Arabs?|Moors?|Tamils?|Sinhalese|Muslims?)\\b|"
                    + "(?<!^)\\b[A-Z][a-z]+" + NO_PERSON + " (?:de |van |von )?[A-Z][a-z]+\\b)|"
                    + "\\b(?:architect|engineer|planter|explorer|painter|sculptor|queen|king|princes?|princess|monks?|nuns|missionar\\w+|merchants?|traders?|sailors?|"
                    + "villagers|farmers|fishermen|pilgrims|soldiers)\\b|"
                    + "\\bby (?!(?:train|bus|road|boat|sea|day|night|car|air|foot|about|way|rail|jeep|tuk|bicycle|then|now|the (?:sea|road|lake|river|time|way|gate|water|side|beach|bund))\\b)"
                    + "(?:(?:a|an|the|his|her|its) )?\\p{L}+";

    private static final String A_NAME =
            "[\"“”]|\\b(?:called|named|names?|known as|titled)\\b|(?-i:(?<!^)(?<![.!?] )\\b(?!Sri Lanka|Poya|Buddh|Sinhal|Tamil|Hindu|Muslim|Christian|January|February|"
                    + "March|April|May|June|July|August|September|October|November|December|World)[A-Z][a-z]{2,})";

    private static final String A_LENGTH = NUMBER
            + "[^.;,]{0,12}\\b(?:met(?:re|er)s?|m|km|kilomet(?:re|er)s?|feet|miles|hectares|square|storeys|centimet(?:re|er)s?)\\b";

    private static final String A_TIME =
            NUMBER + "[^.;,]{0,12}\\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|century|centuries)\\b|"
                    + "\\b(?:an hour|a day|a night|a week|a morning|an afternoon|overnight|all (?:day|year)|minutes|hours|(?:day|night) trip)\\b";

    /** By the clock or by the sun. */
    private static final String AN_HOUR =
            "\\b(?:o'clock|noon|midnight|dawn|daybreak|first light|sunrise|sunset|dusk|nightfall|\\d+ ?[ap]\\.?m|day and night|round the clock|all night|"
                    + NUMBER
                    + " (?:in the|at) (?:morning|afternoon|evening|night)|(?:at|by|from|until|till|before|after|between|around|about) (?:about |around )?(?:half past )?"
                    + NUMBER
                    + "(?! (?:\\w+ )?(?:met|kilo|km|hour|minut|day|night|week|month|year|cent|people|step|place|thousand|hundred|of)))\\b";

    private static final String A_DAY =
            "\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|(?:every|each|most) days?|weekends?|weekdays?|poya|full[- ]moon|holidays?|fortnight)\\b";

    private static final String A_MONTH =
            "(?-i:\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b)|"
                    + "\\b(?:seasons?|monsoons?|(?:all|whole|rest of the|time of) (?:the )?year|year[- ]round|months?|new year|full moon|vesak|poson|esala)\\b";

    private static final AskedFact IN_WHICH_MONTH = fact(
            "(?:what|which) months?|(?:what|which) (?:time of (?:the )?year|season)|"
                    // A season does not start at an hour.
                    + "when (?:exactly |usually )?(?:do|does|is|are) (?:[\\w'’-]+ ){1,6}?(?:seasons?|monsoons?|rains|migration)\\b",
            A_MONTH);

    private static final List<AskedFact> ALL = List.of(
            IN_WHICH_MONTH,
            fact(
                    "(?:what|which) (?:exact )?(?:times?|hours?)(?! of (?:the )?year)" + AskedForm.AND_NO_ZONE
                            + "|how (?:early|late)|(?:opening|closing|visiting|feeding|departure) (?:times?|hours?)|timetable|"
                            + "when (?:exactly |usually )?(?:do|does|is|are) (?:[\\w'’-]+ ){1,8}?(?:open|close|shut|start|begin|end|leave|depart|arrive|finish|fed|bathed|locked)\\b",
                    AN_HOUR),
            fact("(?:what|which) (?:days?(?: of the week)?|week ?days?)\\b(?! trips?)", A_DAY),
            fact(
                    "how old (?:was|were) (?!the\\b|this|that|it\\b|its)|(?:what|which) age",
                    "\\bage[ds]?\\b|\\byears? old\\b|-year-old"),
            fact(
                    "how many (?:km|kilomet(?:re|er)s?|miles|met(?:re|er)s?|feet)|how (?:far|long) (?:\\w+ )?in (?:km|kilomet(?:re|er)s?|miles|met(?:re|er)s?)|"
                            + "how far (?:up|down|in|into|out|off|underground)\\b",
                    A_LENGTH),
            fact("born\\b|birth ?(?:day|place|year)", "\\b(?:born|birth)\\b"),
            fact(
                    "(?:when|(?:what|which) year) did [^?.!]{1,60}\\b(?:die|pass away)\\b|(?:date|year) of [^?.!]{1,20}death",
                    "\\b(?:died|death|killed|murdered)\\b"),
            fact("how long\\b(?! ago)", A_LENGTH + "|" + A_TIME),
            fact(
                    "how (?:tall|high|wide|broad|big|large|thick|steep)|(?:met(?:re|er)s|feet) (?:tall|high|long|wide|deep)|(?:height|altitude|elevation|width|size) of",
                    A_LENGTH),
            fact("how deep|depth of", NUMBER + "[^.;,]{0,12}\\bmet(?:re|er)s?\\b|\\b(?:knee|waist|chest|shallow)\\b"),
            fact(
                    "how heavy|weigh|weight of|how many (?:tonnes|tons|kilos?|kilograms?)",
                    "\\b(?:kg|kilos?|kilograms?|tonnes?|tons)\\b"),
            fact(
                    "(?:lowest|highest|coldest|hottest|record) temperature|temperature of|water temperature|how (?:hot|warm|cold) (?:is|are|was) the\\b|in degrees",
                    "\\bdegrees?\\b|°"),
            fact("how fast|what speed", "\\b(?:km/h|knots|speed)\\b"),
            fact(
                    "how much (?!(?:is|are|was|were|do|does|did|for|to|will|would|should|time|money|of|longer|walking|climbing|rain|shade|notice|more|can|must)\\b)\\p{L}+",
                    NUMBER
                            + "[^.;,]{0,20}\\b(?:kg|kilos?|tonnes?|tons|lit(?:re|er)s?|rupees|cubic|million|thousand)\\b"),
            fact(
                    "when (?:was|were|did)|(?:what|which) (?:year|century)|since when|how old|year (?:of|in which)",
                    "\\b(?:1\\d{3}s?|[2-9]\\d\\d CE|20\\d\\d|centur\\w+|BCE)\\b|\\byears (?:ago|old)\\b|\\b(?:hundred|thousand) years\\b|\\bdecades? (?:ago|later)\\b"),
            fact(
                    "(?:what|which)(?:'s| is| are| was| were)?(?: \\p{L}+)? (?:the )?(?:\\p{L}+ )?(?:names?|titles?)\\b|(?:names?|titles?) (?:of|did|do|does|for)|(?:what|which) (?:\\p{L}+ )?(?:novel|book|film|movie|song|"
                            + "ship|boat|company|airline|band|newspaper|bank|brand|magazine|play|poem|restaurant|caf[eé]|shop|parlour|agency|operator|caterer|driver|guide|vet|authors?|novelist|actors?|"
                            + "harbours?|ports?|villages?|countr(?:y|ies)|county|streets?|university|clan|dynasty|tribe|battle|treaty)\\b|what (?:is|are|was|were|do|does|did) (?:[\\p{L}'’-]+ ){0,10}(?:called|named)\\b",
                    A_NAME),
            fact(
                    "who(?:'s| is| was| were| are)? (?:(?:first|originally|actually|the|its|their|a|present|current|chief|head|Portuguese|Dutch|British) )*(?:\\p{L}{3,}(?:ed|wn|ght)|built|made|wrote|dug|cut|did|led|won|found|set|shot|gave|paid|began|put|hung|laid|lost|owns|runs|drove|driving|manages|"
                            + "owner|captain|architect|sculptor|artist|painter|founder|builder|designer|engineer|author|driver|donor|leader|pastor|priest|abbot|principal|commander|composer|writer|poet)\\b|"
                            + "(?:which|what) (?:\\p{L}+ )?(?:sculptor|architect|artist|painter|engineer|writer|author|poet|king|queen|ruler|governor|captain|monk|person|man|woman|family|actor|"
                            + "director|priest|sailor|explorer|planter|general|singer|scientist)\\b|whose\\b|(?:artist|sculptor|architect|painter|designer|author) (?:of|behind)",
                    SOMEBODY));

    /** The fact that a question asks for; most ask for none that can be told by its form. */
    public static Optional<AskedFact> in(String question) {
        return ALL.stream()
                .filter(fact -> Patterns.isIn(fact.asked(), question))
                .findFirst()
                .map(fact -> new AskedFact(fact.asked(), fact.told(), namedIn(question)));
    }

    private static Set<String> namedIn(String question) {
        return CHOICE.matcher(question).find()
                ? Set.of()
                : Arrays.stream(NO_LETTERS.split(question.toLowerCase(Locale.ROOT), -1))
                        .filter(word -> word.length() >= LETTERS_OF_A_NAME && !NO_NAMES.contains(word))
                        .collect(Collectors.toSet());
    }

    /** Whether it comes back every year: which month is best is advice, where other facts have many a near one. */
    public boolean comesBack() {
        return asked.equals(IN_WHICH_MONTH.asked());
    }

    /** Whether a sentence on a place holds such a fact; that the place has a name is none. */
    public boolean isToldIn(String sentence, Place of) {
        var text = sentence.replace(of.name(), "it");
        for (var alias : of.aliases()) {
            text = text.replace(alias, "it");
        }
        return told.matcher(withoutWhatIsNamed(text)).find();
    }

    private String withoutWhatIsNamed(String text) {
        return NAME.matcher(text)
                .replaceAll(name -> Arrays.stream(NO_LETTERS.split(name.group().toLowerCase(Locale.ROOT), -1))
                                .anyMatch(named::contains)
                        ? "it"
                        : Matcher.quoteReplacement(name.group()));
    }

    private static AskedFact fact(String asked, String told) {
        return new AskedFact(
                Pattern.compile("\\b(?:" + asked + ")", Pattern.CASE_INSENSITIVE),
                Pattern.compile(told, Pattern.CASE_INSENSITIVE),
                Set.of());
    }
}
