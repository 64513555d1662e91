package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The several things that one message asks: "Is it safe to swim, when is the season, and how do we get there?" asks three. */
final class QuestionParts {

    /** Whoever asks begins so: a word that asks, or a verb before what it is asked of. */
    private static final String OPENS =
            "(?:also |then |please |and |so |but )*(?:(?:(?:at|in|on|from|for|by|to|with|until|since|about) )?(?:how|what|when|whom?|where|which|why)\\b|(?:tell|show|advise) (?:us|me) (?:about |also )?(?=how|what|when|where|which)|(?:is|are|can|could|do|does|should|shall|will|would|may|must|has|have)(?: not|n['’]t)? (?:it|its|there|I|we|you|one|they|he|she|the|an?|my|our|any|that|this|these|those|children|kids|beginners?|non-\\p{L}+|people|visitors|tourists|women|men|half|\\d+|two|three|four|five|\\p{L}+ (?:allowed|open|needed|required|necessary|possible|safe|worth)|(?-i:\\p{Lu}\\p{L}+))\\b)";

    private static final Pattern BETWEEN = Pattern.compile(
            "(?<=[?.!;])\\s+|,?\\s+(?:and|plus|but|or)\\s+(?=" + OPENS
                    + ")|,\\s*(?=(?:also |then )?(?:how|what|who (?:\\p{L}+ed|built|made|dug|laid|wrote|cut|gave|took|began|drew|sank|won|found)\\b|by whom\\b|which (?!(?:is|are|was|were|has|have|had|can|may|I|we|will|would|means|makes|opens|starts)\\b)|why (?:is|are|was|were|do|does|did|should)|where (?:do|does|did|can|could|should|is|are|was|were|may|must)|when (?:is|are|was|were|do|does|did|should|can|will)|(?:is|are|can|could|do|does|should|will|would|may) (?:it|its|there|I|we|you|one|they|children|kids|the|my|our|a|an|any|some|this|that|these|those|beginners?|anyone|somebody))\\b)",
            CASE_INSENSITIVE);

    private static final Pattern ASKS = Pattern.compile("^\\W*" + OPENS, CASE_INSENSITIVE);

    /** "What weather?", among many, asks for no more than a hint. */
    private static final int SAYS_ENOUGH = 3;

    private static final Pattern WORD = Pattern.compile("\\s+");

    private static final Pattern NAME = Pattern.compile("(?<=[\\p{L}\\p{N},;:’'\")] )\\p{Lu}[\\p{L}’'-]+");

    /** How something is asked, or for whom: no subject of its own. */
    private static final Set<String> OF_ASKING = Words.terms(
            "hard harder easy easier good better best nice idea big long high deep small large old young much many often early late far need needed required necessary worth possible allowed able okay ok safe good time year month season day morning afternoon evening night set off done kind sort afterwards after go take get reach there here son hour hours minute minutes day days night nights week weeks enough sufficient daughter wife husband mother father grandma grandpa manage handle cope hear see watch visit learn attend come travel start leave find know miss like suit work mum dad kids child children family first stay spend plan allow become became group groups friends couple couples explore discover");

    /** Who comes and when: an answer to "what can a group of friends do in an evening" need not say it again. */
    private static final Set<String> OF_WHO_COMES = Words.terms(
            "group groups friend friends couple couples family families party company kid kids child children parents come coming arrive arriving evening evenings afternoon afternoons morning mornings");

    private QuestionParts() {}

    static boolean isOfWhoComes(String subject) {
        return OF_WHO_COMES.contains(subject);
    }

    /** Each of them, as it stands; what tells only of the one who asks is none. */
    static List<String> in(String message) {
        return BETWEEN.splitAsStream(message)
                .map(String::strip)
                .filter(part ->
                        ASKS.matcher(part).find() && WORD.splitAsStream(part).count() >= SAYS_ENOUGH)
                .toList();
    }

    /** "When should we come": no word of what is asked about. */
    static boolean isOfAsking(String subject) {
        return OF_ASKING.contains(subject);
    }

    /** Who or what it names. */
    static Set<String> named(String part) {
        return NAME.matcher(DatesIn.blanked(part))
                .results()
                .flatMap(name -> Words.subjects(name.group()).stream())
                .collect(Collectors.toSet());
    }

    /** What a part is about, besides days and whatever has a name. */
    static Set<String> subjects(String part) {
        var subjects = Words.subjects(NAME.matcher(DatesIn.blanked(part)).replaceAll(" "));
        subjects.removeAll(OF_ASKING);
        return subjects;
    }
}
