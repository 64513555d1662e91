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
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a guide answers to the questions that are asked most. An answer wins where its question is put in nearly the same words; else it is
 * searched as the knowledge base is, and answers where it is as good as sure to be to the very question. Where none is, the passages have to
 * do (docs/adr/0028). Thread-safe.
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

    /** What a place is like tells nobody where else to go. */
    private static final Pattern OTHERS =
            Pattern.compile("\\W*which other \\p{L}[^?]* are near\\b", Pattern.CASE_INSENSITIVE);

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
    /** Of those that were candidates, since to find out takes a while. */
    private final Map<String, PreparedFor> preparedFor = new ConcurrentHashMap<>();

    /** The ids of the places that tell of a thing, by its stem, where they are few. */
    private final Map<String, Set<String>> placesOfAThing;

    /**
     * A guide.
     *
     * @param answers with their questions, as {@link ai.travion.retrieval.knowledge.GuideReader} reads them
     * @param meaning of the pieces of these answers
     */
    public Guide(Collection<Passage> answers, Places atlas, Meaning meaning) {
        var all = List.copyOf(answers);
        this.search = KnowledgeSearch.ofThePlacesAlone(
                KnowledgeBase.of(List.of(), atlas).with(all), atlas, LucenePassages.of(all), meaning);
        this.atlas = atlas;
        this.meaning = meaning;
        this.sameQuestion = new SameQuestion(atlas);
        this.answers = all.stream().collect(Collectors.toUnmodifiableMap(Passage::chunkId, Function.identity()));
        this.placesOfAThing = search.placesByStem();
        this.placesOfAThing.values().removeIf(places -> places.size() > FEW_PLACES);
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
        if (inquiry.plan()
                || isOfNothing(inquiry)
                || OTHERS.matcher(inquiry.judgedBy()).lookingAt()) {
            return List.of();
        }
        var parts =
                AskedParts.standingAlone(inquiry.judgedBy(), !inquiry.places().isEmpty());
        if (parts.size() < 2) {
            return toOne(new Asked(inquiry));
        }
        var whole = putInTheSameWords(new Asked(inquiry));
        return whole.isPresent() || parts.size() > MOST_PARTS ? whole.stream().toList() : toEach(parts, inquiry);
    }

    /** "How long does it take", where nobody knows what. */
    private boolean isOfNothing(Inquiry inquiry) {
        return AskedParts.isOfNothing(inquiry.judgedBy()) && meant(inquiry).isEmpty();
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
                : relevant(new Asked(inquiry), BETTER_THAN_NONE);
    }

    private List<Answer> toOne(Asked asked) {
        var answer = putInTheSameWords(asked).or(() -> relevant(asked, sure(asked.question())));
        return answer.isPresent() ? answer.stream().toList() : toEachTraveller(asked);
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
                .flatMap(alone -> relevant(new Asked(alone), BETTER_THAN_NONE).stream())
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

    private Optional<Answer> putInTheSameWords(Asked asked) {
        var question = asked.question();
        if (question.split("\\s+").length < WORDS_OF_A_QUESTION) {
            return Optional.empty();
        }
        return firstOfTheSame(asked.putLike(), asked, least(asked))
                .or(() -> CLAUSE.splitAsStream(question)
                        .filter(clause -> !clause.equals(question) && clause.split("\\s+").length >= WORDS_OF_A_CLAUSE)
                        .flatMap(clause -> firstOfTheSame(
                                meaning.putLike(clause, asked.meant(), asked.placesOfItsThings()),
                                asked,
                                SAME_WORDS_AND_MORE)
                                .stream())
                        .findFirst());
    }

    /** A wording that asks for the same of a place in particular needs to be less alike. */
    private static double least(Asked asked) {
        return asked.meant().isEmpty() || asked.particulars().isEmpty() ? SAME_WORDS : LIKE_WORDS;
    }

    private Optional<Answer> firstOfTheSame(List<Similar> likest, Asked asked, double least) {
        return likest.stream()
                .takeWhile(one -> one.cosine() >= least)
                .filter(one -> isOfTheSame(asked, one))
                .findFirst()
                .map(this::answer);
    }

    private Answer answer(Similar one) {
        double cosine = Math.min(1, one.cosine());
        return new Answer(
                new Scored(answerOf(one), 1),
                SentenceLikeness.of(Map.of(0, new SentenceLikeness.Cosines(cosine, cosine))),
                Optional.empty());
    }

    /** Whether a wording has the places, the months and the start of the question that it is put like: they count little in a cosine. */
    private boolean isOfTheSame(Asked asked, Similar one) {
        var answer = answerOf(one);
        var wording = answer.questions().get(one.number()).words();
        return isOfTheSamePlaces(asked, wording, answer)
                && (one.cosine() >= SAME_WORDS
                        || (Particular.askedIn(wording).containsAll(asked.particulars())
                                && asked.isOfThePlaceItself(heading(answer))))
                && preparedFor(answer).told().containsAll(asked.particulars())
                && sameQuestion.hasTheMonths(asked.question(), wording + " " + answer.text())
                && sameQuestion.isTheSameWay(asked.meant(), asked.question(), wording)
                && asked.isTheSameWay(heading(answer));
    }

    private boolean isOfTheSamePlaces(Asked asked, String wording, Passage answer) {
        if (PreparedFor.placesOf(wording, answer, atlas).equals(asked.meant())) {
            return true;
        }
        return asked.namesNothing()
                && atlas.mentionedIn(wording).isEmpty()
                && (Country.isToldIn(answer)
                        ? !isOfOtherPlaces(asked.meant(), answer)
                        : asked.meant().isEmpty() && isFoundByItsThing(asked, answer));
    }

    /** "Colombo for variety, Jaffna for character" does not tell who is in Galle where to eat. */
    private boolean isOfOtherPlaces(Set<Place> meant, Passage answer) {
        return !preparedFor(answer).inAll().isEmpty() && isInPassing(meant, answer);
    }

    private Optional<Answer> relevant(Asked asked, double sure) {
        var particulars = asked.particulars();
        return preparedForIt(asked)
                .or(() -> relevant(
                        asked,
                        sure,
                        answer -> particulars.isEmpty()
                                || (preparedFor(answer).told().containsAll(particulars)
                                        && asked.isOfThePlaceItself(heading(answer)))));
    }

    private Optional<Answer> preparedForIt(Asked asked) {
        var particulars = asked.particulars();
        boolean namesNothing = asked.meant().isEmpty() && particulars.stream().noneMatch(Particular::isATraveller);
        return particulars.isEmpty() || namesNothing
                ? Optional.empty()
                : relevant(
                        asked,
                        Math.min(sure(asked.question()), SURE_BY_A_PARTICULAR),
                        answer -> preparedFor(answer).asked().containsAll(particulars)
                                && asked.isTheSameWay(heading(answer))
                                && asked.isOfThePlaceItself(heading(answer)))
                        .filter(answer -> !isInPassing(asked.meant(), answer.passage().passage())
                                || answer.passage().relevance() >= sure(asked.question()));
    }

    private Optional<Answer> relevant(Asked asked, double sure, Predicate<Passage> fits) {
        var meant = asked.meant();
        boolean ofAWay = meant.size() > 1 && Distances.areAskedIn(asked.question());
        var evidence = asked.among(answer -> isOf(meant, answer)
                && (!ofAWay || preparedFor(answer).inQuestions().containsAll(meant))
                && (!meant.isEmpty() || isFoundByItsThing(asked, answer))
                && fits.test(answer));
        // How relevant one is, is told beside all the others.
        var ofTheMonths = evidence.passages().stream()
                .filter(one -> sameQuestion.hasTheMonths(asked.question(), allWords(one.passage())))
                .toList();
        return ofTheMonths.stream()
                .findFirst()
                .filter(best -> best.relevance() >= sure || isLikeInWords(best, asked))
                .map(best -> isInPassing(meant, best.passage()) ? ownInstead(best, ofTheMonths) : best)
                // Without a likeness nothing was compared: the question is open, and a tour answers it.
                .flatMap(one -> Optional.ofNullable(
                                evidence.likeness().get(one.passage().chunkId()))
                        .map(likeness -> new Answer(one, likeness, Optional.empty())));
    }

    private static boolean isLikeInWords(Scored best, Asked asked) {
        return sure(asked.question()) == SURE
                && best.relevance() >= BETTER_THAN_NONE
                && asked.putLike().stream()
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
    private boolean isFoundByItsThing(Asked asked, Passage answer) {
        return Country.isToldIn(answer)
                || (asked.particulars().stream().noneMatch(Particular::isATraveller)
                        && asked.stems().stream()
                        .filter(preparedFor(answer).stems()::contains)
                        .anyMatch(placesOfAThing::containsKey));
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

    private Passage answerOf(Similar question) {
        return Objects.requireNonNull(answers.get(question.chunkId()), question.chunkId());
    }

    private static String heading(Passage answer) {
        return answer.questions().getFirst().words();
    }

    private PreparedFor preparedFor(Passage answer) {
        return preparedFor.computeIfAbsent(answer.chunkId(), id -> PreparedFor.in(answer, atlas));
    }

    /** One question with all that is known of it, which is found out when it is asked for, and once. */
    private final class Asked {

        private final Inquiry inquiry;
        private final Set<Place> meant;
        private final Set<Particular> particulars;
        private @Nullable Hunt hunt;
        private @Nullable List<Similar> putLike;
        private @Nullable List<String> stems;

        Asked(Inquiry inquiry) {
            this.inquiry = inquiry;
            this.meant = Guide.this.meant(inquiry);
            this.particulars = Particular.askedIn(inquiry.judgedBy());
        }

        Inquiry inquiry() {
            return inquiry;
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

        boolean namesNothing() {
            return atlas.mentionedIn(question()).isEmpty();
        }

        boolean isOfThePlaceItself(String heading) {
            return sameQuestion.isOfThePlaceItself(meant, question(), heading);
        }

        boolean isTheSameWay(String heading) {
            return sameQuestion.isTheSameWay(meant, question(), heading);
        }

        /** What answers it among some of the answers. */
        Evidence among(Predicate<Passage> these) {
            if (hunt == null) {
                hunt = search.hunted(inquiry, meant.isEmpty() ? placesOfItsThings() : Set.of());
            }
            return search.among(these, hunt, inquiry);
        }

        /** The expected questions that are put as it is, the likest first. */
        List<Similar> putLike() {
            if (putLike == null) {
                putLike = meaning.putLike(question(), meant, placesOfItsThings());
            }
            return putLike;
        }

        /** The ids of the places that alone tell of something that it names, and of the whole island. */
        Set<String> placesOfItsThings() {
            return Stream.concat(
                            Stream.of(Country.PLACE.id()),
                            stems().stream().flatMap(stem -> placesOfAThing.getOrDefault(stem, Set.of()).stream()))
                    .collect(Collectors.toUnmodifiableSet());
        }

        List<String> stems() {
            if (stems == null) {
                stems = EnglishTerms.of(question());
            }
            return stems;
        }
    }
}
