package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a traveller wants of the whole of a trip and says but once: few hotels, a free day, who climbs and who waits, how one gets about.
 * It is kept among what is known of the trip, in words that the planner reads, until the same matter is spoken of again.
 */
public final class StandingWish {

    private static final String COUNT = "(?<count>\\d|one|two|three|four|five|six)";
    private static final String HOTELS =
            "(?:different\\s+|separate\\s+)?(?:hotels?|bases?|guest\\s?houses?|accommodations?|places?\\s+to\\s+(?:stay|sleep))";
    private static final String WHO =
            "(?<who>(?:my|our)\\s+\\p{L}+(?:\\s+(?:and|in)\\s+\\p{L}+)?|the\\s+(?:kids|children|others?)|one\\s+of\\s+us|s?he|they)";
    private static final String DAY =
            "(?:(?:the|our|my)\\s+)?(?:day\\s*(?<%1$sn>\\d{1,2}|one|two|three|four|five|six|seven)\\b|(?<%1$so>first|second|third|fourth|fifth|sixth|seventh|last|final|\\d(?:st|nd|rd|th))\\s+(?:full\\s+|whole\\s+)?day\\b)";
    /** "Free breakfast" and "off at 7" go on; a free day ends its clause. */
    public static final String END =
            "(?=\\W*$|\\s*[.,;:!?()-]|\\s+(?:and|but|so|because|as|since|please|pls|then|too|again|instead|completely|entirely|we|i)\\b)";

    private static final String IDLE = "(?:free\\b(?:" + END
            + "|(?=\\s+(?:to|for|in|by|time|(?:at|with)\\s+(?:the|our|my|a)|of\\s+(?!charge))\\b))|(?:off|empty|open|unplanned)\\b"
            + END
            + "|(?<!\\btakes?\\s)off\\s+(?:at|in|by)\\s+(?:the|a)\\b|nothing\\b(?!\\s+but\\b)(?:" + END
            + "|(?=\\s+(?:planned|booked|to\\s+do|at\\s+all|special|for)\\b))|(?:just|only)?\\s*(?:at|by|in)?\\s*(?:the\\s+)?(?:hotel\\s+|swimming\\s+)?pool\\b|(?:to\\s+)?(?:relax|rest|sleep|chill|recover|sunbathe|laze|do\\s+nothing)(?:ing)?\\b|a\\s+(?:free|lazy|rest|resting|pool|quiet\\s+rest)\\s+day\\b)";

    private static final String OF_DRIVING =
            "(?:of\\s+)?(?:driving|travel(?:l?ing)?|on\\s+the\\s+road|in\\s+(?:(?:the|a)\\s+)?(?:car|van|bus))\\b";

    /** Said of a plan it asks for fewer hotels as well. */
    public static final String NO_LONG_DRIVES = "no long drives";

    /** No limit of driving holds any more. */
    public static final String LONG_DRIVES = "long drives are fine";

    public static final String NO_CLIMBING = "no climbing";

    private static final float KM_PER_HOUR = 40;

    private static final String PUBLIC = "by public transport";

    /** What a trip does whose first day begins where its traveller lands. */
    static final String AT_THE_AIRPORT = "start at the airport";

    /** One way to say one of them. */
    private record Turn(Pattern said, Function<MatchResult, String> term) {}

