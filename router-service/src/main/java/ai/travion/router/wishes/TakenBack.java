package ai.travion.router.wishes;

import ai.travion.atlas.text.Denial;
import ai.travion.atlas.text.Patterns;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a message takes back of what its traveller said of themselves: "forget the heights thing", "scrap that about the beaches",
 * "vertigo's gone now", "temples are fine now", "we never said no beaches".
 *
 * @param names what holds no more
 * @param rest the message without the words that say so, letter for letter in its place
 */
public record TakenBack(List<String> names, String rest) {

    private static final int LONGEST_THING = 50;
    private static final String ALLERGY = "allerg";

    /** Whichever it was. */
    private static final String THE_ALLERGY = "the allergy";

    private static final String DROP =
            "\\b(?<!n't\\s)(?<!not\\s)(?<!never\\s)(?:forget|scrap|scratch|ignore|disregard|strike|delete|cancel|drop|lift|lose|remove|undo|withdraw|retract|take\\s+back|cross\\s+out|never\\s*mind)(?:\\s+about)?\\s+";
    private static final String REMARK =
            "(?:thing|bit|part|rule|stuff|business|issue|request|comment|remark|condition|restriction|limitation|limit|note|fear|phobia|problem|ban|requirement|constraint|allergy)s?";

    private static final List<Pattern> SAID_BEFORE = List.of(
            Patterns.anyCase("(?!\\b(?:cancel|drop|lose|remove|delete)\\s[^.,;!?]*\\s(?:bit|part|stuff)s?\\b)" + DROP
                    + "(?:the|that|this|my|our|his|her)\\s+(?<thing>[^.,;!?]{2,40}?\\s+" + REMARK + ")\\b"),
            Patterns.anyCase(
                    DROP
                            + "(?:the|that|my|our|his|her)\\s+(?<thing>(?:fear|phobia|dislike|hatred|dread|allergy|aversion)\\s+(?:of|to|for)\\s+[^.,;!?]{2,40})"),
            Patterns.anyCase(
                    DROP + "(?:all\\s+)?(?:that|this|it|everything|what|the)\\s+(?:" + REMARK
                            + "\\s+)?(?:(?:i|we)(?:'ve|\\s+have)?\\s+(?:said|told\\s+you|wrote|mentioned|asked)\\s+)?(?:about|on|of|regarding|with)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<thing>[^.,;!?]{2,40})"),
            Patterns.anyCase(
                    DROP
                            + "(?:that|how)\\s+(?!\\p{L}+\\s+(?:love|like|want|enjoy)(?:e?d|s)?\\b)(?<thing>(?:i|we|he|she|(?:my|our)\\s+\\p{L}+)(?:'m|'re|\\s)[^.,;!?]{2,50})"),
            Patterns.anyCase("\\btake\\s+(?:it|that|this)\\s+back\\s+(?:about|on)\\s+(?<thing>[^.,;!?]{2,40})"),
            Patterns.anyCase("\\bchanged\\s+(?:my|our)\\s+minds?\\s+(?:about|on)\\s+(?<thing>[^.,;!?]{2,40})"),
            Patterns.anyCase(
                    "\\b(?:(?:i'?m|i\\s+am|we'?re|we\\s+are)\\s+(?:now\\s+|finally\\s+)?over|(?:got|am|gotten|have\\s+got)\\s+over|(?:cured|rid)\\s+of)\\s+(?<thing>(?:my|our|the|that)\\s+[^.,;!?]{2,40})"));

