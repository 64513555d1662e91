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
                    "easier|easiest|harder|hardest|steeper|steepest|tougher|toughest|gentler|(?:more|less|most|least) (?:difficult|strenuous|demanding|tiring|challenging)"),
            Aspect.VIBE,
            words(
                    "quieter|quietest|calmest|busier|busiest|livelier|liveliest|noisier|(?:more|less|most|least) (?:crowded|touristy|busy|peaceful|lively|relaxed)"));

    private static final Pattern WHO = words(
            "(?:kids|children|toddlers?|elderly|seniors|pregnant|beginners?|(?:year|month)s?[- ]olds?|grand(?:parents|mother|father)|(?:bad|weak|sore) knees)(?!['’]s)");
    /** "A hospital for children" suits nobody in particular. */
    private static final Pattern SUITS = words(
            "suit\\w*|(?:good|better|best|ok(?:ay)?|fine|right|safer?|doable|possible|easy|hard|difficult|friendly|fun|nice|worth it) (?:for|with)|too \\w+ for|manag\\w+|cope|(?:can|could) (?!(?:i|we|you|one) (?:find|get|buy|rent|hire|book))");

    private ComparedSide() {}

    static Optional<Aspect> in(String question) {
        return SIDES.entrySet().stream()
                .filter(side -> side.getValue().matcher(question).find())
                .map(Map.Entry::getKey)
                .findFirst()
                .or(() -> Optional.of(Aspect.ADVENTURE)
                        .filter(side -> WHO.matcher(question).find()
                                && SUITS.matcher(question).find()));
    }

    private static Pattern words(String alternatives) {
        return Pattern.compile("\\b(?:" + alternatives + ")\\b", Pattern.CASE_INSENSITIVE);
    }
}