    private static final List<Turn> TURNS = List.of(
            turn(
                    "\\b(?:max(?:imum|imal)?|at\\s+most|no\\s+more\\s+than|not\\s+more\\s+than|only|just|up\\s+to|limit\\s+(?:it|us)\\s+to)\\.?\\s+(?:of\\s+)?"
                            + COUNT + "\\s+" + HOTELS,
                    StandingWish::hotels),
            turn(
                    "\\b(?:not|n't|never)\\b[^.;!?]{0,25}\\b(?:chang|switch|mov)\\w*\\s+(?:the\\s+)?hotels?\\s+more\\s+than\\s+"
                            + COUNT + "\\s+times\\b",
                    said -> "at most %d hotels".formatted(number(said.group("count")) + 1)),
            turn(
                    "\\b" + COUNT + "\\s+" + HOTELS
                            + "\\s+(?:at\\s+(?:the\\s+)?most|max(?:imum)?|only|please|is\\s+enough|are\\s+enough|in\\s+total|and\\s+no\\s+more|instead)",
                    StandingWish::hotels),
            turn(
                    "^\\W*(?:ok(?:ay)?\\W+|then\\W+|make\\s+it\\s+|take\\s+)*" + COUNT + "\\s+" + HOTELS
                            + "(?:\\s+(?:then|instead|please))*\\W*$",
                    StandingWish::hotels),
            turn(
                    "\\b(?:stay|sleep|stick|live|be)(?:ing)?\\s+(?:(?:all|the\\s+whole|the\\s+entire)\\s+(?:the\\s+)?time\\s+)?(?:in|at|to|with)\\s+(?:just\\s+|only\\s+)?(?:one|a\\s+single|the\\s+same)\\s+(?:place|hotel|town|base|spot|guest\\s?house)\\b(?!\\s+for)|\\bwithout\\s+(?:ever\\s+)?changing\\s+hotels?|\\bno\\s+hotel\\s+changes?",
                    said -> "at most 1 hotel"),
            turn(
                    "\\b(?:don'?t|do\\s+not|not|never|hate|tired\\s+of|instead\\s+of)\\s+(?:want\\s+to\\s+|like\\s+to\\s+|wish\\s+to\\s+|always\\s+|keep\\s+)*(?:mov|chang|switch|pack)\\w*\\s+(?:the\\s+|our\\s+|from\\s+|and\\s+unpack\\s*|so\\s+(?:often|much)\\s*)*(?:hotels?|rooms?|places|bags?|accommodation|every\\s+(?:day|night))(?!\\s+more\\s+than)|\\b(?:fewer|less|not\\s+so\\s+many|too\\s+many)\\s+(?:hotels?|hotel\\s+changes?|bases?|moves)\\b|\\b(?:chang|mov|switch)(?:e|ing)?\\s+hotels?\\s+(?:less|not\\s+so\\s+often|less\\s+often)",
                    said -> "few hotel changes"),
            turn(
                    "\\b(?:max(?:imum|imal)?|at\\s+most|no\\s+more\\s+than|not\\s+more\\s+than|less\\s+than|up\\s+to|under|only)\\.?\\s+(?:of\\s+)?"
                            + COUNT + "\\s*(?:h|hrs?|hours?)\\s+" + OF_DRIVING
                            // So far off a place may be: that says nothing of a day.
                            + "(?!\\s+(?:from|away|each\\s+way|one\\s+way)\\b)",
                    said -> "at most %d hours of driving a day".formatted(number(said.group("count")))),
            turn(
                    "\\b(?:no|not|never|without|avoid)\\s+(?:(?:any|a|one|single)\\s+)*days?\\s+(?:with\\s+|of\\s+|on\\s+which\\s+(?:we|i)\\s+(?:drive|sit)\\s+)?(?:more|longer)\\s+than\\s+"
                            + COUNT.replace("count", "day") + "\\s*(?:h|hrs?|hours?)\\s+" + OF_DRIVING
                            + "|\\b(?:no|not|never|without|avoid)\\s+(?:any\\s+|single\\s+)*(?:driv(?:es?|ing)|transfers?|journeys?|car\\s+rides?)\\s+(?:(?:of\\s+)?(?:more|longer)\\s+than|over|above|beyond|exceeding)\\s+"
                            + COUNT + "\\s*(?:h|hrs?|hours?)\\b",
                    said -> "at most %d hours of driving a day"
                            .formatted(number(said.group(said.group("count") == null ? "day" : "count")))),
            turn(
                    "(?<!\\bday\\s{1,2}\\d{1,2}\\s{1,2}(?:has|is|means|needs)\\s{1,2})\\b(?:too\\s+much|so\\s+much|a\\s+lot\\s+of|lots\\s+of|less|fewer|not\\s+so\\s+much|(?:reduce|minimi[sz]e|cut(?:\\s+down)?(?:\\s+on)?)(?:\\s+the)?|(?:hate|tired\\s+of|don'?t\\s+(?:want|like)|do\\s+not\\s+(?:want|like)|no\\s+more)(?:\\s+(?:to|all|this|that|the))*)\\s+(?:long\\s+)?(?:"
                            + OF_DRIVING
                            + "|drives?\\b|transfers?\\b|road\\s+time|(?:time|hours|sit(?:ting)?|be(?:ing)?)\\s+(?:all\\s+day\\s+)?(?:in|on)\\s+(?:a|the)\\s+(?:car|van|bus|road))(?!\\s+(?:on|of|for|in)\\s+(?:day\\s*\\d|the\\s+\\p{L}+\\s+day))",
                    said -> NO_LONG_DRIVES),
            turn(
                    "\\bno\\s+(?:more\\s+)?limits?\\s+(?:on|to|for|of)\\s+(?:the\\s+|our\\s+)?(?:driv\\p{L}+|hours\\s+(?:of\\s+driving|in\\s+the\\s+car)|road)\\b|\\b(?:don'?t|do\\s+not)\\s+mind\\s+(?:(?:the|a|some|any)\\s+)*(?:long(?:er)?\\s+)(?:driv\\p{L}+|days\\s+(?:on\\s+the\\s+road|in\\s+the\\s+car))|\\blong(?:er)?\\s+driv(?:es|ing)(?:\\s+days)?\\s+(?:is|are|would\\s+be)\\s+(?:now\\s+)?(?:fine|ok(?:ay)?|no\\s+(?:problem|issue)|all\\s+right)|\\b(?:drive|sit\\s+in\\s+the\\s+car)\\s+as\\s+(?:long|much|far)\\s+as\\s+(?:it\\s+takes|needed|necessary|you\\s+like)|\\b(?:forget|drop|lift)\\s+(?:about\\s+)?(?:the|our|that)\\s+(?:limit|maximum)\\s+(?:on|of|for)\\s+(?:the\\s+)?driv\\p{L}+",
                    said -> LONG_DRIVES),
            turn(
                    "\\b(?:short|shorter|brief|easy|little)\\s+(?:and\\s+easy\\s+|car\\s+|road\\s+)?(?:transfers?|hops?|drives?|legs|distances|journeys?|rides?|driving\\s+(?:days|times))\\b(?!\\s+(?:from|to|away|of)\\b)|\\b(?:can(?:no|')?t|cannot|can\\s+not|unable\\s+to|not\\s+able\\s+to)\\s+(?:sit|be|stay|spend|bear|stand)\\s+(?:\\p{L}+\\s+){0,3}?in\\s+(?:a|the)\\s+(?:car|van|bus)\\b[^.,;!?]{0,15}\\b(?:long|hours)\\b|\\b(?:without|no|avoid(?:ing)?)\\s+(?:too\\s+)?(?:long|far|big|endless)\\s+(?:transfers?|hops?|legs|distances|journeys?|rides?|road\\s+(?:days|trips?)|hours\\s+(?:in|on))\\b"
                            + "|\\bas\\s+little\\s+(?:driving|time\\s+(?:in\\s+(?:the|a)\\s+(?:car|van|bus)|on\\s+the\\s+roads?))\\s+as\\s+(?:possible|can\\s+be|you\\s+can)\\b|\\b(?:minimal|minimum|hardly\\s+any|very\\s+little)\\s+driving\\b",
                    said -> NO_LONG_DRIVES),
            turn(
                    "\\b(?:max(?:imum|imal)?|at\\s+most|(?:no|not|never)\\s+more\\s+than|less\\s+than|up\\s+to|under|only|about|around)\\.?\\s+(?:of\\s+)?(?<km>\\d{2,3})\\s*(?:km|kms|kilomet(?:er|re)s?)\\s*(?:(?:of\\s+)?(?:driving|riding|road)\\s*)?(?:a|per|each|every|/|in\\s+a|on\\s+any|in\\s+one|on\\s+one)\\s*day\\b"
                            + "|\\b(?<kmb>\\d{2,3})\\s*(?:km|kms|kilomet(?:er|re)s?)\\s+(?:(?:a|per|each)\\s+day\\s+)?(?:max(?:imum)?|at\\s+most|at\\s+the\\s+most|tops)(?:\\s+(?:a|per|each|every)\\s+day)?\\b",
                    StandingWish::kilometres),
            turn(
                    "\\b(?:just\\s+|only\\s+)?(?:one|a\\s+single)\\s+(?:\\p{L}+\\s+)?(?:hills?|mountains?|hill\\s+country|highlands?|tea|inland|town|city|culture|cultural|safari|jungle|beach|coast|sea(?:side)?)(?:\\s+(?:place|spot|stop|base|town|stay|station|hotel|lodge|camp|resort|bungalow|villa))?\\s*(?:,|and|&|\\+|plus|then)\\s*(?:then\\s+|and\\s+)?(?:just\\s+|only\\s+)?(?:one|a\\s+single)\\s+(?:\\p{L}+\\s+)?(?:beach|coast(?:al)?|sea(?:side)?|hills?|mountains?|tea|inland|highlands?|safari|jungle)(?:\\s+(?:place|spot|stop|base|town|stay|station|hotel|lodge|camp|resort|bungalow|villa))?\\b",
                    said -> "at most 2 hotels"),
            turn(
                    "\\bonly\\s+(?:i|me|my\\s+\\p{L}+)\\s+(?:(?:will|would|want(?:s)?\\s+to|can|am\\s+going\\s+to|do)\\s+)*(?:climbs?|hikes?|goes?\\s+up|walks?\\s+up|am\\s+climbing)\\b(?:[^.;!?]{0,20}?\\b"
                            + WHO + "\\s+(?:stays?|waits?|remains?|rests?|is\\s+staying)\\b)?",
                    StandingWish::waits),
            turn(
                    "\\b" + WHO
                            + "\\s+(?:(?:will|would|wants?\\s+to|has\\s+to|prefers?\\s+to|is\\s+going\\s+to)\\s+)*(?:stays?|waits?|remains?|rests?|staying)\\s+(?:below|behind|down|at\\s+the\\s+(?:hotel|foot|bottom|base|gate)|in\\s+the\\s+hotel)",
                    StandingWish::waits),
            turn(
                    "\\b(?:no|skip|skipping|without|avoid|leave\\s+out|not|don'?t\\s+(?:want|like)(?:\\s+to)?|do\\s+not\\s+want(?:\\s+to)?|rather\\s+not|drop|take\\s+out|remove|cut(?:\\s+out)?|cancel|scrap|delete|lose|nothing\\s+with)\\s+(?:do\\s+|the\\s+|any\\s+|all\\s+|more\\s+|of\\s+)*(?:rock\\s+)?climb(?:s|ing)?\\b(?!\\s+(?-i:\\p{Lu}))",
                    said -> NO_CLIMBING),
            turn(
                    "\\b(?:we|i)(?:'ll|'d|\\s+do|\\s+will|\\s+would|\\s+can)?\\s+(?:want\\s+to|like\\s+to|love\\s+to|all\\s+)*climb\\b(?:[^.;!?]{0,30}\\b(?:after\\s+all|all\\s+the\\s+same|too|anyway))|\\bclimbing\\s+is\\s+(?:fine|ok(?:ay)?|no\\s+problem)|\\b(?:put|bring|take|add)\\s+(?:the\\s+)?(?:rock(?:\\s+climb)?|climb)\\s+(?:back|in\\s+again|again)\\b|\\b(?:put|bring)\\s+back\\s+the\\s+(?:rock(?:\\s+climb)?|climb)\\b",
                    said -> "climbing is fine"),
            turn(
                    "\\b" + DAY.formatted("a")
                            + "\\s*(?:,|:|-|is|as|to\\s+be|should\\s+be|shall\\s+be|must\\s+be|for|with|completely|totally|all|kept|left|stay|stays|remain|remains|we(?:'d|'ll)?|i(?:'d|'ll)?|us|would|will|rather|like|love|want|wanna|need|prefer|just|only|have|take|please|let'?s|\\s)*\\s*"
                            + IDLE + "(?!\\s+(?:things|stuff|sights))",
                    said -> freeDay(said, "a")),
            turn(
                    "\\b(?:nothing|no\\s+(?:plans?|sights|activities|stops|programme|program)|(?:just|only)\\s+(?:the\\s+)?pool|do\\s+nothing|an?\\s+(?:free|lazy|rest|resting|pool|empty)\\s+day|a\\s+day\\s+(?:off|of\\s+rest|to\\s+rest|free)|(?<!\\bthe\\s)(?:rest|relax|chill(?:\\s+out)?|recover|laze(?:\\s+around)?|(?:have|take)\\s+a\\s+(?:rest|break))|(?:sleep|lie)\\s+in|stay\\s+(?:at|by)\\s+the\\s+(?:hotel|pool)|free\\s+time|keep\\s+free|leave\\s+free)\\s+(?:(?:planned\\s+)?(?:on|for|as)\\s+)?"
                            + DAY.formatted("b"),
                    said -> freeDay(said, "b")),
            turn(
                    "(?:^\\W*|[,;.]\\s*|\\b(?:go|travel|around|move|everything|everywhere|all|only|prefer|rather|it|days?|and)\\s+)by\\s+(?:the\\s+|a\\s+|public\\s+|local\\s+)*(?<means>train|bus|car|bicycle|public\\s+transport)\\b(?!\\s+from\\s+\\p{L}[\\p{L}' ]{2,30}?\\s+to\\b)",
                    said -> "by " + said.group("means").toLowerCase(Locale.ROOT)),
            turn(
                    "\\b(?:no|without(?:\\s+(?:an?|our|my|any))?|not\\s+by|don'?t\\s+(?:have|want|need)\\s+an?|do\\s+not\\s+(?:have|want|need)\\s+an?)\\s+(?:own\\s+|rental\\s+|hire\\s+|private\\s+)?cars?\\b(?!\\s+(?:park|sick|journey|ride|seats?|rentals?|hires?|accidents?|insurance|keys?)|[^.;!?]{0,40}\\b(?:hired?|hiring|rent(?:ed|ing)?|have|with|take|taking)\\s+(?:a\\s+|our\\s+|the\\s+|private\\s+)*(?:drivers?|taxis?))|\\b(?:trains?|rail)\\s+(?:and|or|&)\\s+(?:local\\s+|public\\s+)?bus(?:es)?\\b|\\bbus(?:es)?\\s+(?:and|or|&)\\s+trains?\\b|\\b(?:use|using|take|taking|only|with|on)\\s+(?:only\\s+)?public\\s+transport",
                    said -> PUBLIC),
            turn(
                    "(?<!\\b(?:no|not|without|any|skip|drop|cancel|forget|about)\\s)(?<!\\b(?:not|without|skip|drop|cancel|forget|about|is)\\sthe\\s)\\btrain\\s+(?:ride|journey|trip)\\s+(?:to|from|between|must|through)\\b|\\bonly\\s+(?:by\\s+)?trains?\\b|\\btrains?\\s+only\\b",
                    said -> "by train"),
            turn(
                    "\\b(?:start(?:ing|s)?|begin(?:ning|s)?|pick(?:ed|ing)?\\s+(?:us\\s+|me\\s+)?up)\\s+(?:at|from|in)\\s+(?:the\\s+)?(?:colombo\\s+|international\\s+)*airport\\b|(?:^|[,;.]\\s*)from\\s+(?:the\\s+)?(?:colombo\\s+)?airport\\b",
                    said -> AT_THE_AIRPORT),
            turn(
                    "(?:^\\W*|[,.;!?]\\s*|\\b(?:and|but|please|pace|slower|slowly)\\s+)(?:not|nothing|never|no\\s+(?:early\\s+)?starts?|(?:we|i)\\s+(?:don'?t|do\\s+not|never|can'?t|cannot|won'?t)\\s+(?:(?:want|like|wish)\\s+to\\s+)?(?:start|get\\s+up|leave|set\\s+off|be\\s+out|do\\s+anything|get\\s+going|go\\s+out))\\s+(?:anything\\s+|out\\s+)?before\\s+(?<hour>0?[6-9]|1[01])(?:[:.](?<minute>[0-5]\\d))?(?!\\d|\\s*(?:pm|p\\.m|days?|january|february|march|april|may|june|july|august|september|october|november|december)\\b|(?:st|nd|rd|th)\\b)(?!\\s*(?:am|a\\.m\\.?|o'?clock|in\\s+the\\s+morning)?\\s*,?\\s*(?:on\\s+(?:the|day|that|\\p{L}+day)|that\\s+day|tomorrow)\\b)",
                    said -> startingAt("%02d:%s"
                            .formatted(
                                    Integer.parseInt(said.group("hour")),
                                    said.group("minute") == null ? "00" : said.group("minute")))),
            turn(
                    "\\bwe\\s+(?:have|hire|hired|got|rent|rented)\\s+(?:a\\s+|our\\s+own\\s+|an?\\s+private\\s+)?(?:driver|car|van)\\b",
                    said -> "by car"));

