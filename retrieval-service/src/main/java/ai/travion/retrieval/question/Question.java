package ai.travion.retrieval.question;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.Kind;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A question as it was read.
 *
 * @param wording its words with slips of the pen put right
 * @param concepts what it asks about; empty for "tell me about Sigiriya"
 * @param hints stems that help to rank and that no passage has to have, each with its boost
 * @param origins places that the traveller comes from and does not ask about
 * @param named places that it names and does ask about
 * @param ruledOut what it says it does not mean: "that isn't a temple", "other than Sigiriya"
 * @param listing whether several places are asked for, one line each: "best beaches"
 * @param quantity whether a number or a date answers it: "how tall", "when was"
 * @param kind of thing that would answer it, where it asks for a particular kind
 * @param counted what it asks the number of
 */
public record Question(
        String wording,
        List<Concept> concepts,
        Map<String, Double> hints,
        Set<Place> origins,
        List<Place> named,
        RuledOut ruledOut,
        boolean listing,
        boolean quantity,
        Optional<AnswerKind> kind,
        Optional<Counted> counted) {

    private static final double WITHOUT_NUMBER = 0.5;
    private static final Pattern LIKE_WHAT = Pattern.compile("(?i)\\bwhat(?:['’]?s| is| are)\\b.{1,40}\\blike\\b");

    public Question {
        concepts = List.copyOf(concepts);
        hints = Map.copyOf(hints);
        origins = Set.copyOf(origins);
        named = List.copyOf(named);
    }

    /** Idf-weighted share of the concepts that a passage covers, 0 to 1; 1 where the question asks for nothing in particular. */
    public double coverage(Subject passage) {
        return share(concept -> concept.coveredBy(passage));
    }

    /**
     * The greatest share of the concepts that a single sentence of a passage has, 0 to 1: words that stand together answer
     * a question better than words that stand apart. Where a number is asked for, a sentence without one counts less.
     */
    public double focus(Subject passage) {
        return focus(passage, sentence -> true);
    }

    /** The greatest share of its words, by weight, that a sentence and the questions that it answers have; 1 where it has none to look for. */
    public double focusOnWhatIsAsked(Subject passage) {
        double asked = words().mapToDouble(Concept::weight).sum();
        return passage.sentences().stream()
                .mapToDouble(sentence -> asked == 0
                        ? 1
                        : words().mapToDouble(word -> word.weight() * word.coveredBy(sentence.askedStems(), passage))
                                        .sum()
                                / asked)
                .max()
                .orElse(0);
    }

    /** Weight of its words that are neither said nor asked for in any of these passages: the more particular, the more it says. */
    public double neverAskedOf(Collection<Subject> passages) {
        return words().mapToDouble(word -> word.weight() * (1 - word.coveredByAnyOf(passages, Subject::askedStems)))
                .sum();
    }

    private Stream<Concept.Word> words() {
        return concepts.stream().filter(Concept.Word.class::isInstance).map(Concept.Word.class::cast);
    }

    /** The same of the sentences that tell something of the kind that is asked for. */
    public double focusOnTheKind(Subject passage) {
        return focus(passage, sentence -> kind.isEmpty() || kind.get().isToldIn(sentence.text()));
    }

    /** The greatest share of what is asked that a sentence has which holds the very fact; 0 where none does. */
    public double focusOnTheFact(Subject passage, AskedFact fact) {
        return focus(
                passage,
                sentence -> fact.isToldIn(sentence.text(), passage.passage().place()));
    }

    private double focus(Subject passage, Predicate<Subject.Sentence> counts) {
        // Few of a concept's stems are in the passage, so its sentences are asked for those alone.
        var said = concepts.stream().map(concept -> concept.within(passage)).toList();
        double asked = concepts.stream().mapToDouble(Concept::weight).sum();
        double best = 0;
        for (var sentence : passage.sentences()) {
            double covered = 0;
            for (int i = 0; i < said.size(); i++) {
                covered += concepts.get(i).weight() * greatestSaid(said.get(i), sentence);
            }
            double share = asked == 0 ? 1 : covered / asked;
            double worth = quantity && !sentence.hasNumber() ? share * WITHOUT_NUMBER : share;
            if (worth > best && counts.test(sentence)) {
                best = worth;
            }
        }
        return best;
    }

    private static double greatestSaid(List<Map.Entry<String, Double>> terms, Subject.Sentence sentence) {
        double best = 0;
        for (var term : terms) {
            if (term.getValue() > best && sentence.stems().contains(term.getKey())) {
                best = term.getValue();
            }
        }
        return best;
    }

    private double share(ToDoubleFunction<Concept> measure) {
        double asked = 0;
        double covered = 0;
        for (var concept : concepts) {
            asked += concept.weight();
            covered += concept.weight() * measure.applyAsDouble(concept);
        }
        return asked == 0 ? 1 : covered / asked;
    }

    /** True where it asks for nothing in particular. */
    public boolean isGeneral() {
        return concepts.isEmpty();
    }

    /** "What is Ella like?" */
    public boolean asksForTheCharacter() {
        return isGeneral() && LIKE_WHAT.matcher(wording).find();
    }

    /** True where it asks what there is to see or to do, of whatever kind. */
    public boolean asksForAnySight() {
        return concepts.stream().allMatch(concept -> concept instanceof Concept.Wanted wanted && wanted.isAnySight());
    }

    /** True where it asks for a kind of place and nothing else. */
    public boolean asksForAKind() {
        return !concepts.isEmpty() && concepts.stream().allMatch(Concept.OfKind.class::isInstance);
    }

    /** The kinds of place that it asks for. */
    public List<Kind> kinds() {
        return concepts.stream()
                .flatMap(concept -> concept instanceof Concept.OfKind kind ? Stream.of(kind.kind()) : Stream.empty())
                .toList();
    }

    /** Whether a passage is of no place of the kinds that it asks for, and mentions none: the oldest garden is no stone building. */
    public boolean asksForAnotherKindThan(Subject passage) {
        var kinds = concepts.stream().filter(Concept.OfKind.class::isInstance).toList();
        return !kinds.isEmpty() && kinds.stream().allMatch(kind -> kind.coveredBy(passage) == 0);
    }

    /** True where it asks for kinds of places, and for nothing of them but that they are worth a visit. */
    public boolean asksForKindsAlone() {
        return !kinds().isEmpty()
                && concepts.stream()
                        .allMatch(concept -> concept instanceof Concept.OfKind
                                || (concept instanceof Concept.Wanted wanted && wanted.isAnySight()));
    }

    /** True where it means nothing without a place: "what should I wear". */
    public boolean isOfOnePlace() {
        return !concepts.isEmpty()
                && concepts.stream()
                        .allMatch(concept -> concept instanceof Concept.Wanted wanted && wanted.isOfOnePlace());
    }
}
