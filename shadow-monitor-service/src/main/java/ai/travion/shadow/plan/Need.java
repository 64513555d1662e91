package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a body, a belief or a diet asks of a plan, and how travellers say it. */
enum Need {
    COOL(
            "faint\\w*|heat[- ]?(?:stroke|exhaustion|sensitiv\\w+|intoleran\\w+|problems?)|(?:sensitive|allergic|intolerant) to (?:the )?(?:heat|sun)"
                    + "|(?:can(?:no|')?t|cannot|can not|do(?:es)?(?:n't| not)|struggles?|suffers?|trouble|problems?|hard|badly?|poorly)\\b[^.;!?,]{0,30}?\\b(?:in|with|stand|take|bear|tolerate|handle|cope with|do|like) (?:the |strong |high |midday |noon )*(?:heat|sun|hot weather)"
                    + "|(?:heat|sun|hot weather) (?:is (?:hard|difficult|bad|dangerous)|makes? (?:me|him|her|us|them)|gets to)|hates? (?:the )?(?:heat|hot weather)|dizzy in the (?:heat|sun)|multiple sclerosis"),
    REGULAR_MEALS(
            "diabet\\w+|insulin|low blood sugar|hypoglyc\\w+|blood sugar|regular meals|meals? (?:on time|at (?:regular|fixed|set) (?:times|hours))|eat (?:regularly|at regular|every (?:few|three|four|\\d) hours)|must eat|need to eat"),
    FASTS(
            "ramadan|ramadh?an|ramazan|(?:i am|i'm|we are|we're|am|are|is|be|will be) fasting|(?:we|i|who) fast\\b(?!-)|(?:keep|keeps|keeping|observe|observes|observing) (?:the |our |a )?(?:fast|roza)\\b|iftar|suh?oor|sehri"),
    /** "Monks who do not eat after noon". */
    BEFORE_NOON(
            "(?:(?:do|does|can|may|will|must)(?:n't| not)|cannot|never|no longer|not) (?:eat|eats|have|take|touch)(?: anything| any food| food| meals?| solid food| lunch)? (?:after|past) (?:noon|mid-?day|12|twelve)"
                    + "|(?:no|nothing|without) (?:food|meals?|eating|lunch|solid food|dinner|to eat)(?: is (?:eaten|taken))? (?:after|past) (?:noon|mid-?day|12|twelve)"
                    + "|(?:eats?|ate|lunch|dana|meals?|food)\\b[^.;!?]{0,30}? (?:only )?before (?:noon|mid-?day|12(?! ?(?:am|pm|[a-z]+uary))|twelve)"
                    + "|(?:eight|8|ten|10) precepts|\\bata ?sil"),
    DRY(
            "non[- ]?swimmers?|(?:can(?:no|')?t|cannot|can not|do(?:es)?(?:n't| not)|never learn\\w*(?: how)? to|unable to|don't know how to|not able to|bad at) swim\\w*|(?:afraid|scared|fear|terrified) of (?:the )?(?:water|sea|waves|drowning|deep water)"),
    PREGNANT(
            "pregnan\\w+|expecting (?:(?:a|an|our|my|her|their) )?(?:(?:first|second|third|fourth|little|new|another) )?(?:baby|child|(?<=\\b(?:little|new) )one|twins)|baby ?bump|baby ?moon|mum-to-be|(?:first|second|third) trimester|(?:weeks|months) along(?! (?:the|a|an|this|that|these|our|its|all|both|sri|(?:south|east|west|north)\\w*|coast\\w*|beach\\w*)\\b)"),
    BABY(
            "(?<!\\bexpecting .{0,20})baby(?! ?(?:bump|moon|shower))|babies|infants?|newborn|toddlers?|\\d{1,2}[- ]months?[- ]old|(?:one|two|1|2)[- ]year[- ]olds?|stroller|pram|pushchair|breast ?feeding|nap(?: time|s)?\\b"),
    CHILDREN(
            "(?<!\\bexpecting [^,.;!?]{0,14})(?<!\\bteen )(?<!\\bteenaged? )(?:kids?|children|child|little ones?|twins)(?![- ]free\\b)(?!\\W{1,3}(?:aged? |of |are )?(?:1[2-9]|menu)\\b)|(?:sons?|daughters?|boys?|girls?)\\W{1,3}(?:aged? |of |is |are )?(?:[2-9]|1[01])\\b(?![ -](?:days?|nights?|hours?|weeks?|months?)\\b)|(?:[3-9]|1[01]|three|four|five|six|seven|eight|nine|ten)[- ]?(?:years?|yrs?|yo)[- ]?olds?"),
    ELDERS(
            "grand(?:ma|pa|mother|father|parent|mum|dad)s?|nan(?:a|ny)|elderly|elders|seniors?(?! lecturer)|pensioners?|old(?:er)? (?:parents?|mother|father|mum|mom|dad|couple|folks?|ladies|relatives?|aunts?|uncles?)"
                    + "|(?:parents?|mother|father|mum|mom|dad|in-?laws?|aunts?|uncles?|husband|wife|couple)\\b[^.;!?]{0,20}?\\b(?:6[5-9]|[7-9]\\d)\\b(?!%|\\s?(?:km|kilomet|min|hours|days|usd|us\\b|dollars|euros?|eur|gbp|pounds|rupees|lkr|percent|per\\b|[$€£]))|(?:6[5-9]|[7-9]\\d)[- ](?:years?|yrs?)[- ]olds?|aged? (?:6[5-9]|[7-9]\\d)"
                    + "|(?:i am|i'm|we are|we're|is|are) (?:both )?(?:over )?(?:6[5-9]|[7-9]\\d)(?! (?:km|minutes|hours|days|usd|dollars|euros?|pounds|%))|in (?:his|her|their|our|my) (?:early |late |mid )?(?:seventies|eighties|70s|80s)"),
    WHEELS(
            "(?<!\\bno )(?<!without a )wheel[- ]?chairs?(?! (?:(?:is|are) )?(?:not|n't|no longer) (?:needed|necessary|required))|chair users?|mobility scooter|rollators?|can(?:no|')?t walk at all|paraplegic|paralysed|amputee"),
    ALLERGY(
            "(?:(?!(?:an?|the|any|no|food|my|our|his|her|its|their|about|of|on|for|with|by|and|or|has|have|had|is|are|am|severe(?:ly)?|serious|strong|bad|some|these|those|this|that|very|highly|i'm|we're)\\b)[a-z]+ allerg(?:y|ies)\\b(?! to\\b))|allerg(?:ic|y|ies)(?: to)?(?: (?:all |any |the )?(?:[a-z]+(?: (?:and|or) [a-z]+)?))?|anaphyla\\w+|epi[- ]?pen|c(?:o)?eliac(?:s| disease)?|gluten[- ]free|lactose[- ]intolerant"),
    DIET(
            "(?:strict(?:ly)? |pure )?(?:vegetarians?|vegans?|veggies?)\\b|halal|kosher|jain food|(?:no|(?:do|does)(?:n't| not) eat(?: any)?|never eats?) "
                    + Foods.LISTED + "\\b|plant[- ]based|pescatarians?"),
    WEAK_KNEES(
            "(?:bad|weak|sore|dodgy|replaced|new|arthritic|painful|stiff|poor) (?:left |right )?(?:knees?|hips?|legs?|ankles?|feet)|(?:knees?|hips?|legs?) (?:is|are|hurts?|problems?|trouble|surgery|operation|replacement|pain)|arthritis|crutches|walking (?:stick|frame)|zimmer|(?:broken|sprained|twisted) (?:leg|foot|ankle|knee|hip)|(?:limited|reduced|poor) mobility|mobility (?:issues?|problems?)|(?:recovering|recovery) from (?:an? |my |his |her )?(?:\\w+ )?(?:operation|surgery)|recent (?:\\w+ )?(?:operation|surgery)"),
    /** A back bears walks, and no jolts. */
    BACK(
            "(?:bad|weak|sore|dodgy|painful|stiff|poor|aching) (?:lower )?backs?|(?<!\\b(?:come|go|get|way|be) )backs? (?:is|are|hurts?|aches?|problems?|trouble|surgery|operation|pain|issues?)(?! (?:in|at|on|to|by|from)\\b)|slipped disc|herniated disc|sciatica|(?:jeeps?|safaris?|bumps|(?:bumpy|rough) \\w+) (?:that |which |is |are |really )*(?:hurts?|kills?|hard on|bad for) (?:my|his|her|our|their) (?:\\w+'s )?back"),
    HEART(
            "heart (?:condition|problems?|trouble|disease|attack|failure)|pacemaker|asthma\\w*|copd|angina|short(?:ness)? of breath|high blood pressure");

