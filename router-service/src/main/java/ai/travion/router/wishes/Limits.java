package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Wishes.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Hears what health and age allow, in whatever words: how far one walks, and what one had better stay away from. */
final class Limits {

    /**
     * What was heard.
     *
     * @param walking low or medium, where anything was said of it
     * @param avoid what the body does not bear, each a requirement
     * @param other what else has to be known
     * @param withdrawn what was said not to be so, or not any more
     */
    record Heard(Optional<String> walking, List<Wish> avoid, List<String> other, List<String> withdrawn) {}

    private static final String PREGNANT = "pregnant";

    private static final String PART =
            "(?:knees?|hips?|legs?|foot|feet|ankles?|heart|lungs?|joints?|achilles|calf|calves)";
    private static final String TROUBLE =
            "(?:bad|weak|weakened|dodgy|sore|poor|aching|aches?|hurts?|hurting|painful|pains?|broke|broken|twisted|sprained|strained|torn|tore|injured|injury|injuries|swollen|stiff|arthritic|replaced|replacements?|surgery|operation|operated|conditions?|diseases?|problems?|troubles?|issues?|failure|attacks?|wonky|fragile|delicate|wobbly)";
    private static final String NOT_WELL =
            "(?:(?:is|are|was|were)(?:n'?t|\\s+not)\\s+(?:(?:very|really|quite|so|too|that|the|in|all)\\s+){0,2}(?:good|great|well|strong|best|strongest|shape|healthy|what\\s+(?:it|they)\\s+(?:was|were|used\\s+to\\s+be))|(?:play(?:s|ing)?\\s+up|giv(?:e|es|ing)\\s+(?:out|up|me|him|her|us)|(?:is|are)\\s+(?:gone|shot|finished)))";
    private static final String LITTLE_WORDS =
            "(?:(?:is|are|was|were|have|has|had|been|a|an|the|my|his|her|our|really|very|quite|so|a\\s+bit|do|does|both|me|him|her|got|gets|get|some|serious|with)\\s+){0,4}";

    private static final Pattern BODY = troubleWith(PART);
    /** A back bears walks, and no jolts. */
    private static final String SPINE =
            "(?:(?:lower\\s+)?backs?|spine|neck|(?:slipped|herniated|bulging)\\s+disc|disc)";

