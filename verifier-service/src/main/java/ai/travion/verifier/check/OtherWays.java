package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.List;
import java.util.regex.Pattern;

/** Who asks how long the train takes is not answered by the hours of the road, nor by the nights of a stay. */
final class OtherWays {

    private static final List<Pattern> WAYS = List.of(
            way("trains?|rail(?:way|road)s?|by rail|line"),
            way("bus(?:es)?|coach(?:es)?"),
            way(
                    "(?-i:driv(?:e|es|ing))|(?<=^\\W{0,4})driv(?:e|es|ing)|cars?|(?:by )?road|taxis?|expressway|tuk-?tuks?"),
            way("boats?|ferr(?:y|ies)|crossing|sail\\w*"),
            way("walk(?:s|ing)?|on foot|hik(?:e|es|ing)|climb(?:s|ing)?|stairs?|steps"),
            way("flights?|fly(?:ing)?|planes?"));

    private static final Pattern HOURS = Pattern.compile(
            "\\b(?:hours?|hrs?|minutes?|mins?|half an hour|\\d+ ?h|day(?:light)?)\\b", CASE_INSENSITIVE);
    private static final Pattern STAY = Pattern.compile("\\bnights?\\b", CASE_INSENSITIVE);

    private OtherWays() {}

    /** Whether a sentence tells of other ways alone than the one that is asked about. */
    static boolean areToldIn(String sentence, String asked) {
        var meant = WAYS.stream().filter(way -> way.matcher(asked).find()).toList();
        if (meant.size() != 1) {
            return false;
        }
        boolean isOfIt = meant.getFirst().matcher(sentence).find();
        boolean isOfAnother = WAYS.stream()
                .filter(way -> !meant.contains(way))
                .anyMatch(way -> way.matcher(sentence).find());
        boolean isOfAStay =
                STAY.matcher(sentence).find() && !HOURS.matcher(sentence).find();
        return !isOfIt && (isOfAnother || isOfAStay);
    }

    private static Pattern way(String words) {
        return Pattern.compile("\\b(?:" + words + ")\\b", CASE_INSENSITIVE);
    }
}
