package ai.travion.generator.composer;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a sentence has to hold before it answers a question of its kind: a number of what is counted, a figure of the measure, a year, a
 * name, the very thing that "which" asks for. A sentence that only shares words with the question holds none of it.
 *
 * @param inWords what is sought, for saying that it was not found: "how many elephants there are"; empty where only the traveller's own
 *     words can say it
 * @param isHeldBy tells of the text of a sentence whether it holds it
 * @param ofItsSubject whether the sentence has to speak of what is asked about, too
 * @param orElseAnything whether any sentence on the subject may answer where none holds it
 */
record Sought(String inWords, Predicate<String> isHeldBy, boolean ofItsSubject, boolean orElseAnything) {

    Sought(String inWords, Predicate<String> isHeldBy, boolean ofItsSubject) {
        this(inWords, isHeldBy, ofItsSubject, false);
    }

    private static final String NUMBER =
            "(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?)";
    private static final String NO_PART_OF_A_NAME =
            "is|are|was|were|am|be|do|does|did|can|could|has|have|had|will|would|should|shall|may|might|must|in|at|on|of|near|to|by|for|from|with|around|along|under|and|or|but|there|that|who|i|we|you|they|he|she|it|people|one";
    private static final String YEAR =
            "\\b1[0-9]{3}s?\\b|\\b20\\d\\ds?\\b|\\b\\d{1,4} (?:BCE|CE|BC|AD)\\b|centur(?:y|ies)\\b|\\byears? ago\\b|thousand years";
    private static final Pattern COUNT = pattern(
            "\\bhow many ((?:\\p{L}+[ -]){0,2}?\\p{L}+)(?= (?:are|is|were|was|do|does|did|live|lives|can|has|have|had|there|in|at|on|of|from|should|will|would|up|make)\\b|\\W*$)");
    private static final Pattern NOT_COUNTED = pattern(
            ".*\\b(?:hours?|days?|nights?|minutes?|weeks?|months|times|km|kilomet\\w+|miles|poyas?|holidays?|people)");
    private static final Pattern MEASURE = pattern(
            "\\bhow (tall|high|deep|wide|big|large|old)\\b|\\bhow (long) (?:is|are|was)\\b(?! (?:the |a )?(?:\\w+ )?(?:climb|hike|walk|trek|ride|trip|drive|journey|safari|tour|boat|ferry|train|visit|way|flight|wait))|\\b(height|depth|width|size|area|age|elevation|altitude|length) of\\b");
    private static final Map<String, Pattern> FIGURES = figures();
    private static final Pattern STAY = pattern(
            "\\bhow (?:many (?:days?|nights?|hours?)|much time|long) (?:do|does|should|would|must|will|can) (?:i|we|you|one) (?:need|stay|spend|plan|allow|give|want|set aside)\\b|\\bhow many (?:days?|nights?) (?:is|are) (?:enough|needed)\\b");
    private static final Pattern ENOUGH = pattern(
            "\\b(?:minimum|enough|allow|plan|give|reckon|stay|need\\w*|takes?|suffic\\w+|comfortable|at least|is right|are right|plenty|set aside|count on|spend)\\b");
    private static final Pattern WHEN_IT_DOES =
            pattern("\\b(?:when|what time of (?:the )?year|(?:which|what) months?) (?:do|does|is|are|can)\\b(?! (?:the )?(?:sun\\w*|poya|next))");
    private static final Pattern OF_THE_YEAR = pattern(
            "\\b(?:january|february|march|april|may to|to may|in may|june|july|august|september|october|november|december|all year|year-round|seasons?)\\b");
    private static final Pattern MADE_BY_MAN =
            pattern("\\b(?:natural|man[- ]?made|artificial|manmade)\\W*$|\\b(?:natural or|man[- ]?made or|artificial or)\\b");
    private static final Pattern HOW_IT_CAME = pattern(
            "\\b(?:dam|dams|dammed|damming|built|created|dug|made by|artificial|man-made|natural(?:ly)?|reservoir|tank)\\b");
    private static final Pattern NEEDS_CLOTHES = pattern(
            "\\b(?:need|take|bring|pack|carry) (?:a |an |any |some |my |our |warm |long |good |proper )*(?:jackets?|sweaters?|jumpers?|coats?|fleeces?|umbrellas?|raincoats?|boots|trousers|hats?|torch(?:es)?|layers|clothes|socks|gloves)\\b");
    private static final Pattern MAY_ONE = pattern(
            "(?:^|[,.!?] *|\\b(?:and|so) )(?:can|may|could|is it (?:possible|allowed|ok(?:ay)?|permitted)|are (?:visitors|tourists|you|we|people) allowed|is .{2,50}\\bopen)\\b.{0,40}?\\b(climb|go up|enter|go inside|camp|cycle)\\b");
    private static final Pattern WHEN_IT_WAS =
            pattern("\\bwhen (?:was|were|did|had)\\b|\\b(?:what|which) (?:year|century)\\b|\\bsince when\\b");
    private static final Pattern FROM_WHOM = pattern("\\bfrom whom\\b|\\bwhom? .{0,30}\\bfrom\\W*$");
    private static final Pattern WHO_DID = pattern(
            "\\bwho (?:(?:first|originally|actually|is|was|were|are|has|had) )?(\\p{L}+(?:ed|lt|nd|ade|gn|ote|ook|ew|aid|ame|ved))\\b|\\bwho (?:had|got) .{2,60}?\\b(built|made|carved|laid|painted|founded|erected|dug|restored|raised)\\b");
    private static final Pattern WHO_IS_NAMED = Pattern.compile(
            "(?:^|[\\s,])[Ww]ho(?:'s| is| was| were| are) ((?:(?:King|Queen|Sir|Lord|Saint|St) )?\\p{Lu}[\\p{L}'’-]+(?: (?:of |de |the )?\\p{Lu}[\\p{L}'’-]+){0,3})\\W*$");
    private static final Pattern MEANING = pattern(
            "\\bwhat (?:does|do|did) .{2,60} mean\\b|\\bmeaning of\\b|\\bnamed after\\b|\\bwhy (?:is|was|are|were|do|did) .{2,60} (?:call|called|named|nicknamed|known as)\\b|\\bnicknames?\\b|\\bgets? (?:its|their) names?\\b|\\bname .{0,20}\\bcome from\\b|\\bnames? .{0,12}\\bmean(?:s|t)?\\b");
    private static final Pattern FAMED =
            pattern("\\b(?:known|famous|famed|celebrated|noted|renowned|special) (?:for|about)\\b");
    /** "What food is it known for" asks for the food. */
    private static final Pattern OF_A_KIND =
            pattern("\\b(?:what|which) (?!is\\b|are\\b|was\\b|were\\b|makes\\b|else\\b)\\p{L}+ (?:is|are|was|were)\\b");
    private static final Pattern FAME = pattern(
            "\\b(?:famous|fame|known for|best known|renowned|celebrated|unesco|world heritage|frescoes|paintings?|painted|finest|greatest|largest|most (?:famous|sacred|venerated|visited|popular|photographed)|treasures?|masterpieces?|statues?|capital)\\b");
    private static final Pattern MEANS = pattern(
            "\\b(?:its|the|whose|english|sinhala|tamil) names?\\b|\\bmeaning\\b|\\bnicknam\\p{L}+|\\bnamed (?:after|for)\\b|\\bunderstood as\\b|\\btranslates?\\b|\\bstands for\\b|\\bmeans? [\"'‘“]");
    private static final Pattern WHICH =
            pattern("\\b(which|what) ((?:bus|route|train|gate|platform|room|flight) number|(?:(?!(?:"
                    + NO_PART_OF_A_NAME + ")\\b)\\p{L}+ ){0,3}(?!(?:" + NO_PART_OF_A_NAME + ")\\b)\\p{L}+)\\b");
    private static final Pattern DESCRIBES = pattern(
            "^(?:(?:well|known|famous|big|biggest|old|oldest|new|large|largest|small|main|great|local|special|good|best|nice|ancient|modern|important|popular|other|rare|sacred|holy|long|\\p{L}+(?:ous|ish|ese)) )+");
    /** "What draws hundreds", "what makes the": a verb, and the question asks why. */
    private static final Pattern A_DEED = pattern("\\p{L}+[^us\\W]s \\p{L}.*");

