package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.catalogue.OpeningTimes;
import ai.travion.retrieval.guide.Answers.Candidate;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.AskedFact;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.Sending;
import ai.travion.retrieval.search.Topic;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether an answer may be given to a question at all, and how likely it has to be: by the places, the months, the way, the form and for whom
 * it is, which count little in what {@link Ranking} weighs. Thread-safe.
 */
final class Fitting {

    /** Cosine of two wordings of one question. */
    private static final double SAME_WORDS = 0.88;

    /** Share of what tells what is asked: "how many rooms has it" and "how many days" are alike to the model. */
    private static final double SAID = 0.75;

    /** The same where the pages know nothing of it and a fact is asked for: of a near miss one word is left over. */
    private static final double ALL_SAID = 0.95;

    /** The same where no fact is: a traveller's own words are among them. */
    private static final double SAID_OF_WHAT_HOLDS = 0.7;

    /** The same of one that is likely by all else that it has in common with the question. */
    private static final double SAID_IN_OTHER_WORDS = 0.4;

    private static final int A_THING_AND_WHAT_OF_IT = 2;

    private static final Pattern BESIDES = Patterns.words("apart from|besides|other than");
    private static final Pattern OTHERS = Patterns.words(
            "apart|besides?|others?|than|except|else|instead|another|alternatives?|less(?:er)?|beyond|aside|more");

    private static final Pattern A_TIME = Patterns.words(
            "when|(?<!\\b(?:first|last|second|next|this|every|each) )times?|hours?|opens?|opened|opening|clos\\w+|shuts?|early|earl\\w+|later?|latest|until|till|days?|\\w+days|mornings?|noon|afternoons?|evenings?|nights?|sunrise|sunset|dusk|dawn|today|tomorrow|[ap]\\.?m|o'?clock");

    private static final Pattern WHO_LIVES_THERE = Patterns.words(
            "populations?|inhabitants|populated|(?:how many|number of) (?:people|persons|residents|souls|locals|inhabitants)(?: (?:live|living|reside|are there))?");

    private static final Pattern CLOTHES = Patterns.words(
            "wear\\w*|worn|dress(?:es|ed)?(?: codes?)?|cloth(?:es|ing)|shorts|skirts?|sleeve\\w*|t-?shirts?|shirts?|(?:tank|crop) tops?|trousers|jeans|leggings|sarongs?|sar(?:i|ee)s?|bikinis?|swim(?:wear|suits?)|hats?|caps?|scar(?:f|ves)|shawls?|(?:bare|cover(?:ed)?|uncovered) (?:shoulders?|legs?|knees?|arms?)|(?:shoulders?|legs?|knees?) (?:and|are|bare|covered)");

    /** What is worth its while is so for who bears it. */
    private static final Pattern ADVISES = Patterns.words("worth|should (?:i|we)|skip|miss|recommend\\w*");

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

    private final Places atlas;
    private final SameQuestion sameQuestion;
    private final Related related = new Related();

    /** Of those that were candidates, since to find out takes a while. */
    private final Map<String, PreparedFor> preparedFor = new ConcurrentHashMap<>();

    Fitting(Places atlas) {
        this.atlas = atlas;
        this.sameQuestion = new SameQuestion(atlas);
    }

    PreparedFor preparedFor(Passage answer) {
        return preparedFor.computeIfAbsent(answer.chunkId(), id -> PreparedFor.in(answer, atlas));
    }

    static boolean isPutInTheSameWords(Candidate one) {
        return one.of(Resemblance.LIKEST_WORDING) >= SAME_WORDS && saysMostOfIt(one);
    }

    /** Whether at least most of what tells what is asked is said by it or by one of its wordings. */
    static boolean saysMostOfIt(Candidate one) {
        return one.of(Resemblance.WORDS) >= SAID;
    }

    /** Whether it is the island's and names no place. */
    boolean isOfAnyPlace(Candidate one) {
        return one.prepared().ofTheIsland()
                && preparedFor(one.prepared().answer()).ofAnyPlace();
    }

    /** How likely an answer has to be: a fact has to be likelier than what is usually asked. */
    static double least(Guide.Asked asked) {
        return asked.sought().isAFact() ? Least.FOR_A_FACT.likely() : Least.USUALLY.likely();
    }

