package ai.travion.atlas.text;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What somebody says that they never asked to be left out: "we never said no beaches", "no temples? I didn't say that".
 *
 * @param thing what they are said to have refused, in their words
 * @param from where the words that say so begin
 * @param to where they end
 */
public record Denial(String thing, int from, int to) {

    private static final String NEVER =
            "(?:never|(?:did|have|had)\\s+(?:not|never)|(?:did|have|had)n'?t)\\s+(?:(?:ever|even|actually|really|once)\\s+)?";
    private static final String SAY =
            "(?:say|said|ask(?:ed)?|tell|told|mean|meant|mention(?:ed)?|request(?:ed)?|order(?:ed)?|write|wrote|written)";
    private static final String REFUSING =
            "(?:no|not|without|(?:to\\s+)?(?:skip|avoid|drop|remove|exclude|cancel|cut(?:\\s+out)?|leave\\s+out|take\\s+out)|(?:skipp|avoid|dropp|remov|exclud|cancell|cutt)ing|leaving\\s+out|(?:do\\s+not|don'?t|didn'?t)\\s+(?:like|want|need|care\\s+for|enjoy))";
    private static final String THING = "\\s+(?:(?:any|the|to|for|our|all|see|visit)\\s+)*(?<thing>[^.,;!?]{2,50}?)";

    /** "Who said no beaches?", and not the friends "who asked for no beaches". */
    private static final String WHO = "(?<=(?:^|[.!?;])\\s{0,3})who\\s+(?:ever\\s+)?(?:said|asked|told)";

    private static final Pattern DENIED = Patterns.anyCase("\\b(?:(?:(?:i|we|nobody|no\\s+one)\\s+(?:" + NEVER
            + ")|(?:nobody|no\\s+one)\\s+(?:ever\\s+)?)" + SAY + "|" + WHO
            + ")\\s+(?:(?:you|for|that|anything|about|i|we|us|to\\s+be|a|the|plan|trip)\\s+)*" + REFUSING + THING
            + "(?=\\s*(?:[.,;!?]|$)|\\s+(?:though|please|at\\s+all|but|so|and)\\b)");
    private static final Pattern DENIED_AFTER =
            Patterns.anyCase("\\b" + REFUSING + THING + "\\s*[?!.,;-]+\\s*(?:but\\s+)?(?:i|we)\\s+" + NEVER + SAY
                    + "\\s+(?:for\\s+)?(?:that|this|so|it|such)\\b");

    /** All that a text denies. */
    public static List<Denial> in(String text) {
        return Stream.of(DENIED, DENIED_AFTER)
                .flatMap(pattern -> Patterns.in(pattern, text))
                .map(Denial::of)
                .toList();
    }

    private static Denial of(MatchResult match) {
        return new Denial(match.group("thing"), match.start(), match.end());
    }
}
