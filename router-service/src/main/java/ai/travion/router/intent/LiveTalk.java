package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.regex.Pattern;

/** The turns of phrase that ask how things are now, which only live sources tell. */
public final class LiveTalk {

    private static final String STATE =
            "weather|temperature|forecasts?|rain(?:ing|y)?|pouring|bucketing|drizzling|tipping\\s+down|sunny|hot|windy|rough|calm|choppy|fog(?:gy)?|mist(?:y)?|blocked|landslides?|events?|happening|going on|storm(?:s|y|ing)?|cyclone|flood(?:s|ing|ed)?|crowd(?:s|ed)?|busy|open|opened|closed|shut|traffic|queues?|waiting time|waves?|surf|swell|running|operating|delayed|delays?|price|prices|cost|rate|available|availability|situation|conditions?|strike|protests?|curfew|fuel|power ?cuts?|air quality|humidity|safe|status|news|petrol|diesel|dollars?|euros?|usd|eur|gbp|rates|tides?|uv|visibility|sightings?|cloud(?:y|s)?|flooded|jam|jammed|shortages?|vacanc(?:y|ies)|reopen(?:ed)?|cancel(?:l)?ed|timetable|deals?|discounts?|match|score|rooms?|tickets?|fully\\s+booked|sold\\s+out|wait";
    static final Pattern NOW = Patterns.words(
            "(?:right\\s+)?now|rn|atm(?=\\W*$)|2day|tdy|todays|this\\s+(?:week|minute|instant|hour)|these\\s+days|as\\s+we\\s+speak|still|yet|already|again|at\\s+this\\s+(?:time|moment|hour)|at\\s+the\\s+moment|currently|at\\s+present|presently|as\\s+of\\s+(?:now|today)|today|tonight|this\\s+(?:morning|afternoon|evening|very\\s+moment)|live|real[ -]?time|latest|just\\s+now|up[ -]to[ -]date|nw");
    static final Pattern STATE_WORDS = Patterns.words(STATE + "|wheather|wether|weathr");
    private static final Pattern STATE_OF_NOW = Patterns.words(
            "(?:current|present|live|latest|real[ -]?time|today'?s|tonight'?s|tomorrow'?s|this weekend'?s)\\s+(?:[\\p{L}]+\\s+){0,2}?(?:"
                    + STATE
                    + "|exchange|time|times|timetable|schedule|events?|updates?)|(?:weather|wheather|travel) (?:report|forecast|update|alert|warning|advisory)s?|(?:dollar|euro|exchange|usd|pound|currency|conversion) rates?(?:\\s+(?:today|now))?|(?:usd|dollars?|euros?|eur|gbp) to (?:lkr|rupees?)|next (?:train|bus|ferry|flight)\\b|(?:any|are there|is there)\\b[^.?!]{0,40}\\b(?:available|availability|vacanc(?:y|ies)|tickets left|seats left|rooms? (?:free|left))|(?:is|are)\\b[^.?!]{0,40}\\b(?:fully booked|sold out|reopened|open again|back open|still (?:open|closed|running|on|flooded|blocked))|how (?:hot|cold|warm|windy|humid|wet) is it|how many (?:rupees|lkr) (?:to|for|is|per|do|does|in)|what(?:'?s| is) (?:happening|going on|on) (?:in|at|around)|(?:latest|current|live|up[ -]to[ -]date|real[ -]?time) (?:update|information|info|situation|status|state|conditions?|fares?|fees?|entrance|ticket|hotel|room|fuel|petrol|diesel|gas|bus|train|flight|sea|surf|wave|water|road|travel|safety|security|political|visa)|(?:surf|tide|swell|wave|beach|sea|air quality|traffic|snow|uv) (?:report|update|forecast|index)s?|what time is it|is it (?:raining|pouring|drizzling|sunny|snowing|storming|windy|flooding)|(?:usd|eur|gbp|aud|inr)\\s*(?:/|-|to|in)?\\s*(?:lkr|rupees?)|(?:cyclone|flood|strike|travel|weather|road|train|landslide|fuel|safety|security) (?:news|updates?|warnings?|alerts?|situation)|(?:is|are) (?:the )?(?:[\\p{L}]+ )?(?:roads?|tracks?|railway|line|pass|highway|expressway|airport|trains?|bus(?:es)?)(?: (?:to|from|between|and|in|at|of|#+|[\\p{Lu}][\\p{L}]+)){0,6} (?:open|closed|blocked|passable|flooded|running|operating|cancelled|delayed|working)|flight status|train (?:status|running)|breaking news|any (?:strikes?|protests?|curfew)");
    private static final Pattern NEXT_DEPARTURE = Patterns.words(
            "(?:petrol|diesel|fuel|gas|lpg) (?:price|rate|cost)s?|(?:price|cost|rate)s? of (?:petrol|diesel|fuel|gas|lpg)|will there be an? (?:\\p{L}+ )?(?:strike|curfew|protest|power ?cut|shortage)|seats? (?:left )?(?:on|for) the \\d{1,2}[.:]\\d{2}|(?:sea|surf|wave|wind|road|traffic|swell|ocean) conditions?|any (?:\\p{L}+ )?news|news (?:about|on|of|from)|is there (?:an?|any) (?:\\p{L}+ )?(?:strike|curfew|protest|power ?cut|shortage|storm|cyclone|flood|warning|delay)s?\\b(?! (?:systems?|signs?|towers?|sirens?))|(?:rooms?|tickets?|seats?|tables?)\\b[^.?!]{0,40}\\b(?:for|on) (?:tonight|today|tomorrow)|(?:last|first|next|evening|morning|night) (?:train|bus|ferry)\\b[^.?!]{0,60}\\b(?:today|tonight|tomorrow)|(?:train|bus|ferry|flight)s?\\b[^.?!]{0,60}\\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))|(?:hotel|room|guest ?house|hostel|airbnb|villa)s?\\b[^.?!]{0,50}\\b(?:availab\\p{L}+|vacanc\\p{L}+|tonight)|availability (?:of|at|in|for)|aqi|uv index|(?:has|have)\\b[^.?!]{0,60}\\b(?:yet|stopped|reopened)|(?:rain|storms?) expected|expect(?:ing)? (?:rain|storms?)|chance of rain|(?:ul|ek|qr|sq|ey|tk|6e) ?\\d{3,4}|next (?:train|bus|ferry|flight)(?!\\s+(?:stop|station|stand))");
    static final Pattern YES_OR_NO =
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
    static final Pattern WEATHER = Patterns.words(
            "weather|forecast|temperature|raining|umbrella|rain ?coat|sunshine|stormy|windy|sunny|will it (?:rain|be (?:hot|cold|sunny|dry|wet|windy))|going to rain|(?:rain|sun) (?:today|tomorrow|tonight|this weekend)");
    static final Pattern CLIMATE = Patterns.words(
            "best time|usually|typical(?:ly)?|normally|generally|average|season(?:s|al)?|monsoons?|climate|month|year|winter|summer|christmas|when (?:is|to|should|does)|what (?:if|happens)|at night|by night|nights|(?:at|before) dawn|bad weather|good weather|weather[ -](?:proof|dependent)|depend\\w*|because of");
    private static final Pattern MONTHS =
            Patterns.words("january|february|march|april|may|june|july|august|september|october|november|december");
    /** Questions about the state of things that ask for no news: what to do in it. */
    static final Pattern ADVICE = Patterns.words(
            "worth|overrated|over-rated|too touristy|good idea|alternatives?|what (?:should|can|could|shall|do|to)|where (?:should|can|could|to)|recommend|suggest|plan|tell me about|things to do|how (?:do|can|to|should)|can (?:i|we)|which");

