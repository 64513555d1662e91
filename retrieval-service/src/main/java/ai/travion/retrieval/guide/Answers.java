package ai.travion.retrieval.guide;

import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.Rows;
import ai.travion.retrieval.vectors.Rows.Run;
import ai.travion.retrieval.vectors.Unit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The answers of a guide, and what each of those that come near has in common with a question. Thread-safe. */
final class Answers {

    /** Whoever is not among so many is not the answer: of wordings that were taken out, one of a hundred lost its own so. */
    private static final int NEAR = 40;

    private static final double TEN = 10;

    private final List<Prepared> all;
    private final Map<String, List<Prepared>> byPlace = new HashMap<>();
    private final Rows wordings;
    private final Rows wholes;
    private final Rows sentences;
    private final Rarity rarity;

    Answers(Collection<Passage> answers, Embedded embedded) {
        this.wordings = rows(Unit.QUESTION, embedded);
        this.wholes = rows(Unit.PASSAGE, embedded);
        this.sentences = rows(Unit.SENTENCE, embedded);
        var wordingsOf = runs(wordings);
        var wholeOf = runs(wholes);
        var sentencesOf = runs(sentences);
        this.all = answers.stream()
                .map(answer -> new Prepared(
                        answer,
                        of(answer, wordingsOf),
                        of(answer, wholeOf).from(),
                        of(answer, sentencesOf)))
                .toList();
        all.forEach(one -> byPlace.computeIfAbsent(one.answer().place().id(), id -> new ArrayList<>())
                .add(one));
        this.rarity = Rarity.in(answers.stream()
                .flatMap(answer ->
                        Stream.of(answer.questions().getFirst().words(), answer.text()))
                .toList());
    }

