package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Answers whether one may go into the sea, or onto it, in a season that is against it. */
final class SeaAnswer {

    /** What is asked, and how a sentence says it. */
    private static final Map<Pattern, String> DEEDS = Map.of(
            deed("swim(?:s|ming)?|bath(?:e|ing)|paddl(?:e|ing)"),
            "swimming",
            deed("snorkel(?:s|ling|ing)?"),
            "snorkelling",
            deed("div(?:e|es|ing)"),
            "diving",
            deed("(?:boat (?:trips?|rides?|tours?)|boats?|whale[ -]?watching|whales?)"),
            "boat trips");

    /** So it begins. */
    static final String OPENING = "The season is against ";

    private static final Pattern OF_THE_SEA =
            Pattern.compile("(?i)\\b(?:rough sea|sea is rough|swimming|boat trips?)\\b");
    private static final String SEASON = "weather_season";
    /** Beside the plain yes or no: whether it would be wise. */
    private static final Pattern WHETHER_IT_IS_WISE = Pattern.compile(
            "(?is)^\\W*(?:hi |hello |so |and |please |sorry )*should\\b.*|.*\\b(?:safe|ok|okay|a good idea)\\W*$");

    /** "What's the weather like, can we swim?" */
    private static final Pattern IN_PASSING = Pattern.compile(
            "(?i)(?<!\\b(?:where|when|what|how) )\\b(?:can|could|may) (?:i|we|one|you|(?:the |my |our )?(?:kids|children|family))\\b");

    private SeaAnswer() {}

    /** The season's own words; nothing where no such thing is asked, or no season is against it. */
    static List<String> to(Question question, Warnings warnings) {
        return saying(deedsAskedOf(question), against(warnings));
    }

    /** Of several questions some may ask it: one answer to all of them. */
    static List<String> toParts(List<Question> parts, Places atlas, Warnings warnings) {
        var asking = parts.stream()
                .filter(part -> answers(part, atlas, warnings))
                .flatMap(part -> deedsAskedOf(part).stream())
                .distinct()
                .toList();
        return saying(asking, against(warnings));
    }

    /** Whether a part is one that asks it, and of no other place than the season's. */
    static boolean answers(Question part, Places atlas, Warnings warnings) {
        var named = atlas.mentionedIn(part.text()).stream()
                .map(mention -> mention.place().name())
                .toList();
        return !deedsAskedOf(part).isEmpty()
                && against(warnings).stream()
                        .anyMatch(season ->
                                named.isEmpty() || named.stream().anyMatch(season.getDescription()::contains));
    }

    private static List<String> saying(List<String> deeds, List<ConstraintViolation> seasons) {
        return deeds.isEmpty()
                ? List.of()
                : seasons.stream()
                        .map(season -> OPENING + Remarks.listed(deeds) + ". " + Warnings.words(season))
                        .toList();
    }

    /** What is asked to be done, in the order in which the question names it. */
    private static List<String> deedsAskedOf(Question question) {
        if (!question.asksWhether()
                && !IN_PASSING.matcher(question.text()).find()
                && !WHETHER_IT_IS_WISE.matcher(question.text()).matches()) {
            return List.of();
        }
        var named = new TreeMap<Integer, String>();
        DEEDS.forEach((deed, said) -> {
            var words = deed.matcher(question.text());
            if (words.find()) {
                named.put(words.start(), said);
            }
        });
        return List.copyOf(named.values());
    }

    /** The first season of the question's days that makes the sea rough. */
    static List<ConstraintViolation> against(Warnings warnings) {
        return warnings.ofType(SEASON).all().stream()
                .filter(season -> OF_THE_SEA.matcher(season.getDescription()).find())
                .limit(1)
                .toList();
    }

    private static Pattern deed(String words) {
        return Pattern.compile("(?i)\\b(?:" + words + ")\\b");
    }
}