    private static final String JOLTS =
            "(?:jeeps?|safaris?|bumps|bumpy\\s+\\p{L}+|jolt\\p{L}*|rough\\s+(?:roads?|tracks?|rides?)|rides?)";
    private static final Pattern BACK = Patterns.words(troubleWith(SPINE).pattern()
            + "|lumbago|(?:slipped|herniated|bulging)\\s+disc|" + JOLTS
            + "\\s+(?:that\\s+|which\\s+|is\\s+|are\\s+|really\\s+|only\\s+|would\\s+|be\\s+|will\\s+){0,3}(?:hurts?|kills?|hard\\s+on|bad\\s+for|too\\s+much\\s+for|not\\s+good\\s+for)\\s+(?:my|his|her|our|their|the)\\s+(?:\\p{L}+'s\\s+)?"
            + SPINE);
    private static final Pattern ILLNESS = Patterns.words(
            "arthritis|arthrosis|osteo(?:porosis|arthritis)|rheumati\\p{L}+|copd|emphysema|angina|sciatica|parkinson'?s?|multiple sclerosis|fibromyalgia|gout|pacemaker|(?:had|since|after|from) (?:a |an |his |her |my |our )?(?:mini[- ])?strokes?|cerebral palsy|amputee|heart (?:disease|trouble|problems?|condition)|poor circulation|out of breath|short(?:ness)? of breath|breathless(?:ness)?|breathing (?:problems?|trouble|difficult\\p{L}+)|trouble breathing|obese|overweight|recovering from|chemotherapy|disabled|disabilit(?:y|ies)|mobility (?:issues?|problems?|difficulties)|(?:limited|reduced|restricted|poor) mobility");
    private static final Pattern AID = Patterns.words(
            "walking (?:stick|aid|frame|cane)s?|(?:with|uses?|using|on|needs?) (?:a |my |his |her |their )?(?:stick|cane|walking frame|zimmer frame|rollator|walker)s?|crutch(?:es)?|zimmer frame|rollator|mobility scooter|prosthe\\p{L}+|artificial (?:leg|hip|knee)s?|wheel ?chairs?|stroller|pram|pushchair|buggy");
    private static final Pattern AGE = Patterns.anyCase(
            "\\b(?:(?:[7-9]\\d)[- ]?(?:years?|yrs?)?[- ]olds?|(?:aged?|is|am|are|i'm|he's|she's|we're|they're|both|turn(?:s|ed|ing)?)\\s+(?:both\\s+|now\\s+|nearly\\s+|almost\\s+|over\\s+|about\\s+)?[7-9]\\d(?=\\s*(?:$|[.,;!?)]|years?\\b|and\\b|so\\b|but\\b|now\\b))|in\\s+(?:my|our|his|her|their)\\s+(?:late\\s+|early\\s+|mid[- ]?)?(?:seventies|eighties|nineties|[789]0'?s)|octogenarians?|septuagenarians?|(?:elderly|old|aged|frail)\\s+(?:parents?|mother|father|people|couple|mum|dad|mom|grandparents?|relatives?|lady|man|woman)|grand(?:mother|father|parents?|ma|pa|mum|dad)(?!'s)|granny|grandad|senior\\s+citizens?|(?<!junior\\s)seniors|pensioners|elderly|frail)\\b");
    private static final Pattern WALKS_BADLY = Patterns.words(
            "(?:can'?t|cannot|can not|unable to|not able to|struggles? to|trouble|difficulty|(?:don'?t|doesn'?t) want to(?= (?:\\p{L}+ ){0,2}?walk)) (?!(?:wait|believe|help|stop|we|i|you|one|imagine|decide)\\b)(?:\\p{L}+ ){0,2}?(?:walk(?:ing)?|climb(?:ing)?|hik(?:e|ing)|stand(?:ing)?(?=\\W*$|\\s*[.,;!?]| (?:for|up|too|very|a lot|or|and|without|in|on|well|much|that|so|long(?:er)?(?=\\W*$|\\s*[.,;!?]| (?:and|or|at|in|periods?|time))|far|stairs|steps)\\b))(?: (?:far|much|long|a lot|for long|very far|stairs|steps))?|(?:hard|difficult) (?:for (?:me|us|him|her|them|my \\p{L}+) )?to (?:walk|climb|hike|do stairs)|(?:not (?:too |so |very )?(?:steady|good|quick|strong)|unsteady|wobbly|weak|shaky) on (?:his|her|my|their|our) (?:feet|legs)|walks? (?:slowly|badly|with difficulty)|slow walkers?|(?:tires?|exhausted|get tired|gets tired|tired) (?:out )?(?:(?:easily|quickly|fast)|(?:of |when |from )?walking)|out of shape|unfit|not (?:very |so |that |really |as )?(?:fit|mobile|sporty|agile|athletic)|limp(?:s|ing)|(?:not|without) (?:too )?much (?:walking|climbing)|(?:little|minimal|less) walking|no (?:long )?(?:walks|walking|climbing)|short walks(?: only)?|(?:nothing|no|avoid(?:ing)?|without) (?:too |very |that is |that's |anything |any )*(?:strenuous|demanding|exhausting|physical(?:ly demanding)?)|(?:not|n't be) (?:too |very )?(?:strenuous|demanding|exhausting)|keep it gentle|(?:gentle|easy|flat|leisurely) (?:walks?|walking|strolls?|paths?)");
    private static final String A_SHORT_WAY =
            "(?:for )?(?:about |around |maybe |some )?(?:\\d{1,3} ?(?:m|met(?:er|re)s?|yards?|steps)|(?:[1-9]|1\\d|20) ?min(?:ute)?s?|a (?:little|bit|few)|short)";
    /** "I can walk only 200 metres." */
    private static final Pattern WALKS_A_SHORT_WAY = Patterns.words("(?:only|just) walk(?:s|ing)? " + A_SHORT_WAY
            + "|walk(?:s|ing)? (?:only|just|at most|max(?:imum)?|(?:no|not) more than|up to) " + A_SHORT_WAY);

