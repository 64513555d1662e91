package ai.travion.router.intent;

import ai.travion.router.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.regex.Pattern;

/** The turns of phrase that tell what a message is for. */
public final class Phrases {

    /** Questions that concern the whole country, whatever place the conversation is about. */
    public static final Pattern GENERAL_MATTER = Patterns.words(
            "visas?|e-?visas?|eta|passports?|currenc(?:y|ies)|exchange rates?|rupees?|e?sims?|sim cards?|vaccin\\w+|malaria|travel insurance|plugs?|adapters?|adaptors?|voltage|sockets?|time ?zones?|tipping|customs|etiquette|languages?|emergency (?:numbers?|services?)|national dish|driving licen[cs]e|airports?|(?:what|which) (?:clothes|things)?\\s*(?:to|should i|do i need to|shall i) pack|packing list|(?:phrases|words) in (?:sinhala|tamil)");

    static final Pattern COST = Patterns.words(
            "(?:how much|what)\\b[^.?!]{0,40}\\b(?:budget|cost|costs|spend|money|pay|expensive)|(?:total|average|daily|approximate|estimated?) (?:cost|budget)s?|budget (?:for|estimate|breakdown)|estimate (?:the |my |a )?(?:cost|budget)|cost of|how (?:much|expensive) (?:is|are|does|do|would|will)|is it expensive|prices?");

    static final Pattern NAMESAKE = Patterns.words("ella (?:fitzgerald|enchanted|mai|langley|purnell|henderson|eyre)");

    /** Work for another assistant: poems, programs, translations, sums. */
    static final Pattern OTHER_WORK = Patterns.anyCase(
            "\\b(?:write|compose|generate|code|create|make|give|tell|sing|recite|draft)\\s+(?:me\\s+|us\\s+)?(?:up\\s+)?(?:an?\\s+|some\\s+|the\\s+|another\\s+)?(?:short\\s+|long\\s+|funny\\s+|good\\s+|simple\\s+|python\\s+|java\\s+|love\\s+)*(?:poems?|songs?|jokes?|essays?|code|scripts?|program|function|haikus?|limericks?|lyrics|cover\\s+letter|resume|cv|riddles?|blog\\s+post|tweet|sql|regex|algorithm|rap)\\b"
                    + "|\\b(?:translate|spell|conjugate|define)\\s+(?!.*\\b(?:sinhala|tamil)\\b)"
                    + "|\\b(?:solve|calculate|compute|integrate|differentiate)\\b(?!.*\\b(?:cost|budget|trip|distance|route)\\b)"
                    + "|^\\W*(?:what(?:'s|\\s+is)\\s+)?\\d+\\s*[-+*/x^]\\s*\\d+\\W*$");

