package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.wishes.StandingWish;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A part of a message that changes a plan: "drop the market in Kandy" of "we want to see the bridge, and drop the market in Kandy".
 *
 * @param text as it was written
 * @param blanked the same with its places blanked by #
 * @param places that it names
 */
record Clause(String text, String blanked, List<Place> places) {

    private static final Pattern CUT = Patterns.anyCase(
            "[,;.!?]+\\s*(?:(?:and|but|plus|then|so)\\s+)?(?=[\\p{L}#])|\\s+(?:and|but|plus)\\s+(?:also\\s+|please\\s+)?");
    private static final Pattern LEAD = Patterns.anyCase(
            "^\\W*(?:(?:no|nope|sorry|wait|actually|oops|hey|hm+|well|oh|ok(?:ay)?|please|pls|but|and|so|then|thanks|not\\s+(?:right|correct|quite)|(?:that'?s|this\\s+is|it'?s|that\\s+is)\\s+(?:not\\s+(?:right|correct|true|what\\s+(?:i|we)\\s+(?:said|meant|wanted|asked(?:\\s+for)?))|wrong|a\\s+mistake|incorrect)|wrong|you\\s+(?:misread|misunderstood|got)\\s+(?:that|me|us|it)(?:\\s+wrong)?)\\b[\\s,.!:;-]*)*");
    private static final Pattern SAID = Patterns.anyCase(
            "^(?:(?:i|we)\\s+(?:have\\s+)?(?:said|meant|mean|told\\s+you|asked\\s+for|wrote|did\\s+say|already\\s+said)|(?:i|we)'ve\\s+said|as\\s+(?:i|we)\\s+said)[\\s,:]+(?:that\\s+)?");

    /** "One more day, maybe Nuwara Eliya" is one wish. */
    private static final Pattern MAYBE_THERE = Patterns.anyCase(
            "(?<=\\b(?:day|days|night|nights)),?\\s+(?:maybe|perhaps|possibly|ideally|say|like)\\s+(?:(?:in|at|for|near)\\s+)?(?=\\p{L})");

    private static final Pattern CORRECTS =
            Patterns.anyCase("^\\W*(?:no|nope|sorry|wait|that'?s|this|wrong|not|you|actually|oops)\\b");

    /** Its places are given up. */
    private static final Pattern DROPS = Patterns.anyCase(
            "\\b(?:drop|skip|leave\\s+out|leaving\\s+out|remove|take\\s+out|cut(?:\\s+out)?|delete|scrap|cancel|lose|forget(?:\\s+about)?|without|instead\\s+of|rather\\s+than|don'?t\\s+(?:want|need)(?:\\s+to\\s+(?:see|go\\s+to|visit))?|do\\s+not\\s+want|not|no)\\s+(?:to\\s+|the\\s+|in\\s+)*#");

    private static final Pattern DROPS_A_THING = Patterns.anyCase(
            "^\\W*(?:(?:please|can\\s+you|could\\s+you|and|we|i|want\\s+to)\\s+)*(?:drop|skip|leave\\s+out|remove|take\\s+out|cut(?:\\s+out)?|delete|scrap|cancel|lose)\\s+(?:the\\s+|that\\s+|all\\s+)?\\p{L}");
    private static final String DEED =
            "(?:hike|climb|walk|trek|ascent|visit|trip|excursion|safari|tour|scramble|stop|loop|drive)";
    private static final String THE_DEED = "(?:(?:the|our|that|out)\\s+)*(?:(?:hard|long|steep|tough)\\s+)?(?:" + DEED
            + "\\s+(?:up|to|of|at|in|on)\\s+(?:the\\s+)?)?";
    /** Its place is given up for one that it does not name: "replace Horton Plains with something easier". */
    private static final Pattern REPLACES = Patterns.anyCase("\\b(?:(?:replace|substitute)\\s+" + THE_DEED
            + "#[#\\s]*(?:" + DEED
            + "\\s*)?|(?:replace|substitute|exchange|swap(?:\\s+out)?|switch|change|trade)\\s+" + THE_DEED
            + "#[#\\s]*(?:"
            + DEED
            + "\\s+)?(?:out\\s+)?(?:for|with|by|to)\\s+(?:[\\p{L}'-]+\\s*){1,8})(?:please|pls)?\\W*$|\\b(?:some(?:thing|where)|anything|another\\s+place)(?:\\s+\\p{L}+){0,3}\\s+(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|(?<=\\b(?:easier|gentler|shorter|flatter|closer|nearer|cheaper|quieter|lighter|less\\s\\p{L}{2,12})\\s)than)\\s+"
            + THE_DEED + "#+(?:\\s+" + DEED + ")?(?:\\W+(?:please|pls))?\\W*$");

