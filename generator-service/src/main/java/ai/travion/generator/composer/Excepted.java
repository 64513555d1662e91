package ai.travion.generator.composer;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Where can I see leopards except Yala?": a sentence that names Yala with another place answers by the other. */
final class Excepted {

    private static final Pattern BEFORE_IT = Pattern.compile(
            "(?is).*\\b(?:except(?: for| in| at)?|excluding|besides|other than|apart from|aside from|(?:but )?not(?: in| at)?|without)\\s+(?:the\\s+)?$");

    private static final int MOST = 3;

    private Excepted() {}

    /** What is left of the places that an answer names; nothing where it names none that is excepted, no other, or a whole list. */
    static Optional<String> left(Assignment assignment, String answer) {
        var excepted = exceptedIn(assignment.question().text(), assignment.atlas());
        if (excepted.isEmpty()) {
            return Optional.empty();
        }
        var named = assignment.atlas().mentionedIn(answer).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
        var left = named.stream()
                .filter(place -> !excepted.contains(place))
                .map(Place::name)
                .toList();
        return left.isEmpty() || left.size() == named.size() || left.size() > MOST
                ? Optional.empty()
                : Optional.of("That leaves " + Remarks.listed(left) + ".");
    }

    private static List<Place> exceptedIn(String question, Places atlas) {
        return atlas.mentionedIn(question).stream()
                .filter(mention -> BEFORE_IT
                        .matcher(question.substring(0, mention.start()))
                        .matches())
                .map(Places.Mention::place)
                .toList();
    }
}
