package ai.travion.retrieval.search;

import ai.travion.retrieval.knowledge.Aspect;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which side of a place tells what it asks of its visitors: whether it is easier than another or suits children, how it is walked and climbed tells. */
final class ComparedSide {

    private static final Map<Aspect, Pattern> SIDES = Map.of(
            Aspect.ADVENTURE,
            words(
                    "(?:kids|children|toddlers?|elderly|seniors|pregnant|beginners?|(?:year|month)s?[- ]olds?|grand(?:parents|mother|father)|(?:bad|weak|sore) knees)(?= |\\W*$)|easier|easiest|harder|hardest|steeper|steepest|tougher|toughest|gentler|(?:more|less|most|least) (?:difficult|strenuous|demanding|tiring|challenging)"),
            Aspect.VIBE,
            words(
                    "quieter|quietest|calmest|busier|busiest|livelier|liveliest|noisier|(?:more|less|most|least) (?:crowded|touristy|busy|peaceful|lively|relaxed)"));

    private ComparedSide() {}

    static Optional<Aspect> in(String question) {
        return SIDES.entrySet().stream()
                .filter(side -> side.getValue().matcher(question).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }
}
