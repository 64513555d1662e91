package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Rows;
import ai.travion.retrieval.vectors.Rows.Run;
import ai.travion.retrieval.vectors.Unit;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The answers of a guide, and what each of those that come near has in common with a question. Thread-safe. */
final class Answers {

    /** So many are looked at in full: of wordings that were taken out, one of a hundred lost its own answer so. */
    private static final int NEAR = 40;

    /** Cosine of two answers to one question. */
    private static final double ALIKE = 0.78;

    /** A thing of which so many places tell at the most is found by its own name. */
    private static final int FEW_PLACES = 4;

    private final List<Prepared> all;
    private final Map<String, List<Prepared>> byPlace = new HashMap<>();
    private final Rows wordings;
    private final Rows wholes;
    private final Rows sentences;
    private final CompletableFuture<Said> said;

    Answers(Collection<Passage> answers, Embedded embedded) {
        this.wordings = rows(Unit.QUESTION, embedded);
        this.wholes = rows(Unit.PASSAGE, embedded);
        this.sentences = rows(Unit.SENTENCE, embedded);
        var wordingsOf = runs(wordings);
        var wholeOf = runs(wholes);
        var sentencesOf = runs(sentences);
        this.all = answers.stream()
                .map(answer -> new Prepared(
                        answer, of(answer, wordingsOf), of(answer, wholeOf).from(), of(answer, sentencesOf)))
                .toList();
        all.forEach(one -> byPlace.computeIfAbsent(one.answer().place().id(), id -> new ArrayList<>())
                .add(one));
        this.said = CompletableFuture.supplyAsync(() -> Said.in(all));
    }

    /**
     * What the texts of all have. To read them takes longer than a start may, so that it goes on beside it; the first question waits for it.
     *
     * @param placesOfAThing the ids of the places that tell of a thing, by its stem, where they are few
     */
    private record Said(Rarity rarity, Map<String, Set<String>> placesOfAThing) {

        static Said in(List<Prepared> all) {
            var stems = all.parallelStream()
                    .map(one -> Rarity.stems(one.answer().questions().getFirst().words() + "\n"
                            + one.answer().text()))
                    .toList();
            var places = new HashMap<String, Set<String>>();
            for (int i = 0; i < stems.size(); i++) {
                var place = all.get(i).answer().place().id();
                stems.get(i)
                        .forEach(stem -> places.computeIfAbsent(stem, key -> new HashSet<>())
                                .add(place));
            }
            places.values().removeIf(some -> some.size() > FEW_PLACES);
            return new Said(Rarity.in(stems), places);
        }
    }

    /** The stems of what a question names that only few places have. */
    Set<String> thingsOfFewPlaces(String question) {
        var things = Rarity.stems(question);
        things.retainAll(said.join().placesOfAThing().keySet());
        return things;
    }

    /** The ids of the places that alone have some things. */
    Set<String> placesOf(Set<String> things) {
        var places = said.join().placesOfAThing();
        return things.stream()
                .flatMap(thing -> places.getOrDefault(thing, Set.of()).stream())
                .collect(Collectors.toSet());
    }

    private static Rows rows(Unit unit, Embedded embedded) {
        return Rows.of(embedded.only(unit));
    }

    private static Map<String, Run> runs(Rows rows) {
        var runs = new HashMap<String, Run>();
        var pieces = rows.pieces();
        IntStream.range(0, pieces.size())
                .forEach(row -> runs.merge(
                        pieces.get(row).passage().chunkId(),
                        new Run(row, row + 1),
                        (some, next) -> new Run(some.from(), next.to())));
        return runs;
    }

    private static Run of(Passage answer, Map<String, Run> runs) {
        return Objects.requireNonNull(runs.get(answer.chunkId()), answer.chunkId());
    }

    /** Whether two answers say much the same, as those of two places to a question on both do. */
    boolean areAlike(Prepared one, Prepared other) {
        return wholes.cosine(one.row(), other.row()) >= ALIKE;
    }

    /** Those of one place, in the order of its file. */
    List<Passage> of(Place place) {
        return byPlace.getOrDefault(place.id(), List.of()).stream()
                .map(Prepared::answer)
                .toList();
    }

