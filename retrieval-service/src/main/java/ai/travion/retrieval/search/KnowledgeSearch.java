package ai.travion.retrieval.search;

import ai.travion.atlas.Beside;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.Described;
import ai.travion.retrieval.question.EveryWord;
import ai.travion.retrieval.question.Halves;
import ai.travion.retrieval.question.HowMany;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.QuestionReader;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.question.Vocabulary;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.FindPassages.Found;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Searches the knowledge base: reads the question, lets the store find candidates, drops what the traveller must avoid,
 * scores what is left and chooses at most five. Immutable and thread-safe; a call computes and waits for nothing.
 */
public final class KnowledgeSearch {

    private static final double LEAST_WORTH = 0.05;
    private static final double OUT_OF_SEASON = 0.8;

    /** How well a question for a kind of place is answered by places of the kind, at least. */
    private static final double CATALOGUED = 0.75;

    /** A place that has a waterfall beside one that is a waterfall. */
    private static final double HAS_SOME = 0.85;

    private static final double ANOTHER_KIND = 0.5;

    private static final double NOT_LISTED = 0.6;

    /** The mean of five passages over the best of them, as it usually is. */
    private static final double USUAL_CONTEXT = 0.58;

    private final KnowledgeBase base;
    private final Places atlas;
    private final Hunting hunting;
    private final Conditions conditions;
    private final EveryWord everyWord;
    private final Related related = new Related();
    private final Judging judging;
    private final Map<String, Subject> subjects;
    private final Census census;
    private final Nearness nearness;

    /**
     * A search that judges as it ships.
     *
     * @param meaning finds and weighs by meaning as well as by words; empty for words alone
     */
    public KnowledgeSearch(KnowledgeBase base, Places atlas, FindPassages find, Optional<Meaning> meaning) {
        this(base, atlas, find, meaning, Judging.shipped());
    }

    /**
     * A search.
     *
     * @param meaning finds and weighs by meaning as well as by words; empty for words alone
     */
    public KnowledgeSearch(
            KnowledgeBase base, Places atlas, FindPassages find, Optional<Meaning> meaning, Judging judging) {
        this.judging = judging;
        this.base = base;
        this.atlas = atlas;
        // To analyse all texts is the greater part of a start.
        this.subjects = base.passages().parallelStream()
                .map(Subject::of)
                .collect(Collectors.toUnmodifiableMap(
                        subject -> subject.passage().chunkId(), Function.identity()));
        var vocabulary = Vocabulary.of(subjects.values());
        var reader = new QuestionReader(vocabulary, atlas);
        this.conditions = new Conditions(vocabulary, atlas);
        this.nearness = new Nearness(reader, conditions, atlas, meaning);
        this.hunting = new Hunting(reader, find, meaning, atlas, base.passages());
        this.everyWord = EveryWord.of(subjects.values());
        this.census = new Census(subjects.values(), atlas);
    }

    /** What judges texts that are not in the knowledge base by the same words and meanings. */
    public Nearness nearness() {
        return nearness;
    }

    /** The best months to visit a place, in words; empty where every month is good or none is known. */
    public String bestMonths(Place place) {
        return base.bestMonthsInWords(place);
    }

    /** What answers an inquiry, or the questions in it one by one, and what a hard constraint removed from it. */
    public Evidence about(Inquiry inquiry) {
        var evidence = togetherOrByHalves(inquiry);
        return inquiry.plan()
                ? evidence
                : new SeveralAsked(atlas, part -> {
                            var hunt = hunting.after(part);
                            return new SeveralAsked.Answer(of(hunt, part), hunt.likeness());
                        })
                        .completed(evidence, inquiry);
    }

    private Evidence togetherOrByHalves(Inquiry inquiry) {
        var whole = asOne(inquiry);
        var halves = inquiry.plan() || answers(whole) ? List.<String>of() : Halves.of(inquiry.judgedBy());
        var answered = halves.stream()
                .flatMap(half -> answering(inquiry.asking(half)).stream())
                .toList();
        if (answered.isEmpty()) {
            return whole;
        }
        var likeness = new HashMap<String, SentenceLikeness>();
        answered.forEach(half -> half.likeness().forEach(likeness::putIfAbsent));
        return new Evidence(Selection.together(answered), whole.removed(), Optional.empty(), likeness);
    }

