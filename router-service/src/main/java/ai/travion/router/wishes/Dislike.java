package ai.travion.router.wishes;

import ai.travion.atlas.Things;
import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where a message says what its traveller does not want, in whatever words, and of what it says so.
 *
 * @param marker the words that say so
 * @param scope what they are said of, from {@code from} to {@code to} of the message
 * @param start where all of it begins
 * @param end where all of it ends
 * @param denied whether it is said not to be so: "temples don't bore us"
 */
record Dislike(String marker, String scope, int from, int to, int start, int end, boolean denied) {

    private static final int LONGEST_THING = 60;

    /** Where somebody else begins: "dad hates driving, mum wants culture". */
    private static final String ANOTHER_ONE =
            "(?:,|\\s+and|\\s+while|\\s+whereas)\\s+(?:and\\s+|but\\s+)?(?:(?:my|our|the|his|her)\\s+)?(?:\\p{L}+\\s+){1,2}(?:loves?|likes?|wants?|needs?|enjoys?|prefers?|hates?|adores?|would|is|are|am|can|can't|cannot|doesn't|don't|wishes|dreams?|hopes?)\\b";

    /** Where a question begins: "allergic to peanuts, is the food safe". */
    private static final String A_QUESTION =
            ",\\s*(?:is|are|was|were|do|does|did|can|could|will|would|should|may|how|which|who|when|why)\\b";

    private static final String SCOPE_END = "(?=[.;!?]|" + ANOTHER_ONE + "|" + A_QUESTION
            + "|(?:,\\s*|\\s+(?:and|yet)\\s+)(?:(?:i|we)\\s+)?(?:love|like|enjoy|adore|prefer|want|need)s?\\b|,?\\s+(?:but|with|please|because|as|since|so|then|and\\s+(?:i|we|also|lots|some|a|would|plan|more|add|include|(?:do|have|give\\s+us|take|spend|put\\s+in)\\s+(?:more|some|an?|another|extra|lots)|[^.;!?,]{1,40}?\\s+instead)|(?:i|we)\\s|(?:i|we)['’](?:d|ll|m|re|ve)|let'?s|rather\\s+(?:have|see|do|go)|what|where|in(?!\\s+(?:chains|captivity|cages?)\\b)|on(?!\\s+chains\\b)|at)\\b|$)";
    /** Everyday words for it: "bored stiff by", "no interest in", "had enough of". */
    private static final String WEARY =
            "bored\\s+(?:(?:stiff|silly|rigid|to\\s+(?:death|tears))\\s+)?(?:by|of|with)|(?:sick|weary)(?:\\s+and\\s+tired)?\\s+of|uninterested\\s+in|(?:no|zero|little|not\\s+the\\s+(?:slightest|least)|(?:haven'?t|don'?t\\s+have|have\\s+not|hasn'?t|doesn'?t\\s+have)\\s+(?:any|much|the\\s+slightest))\\s+(?:real\\s+|particular\\s+)?interest\\s+(?:at\\s+all\\s+|whatsoever\\s+)?in|(?<!\\bthere\\s)(?<!\\bthere(?:'s|\\sis|\\swas|\\swill\\sbe)\\s)(?:no|not)\\s+(?:time|appetite|desire|taste)\\s+for|(?:had|seen|done|have|has|got)\\s+(?:(?:more|far\\s+more)\\s+than\\s+|quite\\s+)?enough\\s+of|(?:seen|done)\\s+(?:more\\s+than\\s+|quite\\s+)?enough|(?:could|couldn't|don'?t|doesn'?t|do\\s+not)\\s+(?:really\\s+)?care\\s+(?:less\\s+)?about(?!\\s+(?:the\\s+|any\\s+)?(?:crowd|tourist|heat|rain|nois|queue|wait|lines|leech|stairs|steps|height|walk|long|driv|early|boat))|(?:steer|keep|stay)\\s+(?:well\\s+)?(?:clear\\s+of|away\\s+from)|(?:can|could)\\s+do\\s+without|(?:would|'d|i'?d|we'?d)?\\s*(?:rather|prefer)\\s+not(?!\\s+(?:to\\s+)?(?:miss|skip|lose|leave|avoid|drop|cancel|give\\s+up)\\b)(?:\\s+to)?(?:\\s+(?:do|see|visit|have|go\\s+to))?|can'?t\\s+be\\s+bothered\\s+with|dreads?|put\\s+off\\s+by";

