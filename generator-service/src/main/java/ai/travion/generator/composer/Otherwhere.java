package ai.travion.generator.composer;

import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "Where can I see leopards except Yala?": who asks where is not sent to Yala, and a sentence that names it with another place answers by the other. */
final class Otherwhere {

    private static final Pattern WHERE = Pattern.compile("(?i)\\b(?:where|which)\\b");
    private static final Pattern RARE =
            Pattern.compile("(?i)\\b(?:rare\\w*|seldom|hardly|scarce\\w*|few|no|not|never|once|extinct|unlikely)\\b");
    private static final int MOST = 5;
    private static final double OF_THE_SAME = 0.5;

    private Otherwhere() {}

    /**
     * The places besides the excepted that an answer names, and those that the evidence names for the same. Nothing where the answer neither
     * recommends an excepted place nor, to who asks where, leaves unnamed any other; and where there are no others, or a whole list of them.
     */
    static Optional<String> left(Assignment assignment, String answer) {
        var asked = placesIn(assignment.question().text(), assignment.atlas());
        boolean namesNone =
                !NotMeant.in(assignment.question().text(), assignment.atlas()).isEmpty()
                        && WHERE.matcher(assignment.question().text()).find()
                        && asked.containsAll(placesIn(answer, assignment.atlas()));
        if (!namesNone && !isRecommendedIn(answer, assignment)) {
            return Optional.empty();
        }
        var left = Stream.concat(Stream.of(answer), namingOthers(assignment))
                .flatMap(text -> placesIn(text, assignment.atlas()).stream())
                .filter(place -> !asked.contains(place))
                .map(Place::name)
                .distinct()
                .toList();
        return left.isEmpty() || left.size() > MOST
                ? Optional.empty()
                : Optional.of("Others that my texts name: " + Remarks.listed(left) + ".");
    }

    /** What the evidence says of the very thing, where it does not say that it is rare. */
    private static Stream<String> namingOthers(Assignment assignment) {
        var telling = assignment.question().tellingSubjects();
        return assignment.evidence().sentences().stream()
                .filter(sentence -> sentence.source().relevance() >= OF_THE_SAME)
                .filter(sentence -> sentence.speaksOf(telling))
                .map(Sentence::text)
                .filter(text -> !RARE.matcher(text).find());
    }

    /** Without the pages of the places that are excepted, where anything is left. */
    static Selection without(Assignment assignment, Selection ranked) {
        var excepted = NotMeant.in(assignment.question().text(), assignment.atlas()).stream()
                .map(Place::name)
                .toList();
        var others = ranked.notOf(excepted);
        return others.isEmpty() ? ranked : others;
    }

    /** Whether a text names at least two others besides the excepted. */
    static boolean namesSeveralOthers(String text, Assignment assignment) {
        var excepted = NotMeant.in(assignment.question().text(), assignment.atlas());
        return placesIn(text, assignment.atlas()).stream()
                        .filter(place -> !excepted.contains(place))
                        .count()
                > 1;
    }

    /** Whether a text names a place that is excepted, and does not except it itself. */
    static boolean isRecommendedIn(String text, Assignment assignment) {
        var question = assignment.question().text();
        if (!WHERE.matcher(question).find()) {
            return false;
        }
        var excepted = NotMeant.in(question, assignment.atlas());
        var left = new ArrayList<>(placesIn(text, assignment.atlas()));
        left.removeAll(NotMeant.in(text, assignment.atlas()));
        return left.stream().anyMatch(excepted::contains);
    }

    private static List<Place> placesIn(String text, Places atlas) {
        return atlas.mentionedIn(text).stream()
                .map(Places.Mention::place)
                .distinct()
                .toList();
    }
}
