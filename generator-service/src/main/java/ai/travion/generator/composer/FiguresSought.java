package ai.travion.generator.composer;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What is sought where a question asks for a number: how many, how long, how warm, when. */
final class FiguresSought {

    private static final String NUMBER =
            "(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?)";
    private static final String YEAR =
            "\\b1[0-9]{3}s?\\b|\\b20\\d\\ds?\\b|\\b\\d{1,4} (?:BCE|CE|BC|AD)\\b|centur(?:y|ies)\\b|\\byears? ago\\b|thousand years";
    private static final String MONTH =
            "january|february|march|april|(?-i:May)|june|july|august|september|october|november|december";
    private static final Pattern COUNT = Sought.pattern(
            "\\b(?:how many|(?:exact |total |average |daily |yearly )+number of) ((?:\\p{L}+[ -]){0,2}?\\p{L}+)(?= (?:who|that|are|is|were|was|do|does|did|live|lives|can|has|have|had|there|in|at|on|of|from|to|should|will|would|up|make|leads?|go|goes|climbs?|runs?|take)\\b|\\W*$)");
    private static final Pattern NOT_COUNTED = Sought.pattern(
            ".*\\b(?:hours?|days?|nights?|minutes?|weeks?|months|times|km|kilomet\\w+|miles|poyas?|holidays?|people)");
    private static final Pattern AREA = Sought.pattern("square (?:km|kilomet\\w+|miles)|hectares?|acres?");
    private static final Pattern MEASURE = Sought.pattern(
            "\\bhow (tall|high|deep|wide|thick|heavy|big|large|old)\\b|\\bhow (long) (?:is|are|was)\\b(?! (?:the |a )?(?:\\w+ )?(?:climb|hike|walk|trek|ride|trip|drive|journey|safari|tour|boat|ferry|train|visit|way|flight|wait))|\\b(height|depth|width|size|area|age|elevation|altitude|length) of\\b");
    private static final Map<String, Pattern> FIGURES = figures();
    private static final Pattern AGE = Sought.pattern(YEAR + "|\\byears old\\b");
    /** What says it better than "the oldest" and "metres" do. */
    private static final Map<String, Pattern> FIRST_OF_ALL =
            Map.of("old", AGE, "age", AGE, "big", AREA, "large", AREA, "size", AREA);

    private static final Pattern ASKS_THE_SHAPE = Sought.pattern(
            "\\b(?:what|which) shape\\b|\\bshape (?:of|is|has|does)\\b|\\bhow (?:is|are|was) .{2,40} shaped\\b|(?<!year[ -])\\b(?:round|square|octagonal|circular|oval) or\\b|\\bhow many sides\\b");
    private static final Pattern SHAPE = Sought.pattern(
            "\\b(?:octagon\\w*|round|circular|square|rectang\\w+|triang\\w+|conical|cone|oval|hexagon\\w*|crescent|horseshoe|half-moon|star|pyramids?|pointed|dome\\w*|\\p{L}*-?shaped|shape|form of|row of)\\b");
    private static final Pattern HOW_FAR = Sought.pattern(
            "\\bhow far\\b(?! (?:in advance|ahead|before))|\\bwhat (?:is the )?distance\\b|\\bhow many (?:km|kilomet\\w+|miles|metres)\\b");
    private static final Pattern IN_KILOMETRES =
            Sought.pattern("\\b(?:" + NUMBER + "|half a|a|few)(?: |-)(?:km\\b|kilomet\\w+|metres?|meters?|miles?)");
    private static final Pattern FAR =
            Sought.pattern(IN_KILOMETRES.pattern() + "|\\b(?:" + NUMBER + "|an|few|half an) (?:hours?|minutes?)\\b");
    private static final Pattern STAY = Sought.pattern(
            "\\bhow (?:many (?:days?|nights?|hours?)|much time|long) (?:do|does|should|would|must|will|can) (?:i|we|you|one) (?:need|stay|spend|plan|allow|give|want|set aside)\\b|\\bhow many (?:days?|nights?) (?:is|are) (?:enough|needed)\\b");
    private static final Pattern ENOUGH = Sought.pattern(
            "\\b(?:minimum|enough|allow|plan|give|reckon|stay|need\\w*|takes?|suffic\\w+|comfortable|at least|is right|are right|plenty|set aside|count on|spend)\\b");
    private static final Pattern WHEN_IT_DOES = Sought.pattern(
            "\\b(?:when|what time of (?:the )?year|(?:which|what) months?) (?:do|does|is|are|can)\\b(?! (?:the )?(?:sun\\w*|poya|next))(?!.*\\b(?:leaves?|departs?|starts?|arrives?|runs?|set off)\\b)");
    private static final Pattern OF_THE_YEAR =
            Sought.pattern("\\b(?:" + MONTH + "|all year|year-round|any month|every month|poya|full moon)\\b");
    /** The season itself, and not what one of its months is like. */
    private static final Pattern SEASON = Sought.pattern(
            "\\b(?:seasons?|best (?:time|months?)|held|every year|each year|yearly|usually)\\b.{0,90}?\\b(?:" + MONTH
                    + ")\\b|\\b(?:" + MONTH + ")\\b.{0,60}?\\b(?:seasons?|best (?:time|months?))\\b");