    /** A list may go on after a comma: "avoid temples, museums and crowds". */
    private static final Pattern DISLIKE = Patterns.anyCase(
            "(?<![\\p{L}'])(?<marker>(?:do\\s+not|don'?t|doesn'?t|does\\s+not)\\s+(?:really\\s+)?(?:like|enjoy|want|care\\s+for|wish|need|do|include|(?:involve|require)(?:\\s+(?:going|getting|being|riding|travell?ing)\\s+(?:on|in|by))?)|dislikes?|hates?(?!\\s+(?:that|it\\s+(?:that|when)|to\\s+(?:miss|skip|lose|leave)))|detests?|loathes?|can'?t\\s+stand|cannot\\s+stand|avoid(?:ing)?|skip(?:ping)?|remove|drop|(?<!n't\\s)(?<!not\\s)(?<!never\\s)forget(?:\\s+about)?(?=\\s+the\\s)|exclud(?:e|ing)|leave\\s+out|(?:i|we|she|he|they|and|kids|children|parents)\\s+(?:do\\s+not|don'?t|doesn'?t|does\\s+not)(?=\\s+(?:hik|trek|climb|surf|swim|div|drink|camp|walk)\\w*)|not\\s+(?:really\\s+|so\\s+)?(?:into|keen\\s+on|interested\\s+in|fond\\s+of)|not\\s+a\\s+(?:big\\s+|huge\\s+)?fan\\s+of|tired\\s+of|fed\\s+up\\s+with|(?:afraid|scared|terrified|frightened|petrified|shy|wary|nervous|frightened)\\s+(?:of|about)|allergic\\s+to|"
                    + WEARY + ")\\s+(?<scope>[^.;!?]{0,80}?)" + SCOPE_END);

    private static final Pattern WITHOUT = Patterns.anyCase(
            "(?<!there\\s)(?<!there's\\s)(?<!is\\s)(?<!are\\s)(?<![\\p{L}'])(?<marker>(?:absolutely\\s+|strictly\\s+)?no|but\\s+not|(?<=[,;.(]\\s{0,2})not(?!\\s+(?:only|just|far|sure|more|necessarily|yet|interested|keen|into|fond|really))|not\\s+(?:too\\s+)?(?:much|many|so\\s+much)|without(?:\\s+any)?|nothing(?:\\s+too)?(?!\\s+(?:against|better|beats|like|more|else|but|except|other))|less|fewer|away\\s+from|can'?t(?:\\s+do)?(?!\\s+stand)|cannot(?:\\s+do)?(?!\\s+stand)|unable\\s+to|never)\\s+(?!more\\b|matter\\b|need\\s+to\\s+(?:worry|care|avoid|skip)|reason\\b|worr(?:y|ies)\\b|longer\\b|problem|issue|idea|wait\\b|decide|find|believe|say\\b|help\\b|get\\s+enough|imagine|resist|stop\\b|been\\b|seen\\b|visited\\b|tried\\b|(?:surf|hik|div|snorkell?|climb|camp|trekk?|raft|kayak|ridden|gone|driv|cycl|sail)(?:ed|en)?\\b(?<=ed|en|gone)|had\\b|done\\b|was\\b|were\\b|a\\b(?!\\s+(?:lot|long))|avoid|mind\\b|hat|dislik)(?<scope>[^.,;!?]{1,60}?)(?=,|"
                    + SCOPE_END.substring(3));

