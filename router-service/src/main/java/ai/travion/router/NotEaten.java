package ai.travion.router;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Phrases;
import ai.travion.router.intent.Reading;
import ai.travion.router.intent.Verdict;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.DietNote;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reminds whoever asks what there is to eat of what they do not eat: the dishes of a place are named as they are. */
final class NotEaten {

    private static final Pattern OF_FOOD = Patterns.words(
            "eat|eating|eats|dine|food|foods|dish|dishes|lunch|dinner|breakfast|meals?|cuisine|speciality|specialities|specialties|street food|cooking");
    private static final Pattern LEFT_OUT = Pattern.compile(
            "(?i)vegetarian|vegan|halal|kosher|gluten[ -]free|c(?:o)?eliac|lactose intolerant|allergic to .+|\\p{L}+ allergy|no (?:sea ?food|fish|shellfish|prawns|meat|beef|pork|lamb|mutton|chicken|eggs?|dairy|milk|cheese|peanuts|nuts|gluten|wheat|spicy|hot)\\b.*");

    private NotEaten() {}

    static Optional<String> note(Reading reading, Verdict verdict, Preferences known) {
        boolean asked = verdict.intent() == IntentType.TOURISM_QUERY
                && reading.said().has(OF_FOOD)
                && Phrases.isQuestion(reading.said());
        var left = Stream.concat(
                        known.getOther().stream().map(StatedValue::getValue), reading.wishes().other().stream())
                .filter(need -> Patterns.isAllOf(LEFT_OUT, need))
                .distinct()
                .collect(Collectors.joining(", "));
        return asked && !left.isEmpty() ? Optional.of(DietNote.of(left)) : Optional.empty();
    }
}