    /**
     * Whether one so likely, which says such a share of what is asked, may be given where the pages know nothing of it: of what was, or is
     * today, what comes near tells nothing; of what holds it mostly does.
     */
    static boolean isEnoughBeyondThePages(Guide.Asked asked, double likely, double said) {
        return (asked.sought().isAFact() || asked.sought().isOfOneTime())
                ? likely >= Least.A_FACT_BEYOND_THE_PAGES.likely() && said >= ALL_SAID
                : (likely >= Least.BEYOND_THE_PAGES.likely() && said >= SAID_OF_WHAT_HOLDS)
                        || (likely >= Least.BEYOND_THE_PAGES_IN_OTHER_WORDS.likely() && said >= SAID_IN_OTHER_WORDS);
    }

    /**
     * The same of the best answer: one for the whole island has to be likelier, and one of a place that nobody named, and one that says nothing
     * of what tells what is asked.
     */
    double least(Guide.Asked asked, Candidate best, double least) {
        boolean saysNothingOfIt = best.of(Resemblance.WORDS) == 0;
        return Math.max(ofItsPlace(asked, best, least), saysNothingOfIt ? Least.IN_OTHER_WORDS.likely() : 0);
    }

    private double ofItsPlace(Guide.Asked asked, Candidate best, double least) {
        if (asked.meant().isEmpty() && !best.prepared().ofTheIsland()) {
            return Math.max(least, Least.OF_A_PLACE_THAT_IS_UNNAMED.likely());
        }
        if (!isInPassing(asked.meant(), best.prepared().answer())) {
            return least;
        }
        if (isAnExample(asked, best)) {
            return Least.IN_PASSING.likely();
        }
        // What holds everywhere may hold otherwise at a place that is named: the pages know.
        return Math.max(
                least,
                atlas.mentionedIn(asked.question()).isEmpty()
                        ? Least.OF_ANY_PLACE.likely()
                        : Least.OF_ANY_PLACE_AT_ONE.likely());
    }

    /** Whether the island's answer has the place that is meant but as an example. */
    boolean isAnExample(Guide.Asked asked, Candidate candidate) {
        var answer = candidate.prepared().answer();
        return isInPassing(asked.meant(), answer) && !preparedFor(answer).ofAnyPlace();
    }

    /** An answer for the whole island that has the place as an example, or none. */
    private boolean isInPassing(Set<Place> meant, Passage answer) {
        return Country.isToldIn(answer) && !preparedFor(answer).inQuestions().containsAll(meant);
    }

    /** Whether an answer has the places, the months and the way of the question, which count little in a cosine, and is not to be avoided. */
    boolean mayAnswer(Guide.Asked asked, Candidate candidate) {
        var answer = candidate.prepared().answer();
        var meant = asked.meant();
        boolean ofAWay = meant.size() > 1 && Distances.areAskedIn(asked.question());
        return isOf(asked, answer)
                && isOfTheForm(asked.sought(), candidate)
                && holdsTheFact(asked.sought(), candidate)
                && (!ofAWay || preparedFor(answer).inQuestions().containsAll(meant))
                && (!meant.isEmpty() || asked.isFoundByItsThing(answer))
                && sameQuestion.isTheSameWay(meant, asked.question(), heading(answer))
                && isOfTheRest(asked.question(), candidate)
                && isOfTheSeason(asked, candidate)
                && isOfItsHours(asked.question(), candidate)
                && countsThemThere(asked, answer)
                && isOfWhatIsWorn(asked.question(), candidate)
                && isOfNoOtherPart(asked.question(), heading(answer))
                && (asked.sought().months().isEmpty()
                        || sameQuestion.hasTheMonths(asked.sought().months(), asked.question(), allWords(answer)))
                && isWelcome(asked, answer);
    }

    /**
     * Whether an answer is evidence to who asks: of the places that are meant, of no other season or part of the island, and welcome. Whether it
     * answers in the form that is asked for matters to what is given as the answer alone.
     */
    boolean mayStandBeside(Guide.Asked asked, Candidate candidate) {
        var answer = candidate.prepared().answer();
        return isOf(asked, answer)
                && isOfTheSeason(asked, candidate)
                && isForNoOtherMonths(asked, heading(answer))
                && countsThemThere(asked, answer)
                && isOfNoOtherPart(asked.question(), heading(answer))
                && (asked.sought().months().isEmpty()
                        || sameQuestion.hasTheMonths(asked.sought().months(), asked.question(), allWords(answer)))
                && isWelcome(asked, answer);
    }