    /** "I'm not really a museum person", "we aren't beach people". */
    private static final Pattern NO_SUCH_PERSON = Patterns.anyCase(
            "\\b(?<marker>(?:(?:am|'m|are|'re|is|'s)\\s+not|(?:isn|aren|ain)'?t|was\\s+never|never\\s+(?:was|were)|not|never)\\s+(?:(?:really|exactly|much|such|that|of|big|great|what\\s+you(?:'d|\\s+would)\\s+call)\\s+){0,3}(?!(?:just|only|merely|simply|all)\\b)(?:an?\\s+)?(?:(?:big|great|real|huge)\\s+)?)(?<scope>[\\p{L}-]{3,20}(?:\\s+[\\p{L}-]{3,20})?)\\s+(?:person|people|persons|folks?|types?|lovers?|fans?|enthusiasts?)\\b");

    private static final Pattern NO =
            Patterns.anyCase("(?:(?:absolutely|strictly)\\s+)?no|without(?:\\s+any)?|less|fewer");
    private static final Pattern AND = Patterns.words("and");
    /** "No spicy food and take photos of the train". */
    private static final Pattern AND_DO = Patterns.anyCase(
            "\\s+and\\s+(?:then\\s+)?(?:to\\s+)?(?:take|see|visit|want|wanna|make|watch|ride|shoot|try|go\\s+(?:to|on|up|by|see))\\b");
    /** "We like no crowds and beaches". */
    private static final Pattern LIKED = Patterns.anyCase(
            ".*\\b(?:like|likes|love|loves|want|wants|prefer|prefers|enjoy|enjoys|need|looking\\s+for|wish\\s+for)\\s+(?:(?:to|eat|have|places\\s+with)\\s+){0,2}");

    /** Said after the thing: "Museums? Rather not", "ruins bore our teen", "beaches are not our thing". */
    private static final Pattern SAID_AFTER = Patterns.anyCase(
            "(?:\\?|[:\u2013-])\\s*(?:(?:i'?d|we'?d|i\\s+would|we\\s+would)\\s+)?(?:rather\\s+not|no,?\\s+(?:thanks?|thank\\s+you|please|way)|not\\s+(?:for\\s+)?(?:me|us)\\b|not\\s+really|nope|nah|never(?:\\s+again)?\\b(?!\\s+\\p{L})|pass\\b(?!\\s+\\p{L})|not\\s+(?:my|our)\\s+(?:thing|style|taste))"
                    + "|\\s(?:(?:is|are)\\s+(?:really\\s+|just\\s+|so\\s+)*not|(?:isn'?t|aren'?t)(?:\\s+(?:really|quite))?)\\s+(?:really\\s+)?(?:for\\s+(?:me|us|him|her|them)|(?:my|our|his|her|their)\\s+(?:thing|cup\\s+of\\s+tea|style|scene|idea\\s+of\\s+fun))\\b"
                    + "|\\s(?:bores?|annoys?|exhausts?|tires?|stress(?:es)?)\\s+(?:me|us|him|her|them|(?:my|our|the)\\s+\\p{L}+)\\b|\\sleaves?\\s+(?:me|us|him|her|them|(?:my|our)\\s+\\p{L}+)\\s+cold\\b|\\s(?:do|does)\\s+nothing\\s+for\\s+(?:me|us|him|her|them)\\b"
                    + "|\\s(?:are|is)\\s+(?:so\\s+|just\\s+|really\\s+|deadly\\s+)*(?:boring|dull)(?=\\s+(?:for|to)\\s+(?:me|us|him|her|them|my|our)\\b|\\s*[,.;!]|\\s*$)");

    private static final Pattern THING = Patterns.anyCase(
            "(?:.*(?:[.;!?,:]|\\b(?:and|but|so|because|as|since|that|find|honestly|all|these|those|the)\\s))?\\s*(.+)");
    private static final Pattern DENIED =
            Patterns.anyCase(".*\\b(?:don'?t|doesn'?t|do\\s+not|does\\s+not|never|no\\s+longer|not|didn'?t)\\s*");
    /** Who asks whether it is so does not say so. */
    private static final Pattern ASKED =
            Patterns.anyCase("(?:what|when|where|which|who|why|how|is|are|do|does|did|can|could|would|will)\\b.*");