    private static final Pattern EASIER = Patterns.words(
            "easier|easy|gentler|gentle|lighter|flat|flatter|shorter|less (?:steep|strenuous|demanding|tiring|exhausting|hard|effort)|not so (?:steep|strenuous|hard|tiring)|more relaxed|relaxing");
    private static final Pattern ADDS_A_SAFARI = Patterns.anyCase(
            "^\\W*(?:(?:can|could|please|you|we|i|also|maybe|let'?s|to|would|like|want|love|need|rather)(?:'d)?\\W+)*(?:add|include|put\\s+in|fit\\s+in|squeeze\\s+in|throw\\s+in|have|do|want|wish\\s+for|go\\s+on|book|plan|give\\s+us)\\s+(?:in\\s+)?(?:us\\s+)?(?:an?|one|some|the|another)?\\s*(?:(?:half-?day|full-?day|morning|afternoon|short|nice|good)\\s+)*(?:elephants?|leopards?|jeep|wild\\s?life|animals?|national\\s+park)?\\s*(?:safaris?|game\\s+drives?)(?:\\s+(?:too|as\\s+well|also|instead|please|pls|somewhere|in\\s+(?:it|there|the\\s+plan)|to\\s+(?:it|the\\s+(?:plan|trip|itinerary))|with\\s+elephants|for\\s+(?:elephants|leopards)))*\\W*$");
    private static final Pattern ADDS = Patterns.anyCase(
            "\\b(?:add|include|put\\s+in|fit\\s+in|squeeze\\s+in|(?:put|bring)(?=\\s+(?:the\\s+)?#+\\s+(?:back|in)\\b)|see|visit|go\\s+to|stop\\s+(?:at|in)|give\\s+us|show\\s+us|want|wanna|like|love|need|have|do|would\\s+be\\s+nice|days?\\s+in|nights?\\s+in|also)\\b[^#]{0,40}#|^\\W*(?:the\\s+)?#+(?:\\s+(?:too|as\\s+well|also))?\\W*$|#+\\s+(?:instead|too|as\\s+well|also|all\\s+the\\s+same|anyway|after\\s+all)");
    private static final Pattern WANTS = Patterns.anyCase(
            "^\\W*(?:(?:we|i)(?:'d|\\s+would|\\s+really|\\s+also|\\s+do)*\\s+(?:want|like|love|need|prefer|wish)|(?:we|i)\\s+(?:are|'re|'m|am)|we're|i'm|there\\s+are|(?:make|keep)\\s+it|(?:\\d{1,2}|one|two|three|four|five)\\s+(?:safaris?|adults?|people|persons?|kids|children|days?|hikes?|dives?|drives?)|no\\s+\\p{L}|not\\s+\\p{L}|more\\s+\\p{L}|less\\s+\\p{L}|fewer\\s+\\p{L}|with(?:out)?\\s+\\p{L}|start|begin|end|finish|only|(?:my|our)\\s+\\p{L}+\\s+(?:is|are|can|can't|cannot|has|stays?|gets?))\\b.*");
    private static final Pattern PART = Patterns.anyCase(
            "^\\W*(?:it\\s+(?:is|was)\\s+(?:for\\s+)?|make\\s+it\\s+|(?:only\\s+)?(?:in|on|for|during)\\s+)*(?:the\\s+|an?\\s+)?(?<part>morning|afternoon|evening)(?:\\s+(?:please|pls|not\\s+(?:in\\s+)?(?:the\\s+)?(?:morning|afternoon|evening)|only|instead|of\\s+course))*\\W*$");
    private static final Pattern LUNCH = Patterns.anyCase(
            "\\b(?:lunch\\s+first|(?:first|begin|start)\\s+(?:with\\s+|we\\s+(?:have|eat|want)\\s+)?(?:a\\s+)?lunch|(?:eat|have)\\s+lunch\\s+(?:first|before)|lunch\\s+(?:before\\s+(?:that|we\\s+start|it)|to\\s+(?:start|begin)))\\b");
    private static final Pattern COMES_FROM = Patterns.anyCase(
            "^\\W*(?:(?:we|i)(?:'re|'m|\\s+are|\\s+am|\\s+will|'ll)?\\s+)?(?:com(?:e|ing)|start(?:ing)?|set(?:ting)?\\s+(?:off|out)|leav(?:e|ing)|travel(?:l?ing)?|driv(?:e|ing)|arriv(?:e|ing))\\s+(?:by\\s+\\p{L}+\\s+)?from\\s+#+(?:\\s+(?:by\\s+\\p{L}+|not\\s+#+))?\\W*$");
    private static final Pattern ARRIVES = Patterns.anyCase(
            "\\b(?:arriv(?:e|es|ing)|get(?:ting)?\\s+(?:in|to|there)|reach(?:ing)?|land(?:ing)?|(?:are|will\\s+be|'ll\\s+be)\\s+(?:in|at|there))\\b[^.;!?]{0,40}?\\b(?:noon|midday|midnight|morning|afternoon|evening|night|\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:am|pm|o'?clock)?)");
    private static final Pattern LENGTH = Patterns.anyCase(
            "\\b(?:make\\s+(?:it|this|the\\s+\\p{L}+)\\s+(?:only\\s+|just\\s+)?(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a)\\s+(?:days?|nights?|week)|(?:\\d{1,2}|one|two|three|an?)\\s+days?\\s+(?:longer|shorter|more|less|fewer|later|earlier|extra)|(?:shorten|extend|cut|reduce)\\s+(?:it\\s+)?(?:to|by)\\s+\\S+\\s+(?:days?|nights?|week)|another\\s+(?:day|night)|one\\s+more\\s+(?:day|night))\\b");
    private static final Pattern LAST_NIGHTS = Patterns.anyCase(
            "\\b(?:(?:the\\s+|our\\s+)?(?<end>last|final|first)\\s+(?<n>two|three|four|\\d)\\s+(?:nights|days)\\b[^.;!?]{0,30}\\b(?:in\\s+|at\\s+)?(?:one|the\\s+same|a\\s+single)\\s+(?:place|hotel|town)|(?:in|at)\\s+(?:just\\s+|only\\s+)?(?:one|the\\s+same|a\\s+single)\\s+(?:place|hotel|town|base)\\s+(?:for|on)\\s+(?:the\\s+|our\\s+)?(?<end2>last|final|first)\\s+(?<n2>two|three|four|\\d)\\s+(?:nights|days))\\b");
    private static final Pattern CITY_DAY = Patterns.anyCase(
            "\\b(?:drop|skip|leave\\s+out|remove|take\\s+out|cut(?:\\s+out)?|delete|cancel|no|without)\\s+(?:the\\s+|that\\s+|our\\s+)?(?:city|town)\\s+day\\b");
    private static final Pattern THING = Patterns.anyCase(
            "^\\W*(?:(?:please|can\\s+you|could\\s+you|and|we|i|want\\s+to)\\s+)*(?:drop|skip|leave\\s+out|remove|take\\s+out|cut(?:\\s+out)?|delete|scrap|cancel|lose)\\s+(?:the\\s+|that\\s+|all\\s+|visit\\s+to\\s+)*(?<thing>[\\p{L}' -]+?)(?:\\s+(?:in|at|of|near)\\s+#.*|\\s+(?:please|pls|then|too|again|from\\s+the\\s+plan|on\\s+day.*))?\\W*$");