    private static final String TRIP =
            "(?:trips?|tours?|itinerar(?:y|ies)|itinery|itinary|itenary|itenerary|iternary|holidays?|vacations?|honeymoon|days?|weekend|route|journey|crawl|getaway|stay|excursion|outing|weeks?|schedule|adventure|visit|escape|pilgrimage|safari|program(?:me)?|nights?|morning|afternoon|evening|family\\s+trip|time|plan)";
    private static final String MAKE =
            "(?:plan(?:\\s+out)?|organi[sz]e|arrange|design|create|make|build|prepare|propose|suggest|recommend|draw\\s+up|map\\s+out|put\\s+together|come\\s+up\\s+with|give|draft|schedule|book|show|craft|outline|write|do|need|want|get)";
    private static final Pattern ITINERARY = Patterns.words(
            "itinerar(?:y|ies)|itinery|itinary|itenary|itenerary|iternary|itinerery|day[ -]by[ -]day|day plan|travel plan|trip plan|bar crawl|pub crawl|road ?trip (?:from|to|through|around|across|in)");
    private static final Pattern PLAN = Patterns.anyCase(
            "(?:^|[.!?,;:]\\s*|\\b(?:please|pls|kindly|and|then|now|can\\s+you|could\\s+you|would\\s+you|will\\s+you|can\\s+u|help\\s+(?:me|us)(?:\\s+to|\\s+with)?|you\\s+to|want\\s+to|like\\s+to|need\\s+to|let'?s|to|me|us|trying\\s+to|have\\s+to)\\s+)(?:pl+an|plann|schedule|organi[sz]e|arrange)(?:\\s+out|\\s+me|\\s+us|\\s+for)?\\s+(?!to\\b|on\\b|b\\b)\\S+");
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
            "(?i)^\\W*(?:an?\\s+|my\\s+|our\\s+|the\\s+)?(?:(?:day|weekend|family|short|quick|road|solo|school|full[\\s-]day)[\\s-]+)*(?:trip|tour|excursion|outing|getaway|holiday|vacation)\\s+(?:to|in|around|of|through|for)\\b[^?]*$");

    private static final Pattern HOW_TO_SPEND = Patterns.anyCase(
            "\\b(?:how|where)\\s+(?:should|can|could|do|would|to|best\\s+to|shall)\\s*(?:i|we)?\\s*(?:best\\s+)?(?:spend|use|fill|split|divide)\\b|\\b(?:i|we)(?:'ve)?\\s+(?:have|got|have\\s+got|only\\s+have|will\\s+have|'ll\\s+have)\\s+(?:only\\s+|just\\s+|about\\s+)?(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2}|half\\s+a)\\s+(?:free\\s+|full\\s+|whole\\s+|spare\\s+)?(?:days?|nights?|weeks?|weekend)\\b|\\bwhat\\s+(?:should|can|could|to)\\s*(?:i|we)?\\s*(?:do|see|visit)\\b[^.?!]{0,40}\\b(?:in|with|for)\\s+(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b|^\\W*(?:\\d{1,2}|one|two|three|four|five|six|seven|ten|a)\\s+(?:days?|nights?|weeks?|weekend)\\s+in\\b");
    private static final Pattern INFORMATION = Patterns.anyCase(
            "\\b(?:how\\s+much|cost|price|how\\s+far|what\\s+is|what's|is\\s+it|is\\s+there|are\\s+there|do\\s+i\\s+need|should\\s+i\\s+(?:bring|pack|wear|avoid|book|get|worry)|which|when\\s+is|what\\s+(?:vaccin\\w+|visa|documents|clothes|currency|should\\s+i\\s+(?:know|see|bring|pack|wear|eat))|best\\s+(?:time|month|season)|any\\s+(?:tips|advice)|is\\s+\\S+\\s+(?:safe|worth|enough|good|open|crowded)|are\\s+\\S+\\s+(?:enough|days)|enough|how\\s+many\\s+days)\\b");
    private static final Pattern PLAINLY_ORDERED = Patterns.anyCase(
            "(?:^|[.!?,;:]\\s*|\\b(?:please|can\\s+you|could\\s+you|would\\s+you|help\\s+(?:me|us)(?:\\s+to|\\s+with)?|want\\s+you\\s+to)\\s+)(?:pl+an|organi[sz]e|arrange|design|create|make|build|prepare|propose|suggest|give|draw\\s+up|map\\s+out|put\\s+together)\\b");

    private static final String STATE =
            "weather|temperature|forecasts?|rain(?:ing|y)?|sunny|hot|windy|storm(?:s|y|ing)?|cyclone|flood(?:s|ing|ed)?|crowd(?:s|ed)?|busy|open|opened|closed|shut|traffic|queues?|waiting time|waves?|surf|swell|running|operating|delayed|delays?|price|prices|cost|rate|available|availability|situation|conditions?|strike|protests?|curfew|fuel|power ?cuts?|air quality|humidity|safe|status|news";
    private static final Pattern NOW = Patterns.words(
            "(?:right\\s+)?now|at\\s+the\\s+moment|currently|at\\s+present|presently|as\\s+of\\s+(?:now|today)|today|tonight|this\\s+(?:morning|afternoon|evening|very\\s+moment)|live|real[ -]?time|latest|just\\s+now|up[ -]to[ -]date|nw");
    private static final Pattern STATE_WORDS = Patterns.words(STATE + "|wheather|wether|weathr");
    private static final Pattern STATE_OF_NOW = Patterns.words(
            "(?:current|present|live|latest|real[ -]?time|today'?s|tonight'?s|tomorrow'?s|this weekend'?s)\\s+(?:[\\p{L}]+\\s+){0,2}?(?:"
                    + STATE
                    + "|exchange|time|times|timetable|schedule|events?|updates?)|(?:weather|wheather|travel) (?:report|forecast|update|alert|warning|advisory)s?|(?:dollar|euro|exchange|usd|pound|currency|conversion) rates?(?:\\s+(?:today|now))?|(?:usd|dollars?|euros?|eur|gbp) to (?:lkr|rupees?)|what time is it|is it (?:raining|sunny|snowing|storming|windy)|flight status|train (?:status|running)|breaking news|any (?:strikes?|protests?|curfew)");
    private static final Pattern WEATHER = Patterns.words(
            "weather|wheather|wether|weathr|forecast|temperature|raining|sunny|will it (?:rain|be (?:hot|cold|sunny|dry|wet|windy))|going to rain|(?:rain|sun) (?:today|tomorrow|tonight|this weekend)");
    private static final Pattern CLIMATE = Patterns.words(
            "best time|usually|typical(?:ly)?|normally|generally|average|season(?:s|al)?|monsoons?|climate|month|year|january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|christmas|when (?:is|to|should|does)|what (?:if|happens)|bad weather|good weather|weather[ -](?:proof|dependent)|depend\\w*|because of");
    /** Questions about the state of things that ask for no news: what to do in it. */
    private static final Pattern ADVICE = Patterns.words(
            "what (?:should|can|could|shall|do|to)|where (?:should|can|could|to)|recommend|suggest|plan|tell me about|things to do|how (?:do|can|to|should)|can (?:i|we)|which");

    private static final Pattern CHANGE = Patterns.anyCase(
            "\\b(?:make|keep)\\s+(?:it|this|that|the\\s+(?:plan|trip|itinerary|tour|days?))\\b|\\b(?:add|include|remove|drop|skip|replace|swap|change|extend|shorten|move|shift|cut|reduce|leave\\s+out|squeeze\\s+in|adjust|update|modify|redo|instead|rather)\\b|\\b(?:cheaper|longer|slower|faster|more\\s+(?:relaxed|time|beach\\w*|hik\\w+|cultur\\w+|adventur\\w+|days?)|less\\s+\\p{L}+|fewer\\s+\\p{L}+|another\\s+(?:day|plan|option|itinerary)|one\\s+more\\s+(?:day|night)|different\\s+(?:plan|day|date|route))\\b|\\b(?:what|how)\\s+about\\s+(?:on\\s+)?(?:the\\s+)?(?:next|day|following|second|third|tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday)\\b|^\\W*(?:and|what\\s+about|how\\s+about)?\\s*(?:on\\s+)?(?:the\\s+)?(?:day\\s+after|next\\s+day|following\\s+day|day\\s+\\d)\\b");
    private static final Pattern LEFT_OUT_OR_MOVED = Patterns.anyCase(
            "\\b(?:without|leave\\s+out|exclude|excluding|except(?:\\s+for)?|switch|exchange|substitute|postpone|delay|push|bring\\s+(?:it|the\\s+trip)\\s+forward)\\b|\\b(?:an?|one|two|three|four|five|\\d{1,2})\\s+(?:days?|weeks?)\\s+(?:later|earlier|sooner)\\b");
    /** Words that say no more than when, how long, or that one sets out then. */
    private static final Pattern ONLY_WHEN = Patterns.anyCase(
            "\\W*(?:(?:from|on|in|at|to|till|until|through|between|and|for|the|of|a|an|it|it's|its|is|will|be|we|we're|we'll|i|i'm|i'll|am|are|my|our|start|starts|starting|begin|begins|beginning|leave|leaving|arrive|arrives|arriving|come|coming|travel|travelling|traveling|go|going|land|landing|end|ends|ending|stay|staying|about|around|maybe|perhaps|probably|roughly|so|ok|okay|yes|please|just|only|say|then|this|next|coming|early|mid|late|beginning|first|second|third|last|days?|nights?|weeks?|weekends?|months?|year|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|couple|few|half|st|nd|rd|th|\\d+(?:st|nd|rd|th)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|today|tomorrow|tonight|christmas|new|easter|vesak|poson|day|eve|dates?|flight)\\b[\\s,./&()\u2013-]*)+[.!]*\\s*");

    private static final Pattern WHAT_ABOUT = Patterns.words("(?:what|how) about");
    private static final Pattern QUESTION = Patterns.anyCase(
            "^\\W*(?:and\\s+|so\\s+|but\\s+|ok(?:ay)?,?\\s+|also\\s+)?(?:what|when|where|who|whom|why|how|which|is|are|was|were|do|does|did|can|could|will|would|should|shall|has|have|may|tell|any)\\b|.*\\?\\s*$");

    private static final Pattern LEANING = Patterns.anyCase(
            "\\b(?:it|its|it's|there|here|that\\s+(?:place|one|temple|town|city|beach|day)|this\\s+(?:place|one|temple|town|city|beach)|they|them|those|these)\\b|^\\W*(?:and|also|then|what\\s+about|how\\s+about|what\\s+else|anything\\s+else|tell\\s+me\\s+more|more(?:\\s+(?:info|information|details?|about))?|go\\s+on|continue|why|how\\s+come|when|where|how)\\b");

    /** Questions that a visitor asks of a country without naming it. */
    private static final Pattern VISITING = Patterns.words(
            "do (?:they|locals|people|tourists|foreigners)|(?:are|is) (?:they|locals|tourists|foreigners)|is it (?:rude|polite|impolite|allowed|acceptable|legal|illegal|common|customary|normal|offensive|respectful)|can (?:i|we|tourists|foreigners) (?:use|pay|bring|rent|hire|take)|where (?:do|does|did|can) the \\p{L}+ (?:sit|stand|live|bathe|feed|gather|nest|fish|grow|hunt|sleep|swim|dance|pray|perform|work)");

    private Phrases() {}

    /** Whether a plan is wanted: "Plan a bar crawl", "I have two days in Ella", and not only mentioned beside a question. */
    static boolean asksForAPlan(Utterance said) {
        boolean plan = said.has(PLAN)
                || said.has(PLANNING)
                || said.has(ITINERARY)
                || said.has(MAKE_A_TRIP)
                || said.has(LONG_TRIP)
                || said.has(TITLE)
                || said.has(HOW_TO_SPEND);
        return plan && (said.has(PLAINLY_ORDERED) || !said.has(INFORMATION));
    }

    /** Whether the message asks how things are now: the weather, whether a place is open, a rate. */
    static boolean asksForNow(Reading reading) {
        var said = reading.said();
        if (asksForAPlan(said)) {
            return false;
        }
        if (said.has(WEATHER) && !said.has(CLIMATE) && !said.has(ADVICE) && isSoonOrUnsaid(reading)) {
            return true;
        }
        if (said.has(STATE_OF_NOW)) {
            return !said.has(CLIMATE);
        }
        return said.has(NOW) && said.has(STATE_WORDS) && !said.has(ADVICE);
    }

    private static boolean isSoonOrUnsaid(Reading reading) {
        return reading.when().start().isEmpty() || (reading.when().exact() && reading.soon());
    }

    /** Whether the message changes a plan that was just made: "make it cheaper", "and the day after?". */
    static boolean changesAPlan(Reading reading) {
        var said = reading.said();
        boolean anotherTime = said.has(WHAT_ABOUT)
                && reading.when().saysAnything()
                && reading.places().isEmpty();
        if (said.has(CHANGE) || said.has(LEFT_OUT_OR_MOVED) || anotherTime) {
            return true;
        }
        boolean onlyAsks = said.has(QUESTION);
        return !onlyAsks
                && reading.places().isEmpty()
                && (reading.wishes().areStated() || reading.when().saysAnything());
    }

    /** Whether the message says when or how long, and nothing else. */
    static boolean saysOnlyWhen(Reading reading) {
        return reading.when().saysAnything()
                && reading.places().isEmpty()
                && reading.said().is(ONLY_WHEN);
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

    /** Whether the message asks rather than states. */
    public static boolean isQuestion(Utterance said) {
        return said.has(QUESTION);
    }
}
