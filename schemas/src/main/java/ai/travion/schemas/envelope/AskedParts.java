package ai.travion.schemas.envelope;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The questions of a message that asks several things at once: "How do I get there? And what should I wear?" Retrieval looks for each, and
 * the answer is told of each, so both have to part a message alike.
 */
public final class AskedParts {

    private static final String ASKING =
            "when|where|how|what|which|who|whom|whose|why|is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have|tell|from wh\\w+|by whom|with whom|in (?:what|which)|at what";
    private static final Pattern BETWEEN = Pattern.compile(
            "\\?+\\s*(?:and |also |plus |then )*|[,;]?\\s+(?:and|also|plus|&)\\s+(?:also )?(?=(?:" + ASKING
                    + ")\\b)|,\\s+and\\s+(?=(?:\\p{L}+\\s+){1,3}(?:when|where|how|what|why)\\s+(?:is|are|was|do|does|can)\\b)|[.!;]\\s+(?:and |also |plus )*(?=(?:"
                    + ASKING + ")\\b)",
            CASE_INSENSITIVE);
    private static final String OF_ONE =
            "(?:i|we|you|it(?! (?:rain|be|get)\\b)|they|he|she|there|one|this|that|these|those|the|my|our|an?)\\b";
    private static final String HELPING =
            "(?:is|are|was|were|can|could|do|does|did|should|will|would|may|must|has|have)";
    /** "Is Dambulla ok for him": of a name. */
    private static final String OF_A_NAME =
            "(?:\\p{L}[\\p{L}'’]+ ){1,3}(?:too |really |still |a |very )?(?:ok|okay|alright|good|safe|fine|suitable|doable|possible|worth|hard|easy|difficult|boring|nice|open|closed|allowed|dangerous|manageable|feasible|accessible)\\b";
    /** "How cold is it there, what should I bring": where the first asks already, and is no "when I come,". */
    private static final Pattern BY_COMMA = Pattern.compile(
            ",\\s+(?=(?:what|how|why|whose|by whom)\\b|(?:which|who|when|where)\\s+(?:\\p{L}+\\s+)?" + HELPING + "\\b|"
                    + HELPING + "\\s+" + OF_ONE + ")",
            CASE_INSENSITIVE);

    private static final Pattern ASKS = Pattern.compile(
            "(?:(?:how|what|who)(?:['’]?s)?\\b|(?:whose|why|which)\\b|(?:when|where)\\s+" + HELPING + "\\b|" + HELPING
                    + "\\b).*",
            CASE_INSENSITIVE | Pattern.DOTALL);
    /** "No nightlife, please", "my husband loves animals": a condition, or who they are, which asks nothing. */
    private static final Pattern A_WISH = Pattern.compile(
            "(?:and |but |oh |also )?(?:my|our) (?:\\p{L}+ ){1,2}(?:really |also |only |just )?(?:loves?|likes?|adores?|says|said|thinks|would|wants?|wishes)\\b|(?:i|we) (?:really |both |all |also )?(?:love|like|adore|come from)\\b|(?:please |but )?(?:no|not|nothing|without|avoid|skip|i (?:hate|dislike|avoid|don['’]t)|thanks?|thank you|please)\\b",
            CASE_INSENSITIVE);

    /** "..., my brother films everything" is a sentence of its own. */
    private static final Pattern SENTENCE_END = Pattern.compile(
            "(?<=[.!;?])\\s+|,\\s+(?=(?:my|our|his|her) \\p{L}+ (?:is|are|was|has|have|had|loves?|likes?|hates?|wants?|gets?|says?|films?|eats?)\\b)",
            CASE_INSENSITIVE);

