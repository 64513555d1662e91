package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.guide.Answers.Candidate;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.search.Topic;
import ai.travion.retrieval.search.Wishes;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a guide answers to the questions that are asked most. Of the answers of the places that are meant, and of the island, {@link Ranking}
 * tells which is to the question, and how likely it is to be; one that is not likely enough is none, and the passages have to do
 * (docs/adr/0028 and 0029). Thread-safe.
 */
public final class Guide {

    /** Cosine of two wordings of one question. */
    private static final double SAME_WORDS = 0.88;

    /** Likelihood from which on an answer is given. */
    private static final double SURE = 0.42;

    /** Of a name, a year or a number the passages hold many more than the answers do. */
    private static final double SURE_OF_A_FACT = 0.65;

    /** For those that are prepared for whom, or when, or how it is asked. */
    private static final double SURE_BY_A_PARTICULAR = 0.3;

    /** Of the island, where the place is but an example. */
    private static final double SURE_IN_PASSING = 0.75;

    /** Of the island, where it names no place. */
    private static final double SURE_OF_ANY_PLACE = 0.55;

    /** More than any answer has. */
    private static final double NEVER = 2;

    /** To a part of what is said. */
    private static final double SURE_OF_A_CLAUSE = 0.75;

    /** Better than none. */
    private static final double BETTER_THAN_NONE = 0.4;

    private static final Set<AskedForm> FACTS =
            EnumSet.of(AskedForm.WHO, AskedForm.HOW_MANY, AskedForm.HOW_OLD, AskedForm.HOW_BIG, AskedForm.NAME);

    /** Who asks why is told a reason, and who asks how long a time: one of the wordings has to ask for it as well. */
    private static final Set<AskedForm> PLAIN = EnumSet.of(
            AskedForm.WHO,
            AskedForm.HOW_MANY,
            AskedForm.HOW_OLD,
            AskedForm.HOW_BIG,
            AskedForm.NAME,
            AskedForm.WHEN,
            AskedForm.HOW_LONG,
            AskedForm.HOW_MUCH,
            AskedForm.WHY);

    /** When something was is a fact; when it is, or will be, a guide knows best. */
    private static final Pattern PAST = Pattern.compile(
            "\\b(?:was|were|did|has|have|had|year|century|decade)\\b|\\b(?!need|speed|feed)\\w{2,}ed\\b",
            Pattern.CASE_INSENSITIVE);