    /** What leaves out the best ("apart from Yala") answers who asks for others, and not who asks where it is best. */
    private boolean isOfTheRest(String question, Candidate candidate) {
        return !Patterns.isIn(BESIDES, heading(candidate.prepared().answer()))
                || Patterns.isIn(OTHERS, question)
                || isPutInTheSameWords(candidate);
    }

    /** What was prepared for July is nothing to who comes in December, and asks it of a day. */
    private static boolean isOfTheSeason(Guide.Asked asked, Candidate candidate) {
        var months = SameQuestion.months(heading(candidate.prepared().answer()));
        return months.isEmpty()
                || !asked.sought().months().isEmpty()
                || asked.inquiry()
                        .month()
                        .filter(month -> !months.contains(month))
                        .isEmpty();
    }

    /** What was prepared for "December, January and February" comes near nothing that is asked of April, though it speaks of it. */
    private static boolean isForNoOtherMonths(Guide.Asked asked, String heading) {
        var months = SameQuestion.months(heading);
        return months.isEmpty()
                || asked.sought().months().isEmpty()
                || !Collections.disjoint(months, asked.sought().months());
    }

    /** How many live on the island is no answer to who asks how many live in Ella. */
    private boolean countsThemThere(Guide.Asked asked, Passage answer) {
        return asked.meant().isEmpty()
                || !Patterns.isIn(WHO_LIVES_THERE, asked.question())
                || !Patterns.isIn(WHO_LIVES_THERE, heading(answer))
                || preparedFor(answer).namesAll(asked.meant());
    }

    /** "Can women enter in shorts?" asks of the shorts: who may enter otherwise is no answer to it. */
    private static boolean isOfWhatIsWorn(String question, Candidate candidate) {
        var answer = candidate.prepared().answer();
        return !Patterns.isIn(CLOTHES, question)
                || Patterns.isIn(CLOTHES, answer.text())
                || Patterns.isIn(CLOTHES, allWords(answer));
    }

    /** When it opens is told to who asks for a time, and not to who asks for one of its gates. */
    private static boolean isOfItsHours(String question, Candidate candidate) {
        return !OpeningTimes.areAskedIn(heading(candidate.prepared().answer()))
                || Patterns.isIn(A_TIME, question)
                || isPutInTheSameWords(candidate);
    }

    /** What was prepared for the east coast is nothing to who asks of the south, however alike they are put. */
    private static boolean isOfNoOtherPart(String question, String heading) {
        var asked = Area.in(question);
        return asked.isEmpty() || Area.in(heading).stream().allMatch(asked.get()::equals);
    }

    /**
     * Whether it is of nothing that is to be avoided: neither prepared for who asks for that, nor beginning with it or with a place that is so.
     * What it says of it further on can be left out of it.
     */
    boolean isWelcome(Guide.Asked asked, Passage answer) {
        var wishes = asked.inquiry().wishes();
        return wishes.shunned().entrySet().stream()
                        .noneMatch(shunned -> atlas.named(shunned.getKey())
                                .map(place ->
                                        answer.place().equals(place) || Sending.mostly(place, answer.text(), atlas))
                                .orElseGet(() -> sendsTo(shunned.getValue(), asked, answer)))
                && wishes.mustAvoid().stream()
                        .map(value -> Topic.toAvoid(value, atlas, related))
                        .noneMatch(topic -> topic.concerns(answer)
                                || topic.isAskedForIn(heading(answer))
                                || Sentences.withoutEnds(opening(answer), topic::isSpokenOfIn)
                                        .isBlank());
    }

    /** Whether it is of some places, or names one first; whether one that is asked about is worth it was never prepared for who avoids it. */
    private boolean sendsTo(Set<String> ids, Guide.Asked asked, Passage answer) {
        if (asked.meant().stream().anyMatch(place -> ids.contains(place.id()))
                && ADVISES.matcher(asked.question()).find()) {
            return true;
        }
        var opening = opening(answer);
        return Stream.concat(
                        Stream.of(answer.place()),
                        Topic.denies(opening)
                                ? Stream.empty()
                                : atlas.mentionedIn(opening).stream().map(Places.Mention::place))
                .anyMatch(place -> ids.contains(place.id()) && !asked.meant().contains(place));
    }

    private static String opening(Passage answer) {
        return Sentences.of(answer.text()).getFirst();
    }

    /** Whether one of its wordings asks for all the particulars of the question. */
    boolean isPreparedForThem(Guide.Asked asked, Passage answer) {
        return preparedFor(answer).asked().containsAll(asked.particulars()) && isOfThePlaceItself(asked, answer);
    }