    private static final Pattern STAIRS = Patterns.words(
            "(?:can'?t|cannot|can not|unable to|not able to|struggles? with|trouble with|problems? with|(?:not|no) good (?:at|with)|hard for|difficult for) [^.;!?,]{0,20}?(?:stairs?|steps|staircases?)|no (?:stairs|steps)|(?:stairs|steps) (?:are|is) (?:hard|difficult|impossible|a problem|too much|an issue)");
    private static final Pattern HEIGHTS = Patterns.words(
            "vertigo|acrophobia|(?:scared|afraid|fear|frightened|terrified|phobia|dizzy) (?:of|from|at|with) (?:the )?(?:heights?|cliffs|edges)|(?:heights?|cliffs) (?:scare|scares|frighten|frightens|terrify|terrifies|make|makes|are not|aren't)|(?:not good|no good|bad|a problem|problems|trouble|not comfortable|uncomfortable) (?:with|at) heights?|(?:no|don't like|hate|can't stand|not keen on) heights");
    private static final Pattern SEA = Patterns.words(
            "sea ?-?sick(?:ness)?|motion ?-?sick(?:ness)?|(?:boats?|ferries|the sea|waves) (?:make|makes|made) (?:me|us|him|her|them) (?:ill|sick|feel sick)|(?:ill|sick) on (?:boats?|ferries|the water)|afraid of (?:the )?(?:sea|water|boats)");
    private static final Pattern REMEDY = Patterns.words(
            "(?:sea|motion) ?-?sick(?:ness)? (?:tablets?|pills?|patch(?:es)?|bands?|medicine|medication|drops)|(?:tablets?|pills?|patch(?:es)?|medicine|medication|something) (?:for|against) (?:it|that|the sea|(?:sea|motion) ?-?sick(?:ness)?)");
    private static final Pattern ON_THE_WATER = Patterns.words(
            "(?:want|like|love|hope|wish|see|watch(?:ing)?|plan|do|with|and|for|include|add|some|the|then|also)\\b(?:,? (?:to|see|watch|do|go|the|some|and|blue|for|snork(?:el)?l?ing|a|safaris?|beach(?:es)?|dolphins?|on|whale))*,? (?:whales?(?: ?-?watching)?|dolphins?|snork(?:el)?l?ing|diving)");
    private static final Pattern KEPT_FROM_IT = Patterns.words(
            "no|not|n[o']t|never|without|skip|avoid|instead|rather than|(?:do|does|ca|wo)n'?t|cannot|hates?");
    private static final Pattern ROAD = Patterns.words(
            "(?:car|travel|bus) ?-?sick(?:ness)?|motion ?-?sick(?:ness)?|(?:ill|sick) in (?:cars?|buses|the car)|long drives (?:make|are (?:hard|difficult))");
    /** Who is on crutches gets into no boat and no jeep. */
    private static final Pattern ON_CRUTCHES = Patterns.words(
            "crutch(?:es)?|(?:broke|broken|fractured|breaks?|tore|torn) (?:a |an |his |her |my |our |their |the |left |right |one |both ){0,3}(?:leg|foot|feet|ankle|knee|hip|toe|ligament)s?|(?:leg|foot|ankle|knee|hip) (?:is |was |got ){0,2}(?:broken|fractured|in (?:a )?(?:plaster|cast|splint))|(?:in|with|wears?|wearing|has) (?:a |an |his |her |my )?(?:leg )?(?:plaster )?cast(?: on)?|moon ?boot");

    private static final Pattern EXPECTING = Patterns.words(
            "pregnant|pregnancy|expecting (?:a baby|our first|our second|our third|twins)|(?:\\d|\\w+) months (?:along|gone)|baby bump");
    /** "Not more than 5 km a day", "two kilometres at most". */
    private static final Pattern SO_FAR = Patterns.anyCase(
            "\\b(?:(?:more|further|farther|longer)\\s+than|over|at\\s+most|max(?:imum)?(?:\\s+of)?|up\\s+to|only(?:\\s+walk)?|walk(?:\\s+(?:about|only|just|for))?|exceed)\\s+(?<a>\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten)(?:\\.\\d)?\\s?(?:km|kms|kilomet(?:er|re)s?|miles?)\\b|\\b(?<b>\\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(?:\\.\\d)?\\s?(?:km|kms|kilomet(?:er|re)s?|miles?)\\s+(?:at\\s+(?:most|the\\s+most)|max(?:imum)?|is\\s+(?:our|my|the)\\s+limit)");