    private static Rows rows(Unit unit, Embedded embedded) {
        return Rows.of(
                embedded.pieces().stream().filter(piece -> piece.unit() == unit).toList(), embedded);
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

    List<Prepared> all() {
        return all;
    }

    /**
     * An answer that comes near.
     *
     * @param traits what it has in common with the question, by ordinal of {@link Resemblance}
     * @param ofSentences cosine of each of its sentences with the question
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Candidate(Prepared prepared, double[] traits, double[] ofSentences) {

        double of(Resemblance trait) {
            return traits[trait.ordinal()];
        }
    }

    /** Those that come near to a question, of some places and of the island, the nearest first. */
    List<Candidate> near(Wording question, Set<String> placeIds) {
        return near(question, placeIds, LeftOut.NOTHING);
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

        /** The wordings of an answer that are there. */
        int[] left(Prepared one) {
            var run = one.wordings();
            boolean isOfIt = chunkId.equals(one.answer().chunkId());
            return IntStream.range(0, run.to() - run.from())
                    .filter(number -> !isOfIt || number != wording)
                    .toArray();
        }
    }

    List<Candidate> near(Wording question, Set<String> placeIds, LeftOut leftOut) {
        var ids = new HashSet<>(placeIds);
        ids.add(Country.PLACE.id());
        var compared = new Compared(question, ids, leftOut);
        return ids.stream()
                .sorted()
                .flatMap(id -> byPlace.getOrDefault(id, List.of()).stream())
                .filter(one -> !leftOut.isAllOf(one))
                .sorted(Comparator.comparingDouble(compared::nearness).reversed())
                .limit(NEAR)
                .map(compared::candidate)
                .toList();
    }

    /** One question compared with all answers of some places. */
    private final class Compared {

        private final Wording question;
        private final LeftOut leftOut;
        private final float[] toWordings;
        private final float[] toWordingsTurned;
        private final float[] toAnswers;
        private final float[] toAnswersTurned;
        private final float[] toSentences;
        private final double words;

        Compared(Wording question, Set<String> placeIds, LeftOut leftOut) {
            this.question = question;
            this.leftOut = leftOut;
            this.toWordings = wordings.cosines(question.nameless(), wordings.of(placeIds));
            this.toWordingsTurned = wordings.cosines(question.towardsQuestions(), wordings.of(placeIds));
            this.toAnswers = wholes.cosines(question.full(), wholes.of(placeIds));
            this.toAnswersTurned = wholes.cosines(question.towardsAnswers(), wholes.of(placeIds));
            this.toSentences = sentences.cosines(question.nameless(), sentences.of(placeIds));
            this.words = rarity.ofAll(question.stems());
        }

        double nearness(Prepared one) {
            double likest = 0;
            for (int number : leftOut.left(one)) {
                likest = Math.max(likest, toWordingsTurned[one.wordings().from() + number]);
            }
            return likest + toAnswersTurned[one.row()];
        }

        Candidate candidate(Prepared one) {
            var traits = new double[Resemblance.values().length];
            var left = leftOut.left(one);
            put(traits, Resemblance.OF_THE_PLACE, one.ofTheIsland() ? 0 : 1);
            putLikeness(traits, one, left);
            putWords(traits, one.words(), left);
            put(traits, Resemblance.LENGTH, question.length() / TEN);
            return new Candidate(
                    one,
                    traits,
                    IntStream.range(one.sentences().from(), one.sentences().to())
                            .mapToDouble(row -> toSentences[row])
                            .toArray());
        }

        private void putLikeness(double[] traits, Prepared one, int[] left) {
            int first = one.wordings().from();
            double likest = 0;
            double second = 0;
            double sum = 0;
            double likestTurned = 0;
            double sumTurned = 0;
            for (int number : left) {
                double cosine = toWordings[first + number];
                second = Math.max(second, Math.min(likest, cosine));
                likest = Math.max(likest, cosine);
                sum += cosine;
                likestTurned = Math.max(likestTurned, toWordingsTurned[first + number]);
                sumTurned += toWordingsTurned[first + number];
            }
            put(traits, Resemblance.LIKEST_WORDING, likest);
            put(traits, Resemblance.SECOND_WORDING, second);
            put(traits, Resemblance.WORDINGS, sum / left.length);
            put(traits, Resemblance.LIKEST_WORDING_TURNED, likestTurned);
            put(traits, Resemblance.WORDINGS_TURNED, sumTurned / left.length);
            put(traits, Resemblance.HEADING, toWordings[first + left[0]]);
            put(traits, Resemblance.ANSWER, toAnswers[one.row()]);
            put(traits, Resemblance.ANSWER_TURNED, toAnswersTurned[one.row()]);
            double sentence = 0;
            for (int row = one.sentences().from(); row < one.sentences().to(); row++) {
                sentence = Math.max(sentence, toSentences[row]);
            }
            put(traits, Resemblance.SENTENCE, sentence);
        }

        private void putWords(double[] traits, Prepared.Words said, int[] left) {
            var all = new HashSet<>(said.text());
            double inOne = 0;
            double shared = 0;
            int ofTheForm = 0;
            for (int number : left) {
                var wording = said.wordings().get(number);
                all.addAll(wording);
                double both = rarity.ofShared(question.stems(), wording);
                inOne = Math.max(inOne, both);
                double asked = rarity.ofShared(wording, question.allStems());
                double ofBoth = words + rarity.ofAll(wording);
                shared = Math.max(shared, ofBoth == 0 ? 0 : (both + asked) / ofBoth);
                ofTheForm += said.forms().get(number) == question.form() ? 1 : 0;
            }
            var heading = said.wordings().get(left[0]);
            double ofTheHeading = rarity.ofAll(heading);
            put(traits, Resemblance.WORDS_IN_A_WORDING, words == 0 ? 0 : inOne / words);
            put(
                    traits,
                    Resemblance.WORDS_IN_ALL,
                    words == 0 ? 1 : rarity.ofShared(question.stems(), all) / words);
            put(traits, Resemblance.RAREST_NOT_SAID, rarity.ofRarestOf(question.stems(), all));
            put(
                    traits,
                    Resemblance.HEADING_ASKED,
                    ofTheHeading == 0 ? 1 : rarity.ofShared(heading, question.allStems()) / ofTheHeading);
            put(traits, Resemblance.WORDS_SHARED, shared);
            put(traits, Resemblance.RAREST_NOT_ASKED, rarity.ofRarestOf(heading, question.allStems()));
            put(traits, Resemblance.FORM, ofTheForm / (double) left.length);
        }

        private static void put(double[] traits, Resemblance trait, double value) {
            traits[trait.ordinal()] = value;
        }
    }
}
