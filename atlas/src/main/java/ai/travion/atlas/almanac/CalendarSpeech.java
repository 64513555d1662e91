package ai.travion.atlas.almanac;

import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import ai.travion.atlas.almanac.CalendarQuestion.Matter;
import ai.travion.atlas.text.Patterns;
import java.time.DayOfWeek;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Tells whether a message asks something of the calendar, and what: the first rule that holds.
 *
 * <p>It reads no dates; it is told whether the message has one. Places in the message should be blanked with #.
 */
public final class CalendarSpeech {

    private static final String TOPIC = Said.TOPIC;

    private record Rule(String name, Function<Said, Optional<CalendarQuestion>> reading) {}

    private static final List<Rule> RULES = List.of(
            new Rule("months with two or none", CalendarSpeech::months),
            new Rule("is it gazetted", DaySpeech::standing),
            new Rule("how long till", CalendarSpeech::howLongTill),
            new Rule("when is nothing sold", DaySpeech::dryDays),
            new Rule("what is it called", DaySpeech::poyaByName),
            new Rule("what is to be known of those days", DaySpeech::toKnow),
            new Rule("what is sold or open", CalendarSpeech::matter),
            new Rule("what is that day", CalendarSpeech::whatDay),
            new Rule("what does it mean", CalendarSpeech::meaning),
            new Rule("is there one", CalendarSpeech::isThere),
            new Rule("is that day one", CalendarSpeech::is),
            new Rule("a list", CalendarSpeech::list),
            new Rule("when is it", CalendarSpeech::when),
            new Rule("nothing but the topic and a time", CalendarSpeech::bare));

    /** Whoever names more days asks of none of them; there are twelve months with a Poya day, and a thirteenth. */
    private static final int MOST_MENTIONS = 16;

    static final String POLITE =
            "^\\W*(?:(?:hi|hello|hey|please|pls|so|and|but|ok(?:ay)?|also|then|sorry|um+|can you tell me|could you tell me|do you know|tell me|i want to know|i'd like to know|i would like to know|just wondering|may i know|let me know|know|if|whether|kindly)\\b[\\s,]*)*";

    private static final Pattern MONTHS = Patterns.anyCase(
            "\\bmonths?\\b[^?]*\\b(?:two|2|twice|double|no|without|zero|more\\s+than\\s+one|none|a\\s+second)\\b|\\b(?:two|2)\\s+"
                    + TOPIC + "[^?]*\\b(?:same|one|a|single)\\s+month|\\b(?:no|without\\s+an?y?)\\s+" + TOPIC
                    + "[^?]*\\bmonths?\\b|\\btwo\\s+" + TOPIC + "\\s+in\\s+(?:the\\s+same|a|one)\\s+month");

    private static final Pattern HOW_LONG = Patterns.words(
            "how\\s+(?:many\\s+(?:more\\s+)?(?:days|weeks|months|sleeps)|long|far(?:\\s+away)?|soon)\\b[^?]*?\\b(?:till|til|until|untill|to|before|left|away|is)|days\\s+(?:till|til|until|left|to\\s+go)|countdown\\s+to");
    /** "How many days are holidays in 2027" counts them. */
    private static final Pattern COUNTING = Patterns.words("how\\s+many\\s+days\\s+(?:are|is|of)");

