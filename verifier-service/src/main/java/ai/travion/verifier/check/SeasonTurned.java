package ai.travion.verifier.check;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.schemas.ConstraintViolation;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells a sentence that says the opposite of what is warned of for a time of the year: "the stairs are lit", where they are not before the 23rd. */
final class SeasonTurned {

    private static final Set<String> OF_A_TIME = Set.of("season", "monsoon", "weather_season", "wildlife_season");

    /** How a warning says what is not so, by what would be so. */
    private static final Map<Pattern, Pattern> STATES = Map.of(
            words("not lit|unlit|dark"), words("lit|light(?:s|ed)? (?:all|the|on)|illuminated"),
            words("shut|closed|not open"), words("open|serv(?:e|es|ing)|running"),
            words("not (?:run|running|sail|sailing|leave)|stay ashore|suspended"),
                    words("run|runs|running|sail\\w*|leave|depart\\w*|go out"));

    /** Steps are lit where the stairs are. */
    private static final Set<String> WAYS =
            Words.terms("step steps stair stairs stairway staircase way path route trail climb");

    private static final Pattern RAINS = words("rain\\w*|monsoon|wet");
    private static final Pattern IS_DRY = words(
            "(?:is|are|stays?|remains?|be) (?:(?!not\\b)\\p{L}+ )?(?:dry|sunny|rainless)|dry (?:month|weather|days|and sunny)");

    private static final Set<String> MONTHS =
            Words.terms("january february march april may june july august september october november december");
    private static final Pattern COAST = words("(?:east|west|south|north)(?:ern)? coasts?|inland|other side|elsewhere");

    private static final Pattern PART = Pattern.compile("[,;:]\\s|\\sand\\s");

    /** The time of which it is so, or of which nothing is said. */
    private static final Pattern ANOTHER_TIME = Pattern.compile(
            "\\b(?:season|from|after|once|when|until|till|unless|if|only|between|later|poya|vesak|then|begins?|starts?)\\b",
            CASE_INSENSITIVE);

    private static final Pattern DENIES = Pattern.compile(
            "\\b(?:no|not|never|neither|nor|none|without|hardly|un\\p{L}+|shut|closed|dark)\\b|n['’]t\\b",
            CASE_INSENSITIVE);

    private SeasonTurned() {}

    static boolean isIn(String text, ConstraintViolation violation, Readings readings) {
        return OF_A_TIME.contains(violation.getConstraintType())
                && !ANOTHER_TIME.matcher(text).find()
                && DatesIn.text(text).isEmpty()
                && !namesAnotherPlace(text, violation, readings)
                && (isCalledDry(text, violation, readings) || isDeniedAPart(text, violation, readings));
    }

    /** What one may do instead has another weather. */
    private static boolean namesAnotherPlace(String text, ConstraintViolation violation, Readings readings) {
        var known = readings.termsOf(violation.getDescription());
        return QuestionParts.named(text).stream().anyMatch(name -> !known.contains(name) && !MONTHS.contains(name))
                || COAST.matcher(text).find();
    }

    /** "January is dry", of a month with rain on many days. */
    private static boolean isCalledDry(String text, ConstraintViolation violation, Readings readings) {
        return RAINS.matcher(violation.getDescription()).find()
                && IS_DRY.matcher(text).find()
                && !DENIES.matcher(text).find()
                && violation
                        .getDate()
                        .filter(date -> readings.factsOf(text).allMonths().contains(date.getMonth()))
                        .isPresent();
    }

    private static boolean isDeniedAPart(String text, ConstraintViolation violation, Readings readings) {
        return PART.splitAsStream(text)
                .filter(part -> !DENIES.matcher(part).find())
                .anyMatch(part -> PART.splitAsStream(violation.getDescription())
                        .anyMatch(warned -> STATES.entrySet().stream()
                                .anyMatch(state -> state.getKey()
                                                .matcher(warned)
                                                .find()
                                        && state.getValue().matcher(part).find()
                                        && isOfTheSame(warned, state.getKey(), part, readings))));
    }

    private static boolean isOfTheSame(String warned, Pattern state, String part, Readings readings) {
        var terms = readings.termsOf(part);
        boolean isOfAWay = WAYS.stream().anyMatch(terms::contains);
        return readings.subjectsOf(state.matcher(warned).replaceAll(" ")).stream()
                .anyMatch(subject -> Words.coverSubject(terms, subject) || (isOfAWay && WAYS.contains(subject)));
    }

    private static Pattern words(String regex) {
        return Pattern.compile("\\b(?:" + regex + ")\\b", CASE_INSENSITIVE);
    }
}
