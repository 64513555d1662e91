package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** The turns of phrase that change a plan which was made: "make it cheaper", "two more days", "the same for Jaffna". */
final class PlanTalk {

    /** "The same for Jaffna". */
    private static final String LIKEWISE =
            "^\\W*(?:(?:and|but|ok(?:ay)?|now|then|also|please|do|give\\s+me|i\\s+want|i'd\\s+like|we'd\\s+like)\\W+)*(?:the\\s+)?same(?:\\s+(?:thing|plan|trip|itinerary|tour|again))?\\s+(?:but\\s+)?(?:for|in|with|to|from|on|at)\\b";

    private static final Pattern CHANGE = Patterns.anyCase(
            "\\b(?:make|keep)\\s+(?:it|this|that|day\\s*\\w+|the\\s+(?:plan|trip|itinerary|tour|days?|\\w+\\s+day))\\b|\\b(?:(?:put|throw|fit|work)\\s+in|add|include|remove|drop|skip|replace|swap|change|extend|shorten|move|shift|cut|reduce|leave\\s+out|squeeze\\s+in|adjust|update|modify|redo|instead|rather)\\b|\\b(?:cheaper|longer|slower|faster|more\\s+(?:relaxed|time|beach\\w*|hik\\w+|cultur\\w+|adventur\\w+|days?)|less\\s+\\p{L}+|fewer\\s+\\p{L}+|reverse|(?:the\\s+)?other\\s+way\\s+a?round|do\\s+(?:day\\s*\\w+|the\\s+\\w+\\s+day)\\s+first|put|another\\s+(?:day|plan|option|itinerary)|one\\s+more\\s+(?:day|night)|different\\s+(?:plan|day|date|route))\\b|\\b(?:what|how)\\s+about\\s+(?:on\\s+)?(?:the\\s+)?(?:next|day|following|second|third|tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday)\\b|^\\W*(?:and|what\\s+about|how\\s+about)?\\s*(?:on\\s+)?(?:the\\s+)?(?:day\\s+after|next\\s+day|following\\s+day|day\\s+\\d)\\b|"
                    + LIKEWISE);
    private static final Pattern TOO_MUCH = Patterns.words(
            "too (?:expensive|rushed|much|many|long|short|far|busy|packed|early|late|tiring|fast|slow|full)|not enough time|adding|including|removing|skipping|swapping|prefer|(?:start|begin|leave|set off|set out|finish|stop)(?:ing|ning)? (?:a (?:bit|little) |much |an hour )?(?:later|earlier|sooner)|(?:start|begin)(?:ing|ning)? (?:in|from|at|on)|(?:end|finish)(?:ing)? (?:in|at)");
    private static final Pattern CORRECTING = Patterns.anyCase(
            "^\\W*(?:no|nope|sorry|actually|wait|oops|rather|hmm+|i\\s+mean(?:t)?|i\\s+said|let'?s\\s+(?:do|go\\s+to|say))\\b");
    private static final int SHORT_CHANGE_WORDS = 8;
    private static final Pattern PLAIN_CHANGE = Patterns.anyCase(
            "\\b(?:make|keep)\\s+(?:it|this|that|the\\s+(?:plan|trip|itinerary|tour|days?))\\b(?!\\s+(?:short|brief|simple))|^\\W*(?:(?:and|ok(?:ay)?|then|please|now|also|can\\s+you|could\\s+you|actually|but)\\W+)*(?:put\\s+in|fit\\s+in|add|include|remove|drop|skip|replace|swap|change|extend|shorten|move|shift|cut|reduce|leave\\s+out|squeeze\\s+in|update|modify|redo)\\b|\\bback\\s+to\\s+(?:the|my|our)\\s+(?:plan|trip|itinerary|tour)\\b|\\b(?:one|two|three|four|an?|another|\\d{1,2})\\s+(?:more\\s+|extra\\s+)?(?:days?|nights?|weeks?)\\s+(?:more|longer|extra|less|shorter|fewer|in)\\b|\\b(?:(?:one|two|three|four|a\\s+few|\\d{1,2})\\s+(?:more|extra|additional|fewer|less)|another|an\\s+(?:extra|additional))\\s+(?:days?|nights?|weeks?)\\b|"
                    + LIKEWISE
                    + "|^\\W*(?:(?:a\\s+bit|a\\s+little|much)\\s+)?(?:cheaper|slower|longer|faster|more\\s+relaxed|less\\s+\\p{L}+)(?:\\s+(?:please|pls|though|then))?\\W*$");
    private static final String A_COUNT =
            "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|\\d{1,2})";
    /** "We have only 4 days now", "it's 11 days, not 5": of how long the trip is that was planned. */
    private static final Pattern OTHER_LENGTH = Patterns.anyCase(
            "\\b(?:only|just|now|down\\s+to|but|up\\s+to)\\s+(?:(?:have|has|got|about|around|stay|do|for|be|can|be\\s+there)\\s+){0,3}(?:one|two|three|four|five|six|seven|eight|nine|ten|an?|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\b(?!\\s+(?:there|in|at|ago|of|before|from|later))|\\b(?:have|got|is|are)\\s+(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})\\s+(?:days?|nights?|weeks?)\\s+(?:now|only|instead|after\\s+all|in\\s+the\\s+end|left)\\b|\\b"
                    + A_COUNT + "\\s+(?:days?|nights?|weeks?)\\W{1,3}(?:and\\s+)?not\\s+(?:just\\s+|only\\s+)?"
                    + A_COUNT
                    + "\\b(?!\\s+(?:hours?|hotels?|people))|\\bnot\\s+(?:just\\s+|only\\s+)?" + A_COUNT
                    + "(?:\\s+(?:days?|nights?|weeks?))?\\W{1,3}(?:but\\s+)?" + A_COUNT
                    + "\\s+(?:days?|nights?|weeks?)\\b");