    /** What of two wishes of one matter holds is the later one; free days and those who wait stand beside each other. */
    private static final List<Pattern> MATTERS = List.of(
            Pattern.compile("^at most \\d hotels?$|^few hotel changes$"),
            Pattern.compile("^at most \\d(?:\\.5)? hours of driving a day$|^no long drives$|^long drives are fine$"),
            Pattern.compile("^by \\p{L}+(?: \\p{L}+)?$"),
            Pattern.compile("^in this order: .+$"),
            Pattern.compile("^" + AT_THE_AIRPORT + "$|^we land at .+$"),
            Pattern.compile("^end at the airport$|^we fly home at .+$"),
            Pattern.compile("^no climbing$|^climbing is fine$"),
            Pattern.compile("^in the (?:morning|afternoon|evening)$"),
            Pattern.compile("^start the first day at .+$"),
            Pattern.compile("^start each day at \\d\\d:\\d\\d$"));

    private static final String PUT_ON_A_DAY = "day \\d{1,2} with (?<thing>.+)";
    private static final Pattern PUT = Pattern.compile(PUT_ON_A_DAY);
    private static final Pattern BESIDE_EACH_OTHER = Pattern.compile(
            "^(?:day \\d{1,2}|the last day) free(?: on \\d{1,2} \\p{L}+)?$|^.+ can't climb, only .+ climb$|^.+ all the same$|^.+ as a day trip$|^lunch first$|^left out: .+$|^start day \\d{1,2} at .+$|^day \\d{1,2} without .+$|^"
                    + PUT_ON_A_DAY + "$");
    private static final Pattern NO_FREE_DAY = Patterns.anyCase(
            "\\b(?:no|without|drop|skip|forget|cancel)\\s+(?:the\\s+|a\\s+)*(?:free|rest|resting|lazy)\\s+days?\\b|\\b(?:fill|plan\\s+something\\s+(?:on|for))\\s+(?:the\\s+)?(?:free|rest)\\s+day\\b");

