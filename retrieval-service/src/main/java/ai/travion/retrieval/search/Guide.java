package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.FindSimilar.Similar;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a guide answers to the questions that are asked most. An answer wins where its question is put in nearly the same words; else it is
 * searched as the knowledge base is, and answers where it is as good as sure to be to the very question. Where none is, the passages have to
 * do (docs/adr/0028). Immutable and thread-safe.
 */
public final class Guide {

    /** Cosine of two wordings of one question: of the pairs that were judged, all above it ask the same. */
    private static final double SAME_WORDS = 0.88;

    /** The same of a part of the question; what more is said is then a detail of it. */
    private static final double SAME_WORDS_AND_MORE = 0.95;

    /** From here on the words are so much alike that the relevance needs not be sure. */
    private static final double LIKE_WORDS = 0.8;

    /** From here on nine answers of ten are all that was asked for, and one of a hundred is beside it. */
    private static final double SURE = 0.87;

    /** Of a name, a year or a number the passages hold many more than the answers do. */
    private static final double SURE_OF_A_FACT = 0.95;

    /** From here on so are those that are prepared for whom, or when, or how it is asked. */
    private static final double SURE_BY_A_PARTICULAR = 0.7;

    /** From here on two answers of three are all that was asked for: better than none. */
    private static final double BETTER_THAN_NONE = 0.75;

    private static final Set<AskedForm> FACTS =
            EnumSet.of(AskedForm.WHO, AskedForm.HOW_MANY, AskedForm.HOW_OLD, AskedForm.HOW_BIG, AskedForm.NAME);

    /** When something was is a fact; when it is, or will be, a guide knows best. */
    private static final Pattern PAST = Pattern.compile(
            "\\b(?:was|were|did|has|have|had|year|century|decade)\\b|\\b(?!need|speed|feed)\\w{2,}ed\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern CLAUSE = Pattern.compile("[,;:?!]+\\s+|\\s+[-–—]\\s+");
    private static final int WORDS_OF_A_CLAUSE = 4;
    private static final int WORDS_OF_A_QUESTION = 3;

    /** A thing of which so many places tell at the most is found by its own name. */
    private static final int FEW_PLACES = 3;

    private static final int MOST_PARTS = 3;

    private final KnowledgeSearch search;
    private final Places atlas;
    private final Meaning meaning;
    private final SameQuestion sameQuestion;
    private final Map<String, Passage> answers;
    private final Map<String, PreparedFor> preparedFor;
    private final Map<String, Long> placesThatTellOf;

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
        this.meaning = meaning;
        this.sameQuestion = new SameQuestion(atlas);
        this.answers = all.stream().collect(Collectors.toUnmodifiableMap(Passage::chunkId, Function.identity()));
        this.preparedFor = all.stream()
                .collect(Collectors.toUnmodifiableMap(Passage::chunkId, answer -> PreparedFor.in(answer, atlas)));
        this.placesThatTellOf = all.stream()
                .collect(Collectors.groupingBy(
                        Passage::place,
                        Collectors.flatMapping(answer -> preparedFor(answer).stems().stream(), Collectors.toSet())))
                .values()
                .stream()
                .flatMap(Set::stream)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
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

        private Answer toPart(int number) {
            return new Answer(passage, likeness, Optional.of(number));
        }
    }

    /** The answer to the question of an inquiry, or those to each of several; empty where none is sure, and for a plan. */
    public List<Answer> to(Inquiry inquiry) {
        if (inquiry.plan() || isOfNothing(inquiry)) {
            return List.of();
        }
        var parts =
                AskedParts.standingAlone(inquiry.judgedBy(), !inquiry.places().isEmpty());
        if (parts.size() < 2) {
            return toOne(inquiry);
        }
        var whole = putInTheSameWords(inquiry);
        return whole.isPresent() || parts.size() > MOST_PARTS ? whole.stream().toList() : toEach(parts, inquiry);
    }

    /** "How long does it take", where nobody knows what. */
    private boolean isOfNothing(Inquiry inquiry) {
        return AskedParts.isOfNothing(inquiry.judgedBy()) && meant(inquiry).isEmpty();
    }

    private List<Answer> toEach(List<String> parts, Inquiry inquiry) {
        var each = IntStream.range(0, parts.size())
                .boxed()
                .flatMap(part -> toOne(inquiry.asking(parts.get(part))).stream().map(answer -> answer.toPart(part)))
                .toList();
        // "Leeches in Sinharaja? How bad?" is one question.
        boolean isOne = each.size() == parts.size()
                && each.stream()
                                .map(answer -> answer.passage().passage())
                                .distinct()
                                .count()
                        == 1;
        return isOne
                ? each.stream()
                        .limit(1)
                        .map(one -> new Answer(one.passage(), one.likeness(), Optional.empty()))
                        .toList()
                : each;
    }

    /** The answer that is likely to be to the question of an inquiry, for who has no other. */
    public Optional<Answer> forWantOfABetter(Inquiry inquiry) {
        boolean isOne = AskedParts.of(inquiry.judgedBy()).size() < 2;
        return inquiry.plan() || !isOne || isOfNothing(inquiry)
                ? Optional.empty()
                : relevant(inquiry, BETTER_THAN_NONE);
    }