    private static final String KIN =
            "(?:kids?|children|wife|husband|partner|girlfriend|boyfriend|buddy|mate|friends?|mum|mom|dad|mother|father|parents|son|daughter|baby|toddler)(?:['’]?s)?\\b";
    /** "We don't want to offend anyone", "heard it is closed", "getting mixed info": told, and not asked. */
    private static final Pattern TELLS = Pattern.compile(
            "\\W*(?:(?:and|but|so|also|hi|hello|hey|well|actually|oh|because|since|btw|by the way|just|fyi|only|slightly|really)\\W+)*(?:(?:i|we|you|he|she|they|it|this|that|there|someone|somebody|people|everyone|everybody|nobody|both|one of us|none of us|neither|me)(?:['’]\\p{L}+)?\\b|(?:theres|its|im|ive|weve|were (?!th)|hes|shes|theyre|dont)\\b|(?:my|our|his|her|their) \\p{L}|(?:the )?"
                    + KIN
                    + "|(?:heard|read|saw|been told|wanna|gonna|need|got|got only|want|love|thinking|planning|hoping|travell?ing|coming|going|staying|arriving|landing|flying|bringing|trying|getting|having|freaking|worried|not (?:sure why|that|really))\\b).*",
            CASE_INSENSITIVE | Pattern.DOTALL);
    /** "I would like to know whether", "we are looking for a hotel", "I want to go and is there a bus": asked all the same. */
    private static final Pattern ASKS_ALL_THE_SAME = Pattern.compile(
            "\\?|\\b(?:wonder(?:ing|ed)?|curious|tell me|let me know|advise|advice|recommend\\w*|suggest\\w*|ideas?|tips|question|looking for|search(?:ing)? for|help|would be (?:great|nice|good) to know|(?:like|want|need|love|keen|good|nice) to (?:know|learn|hear|find|understand|ask)|(?:need|want|like) (?:an?|some|the) \\p{L}+|(?:know|sure|decide|see|understand|tell|remember) (?:if|whether|what|which|when|where|how|why|who)|(?:what|how|where|when|which|who|why) (?:\\p{L}+ ){0,2}"
                    + HELPING + "|(?:and|or|so|but|,) " + HELPING + " (?:" + OF_ONE + "|" + OF_A_NAME + "))",
            CASE_INSENSITIVE);
    /** Who they are and when they come belongs to what they ask. */
    private static final Pattern OF_WHO_TRAVELS = Pattern.compile(
            "\\b(?:kids?|children|bab(?:y|ies)|toddlers?|infants?|little ones?|famil(?:y|ies)|sons?|daughters?|mum|mom|dad|mother|father|parents|grand\\p{L}+|gran|elderly|seniors?|old|years|knees?|hips?|legs?|back|heart|wheel ?-?chair|walking stick|pregnan\\p{L}+|expecting|vegetarians?|vegans?|allerg\\p{L}+|coeliac|celiac|halal|meat|fish|gluten|nuts|heights|vertigo|sick|swim|budget|alone|solo|woman|women|girls?|[4-9]\\d|january|february|march|april|may|june|july|august|september|october|november|december|(?:\\d+|an?|one|two|three|four|five|six|seven|ten) (?:weeks?|days?|nights?))\\b",
            CASE_INSENSITIVE);
    /** What they wish for decides what is chosen for them. */
    private static final Pattern OF_A_WISH = Pattern.compile(
            "\\b(?:(?<!n['’]t )(?<!not )(?<!dont )want|wanna|(?:would|['’]d) (?:like|love|prefer|rather)|prefer|love|hop(?:e|ing)|keen|into|interested|hate|only (?:have|got)|time for|mad about)\\b",
            CASE_INSENSITIVE);

    private static final Pattern CHOOSES = Pattern.compile(
            "\\b(?:which|where|what|best|better|or|suggest|recommend|worth|should)\\b", CASE_INSENSITIVE);

    /** "When and why was it built?": both of the same. */
    private static final Pattern TOGETHER = Pattern.compile(
            "\\b(who|when|where|why|how),? (?:and|&) (who|when|where|why|how) (?!much|many|long|far)(\\p{L}[^?.;!]*)",
            CASE_INSENSITIVE);