    private static final Pattern A_PERSON = Pattern.compile(
            "\\b(?:[Kk]ings?|[Qq]ueens?|[Ss]ir|[Ll]ord|[Mm]onks?|[Ee]ngineers?|[Aa]rchitects?|[Gg]overnors?|Dutch|Portuguese|British|Tamil|Chola|Sinhala)\\b|\\bby (?:the )?\\p{L}+|\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+"
                    // "Kashyapa built a city": a name that does something.
                    + "|\\b\\p{Lu}\\p{L}{3,} (?:built|made|gave|took|wrote|brought|drew|found|\\p{L}{2,}ed)\\b");
    private static final Pattern SUITS = pattern(
            "\\b(?:good|suitable|ok|okay|safe|fun|fine|great|right|doable|easy|possible) (?:\\w+ )?(?:for|with) (?:(?:my|our|a|an|small|young|little|older|\\d+|year|old|yr|two|three) )*(kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|famil(?:y|ies)|elderly|seniors?|grandparents)\\b|\\b(kid|child|family)[- ]friendly\\b");
    private static final Pattern OF_FAMILIES = pattern(
            "\\b(?:famil(?:y|ies)|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|very young|small ones|elderly|older (?:people|travellers|visitors)|seniors?|knees)\\b");
    private static final Pattern JUDGES = pattern(
            "\\b(?:suit\\w*|good|better|best|well|enjoy\\w*|like|love|safe\\w*|unsafe|easy|easily|calm\\w*|shallow|hard|difficult|tiring|steep|not for|should|happ(?:y|ier|iest)|manage|popular|ideal|favourite|prefer|tire|gentle|welcome|fit)\\b");
    private static final Pattern WHAT_TO_TAKE = pattern(
            "\\bwhat (?:should|do|does|shall|can|must|to|clothes|gear|kind of clothes)\\b.{0,30}\\b(pack|bring|carry|wear)\\b|\\b(packing) (?:list|for)\\b");
    private static final Pattern TONGUE =
            pattern("\\blanguages?\\b|-speaking\\b|\\bspeaks? (?!of\\b)|\\bspoken\\b|\\bmother tongue\\b");
    private static final Pattern MAY = pattern(
            "(?:^|[,.!?] *|\\bso )(?:is|are|am|may|can|could)\\b.{0,30}\\b(?:photo\\w*|pictures?|selfies?|flash|film\\w*|video\\w*|drones?|camera)\\b|\\b(?:photo\\w*|pictures?|flash|drones?|filming|camera)\\b.{0,30}\\b(?:allowed|permitted|forbidden|prohibited|ok|okay|banned)\\b");
    private static final Pattern PICTURES = pattern("photograph\\w*|photos?|pictures?|cameras?|flash|film\\w*|drones?");
    private static final Pattern SAYS_WHETHER = pattern(
            "\\b(?:allowed|permitted|permission|permits?|forbidden|prohibited|banned|not be|never|do not|no|may|without|restricted|welcome)\\b");

