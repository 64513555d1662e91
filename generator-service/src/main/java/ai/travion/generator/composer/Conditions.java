package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which of the conditions that a request sets, and that must hold, no answer to its question can keep. */
final class Conditions {

    private static final Pattern ASKS_FOR_A_PLACE = Pattern.compile(
            "(?i)\\bwhere (?:should|can|could|do|shall|to|is|are)\\b|\\bwhich\\b|\\brecommend\\w*|\\bsuggest\\w*|\\bbest\\b|\\bwhat (?:should|can|could|to) (?:\\w+ )?(?:do|see|visit)\\b");

    private Conditions() {}

    /** Their values, as the request has them; empty where an answer may keep all of them. */
    static List<String> refusing(Assignment assignment) {
        var state = assignment.state();
        var question = assignment.question().text();
        var refusing = new ArrayList<>(Avoided.firmlyIn(state, question));
        var known = state.getPreferences().orElse(null);
        if (known == null
                || assignment.evidence().sentences().isEmpty()
                || !ASKS_FOR_A_PLACE.matcher(question).find()) {
            return refusing;
        }
        var places = demanded(known.getPlaces()).toList();
        boolean isElsewhere = !places.isEmpty()
                && assignment.evidence().sentences().stream().noneMatch(sentence -> areOf(places, sentence));
        if (isElsewhere) {
            refusing.addAll(places);
        }
        // What a place must offer is only missed where the place is a condition, too.
        demanded(known.getInterests())
                .filter(interest -> !places.isEmpty() && !isElsewhere)
                .filter(interest -> isUnheardOf(interest, assignment, places))
                .forEach(refusing::add);
        return refusing.stream().distinct().toList();
    }

    /** Of a turn that is about the demanded places, who asks where is told nothing of others: which sentences may be quoted. */
    static Predicate<Sentence> ofTheDemandedPlaces(Question question, GraphState state, Places atlas) {
        var places = state.getPreferences().stream()
                .flatMap(known -> demanded(known.getPlaces()))
                .toList();
        boolean holds = !question.places().isEmpty()
                && places.containsAll(question.places())
                && ASKS_FOR_A_PLACE.matcher(question.text()).find();
        return sentence -> !holds
                || areOf(places, sentence)
                || atlas.mentionedIn(sentence.text()).isEmpty();
    }

    /** What is told of the whole country is told of none of them. */
    private static boolean areOf(List<String> places, Sentence sentence) {
        return places.contains(sentence.source().location())
                || places.stream().anyMatch(place -> Question.names(place, sentence));
    }

    private static boolean isUnheardOf(String interest, Assignment assignment, List<String> places) {
        var terms = Terms.of(interest.toLowerCase(Locale.ROOT));
        terms.addAll(Terms.of(interest).stream()
                .flatMap(term -> Terms.akinTo(term).stream())
                .toList());
        return assignment.evidence().sentences().stream()
                .filter(sentence -> places.stream().anyMatch(place -> Question.isAbout(place, sentence)))
                .noneMatch(sentence -> sentence.speaksOf(terms));
    }

    private static Stream<String> demanded(List<StatedValue> wishes) {
        return wishes.stream()
                .filter(wish -> wish.getMust() && wish.getOrigin().equals("request"))
                .map(StatedValue::getValue)
                .filter(value -> !value.isBlank())
                .distinct();
    }
}