    private static final Pattern NEW_LENGTH = Patterns.anyCase(
            "^\\W*(?:(?:(?:we|i)(?:'d|'ll|'ve|\\s+would|\\s+do|\\s+really|\\s+actually|\\s+only|\\s+will|\\s+can)*\\s+(?:want|need|have|like|prefer|wanted|meant|stay|got|spend)|it\\s+(?:is|should\\s+be)|it'?s|there\\s+are|make\\s+that|rather|just|only)\\s+)?(?:(?:to\\s+(?:stay|have|do|spend)|only|just|for|actually|a\\s+total\\s+of)\\s+)*(?<length>(?:[1-9]|1\\d|2\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)\\s+(?:days|nights|weeks)|(?:one|a|1)\\s+week)(?:\\s+(?:in\\s+total|altogether|in\\s+all|instead|please|pls|rather|now))*\\W*$");
    private static final Pattern NIGHTS_THERE = Patterns.anyCase(
            "^\\W*(?:(?:only|just|for|with|but|maybe|stay|a|max(?:imum)?)\\s+)*(?<n>an?|one|two|three|four|\\d)\\s+(?:single\\s+)?nights?(?:\\s+(?:there|only|please|pls|is\\s+enough|max(?:imum)?))*\\W*$");
    private static final Pattern PUTS_BACK = Patterns.anyCase(
            "\\b(?:put|bring|take|add)\\s+(?:back\\s+)?(?:in\\s+)?(?:the\\s+\\p{L}+|what(?:ever)?|everything|all)\\s+(?:back\\s+)?(?:that\\s+)?you\\s+(?:have\\s+|had\\s+|just\\s+)?(?:cut|dropped|removed|took|left|lost|deleted)\\b");
    /** "Give that time to Ella", "put the nights into Ella", "we go straight to Pasikudah": after what is dropped. */
    private static final Pattern GETS_THE_DAYS = Patterns.anyCase(
            "\\b(?:give|put|use|spend|add|move|shift|have|stay)\\s+(?:(?:that|the|its|their|those|these|this|all)\\s+)*(?:(?:free|freed|spare|extra|saved|additional)\\s+)*(?:time|nights?|days?|it|them)(?:\\s+(?:back|there|instead))*\\s+(?:to|in|into|for|at)\\s+(?:the\\s+)?#|^\\W*(?:(?:and|so|then)\\s+)*(?:(?:we|i)(?:'d|'ll|\\s+will|\\s+would)?\\s+|let'?s\\s+)?(?:(?:rather|just|only)\\s+)*(?:go|stay|drive|move)\\s+(?:(?:straight|directly|right|on)\\s+)*(?:to|in|at)\\s+#+(?:\\s+instead)?\\W*$|#+\\s+(?:gets?|has|takes)\\s+(?:(?:that|the|its|their|those)\\s+)+(?:free\\s+|extra\\s+)?(?:time|nights?|days?)");

