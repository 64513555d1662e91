package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Tells a sentence that takes a place, a house or a seller out of a ban, whatever the ban is called: nobody told of one. */
final class Exempted {

    private static final String BAN =
            "(?:th(?:is|at|ese|ose|e)|it|any|such|its|our|all of this|all that)(?: \\p{L}+){0,2}?(?: (?:bans?|rules?|laws?|clos(?:ure|ing)s?|prohibitions?|restrictions?|stop|orders?|dry day|days?))?";

    private static final Pattern CLAIM = words(
            "exempt(?:ed|ions?)?|(?:has|have|holds?|with|under|enjoys?|given|granted) (?:a |an |its |their )?(?:special|standing|own|royal|heritage|tourist) (?:permits?|licen[cs]es?|dispensations?|permissions?|exceptions?|exemptions?|status)"
                    + "|(?:(?:is|are|was|were)(?: not|n['’]t)|not|never|hardly|scarcely) (?:\\p{L}+ly )?(?:covered|affected|bound|touched|caught|included|meant|concerned|governed|reached|hit) (?:by|in|under) "
                    + BAN
                    + "|(?:does|do|did|will) ?(?:not|n['’]t) (?:\\p{L}+ly )?(?:cover|reach|bind|concern|include|extend to|apply to|count for|hold for|go for|stop) (?!you\\b)(?<to>[^,.;:!?]{2,60})"
                    + "|(?:falls?|lies?|stands?|is|are|sits?) (?:well |quite )?(?:outside|beyond|out of reach of|free of|above) (?:th(?:is|at|e|ese)|any|such|its|it)(?: \\p{L}+){0,2}? ?(?:bans?|rules?|laws?|closures?|restrictions?)?"
                    + "|(?:is|are|makes?|counts? as) (?:the |an? |one )(?:\\p{L}+ )?exceptions?");

    /** "Nobody is exempt", "without exception". */
    private static final Pattern NONE = words(
            "(?:no|not|nobody|none|nothing|no one|never|neither|nor|cannot|without|hardly any|(?:is|are|does|do|has|have)n['’]t)(?: (?!covered|affected|bound|touched|caught|included|meant|concerned|governed|reached|hit)[\\p{L}’'-]+){0,4}? (?:exempt(?:ed|ions?)?|(?:an? )?exceptions?|(?:special |standing )?(?:permits?|licen[cs]es?|dispensations?|status))");

    /** What nobody forbade is not affected indeed. */
    private static final Pattern OF_OTHER_THINGS = words(
            "foods?|meals?|dinner|lunch|breakfast|sights?|sightseeing|temples?|museums?|gardens?|parks?|trains?|buses|transport|travel|roads?|shops?|shows?|danc(?:es?|ing)|perahera|soft drinks?|teas?|juices?|coffee|visits?|the rest|your (?:day|plans?|trip|visit|route)|plans?|everything else|anything else|entry|tickets?|walks?|hikes?|beaches?|swimming|viewpoints?|lake|mocktails?|safaris?|trips?|boats?|tours?|whales?|cruises?|ferr(?:y|ies)|snorkelling|diving|surf(?:ing)?|drives?|climbs?|sunsets?|sunrises?|rides?|flights?|stations?|festivals?|rafting|waterfalls?|elephants?|turtles?|birds?|animals?|wildlife|pilgrims?|shopping|(?:opening )?hours|swims?|treks?|excursions?|classes|lessons?|massages?|spas?|rest");

    /** What is not affected by a ban may be anything; only of these does it say that they serve. */
    private static final Pattern SELLERS = words(
            "hotels?|guest ?houses?|homestays?|hostels?|villas?|resorts?|restaurants?|caf[eé]s?|bars?|pubs?|clubs?|lounges?|rooftops?|tappers?|taverns?|kades?|stores?|estates?|planters?|sellers?|vendors?|licen[cs]e[- ]holders?|tourists?|foreigners?|guests?|villages?|minibars?|room service|supermarkets?");

    private static final Pattern NOT_AFFECTED =
            words("(?:affected|touched|hit|reached|concerned|caught|included|meant)");

    private static final Pattern AS_EVER = words(
            "(?:pour|serv|sell|fill|stock|ladle|hand out|draw)(?:s|es|ing|ed)?\\b(?<what>[^.;!?]{0,50}?) (?:(?:just |much )?(?:as|like) (?:on|at|in)? ?(?:any|every|all|each|other|the other)(?: other)? (?:days?|evenings?|nights?|times?)|as (?:usual|always|ever|normal)|all the same|regardless|(?:just )?the same)");

    private static final Pattern HARMLESS = words(
            "foods?|meals?|dinner|lunch|breakfast|teas?|juices?|coffee|water|coconuts?|soft drinks?|mocktails?|rice|curry|kottu|hoppers|sweets|ice cream|tickets?|no|nothing|non[- ]alcoholic");

    private static final Pattern DENIES =
            words("no|not|none|nothing|never|without|only|but|except|closed|\\w+n['’]t|cannot|dry");

    private static final Pattern CLAUSE = Pattern.compile("[;:–—]|,? (?:but|while|whereas|yet)\\b", CASE_INSENSITIVE);

    private static final Pattern FIRST_WORDS = Pattern.compile("(?:[\\p{L}’'-]+\\W+){0,3}[\\p{L}’'-]+");

    private Exempted() {}

    /** Whether it says so of somebody who might serve alcohol; of meals, sights or trains anything may be said. */
    static boolean isSaidIn(String sentence) {
        return CLAUSE.splitAsStream(sentence).anyMatch(Exempted::isClaimedIn)
                || AS_EVER.matcher(sentence)
                        .results()
                        .anyMatch(served -> !served.group("what").isBlank()
                                && !HARMLESS.matcher(served.group("what")).find()
                                && !DENIES.matcher(sentence).find());
    }

    private static boolean isClaimedIn(String clause) {
        return CLAIM.matcher(NONE.matcher(clause).replaceAll(" "))
                .results()
                .anyMatch(claim -> Alcohol.isNamedIn(clause)
                        || (NOT_AFFECTED.matcher(claim.group()).find()
                                ? SELLERS.matcher(clause).find()
                                : !isOfOtherThings(claim, clause)));
    }

    /** By its first words: "the dance show", and not "guest houses with a garden". */
    private static boolean isOfOtherThings(MatchResult claim, String clause) {
        var party = claim.group("to") == null ? clause : claim.group("to");
        return OF_OTHER_THINGS
                .matcher(FIRST_WORDS
                        .matcher(party)
                        .results()
                        .map(MatchResult::group)
                        .findFirst()
                        .orElse(""))
                .find();
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")(?![\\p{L}])", CASE_INSENSITIVE);
    }
}