    private static final String NOW =
            "(?:\\s+(?:any\\s*more|now|again|after\\s+all|actually|these\\s+days|too|as\\s+well|(?:with|by|for)\\s+(?:me|us)|then|really|at\\s+all|much))";
    private static final String VERY =
            "(?:(?:all|now|finally|completely|totally|perfectly|actually|really|mostly|quite|absolutely)\\s+)*";
    private static final String CLAUSE_ENDS = "(?=\\s*(?:$|[.,;!)-]|(?:and|but|so|because|since)\\b))";
    private static final Pattern SAID_AFTER = Patterns.anyCase("(?:'s|\\s(?:is|are|has|have|was|were))\\s+" + VERY
            + "(?:gone|over(?:\\s+with)?|fixed|cured|sorted(?:\\s+out)?|healed|history|passed|cleared\\s+up|no\\s+(?:longer\\s+|more\\s+)?(?:an?\\s+)?(?:problem|issue|trouble|worry|concern)s?|not\\s+an?\\s+(?:problem|issue|worry|concern))"
            + NOW + "*" + CLAUSE_ENDS
            + "|(?:'s|\\s(?:is|are))\\s+" + VERY + "(?:fine|ok(?:ay)?|alright|all\\s+right)" + NOW + "*" + CLAUSE_ENDS
            + "|(?:'s|\\s(?:is|are))\\s+" + VERY + "(?:good|great|cool|welcome|allowed|back\\s+(?:in|on)|better)" + NOW
            + "+" + CLAUSE_ENDS
            + "|\\sturned\\s+out\\s+(?:to\\s+be\\s+)?(?:nothing|fine|wrong|harmless|ok(?:ay)?|not\\s+to\\s+be|a\\s+(?:false\\s+alarm|mistake|misdiagnosis|myth))"
            + "|\\s(?:(?:doesn'?t|don'?t|do\\s+not|does\\s+not)\\s+(?:bother|scare|frighten|worry|bore|matter|hurt|trouble|annoy)|no\\s+longer\\s+(?:bothers?|scares?|frightens?|worr(?:y|ies)|bores?|matters?|hurts?|troubles?|annoys?|counts?|appl(?:y|ies)|holds?))(?:\\s+(?:me|us|him|her|them))?"
            + NOW + "*" + CLAUSE_ENDS
            + "|\\?\\s*(?:(?:they|it|that)(?:'re|'s|\\s+are|\\s+is)\\s+)?(?:fine|ok(?:ay)?|no\\s+problem)" + NOW + "+");

    private static final Pattern THING = Patterns.anyCase(
            "(?:.*(?:[.;!?,:]|\\b(?:and|but|so|because|since|actually|ok|okay|now|well)\\s))?\\s*(.+)");
    /** "No temples is fine" rules them out, and who asks whether temples are fine takes nothing back. */
    private static final Pattern NOT_SAID_OF_IT = Patterns.anyCase(
            "(?:what|when|where|which|who|why|how|is|are|do|does|did|can|could|would|will|if|an?|any|some|one|two|\\d+|short|easy|small|low|cheap|quiet|simple|light|vegetarian|vegan|halal|kosher|gluten[ -]free|wheel ?chair[ -]accessible|(?:pet|dog)[ -]friendly)\\b.*|.*\\b(?:if|whether|unless|hope|hoping|make\\s+sure|no|not|without|skip\\p{L}*|avoid\\p{L}*|missing|leaving\\s+out|few(?:er)?|less)\\b.*");

    /** "Forget the beaches": of a plan it leaves them out; who had left them out already takes it back. */
    private static final Pattern FORGET = Patterns.anyCase(
            "\\b(?<!n't\\s)(?:forget|scrap|scratch|ignore|cancel|drop|lose|remove|delete|never\\s*mind)(?:\\s+about)?\\s+(?:the|that|my|our)\\s+(?<thing>[^.,;!?]{2,40})");

    /** "The nut allergy" goes by its own name, and takes no other with it. */
    private static final Pattern OF_A_FOOD = Patterns.anyCase(
            "\\ballerg(?:y|ies|ic)\\s+to\\s+\\p{L}|(?<!\\p{L})(?!(?:my|our|his|her|the|that|this|an?|no|any|food|am|is|are|i'm|have)\\s)\\p{L}+\\s+allerg");

    private static final Pattern OF_MONEY = Patterns.words(
            "(?:low|small|tight|limited|shoestring) budget|budget (?:thing|bit|part|rule|limit|restriction)");

