package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A message in two: "what about mosquitoes, and add a lazy day".
 *
 * @param second it points at nothing of the first
 */
public record Halves(String first, String second) {

    private static final int LONGEST = 240;
    private static final int MOST = 4;
    private static final int FEWEST_WORDS = 3;
    private static final Pattern BETWEEN = Patterns.anyCase(
            "(?<=[.?!;])\\s+(?:(?:and|but|also|plus|oh)\\W+)*|\\s*,?\\s+(?:and|but|also|plus)\\s+(?:also\\s+|then\\s+|please\\s+)*|\\s*[,;\\u2013-]\\s+");
    private static final Pattern POINTS = Patterns.words(
            "it|its|that|this|those|these|them|they|there|one|ones|he|she|him|her|so|such|too|both|else|instead|either|neither|same|other");
    /** It tells when, why or on what terms the first holds. */
    private static final Pattern DEPENDS = Patterns.anyCase(
            "^\\W*(?:if|unless|because|since|as|when|while|which|who|where|whose|that|until|before|after|though|although|with|without|for|to|from|or|not|only|just|maybe|then)\\b.*");

    /** Every way in which it may be two; none of a long one. */
    public static List<Halves> of(String message) {
        if (message.length() > LONGEST) {
            return List.of();
        }
        return Patterns.in(BETWEEN, message)
                .limit(MOST)
                .flatMap(between -> {
                    var first = message.substring(0, between.start()).strip();
                    var second = message.substring(between.end()).strip();
                    boolean both = words(first) >= FEWEST_WORDS
                            && words(second) >= FEWEST_WORDS
                            && !Patterns.isIn(POINTS, second)
                            && !(Patterns.isAllOf(DEPENDS, second) && !second.endsWith("?"));
                    return both ? Stream.of(new Halves(first, second)) : Stream.of();
                })
                .toList();
    }

    private static int words(String half) {
        return half.isEmpty() ? 0 : half.split("\\s+", -1).length;
    }
}