    private static final Pattern ON_FOOT =
            Patterns.anyCase("\\b(?:walk(?:s|ing)?|on\\s+foot|hik(?:e|ing)|(?:a|per|each)\\s+day)\\b");
    private static final Pattern FIGURE = Patterns.anyCase("[1-5]|an?|one|two|three|four|five");

    private static final int AROUND = 60;

    private static final Pattern WONDERED = Patterns.anyCase(
            "(?:.*[^\\p{L}])?(?:will|would|do|does|did|can|could|might|may|is|are|am|should|(?:what\\s+)?if|in\\s+case)\\s+(?:i|we|she|he|they|you|one|people|(?:my|our|the)\\s+\\p{L}+)\\s+(?:(?:easily|still|really|likely|going|to|probably|also|not)\\s+){0,3}(?:get|be|feel|become)\\s+(?:(?:very|a|bit|from|so|too|badly)\\s+){0,2}");

    private static final Pattern WELL_AGAIN = Patterns.anyCase(
            "\\b(?:my|his|her|our|the)\\s+(?:\\p{L}+\\s+)?" + "(?:" + PART + "|" + SPINE + ")"
                    + "\\s+(?:is|are|feels?)\\s+(?:(?:all|totally|completely|quite)\\s+)?(?:fine|ok(?:ay)?|good|better|healed|well|right|recovered)(?:\\s+(?:again|now))?\\b|\\b(?:(?:no\\s+problem|nothing\\s+against|don'?t\\s+mind|happy\\s+with|fine\\s+with|ok(?:ay)?\\s+with)\\s+(?:with\\s+)?(?:long\\s+)?(?:walks|walking|hikes|hiking|climbs|stairs))\\b|(?<!n't\\s)(?<!not\\s)\\b(?:can|walks)\\s+(?:walk\\s+)?(?:(?:perfectly|really|very|quite|absolutely|just|totally)\\s+)?(?:well|fine|far|for\\s+hours|miles|as\\s+far\\s+as)\\b(?!\\s+(?:enough\\s+)?only\\b)|\\b(?:walks|walking|hikes|hiking|stairs)\\s+(?:is|are)\\s+(?:no\\s+problem|not\\s+(?:a|the)\\s+problem)\\b");

    private static final Pattern ON_THE_BODY =
            Patterns.words("(?:my |her |his |the |our )?(?:bad |sore )?(?:" + PART + "|" + SPINE + "|walking)");

    private static final List<Pattern> WALKING =
            List.of(BODY, ILLNESS, AID, AGE, WALKS_BADLY, WALKS_A_SHORT_WAY, STAIRS, ON_CRUTCHES);

    /** What the body does not bear, and what is to be stayed away from then. */
    private static final List<NotBorne> NOT_BORNE = List.of(
            new NotBorne("stairs", STAIRS),
            new NotBorne("heights", HEIGHTS),
            new NotBorne("boat trips", ON_CRUTCHES),
            new NotBorne("jeep rides", ON_CRUTCHES),
            new NotBorne("jeep rides", BACK),
            new NotBorne("boats", SEA),
            new NotBorne("long drives", ROAD));

    private record NotBorne(String name, Pattern words) {}

    /** What is stayed away from for the legs' sake, and not any more once they are well. */
    static final List<String> COME_OF_WALKING_BADLY = List.of("boat trips", "jeep rides");

    private enum Claim {
        NOT_MADE,
        DENIED,
        MADE
    }

    private Limits() {}