    private static final Pattern NOT_BY_IT = Pattern.compile(
            "(?i)(?:\\b(?:not|never|cannot|avoid(?:ing)?|hates?|dislikes?|without|instead\\s+of|rather\\s+than|afraid|scared|tired|sick|(?:un)?safe|already\\s+(?:did|done|took|taken|rode|had|tried))\\b|n['\u2019]t\\b)(?:(?!\\b(?:so|and|but|because|then|we|i)\\b)[^.,;!?:]){0,30}$");
    private static final Pattern OUT_OF_REACH = Pattern.compile(
            "(?i)^[^.;!?,]{0,30}\\b(?:sold\\s+out|(?:fully|all)\\s+booked|booked\\s+(?:out|up)|cancell?ed|suspended|closed|last\\s+(?:year|time|trip)(?![^.;!?]*\\bagain\\b)|(?:not|n['\u2019]t)\\s+(?:running|run|available|going))\\b");

    private static final String PART = "(?:mornings?|forenoon|afternoons?|evenings?|nights?)";
    /** "The morning of day 3", "day 3 free in the morning": the rest of that day is not free. */
    private static final Pattern A_PART_OF = Patterns.anyCase("\\b" + PART + "\\s+(?:of|on)\\s*$");

    private static final Pattern IN_A_PART = Patterns.anyCase(
            "^\\s+(?:in|for|until|till|from)\\s+(?:the\\s+|early\\s+|late\\s+)*(?:" + PART + "|noon|lunch|\\d)");