    /** "And what are their names" asks for nothing by itself, so that whatever is told of a place would seem to answer it. */
    private Optional<Evidence> answering(Inquiry half) {
        var hunt = hunting.after(half);
        return hunt.judged().isGeneral()
                ? Optional.empty()
                : Optional.of(of(hunt, half)).filter(KnowledgeSearch::answers);
    }

    private static boolean answers(Evidence evidence) {
        return evidence.passages().stream().anyMatch(one -> one.relevance() >= Evidence.ANSWERS);
    }

    private Evidence asOne(Inquiry inquiry) {
        var hunt = hunting.after(inquiry);
        var evidence = of(hunt, inquiry);
        return placeDescribed(hunt, inquiry, evidence)
                .map(inquiry::of)
                .map(there -> of(hunting.after(there), there))
                .orElse(evidence);
    }

    /**
     * "The rock fortress with the lion's paws, how long does the climb take" is most like other climbs, and its description alone is like none
     * but one: where what is described so is among what the question finds, that is the place; empty where one stands out anyway.
     */
    private Optional<Place> placeDescribed(Hunt hunt, Inquiry inquiry, Evidence evidence) {
        var question = hunt.judged();
        boolean isOfOneThing = hunt.asked().isEmpty()
                && hunt.likeness().isPresent()
                && !inquiry.plan()
                && !question.listing()
                && !question.asksForAnySight()
                && evidence.passages().stream().limit(1).noneMatch(best -> Country.isToldIn(best.passage()))
                && ToldPlace.in(evidence.passages()).isEmpty();
        return isOfOneThing
                ? Described.in(inquiry.judgedBy())
                        // "The temple where they keep the tooth" asks for no place.
                        .filter(thing ->
                                !WholeIsland.isChosenFrom(inquiry.judgedBy().replace(thing, "")))
                        .map(inquiry::asking)
                        .map(alone -> of(hunting.after(alone), alone))
                        .flatMap(alone -> ToldPlace.describedIn(alone.passages()))
                        .filter(place -> evidence.passages().stream()
                                .anyMatch(one -> one.passage().place().equals(place)))
                : Optional.empty();
    }

    private Evidence of(Hunt hunt, Inquiry inquiry) {
        var removed = new ArrayList<Removed>();
        var allowed = allowed(ofPlacesAllowed(hunt, inquiry.wishes(), removed), inquiry.wishes(), removed);
        var wished = wished(hunt, inquiry);
        var scored = hunt.likeness()
                .map(like -> fused(allowed, fusion(hunt, like, inquiry, judging), wished))
                .orElseGet(() -> byWords(hunt, inquiry).scored(allowed, wished));
        var ofTheKinds = ofTheKindsAsked(scored, hunt);
        var counted = census.of(hunt, inquiry);
        // A list of places is asked for, whatever the island's own page says of such places.
        boolean ofTheCountry =
                counted.filter(Roll::byKindAlone).isEmpty() && WholeIsland.isAskedAbout(ofTheKinds, hunt, inquiry);
        var roll = ofTheCountry ? Optional.<Roll>empty() : counted;
        var listed = roll.map(all -> listedFirst(ofTheKinds, all)).orElse(ofTheKinds);
        var worthNaming = worthNaming(listed, hunt);
        var chosen = ofTheCountry ? WholeIsland.alone(Selection.best(worthNaming)) : chosen(worthNaming, hunt, inquiry);
        var told = chosen.stream().map(Scored::passage).toList();
        return new Evidence(
                hunt.likeness().isPresent() ? evened(chosen) : chosen,
                removed,
                roll.filter(all -> all.isMoreThan(told)),
                hunt.likeness().map(like -> like.ofTheSentencesIn(told)).orElse(Map.of()));
    }

    /** What is found for an inquiry before it is judged; empty where it asks for nothing whose meaning a sentence could have. */
    public Optional<Unjudged> unjudged(Inquiry inquiry) {
        var hunt = hunting.after(inquiry);
        return hunt.likeness()
                .map(like -> new Unjudged(hunt.candidates(), like.question(), by -> fusion(hunt, like, inquiry, by)));
    }

