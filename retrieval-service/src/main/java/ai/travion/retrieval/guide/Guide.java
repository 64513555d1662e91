package ai.travion.retrieval.guide;

import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.embedding.Embed;
import ai.travion.retrieval.guide.Answers.Candidate;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.Inquiry;
import ai.travion.retrieval.vectors.Embedded;
import ai.travion.retrieval.vectors.QueryAdapter;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a guide answers to the questions that are asked most. Of the answers of the places that are meant, and of the island, {@link Ranking}
 * tells which is to the question, and how likely it is to be; one that is not likely enough is none, and the passages have to do
 * (docs/adr/0028 to 0030). Thread-safe.
 */
public final class Guide {

    /** What a place is like tells nobody where else to go. */
    private static final Pattern OTHERS =
            Pattern.compile("\\W*which other \\p{L}[^?]* are near\\b", Pattern.CASE_INSENSITIVE);

    /** "Tell me about Ella" asks for all of it, and no answer is to that. */
    private static final Pattern ABOUT = Pattern.compile(
            "\\W*(?:(?:please|can you|could you|hi|hello) )*(?:tell (?:me|us) (?:more |something |a bit |all )?about|(?:more )?info(?:rmation)? (?:about|on)|what (?:do|can) you (?:know|tell me|tell us) (?:of|about)|describe)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern CLAUSE = Pattern.compile("[,;:?!]+\\s+|\\s+[-–—]\\s+");
    private static final Related RELATED = new Related();
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final int WORDS_OF_A_CLAUSE = 4;
    private static final int WORDS_OF_A_QUESTION = 3;

    /** Of so many that are ordered first the likeliest is it where the very first is not likely: the form tells more of few. */
    private static final int FOREMOST = 3;

    /** So many times as likely as the next. */
    private static final double NEARER_THAN_ANY_OTHER = 1.7;

    private static final Pattern BETWEEN_THEM = Pattern.compile("(?i)[\\s,]*(?:and|&)?\\s*");
    private static final Pattern CHOOSES = Pattern.compile(
            "(?i)\\b(?:which|better|best|between|versus|vs|or|compare\\w*|difference|from|how (?:far|long))\\b");

    /** What one does at any place, and how it goes. */
    private static final Set<String> OF_ANY_VISIT = Set.copyOf(
            EnglishTerms.of(
                    "visit go come see do manage climb walk suit suitable good okay possible take bring travel trip tour handle cope hard easy difficult doable feasible fine nice safe"));

    private final Answers answers;
    /** Found out beside a start, which need not wait for it: the first question does. */
    private final CompletableFuture<Verbatim> verbatim;

    private final Ranking ranking;
    private final Places atlas;
    private final Embed embed;
    private final QueryAdapter adapter;
    private final Fitting fitting;
    private final Plainly plainly;
    /** The same. */
    private final CompletableFuture<Choice> choice;

    /**
     * A guide.
     *
     * @param answers with their questions, as {@link ai.travion.retrieval.knowledge.GuideReader} reads them
     * @param embedded vectors of their pieces
     * @param embed gives those of questions
     */
    public Guide(Collection<Passage> answers, Places atlas, Embedded embedded, Embed embed) {
        this.answers = new Answers(answers, embedded);
        this.verbatim = CompletableFuture.supplyAsync(() -> Verbatim.of(answers));
        this.ranking = Ranking.load();
        this.atlas = atlas;
        this.embed = embed;
        this.adapter = QueryAdapter.ofTheGuide();
        this.fitting = new Fitting(atlas);
        this.plainly = new Plainly(atlas);
        this.choice = CompletableFuture.supplyAsync(() -> new Choice(answers, atlas));
    }

    /**
     * An answer.
     *
     * @param likely what was learnt of how likely it is to be to the question, 0 to 1, even if one of its wordings is nearly the same
     * @param likeness of its sentences to the question
     * @param beyondThePages whether it is likely enough, and says enough of what is asked, where the pages know nothing, so that it may be
     *     that nobody does
     * @param part number of the question that it answers, from 0, where several were asked at once; empty where one was
     */
    public record Answer(
            Scored passage, double likely, SentenceLikeness likeness, boolean beyondThePages, Optional<Integer> part) {

        /** Whether it needs no comparison with what the pages tell. */
        public boolean isSure() {
            return passage.relevance() >= relevance(Least.BESIDE_THE_PAGES.likely());
        }

        /** Whether it was prepared for a question in just these words. */
        public boolean isCertain() {
            return likely >= 1;
        }

        /** Whether it is to be given where the pages know nothing, so that it may be that nobody does. */
        public boolean isSureByItself() {
            return isCertain() || beyondThePages;
        }

        /** Whether it answers all that is asked. */
        public boolean isToTheWhole() {
            return part.isEmpty();
        }

        /** The same as an answer to one of several questions. */
        public Answer toPart(int number) {
            return new Answer(passage, likely, likeness, beyondThePages, Optional.of(number));
        }

        /** The same as an answer to all that is asked. */
        public Answer toTheWhole() {
            return new Answer(passage, likely, likeness, beyondThePages, Optional.empty());
        }
    }

    /** What is as likely as not answers as a passage does that answers. */
    private static double relevance(double likely) {
        return (1 + likely) / 2;
    }

    /** Puts a question to the guide. */
    public Asked asked(Inquiry inquiry) {
        return new Asked(inquiry);
    }

    /** What was prepared of a place for a traveller who cannot go everywhere, where it does not say that it is nothing for them. */
    public Optional<Passage> suiting(Place place, Set<Particular> travellers) {
        return Suiting.among(
                answers.of(place),
                travellers,
                answer -> fitting.preparedFor(answer).asked());
    }

    /** The answer to the question of an inquiry, or one for each traveller that it names; empty where none is sure, and for a plan. */
    public List<Answer> to(Inquiry inquiry) {
        return asked(inquiry).answers();
    }

    private List<Answer> answersTo(Asked asked) {
        var inquiry = asked.inquiry();
        if (inquiry.plan()) {
            return List.of();
        }
        var certain = inItsWords(asked);
        if (certain.isPresent()) {
            return certain.stream().toList();
        }
        if (isOfNothing(asked) || OTHERS.matcher(asked.question()).lookingAt() || isOfAll(asked)) {
            return List.of();
        }
        var parts = inquiry.parts();
        if (parts.size() < 2) {
            return toOne(asked);
        }
        return likely(asked, Least.BETTER_THAN_NONE.likely(), Fitting::isPutInTheSameWords)
                .or(() -> thatDescribed(asked))
                .stream()
                .toList();
    }

    /**
     * "There are masks with bulging eyes in all the shops, what are they for": what comes nearest to a thing that is described is it, where
     * nothing else is nearly as likely. In whichever form it is asked for, and by whichever other words, its answer says what it is.
     */
    private Optional<Answer> thatDescribed(Asked asked) {
        if (!asked.meant().isEmpty() || !ThingDescribed.isAskedFor(asked.question())) {
            return Optional.empty();
        }
        var nearest = asked.candidates().stream()
                .filter(one -> fitting.mayStandBeside(asked, one))
                .sorted(Comparator.comparingDouble((Candidate one) -> ranking.sum(one.traits()))
                        .reversed())
                .limit(FOREMOST)
                .map(one -> ranked(one, asked))
                .toList();
        return nearest.stream()
                .limit(1)
                .filter(first -> first.likely() >= Least.OF_WHAT_IS_DESCRIBED.likely())
                .filter(first -> nearest.stream()
                        .skip(1)
                        .allMatch(other -> first.likely() >= NEARER_THAN_ANY_OTHER * other.likely()))
                .map(first -> first.surelyAnswering(asked))
                .findFirst();
    }

    /** What was prepared for just these words: of several, what has them for its heading, and of the place rather than of the island. */
    private Optional<Answer> inItsWords(Asked asked) {
        var prepared = asked.inItsWords();
        return prepared.isEmpty()
                ? Optional.empty()
                : asked.candidates().stream()
                        .filter(one -> prepared.contains(one.prepared().answer()))
                        .filter(one -> fitting.isWelcome(asked, one.prepared().answer()))
                        .max(Comparator.<Candidate, Boolean>comparing(one -> Verbatim.isTheHeading(
                                        asked.question(), one.prepared().answer()))
                                .thenComparingDouble(one -> ranking.sum(one.traits())))
                        .map(one -> new Ranked(one, 1, 1).answering(asked));
    }

    /** The one that was prepared for the same question but for the words that only ask: "best park for leopards". */
    private Optional<Answer> inTheSameWords(Asked asked) {
        var question = SameWords.of(asked.question());
        // The same words may be meant of the place that was spoken of.
        var prepared = question.isEmpty() || !asked.namesWhatIsMeant()
                ? List.<Candidate>of()
                : asked.allowed().stream()
                        .filter(one -> question.get().areThoseOf(one.prepared()))
                        .toList();
        return prepared.size() == 1
                ? prepared.stream()
                        .map(one -> new Ranked(one, 1, 1).answering(asked))
                        .findFirst()
                : Optional.empty();
    }

    /** "How long does it take", where nobody knows what. */
    private static boolean isOfNothing(Asked asked) {
        return AskedParts.isOfNothing(asked.question()) && asked.meant().isEmpty();
    }

    private static boolean isOfAll(Asked asked) {
        return ABOUT.matcher(asked.question()).lookingAt()
                && asked.particulars().isEmpty()
                && asked.wording().telling().isEmpty();
    }

    private Optional<Answer> likelyTo(Asked asked) {
        boolean isOne = AskedParts.of(asked.question()).size() < 2;
        return asked.inquiry().plan() || !isOne || isOfNothing(asked)
                ? Optional.empty()
                : likely(asked, Least.BETTER_THAN_NONE.likely());
    }

    private Optional<Answer> holdingAnywhere(Asked asked) {
        boolean isOne = AskedParts.of(asked.question()).size() < 2;
        if (asked.inquiry().plan()
                || !isOne
                || asked.isBarelyAQuestion()
                || asked.sought().isAFact()
                || asked.sought().isOfOneTime()
                || mentionedIn(asked.question()).isEmpty()) {
            return Optional.empty();
        }
        var some = asked.allowed().stream()
                .filter(fitting::isOfAnyPlace)
                // What it is like everywhere tells nobody where it is.
                .filter(one -> asked.sought().form() != AskedForm.WHERE || one.of(Resemblance.FORM) > 0)
                .filter(one -> fitting.tellsOfThem(asked, one))
                .filter(Fitting::saysMostOfIt)
                .toList();
        return foremost(asked, some)
                .filter(one -> one.likely() >= Least.BEYOND_THE_PAGES.likely())
                .map(one -> one.answering(asked));
    }

    private List<Answer> toOne(Asked asked) {
        var answer = toABareChoice(asked)
                .or(() -> inTheSameWords(asked))
                .or(() -> likelier(likely(asked, Fitting.least(asked)), toItPlainly(asked)))
                .or(() -> toABareVisit(asked))
                .or(() -> toAClause(asked))
                .or(() -> thatDescribed(asked));
        if (answer.isPresent()) {
            return answer.stream().toList();
        }
        var each = toEachPlace(asked);
        return each.isEmpty() ? toEachTraveller(asked) : each;
    }

    /** Who asks no more than whether somebody can come along is given what was prepared for them there, in whichever words. */
    private Optional<Answer> toABareVisit(Asked asked) {
        var particulars = asked.particulars();
        boolean isBare = asked.meant().size() == 1
                && !particulars.isEmpty()
                && particulars.stream().allMatch(Particular::isATraveller)
                && asked.sought().months().isEmpty()
                && OF_ANY_VISIT.containsAll(asked.wording().telling().keySet());
        return isBare
                ? asked.allowed().stream()
                        .filter(one -> !one.prepared().ofTheIsland())
                        .filter(one ->
                                fitting.isPreparedForThem(asked, one.prepared().answer()))
                        .max(Comparator.comparingDouble(one -> ranking.sum(one.traits())))
                        .map(one -> new Ranked(one, Least.TO_A_CLAUSE.likely(), Least.TO_A_CLAUSE.likely())
                                .answering(asked))
                : Optional.empty();
    }

    /** "Where should we stay in Kandy, Ella and Galle?" is answered for each of them, where most have an answer of their own. */
    private List<Answer> toEachPlace(Asked asked) {
        var question = asked.question();
        var mentions = atlas.mentionedIn(question);
        var places = mentions.stream().map(Places.Mention::place).distinct().toList();
        if (places.size() < 2 || !areListed(mentions, question)) {
            return List.of();
        }
        int from = mentions.getFirst().start();
        int to = mentions.getLast().end();
        var each = places.stream()
                .map(place -> question.substring(0, from) + place.name() + question.substring(to))
                .flatMap(words -> toOne(asked.asking(asked.inquiry().asking(words))).stream()
                        .limit(1))
                .toList();
        return each.size() * 2 > places.size() ? each : List.of();
    }

    /** Named one after the other, and held against none of them. */
    private static boolean areListed(List<Places.Mention> mentions, String question) {
        return !CHOOSES.matcher(question).find()
                && IntStream.range(1, mentions.size())
                        .mapToObj(at -> question.substring(
                                mentions.get(at - 1).end(), mentions.get(at).start()))
                        .allMatch(between -> BETWEEN_THEM.matcher(between).matches());
    }

    /** Who only asks which of some places, for nobody and nothing in particular, is given what was prepared for the choice between them. */
    private Optional<Answer> toABareChoice(Asked asked) {
        boolean isBare = asked.particulars().isEmpty()
                && asked.sought().months().isEmpty()
                && Choice.isAllThatIsTold(asked.wording().telling().keySet());
        var prepared = isBare ? asked.betweenThem() : List.<Passage>of();
        return prepared.isEmpty()
                ? Optional.empty()
                : asked.allowed().stream()
                        .filter(one -> prepared.contains(one.prepared().answer()))
                        .max(Comparator.comparingDouble(one -> ranking.sum(one.traits())))
                        .map(one -> new Ranked(one, 1, 1).answering(asked));
    }

    /** Who tells more than they ask is answered where a part of it is a question that is expected. */
    private Optional<Answer> toAClause(Asked asked) {
        var question = asked.question();
        return CLAUSE.splitAsStream(question)
                .filter(clause -> !clause.equals(question) && SPACE.split(clause, -1).length >= WORDS_OF_A_CLAUSE)
                // "We are two with a long lens" asks for nothing, and the model need not read it.
                .filter(clause ->
                        AskedForm.of(clause) != AskedForm.NONE || asked.sought().form() == AskedForm.NONE)
                // "Adisham near Haputale: how many rooms had it" asks in its other part.
                .filter(clause -> !asked.sought().isAFact() || Sought.in(clause).isAFact())
                .map(clause -> asked.inOtherWords(clause, asked.meant()))
                .flatMap(clause -> inItsWords(clause).or(() -> likely(clause, Least.TO_A_CLAUSE.likely())).stream())
                .findFirst();
    }

    /** Who names a condition for which nothing was prepared is answered as if they had named none, where that is likely. */
    private Optional<Answer> toItPlainly(Asked asked) {
        return plainly.put(asked.question(), asked.meant()).flatMap(plain -> {
            var alone = asked.inOtherWords(plain.words(), plain.meant());
            return inItsWords(alone)
                    .or(() -> likely(alone, Least.TO_A_CLAUSE.likely()))
                    .or(() -> toAClause(alone));
        });
    }

    /** What happens to name where one comes from, too ("Jaffna for two days from Colombo") may be to another thing. */
    private static Optional<Answer> likelier(Optional<Answer> toTheWhole, Optional<Answer> plainly) {
        return toTheWhole.isPresent()
                        && toTheWhole.get().likely()
                                >= plainly.map(Answer::likely).orElse(0.0)
                ? toTheWhole
                : plainly;
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
                .flatMap(alone -> likely(new Asked(alone), Least.BETTER_THAN_NONE.likely()).stream())
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

    private Optional<Answer> likely(Asked asked, double least) {
        return likely(asked, least, one -> true);
    }

    private Optional<Answer> likely(Asked asked, double least, Predicate<Candidate> some) {
        if (asked.isBarelyAQuestion()) {
            return Optional.empty();
        }
        var allowed = asked.allowed().stream().filter(some).toList();
        return preparedForIt(asked, allowed, Math.min(least, Least.FOR_A_PARTICULAR.likely()))
                .or(() -> first(
                        asked,
                        allowed.stream()
                                .filter(one -> fitting.tellsOfThem(asked, one))
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
                                .filter(one -> fitting.isPreparedForThem(
                                        asked, one.prepared().answer()))
                                .toList(),
                        least);
    }

    /** The first of them where it is likely enough; one that has the place only as an example gives way to one of the place's own. */
    private Optional<Answer> first(Asked asked, List<Candidate> allowed, double least) {
        var sameWords = allowed.stream()
                .filter(Fitting::isPutInTheSameWords)
                .filter(one -> !one.prepared().ofTheIsland() || asked.namesWhatIsMeant())
                .filter(one -> !fitting.isAnExample(asked, one))
                .max(Comparator.comparingDouble(one -> one.of(Resemblance.LIKEST_WORDING)))
                .map(one -> new Ranked(
                        one, 1, ranking.likely(one.traits(), answers.lead(one, asked.candidates(), ranking))));
        var best = sameWords.or(() -> foremost(asked, allowed));
        var own = best.filter(one -> fitting.isAnExample(asked, one.candidate()))
                .flatMap(one -> foremost(
                        asked,
                        allowed.stream()
                                .filter(other -> !other.prepared().ofTheIsland())
                                .toList()))
                .filter(one -> one.likely() >= least);
        return own.or(() -> best.filter(one -> one.likely() >= fitting.least(asked, one.candidate(), least)))
                .map(one -> one.answering(asked));
    }

    private Optional<Ranked> foremost(Asked asked, List<Candidate> some) {
        var ordered = some.stream()
                .sorted(Comparator.comparingDouble((Candidate one) -> ranking.sum(one.traits()))
                        .reversed())
                .limit(FOREMOST)
                .map(one -> ranked(one, asked))
                .toList();
        var first = ordered.stream().findFirst();
        return first.filter(one -> one.likely() >= Least.USUALLY.likely())
                .or(() -> ordered.stream()
                        .filter(one -> one.isOfTheSamePlace(first.orElseThrow())
                                || one.likely() >= Least.OF_ANY_PLACE.likely())
                        .max(Comparator.comparingDouble(Ranked::likely)));
    }

    private Ranked ranked(Candidate one, Asked asked) {
        double likely = ranking.likely(one.traits(), answers.lead(one, asked.candidates(), ranking));
        return new Ranked(one, likely, likely);
    }

    /**
     * A candidate.
     *
     * @param likely how likely it is to be to the question, 0 to 1
     * @param learnt the same by what it has in common with the question alone
     */
    private record Ranked(Candidate candidate, double likely, double learnt) {

        boolean isOfTheSamePlace(Ranked other) {
            return candidate
                    .prepared()
                    .answer()
                    .place()
                    .equals(other.candidate.prepared().answer().place());
        }

        /** The same, to be given before any page. */
        Answer surelyAnswering(Asked asked) {
            var answer =
                    new Ranked(candidate, Math.max(likely, Least.BESIDE_THE_PAGES.likely()), learnt).answering(asked);
            return new Answer(answer.passage(), answer.likely(), answer.likeness(), true, Optional.empty());
        }

        Answer answering(Asked asked) {
            return new Answer(
                    new Scored(candidate.prepared().answer(), relevance(likely)),
                    learnt,
                    SentenceLikeness.of(candidate.likeness()),
                    Fitting.isEnoughBeyondThePages(asked, learnt, candidate.of(Resemblance.WORDS)),
                    Optional.empty());
        }
    }

    /** What the question names, or what the turn is about where it names nothing. */
    private Set<Place> meant(Inquiry inquiry) {
        var inWords = mentionedIn(inquiry.judgedBy());
        return inWords.isEmpty() ? Set.copyOf(inquiry.places()) : inWords;
    }

    /** Without those that it only leaves out. */
    private Set<Place> mentionedIn(String words) {
        var notMeant = NotMeant.in(words, atlas);
        return atlas.mentionedIn(words).stream()
                .map(Places.Mention::place)
                .filter(place -> !notMeant.contains(place))
                .collect(Collectors.toSet());
    }

    /** One question with all that is known of it, which is found out when it is asked for, and once. For one thread at a time. */
    public final class Asked {

        private final Inquiry inquiry;
        private final Set<Place> meant;
        private final Set<Particular> particulars;
        private @Nullable Set<String> things;
        private @Nullable Wording wording;
        private @Nullable List<Passage> inItsWords;
        private @Nullable List<Candidate> candidates;
        private @Nullable Sought sought;
        private @Nullable List<Candidate> allowed;
        private final Map<Inquiry, Asked> others = new HashMap<>();

        private Asked(Inquiry inquiry) {
            this(inquiry, Guide.this.meant(inquiry));
        }

        private Asked(Inquiry inquiry, Set<Place> meant) {
            this.inquiry = inquiry;
            this.meant = meant;
            this.particulars = Particular.askedIn(inquiry.judgedBy());
        }

        /** The answer to it, or one for each traveller that it names; empty where none is sure, and for a plan. */
        public List<Answer> answers() {
            return answersTo(this);
        }

        /** The answer that is likely to be to it, for who has no other. */
        public Optional<Answer> forWantOfABetter() {
            return likelyTo(this);
        }

        /** What holds at any place, so that it holds at the one that is named: for where the pages of that place do not tell. */
        public Optional<Answer> holdingAnywhere() {
            return Guide.this.holdingAnywhere(this);
        }

        /**
         * What else was prepared that comes near, the nearest first: evidence beside what is given as the answer, and where none is.
         *
         * @param given what is answered with, which is not among them
         */
        public List<Answer> beside(Collection<Answer> given) {
            // What must be avoided is taken out of passages sentence by sentence, and an answer stands as a whole.
            if (inquiry.plan()
                    || isOfNothing(this)
                    || !inquiry.wishes().mustAvoid().isEmpty()) {
                return List.of();
            }
            var ids =
                    given.stream().map(one -> one.passage().passage().chunkId()).collect(Collectors.toSet());
            double first = candidates().stream()
                    .mapToDouble(one -> ranking.sum(one.traits()))
                    .max()
                    .orElse(0);
            return candidates().stream()
                    .filter(one -> !ids.contains(one.prepared().answer().chunkId()))
                    .sorted(Comparator.comparingDouble((Candidate one) -> ranking.sum(one.traits()))
                            .reversed())
                    .filter(one -> fitting.mayStandBeside(this, one))
                    .limit(Bounds.ANSWERS_BESIDE)
                    .map(one -> answeringBeside(one, first))
                    .toList();
        }

        /** What tells the very fact that is asked for of what is meant, though it was prepared for another question. */
        public Optional<Answer> tellingTheFact() {
            if (inquiry.plan()
                    || meant.isEmpty()
                    || !inquiry.wishes().mustAvoid().isEmpty()) {
                return Optional.empty();
            }
            return TheVeryFact.askedIn(question(), Set.copyOf(meant), atlas, RELATED)
                    .flatMap(fact -> candidates().stream()
                            .filter(one -> fact.isToldIn(one.prepared().answer()))
                            .max(Comparator.comparingDouble(one -> ranking.sum(one.traits()))))
                    .map(one -> answeringBeside(one, ranking.sum(one.traits())));
        }

        private Answer answeringBeside(Candidate one, double first) {
            var answer = one.prepared().answer();
            return new Answer(
                    new Scored(answer, Beside.relevance(ranking.sum(one.traits()), first)),
                    0,
                    SentenceLikeness.of(one.likeness()),
                    false,
                    Optional.empty());
        }

        public Inquiry inquiry() {
            return inquiry;
        }

        /** The same question put in other words. */
        public Asked inOtherWords(String words) {
            return asking(inquiry.asking(words));
        }

        /** Another question of the same turn, which may be a part of this one; who asks it again is not made to wait again. */
        public Asked asking(Inquiry other) {
            return others.computeIfAbsent(other, Asked::new);
        }

        /** The same question, which means a place that it does not name. */
        public Asked of(Place place) {
            return new Asked(inquiry.of(place), Set.of(place));
        }

        /** The places that it names, or what the turn is about where it names none. */
        public Set<Place> places() {
            return Set.copyOf(meant);
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

        List<Candidate> candidates() {
            if (candidates == null) {
                var near = meant.isEmpty()
                        ? answers.placesOf(things()).stream()
                        : meant.stream().map(Place::id);
                var ofItsWords =
                        inItsWords().stream().map(answer -> answer.place().id());
                var ids = Stream.concat(near, ofItsWords).collect(Collectors.toSet());
                var sure = Stream.concat(inItsWords().stream(), betweenThem().stream())
                        .collect(Collectors.toSet());
                candidates = answers.near(wording(), ids, this::shareOfThePlaces, sure);
            }
            return candidates;
        }

        /** Rather than that it means the place that was spoken of, of which the same words may ask for another thing. */
        boolean namesWhatIsMeant() {
            return mentionedIn(question()).equals(meant);
        }

        /** Those that were prepared for just these words, which name what is meant: the same words may be meant of the place that was spoken of. */
        private List<Passage> inItsWords() {
            if (inItsWords == null) {
                var named = mentionedIn(question());
                inItsWords = namesWhatIsMeant()
                        ? verbatim.join().of(question()).stream()
                                .filter(answer -> Country.isToldIn(answer)
                                        || named.contains(answer.place())
                                        || Verbatim.isTheHeading(question(), answer))
                                .toList()
                        : List.of();
            }
            return inItsWords;
        }

        /** Those that were prepared for the choice between the places that are meant, where the question is one. */
        private List<Passage> betweenThem() {
            return choice.join().preparedFor(meant, question());
        }

        /** Those of them that may be given at all. */
        private List<Candidate> allowed() {
            if (allowed == null) {
                allowed = candidates().stream()
                        .filter(one -> fitting.mayAnswer(this, one))
                        .toList();
            }
            return allowed;
        }

        Sought sought() {
            if (sought == null) {
                sought = Sought.in(question());
            }
            return sought;
        }

        Wording wording() {
            if (wording == null) {
                wording = Wording.of(question(), atlas, embed, adapter);
            }
            return wording;
        }

        private double shareOfThePlaces(Passage answer) {
            var inHeading = fitting.preparedFor(answer).inHeading();
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
                            && things().stream()
                                    .anyMatch(fitting.preparedFor(answer).stems()::contains));
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
