package ai.travion.shadow.plan;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The things that a request wishes for, one by one, by its grammar alone: what stands behind a verb of wishing, before "is a must", behind
 * the colon of a list or as a sentence without a verb. What is refused, told or asked is none; in doubt there is none.
 */
final class WishedThings {

    private static final String WHO =
            "(?:i|we|he|she|they|who|both|all|(?:my|our|the)\\s+\\p{L}+(?:\\s+and\\s+(?:\\p{L}+\\s+)?\\p{L}+)?|one|some|two|three|four|others?)";
    private static final String HOWEVER =
            "(?:\\s+(?:both|all|each|really|also|just|only|do|does|would|very much|so|simply|particularly|especially|mainly|mostly|still)|['’]d)*";
    private static final Pattern WISH = Patterns.anyCase("\\b" + WHO + HOWEVER
            + "\\s+(?:(?:like|love|want|need|wish|hope|prefer|enjoy|adore|crave)(?:s|es)?|must\\s+(?:have|see|try)|ha(?:ve|s)\\s+to\\s+(?:have|see|try)|live\\s+for|(?:dream|care)(?:s|ing)?\\s+(?:most\\s+|mainly\\s+|only\\s+)?(?:of|about|for))\\b"
            + "|\\band\\s+(?:also\\s+|really\\s+|just\\s+)?(?:loves|likes|wants|needs|prefers|enjoys|adores)\\b"
            + "|\\b(?:keen|mad|crazy|passionate|fond|interested|wild|hoping|longing|looking)\\s+(?:on|about|in|of|for)\\b"
            + "|\\b(?:please|don['’]?t forget to|be sure to)\\s+(?:include|add|put in|take in)\\b"
            + "|(?:^|[,;])\\s*(?:please\\s+)?(?:include|add)\\b");
    private static final Pattern A_MUST = Patterns.anyCase(
            "(?<thing>[^.,;:!?]{3,60}?)\\s+(?:is|are|would be)\\s+(?:an?\\s+|our\\s+|my\\s+|absolutely\\s+|really\\s+|very\\s+|so\\s+)*(?:must|musts|essential|priority|lovely|great|nice|wonderful|perfect|welcome|important|appreciated|bonus|treat)\\b");
    private static final Pattern TO_THE_THING = Pattern.compile(
            "^\\s*(?:(?:for|us|me|them|him|her|to|also|some|somewhere|above all|very much|with|all|the chance|a chance)\\s+)*",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern SENTENCE = Pattern.compile("[^.!?;\\n]+[.!?;\\n]?");
    private static final Pattern LIST = Pattern.compile(":\\s*(?<list>\\D.+)$");
    private static final Pattern SAYS_SOMETHING = Patterns.anyCase(
            "\\b(?:i|we|you|he|she|they|it|there|who|this|that|i['’]\\p{L}+|we['’]\\p{L}+|is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|should|shall|will|would|may|might|must|plan|give|make|send|show|tell|help|suggest|start\\w*|begin\\w*|end\\w*|fly\\w*|flight|arriv\\w*|land\\w*|leav\\w*|return\\w*|go|going|travel\\w*|days?|nights?|weeks?|weekends?|fortnight|months?|trip|tour|honeymoon|holidays?|vacation|jan\\w*|feb\\w*|march|april|may|june|july|august|sept\\w*|oct\\w*|nov\\w*|dec\\w*)\\b|\\d|^\\s*(?:my|our|his|her|their|every(?:one|body)|nobody)\\b");

    /** Behind it stands who else does something, why, when or for whom. */
    private static final Pattern END_OF_THE_WISH = Patterns.anyCase(
            "(?:[,;]|\\b(?:and|but|so|while)\\b)\\s*(?:then\\s+|also\\s+)?(?:" + WHO
                    + "|it|you|there)(?:['’]\\p{L}+)?\\s+(?:\\p{L}+\\s+)?(?:am|are|is|was|were|have|has|had|do|does|don['’]?t|doesn['’]?t|can|can['’]?t|cannot|could|will|won['’]?t|would|must|should|may|like|love|want|need|hope|prefer|enjoy|hate)\\w*\\b"
                    + "|\\b(?:because|since|so that|such that|if|when|whenever|which|while|before|after|until|but)\\b|\\s[-–—]\\s|[(:]");

    private static final Pattern BETWEEN_THINGS =
            Pattern.compile("\\s*(?:[,&+/]|\\b(?:and|plus|as well as|then)\\b)\\s*", Pattern.CASE_INSENSITIVE);
    /** Of "a swim, a massage or a book" one is enough. */
    private static final Pattern OR = Patterns.words("or");

    private static final Pattern AND = Pattern.compile("\\b(?:and|plus)\\b|[&+]", Pattern.CASE_INSENSITIVE);
    private static final Pattern BESIDE_THE_THING = Patterns.anyCase(
            "\\b(?:for (?:my|our|the|us|me|him|her|them|a|an|\\p{L}+ (?:days?|hours?|nights?)|each|every)|every|each|(?:one|some|an?) (?:day|night|evening|morning|afternoon)|in the (?:early |late )?(?:morning|evening|afternoon)s?|or (?:two|three|so|more|similar|the like)|above all|please|at least|at most|as possible|at all|as well|as much|too|on (?:sun|mon|tues|wednes|thurs|fri|satur)day|from the|who|that|instead|again)\\b.*$|\\s[\\d#].*$");
    private static final Pattern LOOSE_END = Pattern.compile(
            "^(?:(?:an?|the|some|any|otherwise)\\s+)+|(?:\\s+(?:in|at|on|near|of|to|from|by|around|the|an?|with|for|this|next|its|our|my|outdoors|outside|together|there|here|again|somewhere))+$",
            Pattern.CASE_INSENSITIVE);
    /** "Handlooms and lace, please" is a list of wishes, "Lay out the days" an order. */
    private static final Pattern IS_A_LIST = Patterns.anyCase("[,&+]|\\band\\b|\\bplease\\b");

    private static final Pattern ORDERS = Pattern.compile(
            "^\\s*\\p{L}+\\s+(?:the|them|those|these|me|us|in|out|up|what|whatever|all|how|so|my|our|on|over)\\b",
            Pattern.CASE_INSENSITIVE);
    /** For whom a list is. */
    private static final Pattern FOR_WHOM = Pattern.compile("\\s+for (?:my|our|the) .*$", Pattern.CASE_INSENSITIVE);

    private static final Pattern REFUSED = Patterns.anyCase(
            "\\b(?:no|not|nor|never|without|avoid\\w*|nothing|nobody|none|hate\\w*|dislike\\w*|less|fewer|neither|\\p{L}+n['’]t|cannot|skip|instead of|rather than)\\b");

    /** Who wishes for a plan as such has one. */
    private static final Pattern IS_A_PLAN = Patterns.anyCase(
            "^(?:(?!\\b(?:of|in|on|at|with|for|from)\\b)[^#])*?\\b(?:itinerar(?:y|ies)|program(?:me)?s?|plans?|routes?|loops?|version|trips?|tours?|journeys?|circuit|days?|nights?|weeks?|time|hours?|order|schedule|transfers?|evenings?|mornings?|afternoons?)\\b(?=\\s+(?:of|in|on|at|with|for|from|that|which|spread)\\b|\\s*$)");

    private WishedThings() {}

    /** In the words and the order of the request; names of places are blanked by {@code #}. */
    static List<String> in(String request) {
        List<String> things = new ArrayList<>();
        Patterns.in(SENTENCE, request).map(MatchResult::group).forEach(sentence -> read(sentence, things));
        return things.stream().distinct().toList();
    }

    private static void read(String sentence, List<String> things) {
        boolean asks = sentence.endsWith("?");
        String said = asks || sentence.matches(".*[.!;\\n]$") ? sentence.substring(0, sentence.length() - 1) : sentence;
        List<MatchResult> wishes = Patterns.in(WISH, said).toList();
        for (int at = 0; at < wishes.size(); at++) {
            int end = at + 1 < wishes.size() ? wishes.get(at + 1).start() : said.length();
            parted(said.substring(wishes.get(at).end(), end)).forEach(things::add);
        }
        if (!wishes.isEmpty() || asks) {
            return;
        }
        var must = A_MUST.matcher(said);
        var list = LIST.matcher(said);
        if (must.find()) {
            parted(must.group("thing")).forEach(things::add);
        } else if (list.find()) {
            parted(list.group("list")).forEach(things::add);
        } else if (isAListOfWishes(FOR_WHOM.matcher(said).replaceFirst(""))) {
            parted(said).forEach(things::add);
        }
    }

    private static boolean isAListOfWishes(String said) {
        return Patterns.isIn(IS_A_LIST, said) && !Patterns.isIn(ORDERS, said) && !Patterns.isIn(SAYS_SOMETHING, said);
    }

    /** The things of a list, each without what is only said of it. */
    private static Stream<String> parted(String list) {
        String wanted = TO_THE_THING.matcher(list).replaceFirst("");
        var end = END_OF_THE_WISH.matcher(wanted);
        String things = end.find() ? wanted.substring(0, end.start()) : wanted;
        var refused = REFUSED.matcher(things);
        String left = refused.find() ? things.substring(0, refused.start()) : things;
        boolean isAChoice = Patterns.isIn(OR, left) && !Patterns.isIn(AND, left);
        return (isAChoice ? Stream.of(left) : BETWEEN_THINGS.splitAsStream(left))
                .map(thing -> TO_THE_THING.matcher(thing).replaceFirst(""))
                .map(thing -> BESIDE_THE_THING.matcher(thing).replaceFirst("").strip())
                .map(thing -> LOOSE_END.matcher(thing).replaceAll("").strip())
                .filter(thing -> !thing.isEmpty() && !Patterns.isIn(IS_A_PLAN, thing));
    }
}