    /** The aspect that a passage tells of; empty where there is no such passage. */
    public Optional<Aspect> aspectOf(String chunkId) {
        return Optional.ofNullable(subjects.get(chunkId))
                .map(subject -> subject.passage().aspect());
    }

    private static List<Scored> fused(List<Found> found, Fusion fusion, ToDoubleFunction<Found> wished) {
        var relevance = fusion.relevance(found);
        return found.stream()
                .map(one -> new Scored(
                        one.passage(),
                        Math.clamp(
                                relevance.getOrDefault(one.passage().chunkId(), 0.0) * wished.applyAsDouble(one),
                                0,
                                1)))
                .toList();
    }

    private Fusion fusion(Hunt hunt, Likeness likeness, Inquiry inquiry, Judging by) {
        return new Fusion(
                hunt.judged(),
                likeness,
                conditions.of(inquiry.judgedBy()),
                hunt.circle(),
                this::subject,
                everyWord,
                by);
    }

    private ByWords byWords(Hunt hunt, Inquiry inquiry) {
        return new ByWords(
                hunt, inquiry.plan(), conditions.of(inquiry.plan() ? "" : inquiry.judgedBy()), this::subject);
    }

    /** A place whose nature is to be avoided is no evidence, whatever its passage tells, unless it is asked for by name. */
    private static List<Found> ofPlacesAllowed(Hunt hunt, Wishes wishes, List<Removed> removed) {
        var left = hunt.candidates();
        for (var shunned : wishes.shunned().entrySet()) {
            Predicate<Found> shuns =
                    one -> shunned.getValue().contains(one.passage().place().id())
                            && !hunt.asked().contains(one.passage().place())
                            && !Country.isToldIn(one.passage());
            var dropped = left.stream()
                    .filter(shuns)
                    .map(one -> one.passage().place())
                    .distinct()
                    // Who asks about Ella would not have been told of the far coast.
                    .filter(place -> hunt.asked().isEmpty()
                            || hunt.asked().stream()
                                    .anyMatch(asked -> asked.at().kilometresTo(place.at()) <= Beside.KILOMETRES))
                    .map(place -> Removed.WHOLE_PLACE + place.id())
                    .toList();
            if (!dropped.isEmpty()) {
                removed.add(new Removed(shunned.getKey(), dropped));
            }
            left = left.stream().filter(shuns.negate()).toList();
        }
        return left;
    }

    private List<Found> allowed(List<Found> found, Wishes wishes, List<Removed> removed) {
        var left = found;
        for (var value : wishes.mustAvoid()) {
            var topic = Topic.toAvoid(value, atlas, related);
            var parts = left.stream().collect(Collectors.partitioningBy(one -> topic.concerns(one.passage())));
            var dropped = parts.getOrDefault(true, List.of());
            if (!dropped.isEmpty()) {
                removed.add(new Removed(
                        value,
                        dropped.stream().map(one -> one.passage().chunkId()).toList()));
            }
            left = parts.getOrDefault(false, List.of());
        }
        return left;
    }

    /** A factor for what the traveller would rather have, and for the season. */
    private ToDoubleFunction<Found> wished(Hunt hunt, Inquiry inquiry) {
        var leaning = new Leaning(inquiry.wishes(), atlas, related);
        return one -> leaning.towards(one.passage()) * season(one, hunt.asked(), inquiry);
    }

    private double season(Found found, List<Place> asked, Inquiry inquiry) {
        boolean outOfSeason = asked.isEmpty()
                && inquiry.month().isPresent()
                && base.file(found.passage().place().id())
                        .filter(file ->
                                !file.bestMonths().contains(inquiry.month().get()))
                        .isPresent();
        return outOfSeason ? OUT_OF_SEASON : 1;
    }

    /** What says what the list asks for stands before what is merely like it. */
    private static List<Scored> listedFirst(List<Scored> scored, Roll roll) {
        var listed = Set.copyOf(roll.passages());
        return scored.stream()
                .map(one ->
                        listed.contains(one.passage()) ? one : new Scored(one.passage(), one.relevance() * NOT_LISTED))
                .toList();
    }