    /** Whether it tells of all the particulars of the question, if it has any. */
    boolean tellsOfThem(Guide.Asked asked, Candidate candidate) {
        Set<Particular> particulars = asked.particulars();
        var answer = candidate.prepared().answer();
        return particulars.isEmpty()
                || (preparedFor(answer).told().containsAll(particulars) && isOfThePlaceItself(asked, answer))
                || holdsForEverybody(asked, candidate);
    }

    /** That nobody should drink from the tap, anywhere, holds for children, too: of most that is asked but for whom, its wordings ask. */
    private static boolean holdsForEverybody(Guide.Asked asked, Candidate candidate) {
        var telling = asked.wording().telling().values();
        var wordings = candidate.prepared().words().wordings();
        return candidate.prepared().ofTheIsland()
                && asked.particulars().stream().allMatch(Particular::isATraveller)
                && telling.size() >= A_THING_AND_WHAT_OF_IT
                && telling.stream()
                                .filter(meanings -> wordings.stream()
                                        .anyMatch(words -> meanings.stream().anyMatch(words::contains)))
                                .count()
                        >= SAID * telling.size();
    }

    private boolean isOfThePlaceItself(Guide.Asked asked, Passage answer) {
        return sameQuestion.isOfThePlaceItself(asked.meant(), asked.question(), heading(answer));
    }

    /** "Mirissa or Unawatuna" answers nobody who asks of Mirissa and Weligama, or of Mirissa alone. */
    private boolean isOf(Guide.Asked asked, Passage answer) {
        var meant = asked.meant();
        var inHeading =
                sameQuestion.withoutWhereItBegins(preparedFor(answer).inHeading(), asked.question(), heading(answer));
        // One that chooses between four towns chooses between two of them.
        boolean holdsThemAll = meant.size() > 1 && inHeading.containsAll(meant);
        boolean isOfAnother =
                !meant.containsAll(inHeading) && !holdsThemAll && (Country.isToldIn(answer) || meant.size() > 1);
        // To find out which places it names takes longest.
        return meant.isEmpty()
                || ((Country.isToldIn(answer) || meant.contains(answer.place()))
                        && !isOfAnother
                        && isOfThePlacesAtAll(asked, answer));
    }

    /** What names no place may hold at any; where the question names one, {@link #least} leaves it to the pages. */
    private boolean isOfThePlacesAtAll(Guide.Asked asked, Passage answer) {
        var prepared = preparedFor(answer);
        return prepared.namesAll(asked.meant()) || prepared.ofAnyPlace();
    }

    private static boolean isOfTheForm(Sought sought, Candidate candidate) {
        return !PLAIN.contains(sought.form())
                || isPutInTheSameWords(candidate)
                || candidate.prepared().words().forms().contains(sought.form())
                || countsThem(sought, candidate);
    }

    /** "97,000 books were lost" answers how many, though it was prepared for who asks why. */
    private static boolean countsThem(Sought sought, Candidate candidate) {
        return candidate.of(Resemblance.WORDS) >= ALL_SAID
                && sought.counted()
                        .filter(counted ->
                                counted.isToldIn(candidate.prepared().answer().text()))
                        .isPresent();
    }

    /** Who asks for a name, a year or how many there are is answered by what holds one, or by what was prepared to say that it is not known. */
    private static boolean holdsTheFact(Sought sought, Candidate candidate) {
        boolean isPreparedForIt = isPutInTheSameWords(candidate) && candidate.of(Resemblance.FORM) > 0;
        var answer = candidate.prepared().answer();
        return isPreparedForIt
                || (sought.fact().filter(fact -> !isTold(fact, answer)).isEmpty()
                        && sought.counted()
                                .filter(counted -> !counted.isToldIn(answer.text()))
                                .isEmpty()
                        && (!sought.isAFact() || candidate.of(Resemblance.WORDS) >= SAID));
    }

    private static boolean isTold(AskedFact fact, Passage answer) {
        return Sentences.of(answer.text()).stream().anyMatch(sentence -> fact.isToldIn(sentence, answer.place()));
    }

    private static String allWords(Passage answer) {
        return Stream.concat(answer.questions().stream().map(ExpectedQuestion::words), Stream.of(answer.text()))
                .collect(Collectors.joining("\n"));
    }

    static String heading(Passage answer) {
        return answer.questions().getFirst().words();
    }
}