    private static final Pattern MAY_OR_CAN = pattern(
            "\\b(?:allowed|permitted|permission|permits?|forbidden|prohibited|banned|never|do not|nobody|may|can|cannot|must|should|restricted|welcome|open|closed|possible|count on|not for|safe|unsafe)\\b");

    private static final Pattern LASTING = pattern(
            "\\bhow long (?:up|down|it takes|to (?:climb|walk|hike|get up|reach)|(?:does|do|did|will|would|is|are) (?:the |a |it )?(?:\\p{L}+ ){0,3}?(?:takes?|last|climb|hike|walk|trek|safari|tour|visit|round))\\b");
    private static final Pattern WHILE = pattern(
            "\\b(?:" + NUMBER
                    + "|an|half an|half a|a full|a whole|a short|whole|few) (?:or (?:so|less|more|two|three) )?(?:full |whole |good )?(?:hours?|minutes?|days?|mornings?|nights?)\\b|\\bhalf[- ](?:day|hour)|\\d-(?:minute|hour)");
    private static final Pattern HOW_HARD =
            pattern("\\bhow (?:hard|difficult|easy|steep|strenuous|tough|tiring|challenging|demanding|scary)\\b");
    private static final Pattern HARDNESS = pattern(
            "\\b(?:hard(?:er|est)?|difficult|eas(?:y|ier|iest)|steep\\w*|strenuous|tough\\w*|tiring|demanding|gentle|moderate|fit|fitness|scrambl\\w+|effort|stiff|slippery|clear path)\\b");
    private static final Pattern HOW_WARM = pattern("\\bhow (?:cold|hot|warm|cool|chilly)\\b|\\btemperatures?\\b");
    private static final Pattern WARMTH = pattern(
            "\\b(?:degrees|frost\\w*|cold\\w*|cool\\w*|chilly|warm\\w*|hot(?:ter|test)?|heat|temperatures?)\\b|°");