    private List<Answer> toOne(Inquiry inquiry) {
        var answer = putInTheSameWords(inquiry).or(() -> relevant(inquiry, sure(inquiry)));
        return answer.isPresent() ? answer.stream().toList() : toEachTraveller(inquiry);
    }

    /** "With a five-year-old and a grandmother" is answered for each where no answer is for both, and not for one of them alone. */
    private List<Answer> toEachTraveller(Inquiry inquiry) {
        var travellers = Particular.askedIn(inquiry.judgedBy()).stream()
                .filter(Particular::isATraveller)
                .sorted()
                .toList();
        if (travellers.size() < 2) {
            return List.of();
        }
        var each = travellers.stream()
                .map(one -> inquiry.asking(without(travellers, one, inquiry.judgedBy())))
                .flatMap(alone -> relevant(alone, BETTER_THAN_NONE).stream())
                .toList();
        return each.size() == travellers.size() ? each : List.of();
    }

    private static String without(List<Particular> travellers, Particular kept, String question) {
        var left = question;
        for (var other : travellers) {
            left = other == kept ? left : other.leftOutOf(left);
        }
        return left;
    }

    private static double sure(Inquiry inquiry) {
        var form = AskedForm.of(inquiry.judgedBy());
        boolean isOfAFact = FACTS.contains(form)
                || (form == AskedForm.WHEN && PAST.matcher(inquiry.judgedBy()).find());
        return isOfAFact ? SURE_OF_A_FACT : SURE;
    }

    private Optional<Answer> putInTheSameWords(Inquiry inquiry) {
        var question = inquiry.judgedBy();
        var meant = meant(inquiry);
        if (question.split("\\s+").length < WORDS_OF_A_QUESTION) {
            return Optional.empty();
        }
        return putLike(question, meant, inquiry, least(question, meant))
                .or(() -> CLAUSE.splitAsStream(question)
                        .filter(clause -> !clause.equals(question) && clause.split("\\s+").length >= WORDS_OF_A_CLAUSE)
                        .flatMap(clause -> putLike(clause, meant, inquiry, SAME_WORDS_AND_MORE).stream())
                        .findFirst());
    }

    /** A wording that asks for the same of a place in particular needs to be less alike. */
    private static double least(String question, Set<Place> meant) {
        return meant.isEmpty() || Particular.askedIn(question).isEmpty() ? SAME_WORDS : LIKE_WORDS;
    }

    private Optional<Answer> putLike(String words, Set<Place> meant, Inquiry inquiry, double least) {
        return meaning.putLike(words, meant).stream()
                .takeWhile(one -> one.cosine() >= least)
                .filter(one -> isOfTheSame(meant, inquiry.judgedBy(), one))
                .findFirst()
                .map(one -> answer(one, inquiry));
    }

    private Answer answer(Similar one, Inquiry inquiry) {
        var passage = answers.get(one.chunkId());
        var likeness = search.alone(inquiry, passage::equals).likeness().get(one.chunkId());
        return new Answer(
                new Scored(passage, Math.min(1, one.cosine())),
                Optional.ofNullable(likeness).orElseGet(() -> SentenceLikeness.of(Map.of())),
                Optional.empty());
    }

    /** Whether a wording has the places, the months and the start of the question that it is put like: they count little in a cosine. */
    private boolean isOfTheSame(Set<Place> meant, String question, Similar one) {
        var answer = answers.get(one.chunkId());
        var wording = answer.questions().get(one.number()).words();
        return isOfTheSamePlaces(meant, question, wording, answer)
                && (one.cosine() >= SAME_WORDS
                        || (Particular.askedIn(wording).containsAll(Particular.askedIn(question))
                                && sameQuestion.isOfThePlaceItself(meant, question, heading(answer))))
                && preparedFor(answer).told().containsAll(Particular.askedIn(question))
                && sameQuestion.hasTheMonths(question, wording + " " + answer.text())
                && sameQuestion.isTheSameWay(meant, question, wording)
                && sameQuestion.isTheSameWay(meant, question, heading(answer));
    }

    private boolean isOfTheSamePlaces(Set<Place> meant, String question, String wording, Passage answer) {
        if (PreparedFor.placesOf(wording, answer, atlas).equals(meant)) {
            return true;
        }
        return atlas.mentionedIn(question).isEmpty()
                && atlas.mentionedIn(wording).isEmpty()
                && (Country.isToldIn(answer) || (meant.isEmpty() && isFoundByItsThing(question, answer)));
    }

    private Optional<Answer> relevant(Inquiry inquiry, double sure) {
        var particulars = Particular.askedIn(inquiry.judgedBy());
        return preparedForIt(particulars, inquiry)
                .or(() -> relevant(
                        inquiry,
                        sure,
                        answer -> particulars.isEmpty()
                                || (preparedFor(answer).told().containsAll(particulars)
                                        && sameQuestion.isOfThePlaceItself(
                                                meant(inquiry), inquiry.judgedBy(), heading(answer)))));
    }