    private StandingWish() {}

    private static Turn turn(String said, Function<MatchResult, String> term) {
        return new Turn(Patterns.anyCase(said), term);
    }

    /** That no day begins before an hour: "start each day at 08:00". */
    public static String startingAt(String clock) {
        return "start each day at " + clock;
    }

    /** Whether it is the hour before which no day begins. */
    static boolean isAStart(String words) {
        return words.startsWith("start each day at ");
    }

    /** Those that a message states, in the words in which they are kept. */
    public static List<String> in(String text) {
        var stated = TURNS.stream()
                .flatMap(turn -> {
                    var found = Patterns.matcher(turn.said(), text);
                    while (found.find()) {
                        var term = turn.term().apply(found.toMatchResult());
                        if (!isRefused(term, text, found)) {
                            return Stream.of(term);
                        }
                    }
                    return Stream.<String>empty();
                })
                .distinct()
                .toList();
        // "By train and bus, no car" is both, and not the one of them that is named first.
        return stated.contains(PUBLIC)
                ? stated.stream()
                        .filter(wish -> !wish.startsWith("by ") || wish.equals(PUBLIC))
                        .toList()
                : stated;
    }

    /** Whether a means of transport is spoken of that is not wanted, asked about, full, or of another journey, or only a part of a day. */
    private static boolean isRefused(String term, String text, MatchResult found) {
        if (isAFreeDay(term)) {
            return Patterns.isIn(A_PART_OF, text.substring(0, found.start()))
                    || Patterns.isIn(IN_A_PART, text.substring(found.end()));
        }
        return term.startsWith("by ")
                && (Patterns.isIn(NOT_BY_IT, text.substring(0, found.start()))
                        || Patterns.isIn(OUT_OF_REACH, text.substring(found.end())));
    }

