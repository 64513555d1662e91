package ai.travion.generator.composer;

import ai.travion.atlas.Excepted;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Where can I see leopards except Yala?": who asks where is not sent to Yala, and a sentence that names it with another place answers by the other. */
final class Otherwhere {

    private static final Pattern WHERE = Pattern.compile("(?i)\\b(?:where|which)\\b");
    private static final int MOST = 3;

    private Otherwhere() {}

    /** What is left of the places that an answer names; nothing where it names none that is excepted, no other, or a whole list. */
    static Optional<String> left(Assignment assignment, String answer) {
        if (!isRecommendedIn(answer, assignment)) {
            return Optional.empty();
        }
        var asked = placesIn(assignment.question().text(), assignment.atlas());
        var left = placesIn(answer, assignment.atlas()).stream()
                .filter(place -> !asked.contains(place))
                .map(Place::name)
                .toList();
        return left.isEmpty() || left.size() > MOST
                ? Optional.empty()
                : Optional.of("That leaves " + Remarks.listed(left) + ".");
    }

    /** Whether a text names a place that is excepted, and does not except it itself. */
    static boolean isRecommendedIn(String text, Assignment assignment) {
        var question = assignment.question().text();
        if (!WHERE.matcher(question).find()) {
            return false;
        }
        var excepted = Excepted.in(question, assignment.atlas());
        var left = new ArrayList<>(placesIn(text, assignment.atlas()));
        left.removeAll(Excepted.in(text, assignment.atlas()));
        return left.stream().anyMatch(excepted::contains);
    }

    private static List<Place> placesIn(String text, Places atlas) {
        return atlas.mentionedIn(text).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
    }
}
