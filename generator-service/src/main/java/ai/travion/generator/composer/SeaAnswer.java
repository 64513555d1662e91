package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.schemas.ConstraintViolation;
import java.util.List;
import java.util.Map;
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
        return to(question, against(warnings));
    }

    /** Of several questions one may ask it, of a place that it names itself: the season of another place's days is no answer to it. */
    static List<String> toPart(Question part, Places atlas, Warnings warnings) {
        var named = atlas.mentionedIn(part.text()).stream()
                .map(mention -> mention.place().name())
                .toList();
        return to(
                part,
                against(warnings).stream()
                        .filter(season -> named.isEmpty() || named.stream().anyMatch(season.getDescription()::contains))
                        .toList());
    }

    private static List<String> to(Question question, List<ConstraintViolation> seasons) {
        if (!question.asksWhether()
                && !IN_PASSING.matcher(question.text()).find()
                && !WHETHER_IT_IS_WISE.matcher(question.text()).matches()) {
            return List.of();
        }
        return DEEDS.entrySet().stream()
                .filter(deed -> deed.getKey().matcher(question.text()).find())
                .map(Map.Entry::getValue)
                .sorted()
                .limit(1)
                .flatMap(deed ->
                        seasons.stream().map(season -> "The season is against " + deed + ". " + Warnings.words(season)))
                .toList();
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