    /** Kinds of place and words so general that a sentence need not repeat them. */
    private static final Pattern TOO_GENERAL = pattern(
            "(?:is|are|was|were|am|to|do|does|did|can|could|should|would|will|might|must|may|has|have|had|if|about|else|happens?|happened|one|ones|of|in|on|at|the|a|an|i|we|you|kinds?|sorts?|types?|things?|stuff|ways?|places?|spots?|areas?|parts?|regions?|provinces?|districts?|towns?|cit(?:y|ies)|villages?|beach(?:es)?|temples?|parks?|mountains?|hills?|rocks?|forts?|lakes?|waterfalls?|falls|islands?|museums?|sights?|sites?|attractions?|activities|activity|time|times|day|days|month|months|season|seasons|year|years|week|weekend|date|dates|festivals?|food|foods|dish|dishes|animals?|birds?|wildlife|clothes|clothing|shoes|makes|made|year|century|price|cost|fee|weather|history|special|good|best|better|nice|famous|there|this|that|it|not|other|exactly|and|or|visitors|travellers|tourists|people)");

    private static final List<Function<String, Optional<Sought>>> KINDS = List.of(
            Sought::permission,
            Sought::access,
            Sought::whatToTake,
            Sought::suitable,
            Sought::count,
            Sought::stay,
            Sought::measure,
            Sought::duration,
            Sought::hardness,
            Sought::warmth,
            Sought::fromWhom,
            Sought::whoDid,
            Sought::whoIsNamed,
            Sought::whenItWas,
            Sought::meaning,
            Sought::fame,
            Sought::origin,
            Sought::timeOfTheYear,
            Sought::whichOfThem);

    /** What a question seeks; nothing where any sentence on its subject may answer it. */
    static Optional<Sought> in(String question) {
        return KINDS.stream().flatMap(kind -> kind.apply(question).stream()).findFirst();
    }

    private static Optional<Sought> permission(String question) {
        return when(
                MAY.matcher(question).find(),
                new Sought(
                        "",
                        text -> PICTURES.matcher(text).find()
                                && SAYS_WHETHER.matcher(text).find(),
                        false));
    }

    private static Optional<Sought> whatToTake(String question) {
        return when(
                WHAT_TO_TAKE.matcher(question).find()
                        || NEEDS_CLOTHES.matcher(question).find(),
                new Sought("", text -> Topic.LUGGAGE.signsIn(text) + Topic.CLOTHES.signsIn(text) > 0, false));
    }

    private static Optional<Sought> suitable(String question) {
        var asked = SUITS.matcher(question);
        return asked.find()
                ? Optional.of(new Sought(
                        "whether it suits "
                                + (asked.group(1) == null
                                        ? "children"
                                        : asked.group(1).toLowerCase(Locale.ROOT)),
                        text -> OF_FAMILIES.matcher(text).find()
                                && JUDGES.matcher(text).find(),
                        false))
                : Optional.empty();
    }