    private static final Pattern ALCOHOL = Patterns.words(
            "alcohol|alcoholic(?:\\s+drinks?)?|liquor|gin|vodka|rum|tequila|brandy|prosecco|champagne|sangria|cider|mojitos?|margaritas?|martinis?|beers?|wines?|arrack|toddy|booze|spirits|whisk(?:e)?y|cocktails?|bars?|pubs?|night\\s?clubs?|(?:liquor|wine|bottle)\\s+(?:shops?|stores?)|(?<!soft\\s)drinks?|drinking|drunk");
    private static final Pattern OTHER_DRINKS = Patterns.words(
            "(?:drink(?:ing)?)\\s+(?:the\\s+|tap\\s+|some\\s+|any\\s+)*(?:water|tea|coffee|juice|milk|coconut|king)|tap\\s+water|drinking\\s+water|water\\b[^.;!?]{0,30}\\bdrink|bars?\\s+of|reef");
    private static final Pattern BANKS = Patterns.words("banks?|bank\\s+branch(?:es)?");
    private static final Pattern OFFICES = Patterns.words(
            "(?:government|govt|public|immigration|visa)\\s+(?:offices?|departments?)|post\\s+offices?|offices|embass(?:y|ies)");
    private static final Pattern SHOPS = Patterns.words("shops?|stores|supermarkets?|malls?|businesses");
    private static final Pattern EVERYTHING = Patterns.words(
            "what(?:'s|\\s+is|\\s+are|\\s+will\\s+be)?\\s+(?:all\\s+)?(?:open|closed|shut)|what\\s+(?:things\\s+|places\\s+|all\\s+)?(?:closes|shuts|close|shut|are\\s+closed|are\\s+open)|(?:does|do|is|will|are)\\s+(?:everything|things|anything|most\\s+things|all)\\s+(?:be\\s+)?(?:close|closed|shut|open)");
    private static final Pattern OPEN = Patterns.words(
            "open|opened|opens|working|work|operate|operating|sold|sell|sells|selling|sale|serve|served|serves|serving|available|allowed|permitted|legal|ok|okay|fine|possible|buy|get|have|order|ordered|purchase|drink|drinking|find|visit|go|bring|consume|drunk");
    private static final Pattern THERE_IS_ALCOHOL = Patterns.words(
            "(?:is|are|will|would)\\s+there\\s+(?:be\\s+)?(?:any\\s+|some\\s+)?(?:alcohol|alcoholic\\s+drinks?|liquor|beers?|wines?|arrack|booze|drinks)|any\\s+(?:alcohol|liquor|beer|wine|arrack|booze)");
    static final Pattern CLOSED = Patterns.words(
            "ban|bans|banned|prohibited|forbidden|illegal|closed|close|closes|shut|restricted|unavailable|not\\s+(?:sold|available|allowed|served|open)|dry|prohibition|restrictions?");
    private static final Pattern YES_OR_NO = Patterns.anyCase(
            POLITE
                    + "(?:(?:i(?:'m|'ll|\\s+am|\\s+will)|we(?:'re|'ll|\\s+are|\\s+will)|my|our|it(?:'s|\\s+is)\\s+our)\\b[^?]{0,100}?[,.;:!-]\\s*(?:and\\s+|so\\s+|but\\s+)?)?"
                    + "(?:is|are|was|were|will|would|does|do|did|can|could|may|should|isn't|aren't|won't|can't|cannot|has|am|any)\\b.*");
    static final Pattern ABOUT_A_SIGHT = Patterns.words(
            "temples?|museums?|parks?|fort|forts|sites?|zoo|gardens?|beach(?:es)?(?!(?:\\s+|-)(?:front\\s+)?(?:hotels?|resorts?|bars?|clubs?|villas?|guest\\s?houses?))|restaurants?|cafes?|kovils?|rock|caves?|airport|plan|itinerary|price|prices|cost|costs|where|train|trains|bus|buses|tickets?|weather|(?<!\\b(?:my|our|your|the|an?|in|at|registered|do|will|can|may|are)\\s)(?<!\\b(?:my|our|your|the|an?)\\s[\\p{L}\\d-]{1,12}\\s)hotels?\\s+(?:in|near)");
    private static final Pattern HOTEL =
            Patterns.words("hotels?|resorts?|mini-?bars?|room\\s+service|guest\\s?houses?|villas?");