    private static final Pattern PAST = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|also|hi|hello)\\W+)*(?:when|why|how(?:\\s+(?:high|tall|big|deep|bad|many|much|long|far))?|what|who|which|where)\\s+(?:\\p{L}+\\s+){0,3}?(?:did|was|were|had)\\b");
    private static final Pattern LATELY = Patterns.words(
            "today|tonight|yesterday|now|just|lately|recently|(?:this|last|past)\\s+(?:\\p{L}+\\s+)?(?:night|week|weekend|month|morning|evening|hours?|days?|match|game)|cancelled|delayed");

    /** As many days ahead as a booking or a strike is spoken of as news. */
    private static final int FORESEEN = 21;

    private LiveTalk() {}

    /** Whether the message asks how things are now: the weather, whether a place is open, a rate. */
    static boolean asksForNow(Reading reading) {
        var said = reading.said();
        if (PlanOrder.asksForAPlan(said) || !reading.wishes().withdrawn().isEmpty() || isOfLongAgo(said)) {
            return false;
        }
        boolean climate = said.has(CLIMATE) || (said.has(MONTHS) && !isADaySoon(reading));
        if (said.has(WEATHER) && !climate && !said.has(ADVICE) && isSoonOrUnsaid(reading)) {
            return true;
        }
        if (said.has(NEXT_DEPARTURE)
                || (said.has(YES_OR_NO)
                        && said.has(TODAY)
                        && !isFarOff(reading)
                        && !said.has(ADVICE)
                        && !said.has(SUN))) {
            return true;
        }
        if (said.has(STATE_OF_NOW) || (said.has(BOOKING) && !said.has(HOW_TO_BOOK))) {
            return !climate || said.has(BOOKING);
        }
        boolean told = said.has(Phrases.OF_US) && !said.has(Phrases.QUESTION) && !said.has(Phrases.REQUEST);
        return said.has(NOW) && said.has(STATE_WORDS) && !isFarOff(reading) && !said.has(ADVICE) && !told;
    }

    /** "When did the train come back to Jaffna?" No live source tells what was. */
    static boolean isOfLongAgo(Utterance said) {
        return said.has(PAST) && !said.has(LATELY);
    }

    /** "Now something else: the weather in February?" What will be in months nobody can look up. */
    static boolean isFarOff(Reading reading) {
        return reading.when()
                .start()
                .filter(day -> day.isAfter(reading.today().plusDays(FORESEEN)))
                .isPresent();
    }

    private static boolean isSoonOrUnsaid(Reading reading) {
        return reading.when().start().isEmpty() || isADaySoon(reading);
    }

    private static boolean isADaySoon(Reading reading) {
        return reading.when().exact() && reading.soon();
    }

    public static boolean saysNow(Utterance said) {
        return said.has(NOW);
    }
}
