package ai.travion.generator.composer;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Answers a question about several places: each by its own sentences, and a word about those that nothing answers for. */
final class EachPlace {

    private static final int PLACES = 5;
    /** Relevance of a passage, as retrieval tells it. */
    private static final double BESIDE_THE_POINT = 0.32;

    /** Likeness of a sentence, as retrieval tells it. */
    private static final double NEAR = 0.25;

    private static final double TO_THE_POINT = 0.75;

    private final Assignment assignment;
    private final Selection ranked;
    private final Page page;
    private final List<String> missing;
    private final Gaps gaps;

    EachPlace(Assignment assignment, Selection ranked, Page page, List<String> missing, Gaps gaps) {
        this.assignment = assignment;
        this.ranked = ranked;
        this.page = page;
        this.missing = missing;
        this.gaps = gaps;
    }

    void answer() {
        var places = assignment.destinations().stream()
                .limit(PLACES)
                .sorted(Comparator.comparingInt(this::asItWasNamedOrBetter))
                .toList();
        var answers = new LinkedHashMap<String, List<Sentence>>();
        places.forEach(place -> answers.put(place, answeringOn(place)));
        boolean silent = answers.values().stream().allMatch(List::isEmpty);
        if (silent || !assignment.uncovered().isEmpty()) {
            gaps.sayWhatIsUncovered();
        }
        if (silent && missing.isEmpty()) {
            gaps.notFoundOnThatSide(places);
        }
        var heldAgainst = assignment.question().compares()
                ? HeldAgainst.in(ranked.sentences(), places, assignment.question())
                : Optional.<Sentence>empty();
        heldAgainst.ifPresent(sentence -> page.quote(List.of(sentence)));
        answers.forEach((place, answering) -> {
            var fresh = fresh(answering).stream()
                    .limit(heldAgainst.isPresent() ? 1 : answering.size())
                    .toList();
            if (!fresh.isEmpty()) {
                page.quote("**" + place + "**: ", fresh);
            } else if (ranked.about(place).isEmpty()) {
                missing.add(place);
                page.add("**" + place + "**: I could not find anything about it in what I know.");
            } else if (answering.isEmpty() && !silent && !nearest(place).isEmpty()) {
                page.quote("**" + place + "**: ", nearest(place));
            } else if (answering.isEmpty() && !silent && !isNamed(place)) {
                // Nobody asked of it: another stop has what is sought.
                return;
            } else if (answering.isEmpty() && !silent) {
                missing.add(place);
                page.add("**" + place + "**: I could not find anything on that in what I know.");
            } else if (silent) {
                page.quote("**" + place + "**: ", ranked.about(place).overview(1));
            }
        });
    }

    /** Whether the message itself speaks of it, and not only the talk before. */
    private boolean isNamed(String place) {
        return assignment.state().getUserQuery().toLowerCase(Locale.ROOT).contains(place.toLowerCase(Locale.ROOT));
    }

    /** Held against one another, the place comes first whose sentence answers best; else each where it was named. */
    private int asItWasNamedOrBetter(String place) {
        var sentences = ranked.sentences();
        return assignment.question().compares()
                ? IntStream.range(0, sentences.size())
                        .filter(at -> sentences.get(at).source().location().equalsIgnoreCase(place))
                        .findFirst()
                        .orElse(sentences.size())
                : assignment.destinations().indexOf(place);
    }

    /** Held against another, a place is told of by what comes nearest to the question, where that is known. */
    private List<Sentence> nearest(String place) {
        return assignment.question().compares()
                ? ranked.about(place).sentences().stream()
                        .filter(sentence -> sentence.likeness() >= NEAR)
                        .limit(1)
                        .toList()
                : List.of();
    }

    private List<Sentence> answeringOn(String place) {
        int each = assignment.question().compares() && assignment.question().isOpen()
                ? 1
                : assignment.destinations().size() == 2 && assignment.question().isOpen() ? 3 : 2;
        var itself = ranked.of(place);
        var about = !itself.isEmpty()
                ? itself
                : assignment.question().compares() ? ranked.about(place).notOf(withTheCountry()) : ranked.about(place);
        if (!assignment.question().isOpen() && isBesideThePoint(about)) {
            return List.of();
        }
        var held = assignment.question().sought().map(sought -> about.holding(sought, assignment.question()));
        if (held.filter(some -> !some.isEmpty()).isPresent()) {
            return held.get().answering(each);
        }
        return assignment.question().isOpen() ? about.overview(each) : about.answering(each);
    }

    /** What is told of the other, or of the whole island, holds no place against another. */
    private List<String> withTheCountry() {
        return Stream.concat(assignment.destinations().stream(), Stream.of(Question.COUNTRY))
                .toList();
    }

    /** All that is known of the place is far from the question, while of another there is what answers it. */
    private boolean isBesideThePoint(Selection about) {
        return about.greatestFitness() > 0
                && about.greatestFitness() < BESIDE_THE_POINT
                && ranked.greatestFitness() > TO_THE_POINT;
    }

    private List<Sentence> fresh(List<Sentence> sentences) {
        return sentences.stream()
                .filter(sentence -> !page.footnotes().has(sentence))
                .toList();
    }
}