    private static final Pattern WHAT_DAY = Patterns.anyCase(POLITE
            + "(?:(?:what|which)(?:'s|\\s+is|\\s+was|\\s+are|\\s+will)?\\s*(?:the\\s+|a\\s+|an\\s+)?(?:kind\\s+of\\s+|sort\\s+of\\s+|type\\s+of\\s+)?(?:so\\s+|be\\s+)?(?:day|date|weekday|special|occasion|festival|"
            + TOPIC
            + "|happening|happens|on|celebrated|observed|going\\s+on|significan\\w+|event|events|important)(?![\\p{L}]).*"
            + "|(?:is|was|are)\\s+(?:there\\s+)?(?:anything|something)(?:\\s+(?:special|happening|on|going\\s+on|celebrated|important))?\\b.*|anything\\s+(?:special|happening|on|celebrated).*"
            + "|why\\s+is\\s+.*" + TOPIC + ".*"
            + "|what(?:'s|\\s+is|\\s+was)\\s+(?:the\\s+)?(?:\\d|today|tomorrow|yesterday|on\\s+(?:the\\s+)?\\d).*)");

    private static final Pattern IS_THERE = Patterns.anyCase(POLITE
            + "(?:(?:is|was|are|were|will)\\s+(?:there|we\\s+have)\\b|any\\b|(?:do|will|did)\\s+(?:we|you|they|i)\\s+have\\b|(?:has|does|will|do|did)\\b.*\\b(?:have|has|fall|falls|land|clash|coincide)\\b|has\\b).*"
            + TOPIC + ".*|" + POLITE + "(?:does|will|do|did)\\b.*" + TOPIC
            + ".*\\b(?:fall|falls|land|clash|coincide|come)\\b.*");
    private static final Pattern IS =
            Patterns.anyCase(POLITE + "(?:is|was|are|were|isn't|wasn't|aren't|will|would|does|did|do)\\b.*(?:" + TOPIC
                    + "|\\bspecial\\s+(?:day|date|occasion)\\b).*");

    private static final Pattern MEANING = Patterns.anyCase(POLITE
            + "(?:what(?:'s|\\s+is|\\s+are|\\s+does|\\s+do)\\s+(?:exactly\\s+)?(?:an?\\s+|the\\s+(?:meaning|significance|importance)\\s+of\\s+(?:the\\s+|an?\\s+)?|the\\s+)?"
            + TOPIC
            + "(?:\\s+(?:mean|means|all\\s+about|about|in\\s+sri\\s+lanka|exactly|and\\s+(?:what|why|how).*))?"
            + "|what(?:'s|\\s+is)\\s+(?:the\\s+(?:deal|thing|story|fuss|matter|point|idea)\\s+(?:with|of|behind|about)|(?:so\\s+)?special\\s+about|up\\s+with|it\\s+with)\\s+(?:all\\s+)?(?:an?\\s+|the\\s+|these\\s+|those\\s+)?"
            + TOPIC + "(?:\\s+in\\s+sri\\s+lanka)?|how\\s+(?:do|does)\\s+(?:an?\\s+|the\\s+)?" + TOPIC + "\\s+work"
            + "|(?:explain|describe|define|meaning\\s+of|significance\\s+of|tell\\s+me\\s+(?:more\\s+)?about|about|what\\s+do\\s+you\\s+know\\s+about)\\s+(?:an?\\s+|the\\s+)?"
            + TOPIC + "(?:\\s+in\\s+sri\\s+lanka)?"
            + "|why\\s+(?:is|are|do|does)\\s+(?:\\p{L}+\\s+){0,3}?" + TOPIC + "[^\\d]*"
            + "|(?:what|how)\\s+(?:happens|do\\s+(?:people|locals|sri\\s+lankans|buddhists|they|hindus|muslims|you)\\s+(?:do|celebrate)|is\\s+(?:celebrated|done))\\s*(?:on|at|during|for|in)?\\s*(?:an?\\s+|the\\s+)?"
            + TOPIC + "[^\\d]*" + "|how\\s+is\\s+(?:the\\s+)?" + TOPIC
            + "\\s+(?:celebrated|observed)[^\\d]*|(?:what\\s+is\\s+the\\s+|what's\\s+the\\s+)?differen\\w+\\s+between\\s+.*"
            + TOPIC + "[^\\d]*)\\W*$");

