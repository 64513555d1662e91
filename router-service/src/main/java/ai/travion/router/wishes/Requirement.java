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

    private static final Pattern REQUIREMENT = Patterns.words(
            "(?:(?:i|we|he|she) (?:never|don'?t|do not|doesn'?t|does not|can'?t|cannot) eat(?:s)? |no )(?:sea ?food|fish|meat|beef|pork|dairy|nuts|gluten|eggs|chicken|(?:spicy|hot)(?: (?:food|things|dishes|curr(?:y|ies)))?)|vegetarians?|vegans?|asthma|halal|kosher|gluten[ -]free|c(?:o)?eliac|lactose intolerant|(?!(?:the|that|this)\\b)[\\p{L}]+ allergy|allergic to [\\p{L}]+(?: and [\\p{L}]+)?|wheel ?chair(?:[ -]accessible| user)?|(?:pet|dog)[ -]friendly|first[ -]time(?: visitors?)?");

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
        return said.toLowerCase(Locale.ROOT)
                .replaceFirst("^(vegan|vegetarian)s$", "$1")
                .replaceFirst("^(?:i|we|he|she) (?:never|don'?t|do not|doesn'?t|does not|can'?t|cannot) eats? ", "no ");
    }

    /** A text without what they are allergic to, which is no wish for it. */
    static void blankAllergies(String text, StringBuilder rest) {
        Patterns.in(ALLERGY, text).forEach(match -> WishReader.blank(rest, match.start(), match.end()));
    }
}