    static TakenBack in(String text) {
        var names = new ArrayList<String>();
        var rest = new StringBuilder(text);
        Denial.in(text).forEach(denial -> take(denial.thing(), denial.from(), denial.to(), names, rest));
        SAID_BEFORE.stream()
                .flatMap(pattern -> Patterns.in(pattern, text))
                .forEach(match -> take(match.group("thing"), match.start(), match.end(), names, rest));
        Patterns.in(SAID_AFTER, text).forEach(match -> takeBefore(text, match, names, rest));
        return new TakenBack(names.stream().distinct().toList(), rest.toString());
    }

    private static void takeBefore(String text, MatchResult match, List<String> names, StringBuilder rest) {
        var before = text.substring(Math.max(0, match.start() - LONGEST_THING), match.start());
        var thing = Patterns.matcher(THING, before);
        if (thing.matches() && !Patterns.isAllOf(NOT_SAID_OF_IT, thing.group(1))) {
            take(thing.group(1), match.start() - before.length() + thing.start(1), match.end(), names, rest);
        }
    }

    /** What names nothing that is kept takes nothing back. */
    private static void take(String thing, int from, int to, List<String> names, StringBuilder rest) {
        var found = namedIn(thing);
        if (!found.isEmpty()) {
            names.addAll(found);
            WishReader.blank(rest, from, to);
        }
    }

    private static List<String> namedIn(String thing) {
        return Stream.of(
                        Avoided.in(thing, false).stream().map(Wishes.Wish::value),
                        Requirement.namedIn(thing).stream(),
                        Limits.namedIn(thing).stream(),
                        isAnyAllergy(thing) ? Stream.of(THE_ALLERGY) : Stream.<String>of(),
                        Patterns.isIn(OF_MONEY, thing) ? Stream.of(Wishes.BUDGET) : Stream.<String>of())
                .flatMap(found -> found)
                .distinct()
                .toList();
    }

    private static boolean isAnyAllergy(String thing) {
        return thing.toLowerCase(Locale.ROOT).contains(ALLERGY) && !Patterns.isIn(OF_A_FOOD, thing);
    }

    /**
     * The same wishes in the light of what is known: what is taken back goes by the name by which it is kept; what is "forgotten" is taken back
     * where it was ruled out, and ruled out where it was wished for.
     */
    public static Wishes told(Wishes wishes, String text, Preferences known) {
        var kept = Stream.concat(known.getAvoid().stream(), known.getOther().stream())
                .map(StatedValue::getValue)
                .toList();
        var named = Patterns.in(FORGET, text)
                .flatMap(match -> namedIn(match.group("thing")).stream())
                .toList();
        var forgotten = named.stream().filter(kept::contains).toList();
        var told = forgotten.isEmpty() ? wishes : wishes.takingBack(forgotten);
        for (var unwanted : notWantedAnyMore(named, kept, known)) {
            told = told.withoutSaying(unwanted).avoiding(new Wishes.Wish(unwanted, false));
        }
        var meant = told.withdrawn().stream()
                .flatMap(name -> kept.stream().filter(value -> isMeant(name, value)))
                .distinct()
                .toList();
        return meant.isEmpty() ? told : told.takingBack(meant).withoutSaying(THE_ALLERGY);
    }

    /** "Forget the party stuff" of who had wished for parties: it is the wish that is forgotten. */
    private static List<String> notWantedAnyMore(List<String> named, List<String> kept, Preferences known) {
        return known.getInterests().stream()
                .map(StatedValue::getValue)
                .filter(interest -> named.contains(interest) && !kept.contains(interest))
                .distinct()
                .toList();
    }

    /** Whether a name stands for something that is kept in other words: "the allergy" for "allergic to nuts", seafood for no seafood. */
    private static boolean isMeant(String name, String value) {
        return value.equals("no " + name)
                || (name.contains(ALLERGY) && value.contains(ALLERGY) && !isOfAnotherFood(name, value));
    }

    private static boolean isOfAnotherFood(String name, String value) {
        var food = name.replaceAll("allergies|allergy|allergic|\\b(?:to|the)\\b", "")
                .strip()
                .replaceFirst("s$", "");
        return !food.isEmpty() && !value.contains(food);
    }
}