    private static final Pattern DROPPED =
            Patterns.anyCase("^(?:drop|skip(?:ping)?|remove|leave\\s+out|forget(?:\\s+about)?|without)$");
    private static final Pattern DEFINITE = Patterns.anyCase("^\\s*(?:the|that|this|our)\\b");
    private static final Pattern SINGLE =
            Patterns.words("class|lesson|course|workshop|show|flight|session|ride|tour|trip");
    private static final Pattern PLAINLY = Patterns.anyCase("no");
    private static final Pattern AT_THE_BEGINNING =
            Patterns.anyCase("(?:.*[.;!?])?\\W*(?:(?:and|but|so|what|hm+|wait|oh)\\b\\W*)*");

    private static final Pattern SENTENCE = Pattern.compile("^.*[.;!?]\\s*");
    private static final Pattern ENDS_AS_A_QUESTION = Pattern.compile("[^.;!?]*\\?");

    /** "Drop the cooking class" is said of that one, and of no kind. */
    boolean isOfOneThing() {
        var lower = scope.toLowerCase(Locale.ROOT);
        return Patterns.isIn(DROPPED, marker)
                && Patterns.isIn(DEFINITE, lower)
                && Patterns.isIn(SINGLE, lower)
                && !Things.mentionedIn(lower).isEmpty();
    }

    /** "And no train?" misses it. */
    boolean asksWhyNot(String text) {
        return Patterns.isAllOf(PLAINLY, marker)
                && text.startsWith("?", to)
                && Patterns.isAllOf(AT_THE_BEGINNING, text.substring(0, start));
    }

    /** All of a message, those that stand before their thing first. */
    static List<Dislike> in(String text) {
        return Stream.concat(
                        Stream.of(DISLIKE, WITHOUT, NO_SUCH_PERSON)
                                .flatMap(pattern -> Patterns.in(pattern, text))
                                .map(match -> before(text, match)),
                        Patterns.in(SAID_AFTER, text).flatMap(match -> after(text, match)))
                .toList();
    }

    private static Dislike before(String text, MatchResult match) {
        int end = match.start("scope")
                + denied(match.group("scope"), match.group("marker"), text.substring(0, match.start("marker")))
                        .length();
        return new Dislike(
                match.group("marker"),
                text.substring(match.start("scope"), end),
                match.start("scope"),
                end,
                match.start("marker"),
                end,
                false);
    }

    /** What a plain "no" is said of: neither what is to be done after it, nor what is liked beside a nuisance that is not there. */
    private static String denied(String scope, String marker, String before) {
        if (!Patterns.isAllOf(NO, marker)) {
            return scope;
        }
        var doing = Patterns.matcher(AND_DO, scope);
        if (doing.find()) {
            return scope.substring(0, doing.start());
        }
        var and = Patterns.matcher(AND, scope);
        if (!Patterns.isAllOf(LIKED, before) || !and.find()) {
            return scope;
        }
        var first = scope.substring(0, and.start());
        var second = scope.substring(and.end());
        boolean apart = isANuisance(first)
                && !isANuisance(second)
                && !Interest.namedIn(second, false).isEmpty();
        return apart ? first : scope;
    }

    private static boolean isANuisance(String words) {
        return Avoided.isOfADish(words)
                || Interest.NUISANCES.stream().anyMatch(nuisance -> Patterns.isIn(nuisance.words(), words));
    }

    private static Stream<Dislike> after(String text, MatchResult match) {
        var before = text.substring(Math.max(0, match.start() - LONGEST_THING), match.start());
        var thing = Patterns.matcher(THING, before);
        boolean asks = Patterns.isAllOf(
                        ASKED, SENTENCE.matcher(before).replaceFirst("").strip())
                && ENDS_AS_A_QUESTION.matcher(text.substring(match.end())).lookingAt();
        if (asks || !thing.matches() || Patterns.isAllOf(ASKED, thing.group(1))) {
            return Stream.empty();
        }
        int from = match.start() - before.length() + thing.start(1);
        return Stream.of(new Dislike(
                "", thing.group(1), from, match.start(), from, match.end(), Patterns.isAllOf(DENIED, thing.group(1))));
    }
}
