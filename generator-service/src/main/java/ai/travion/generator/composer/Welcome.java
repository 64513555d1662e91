package ai.travion.generator.composer;

import ai.travion.atlas.SetApart;
import ai.travion.schemas.GraphState;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which sentences of the evidence are welcome in an answer: those that fit what the traveller asks about, can do and does not avoid. */
final class Welcome {

    private static final Pattern SEEKS_A_PLACE =
            Pattern.compile("(?i)\\bwhere\\b|\\bwhich (?!clothes|clothing|shoes|outfits?)\\w");

    private static final Pattern AT_THE_YEARS_END =
            Pattern.compile("(?i)\\bnew year['’]?s?['’]? eve\\b|\\bnye\\b|\\b31(?:st)?(?: of)? december\\b");
    private static final Pattern OF_APRIL = Pattern.compile("(?i)\\bapril\\b|\\bsinhala\\b|\\btamil\\b|\\bavurud");

    private Welcome() {}

    /**
     * The evidence that suits the question: of the place for a tour, of the island for dress, without what the traveller stays away from;
     * each where that leaves anything. What a condition of the request rules out is none of it in any case.
     */
    static List<Sentence> of(Assignment assignment) {
        var conditions = Avoided.asACondition(assignment.state());
        var sentences = assignment.evidence().sentences().stream()
                .filter(sentence -> conditions.allow(sentence.text()))
                .toList();
        var question = assignment.question();
        if (question.isOpen() && !question.places().isEmpty()) {
            // A tour of a place is of that place.
            sentences = orAll(sentences, sentence -> !isOfTheCountry(sentence));
        } else if (question.places().isEmpty()
                && question.topics().contains(Topic.CLOTHES)
                && !SEEKS_A_PLACE.matcher(question.text()).find()) {
            // What one wears is no different from temple to temple.
            sentences = orAll(sentences, sentence -> isOfTheCountry(sentence) && sentence.signsOf(Topic.CLOTHES) > 0);
        }
        if (AT_THE_YEARS_END.matcher(question.text()).find()
                && !OF_APRIL.matcher(question.text()).find()) {
            // The New Year that the texts tell of is that of April.
            sentences = orAll(
                    sentences,
                    sentence -> !(sentence.text().contains("New Year")
                            && OF_APRIL.matcher(sentence.text()).find()));
        }
        sentences = orAll(sentences, sentence -> !HouseOfPrayer.isAnother(sentence, question));
        var most = Superlative.in(question);
        if (most.isPresent()) {
            sentences = orAll(sentences, most.get()::isOf);
        }
        // What they know of already is left out, where something else answers.
        var apart = SetApart.in(assignment.state().getUserQuery(), assignment.atlas()).stream()
                .flatMap(thing -> Terms.meaningful(thing).keySet().stream())
                .collect(Collectors.toSet());
        if (!apart.isEmpty()) {
            sentences = orAll(
                    sentences,
                    sentence -> ToSeeOrDo.isNamedIn(sentence)
                            || apart.stream()
                                    .noneMatch(thing -> sentence.terms().contains(thing)
                                            || sentence.speaksOf(Terms.akinTo(thing))));
        }
        var bearable = new Fitness(assignment).bearable(sentences);
        sentences = bearable.isEmpty() ? sentences : bearable;
        var avoided = Avoided.by(assignment.state());
        // Who once said "no temples" and now asks about one has changed their mind.
        if (!avoided.allow(question.text())
                && !avoided.areDeniedIn(question.text())
                && !avoidsSinceNow(assignment.state())) {
            return sentences;
        }
        return orAll(sentences, sentence -> avoided.allow(sentence.text()));
    }

    /** Whether places are asked for, which no page of the whole island lists. */
    static boolean seeksAPlace(Question question) {
        return SEEKS_A_PLACE.matcher(question.text()).find();
    }

    static boolean isOfTheCountry(Sentence sentence) {
        return sentence.source().location().equals(Question.COUNTRY);
    }

    /** Those that are so, where there are any. */
    static List<Sentence> orAll(List<Sentence> sentences, Predicate<Sentence> so) {
        var some = sentences.stream().filter(so).toList();
        return some.isEmpty() ? sentences : some;
    }

    private static boolean avoidsSinceNow(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(preferences -> preferences.getAvoid().stream())
                .anyMatch(wish -> wish.getTurn() == state.getTurn());
    }
}