    private static final int LENGTH_WORDS = 20;

    private static final Pattern MEANS_ALONE = Patterns.anyCase(
            "\\W*(?:(?:and|or|ok(?:ay)?|what\\s+about|how\\s+about)\\W+)*(?:by|with|on|in)\\s+(?:an?\\s+|the\\s+)?(?:public\\s+)?(?:trains?|bus(?:es)?|cars?|taxi|tuk[ -]?tuk|boat|ferry|scooter|plane|private\\s+car|transport)\\s*(?:then|instead)?\\s*\\?\\W*");

    private static final Pattern LEFT_OUT_OR_MOVED = Patterns.anyCase(
            "\\b(?:without|leave\\s+out|exclude|excluding|except(?:\\s+for)?|switch|exchange|substitute|postpone|delay|push|bring\\s+(?:it|the\\s+trip)\\s+forward)\\b|\\b(?:an?|one|two|three|four|five|\\d{1,2})\\s+(?:days?|weeks?)\\s+(?:later|earlier|sooner)\\b");
    private static final Pattern WHAT_ABOUT = Patterns.words("(?:what|how) about");
    /** "Can you make it cheaper?" asks for it, and is no question. */
    private static final Pattern POLITE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|now|also|please|great|thanks)\\W+)*(?:can|could|would|will)\\s+(?:you|u|we)\\b");
    /** "The plan" of before is given up for another. */
    private static final Pattern ANEW = Patterns.words(
            "(?:new|another|different|separate) (?:trip|plan|itinerary|tour|journey|holiday)|start (?:over|again|afresh)|from scratch|forget (?:it|that(?! (?:i|we|my|our|bit|part|rule|about)\\b)|this|about it|(?:about )?(?:the|that|my|our) (?:trip|plan|itinerary))");
    /** "Kandy and Ella please" after a plan. */
    private static final Pattern ONLY_PLACES = Patterns.anyCase(
            "[^\\p{L}#]*+(?:(?:and|then|ok(?:ay)?|yes|no|sorry|please|pls|instead|rather|just|only|to|in|via|let'?s\\s+(?:do|say|take|go\\s+to)|i'?d?\\s*(?:would\\s+)?(?:like|love|want|prefer)|we'?d?\\s*(?:would\\s+)?(?:like|love|want|prefer)|the|see|visit|go)\\b[^\\p{L}#]*+|#++[^\\p{L}#]*+)++");

    private static final Pattern PLEASE =
            Patterns.words("please|pls|instead|rather|only|let'?s|(?:like|love|want|prefer)");
    /** That one sets out on a day. */
    private static final Pattern SETTING_OUT = Patterns.words(
            "(?:do|make|have|plan|schedule|book|start|begin) (?:it|that|this|them|the trip)|start|begin|leave|go|come|arrive|travel");

    /** That the choice is left to the guide. */
    private static final Pattern YOURS = Patterns.anyCase(
            "\\W*(?:(?:ok(?:ay)?|then|and|please|no|yes)\\W+)*(?:you\\s+(?:decide|choose|pick)|your\\s+(?:choice|call|pick)|(?:it'?s\\s+)?up\\s+to\\s+you|surprise\\s+(?:me|us)|whatever\\s+you\\s+(?:think|like|want|suggest)|whenever|either(?:\\s+(?:one|way|is\\s+(?:fine|ok(?:ay)?)))?|any\\s+(?:day|time))\\W*(?:please|then)?\\W*");
    /** "We need to be back by 4 pm". */
    private static final Pattern NEEDED = Patterns.anyCase(
            "^\\W*(?:(?:and|but|also|oh|well|so|ok(?:ay)?)\\W+)*(?:we|i)\\s+(?:also\\s+)?(?:need\\s+to(?!\\s+know)|have\\s+(?:to|no|only|just|\\d)|must|can'?t|cannot|should|get\\s+tired)\\b");

    private static final Pattern OUR_HOURS = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|also|ok(?:ay)?|actually|sorry|oh)\\W+)*(?:(?:we|i)(?:'ll|\\s+will|\\s+only|\\s+can|\\s+would)*\\s+)?(?:arriv(?:e|ing)|get(?:ting)?\\s+(?:there|in)|land(?:ing)?|reach|leav(?:e|ing)|depart(?:ing)?|finish(?:ing)?|be\\s+back|start(?:ing)?|set(?:ting)?\\s+off)\\b[^?]{0,20}\\b(?:at|by|around|before|after|until|till|from)\\s+(?:about\\s+)?(?:\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:am|pm)?|noon|midday|lunch|sunset|dark)\\b[^?]{0,15}");
    /** "Our flight only arrives in the evening", "we land late at night". */
    private static final Pattern OUR_ARRIVAL = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|also|ok(?:ay)?|actually|sorry|oh|just)\\W+)*(?:(?:the|our|my)\\s+(?:flight|plane|train|bus|ferry)|we|i)(?:'ll|\\s+will|\\s+only|\\s+just)*\\s+(?:arriv(?:e|es|ing)|lands?|gets?\\s+(?:in|there)|touch(?:es)?\\s+down|comes?\\s+in|flys?\\s+in)\\b[^?]{0,30}\\b(?:morning|afternoon|evening|night|midnight|noon|midday)\\b[^?]{0,25}");

    /** "Our return flight is at 10 in the morning", "the flight home leaves at 22:00 now". */
    private static final Pattern OUR_FLIGHT = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|also|ok(?:ay)?|actually|sorry|oh|now)\\W+)*(?:the|our|my)\\s+(?:\\p{L}+\\s+)?(?:flight|plane)(?:\\s+(?:home|back|out))?\\s+(?:is|leaves|departs|goes|lands|arrives|takes\\s+off|will\\s+(?:be|leave|depart|land|arrive))\\b[^?]{0,20}?\\b(?:\\d{1,2}[:.]\\d\\d|\\d{1,2}\\s*(?:am|pm|o'?clock)|(?:at|around|about)\\s+(?:\\d{1,2}|noon|midday|midnight))\\b[^?]{0,25}");

    private static final Pattern OTHER_PARTY = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|also|ok(?:ay)?|actually|sorry|oh)\\W+)*(?:(?:we(?:'re|\\s+are)|there\\s+are|it'?s)\\s+(?:now\\s+|only\\s+|just\\s+)*(?:\\d{1,2}|two|three|four|five|six|seven|eight)(?:\\s+of\\s+us)?\\s*(?:now\\b|$|[,.!])|only\\s+(?:\\d{1,2}|one|two|three|four|five)\\s+of\\s+us\\b|(?:my|our)\\s+(?:\\p{L}+\\s+){1,2}(?:joins?|is\\s+joining|(?:is\\s+)?com(?:es|ing)\\s+(?:too|along|with))\\b)");

    /** "What if the meeting runs until 4?" */
    private static final Pattern WHAT_IF = Patterns.anyCase(
            "\\bwhat\\s+(?:if|happens\\s+if|when)\\s+(?:the|our|my|we|i|it)\\b[^?]*\\b(?:flight|plane|meeting|train|bus|ferry|conference|wedding|land|arrive|leave|get\\s+(?:in|there|up)|set\\s+off|start|check\\s?(?:in|out)|finish)\\b[^?]*\\b(?:late|later|early|earlier|delayed|\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:am|pm|o'?clock)?|noon|midnight)\\b");

    /** "Did that change the train day?" */
    private static final Pattern ASKS_OF_A_CHANGE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|wait|ok(?:ay)?|hm+)\\W+)*(?:(?:did|does|has|was)\\s+(?:that|it|this|the|anything|something|you)\\b|what\\s+(?:did|has|have)\\s+(?:you|that|it)?\\s*chang).*");
    /** "Does that still work?" beside what is said of the trip. */
    private static final Pattern STILL_WORKS = Patterns.words(
            "(?:does|will|would|can) (?:that|it|this|the plan) (?:still )?(?:work|fit|be (?:ok|okay|fine|done))|is (?:that|it|this) (?:still )?(?:ok|okay|fine|possible|doable)");

    private PlanTalk() {}

    /** Whether the message changes a plan that was just made: "make it cheaper", "and the day after?". */
    static boolean changesThePlan(Reading reading) {
        var said = reading.said();
        if (said.has(ANEW) || said.is(ASKS_OF_A_CHANGE)) {
            return false;
        }
        if (said.has(WHAT_IF)
                || saysWhoOrByWhen(reading)
                || namesOnlyStops(reading)
                || StayTurns.areOrderedIn(reading)
                || StopTime.isSaidIn(reading)
                || PlanTerms.areStatedIn(reading)
                || Insisting.isIn(reading)
                || said.is(YOURS)
                || saysWhatIsNeeded(reading)) {
            return true;
        }
        boolean anotherTime = said.has(WHAT_ABOUT)
                && reading.when().saysAnything()
                && reading.places().isEmpty();
        boolean asks = said.has(Phrases.QUESTION) && !said.has(POLITE);
        boolean others = !reading.places().refused().isEmpty()
                && !reading.places().targets().isEmpty()
                && !asks;
        boolean leavesOut = !reading.places().unwanted().isEmpty()
                && reading.places().wanted().isEmpty()
                && !asks;
        boolean corrected =
                said.has(CORRECTING) && !reading.places().targets().isEmpty() && !said.has(Phrases.QUESTION);
        if (said.has(CHANGE) || said.has(LEFT_OUT_OR_MOVED) || anotherTime || others || leavesOut || corrected) {
            return true;
        }
        boolean onlyAsks = Phrases.asksAtItsEnd(said)
                && !said.has(POLITE)
                && !(said.has(STILL_WORKS) && !said.has(Phrases.QUESTION));
        if (Phrases.saysOnlyWhen(reading) || (!onlyAsks && said.has(TOO_MUCH))) {
            return true;
        }
        return !onlyAsks
                && reading.places().isEmpty()
                && (reading.wishes().areStated()
                        || !reading.wishes().withdrawn().isEmpty()
                        || reading.when().saysAnything());
    }

    /** The same where a question stood between the plan and the message. */
    static boolean changesItAfterAQuestion(Reading reading) {
        boolean asks = reading.said().has(Phrases.QUESTION)
                && !reading.said().has(POLITE)
                && !reading.said().has(WHAT_IF);
        return !asks
                && reading.otherMatters().isEmpty()
                && (reading.places().targets().isEmpty() || StopTime.isSaidIn(reading))
                && changesThePlan(reading);
    }

    /** The same of a plan of some turns before, when only a change in so many words can mean it. */
    static boolean plainlyChangesIt(Reading reading) {
        var said = reading.said();
        boolean movesIt = said.has(SETTING_OUT)
                && reading.when().saysADay()
                && reading.places().isEmpty();
        return !said.has(ANEW)
                && (!said.has(Phrases.QUESTION) || said.has(POLITE))
                && reading.otherMatters().isEmpty()
                && (said.has(PLAIN_CHANGE)
                        || said.is(YOURS)
                        || movesIt
                        || saysAnotherLength(reading)
                        || (said.has(LEFT_OUT_OR_MOVED) && said.words().size() <= SHORT_CHANGE_WORDS));
    }

    /** "By train?" after a question of a way is asked of that way. */
    static boolean namesOnlyAMeans(Reading reading) {
        return reading.said().is(MEANS_ALONE);
    }

    /** Whether it says how long the trip is now, and nothing of another. */
    static boolean saysAnotherLength(Reading reading) {
        return reading.said().has(OTHER_LENGTH)
                && reading.said().words().size() <= LENGTH_WORDS
                && reading.when().days().isPresent()
                && reading.places().isEmpty()
                && reading.places().region().isEmpty();
    }

    /** Whether it states what the plan has to keep to. */
    private static boolean saysWhatIsNeeded(Reading reading) {
        return reading.said().has(NEEDED)
                && !reading.said().has(Phrases.QUESTION)
                && reading.places().isEmpty()
                && reading.otherMatters().isEmpty();
    }

    /** "We arrive at 2pm", "and leave by 6", "we're three now". */
    private static boolean saysWhoOrByWhen(Reading reading) {
        return (reading.said().is(OUR_HOURS)
                        || reading.said().is(OUR_ARRIVAL)
                        || reading.said().is(OUR_FLIGHT)
                        || reading.said().has(OTHER_PARTY))
                && !reading.said().has(Phrases.QUESTION)
                && reading.places().isEmpty()
                && reading.otherMatters().isEmpty();
    }

    /** Whether it names stops for the plan, and nothing else. */
    private static boolean namesOnlyStops(Reading reading) {
        boolean several = reading.places().targets().size() > 1;
        return !reading.places().targets().isEmpty()
                && (several || reading.said().has(PLEASE))
                && !reading.said().has(Phrases.QUESTION)
                && Patterns.isAllOf(ONLY_PLACES, reading.places().remainder());
    }
}
