package ai.travion.router.wishes;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What one eats, bears and needs: vegetarian, an allergy, a wheelchair. */
final class Requirement {

    private static final Pattern ALLERGY = Patterns.words(
            "\\p{L}+(?: (?:and|or) \\p{L}+)? allerg(?:y|ies)|allergic to \\p{L}+(?:(?:, | and | or )\\p{L}+)*");

    private static final String FOOD =
            "(?:sea ?food|shellfish|prawns|fish|meat|beef|pork|lamb|mutton|chicken|dairy|milk|cheese|eggs?|peanuts|nuts|gluten|wheat|(?:spicy|hot)(?: (?:food|things|dishes|curr(?:y|ies)))?)";
    /** All that one does not eat is one requirement: "no meat or fish". */
    private static final String FOODS =
            FOOD + "(?:(?: ?, ?(?:or |and |nor )?| ?/ ?| or | and | nor )(?:no |any )?" + FOOD + "){0,6}";

    private static final String EATS_NOT =
            "(?:i|we|he|she|they|(?:my|our) [\\p{L}-]+) (?:never|don'?t|do not|doesn'?t|does not|can'?t|cannot|won'?t) eats? (?:any )?";

    private static final Pattern EATS_NOT_AT_ALL = Patterns.anyCase("^" + EATS_NOT);

    private static final Pattern REQUIREMENT = Patterns.words(
            "(?:" + EATS_NOT + "|no )" + FOODS
                    + "|vegetarians?|vegans?|asthma|halal|kosher|gluten[ -]free|c(?:o)?eliacs?|lactose intolerant|(?!(?:the|that|this|an|any|no|food|about|of|her|his|my|our)\\b)[\\p{L}]+ allergy|allergic to [\\p{L}]+(?: and [\\p{L}]+)?|wheel ?chair(?:[ -]accessible| user)?|(?:pet|dog)[ -]friendly|first[ -]time(?: visitors?)?");

    private static final Pattern EATS_MEAT = Patterns.words(
            "changed (?:my|our) minds? (?:about|on) (?:the )?(?:meat|being (?:a )?(?:vegan|vegetarian)|(?:my|our) diet)|(?:i|we)(?:'m| am|'re| are)? (?:now |again |do |can |both |started to |started )*eat(?:ing)? (?:some |any |all )?(?:meat|chicken|beef|everything|anything)(?: now| again)?");

    private Requirement() {}

    /** What their requirements are; what they say is none, or none any more, is withdrawn. */
    static List<String> in(String text, List<String> withdrawn) {
        var found = new ArrayList<String>();
        var match = Patterns.matcher(REQUIREMENT, text);
        while (match.find()) {
            var need = inWords(match.group());
            if (Clause.denies(text, match.start(), match.end())) {
                withdrawn.add(need);
            } else if (!found.contains(need) && !Clause.isOfOthers(text, match.start(), match.end())) {
                found.add(need);
            }
        }
        if (Patterns.isIn(EATS_MEAT, text)) {
            withdrawn.addAll(List.of("vegetarian", "vegan"));
        }
        found.removeAll(withdrawn);
        return found;
    }

    /** Those that some words name, as they are kept. */
    static List<String> namedIn(String words) {
        return Patterns.in(REQUIREMENT, words)
                .map(match -> inWords(match.group()))
                .toList();
    }

    private static String inWords(String said) {
        return EATS_NOT_AT_ALL
                .matcher(said.toLowerCase(Locale.ROOT))
                .replaceFirst("no ")
                .replaceFirst("^(vegan|vegetarian|coeliac|celiac)s$", "$1");
    }

    /** A text without what they are allergic to, which is no wish for it. */
    static void blankAllergies(String text, StringBuilder rest) {
        Patterns.in(ALLERGY, text).forEach(match -> WishReader.blank(rest, match.start(), match.end()));
    }
}