    /** An answer with what is known of it. */
    Prepared prepared(Passage answer) {
        return all.stream()
                .filter(one -> one.answer().equals(answer))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(answer.chunkId()));
    }

    /**
     * An answer that comes near.
     *
     * @param traits what it has in common with the question
     * @param ofSentences cosine of each of its sentences with the question
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Candidate(Prepared prepared, Map<Resemblance, Double> traits, double[] ofSentences) {

        boolean isOfTheSame(Candidate other) {
            return prepared.answer().equals(other.prepared.answer());
        }

        double of(Resemblance trait) {
            return traits.getOrDefault(trait, 0.0);
        }

        /** Of each of its sentences, by where it begins, how like the question it is. */
        Map<Integer, SentenceLikeness.Cosines> likeness() {
            var starts = Sentences.startsIn(prepared.answer().text());
            var cosines = new HashMap<Integer, SentenceLikeness.Cosines>();
            double expected = Math.min(1, of(Resemblance.LIKEST_WORDING));
            for (int i = 0; i < starts.size(); i++) {
                cosines.put(starts.get(i), new SentenceLikeness.Cosines(Math.min(1, ofSentences[i]), expected));
            }
            return cosines;
        }
    }

    /**
     * Those that come near to a question, of some places and of the island, the nearest first.
     *
     * @param ofThePlaces how far an answer is of the places that are meant, 0 to 1
     * @param sure those that are among them, however many come nearer
     */
    List<Candidate> near(
            Wording question, Set<String> placeIds, ToDoubleFunction<Passage> ofThePlaces, Collection<Passage> sure) {
        return near(question, placeIds, ofThePlaces, LeftOut.NOTHING, sure);
    }

    /**
     * The foremost of some candidates.
     *
     * @param lead of what is learnt of it over that of the next that says something else
     */
    record Foremost(Candidate candidate, double lead) {

        /** The lead of one that has nobody beside it. */
        private static final double ALONE = 1;
    }

    /**
     * The candidate whose sum is greatest; empty where there is none.
     *
     * @param all also those that may not be given: who asks for one of these has asked for no other
     */
    Optional<Foremost> foremost(List<Candidate> some, List<Candidate> all, Ranking by) {
        return some.stream()
                .max(Comparator.comparingDouble(one -> by.sum(one.traits())))
                .map(best -> new Foremost(best, lead(best, all, by)));
    }

    /** Of what is learnt of a candidate over that of the best other of its place that says something else. */
    double lead(Candidate one, List<Candidate> all, Ranking by) {
        var place = one.prepared().answer().place();
        // To find out what says the same takes longest.
        return all.stream()
                .filter(other -> other.prepared().answer().place().equals(place) && !other.isOfTheSame(one))
                .map(other -> Map.entry(other, by.learnt(other.traits())))
                .sorted(Map.Entry.<Candidate, Double>comparingByValue().reversed())
                .filter(other -> !areAlike(one.prepared(), other.getKey().prepared()))
                .findFirst()
                .map(other -> by.learnt(one.traits()) - other.getValue())
                .orElse(Foremost.ALONE);
    }

    /**
     * What is as if it were not there, when a guide learns from its own wordings.
     *
     * @param wording its number among those of the answer; all of the answer where negative
     */
    record LeftOut(String chunkId, int wording) {

        static final LeftOut NOTHING = new LeftOut("", 0);

        boolean isAllOf(Prepared one) {
            return wording < 0 && chunkId.equals(one.answer().chunkId());
        }

        /** The number of the wording of an answer that is not there; negative where all are. */
        int wordingOf(Prepared one) {
            return !chunkId.isEmpty() && chunkId.equals(one.answer().chunkId()) ? wording : -1;
        }

        /** The wordings of an answer that are there. */
        int[] left(Prepared one) {
            var run = one.wordings();
            int out = wordingOf(one);
            return IntStream.range(0, run.to() - run.from())
                    .filter(number -> number != out)
                    .toArray();
        }
    }

    List<Candidate> near(
            Wording question, Set<String> placeIds, ToDoubleFunction<Passage> ofThePlaces, LeftOut leftOut) {
        return near(question, placeIds, ofThePlaces, leftOut, Set.of());
    }

    private List<Candidate> near(
            Wording question,
            Set<String> placeIds,
            ToDoubleFunction<Passage> ofThePlaces,
            LeftOut leftOut,
            Collection<Passage> sure) {
        var ids = new HashSet<>(placeIds);
        ids.add(Country.PLACE.id());
        var some = ids.stream()
                .sorted()
                .flatMap(id -> byPlace.getOrDefault(id, List.of()).stream())
                .filter(one -> !leftOut.isAllOf(one))
                .toList();
        return new Compared(question, ids, ofThePlaces, leftOut).nearestOf(some, sure);
    }

    /** One question compared with all answers of some places. */
    private final class Compared {

        private final Wording question;
        private final ToDoubleFunction<Passage> ofThePlaces;
        private final LeftOut leftOut;
        private final float[] toWordingsTurned;
        private final float[] toAnswers;
        private final float[] toAnswersTurned;

        Compared(Wording question, Set<String> placeIds, ToDoubleFunction<Passage> ofThePlaces, LeftOut leftOut) {
            this.question = question;
            this.ofThePlaces = ofThePlaces;
            this.leftOut = leftOut;
            this.toWordingsTurned = wordings.cosines(question.towardsQuestions(), wordings.of(placeIds));
            var toWholes = wholes.cosines(question.full(), question.towardsAnswers(), wholes.of(placeIds));
            this.toAnswers = toWholes.one();
            this.toAnswersTurned = toWholes.other();
        }

        /** Those of some answers that come nearest, the nearest first, those that are sure before them; of equals the first. */
        List<Candidate> nearestOf(List<Prepared> some, Collection<Passage> sure) {
            var nearest = new Prepared[Math.min(NEAR, some.size())];
            var nearness = new double[nearest.length];
            int found = 0;
            for (var one : some) {
                double near = sure.contains(one.answer()) ? Double.POSITIVE_INFINITY : nearness(one);
                if (found < nearest.length || Double.compare(near, nearness[found - 1]) > 0) {
                    int at = found < nearest.length ? found++ : found - 1;
                    for (; at > 0 && Double.compare(near, nearness[at - 1]) > 0; at--) {
                        nearest[at] = nearest[at - 1];
                        nearness[at] = nearness[at - 1];
                    }
                    nearest[at] = one;
                    nearness[at] = near;
                }
            }
            return candidates(List.of(nearest));
        }

        /** With what takes long to compare, which is therefore compared with these alone. */
        private List<Candidate> candidates(List<Prepared> near) {
            var toWordings = wordings.cosines(
                    question.nameless(), near.stream().map(Prepared::wordings).toList());
            var toSentences = sentences.cosines(
                    question.nameless(), near.stream().map(Prepared::sentences).toList());
            return near.stream()
                    .map(one -> candidate(one, toWordings, toSentences))
                    .toList();
        }

        /** What the ranking weighs most, without the words, which take long to compare. */
        private double nearness(Prepared one) {
            int from = one.wordings().from();
            int to = one.wordings().to();
            int out = from + leftOut.wordingOf(one);
            double likest = 0;
            double sum = 0;
            for (int row = from; row < to; row++) {
                if (row != out) {
                    double cosine = toWordingsTurned[row];
                    likest = Math.max(likest, cosine);
                    sum += cosine;
                }
            }
            int left = to - from - (out < from ? 0 : 1);
            return likest + sum / left + toAnswers[one.row()] + toAnswersTurned[one.row()];
        }

        private Candidate candidate(Prepared one, float[] toWordings, float[] toSentences) {
            var traits = new EnumMap<Resemblance, Double>(Resemblance.class);
            var left = leftOut.left(one);
            traits.put(Resemblance.OF_THE_PLACE, ofThePlaces.applyAsDouble(one.answer()));
            putLikeness(traits, one, left, toWordings);
            putWords(traits, one.words(), left);
            return new Candidate(
                    one,
                    traits,
                    IntStream.range(one.sentences().from(), one.sentences().to())
                            .mapToDouble(row -> toSentences[row])
                            .toArray());
        }

        private void putLikeness(Map<Resemblance, Double> traits, Prepared one, int[] left, float[] toWordings) {
            int first = one.wordings().from();
            double likest = 0;
            double likestTurned = 0;
            double sumTurned = 0;
            for (int number : left) {
                likest = Math.max(likest, toWordings[first + number]);
                likestTurned = Math.max(likestTurned, toWordingsTurned[first + number]);
                sumTurned += toWordingsTurned[first + number];
            }
            traits.put(Resemblance.LIKEST_WORDING, likest);
            traits.put(Resemblance.LIKEST_WORDING_TURNED, likestTurned);
            traits.put(Resemblance.WORDINGS_TURNED, sumTurned / left.length);
            traits.put(Resemblance.ANSWER, (double) toAnswers[one.row()]);
            traits.put(Resemblance.ANSWER_TURNED, (double) toAnswersTurned[one.row()]);
        }

        private void putWords(Map<Resemblance, Double> traits, Prepared.Words said, int[] left) {
            var rarity = Answers.this.said.join().rarity();
            var all = said.with(left);
            var heading = said.wordings().get(left[0]);
            double ofTheHeading = rarity.ofAll(heading);
            traits.put(Resemblance.WORDS, rarity.share(question.telling(), all));
            traits.put(Resemblance.RAREST_WORD, 1 - rarity.ofRarestOf(question.telling(), all));
            traits.put(
                    Resemblance.HEADING,
                    ofTheHeading == 0 ? 1 : rarity.ofShared(heading, question.stems()) / ofTheHeading);
            boolean isAskedSo =
                    IntStream.of(left).anyMatch(number -> said.forms().get(number) == question.form());
            traits.put(Resemblance.FORM, isAskedSo ? 1.0 : 0.0);
        }
    }
}