    private Optional<Answer> preparedForIt(Set<Particular> particulars, Inquiry inquiry) {
        boolean namesNothing = meant(inquiry).isEmpty() && particulars.stream().noneMatch(Particular::isATraveller);
        return particulars.isEmpty() || namesNothing
                ? Optional.empty()
                : relevant(
                        inquiry,
                        Math.min(sure(inquiry), SURE_BY_A_PARTICULAR),
                        answer -> preparedFor(answer).asked().containsAll(particulars)
                                && sameQuestion.isTheSameWay(meant(inquiry), inquiry.judgedBy(), heading(answer))
                                && sameQuestion.isOfThePlaceItself(
                                        meant(inquiry), inquiry.judgedBy(), heading(answer)));
    }

    private Optional<Answer> relevant(Inquiry inquiry, double sure, Predicate<Passage> fits) {
        var meant = meant(inquiry);
        boolean ofAWay = meant.size() > 1 && Distances.areAskedIn(inquiry.judgedBy());
        var evidence = search.alone(
                inquiry,
                answer -> isOf(meant, answer)
                        && (!ofAWay || preparedFor(answer).inQuestions().containsAll(meant))
                        && fits.test(answer)
                        && (!meant.isEmpty() || isFoundByItsThing(inquiry.judgedBy(), answer)));
        // How relevant one is, is told beside all the others.
        var ofTheMonths = evidence.passages().stream()
                .filter(one -> sameQuestion.hasTheMonths(inquiry.judgedBy(), allWords(one.passage())))
                .toList();
        return ofTheMonths.stream()
                .findFirst()
                .filter(best -> best.relevance() >= sure || isLikeInWords(best, meant, inquiry))
                .map(best -> isInPassing(meant, best.passage()) ? ownInstead(best, ofTheMonths) : best)
                // Without a likeness nothing was compared: the question is open, and a tour answers it.
                .flatMap(one -> Optional.ofNullable(
                                evidence.likeness().get(one.passage().chunkId()))
                        .map(likeness -> new Answer(one, likeness, Optional.empty())));
    }

    private boolean isLikeInWords(Scored best, Set<Place> meant, Inquiry inquiry) {
        return sure(inquiry) == SURE
                && best.relevance() >= BETTER_THAN_NONE
                && meaning.putLike(inquiry.judgedBy(), meant).stream()
                        .takeWhile(one -> one.cosine() >= LIKE_WORDS)
                        .anyMatch(one -> one.chunkId().equals(best.passage().chunkId()));
    }

    /** What the question names, or what the turn is about where it names nothing. */
    private Set<Place> meant(Inquiry inquiry) {
        var inWords = atlas.mentionedIn(inquiry.judgedBy()).stream()
                .map(Places.Mention::place)
                .collect(Collectors.toSet());
        return inWords.isEmpty() ? Set.copyOf(inquiry.places()) : inWords;
    }

    /** "Mirissa or Unawatuna" answers nobody who asks of Mirissa and Weligama, or of Mirissa alone. */
    private boolean isOf(Set<Place> meant, Passage answer) {
        var prepared = preparedFor(answer);
        boolean isOfAnother = !meant.containsAll(prepared.inHeading())
                && (Country.isToldIn(answer)
                        || (meant.size() > 1 && !prepared.inHeading().containsAll(meant)));
        return meant.isEmpty()
                || (prepared.inAll().containsAll(meant)
                        && !isOfAnother
                        && (Country.isToldIn(answer) || meant.contains(answer.place())));
    }

    /** Of no place that is named, a place's own answer is one only to who names what few places have: "the river Kwai". */
    private boolean isFoundByItsThing(String question, Passage answer) {
        return Country.isToldIn(answer)
                || EnglishTerms.of(question).stream()
                        .filter(preparedFor(answer).stems()::contains)
                        .anyMatch(stem -> placesThatTellOf.getOrDefault(stem, 0L) <= FEW_PLACES);
    }

    /** An answer for the whole island that has the place as an example. */
    private boolean isInPassing(Set<Place> meant, Passage answer) {
        return Country.isToldIn(answer) && !preparedFor(answer).inQuestions().containsAll(meant);
    }

    private static Scored ownInstead(Scored ofTheIsland, List<Scored> all) {
        return all.stream()
                .filter(one -> one.relevance() >= Evidence.ANSWERS && !Country.isToldIn(one.passage()))
                .findFirst()
                .orElse(ofTheIsland);
    }

    private static String allWords(Passage answer) {
        return Stream.concat(answer.questions().stream().map(ExpectedQuestion::words), Stream.of(answer.text()))
                .collect(Collectors.joining("\n"));
    }

    private static String heading(Passage answer) {
        return answer.questions().getFirst().words();
    }

    private PreparedFor preparedFor(Passage answer) {
        return preparedFor.getOrDefault(answer.chunkId(), PreparedFor.NOTHING);
    }
}