    private static final Pattern WHEN_IT_OPENS = Sought.pattern(
            "\\b(?:what time|when|what hours?)\\b.{0,50}\\b(?:opens?|closes?|shuts?)\\b|\\bopening (?:hours|times?)\\b|\\bclosing time\\b");
    private static final Pattern OPENS =
            Sought.pattern("\\b(?:opens?|opening|open|closes?|closing|closed|shuts?|gates?|admi\\w+)\\b");
    private static final Pattern OF_THE_CLOCK = Sought.pattern(
            "\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|dawn|dusk|daybreak|sunrise|sunset|nightfall|daylight|all day|day and night|daily|early morning|hours?)\\b");
    private static final Pattern HOW_EARLY = Sought.pattern(
            "\\bhow (?:early|late)\\b|\\bwhat time (?:should|do|must|shall) (?:i|we|you|one) (?:have to |need to )?(?:start|begin|be|go|leave|arrive|set off|set out|get)\\b");
    private static final Pattern OF_THE_DAY = Sought.pattern(
            "\\b(?:dawn|sunrise|daybreak|first light|early(?! (?:years?|days|\\w+ century|nineteenth|twentieth))|(?:before|by|until|at|from about|about|from) (?:half past )?(?:five|six|seven|eight|nine|ten|eleven|two|three|four|noon|midday|\\d{1,2}(?::\\d\\d)?)\\b|late (?:morning|afternoon)|in the (?:early )?morning)");
    private static final Pattern WHEN_IT_WAS =
            Sought.pattern("\\bwhen (?:was|were|did|had)\\b|\\b(?:what|which) (?:year|century)\\b|\\bsince when\\b");
    private static final Pattern BEGINNING = Sought.pattern(
            "\\b(?:open(?:ed)?|establish(?:ed)?|found(?:ed)?|start(?:ed)?|begin|created?|built|rebuilt|laid out|begun|began|finished|completed|inaugurated|planted|erected|constructed|raised|made|brought into use|dates? (?:from|back))\\b");
    private static final Pattern LASTING = Sought.pattern(
            "\\bhow long (?:up|down|it takes|to (?:climb|walk|hike|get up|reach)|(?:does|do|did|will|would|is|are) (?:the |a |it )?(?:\\p{L}+ ){0,3}?(?:takes?|last|climb|hike|walk|trek|safari|tour|visit|round))\\b");
    private static final Pattern WHILE = Sought.pattern(
            "\\b(?:" + NUMBER
                    + "|an|half an|half a|a full|a whole|a short|whole|few) (?:or (?:so|less|more|two|three) )?(?:full |whole |good )?(?:hours?|minutes?|days?|mornings?|nights?)\\b|\\bhalf[- ](?:day|hour)|\\d-(?:minute|hour)");
    private static final Pattern HOW_WARM =
            Sought.pattern("\\bhow (?:cold|hot|warm|cool|chilly)\\b|\\btemperatures?\\b");
    private static final Pattern WARMTH = Sought.pattern(
            "\\b(?:degrees|frost\\w*|cold\\w*|cool\\w*|chilly|warm\\w*|hot(?:ter|test)?|heat|temperatures?)\\b|°");

    private FiguresSought() {}

    static Optional<Sought> count(String question) {
        var asked = COUNT.matcher(question);
        if (!asked.find() || NOT_COUNTED.matcher(asked.group(1)).matches()) {
            return Optional.empty();
        }
        var words = asked.group(1).toLowerCase(Locale.ROOT);
        var noun = Terms.stem(words.substring(words.lastIndexOf(' ') + 1));
        var counted = Sought.pattern(
                "\\b" + NUMBER + "\\b(?:\\W+\\p{L}+){0,3}?\\W+" + Pattern.quote(noun) + "\\p{L}{0,3}\\b");
        return Optional.of(new Sought(
                "how many " + words + " there are",
                text -> counted.matcher(text).find(),
                false));
    }

    static Optional<Sought> measure(String question) {
        var asked = MEASURE.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var word = asked.group(asked.group(1) != null ? 1 : asked.group(2) != null ? 2 : 3);
        var figure = FIGURES.get(word.toLowerCase(Locale.ROOT));
        return Optional.ofNullable(figure)
                .map(known -> new Sought(
                        "",
                        text -> known.matcher(text).find(),
                        true,
                        false,
                        text -> Optional.ofNullable(FIRST_OF_ALL.get(word.toLowerCase(Locale.ROOT)))
                                .filter(first -> !first.matcher(text).find())
                                .isEmpty()));
    }

    static Optional<Sought> shape(String question) {
        return Sought.when(
                ASKS_THE_SHAPE.matcher(question).find(),
                new Sought("what shape it has", text -> SHAPE.matcher(text).find(), true, true));
    }