    /** The message without those that it states. */
    public static String without(String text) {
        var rest = text;
        for (var turn : TURNS) {
            var whole = rest;
            rest = turn.said()
                    .matcher(rest)
                    .replaceAll(found -> isRefused(turn.term().apply(found), whole, found)
                            ? Matcher.quoteReplacement(found.group())
                            : " ");
        }
        return rest;
    }

    /** Whether a message gives up the free days of before. */
    public static boolean fillsFreeDays(String text) {
        return Patterns.isIn(NO_FREE_DAY, text);
    }

    static boolean isOne(String words) {
        return matter(words).isPresent() || Patterns.isAllOf(BESIDE_EACH_OTHER, words);
    }

    /** Whether one takes the place of another that was said before. */
    static boolean replaces(String later, String earlier) {
        return later.equals(earlier)
                || putsTheSame(later, earlier)
                || matter(later)
                        .filter(matter -> Patterns.isAllOf(matter, earlier))
                        .isPresent();
    }

    private static boolean putsTheSame(String later, String earlier) {
        var now = PUT.matcher(later);
        var before = PUT.matcher(earlier);
        return now.matches() && before.matches() && now.group("thing").equals(before.group("thing"));
    }

    /** Whether it says in how many hotels one sleeps. */
    public static boolean limitsHotels(String words) {
        return Patterns.isAllOf(MATTERS.getFirst(), words);
    }