    private static Optional<Sought> count(String question) {
        var asked = COUNT.matcher(question);
        if (!asked.find() || NOT_COUNTED.matcher(asked.group(1)).matches()) {
            return Optional.empty();
        }
        var words = asked.group(1).toLowerCase(Locale.ROOT);
        var noun = Terms.stem(words.substring(words.lastIndexOf(' ') + 1));
        var counted = pattern("\\b" + NUMBER + "\\b(?:\\W+\\p{L}+){0,3}?\\W+" + Pattern.quote(noun) + "\\p{L}{0,3}\\b");
        return Optional.of(new Sought(
                "how many " + words + " there are",
                text -> counted.matcher(text).find(),
                false));
    }

    private static Optional<Sought> measure(String question) {
        var asked = MEASURE.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var word = asked.group(asked.group(1) != null ? 1 : asked.group(2) != null ? 2 : 3);
        var figure = FIGURES.get(word.toLowerCase(Locale.ROOT));
        return Optional.ofNullable(figure)
                .map(known -> new Sought("", text -> known.matcher(text).find(), true));
    }

    /** How long a visit should be, which is no length. */
    private static Optional<Sought> stay(String question) {
        return when(
                STAY.matcher(question).find(),
                new Sought(
                        "how long to stay",
                        text -> WHILE.matcher(text).find() && ENOUGH.matcher(text).find(),
                        false));
    }

    private static Optional<Sought> timeOfTheYear(String question) {
        return when(
                WHEN_IT_DOES.matcher(question).find(),
                new Sought("", text -> OF_THE_YEAR.matcher(text).find(), true, true));
    }

    private static Optional<Sought> origin(String question) {
        return when(
                MADE_BY_MAN.matcher(question).find(),
                new Sought("", text -> HOW_IT_CAME.matcher(text).find(), true, true));
    }

    /** "Is it open to climb?": a sentence that speaks of it and of whether one may or can. */
    private static Optional<Sought> access(String question) {
        var asked = MAY_ONE.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var verb = asked.group(1).toLowerCase(Locale.ROOT);
        var deed = verb.equals("go up") ? "climb" : verb.equals("go inside") ? "enter" : verb;
        var done = pattern("\\b(?:" + deed + "|" + Terms.stem(deed) + ")\\p{L}{0,3}\\b");
        return Optional.of(new Sought(
                "", text -> done.matcher(text).find() && MAY_OR_CAN.matcher(text).find(), false, true));
    }

    private static Optional<Sought> fromWhom(String question) {
        var from = Pattern.compile(
                "\\bfrom (?:the )?\\p{Lu}|\\b(?:defeated|drove out|driving out|expelled|surrendered)\\b");
        return when(
                FROM_WHOM.matcher(question).find(),
                new Sought("from whom", text -> from.matcher(text).find(), false));
    }

    private static Optional<Sought> whoDid(String question) {
        var asked = WHO_DID.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var deed = asked.group(1) == null ? asked.group(2) : asked.group(1);
        var verb = Terms.stem(deed.toLowerCase(Locale.ROOT));
        var akin = Terms.akinTo(verb);
        return Optional.of(new Sought(
                "",
                text -> {
                    var said = Terms.of(text);
                    return (said.contains(verb) || akin.stream().anyMatch(said::contains))
                            && A_PERSON.matcher(text).find();
                },
                false));
    }

    private static Optional<Sought> whoIsNamed(String question) {
        var asked = WHO_IS_NAMED.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var name = Terms.bare(asked.group(1));
        return Optional.of(new Sought("", text -> Terms.bare(text).contains(name), false));
    }

    private static Optional<Sought> whenItWas(String question) {
        var year = pattern(YEAR);
        return when(
                WHEN_IT_WAS.matcher(question).find(),
                new Sought("", text -> year.matcher(text).find(), true));
    }

    private static Optional<Sought> meaning(String question) {
        return when(
                MEANING.matcher(question).find(),
                new Sought("", text -> MEANS.matcher(text).find(), true));
    }