    private static final Pattern COUNTED_STOP = Patterns.anyCase(
            "(?<nth>first|second|third|fourth|fifth|sixth|last|final)\\s+(?:one|place|town|city|destination|stay)");

    /** "You put Ravana Falls in" tells of the plan and orders nothing. */
    private static final Pattern TELLS = Patterns.anyCase(
            "^\\W*(?:(?:i\\s+see|but|so|and|oh)\\W+)*you(?:'ve|\\s+have|\\s+had|\\s+just|\\s+also)*\\s+(?:put|added|included|planned|placed|scheduled|chose|picked|gave\\s+us|got)\\b");
    /** "Swap it for something easier" of what was named before in the same breath. */
    private static final Pattern OF_IT = Patterns.anyCase(
            "^(?<order>\\W*(?:(?:so|then|please|pls|can\\s+you|could\\s+you|can\\s+we|could\\s+we)\\W+)*(?:swap(?:\\s+out)?|replace|exchange|change|switch|drop|skip|remove|leave|take|cut|scrap|delete)\\s+)(?:it|that|this|that\\s+one|this\\s+one)\\b(?<rest>.*)$");

    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:what(?!\\s+(?:about|if\\s+we))|which|why(?!\\s+(?:not|don'?t))|when|where|who|how(?!\\s+about)|is|are|was|were|does|do|did|has|have\\s+(?:you|we)|should|will|would\\s+(?:it|that))\\b.*");
    private static final Set<String> IDLE = Set.of(
            "please",
            "thanks",
            "thank",
            "you",
            "ok",
            "okay",
            "no",
            "sorry",
            "instead",
            "then",
            "too",
            "pls",
            "actually",
            "yes",
            "wait",
            "also",
            "wrong",
            "that's",
            "great",
            "nice",
            "good",
            "hey",
            "well",
            "hi",
            "a",
            "lot");

    Clause {
        places = List.copyOf(places);
    }

    /** The parts of a message, without what only says that it corrects. */
    static List<Clause> in(String message, Places atlas) {
        var text = LEAD.matcher(message).replaceFirst("");
        text = SAID.matcher(text).replaceFirst("");
        text = MAYBE_THERE.matcher(text).replaceAll(" in ");
        var mentions = atlas.mentionedIn(text);
        var blanked = new StringBuilder(text);
        mentions.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var found = new ArrayList<Clause>();
        int start = 0;
        var ends = new ArrayList<int[]>();
        CUT.matcher(blanked).results().forEach(cut -> ends.add(new int[] {cut.start(), cut.end()}));
        ends.add(new int[] {text.length(), text.length()});
        for (var end : ends) {
            int from = start;
            var part = text.substring(from, end[0]).strip();
            if (!part.isEmpty()) {
                found.add(new Clause(
                        part,
                        blanked.substring(from, end[0]).strip(),
                        mentions.stream()
                                .filter(mention -> mention.start() >= from && mention.end() <= end[0])
                                .map(Places.Mention::place)
                                .distinct()
                                .toList()));
            }
            start = end[1];
        }
        return withItNamed(found);
    }

    private static List<Clause> withItNamed(List<Clause> clauses) {
        var named = new ArrayList<Clause>();
        for (var clause : clauses) {
            var spokenOf = named.stream()
                    .flatMap(before -> before.places().stream())
                    .distinct()
                    .toList();
            var it = Patterns.matcher(OF_IT, clause.text());
            boolean ofIt = spokenOf.size() == 1 && clause.places().isEmpty() && it.matches();
            named.add(
                    ofIt
                            ? new Clause(
                                    it.group("order") + spokenOf.getFirst().name() + it.group("rest"),
                                    it.group("order") + "#" + it.group("rest"),
                                    spokenOf)
                            : clause);
        }
        return List.copyOf(named);
    }

    /** Whether it only tells what the plan has. */
    boolean tellsOfThePlan() {
        return Patterns.isIn(TELLS, text);
    }

    /** Whether a message says that something was misread. */
    static boolean corrects(String message) {
        var text = LEAD.matcher(message).replaceFirst("");
        boolean leads = !text.equals(message.strip()) && Patterns.isIn(CORRECTS, message);
        return leads || Patterns.isIn(SAID, text);
    }

    boolean isOnlyPlaces() {
        return !places.isEmpty()
                && blanked.replaceAll("(?i)#+|\\bthe\\b|\\bin\\b|\\bto\\b", "").isBlank();
    }

    boolean drops() {
        return !places.isEmpty() && Patterns.isIn(DROPS, blanked);
    }

    boolean replaces() {
        return places.size() == 1 && Patterns.isIn(REPLACES, blanked);
    }

    /** Whether what takes its place is to be less of an effort. */
    boolean wantsItEasier() {
        return Patterns.isIn(EASIER, text);
    }

    /** How many nights "but only one night" gives to the place before it; 0 where it says nothing of the kind. */
    int nightsThere() {
        var said = Patterns.matcher(NIGHTS_THERE, text);
        return places.isEmpty() && said.matches() ? count(said.group("n")) : 0;
    }

    /** "10 days" of "we want 10 days", where that is all that it says; nothing otherwise. */
    Optional<String> newLength() {
        var said = Patterns.matcher(NEW_LENGTH, text);
        return said.matches() ? Optional.of(said.group("length")) : Optional.empty();
    }

    /** "Put back the thing you cut". */
    boolean putsBackWhatWasCut() {
        return places.isEmpty() && Patterns.isIn(PUTS_BACK, text);
    }

    /** Whether the one place that it names is to have the days of what was dropped before it. */
    boolean getsTheDays() {
        return places.size() == 1 && Patterns.isIn(GETS_THE_DAYS, blanked);
    }

    boolean addsASafari() {
        return places.isEmpty() && Patterns.isAllOf(ADDS_A_SAFARI, text);
    }

    boolean dropsAThing() {
        return Patterns.isIn(DROPS_A_THING, text) && !drops();
    }

    /** How many nights at the end of the trip, or below nought at its beginning, are to be in one place; 0 where nothing is said of that. */
    int nightsTogether() {
        var said = Patterns.matcher(LAST_NIGHTS, text);
        if (!said.find()) {
            return 0;
        }
        boolean one = said.group("n") != null;
        int nights = count(one ? said.group("n") : said.group("n2"));
        return (one ? said.group("end") : said.group("end2")).equalsIgnoreCase("first") ? -nights : nights;
    }

    boolean dropsTheCityDay() {
        return Patterns.isIn(CITY_DAY, text);
    }

    /** What it drops, where that is no place by its name; empty where it drops none. */
    String thing() {
        var said = Patterns.matcher(THING, blanked);
        return said.matches() ? said.group("thing").strip() : "";
    }

    /** "last" of "drop the last one"; nothing where it drops no stop by its turn. */
    Optional<String> countedStop() {
        var said = Patterns.matcher(COUNTED_STOP, thing());
        return said.matches() ? Optional.of(said.group("nth")) : Optional.empty();
    }

    private static int count(String word) {
        return Names.number(word).orElse(1);
    }

    boolean adds() {
        return !places.isEmpty() && Patterns.isIn(ADDS, blanked) && !drops();
    }

    boolean comesFrom() {
        return places.size() == 1 && Patterns.isAllOf(COMES_FROM, blanked);
    }

    boolean tellsOfTheArrival() {
        return Patterns.isIn(ARRIVES, text);
    }

    boolean saysTheLength() {
        return Patterns.isIn(LENGTH, text);
    }

    boolean wantsLunchFirst() {
        return Patterns.isIn(LUNCH, text);
    }

    /** "afternoon", where that is all that it says; empty otherwise. */
    String part() {
        var said = Patterns.matcher(PART, text);
        return said.matches() ? said.group("part").toLowerCase(Locale.ROOT) : "";
    }

    boolean wants() {
        return Patterns.isAllOf(WANTS, text);
    }

    boolean asks() {
        return Patterns.isAllOf(ASKS, text);
    }

    List<String> terms() {
        return StandingWish.in(text);
    }

    boolean isIdle() {
        return List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}']+")).stream()
                .allMatch(word -> word.isEmpty() || IDLE.contains(word));
    }
}
