package ai.travion.retrieval.guide;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.catalogue.Distances;
import ai.travion.retrieval.guide.Answers.Candidate;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.ExpectedQuestion;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.AskedFact;
import ai.travion.retrieval.question.AskedForm;
import ai.travion.retrieval.question.Counted;
import ai.travion.retrieval.question.Particular;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.search.Topic;
import ai.travion.retrieval.search.Wishes;
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

    /** The same where the pages know nothing of it: of a near miss one word is left over. */
    static final double ALL_SAID = 0.95;

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

    /** "Which company runs the boats", and no choice between what is known: "which beach is better". */
    private static final Pattern WHICH_ONE = Pattern.compile(
            "\\b(?:which|what) (?!(?:is|are|was|were|of|one|ones|do|does|did|can|could|should|would|will|to|if|about|else|kind|sort|type|time|times|way|side|month|months|season|day|days|hour|week|place|places|town|towns|beach|beaches|park|parks|area|part|temple|hotel|route|road|direction|class|train|bus|animals?|birds?|things?|clothes|shoes|food|dish|dishes)\\b)\\p{L}+ (?!or\\b)(?:\\p{L}+ ){0,2}?(?:is|are|was|were|has|have|had|did|does|do|in|at|of|on|made|built|runs?|sells?|\\p{L}+ed|\\p{L}+s)\\b",
            Pattern.CASE_INSENSITIVE);

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
        return one.of(Resemblance.LIKEST_WORDING) >= SAME_WORDS && one.of(Resemblance.WORDS) >= SAID;
    }

    /** Of the usual kind, or a fact. */
    static double least(String question) {
        return isOfAFact(question) ? Least.FOR_A_FACT.likely() : Least.USUALLY.likely();
    }

    private static boolean isOfAFact(String question) {
        var form = AskedForm.of(question);
        return FACTS.contains(form)
                || (form == AskedForm.WHEN && PAST.matcher(question).find())
                || (form != AskedForm.HOW_LONG && AskedFact.in(question).isPresent())
                || WHICH_ONE.matcher(question).find();
    }

    /** The same of the best answer: one for the whole island has to be likelier, and one of a place that nobody named. */
    double least(Guide.Asked asked, Candidate best, double least) {
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
                && isOfTheForm(asked.question(), candidate)
                && holdsTheFact(asked.question(), candidate)
                && (!ofAWay || preparedFor(answer).inQuestions().containsAll(meant))
                && (!meant.isEmpty() || asked.isFoundByItsThing(answer))
                && sameQuestion.isTheSameWay(meant, asked.question(), heading(answer))
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

    /** Whether one of its wordings asks for all the particulars of the question. */
    boolean isPreparedForThem(Guide.Asked asked, Passage answer) {
        return preparedFor(answer).asked().containsAll(asked.particulars()) && isOfThePlaceItself(asked, answer);
    }

    /** Whether it tells of all the particulars of the question, if it has any. */
    boolean tellsOfThem(Guide.Asked asked, Passage answer) {
        Set<Particular> particulars = asked.particulars();
        return particulars.isEmpty()
                || (preparedFor(answer).told().containsAll(particulars) && isOfThePlaceItself(asked, answer));
    }

    private boolean isOfThePlaceItself(Guide.Asked asked, Passage answer) {
        return sameQuestion.isOfThePlaceItself(asked.meant(), asked.question(), heading(answer));
    }

    /** "Mirissa or Unawatuna" answers nobody who asks of Mirissa and Weligama, or of Mirissa alone. */
    private boolean isOf(Guide.Asked asked, Passage answer) {
        var meant = asked.meant();
        var inHeading = preparedFor(answer).inHeading();
        boolean isOfAnother = !meant.containsAll(inHeading)
                && (Country.isToldIn(answer) || (meant.size() > 1 && !inHeading.containsAll(meant)));
        return meant.isEmpty()
                || (isOfThePlacesAtAll(asked, answer)
                        && !isOfAnother
                        && (Country.isToldIn(answer) || meant.contains(answer.place())));
    }

    /** What names no place holds at any: "can I drink the tap water in Kandy?" */
    private boolean isOfThePlacesAtAll(Guide.Asked asked, Passage answer) {
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

    /** Who asks for a name, a year or how many there are is answered by what holds one, or by what was prepared to say that it is not known. */
    private static boolean holdsTheFact(String question, Candidate candidate) {
        boolean isPreparedForIt = isPutInTheSameWords(candidate) && candidate.of(Resemblance.FORM) > 0;
        var answer = candidate.prepared().answer();
        var fact = AskedFact.in(question);
        var counted = Counted.in(question);
        return isPreparedForIt
                || ((fact.isEmpty() || isTold(fact.get(), answer))
                        && (counted.isEmpty() || counted.get().isToldIn(answer.text()))
                        && (!isOfAFact(question) || candidate.of(Resemblance.WORDS) >= SAID));
    }

    private static boolean isTold(AskedFact fact, Passage answer) {
        return Sentences.of(answer.text()).stream().anyMatch(sentence -> fact.isToldIn(sentence, answer.place()));
    }

    private static String allWords(Passage answer) {
        return Stream.concat(answer.questions().stream().map(ExpectedQuestion::words), Stream.of(answer.text()))
                .collect(Collectors.joining("\n"));
    }

    private static String heading(Passage answer) {
        return answer.questions().getFirst().words();
    }
}
