package ai.travion.generator.composer;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What is sought where a question asks for advice: whether one may, what to take, whom it suits, how hard it is. */
final class AdviceSought {

    private static final Pattern MADE_BY_MAN = Sought.pattern(
            "\\b(?:natural|man[- ]?made|artificial|manmade)\\W*$|\\b(?:natural or|man[- ]?made or|artificial or)\\b");
    private static final Pattern HOW_IT_CAME = Sought.pattern(
            "\\b(?:dam|dams|dammed|damming|built|created|dug|made by|artificial|man-made|natural(?:ly)?|reservoir|tank)\\b");
    private static final Pattern NEEDS_CLOTHES = Sought.pattern(
            "\\b(?:need|take|bring|pack|carry) (?:a |an |any |some |my |our |warm |long |good |proper )*(?:jackets?|sweaters?|jumpers?|coats?|fleeces?|umbrellas?|raincoats?|boots|trousers|hats?|torch(?:es)?|layers|clothes|socks|gloves)\\b");
    private static final Pattern MAY_ONE = Sought.pattern(
            "(?:^|[,.!?] *|\\b(?:and|so) )(?:can|may|could|is it (?:possible|allowed|ok(?:ay)?|permitted)|are (?:visitors|tourists|you|we|people) allowed|is .{2,50}\\bopen)\\b.{0,40}?\\b(climb|go up|enter|go inside|camp|cycle)\\b");
    private static final Pattern SUITS = Sought.pattern(
            "\\b(?:good|suitable|ok|okay|safe|fun|fine|great|right|doable|easy|possible) (?:\\w+ )?(?:for|with) (?:(?:my|our|a|an|small|young|little|older|\\d+|year|old|yr|two|three) )*(kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|famil(?:y|ies)|elderly|seniors?|grandparents)\\b|\\b(kid|child|family)[- ]friendly\\b");
    private static final Pattern WITH_A_CHILD = Sought.pattern(
            "\\b(?:my|our|a|with) (?:\\w+ )?(?:[1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years?|yrs?|months?)[ -]?old\\b");
    private static final Pattern OF_FAMILIES = Sought.pattern(
            "\\b(?:famil(?:y|ies)|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|very young|small ones|elderly|older (?:people|travellers|visitors)|seniors?|knees)\\b");
    private static final Pattern JUDGES = Sought.pattern(
            "\\b(?:suit\\w*|good|better|best|well|enjoy\\w*|like|love|safe\\w*|unsafe|easy|easily|calm\\w*|shallow|hard|difficult|tiring|steep|not for|should|happ(?:y|ier|iest)|manage|popular|ideal|favourite|prefer|tire|gentle|welcome|fit)\\b");
    private static final Pattern WHAT_TO_TAKE = Sought.pattern(
            "\\bwhat (?:should|do|does|shall|can|must|to|clothes|gear|kind of clothes)\\b.{0,30}\\b(pack|bring|carry|wear)\\b|\\b(?:ok|okay|fine|allowed|alright|right|can (?:i|we|you)|may (?:i|we)|should (?:i|we)) (?:to )?(wear)\\b|\\b(packing) (?:list|for)\\b");
    private static final Pattern MAY = Sought.pattern(
            "(?:^|[,.!?] *|\\bso )(?:is|are|am|may|can|could)\\b.{0,30}?\\b(?:photo\\w*|pictures?|selfies?|flash|film\\w*|video\\w*|drones?|camera)\\b|\\b(?:photo\\w*|pictures?|flash|drones?|filming|camera)\\b.{0,30}\\b(?:allowed|permitted|forbidden|prohibited|ok|okay|banned)\\b");
    private static final Pattern PICTURES =
            Sought.pattern("photograph\\w*|photos?|pictures?|cameras?|flash|film\\w*|drones?");
    private static final Pattern DRONES = Sought.pattern("\\bdrones?\\b");
    private static final Pattern SAYS_WHETHER = Sought.pattern(
            "\\b(?:allowed|permitted|permission|permits?|forbidden|prohibited|banned|not be|never|do not|no|may|without|restricted|welcome)\\b");
    private static final Pattern MAY_OR_CAN = Sought.pattern(
            "\\b(?:allowed|permitted|permission|permits?|forbidden|prohibited|banned|never|do not|nobody|may|can|cannot|must|should|restricted|welcome|open|closed|possible|count on|not for|safe|unsafe)\\b");
    private static final Pattern HOW_HARD = Sought.pattern(
            "\\bhow (?:hard|difficult|easy|steep|strenuous|tough|tiring|challenging|demanding|scary)\\b");
    private static final Pattern HARDNESS = Sought.pattern(
            "\\b(?:hard(?:er|est)?|difficult|eas(?:y|ier|iest)|steep\\w*|strenuous|tough\\w*|tiring|demanding|gentle|moderate|fit|fitness|scrambl\\w+|effort|stiff|slippery|clear path)\\b");

    /** Steps, hours and metres say how hard it is better than any adjective. */
    private static final Pattern HOW_MUCH_OF_IT = Sought.pattern(
            "\\b(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|half an|an|a few|several|hundreds of|thousand|hundred)[ -](?:\\p{L}+ ){0,2}?(?:steps|stairs|hours?|metres|kilomet\\w+)\\b(?! (?:from|by|drive))");