    private static final String HOW = "(?:early|earlier|late|later|in advance|beforehand|ahead|online|often|a lot)\\b";
    /** "What is World's End": what it asks about is what "it" stands for in the next question. */
    private static final Pattern OF_WHAT = Pattern.compile(
            "^\\W*(?:so |and |hi |hello )*(?:who|what|where|when|why|which|how (?:old|tall|big|high|long|far|deep|bad|steep|hard|hot|cold|strong|common|dangerous|difficult|expensive|crowded|rough|good|safe))(?: exactly| actually| really)?(?:['’]s| is| are| was| were) (?:(?:so |the )?(?:special|unique|interesting|great|important|unusual|story|history|legend|point) (?:about|of|behind|with) )?(?!there\\b|it\\b|the (?:best|way)\\b|best\\b)(.+?)(?: known for| famous for| like| for)?$"
                    // "What happens at the festival", "when did the war end", "leeches in Sinharaja - how bad are
                    // they".
                    + "|^\\W*(?:what happens (?:at|during|on|in)|(?:when|why|how|where) (?:did|does|do)) (?!(?:i|we|you|one|it|they|he|she|there|people|visitors|tourists)\\b)(.+?)(?: (?:end|start|begin|happen|open|close|arrive|leave|get|die|fall|come|live|go|change|last|fit|work|rule|reign|rise)\\b.*)?$"
                    + "|^\\W*(?!(?:" + ASKING
                    + ")\\b)(\\p{L}[^,;:–?!]{2,50}?)(?: *[:,–] *| - | (?=(?:which|what) (?:months?|times?|days?|seasons?|season)\\b))(?:how|what|when|where|which|why|"
                    + HELPING + ")\\b.*$"
                    // "Do I need a visa", "are there leeches": it, they.
                    + "|^\\W*(?:so |and |hi |hello )*(?:(?:where )?(?:do|does|should|must|can|could|may) (?:i|we|you|one|people|visitors) (?:need|have|get|buy|rent|hire|take|bring|book|see|find|watch|spot) (?!"
                    + HOW
                    + "|(?:to|me|us|sick|lost)\\b)|(?:is|are) there )((?:(?:an?|any|some) )?(?!to\\b)\\p{L}[^,;.?!]*?)(?: (?:"
                    + HOW + "))?$"
                    // "How do I get to Delft", "who built the great stupa", "is Meemure worth it".
                    + "|^\\W*(?:so |and |hi |hello )*(?:how (?:do|can|could|should|would|to)(?: (?:i|we|you|one))?(?: best)? (?:(?:get|go|travel|come|drive)(?: over| out| up| down)? to|reach) (?!(?:there|here|it)\\b)|who (?:built|made|painted|carved|founded|designed|dug) )([^,;.?!]+?)(?: (?:from|by) .+)?$"
                    + "|^\\W*(?:so |and |hi |hello )*is (?!(?:it|there|this|that|he|she|one)\\b)([^,;.?!]{2,40}?) (?:really |still )?(?:worth (?:it|visiting|seeing|a visit|the \\p{L}+)|overrated|(?:good|nice|safe|beautiful|interesting|ethical|touristy|crowded|expensive))$",
            CASE_INSENSITIVE);