    /** What a place is like tells nobody where else to go. */
    private static final Pattern OTHERS =
            Pattern.compile("\\W*which other \\p{L}[^?]* are near\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern CLAUSE = Pattern.compile("[,;:?!]+\\s+|\\s+[-–—]\\s+");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final int WORDS_OF_A_CLAUSE = 4;
    private static final int WORDS_OF_A_QUESTION = 3;

    private static final int MOST_PARTS = 3;

    private final Answers answers;
    private final Ranking ranking;
    private final Places atlas;
    private final Embed embed;
    private final QueryAdapter adapter;
    private final SameQuestion sameQuestion;
    private final Related related = new Related();

    /** Of those that were candidates, since to find out takes a while. */
    private final Map<String, PreparedFor> preparedFor = new ConcurrentHashMap<>();

    /**
     * A guide.
     *
     * @param answers with their questions, as {@link ai.travion.retrieval.knowledge.GuideReader} reads them
     * @param embedded vectors of their pieces
     * @param embed gives those of questions
     */
    public Guide(Collection<Passage> answers, Places atlas, Embedded embedded, Embed embed) {
        this.answers = new Answers(answers, embedded);
        this.ranking = Ranking.load();
        this.atlas = atlas;
        this.embed = embed;
        this.adapter = QueryAdapter.ofTheGuide();
        this.sameQuestion = new SameQuestion(atlas);
    }

    /**
     * An answer.
     *
     * @param likeness of its sentences to the question
     * @param said share of the question's words, by rarity, that stand in its wordings or in the answer, 0 to 1
     * @param part number of the question that it answers, from 0, where several were asked at once; empty where one was
     */
    public record Answer(Scored passage, SentenceLikeness likeness, double said, Optional<Integer> part) {

        /** Whether it answers all that is asked. */
        public boolean isToTheWhole() {
            return part.isEmpty();
        }

        /** The same as an answer to one of several questions. */
        public Answer toPart(int number) {
            return new Answer(passage, likeness, said, Optional.of(number));
        }

        /** The same as an answer to all that is asked. */
        public Answer toTheWhole() {
            return new Answer(passage, likeness, said, Optional.empty());
        }
    }

    /** Puts a question to the guide. */
    public Asked asked(Inquiry inquiry) {
        return new Asked(inquiry);
    }

    /** The answer to the question of an inquiry, or those to each of several; empty where none is sure, and for a plan. */
    public List<Answer> to(Inquiry inquiry) {
        return asked(inquiry).answers();
    }

    private List<Answer> answersTo(Asked asked) {
        var inquiry = asked.inquiry();
        if (inquiry.plan()
                || isOfNothing(asked)
                || OTHERS.matcher(asked.question()).lookingAt()) {
            return List.of();
        }
        var parts =
                AskedParts.standingAlone(inquiry.judgedBy(), !inquiry.places().isEmpty());
        if (parts.size() < 2) {
            return toOne(asked);
        }
        var whole = likely(asked, BETTER_THAN_NONE, Guide::isPutInTheSameWords);
        return whole.isPresent() || parts.size() > MOST_PARTS ? whole.stream().toList() : toEach(parts, inquiry);
    }

    /** "How long does it take", where nobody knows what. */
    private static boolean isOfNothing(Asked asked) {
        return AskedParts.isOfNothing(asked.question()) && asked.meant().isEmpty();
    }

    private static boolean isPutInTheSameWords(Candidate one) {
        return one.of(Resemblance.LIKEST_WORDING) >= SAME_WORDS;
    }

    private List<Answer> toEach(List<String> parts, Inquiry inquiry) {
        var each = IntStream.range(0, parts.size())
                .boxed()
                .flatMap(part -> toOne(new Asked(inquiry.asking(parts.get(part)))).stream()
                        .map(answer -> answer.toPart(part)))
                .toList();
        // "Leeches in Sinharaja? How bad?" is one question.
        boolean isOne = each.size() == parts.size()
                && each.stream()
                                .map(answer -> answer.passage().passage())
                                .distinct()
                                .count()
                        == 1;
        return isOne ? each.stream().limit(1).map(Answer::toTheWhole).toList() : each;
    }

    private Optional<Answer> likelyTo(Asked asked) {
        boolean isOne = AskedParts.of(asked.question()).size() < 2;
        return asked.inquiry().plan() || !isOne || isOfNothing(asked)
                ? Optional.empty()
                : likely(asked, BETTER_THAN_NONE);
    }

    private List<Answer> toOne(Asked asked) {
        var answer = likely(asked, sure(asked.question())).or(() -> toAClause(asked));
        return answer.isPresent() ? answer.stream().toList() : toEachTraveller(asked);
    }

    /** Who tells more than they ask is answered where a part of it is a question that is expected. */
    private Optional<Answer> toAClause(Asked asked) {
        var question = asked.question();
        return CLAUSE.splitAsStream(question)
                .filter(clause -> !clause.equals(question) && SPACE.split(clause, -1).length >= WORDS_OF_A_CLAUSE)
                .flatMap(clause -> likely(asked.inOtherWords(clause, asked.meant()), SURE_OF_A_CLAUSE).stream())
                .findFirst();
    }

    /** "With a five-year-old and a grandmother" is answered for each where no answer is for both, and not for one of them alone. */
    private List<Answer> toEachTraveller(Asked asked) {
        var travellers = asked.particulars().stream()
                .filter(Particular::isATraveller)
                .sorted()
                .toList();
        if (travellers.size() < 2) {
            return List.of();
        }
        var each = travellers.stream()
                .map(one -> asked.inquiry().asking(without(travellers, one, asked.question())))
                .flatMap(alone -> likely(new Asked(alone), BETTER_THAN_NONE).stream())
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

    private static double sure(String question) {
        var form = AskedForm.of(question);
        boolean isOfAFact = FACTS.contains(form)
                || (form == AskedForm.WHEN && PAST.matcher(question).find());
        return isOfAFact ? SURE_OF_A_FACT : SURE;
    }

    private Optional<Answer> likely(Asked asked, double least) {
        return likely(asked, least, one -> true);
    }

    private Optional<Answer> likely(Asked asked, double least, Predicate<Candidate> some) {
        if (asked.isBarelyAQuestion()) {
            return Optional.empty();
        }
        var allowed = asked.candidates().stream()
                .filter(one -> mayAnswer(asked, one))
                .filter(some)
                .toList();
        return preparedForIt(asked, allowed, Math.min(least, SURE_BY_A_PARTICULAR))
                .or(() -> first(
                        asked,
                        allowed.stream()
                                .filter(one -> tellsOfThem(asked, one.prepared().answer()))
                                .toList(),
                        least));
    }

    private Optional<Answer> preparedForIt(Asked asked, List<Candidate> allowed, double least) {
        var particulars = asked.particulars();
        boolean namesNothing = asked.meant().isEmpty() && particulars.stream().noneMatch(Particular::isATraveller);
        return particulars.isEmpty() || namesNothing
                ? Optional.empty()
                : first(
                        asked,
                        allowed.stream()
                                .filter(one -> {
                                    var answer = one.prepared().answer();
                                    return preparedFor(answer).asked().containsAll(particulars)
                                            && asked.isOfThePlaceItself(heading(answer));
                                })
                                .toList(),
                        least);
    }

    private boolean tellsOfThem(Asked asked, Passage answer) {
        return asked.particulars().isEmpty()
                || (preparedFor(answer).told().containsAll(asked.particulars())
                        && asked.isOfThePlaceItself(heading(answer)));
    }

    /** The first of them where it is likely enough; one that has the place only as an example gives way to one of the place's own. */
    private Optional<Answer> first(Asked asked, List<Candidate> fitting, double least) {
        var sameWords = fitting.stream()
                .filter(Guide::isPutInTheSameWords)
                .filter(one -> !isAnExample(asked, one))
                .max(Comparator.comparingDouble(one -> one.of(Resemblance.LIKEST_WORDING)))
                .map(one -> new Ranked(one, 1));
        var best = sameWords.or(() -> foremost(fitting));
        var own = best.filter(one -> isAnExample(asked, one.candidate()))
                .flatMap(one -> foremost(fitting.stream()
                        .filter(other -> !other.prepared().ofTheIsland())
                        .toList()))
                .filter(one -> one.likely() >= least);
        return own.or(() -> best.filter(one -> one.likely() >= least(asked, one.candidate(), least)))
                .map(Ranked::asAnswer);
    }

    private Optional<Ranked> foremost(List<Candidate> candidates) {
        return answers.foremost(candidates, ranking)
                .map(best -> new Ranked(
                        best.candidate(), ranking.likely(best.candidate().traits(), best.lead())));
    }

    /**
     * A candidate.
     *
     * @param likely how likely it is to be to the question, 0 to 1
     */
    private record Ranked(Candidate candidate, double likely) {

        /** What is as likely as not answers as a passage does that answers. */
        Answer asAnswer() {
            return new Answer(
                    new Scored(candidate.prepared().answer(), (1 + likely) / 2),
                    SentenceLikeness.of(likeness()),
                    candidate.of(Resemblance.WORDS),
                    Optional.empty());
        }

        private Map<Integer, SentenceLikeness.Cosines> likeness() {
            var starts = Sentences.startsIn(candidate.prepared().answer().text());
            var cosines = new HashMap<Integer, SentenceLikeness.Cosines>();
            double expected = Math.min(1, candidate.of(Resemblance.LIKEST_WORDING));
            for (int i = 0; i < starts.size(); i++) {
                cosines.put(
                        starts.get(i),
                        new SentenceLikeness.Cosines(Math.min(1, candidate.ofSentences()[i]), expected));
            }
            return cosines;
        }
    }

    /** Whether an answer has the places, the months and the way of the question, which count little in a cosine, and is not to be avoided. */
    private boolean mayAnswer(Asked asked, Candidate candidate) {
        var answer = candidate.prepared().answer();
        var meant = asked.meant();
        boolean ofAWay = meant.size() > 1 && Distances.areAskedIn(asked.question());
        return isOf(asked, answer)
                && isOfTheForm(asked.question(), candidate)
                && (!ofAWay || preparedFor(answer).inQuestions().containsAll(meant))
                && (!meant.isEmpty() || asked.isFoundByItsThing(answer))
                && asked.isTheSameWay(heading(answer))
                && sameQuestion.hasTheMonths(asked.question(), allWords(answer))
                && isWelcome(answer, meant, asked.inquiry().wishes());
    }

    private boolean isWelcome(Passage answer, Set<Place> meant, Wishes wishes) {
        boolean isShunned = !meant.contains(answer.place())
                && wishes.shunned().values().stream()
                        .anyMatch(ids -> ids.contains(answer.place().id()));
        return !isShunned
                && wishes.mustAvoid().stream()
                        .noneMatch(value -> Topic.of(value, atlas, related).concerns(answer));
    }

    /** What the question names, or what the turn is about where it names nothing. */
    private Set<Place> meant(Inquiry inquiry) {
        var inWords = mentionedIn(inquiry.judgedBy());
        return inWords.isEmpty() ? Set.copyOf(inquiry.places()) : inWords;
    }

    private Set<Place> mentionedIn(String words) {
        return atlas.mentionedIn(words).stream().map(Places.Mention::place).collect(Collectors.toSet());
    }

    /** "Mirissa or Unawatuna" answers nobody who asks of Mirissa and Weligama, or of Mirissa alone. */
    private boolean isOf(Asked asked, Passage answer) {
        var meant = asked.meant();
        var prepared = preparedFor(answer);
        boolean isOfAnother = !meant.containsAll(prepared.inHeading())
                && (Country.isToldIn(answer)
                        || (meant.size() > 1 && !prepared.inHeading().containsAll(meant)));
        return meant.isEmpty()
                || (isOfThePlacesAtAll(asked, answer)
                        && !isOfAnother
                        && (Country.isToldIn(answer) || meant.contains(answer.place())));
    }

    /** What names no place holds at any: "can I drink the tap water in Kandy?" */
    private boolean isOfThePlacesAtAll(Asked asked, Passage answer) {
        var prepared = preparedFor(answer);
        return prepared.ofAnyPlace() || prepared.inAll().containsAll(asked.meant());
    }

    private static boolean isOfTheForm(String question, Candidate candidate) {
        var form = AskedForm.of(question);
        return !PLAIN.contains(form)
                || isPutInTheSameWords(candidate)
                || candidate.prepared().answer().questions().stream()
                        .anyMatch(expected -> AskedForm.of(expected.words()) == form);
    }

    private double least(Asked asked, Candidate best, double least) {
        if (!isInPassing(asked.meant(), best.prepared().answer())) {
            return least;
        }
        if (isAnExample(asked, best)) {
            return SURE_IN_PASSING;
        }
        // What holds everywhere may hold otherwise at a place that is named: the pages know.
        return mentionedIn(asked.question()).isEmpty() ? Math.max(least, SURE_OF_ANY_PLACE) : NEVER;
    }

    private boolean isAnExample(Asked asked, Candidate candidate) {
        return isInPassing(asked.meant(), candidate.prepared().answer()) && !isToldOfAnyPlace(candidate);
    }

    private boolean isToldOfAnyPlace(Candidate candidate) {
        return preparedFor(candidate.prepared().answer()).ofAnyPlace();
    }

    /** An answer for the whole island that has the place as an example, or none. */
    private boolean isInPassing(Set<Place> meant, Passage answer) {
        return Country.isToldIn(answer) && !preparedFor(answer).inQuestions().containsAll(meant);
    }

    private static String allWords(Passage answer) {
        return Stream.concat(answer.questions().stream().map(ExpectedQuestion::words), Stream.of(answer.text()))
                .collect(Collectors.joining("\n"));
    }

    private static String heading(Passage answer) {
        return answer.questions().getFirst().words();
    }

    private PreparedFor preparedFor(Passage answer) {
        return preparedFor.computeIfAbsent(answer.chunkId(), id -> PreparedFor.in(answer, atlas));
    }

    /** One question with all that is known of it, which is found out when it is asked for, and once. For one thread at a time. */
    public final class Asked {

        private final Inquiry inquiry;
        private final Set<Place> meant;
        private final Set<Particular> particulars;
        private @Nullable Set<String> things;
        private @Nullable List<Candidate> candidates;

        private Asked(Inquiry inquiry) {
            this(inquiry, Guide.this.meant(inquiry));
        }

        private Asked(Inquiry inquiry, Set<Place> meant) {
            this.inquiry = inquiry;
            this.meant = meant;
            this.particulars = Particular.askedIn(inquiry.judgedBy());
        }

        /** The answer to it, or those to each of several; empty where none is sure, and for a plan. */
        public List<Answer> answers() {
            return answersTo(this);
        }

        /** The answer that is likely to be to it, for who has no other. */
        public Optional<Answer> forWantOfABetter() {
            return likelyTo(this);
        }

        public Inquiry inquiry() {
            return inquiry;
        }

        /** The same question put in other words. */
        public Asked inOtherWords(String words) {
            return new Asked(inquiry.asking(words));
        }

        private Asked inOtherWords(String words, Set<Place> places) {
            return new Asked(inquiry.asking(words), places);
        }

        String question() {
            return inquiry.judgedBy();
        }

        Set<Place> meant() {
            return meant;
        }

        Set<Particular> particulars() {
            return particulars;
        }

        boolean isBarelyAQuestion() {
            return SPACE.split(question().strip(), -1).length < WORDS_OF_A_QUESTION;
        }

        boolean isOfThePlaceItself(String heading) {
            return sameQuestion.isOfThePlaceItself(meant, question(), heading);
        }

        boolean isTheSameWay(String heading) {
            return sameQuestion.isTheSameWay(meant, question(), heading);
        }

        List<Candidate> candidates() {
            if (candidates == null) {
                var ids = meant.isEmpty()
                        ? answers.placesOf(things())
                        : meant.stream().map(Place::id).collect(Collectors.toSet());
                candidates = answers.near(Wording.of(question(), atlas, embed, adapter), ids, this::shareOfThePlaces);
            }
            return candidates;
        }

        private double shareOfThePlaces(Passage answer) {
            var inHeading = preparedFor(answer).inHeading();
            return meant.isEmpty()
                    ? 0
                    : meant.stream()
                                    .filter(place -> place.equals(answer.place()) || inHeading.contains(place))
                                    .count()
                            / (double) meant.size();
        }

        /** Of no place that is named, a place's own answer is one only to who names what few places have: "the river Kwai". */
        boolean isFoundByItsThing(Passage answer) {
            return Country.isToldIn(answer)
                    || (particulars.stream().noneMatch(Particular::isATraveller)
                            && things().stream().anyMatch(preparedFor(answer).stems()::contains));
        }

        /** The stems of what only few places have. */
        private Set<String> things() {
            if (things == null) {
                things = answers.thingsOfFewPlaces(question());
            }
            return things;
        }
    }
}