    private static Optional<Sought> fame(String question) {
        return when(
                FAMED.matcher(question).find() && !OF_A_KIND.matcher(question).find(),
                new Sought("", text -> FAME.matcher(text).find(), false));
    }

    private static Optional<Sought> whichOfThem(String question) {
        var asked = WHICH.matcher(question);
        if (!asked.find()) {
            return Optional.empty();
        }
        var words = asked.group(2).toLowerCase(Locale.ROOT);
        if (words.startsWith("language")) {
            return Optional.of(new Sought(
                    "which language it is", text -> TONGUE.matcher(text).find(), false));
        }
        if (words.endsWith(" number")) {
            var thing = words.substring(0, words.indexOf(' '));
            var numbered = pattern("\\b" + thing + "(?:es|s)?\\b(?: no\\.?| number)? \\d");
            return Optional.of(
                    new Sought("the " + words, text -> numbered.matcher(text).find(), false));
        }
        boolean isWhy =
                asked.group(1).equalsIgnoreCase("what") && A_DEED.matcher(words).matches();
        var name = DESCRIBES.matcher(words).replaceFirst("");
        if (isWhy || TOO_GENERAL.matcher(name.split(" ", 2)[0]).matches()) {
            return Optional.empty();
        }
        var things = Pattern.compile(" ")
                .splitAsStream(name)
                .map(Terms::stem)
                .collect(Collectors.toCollection(HashSet::new));
        Set.copyOf(things).forEach(thing -> things.addAll(Terms.akinTo(thing)));
        return Optional.of(new Sought(
                words.indexOf(' ') < 0 ? "which " + words + " it is" : "",
                text -> Terms.of(text).stream().anyMatch(things::contains),
                false));
    }

    private static Optional<Sought> duration(String question) {
        return when(
                LASTING.matcher(question).find(),
                new Sought("", text -> WHILE.matcher(text).find(), false));
    }

    private static Optional<Sought> hardness(String question) {
        return when(
                HOW_HARD.matcher(question).find(),
                new Sought("", text -> HARDNESS.matcher(text).find(), false));
    }

    private static Optional<Sought> warmth(String question) {
        return when(
                HOW_WARM.matcher(question).find(),
                new Sought("", text -> WARMTH.matcher(text).find(), false));
    }

    private static Optional<Sought> when(boolean asked, Sought sought) {
        return asked ? Optional.of(sought) : Optional.empty();
    }

    private static Map<String, Pattern> figures() {
        var high = pattern("\\b" + NUMBER + "\\s?(?:-\\s?)?(?:metres?|meters?|m\\b|feet|ft)");
        var units = "\\s?(?:km\\b|kilomet\\w+|metres?|meters?|m\\b|miles?)";
        // Not how far it is from elsewhere.
        var length = pattern(NUMBER + units + "[^.,;]{0,12}\\b(?:long|in length)\\b|\\b(?:length|stretch\\w*|runs?|extends?|loop|circuit|line)\\b[^.;]{0,40}\\b"
                + NUMBER + units + "|" + NUMBER + units + " of (?:\\w+ )?(?:sand|beach|coast|shore|wall|tunnel)");
        var area = pattern("square (?:km|kilomet\\w+|miles)|hectares?|acres?|\\b(?:largest|smallest|biggest)\\b");
        var age = pattern(YEAR + "|\\boldest\\b|years? old");
        var figures = new HashMap<String, Pattern>();
        List.of("tall", "high", "height", "elevation", "altitude").forEach(word -> figures.put(word, high));
        List.of("long", "length").forEach(word -> figures.put(word, length));
        List.of("big", "large", "size", "area").forEach(word -> figures.put(word, area));
        List.of("old", "age").forEach(word -> figures.put(word, age));
        List.of("deep", "depth").forEach(word -> figures.put(word, pattern("\\b(?:deep|depth|deepest)\\b")));
        List.of("wide", "width").forEach(word -> figures.put(word, pattern("\\b(?:wide|width|across)\\b")));
        return Map.copyOf(figures);
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }
}
