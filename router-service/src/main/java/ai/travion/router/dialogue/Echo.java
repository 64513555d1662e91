package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Messages that ask for the last answer once more, or about it, and so need no new search. */
public final class Echo {

    private static final Pattern OF_THE_LAST_ANSWER = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|hm+|please|pls|um+|thanks|thank\\s+you|great|cool|nice|wait|now)\\W+)*(?:"
                    + "why(?:\\s+(?:is\\s+(?:that|it|this)(?:\\s+so)?|that|so|not))?|how\\s+come|how\\s+so"
                    + "|(?:can|could|would|will)\\s+you\\s+(?:please\\s+)?(?:repeat|rephrase|summari[sz]e|shorten|simplify|explain|say)\\s*(?:that|it|this|your\\s+answer|the\\s+answer)?(?:\\s+(?:again|once\\s+more|shorter|more\\s+simply|in\\s+short|differently))?"
                    + "|(?:repeat|rephrase|summari[sz]e|shorten|simplify|explain)(?:\\s+(?:that|it|this|your\\s+answer|the\\s+answer))?(?:\\s+again)?"
                    + "|(?:say|tell\\s+me)\\s+(?:that|it)\\s+(?:again|once\\s+more)|(?:come\\s+)?again\\??|once\\s+more|pardon(?:\\s+me)?"
                    + "|(?:a\\s+bit\\s+)?shorter|make\\s+(?:it|that)\\s+(?:a\\s+bit\\s+)?(?:shorter|brief|briefer|simpler|concise)|keep\\s+it\\s+(?:short|brief)|in\\s+(?:simple|plain|other|fewer)\\s+(?:words|english|terms)|(?:(?:can|could)\\s+you\\s+)?(?:(?:give|show|make|put|write)\\s+(?:me\\s+)?(?:it|that|this)\\s+)?(?:as\\s+an?\\s+|as\\s+|in\\s+|a\\s+|an\\s+|into\\s+)(?:short\\s+)?(?:list|bullets?|bullet\\s+(?:points?|list)|table)|(?:(?:can|could)\\s+you\\s+)?(?:please\\s+)?translate\\s+(?:it|that|this|your\\s+answer)(?:\\s+(?:in)?to\\s+\\p{L}+)?|(?:and\\s+)?in\\s+(?:english|german|french|spanish|italian|dutch|russian|chinese|japanese|hindi|sinhala|tamil)|briefly|tl;?dr|too\\s+long|simpler"
                    + "|(?:(?:(?:can|could|would|will)\\s+you\\s+)?(?:please\\s+)?(?:say|put|give|tell|sum|write|summari[sz]e|boil|cut|explain|answer|have|repeat)\\s+(?:me\\s+|us\\s+)?(?:(?:all\\s+(?:of\\s+)?)?(?:that|it|this|them|your\\s+answer|the\\s+answer)\\s+)?(?:up\\s+|down\\s+)?(?:again\\s+)?(?:but\\s+)?)?(?:in|to|as)\\s+(?:just\\s+|only\\s+)?(?:(?:one|1|a|two|2|three|a\\s+few|fewer|less|simple|plain)\\s+)?(?:single\\s+|short\\s+)?(?:lines?|sentences?|words|one-?liner|nutshell|summary|phrase|essence|brief|short)"
                    + "|(?:the\\s+)?(?:short(?:er)?|quick|brief)\\s+(?:version|answer|summary)|(?:give|tell)\\s+me\\s+(?:the|a)\\s+(?:short(?:er)?|quick|brief)\\s+(?:version|answer|summary)(?:\\s+of\\s+(?:that|it|this))?|(?:(?:can|could)\\s+(?:you|we|i)\\s+)?(?:please\\s+)?(?:(?:give|show|make|have|send)\\s+(?:me\\s+|us\\s+)?)?(?:(?:an?|the)\\s+)?(?:short\\s+|quick\\s+|brief\\s+)?(?:summary|overview)(?:\\s+of\\s+(?:that|it|this|everything|(?:the|my|our)\\s+(?:whole\\s+|entire\\s+)?(?:plan|trip|itinerary|tour)))?|(?:(?:can|could)\\s+you\\s+)?(?:please\\s+)?(?:sum(?:\\s+(?:that|it|this|everything|(?:the|my|our)\\s+(?:whole\\s+|entire\\s+)?(?:plan|trip|itinerary|tour)))?\\s+up(?:\\s+(?:that|it|this|everything|(?:the|my|our)\\s+(?:whole\\s+|entire\\s+)?(?:plan|trip|itinerary|tour)))?|summari[sz]e\\s+(?:that|it|this|everything|(?:the|my|our)\\s+(?:whole\\s+|entire\\s+)?(?:plan|trip|itinerary|tour)))(?:\\s+for\\s+(?:me|us))?|to\\s+sum\\s+up|one[\\s-]?liner|the\\s+gist|(?:what's|what\\s+is)\\s+the\\s+(?:gist|bottom\\s+line|short\\s+(?:version|answer))|bottom\\s+line|(?:too\\s+(?:much\\s+text|many\\s+words)|less\\s+words|fewer\\s+words)|(?:can|could|would)\\s+you\\s+(?:please\\s+)?(?:say|put|explain)\\s+(?:that|it|this)\\s+(?:differently|another\\s+way|in\\s+another\\s+way)"
                    + "|(?:(?:show|print|send|give)\\s+(?:me\\s+|us\\s+)?)?(?:the\\s+|our\\s+|my\\s+|a\\s+)?(?:final|full|whole|complete|entire)\\s+(?:plan|itinerary|schedule|programme|program)|(?:print\\s+)?(?:a\\s+|the\\s+)?(?:short|brief|quick)\\s+(?:plan|itinerary|version)(?:\\s+of\\s+(?:it|the\\s+plan))?|(?:a\\s+|the\\s+)?(?:short\\s+)?summary\\s+for\\s+(?:whatsapp|my\\s+\\p{L}+|our\\s+\\p{L}+|the\\s+\\p{L}+)"
                    + "|what\\s+do\\s+you\\s+mean(?:\\s+by\\s+that)?|what\\s+does\\s+that\\s+mean|i\\s+(?:don'?t|didn'?t|do\\s+not)\\s+(?:understand|get\\s+(?:it|that))"
                    + ")(?:\\W+(?:please|pls|thanks|thank\\s+you|again|but|and|shorter|briefly|simpler|in\\s+short|more\\s+simply|in\\s+(?:other|fewer|simple|plain)\\s+words|so\\s+far|now|then|(?:for\\s+)?one\\s+(?:last|more|final)\\s+time|once\\s+more|for\\s+(?:me|us)))*\\W*");

    private static final Pattern OF_A_DAY_OF_THE_PLAN = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?)\\W+)*(?:what|where|when|how|which|tell|show|remind|explain|describe|details?)\\b.*\\b(?:day\\s*(?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|last|final|1st|2nd|3rd|\\dth)\\s+day)\\b.*");
    private static final Pattern AND_A_DAY = Patterns.anyCase(
            "\\W*(?:(?:and|so|ok(?:ay)?|what\\s+about|how\\s+about|what|then|please|(?:can|could|would|will)\\s+you|(?:give|send|print|show|read|tell)\\s+(?:me|us)|only|just)\\W+)*+(?:(?:on|for)\\s+)?(?:the\\s+)?(?:day\\s*(?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|last|final|1st|2nd|3rd|\\dth)\\s+day)(?:\\W+(?:only|alone|again|please|pls|once\\s+more))*\\W*");
    private static final Pattern OF_THE_PLAN = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?|thanks|thank\\s+you|then|well|wait|hm+)\\W+)*(?:which|what)(?:\\s+(?:plan|version|itinerary)\\s+(?:do|did|have)\\s+(?:i|we)(?:\\s+(?:have|got|get))?|\\s+(?:is|was)\\s+(?:the|my|our)\\s+plan|\\s+plan\\s+is\\s+(?:it|that|this|valid|current))(?:\\s+(?:now|then|at\\s+the\\s+moment|again|currently))*\\W*|\\W*(?:(?:and|but|so|ok(?:ay)?|then)\\W+)*(?:(?:which|what|where)\\s+(?:one\\s+|place\\s+|stop\\s+|of\\s+(?:them|those|these)\\s+)?(?:should|shall|do|would|will)\\s+(?:i|we|you)\\s+(?:(?:do|go|see|visit)(?:\\s+to)?\\s+first|(?:start|begin)(?:\\s+(?:with|in))?(?:\\s+first)?)|what\\s+(?:comes|is|do\\s+we\\s+do)\\s+first|why\\s+(?:did|have|do|are)\\s+(?:you|we)\\s+[^?]*|where\\s+does\\s+it\\s+(?:start|begin))\\W*|\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|please|thanks|hm+)\\W+)*(?:(?:can|could)\\s+you\\s+)?(?:(?:please\\s+)?(?:show|give|remind|tell|send|repeat|read|print)\\s+(?:(?:me|us)\\s+)?(?:of\\s+|about\\s+)?(?:again\\s+)?|what(?:'s|\\s+is|\\s+was|\\s+were|\\s+are|\\s+about)\\s+|when\\s+(?:is|was|does|did)\\s+|where\\s+(?:is|was)\\s+)(?:the\\s+(?:dates?|days)(?=\\W*(?:again|of|$))|(?:the|my|our)\\s+(?:first\\s+|whole\\s+|full\\s+|last\\s+|current\\s+|final\\s+|complete\\s+)?(?:plan|itinerary|trip|schedule))\\b(?!\\s+(?:b|cost|costs|price)\\b).*");
    private static final String PLAN =
            "(?:(?:the|our|my|that)\\s+)?(?:(?:whole|full|entire|complete|current|latest|new|updated|final)\\s+)*(?:plan|itinerary|trip|schedule|programme|program|route|tour)";
    private static final String BY_NOW =
            "(?:\\W+(?:now|so\\s+far|then|again|at\\s+the\\s+moment|right\\s+now|currently|by\\s+now|today|(?:for\\s+)?(?:once|one)\\s+(?:more|last|final)(?:\\s+time)?|for\\s+(?:me|us)|as\\s+(?:it|things)\\s+stands?|altogether|in\\s+(?:total|full|all)|please|pls|thanks|exactly|planned|with\\s+(?:"
                    + PLAN + "|it|this|that|everything)|in\\s+" + PLAN
                    + "|after\\s+(?:all\\s+)?(?:that|those\\s+changes)|(?:just|only)\\s+(?:the|an?)\\s+(?:short\\s+|quick\\s+|brief\\s+)?(?:overview|summary)))*\\W*";
    /** "Just the overview", "send me this as a summary", "give me a short recap of the whole trip". */
    private static final String IN_SHORT =
            "(?:(?:can|could|would|will)\\s+(?:you|u|we|i)\\s+)?(?:please\\s+)?(?:(?:give|send|show|write|make|print|have|get)\\s+(?:me\\s+|us\\s+)?)?(?:"
                    + "(?:just\\s+|only\\s+)?(?:an?\\s+|the\\s+)?(?:(?:short|quick|brief|last|final)\\s+)*recap(?:\\s+of\\s+(?:it(?:\\s+all)?|everything|"
                    + PLAN
                    + "))?|(?:just|only)\\s+(?:an?\\s+|the\\s+)?(?:(?:short|quick|brief)\\s+)*(?:overview|summary)|(?:it|this|that|everything|"
                    + PLAN + ")\\s+(?:as|in)\\s+an?\\s+(?:(?:short|quick|brief)\\s+)*(?:overview|summary|recap))";
    /** "What have we got now?", "where are we at?", "so how does the plan look?". */
    private static final Pattern RECAP = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?|alright|right|wait|hm+|sorry|great|good|thanks|thank\\s+you|cool|well|now|please|then)\\W+)*(?:"
                    + "what\\s+(?:do|have)\\s+(?:we|i|you)\\s+(?:got|have|planned)(?:\\s+planned)?"
                    + "|what\\s+(?:does|will|would)\\s+(?:" + PLAN
                    + "|an?\\s+(?:trip|plan|tour|itinerary)|it|that|everything|it\\s+all)\\s+look\\s+like"
                    + "|how\\s+(?:does|do|is|are)\\s+(?:" + PLAN
                    + "|it\\s+all|everything|things)\\s+(?:look(?:ing)?|stand)"
                    + "|where\\s+(?:are|were)\\s+(?:we|things)(?:\\s+at)?|where\\s+do\\s+(?:we|things)\\s+stand"
                    + "|(?:(?:can|could|may)\\s+(?:i|we)\\s+|let\\s+(?:me|us)\\s+|(?:i|we)(?:'d|\\s+would)?\\s+(?:like|want)\\s+to\\s+)(?:please\\s+)?(?:see|have|get|read)\\s+"
                    + PLAN
                    + "|(?:(?:can|could|would)\\s+you\\s+)?(?:please\\s+)?(?:recap|run\\s+(?:me|us)\\s+through|go\\s+(?:over|through)|walk\\s+(?:me|us)\\s+through)\\s+(?:"
                    + PLAN
                    + "|it(?:\\s+all)?|everything|that)|(?:(?:can|could|would)\\s+you\\s+)?(?:please\\s+)?(?:sum\\s+up|summari[sz]e|list|lay\\s+out)\\s+"
                    + PLAN
                    + "|(?:(?:can|could|would)\\s+you\\s+)?(?:please\\s+)?sum\\s+(?:it\\s+all|everything|all\\s+(?:of\\s+)?(?:it|that))\\s+up|(?:(?:can|could|would)\\s+you\\s+)?(?:please\\s+)?sum\\s+"
                    + PLAN
                    + "\\s+up|(?:a\\s+|the\\s+)?(?:quick\\s+|short\\s+|last\\s+|final\\s+)?(?:recap|summary|overview)\\s+of\\s+"
                    + PLAN + "|" + IN_SHORT + "|" + PLAN
                    + "(?=\\W+(?:so|once|again|as)\\b)"
                    + ")" + BY_NOW);

    /** "Looks good, send me the final version", "the whole thing day by day please". */
    private static final Pattern FINAL = Patterns.anyCase(
            "\\W*(?:(?:and|but|so|ok(?:ay)?|alright|all\\s+right|great|perfect|good|cool|nice|super|lovely|thanks|thank\\s+you|now|then|well|please|pls|(?:it\\s+|that\\s+|this\\s+|all\\s+)?(?:looks?|sounds?)\\s+(?:good|great|perfect|fine|nice)|(?:that|it)(?:'s|\\s+is)\\s+(?:good|great|perfect|fine|it|all)|(?:we|i)(?:'re|'m|\\s+are|\\s+am)\\s+(?:happy|done|good)(?:\\s+with\\s+(?:that|it|this))?|(?:i|we)\\s+(?:love|like)\\s+it|all\\s+good|done)\\W+)*"
                    + "(?:(?:can|could|would|will|may)\\s+(?:you|u|we|i)\\s+(?:please\\s+)?)?(?:(?:please\\s+)?(?:show|give|send|print|write|list|tell|get|have|repeat|see|make|need|want|i(?:'d|\\s+would)?\\s+(?:like|want|need)|let\\s+(?:me|us)\\s+(?:see|have))\\s+(?:me\\s+|us\\s+)?(?:again\\s+)?)?"
                    + "(?:(?:(?:the|our|my|a)\\s+)?(?:(?:final|whole|full|complete|entire|current|latest|new|updated|finished|last)\\s+)+(?:plan|version|itinerary|schedule|programme|program|trip|overview|thing|route|one)|(?<=(?:show|give|send|tell)\\s(?:me|us)\\s)(?:everything|it\\s+all|all\\s+of\\s+it)|(?:(?:the|our|my)\\s+)?(?:(?:plan|itinerary|trip|schedule|it|everything|all)\\s+)?day[\\s-]+by[\\s-]+day)"
                    + "(?:\\W+(?:day[\\s-]+by[\\s-]+day|(?:by|per)\\s+day|in\\s+one\\s+(?:piece|go|list)|as\\s+a\\s+list|in\\s+full|again|please|pls|now|then|so\\s+far|for\\s+(?:me|us)|one\\s+(?:last|more)\\s+time|thanks|thank\\s+you|of\\s+(?:it|everything|the\\s+(?:plan|trip))|with\\s+(?:all\\s+)?(?:the\\s+)?(?:dates|days|changes)))*\\W*");

    private static final Pattern CHANGING = Patterns.words(
            "change|move|swap|replace|skip|add|remove|instead|shift|drop|if|what about|how about|wear|weather|rain|sunrise|sunset|crowd|crowds|crowded|busy|tide|poya|holiday|holidays|alcohol");

    private static final Pattern COUNTED_DAY = Patterns.anyCase(
            "\\bday\\s*(?<n>\\d{1,2}|one|two|three|four|five|six|seven)\\b|\\b(?<o>first|second|third|fourth|fifth|last|final|\\d{1,2}(?:st|nd|rd|th))\\s+day\\b");
    private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth", "fifth");

    private Echo() {}

    /** Whether it asks what the plan is, as a whole or on one of its days. */
    public static boolean asksOfThePlan(Reading reading) {
        return asksOfTheWholePlan(reading) || asksOfADayOfThePlan(reading);
    }

    /** Whether it asks for the plan as it stands. */
    public static boolean asksOfTheWholePlan(Reading reading) {
        return (reading.said().is(OF_THE_PLAN)
                        || reading.said().is(RECAP)
                        || reading.said().is(FINAL))
                && !reading.said().has(CHANGING)
                && reading.places().isEmpty()
                && reading.otherMatters().isEmpty();
    }

    /** Whether it asks what the plan holds on one of its days. */
    public static boolean asksOfADayOfThePlan(Reading reading) {
        return (reading.said().is(OF_A_DAY_OF_THE_PLAN) || reading.said().is(AND_A_DAY))
                && (reading.said().is(AND_A_DAY) || !reading.said().has(CHANGING))
                && reading.places().isEmpty();
    }

    /** Which day of a plan of so many days it asks for, from 0. */
    public static OptionalInt dayAskedFor(Reading reading, int days) {
        var day = dayNamed(reading, days);
        return day.isPresent() && day.getAsInt() <= days ? OptionalInt.of(day.getAsInt() - 1) : OptionalInt.empty();
    }

    /** The number of the day that it names, from 1, and maybe beyond the end of a plan of so many days. */
    public static OptionalInt dayNamed(Reading reading, int days) {
        var counted = Patterns.matcher(COUNTED_DAY, reading.said().text());
        if (!counted.find()) {
            return OptionalInt.empty();
        }
        var number = counted.group("n") != null ? counted.group("n") : counted.group("o");
        var plain = number.toLowerCase(Locale.ROOT).replaceFirst("(?<=\\d)(?:st|nd|rd|th)$", "");
        int day = plain.equals("last") || plain.equals("final")
                ? days
                : ORDINALS.contains(plain)
                        ? ORDINALS.indexOf(plain) + 1
                        : Names.number(plain).orElse(0);
        return day >= 1 ? OptionalInt.of(day) : OptionalInt.empty();
    }

    /** Whether the message is nothing else. */
    public static boolean is(Reading reading) {
        return reading.said().is(OF_THE_LAST_ANSWER) || TalkOfTheTalk.questionsTheAnswer(reading.said());
    }
}