    private static final Pattern LISTING = Patterns.words(
            "list|lists|show|give|all|what|which|how\\s+many|calendar|dates|number\\s+of|name|any|upcoming|next|when|are\\s+there|every");
    private static final Pattern WHEN = Patterns.anyCase(POLITE + "(?:when\\b.*" + TOPIC
            + ".*|(?:on\\s+)?(?:what|which)\\s+(?:date|day|dates|days|month|weekday|day\\s+of\\s+the\\s+week|time\\s+of\\s+(?:the\\s+)?year|time)\\b.*"
            + TOPIC + ".*|(?:what|which)(?:'s|\\s+is|\\s+are|\\s+was)\\s+(?:the\\s+)?(?:date|day)s?\\b.*"
            + TOPIC + ".*|.*\\b(?:dates?|days?)\\s+(?:of|for)\\s+(?:the\\s+)?" + TOPIC + ".*|.*" + TOPIC
            + "(?:'?s)?\\s+(?:\\d{4}\\s+)?(?:dates?|calendar|when)\\b.*|.*\\b(?:next|upcoming|coming|following|nearest|previous|last)\\s+(?:two\\s+|few\\s+)?(?:\\p{L}+\\s+)?"
            + TOPIC + ".*|.*" + TOPIC + ".*\\bwhen\\b\\W*(?:is\\s+it|is\\s+that)?\\W*)");
    private static final Pattern ONLY_TOPIC_AND_TIME = Patterns.anyCase(
            "^\\W*(?:(?:" + TOPIC
                    + "|\\d{4}|jan\\w*|feb\\w*|mar(?:ch)?|apr\\w*|may|june?|july?|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|and|or|in|of|for|on|the|a|this|between|from|to|till|until|through|half|quarter|first|second|third|fourth|q[1-4]|next|last|coming|upcoming|year|month|week|year's|month's|sri|lanka|srilanka|lankan|date|dates|day|days|list|calendar|please|pls|all|is|now|soon|hi|hello)(?![\\p{L}])\\W*)+$");

