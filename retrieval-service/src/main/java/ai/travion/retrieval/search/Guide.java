package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a guide answers to the questions that are asked most. It is searched as the knowledge base is, and answers where it is as good as sure
 * that its answer is to the very question; where it is not, the passages have to do (docs/adr/0028). Immutable and thread-safe.
 */
public final class Guide {

    /** From here on nine answers of ten are all that was asked for, and one of a hundred is beside it. */
    private static final double SURE = 0.87;

    /** Of a name, a year or a number the passages hold many more than the answers do. */
    private static final double SURE_OF_A_FACT = 0.95;

    /** From here on two answers of three are all that was asked for: better than none. */
    private static final double BETTER_THAN_NONE = 0.75;

    private static final Set<AskedForm> FACTS = EnumSet.of(
            AskedForm.WHO, AskedForm.WHEN, AskedForm.HOW_MANY, AskedForm.HOW_OLD, AskedForm.HOW_BIG, AskedForm.NAME);

    private static final int MOST_PARTS = 3;

    private final KnowledgeSearch search;
    private final Places atlas;
    private final Map<String, Named> named;

    /**
     * A guide.
     *
     * @param answers with their questions, as {@link ai.travion.retrieval.knowledge.GuideReader} reads them
     * @param meaning of the pieces of these answers
     */
    public Guide(Collection<Passage> answers, Places atlas, Meaning meaning) {
        var all = List.copyOf(answers);
        this.search = new KnowledgeSearch(
                KnowledgeBase.of(List.of(), atlas).with(all), atlas, LucenePassages.of(all), Optional.of(meaning));
        this.atlas = atlas;
        this.named = all.stream()
                .collect(Collectors.toUnmodifiableMap(Passage::chunkId, answer -> Named.in(answer, atlas)));
    }

    /**
     * An answer.
     *
     * @param likeness of its sentences to the question
     * @param part number of the question that it answers, from 0, where several were asked at once; empty where one was
     */
    public record Answer(Scored passage, SentenceLikeness likeness, Optional<Integer> part) {

        /** Whether it answers all that is asked. */
        public boolean isToTheWhole() {
            return part.isEmpty();
        }
    }

    /** The answer to the question of an inquiry, or those to each of several; empty where none is sure, and for a plan. */
    public List<Answer> to(Inquiry inquiry) {
        if (inquiry.plan()) {
            return List.of();
        }
        var parts =
                AskedParts.standingAlone(inquiry.judgedBy(), !inquiry.places().isEmpty());
        if (parts.size() < 2) {
            return toOne(inquiry, sure(inquiry), Optional.empty()).stream().toList();
        }
        return parts.size() > MOST_PARTS
                ? List.of()
                : IntStream.range(0, parts.size())
                        .mapToObj(part -> Map.entry(part, inquiry.asking(parts.get(part))))
                        .flatMap(part -> toOne(part.getValue(), sure(part.getValue()), Optional.of(part.getKey())).stream())
                        .toList();
    }

    /** The answer that is likely to be to the question of an inquiry, for who has no other. */
    public Optional<Answer> forWantOfABetter(Inquiry inquiry) {
        boolean isOne = AskedParts.of(inquiry.judgedBy()).size() < 2;
        return inquiry.plan() || !isOne ? Optional.empty() : toOne(inquiry, BETTER_THAN_NONE, Optional.empty());
    }

    private static double sure(Inquiry inquiry) {
        return FACTS.contains(AskedForm.of(inquiry.judgedBy())) ? SURE_OF_A_FACT : SURE;
    }

    private Optional<Answer> toOne(Inquiry inquiry, double sure, Optional<Integer> part) {
        var meant = meant(inquiry);
        boolean ofAWay = meant.size() > 1 && Distances.areAskedIn(inquiry.judgedBy());
        var evidence = search.alone(inquiry, answer -> isOf(meant, answer) && (!ofAWay || isOfTheWay(meant, answer)));
        return evidence.passages().stream()
                .findFirst()
                .filter(best -> best.relevance() >= sure)
                .map(best -> isInPassing(meant, best.passage()) ? ownInstead(best, evidence) : best)
                // Without a likeness nothing was compared: the question is open, and a tour answers it.
                .flatMap(one -> Optional.ofNullable(
                                evidence.likeness().get(one.passage().chunkId()))
                        .map(likeness -> new Answer(one, likeness, part)));
    }

    /** What the question names, or what the turn is about where it names nothing. */
    private Set<Place> meant(Inquiry inquiry) {
        var inWords = atlas.mentionedIn(inquiry.judgedBy()).stream()
                .map(Places.Mention::place)
                .collect(Collectors.toSet());
        return inWords.isEmpty() ? Set.copyOf(inquiry.places()) : inWords;
    }

    /** "Mirissa or Unawatuna" answers nobody who asks of Mirissa and Weligama. */
    private boolean isOf(Set<Place> meant, Passage answer) {
        return meant.isEmpty()
                || (named(answer).inAll().containsAll(meant)
                        && (Country.isToldIn(answer) || meant.contains(answer.place())));
    }

    /** The way from Ella by Udawalawe to Mirissa is not the one from Udawalawe. */
    private boolean isOfTheWay(Set<Place> meant, Passage answer) {
        return named(answer).inQuestions().containsAll(meant);
    }

    /** An answer for the whole island that has the place as an example. */
    private boolean isInPassing(Set<Place> meant, Passage answer) {
        return Country.isToldIn(answer) && !named(answer).inQuestions().containsAll(meant);
    }

    private static Scored ownInstead(Scored ofTheIsland, Evidence evidence) {
        return evidence.passages().stream()
                .filter(one -> one.relevance() >= Evidence.ANSWERS && !Country.isToldIn(one.passage()))
                .findFirst()
                .orElse(ofTheIsland);
    }

    private Named named(Passage answer) {
        return named.getOrDefault(answer.chunkId(), Named.NOTHING);
    }

    /** The places that an answer's questions name, and those that its text names as well. */
    private record Named(Set<Place> inQuestions, Set<Place> inAll) {

        static final Named NOTHING = new Named(Set.of(), Set.of());

        static Named in(Passage answer, Places atlas) {
            var own = Country.isToldIn(answer) ? Stream.<Place>empty() : Stream.of(answer.place());
            var inQuestions = Stream.concat(
                            own,
                            answer.questions().stream()
                                    .map(ExpectedQuestion::words)
                                    .flatMap(words -> places(words, atlas)))
                    .collect(Collectors.toUnmodifiableSet());
            var inAll = Stream.concat(inQuestions.stream(), places(answer.text(), atlas))
                    .collect(Collectors.toUnmodifiableSet());
            return new Named(inQuestions, inAll);
        }

        private static Stream<Place> places(String words, Places atlas) {
            return atlas.mentionedIn(words).stream().map(Places.Mention::place);
        }
    }
}
