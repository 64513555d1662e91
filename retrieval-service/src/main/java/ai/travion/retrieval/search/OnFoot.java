package ai.travion.retrieval.search;

import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import java.util.Set;
import java.util.regex.Pattern;

/** What it means to walk little: whoever avoids long walks, in whatever words, avoids hikes, climbs, stairs and steps as well. */
public final class OnFoot {

    /** The same in words of the texts. */
    static final String EXERTION = "hikes, climbs, stairs, steps";

    /** Up is what stairs and a climb have in common. */
    static final String UPWARDS = "climb";

    private static final Set<String> WALKING = Set.copyOf(EnglishTerms.of("walk walks walking walker foot"));
    private static final Set<String> STAIRS = Set.copyOf(EnglishTerms.of("stairs steps staircase stairway"));
    private static final Set<String> WITH_IT = Set.copyOf(EnglishTerms.of(
            "hike hiking trek trekking climb climbing uphill ascent distance far stairs steps staircase stairway"));

    private static final Set<String> HIKES = Set.copyOf(EnglishTerms.of("hike hiking trek trekking"));

    /** A stroll round a lake is no long walk. */
    private static final Pattern LONG_WALK = Pattern.compile(
            "\\bwalkers\\b|\\b(?:long|steep|steady|stiff|hard|serious|tiring|uphill|rough|muddy|(?:two|three|four|five|six|several|\\d+)[- ](?:hours?|km|kilometres?|miles?))\\b"
                    + "[^.;:]{0,30}\\bwalk(?:s|ing)?\\b|\\bwalk(?:s|ing)?\\b[^.;:]{0,30}\\b(?:(?:two|three|four|five|six|several|\\d+)[- ](?:hours|km|kilometres|miles)|uphill|steep)",
            Pattern.CASE_INSENSITIVE);

    private OnFoot() {}

    /** Whether it is going on foot, of any degree, that somebody avoids: "long walking", "too much walking and stairs". */
    public static boolean isAvoidedIn(String value) {
        var named = Related.things(value);
        return named.stream().anyMatch(WALKING::contains)
                && named.stream().allMatch(stem -> WALKING.contains(stem) || WITH_IT.contains(stem));
    }

    /** Whether it is stairs. */
    public static boolean areStairs(String value) {
        var named = Related.things(value);
        return !named.isEmpty() && STAIRS.containsAll(named);
    }

    /** Whether it is hikes, which the texts may call walks. */
    static boolean areHikes(String value) {
        return Related.things(value).stream().anyMatch(HIKES::contains);
    }

    /** Whether a sentence tells of a walk that is long or steep. */
    static boolean isLongIn(String sentence) {
        return LONG_WALK.matcher(sentence).find();
    }
}