    /** How far it is on foot or to the next thing, where no way between two places is asked for. */
    static Optional<Sought> distance(String question) {
        return Sought.when(
                HOW_FAR.matcher(question).find(),
                new Sought(
                        "",
                        text -> FAR.matcher(text).find(),
                        true,
                        true,
                        text -> IN_KILOMETRES.matcher(text).find()));
    }

    /** How long a visit should be, which is no length. */
    static Optional<Sought> stay(String question) {
        return Sought.when(
                STAY.matcher(question).find(),
                new Sought(
                        "how long to stay",
                        text -> WHILE.matcher(text).find()
                                && ENOUGH.matcher(text).find(),
                        false));
    }

    /** By what hour to be there: "at six", "before dawn". */
    static Optional<Sought> howEarly(String question) {
        return Sought.when(
                HOW_EARLY.matcher(question).find(),
                new Sought("", text -> OF_THE_DAY.matcher(text).find(), false, true));
    }

    static Optional<Sought> duration(String question) {
        return Sought.when(
                LASTING.matcher(question).find(),
                new Sought("", text -> WHILE.matcher(text).find(), false));
    }

    /** The clock by which it opens, and no view that opens over a valley. */
    static Optional<Sought> hours(String question) {
        return Sought.when(
                WHEN_IT_OPENS.matcher(question).find(),
                new Sought(
                        "when it opens and closes",
                        text -> OPENS.matcher(text).find()
                                && OF_THE_CLOCK.matcher(text).find(),
                        false));
    }

    static Optional<Sought> timeOfTheYear(String question) {
        return Sought.when(
                WHEN_IT_DOES.matcher(question).find(),
                new Sought(
                        "",
                        text -> OF_THE_YEAR.matcher(text).find(),
                        true,
                        true,
                        text -> SEASON.matcher(text).find()));
    }

    static Optional<Sought> whenItWas(String question) {
        var year = Sought.pattern(YEAR);
        // What was opened in one text was founded in another.
        boolean ofItsBeginning = BEGINNING.matcher(question).find();
        return Sought.when(
                WHEN_IT_WAS.matcher(question).find(),
                new Sought(
                        "",
                        text -> year.matcher(text).find()
                                && (!ofItsBeginning || BEGINNING.matcher(text).find()),
                        !ofItsBeginning));
    }

    /** A year or a measure: that of another thing misleads. */
    static boolean isAskedFor(String question) {
        return WHEN_IT_WAS.matcher(question).find() || MEASURE.matcher(question).find();
    }

    static Optional<Sought> warmth(String question) {
        return Sought.when(
                HOW_WARM.matcher(question).find(),
                new Sought("", text -> WARMTH.matcher(text).find(), false));
    }

    private static Map<String, Pattern> figures() {
        var high = Sought.pattern("\\b" + NUMBER + "\\s?(?:-\\s?)?(?:metres?|meters?|m\\b|feet|ft)");
        var units = "\\s?(?:km\\b|kilomet\\w+|metres?|meters?|m\\b|miles?)";
        // Not how far it is from elsewhere.
        var length = Sought.pattern(NUMBER + units
                + "[^.,;]{0,12}\\b(?:long|in length)\\b|\\b(?:length|stretch\\w*|runs?|extends?|loop|circuit|line)\\b[^.;]{0,40}\\b"
                + NUMBER + units + "|" + NUMBER + units + " of (?:\\w+ )?(?:sand|beach|coast|shore|wall|tunnel)");
        var area = Sought.pattern(AREA.pattern() + "|\\b(?:largest|smallest|biggest)\\b");
        var age = Sought.pattern(YEAR + "|\\boldest\\b|years? old");
        var figures = new HashMap<String, Pattern>();
        List.of("tall", "high", "height", "elevation", "altitude").forEach(word -> figures.put(word, high));
        List.of("long", "length").forEach(word -> figures.put(word, length));
        var big = Sought.pattern(area.pattern() + "|" + high.pattern() + "|" + length.pattern());
        figures.put("area", area);
        List.of("big", "large", "size").forEach(word -> figures.put(word, big));
        List.of("old", "age").forEach(word -> figures.put(word, age));
        List.of("deep", "depth").forEach(word -> figures.put(word, Sought.pattern("\\b(?:deep|depth|deepest)\\b")));
        figures.put(
                "thick",
                Sought.pattern("\\b" + NUMBER + units
                        + "[^.;]{0,20}\\b(?:thick|wide|across)\\b|\\bthick(?:ness)?\\b[^.;]{0,30}\\b" + NUMBER
                        + units));
        figures.put("heavy", Sought.pattern("\\b" + NUMBER + " ?(?:kg|kilos?|kilograms?|tons?|tonnes?|carats?)\\b"));
        List.of("wide", "width").forEach(word -> figures.put(word, Sought.pattern("\\b(?:wide|width|across)\\b")));
        return Map.copyOf(figures);
    }
}
