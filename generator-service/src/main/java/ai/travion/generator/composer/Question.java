package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.text.similarity.LevenshteinDistance;

/**
 * What was asked.
 *
 * @param text the words that stand alone
 * @param places the places asked about, the main one first
 * @param subjects what is asked about besides the places: term to the traveller's word
 * @param topics the sides of a place that are asked about
 * @param aboutTheLastAnswer "why?", "shorter please": the question is the one before
 */
record Question(
        String text, List<String> places, Map<String, String> subjects, Set<Topic> topics, boolean aboutTheLastAnswer) {

    static Question of(GraphState state, Places atlas) {
        var aboutTheLast = state.getRouteDecision() == RouteDecision.DIRECT_ANSWER;
        var text = aboutTheLast ? questionBefore(state) : wholeQuestion(state);
        var places = state.getTargetLocations().isEmpty()
                ? state.getTargetLocation().stream().toList()
                : state.getTargetLocations();
        return new Question(text, places, subjectsOf(text, places, atlas), Topic.askedIn(text), aboutTheLast);
    }

    /** Whether the sentence names the place or comes from a passage about it. */
    static boolean isAbout(String place, Sentence sentence) {
        return sentence.source().location().equalsIgnoreCase(place) || names(place, sentence);
    }

    static boolean names(String place, Sentence sentence) {
        return !place.isEmpty() && Terms.bare(sentence.text()).contains(Terms.bare(place));
    }

    /** The same question with slips of the pen mended by the words that the evidence uses. */
    Question spelledAs(Set<String> vocabulary) {
        var mended = new LinkedHashMap<String, String>();
        subjects.forEach(
                (term, word) -> mended.putIfAbsent(vocabulary.contains(term) ? term : nearest(term, vocabulary), word));
        return new Question(text, places, mended, topics, aboutTheLastAnswer);
    }

    private static String nearest(String term, Set<String> vocabulary) {
        if (term.length() < 5) {
            return term;
        }
        var distance = new LevenshteinDistance(term.length() < 8 ? 1 : 2);
        return vocabulary.stream()
                .filter(known -> known.length() >= 5 && known.charAt(0) == term.charAt(0))
                .filter(known -> distance.apply(term, known) >= 0)
                .min(Comparator.comparing(known -> distance.apply(term, known)))
                .orElse(term);
    }

    /** Nothing in particular is asked: "Tell me about Sigiriya". */
    boolean isOpen() {
        return subjects.isEmpty() && topics.isEmpty();
    }

    private static String wholeQuestion(GraphState state) {
        return state.getRetrievalAttempts() > 1
                ? state.getUserQuery()
                : state.getRewrittenQuery().orElse(state.getUserQuery());
    }

    private static String questionBefore(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER)
                .map(Message::getContent)
                .filter(content -> !content.equals(state.getUserQuery()))
                .reduce((earlier, later) -> later)
                .orElse(state.getUserQuery());
    }

    private static Map<String, String> subjectsOf(String text, List<String> places, Places atlas) {
        var withoutPlaces = new StringBuilder(text);
        for (var mention : atlas.mentionedIn(text)) {
            for (int i = mention.start(); i < mention.end() && i < withoutPlaces.length(); i++) {
                withoutPlaces.setCharAt(i, ' ');
            }
        }
        var subjects = new LinkedHashMap<>(Terms.meaningful(withoutPlaces.toString()));
        var ofPlaces = new HashSet<String>();
        places.forEach(place -> ofPlaces.addAll(Terms.of(place)));
        subjects.keySet().removeAll(ofPlaces);
        return subjects;
    }
}