    private static Pattern troubleWith(String part) {
        return Patterns.words("(?<!\\b(?:come|go|went|get|way|day|days|early|be|road|drive|trip)\\s)"
                + "(?:" + part + "\\s+" + LITTLE_WORDS + TROUBLE + "|" + part + "\\s+" + NOT_WELL + "|"
                + "(?:bad|weak|dodgy|sore|poor|painful|injured|broken|stiff|aching|wonky|artificial|new)\\s+(?:left\\s+|right\\s+|lower\\s+)?"
                + part + "|" + TROUBLE
                + "\\s+(?:with|in|of|to|on)?\\s*(?:my|his|her|the|their|our|both)\\s+(?:left\\s+|right\\s+|lower\\s+)?"
                + part + "|because\\s+of\\s+(?:my|his|her|our|their)\\s+(?:left\\s+|right\\s+)?" + part + ")");
    }

    static Heard in(String text) {
        var avoid = new ArrayList<Wish>();
        var withdrawn = new ArrayList<String>();
        for (var matter : NOT_BORNE) {
            var claim = claim(matter.words(), text);
            if (claim == Claim.MADE && !(matter.words().equals(SEA) && goesOutAllTheSame(text))) {
                avoid.add(new Wish(matter.name(), true));
            } else if (claim == Claim.DENIED
                    && avoid.stream().noneMatch(wish -> wish.value().equals(matter.name()))) {
                withdrawn.add(matter.name());
            }
        }
        var walks = WALKING.stream().map(words -> claim(words, text)).collect(Collectors.toSet());
        var walking = walks.contains(Claim.MADE) ? Optional.of("low") : farthest(text);
        if (walking.isEmpty() && (walks.contains(Claim.DENIED) || Patterns.isIn(WELL_AGAIN, text))) {
            withdrawn.add(Wishes.WALKING);
            COME_OF_WALKING_BADLY.stream()
                    .filter(name ->
                            avoid.stream().noneMatch(wish -> wish.value().equals(name)))
                    .forEach(withdrawn::add);
        }
        var expecting = claim(EXPECTING, text);
        if (expecting == Claim.DENIED) {
            withdrawn.add(PREGNANT);
        }
        return new Heard(
                walking,
                List.copyOf(avoid),
                expecting == Claim.MADE ? List.of(PREGNANT) : List.of(),
                List.copyOf(withdrawn));
    }

    /** Who takes something against it, or wishes for whales and tells of it beside, stays away from no boat. */
    private static boolean goesOutAllTheSame(String text) {
        return Patterns.isIn(REMEDY, text) || (Patterns.isIn(ON_THE_WATER, text) && !Patterns.isIn(KEPT_FROM_IT, text));
    }

    /** What some words name that the body does not bear, as it is kept. */
    static List<String> namedIn(String words) {
        var names = new ArrayList<String>();
        NOT_BORNE.stream()
                .filter(matter -> Patterns.isIn(matter.words(), words))
                .map(NotBorne::name)
                .forEach(names::add);
        boolean onFoot = Patterns.isIn(ON_THE_BODY, words)
                || WALKING.stream().anyMatch(pattern -> Patterns.isIn(pattern, words));
        if (onFoot) {
            names.addAll(List.of(Wishes.WALKING, "boat trips", "jeep rides"));
        }
        if (Patterns.isIn(EXPECTING, words)) {
            names.add(PREGNANT);
        }
        return names;
    }

    /** Whether something is said of those who travel; "will she get seasick?" says nothing of her yet. */
    private static Claim claim(Pattern words, String text) {
        var claim = Claim.NOT_MADE;
        var match = Patterns.matcher(words, text);
        while (match.find()) {
            if (Patterns.isAllOf(WONDERED, text.substring(Math.max(0, match.start() - AROUND), match.start()))) {
                continue;
            }
            if (Clause.denies(text, match.start(), match.end())) {
                claim = Claim.DENIED;
            } else if (!Clause.isOfOthers(text, match.start(), match.end())
                    || Clause.isOfACompanion(text, match.start())) {
                return Claim.MADE;
            }
        }
        return claim;
    }

    private static Optional<String> farthest(String text) {
        var match = Patterns.matcher(SO_FAR, text);
        if (!match.find() || !Patterns.isIn(ON_FOOT, text)) {
            return Optional.empty();
        }
        return Optional.of(Patterns.isAllOf(FIGURE, figure(match)) ? "low" : "medium");
    }

    private static String figure(Matcher match) {
        var figure = match.group("a");
        return figure != null ? figure : match.group("b");
    }
}