    private static final Pattern WHAT_TO_EAT = Sought.pattern(
            "\\b(?:what|which) (?:kind of |sort of |local |typical |special |street )*(?:foods?|dish(?:es)?|cuisine|specialit\\w+|specialt\\w+|meals?|sweets?|snacks?)\\b|\\bwhat (?:should|can|could|to|do|must) .{0,20}\\b(?:eat|taste)\\b");
    private static final Pattern NAMELY_FOOD = Sought.pattern("\\b(?:food|foods|eat|eating|meals?|tea)\\b");
    private static final Pattern WHICH_FAITH = Sought.pattern("\\b(?:what|which) (?:religions?|faiths?)\\b");
    private static final Pattern FAITHS =
            Sought.pattern("\\b(?:buddhis\\w+|hindu\\w*|muslims?|islam\\w*|christian\\w*|catholics?|veddas?)\\b");
    private static final Pattern WHICH_WAY_IT_LIES = Sought.pattern(
            "\\b(?:what|which) (?:direction|side)\\b|^\\W*where (?:exactly |precisely )?(?:is|are|'s|does) (?!it\\b|there\\b|good\\b|best\\b|the best\\b|the (?:\\w+est|most)\\b)|^\\W*where in\\b");
    private static final Pattern LIES = Sought.pattern(
            "\\b(?:lies|stands?|sits|situated|located|reached|north|south|east|west|(?:north|south)-?(?:east|west)\\w*|km|kilomet\\w+|minutes|beside|between|in the (?:middle|heart|centre))\\b");

    private static final Pattern GETTING_AROUND = Sought.pattern(
            "\\bget(?:ting)? (?:around|about|round)\\b(?! to\\b)|\\b(?:move|moving) (?:around|about)\\b|\\bhow .{0,20}\\b(?:go|travel) (?:around|about)\\b|\\bway (?:to|of) (?:explor\\w+|tour\\w*|discover\\w*)\\b");
    private static final Pattern MEANS = Sought.pattern(
            "\\b(?:bicycles?|bikes?|cycl\\w+|scooters?|tuk-tuks?|three-wheelers?|on foot|walk|walked|jeeps?|carts?|app-\\w+|buses)\\b");
    private static final Pattern OF_GOING_AROUND = Sought.pattern(
            "\\b(?:hired?|hiring|easy|easily|pleasantest|normal|good (?:way|means)|best seen|on foot|cover|serve|haggling|ride)\\b");

    private AdviceSought() {}

    /** By what one goes about in a place, and no way to it. */
    static Optional<Sought> gettingAround(String question) {
        return Sought.when(
                GETTING_AROUND.matcher(question).find(),
                new Sought(
                        "",
                        text -> MEANS.matcher(text).find(),
                        false,
                        true,
                        text -> OF_GOING_AROUND.matcher(text).find()));
    }

    /** Food by its names, and no word that food is good. */
    static Optional<Sought> whatToEat(String question) {
        return Sought.when(
                WHAT_TO_EAT.matcher(question).find(),
                new Sought(
                        "", text -> Topic.FOOD.signsIn(NAMELY_FOOD.matcher(text).replaceAll("")) > 1, false, true));
    }

    static Optional<Sought> whichFaith(String question) {
        return Sought.when(
                WHICH_FAITH.matcher(question).find(),
                new Sought("", text -> FAITHS.matcher(text).find(), false, true));
    }

    static Optional<Sought> whereItLies(String question) {
        return Sought.when(
                WHICH_WAY_IT_LIES.matcher(question).find(),
                new Sought("", text -> LIES.matcher(text).find(), false, true));
    }

    static Optional<Sought> permission(String question) {
        boolean ofDrones = DRONES.matcher(question).find();
        var things = ofDrones ? DRONES : PICTURES;
        return Sought.when(
                MAY.matcher(question).find(),
                new Sought(
                        ofDrones ? "whether drones are allowed" : "",
                        text -> things.matcher(text).find()
                                && SAYS_WHETHER.matcher(text).find(),
                        false));
    }

    /** "Is it open to climb?": a sentence that speaks of it and of whether one may or can. */
    static Optional<Sought> access(String question) {
        var asked = MAY_ONE.matcher(question);
        // Whether one may in August, the season decides.
        if (!asked.find() || MonthsSaid.askedIn(question).isPresent()) {
            return Optional.empty();
        }
        var verb = asked.group(1).toLowerCase(Locale.ROOT);
        var deed = verb.equals("go up") ? "climb" : verb.equals("go inside") ? "enter" : verb;
        // A tower is entered by climbing it.
        var done = Sought.pattern("\\b(?:" + deed + "|" + Terms.stem(deed)
                + (deed.equals("enter") ? "|inside|interior|climb" : "") + ")\\p{L}{0,3}\\b");
        return Optional.of(new Sought(
                "",
                text -> done.matcher(text).find() && MAY_OR_CAN.matcher(text).find(),
                false,
                true));
    }

    static Optional<Sought> whatToTake(String question) {
        return Sought.when(
                WHAT_TO_TAKE.matcher(question).find()
                        || NEEDS_CLOTHES.matcher(question).find(),
                new Sought("", text -> Topic.LUGGAGE.signsIn(text) + Topic.CLOTHES.signsIn(text) > 0, false));
    }

    static Optional<Sought> suitable(String question) {
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

    /** "Can my five-year-old come?" */
    static Optional<Sought> withAChild(String question) {
        return Sought.when(
                WITH_A_CHILD.matcher(question).find(),
                new Sought(
                        "whether it suits children",
                        text -> OF_FAMILIES.matcher(text).find(),
                        false));
    }

    static Optional<Sought> hardness(String question) {
        return Sought.when(
                HOW_HARD.matcher(question).find(),
                new Sought(
                        "",
                        text -> HARDNESS.matcher(text).find()
                                || HOW_MUCH_OF_IT.matcher(text).find(),
                        false,
                        false,
                        text -> HOW_MUCH_OF_IT.matcher(text).find()));
    }

    static Optional<Sought> origin(String question) {
        return Sought.when(
                MADE_BY_MAN.matcher(question).find(),
                new Sought("", text -> HOW_IT_CAME.matcher(text).find(), true, true));
    }
}