    /** Whether it says how long one may drive. */
    public static boolean limitsDriving(String words) {
        return words.equals(NO_LONG_DRIVES) || words.endsWith(" of driving a day");
    }

    /** The number of a day that is to be free; nothing of other wishes. */
    public static boolean isAFreeDay(String words) {
        return words.contains(" free") && Patterns.isAllOf(BESIDE_EACH_OTHER, words);
    }

    private static Optional<Pattern> matter(String words) {
        return MATTERS.stream()
                .filter(matter -> Patterns.isAllOf(matter, words))
                .findFirst();
    }

    /** What one drives of so many kilometres, on roads that are no faster. */
    private static String kilometres(MatchResult said) {
        int km = Integer.parseInt(said.group("km") == null ? said.group("kmb") : said.group("km"));
        return "at most %d hours of driving a day".formatted(Math.clamp(Math.round(km / KM_PER_HOUR), 1, 9));
    }

    private static String hotels(MatchResult said) {
        int count = number(said.group("count"));
        return "at most %d hotel%s".formatted(count, count == 1 ? "" : "s");
    }

    private static String waits(MatchResult said) {
        var who = said.group("who");
        return "%s can't climb, only I climb".formatted(who == null ? "one of us" : who.toLowerCase(Locale.ROOT));
    }

    private static String freeDay(MatchResult said, String group) {
        var number = said.group(group + "n");
        var day = (number == null ? said.group(group + "o") : number).toLowerCase(Locale.ROOT);
        return day.equals("last") || day.equals("final") ? "the last day free" : "day %d free".formatted(number(day));
    }

    private static int number(String word) {
        var plain = word.toLowerCase(Locale.ROOT).replaceFirst("(?<=\\d)(?:st|nd|rd|th)$", "");
        int cardinal =
                List.of("one", "two", "three", "four", "five", "six", "seven").indexOf(plain);
        int ordinal = List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
                .indexOf(plain);
        return cardinal >= 0 ? cardinal + 1 : ordinal >= 0 ? ordinal + 1 : Integer.parseInt(plain);
    }
}