    private static final Pattern DENIED = Pattern.compile(
            "\\b(?:not|isn't|aren't|ain't|never|no longer|no|nobody (?:is|has)|none of us (?:is|has)|without)\\s+(?:(?:a|an|any|the|am|is|are|really|more)\\s+){0,2}$",
            Pattern.CASE_INSENSITIVE);
    private static final String A_PEOPLE_OF_A_DIET = "(?<=vegetarian|vegan|veggie|pescatarian)s$";
    /** "Allergies" alone names none. */
    private static final Pattern WHICHEVER = Patterns.anyCase("allerg(?:y|ies|ic)");

    private static final Set<Need> OWN_DENIAL = Set.of(DIET, DRY);

    private final Pattern said;

    Need(String said) {
        this.said = Pattern.compile("\\b(?:" + said + ")(?!\\w)", Pattern.CASE_INSENSITIVE);
    }

    /** Those of all that was said; the last word on each counts. */
    static List<Need> in(String words) {
        String text = words.replace('\u2019', '\'');
        return List.of(values()).stream().filter(need -> need.isIn(text)).toList();
    }

    private boolean isIn(String text) {
        Matcher found = said.matcher(text);
        boolean is = false;
        while (found.find()) {
            is = !isDenied(found.toMatchResult(), text);
        }
        return is;
    }

    private boolean isDenied(MatchResult found, String text) {
        return Patterns.isIn(DENIED, text.substring(0, found.start()))
                && !(OWN_DENIAL.contains(this) && found.group().startsWith("no"));
    }

    /** The words of it as they stand in a text, but for those that are denied. */
    String saidIn(String words) {
        String text = words.replace('\u2019', '\'');
        List<String> all = said.matcher(text)
                .results()
                .filter(found -> !isDenied(found, text))
                .map(found -> found.group().toLowerCase(Locale.ROOT).strip().replaceFirst(A_PEOPLE_OF_A_DIET, ""))
                .distinct()
                .toList();
        List<String> named =
                all.stream().filter(one -> !Patterns.isAllOf(WHICHEVER, one)).toList();
        return String.join(", ", named.isEmpty() ? all : named);
    }
}