    /** "Worth it", "is it better to" stand for nothing. */
    private static final Pattern STANDS_FOR_IT = Pattern.compile(
            "(?<!\\bworth )\\bit\\b(?! (?:better|possible|ok|okay|allowed|best|fine|rude|true|takes?\\b.* to \\p{L})\\b)|\\b(?:they|them|him|her|he|she)\\b",
            CASE_INSENSITIVE);
    /** "Can tourists watch?" leaves out what. */
    private static final Pattern WANTS_ITS_OBJECT = Pattern.compile(
            ".*\\b(?:i|we|you|one|people|tourists?|visitors?|foreigners?|kids|children) (?:\\p{L}+ ){0,2}?(?:watch|join|join in|attend|enter|visit|see|try|climb|buy|rent|book|feed|touch)\\W*",
            CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern BY_TRAIN_OR_BUS = Pattern.compile("\\b(train|bus|boat|ferry)s?\\b", CASE_INSENSITIVE);
    private static final Pattern FROM_TO = Pattern.compile(
            "\\bfrom \\p{L}+(?: (?-i:\\p{Lu})\\p{L}+)* to \\p{L}+(?: (?-i:\\p{Lu})\\p{L}+)*|\\b(?:train|bus|boat|ferry)s? (to \\p{L}+(?: (?-i:\\p{Lu})\\p{L}+)*)",
            CASE_INSENSITIVE);
    /** What is done in it. */
    private static final Pattern ANIMAL_SEASON = Pattern.compile(
            "\\b(?:the )?(whale|dolphin|turtle|elephant|leopard|bird)s?(?: watching)? season\\b", CASE_INSENSITIVE);

    /** "How long should I stay" leaves out where. */
    private static final Pattern STAYS = Pattern.compile(
            "\\W*(?:(?:and|so|then) )?how (?:long|many (?:days|nights|hours)|much time) (?:(?:should|do|shall|would|could|must|to) )?(?:(?:i|we|you|one) )?(?:need|stay|spend|plan|allow|have to stay|need to stay)\\W*",
            CASE_INSENSITIVE);
    /** "Can I sleep there?" */
    private static final Pattern THERE_AT_THE_END = Pattern.compile(
            "(?:(?<to>\\b(?:go|get|come|travel|walk|drive|swim)) )?\\bthere(?=\\W*$)", CASE_INSENSITIVE);

    /** "What do the animals mean?": those that are part of what was asked about. */
    private static final Pattern OF_ITS_PARTS = Pattern.compile(
            "\\W*(?:(?:and|so|then) )?what (?:do|does) the \\p{L}+(?: \\p{L}+)? (?:mean|stand for|symboli[sz]e|represent|signify)\\W*",
            CASE_INSENSITIVE);

    private static final Pattern HERE = Pattern.compile("\\b(?:here|there|this|that)\\b", CASE_INSENSITIVE);
    /** What is asked of a train or a bus and of nothing else. */
    private static final Pattern ON_BOARD = Pattern.compile(
            "\\b(?:side|sit|seats?|(?:first|second|third|1st|2nd|3rd|which|what) class|class(?:es)?|window|platform)\\b",
            CASE_INSENSITIVE);

    private static final String OF_A_RELATION =
            "(?:about|after|around|at|before|between|by|during|else|exactly|for|from|in|into|near|of|on|or|over|than|through|to|under|up|via|with|without)";
    /**
     * "Why up on a rock": no verb, so that it says nothing without the question before it. Whoever asks who, what or which has a verb of its
     * own behind it: "who built Galle Fort", "what animals live in Yala".
     */
    private static final Pattern SAYS_SOMETHING = Pattern.compile(
            "\\b(?:is|are|was|were|do|does|did|can|could|should|will|would|may|must|has|have|had|to|['’]s)\\b|['’]s\\b"
                    + "|^\\W*(?:(?:and|but|so|also) )?(?:who|(?:what|which) (?!" + OF_A_RELATION + "\\b)\\p{L}+) (?!"
                    + OF_A_RELATION + "\\b)(?!\\p{L}+(?:er|est)\\b|best\\b|worst\\b)\\p{L}+ \\p{L}+",
            CASE_INSENSITIVE);

    private static final Pattern QUESTION_WORD = Pattern.compile(
            "^\\W*(?:who|what|where|when|why|which|how)(?:['’]s)?\\b\\s*(?:(?:is|are|was|were|do|does|did|can|could) (?:i |we |you |one )?)?|^\\W*(?:is|are|do|does|did|can|could|should|would|will|must) (?:i |we |you |one |there )(?:need |have to |get )?",
            CASE_INSENSITIVE);

    /** "When is the best time", "what are my chances", "where do I stand": of what, the question before says. */
    private static final Pattern OF_NOTHING = Pattern.compile(
            "\\W*(?:(?:and|but|so|also|then|please|when|what|where|which|who|whom|how|why|whether|is|are|was|were|am|be|do|does|did|can|could|should|shall|would|will|may|must|has|have|had|need|needed|want|"
                    + "i|we|you|one|he|she|they|it|them|him|her|this|that|these|those|there|here|my|our|your|its|their|the|an?|of|to|for|in|at|on|by|from|up|with|about|"
                    + "tall|high|big|deep|old|wide|large|steep|hard|difficult|expensive|costs?|fees?|open|closed|"
                    + "easiest|easier|best|good|better|right|ideal|worst|real|realistic|usual|any|most|more|much|many|often|likely|likelihood|long|far|early|late|soon|true|"
                    + "times?|months?|seasons?|days?|hours?|years?|chances?|odds|spots?|places?|ways?|reasons?|stand|go|get|sit|start|begin|leave|arrive|take|takes|took|last|lasts|see|look|watch|find|know|do|done|happen|happens|exactly|really|actually|usually)\\b['’]?s?\\W*)++",
            CASE_INSENSITIVE);

    /** Of so many characters some word says what it is about. */
    private static final int LONG = 200;

    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

    private static final Pattern POINTS = Pattern.compile(
            "\\W*(?:(?:and|but|so) )?(?:is|are|was|were) (?:that|this|it|they|those|these)(?: really| still| actually)? ?(?:true|right|correct|so|the case|still so|a problem|real)?\\W*",
            CASE_INSENSITIVE);

    /** "Anything similar that is easier?" */
    private static final Pattern OTHERS = Pattern.compile(
            "(?i)\\b(?:what|where|anything|anywhere|something|somewhere|anyone) else\\b|\\b(?:anything|something|anywhere|somewhere) (?:similar|easier|like it|nearby|closer|quieter|calmer|less)\\b|\\bany (?:other|alternatives?|places?|spots?)\\b|\\b(?:any|some)where\\b|\\bis there an? (?:quieter|calmer|easier|better|similar|cheaper|nearer|closer|nicer)\\b|\\bwhich others?\\b|\\balternatives?\\b");

    private AskedParts() {}

    /** Whether a question asks for others than what was spoken of. */
    public static boolean asksForOthers(String part) {
        return OTHERS.matcher(part).find();
    }

    /** The message without the sentences that ask nothing; the same where none asks. */
    public static String questions(String message) {
        return without(AskedParts::tells, message);
    }

    /**
     * The message without what it only tells beside its question: what others say, what they like. Who travels and when stays, and so does
     * all, where the question means nothing without it: "I read that it is closed. Is that true?"
     */
    public static String asked(String message) {
        boolean goesOn = isOfNothing(questions(message))
                || of(message).stream()
                        .limit(1)
                        .anyMatch(first -> POINTS.matcher(first).matches());
        return goesOn
                ? message
                : without(sentence -> tells(sentence) && !belongsTo(questions(message), sentence), message);
    }

    private static boolean belongsTo(String question, String told) {
        return OF_WHO_TRAVELS.matcher(told).find()
                || (OF_A_WISH.matcher(told).find() && CHOOSES.matcher(question).find());
    }

    private static String without(Predicate<String> left, String message) {
        var sentences = SENTENCE_END.split(message);
        var kept = Arrays.stream(sentences).filter(left.negate()).toList();
        return kept.isEmpty() || kept.size() == sentences.length ? message : String.join(" ", kept);
    }

    private static boolean tells(String sentence) {
        return TELLS.matcher(sentence).matches()
                && !ASKS_ALL_THE_SAME.matcher(sentence).find();
    }

    /** Each in the message's own words and order; one where it asks one thing. */
    public static List<String> of(String message) {
        return BETWEEN.splitAsStream(TOGETHER.matcher(questions(message)).replaceAll("$1 $3, and $2 $3"))
                .map(String::strip)
                .flatMap(AskedParts::byComma)
                .map(String::strip)
                .filter(part -> WORD.matcher(part).results().count() > 1)
                .filter(part -> !A_WISH.matcher(part).lookingAt())
                .toList();
    }

    /** "I am a teacher, will I miss it": what is told before a question is none, and "when I come, ..." goes on. */
    private static Stream<String> byComma(String part) {
        if (ASKS.matcher(part).matches()) {
            return BY_COMMA.splitAsStream(part);
        }
        return TELLS.matcher(part).matches()
                ? BY_COMMA.splitAsStream(part).filter(clause -> !tells(clause))
                : Stream.of(part);
    }

    /** The same so that each can be understood without the others: "can I hear it" with what it is that is heard. */
    public static List<String> standingAlone(String message) {
        return standingAlone(message, false);
    }

    /**
     * The same of a message that may ask about a place.
     *
     * @param ofAPlace whether it asks about a place that is known, which a part that names nothing is about
     */
    public static List<String> standingAlone(String message, boolean ofAPlace) {
        var parts = of(message);
        if (parts.size() < 2) {
            return parts;
        }
        var first = parts.getFirst();
        var subject = subjectOf(first);
        var stood = parts.stream()
                .map(part -> part.equals(first) ? part : withItsSubject(part, subject, first, ofAPlace))
                .collect(Collectors.toCollection(ArrayList::new));
        // "I read that it is closed. Is that true?"
        if (POINTS.matcher(first).matches()) {
            toldBefore(message).ifPresent(told -> stood.set(0, told + " " + first));
        }
        return List.copyOf(stood);
    }

    private static Optional<String> toldBefore(String message) {
        return SENTENCE_END.splitAsStream(message).takeWhile(AskedParts::tells).reduce((earlier, later) -> later);
    }

    private static String subjectOf(String first) {
        var asked = OF_WHAT.matcher(first);
        return asked.matches()
                ? IntStream.rangeClosed(1, asked.groupCount())
                        .mapToObj(asked::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .map(subject -> ANIMAL_SEASON.matcher(subject).replaceFirst("$1 watching"))
                        .orElse("")
                : "";
    }

    /** Whether a question names nothing that it could be about, so that it goes on from the one before it. */
    public static boolean isOfNothing(String part) {
        return part.length() < LONG && OF_NOTHING.matcher(part).matches();
    }

    private static String withItsSubject(String part, String subject, String first, boolean ofAPlace) {
        var by = BY_TRAIN_OR_BUS.matcher(first);
        if (ON_BOARD.matcher(part).find()
                && by.find()
                && !BY_TRAIN_OR_BUS.matcher(part).find()) {
            var way = FROM_TO.matcher(first);
            return ended(part) + " on the " + by.group(1)
                    + (way.find() ? " " + (way.group(1) == null ? way.group() : way.group(1)) : "");
        }
        boolean named = !subject.isEmpty() && STANDS_FOR_IT.matcher(part).find();
        if (!SAYS_SOMETHING.matcher(part).find() || (!ofAPlace && !named && isOfNothing(part) && !isOfNothing(first))) {
            return part + " " + QUESTION_WORD.matcher(first).replaceFirst("");
        }
        if (subject.isEmpty()) {
            return part;
        }
        if (!ofAPlace && !named) {
            var there = THERE_AT_THE_END.matcher(part);
            if (there.find()) {
                var way = there.group("to");
                return there.replaceFirst(Matcher.quoteReplacement((way == null ? "in " : way + " to ") + subject));
            }
            if (STAYS.matcher(part).matches()) {
                return ended(part) + " in " + subject;
            }
        }
        if (!named
                && isOfNothing(part)
                && subject.indexOf(' ') > 0
                && !HERE.matcher(part).find()) {
            return ended(part) + " for " + subject;
        }
        if (!named && OF_ITS_PARTS.matcher(part).matches()) {
            return ended(part) + " on " + subject;
        }
        return !named && WANTS_ITS_OBJECT.matcher(part).matches()
                ? ended(part) + " " + subject
                : STANDS_FOR_IT.matcher(part).replaceFirst(Matcher.quoteReplacement(subject));
    }

    private static String ended(String part) {
        return part.replaceFirst("[\\s?.!]+$", "");
    }
}