    /** Where no place is named, what is of another kind is as good as beside the point. */
    private List<Scored> ofTheKindsAsked(List<Scored> scored, Hunt hunt) {
        return hunt.asked().isEmpty()
                ? scored.stream()
                        .map(one -> !Country.isToldIn(one.passage())
                                        && hunt.judged().asksForAnotherKindThan(subject(one.passage()))
                                ? new Scored(one.passage(), one.relevance() * ANOTHER_KIND)
                                : one)
                        .toList()
                : scored;
    }

    /** By words, whatever is said of the places asked for is at least context. */
    private static List<Scored> worthNaming(List<Scored> scored, Hunt hunt) {
        return hunt.likeness().isEmpty() && !hunt.asked().isEmpty()
                ? scored
                : scored.stream().filter(one -> one.relevance() > LEAST_WORTH).toList();
    }

    /**
     * The grader adds the mean of the passages to the best of them. An answer is none the worse where the passages behind it tell of
     * something else, so what they lack is made up for, and the grade says what {@link Answerability} says.
     */
    private static List<Scored> evened(List<Scored> chosen) {
        double best = chosen.stream().mapToDouble(Scored::relevance).max().orElse(0);
        double mean = chosen.stream().mapToDouble(Scored::relevance).average().orElse(0);
        double by = best == 0 ? 1 : (1 + USUAL_CONTEXT) / (1 + mean / best);
        return chosen.stream()
                .map(one -> new Scored(one.passage(), Math.clamp(one.relevance() * by, 0, 1)))
                .toList();
    }

    private static List<Scored> chosen(List<Scored> found, Hunt hunt, Inquiry inquiry) {
        var question = hunt.judged();
        var ids = hunt.asked().stream().map(Place::id).toList();
        if (inquiry.plan()) {
            return Selection.mixed(WholeIsland.leftOutOf(found), ids);
        }
        var scored = ids.isEmpty() ? found : WholeIsland.besideThePlaces(found);
        if (ids.isEmpty() && question.listing()) {
            int most = HowMany.in(inquiry.judgedBy()).orElse(Selection.MOST);
            return Selection.bestOfSeveralPlaces(ofTheKind(scored, question), 1).stream()
                    .limit(Math.max(Selection.ENOUGH, most))
                    .toList();
        }
        if (ids.isEmpty()) {
            boolean onePassageEach = question.asksForAnySight() || question.isOfOnePlace();
            if (!onePassageEach && ToldPlace.in(scored).isPresent()) {
                return Selection.best(scored);
            }
            return Selection.bestOfSeveralPlaces(scored, onePassageEach ? 1 : 2);
        }
        if (question.listing() && ids.size() == 1) {
            var several = Selection.bestOfSeveralPlaces(scored, 2);
            return several.size() < Selection.ENOUGH ? Selection.best(scored) : several;
        }
        var side = ComparedSide.in(inquiry.judgedBy());
        return ids.size() > 1 || side.isPresent()
                ? Selection.eachPlaceInTurn(scored, ids, side)
                : Selection.best(scored);
    }

    /** Who asks for waterfalls wants waterfalls before forests that have some; all where there are too few. */
    private static List<Scored> ofTheKind(List<Scored> scored, Question question) {
        // What more is asked may be told of any place: "temples on an island" of the town that it belongs to.
        if (!question.asksForKindsAlone()) {
            return scored;
        }
        var kinds = question.kinds();
        var some = scored.stream()
                .filter(one -> kinds.stream()
                        .anyMatch(kind ->
                                kind.fits(one.passage().place(), one.passage().tags())))
                .map(one -> kinds.stream()
                                .anyMatch(kind -> kind.is().test(one.passage().place()))
                        ? one
                        : new Scored(one.passage(), one.relevance() * HAS_SOME))
                .toList();
        long places = some.stream().map(one -> one.passage().place()).distinct().count();
        if (places < Selection.ENOUGH) {
            return scored;
        }
        // That these are of the kind is no guess: the catalogue says so.
        double best = some.stream().mapToDouble(Scored::relevance).max().orElse(1);
        double by = Math.max(1, CATALOGUED / best);
        return some.stream()
                .map(one -> new Scored(one.passage(), one.relevance() * by))
                .toList();
    }

    private Subject subject(Found found) {
        return subject(found.passage());
    }

    private Subject subject(Passage passage) {
        return Optional.ofNullable(subjects.get(passage.chunkId())).orElseGet(() -> Subject.of(passage));
    }
}