    /** "When is the festival?", said of a place: it has one of its own, which is no holiday of the calendar. */
    private static final Pattern LOCAL_FESTIVAL = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:when|what\\s+(?:date|day|time|month))\\b[^.?!]*\\b(?:the|its|their|that|this)\\s+(?:(?:annual|big|main|temple|local|famous|great)\\s+)*(?:festival|feast|celebration)s?(?:\\s+(?:there|held|this\\s+year|next\\s+year|on|start|begin|take\\s+place))*(?:\\s+(?:at|in|of)\\s+(?:the\\s+)?\\S.*)?\\W*$"
                    + "|^\\W*(?:(?:and|so|but|ok(?:ay)?)\\W+)*(?:(?:are|is)\\s+there|does|do|has|what(?:'s|\\s+are|\\s+is)?|which|any)\\b[^.?!\\d]*\\b(?:festivals?|feasts?|peraheras?|processions?)\\b(?:\\s+(?:are|is))?(?:\\s+(?:held|celebrated|there))*\\s+(?:in|at|of|near)\\s+(?:the\\s+)?(?!(?:january|february|march|april|may|june|july|august|september|october|november|december|early|mid|late|sri)\\b)[\\p{L}' ]{3,40}\\W*$");

    /** "Ramadan ends in 2027" speaks of the feast's end, and not of the end of 2027. */
    private static final Pattern OF_THE_TOPIC = Patterns.anyCase(
            "(" + TOPIC
                    + ")\\s*(?:'s\\s+)?(?:end(?:s|ed|ing)?|finish(?:es|ed)?|start(?:s|ed)?|begin(?:s)?|began)(?=\\s+(?:in|of|on|this|next|\\d{4})\\b)");

    private CalendarSpeech() {}

    /** Whether a text, whose places may be blanked, asks for the festival of a place without its name. */
    public static boolean asksOfALocalFestival(String text) {
        return Patterns.isAllOf(LOCAL_FESTIVAL, text);
    }

    /**
     * What the message asks of the calendar; nothing where it asks something else.
     *
     * @param message with its places blanked
     * @param timeIsKnown whether it names a day, a month or a year, or points at a day that was named before
     */
    public static Optional<CalendarQuestion> read(String message, boolean timeIsKnown) {
        var words = CalendarWords.in(message);
        if (words.text().isEmpty() || words.mentions() > MOST_MENTIONS) {
            return Optional.empty();
        }
        var said = Said.of(words);
        return RULES.stream()
                .flatMap(rule -> rule.reading().apply(said).stream())
                .filter(question -> timeIsKnown || !question.needsDay())
                .findFirst()
                .map(question -> ofDaysOfTheWeek(question, said));
    }

    /** "Which Poya days are on a weekend?" asks for some of them, and "is there one on a Friday?" too. */
    private static CalendarQuestion ofDaysOfTheWeek(CalendarQuestion question, Said said) {
        boolean ofAKind = !question.topics().isEmpty()
                && said.ofKindsOnly()
                && question.matter().isEmpty();
        var days = ofAKind ? WeekdaysAsked.in(said.marked()) : Set.<DayOfWeek>of();
        if (days.isEmpty()) {
            return question;
        }
        boolean asksForAll = question.ask() == Ask.LIST || question.ask() == Ask.WHEN || question.ask() == Ask.IS;
        return asksForAll ? question.asking(Ask.LIST).on(days) : question;
    }

    /** The topics that a message names, whatever it asks. */
    public static List<CalendarTopic> topicsIn(String message) {
        return CalendarWords.in(message).topics();
    }

    /** The message, slips mended, with its topics blanked: what is left says when. */
    public static String withoutTopics(String message) {
        var marked = CalendarWords.in(message).withoutTopics(Said.MARK);
        return OF_THE_TOPIC.matcher(marked).replaceAll("$1 ").replace(Said.MARK, ' ');
    }

    /** Whether the message speaks of days and feasts and of nothing else. */
    public static boolean speaksOnlyOfDays(String message) {
        return DayTalk.isAllOf(CalendarWords.in(message).withoutTopics(Said.MARK));
    }

    private static Optional<CalendarQuestion> months(Said said) {
        boolean poya = said.topics().contains(CalendarTopic.POYA);
        return poya && said.names(MONTHS) ? asked(Ask.MONTHS, said) : Optional.empty();
    }

    private static Optional<CalendarQuestion> howLongTill(Said said) {
        boolean asks = !said.topics().isEmpty() && said.names(HOW_LONG) && !said.names(COUNTING);
        return asks && DayTalk.isAllOf(said.marked()) ? asked(Ask.HOW_LONG_TILL, said) : Optional.empty();
    }

    private static Optional<CalendarQuestion> matter(Said said) {
        boolean everything = said.names(EVERYTHING) && !said.topics().isEmpty();
        boolean asks = everything || said.is(YES_OR_NO);
        var matter = asks ? matterOf(said, everything) : Optional.<Matter>empty();
        boolean closed = said.names(CLOSED);
        boolean thereIs = said.names(THERE_IS_ALCOHOL);
        if (matter.isEmpty() || said.names(ABOUT_A_SIGHT) || !(closed || said.names(OPEN) || thereIs)) {
            return Optional.empty();
        }
        var topics = said.topics().stream()
                .filter(topic -> topic != CalendarTopic.DRY_DAY)
                .toList();
        boolean ban = said.topics().contains(CalendarTopic.DRY_DAY);
        return Optional.of(new CalendarQuestion(Ask.IS, topics, matter, closed || ban, topics.isEmpty(), said.past()));
    }

    private static Optional<Matter> matterOf(Said said, boolean everything) {
        if (everything) {
            return Optional.of(Matter.EVERYTHING);
        }
        if (speaksOfAlcohol(said)) {
            return Optional.of(said.names(HOTEL) ? Matter.ALCOHOL_IN_HOTELS : Matter.ALCOHOL);
        }
        if (said.names(BANKS)) {
            return Optional.of(Matter.BANKS);
        }
        if (said.names(OFFICES)) {
            return Optional.of(Matter.OFFICES);
        }
        return said.names(SHOPS) ? Optional.of(Matter.SHOPS) : Optional.empty();
    }

    static boolean speaksOfAlcohol(Said said) {
        return (said.names(ALCOHOL) || said.topics().contains(CalendarTopic.DRY_DAY)) && !said.names(OTHER_DRINKS);
    }

    private static Optional<CalendarQuestion> whatDay(Said said) {
        boolean asks = said.is(WHAT_DAY)
                && said.ofKindsOnly()
                && !said.topics().contains(CalendarTopic.POYA)
                && !said.ofSeveral();
        return asks && DayTalk.isAllOf(said.marked().replaceFirst("(?i)\\bwhy\\b", ""))
                ? question(Ask.WHAT_DAY, said, true)
                : Optional.empty();
    }

    private static Optional<CalendarQuestion> meaning(Said said) {
        return !said.topics().isEmpty() && said.is(MEANING) ? asked(Ask.MEANING, said) : Optional.empty();
    }

    private static Optional<CalendarQuestion> isThere(Said said) {
        return said.is(IS_THERE) && DayTalk.isAllOf(said.marked()) ? asked(Ask.IS, said) : Optional.empty();
    }

    /** A day has to be named, or a topic that is a day: "is Vesak a bank holiday", "is Poya a holiday". */
    private static Optional<CalendarQuestion> is(Said said) {
        if (!said.is(IS) || !DayTalk.isAllOf(said.marked())) {
            return Optional.empty();
        }
        boolean ofPoyaDays = said.topics().size() > 1 && said.topics().getFirst() == CalendarTopic.POYA;
        return question(Ask.IS, said, said.ofKindsOnly() && !ofPoyaDays);
    }

    private static Optional<CalendarQuestion> list(Said said) {
        boolean asks = said.topics().stream().anyMatch(CalendarTopic::isKind)
                && said.names(LISTING)
                && said.ofSeveral()
                && DayTalk.isAllOf(said.marked());
        return asks
                ? Optional.of(new CalendarQuestion(
                        Ask.LIST,
                        said.topics().stream().filter(CalendarTopic::isKind).toList(),
                        Optional.empty(),
                        false,
                        false,
                        said.past()))
                : Optional.empty();
    }

    private static Optional<CalendarQuestion> when(Said said) {
        return said.is(WHEN) && DayTalk.isAllOf(said.marked()) ? asked(Ask.WHEN, said) : Optional.empty();
    }

    private static Optional<CalendarQuestion> bare(Said said) {
        if (said.topics().isEmpty() || said.marked().indexOf('#') >= 0 || !said.is(ONLY_TOPIC_AND_TIME)) {
            return Optional.empty();
        }
        boolean kind = said.ofKindsOnly();
        boolean vague = said.topics().equals(List.of(CalendarTopic.HOLIDAY)) && !said.ofSeveral();
        return vague ? Optional.empty() : asked(kind && said.ofSeveral() ? Ask.LIST : Ask.WHEN, said);
    }

    private static Optional<CalendarQuestion> asked(Ask ask, Said said) {
        return question(ask, said, false);
    }

    private static Optional<CalendarQuestion> question(Ask ask, Said said, boolean needsDay) {
        return Optional.of(new CalendarQuestion(ask, said.topics(), Optional.empty(), false, needsDay, said.past()));
    }
}
