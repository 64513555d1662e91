package ai.travion.retrieval.search;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.KnowledgeBase;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Concept;
import ai.travion.retrieval.question.Conditions;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.QuestionReader;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Subject;
import ai.travion.retrieval.question.Vocabulary;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.retrieval.search.Evidence.Scored;
import ai.travion.retrieval.search.FindPassages.Found;
import ai.travion.retrieval.search.FindPassages.Group;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Searches the knowledge base: reads the question, lets the store find candidates, drops what the traveller must avoid,
 * scores what is left and chooses at most five. Immutable and thread-safe; a call computes and waits for nothing.
 */
public final class KnowledgeSearch {

    private static final int ALL_OF_A_FEW_PLACES = 500;
    private static final int CANDIDATES = 150;
    private static final int LIKE_ANYWHERE = 60;
    /** A day trip. */
    private static final double NEIGHBOURHOOD_KM = 30;

    private static final double PLAN = 0.8;
    private static final double PLAN_FITS_THE_THEME = 0.2;
    /** Less of a plan's theme than this in the best passage: the theme is not to be had there. */
    private static final double THEME_IS_KNOWN = 0.3;

    private static final double UNKNOWN_THEME = 0.55;

    private static final double LEAST_WORTH = 0.05;

    private static final double OUT_OF_SEASON = 0.96;

    /** Words by which the texts tell of the great sights, for who asks what there is to see in the country. */
    private static final List<String> FAME = EnglishTerms.of("UNESCO world heritage famous finest");

    private final KnowledgeBase base;
    private final Places atlas;
    private final FindPassages find;
    private final Optional<Meaning> meaning;
    private final QuestionReader reader;
    private final Conditions conditions;
    private final Related related = new Related();
    private final Answerability answerability;
    private final Map<String, Subject> subjects;

    /**
     * A search.
     *
     * @param meaning finds and weighs by meaning as well as by words; empty for words alone
     */
    public KnowledgeSearch(KnowledgeBase base, Places atlas, FindPassages find, Optional<Meaning> meaning) {
        this.answerability = Answerability.load();
        this.base = base;
        this.atlas = atlas;
        this.find = find;
        this.meaning = meaning;
        var vocabulary =
                Vocabulary.of(base.passages().stream().map(Passage::text).toList());
        this.reader = new QuestionReader(vocabulary, atlas);
        this.conditions = new Conditions(vocabulary, atlas);
        this.subjects = base.passages().stream().collect(Collectors.toUnmodifiableMap(Passage::chunkId, Subject::of));
    }

    /** The best months to visit a place, in words; empty where every month is good or none is known. */
    public String bestMonths(Place place) {
        return base.bestMonthsInWords(place);
    }

    /** What answers an inquiry, and what a hard constraint removed from it. */
    public Evidence about(Inquiry inquiry) {
        var hunt = hunt(inquiry);
        var removed = new ArrayList<Removed>();
        var allowed = allowed(hunt.candidates(), inquiry.wishes(), removed);
        var scored = hunt.likeness().isPresent()
                ? fused(allowed, hunt, inquiry)
                : scored(allowed, hunt.judged(), hunt.circle(), hunt.asked(), inquiry);
        return new Evidence(chosen(scored, hunt.judged(), hunt.asked(), inquiry), removed);
    }

    /**
     * What tells whether an inquiry is answered; empty where it asks for nothing whose meaning a sentence could have.
     *
     * @param heldBack passages that are left out, by chunk id
     */
    public Optional<Signs> signs(Inquiry inquiry, Set<String> heldBack) {
        var hunt = hunt(inquiry);
        var left = hunt.candidates().stream()
                .filter(one -> !heldBack.contains(one.passage().chunkId()))
                .toList();
        return hunt.likeness()
                .map(like -> fusion(hunt, like.without(heldBack), inquiry).signs(left));
    }

    private Hunt hunt(Inquiry inquiry) {
        var search = reader.read(inquiry.words(), inquiry.month().isPresent());
        var judged = judged(inquiry, search);
        var asked = asked(inquiry, search);
        boolean neighbours = inquiry.widened() || (inquiry.plan() && inquiry.days() > asked.size());
        var circle = Circle.around(asked, neighbours, NEIGHBOURHOOD_KM, atlas);
        var groups = groups(search, asked);
        var found = find.about(
                new FindPassages.Wanted(groups, circle.keySet(), circle.isEmpty() ? CANDIDATES : ALL_OF_A_FEW_PLACES));
        var likeness = asksForSomething(judged, asked, inquiry)
                ? meaning.map(by -> by.of(inquiry.judgedBy(), circle.keySet()))
                : Optional.<Likeness>empty();
        var candidates =
                likeness.map(like -> withLike(found, like, groups, asked)).orElse(found);
        return new Hunt(judged, asked, circle, likeness, candidates);
    }

    /** A plan, an overview and "what is there to see" are no questions whose meaning a sentence could have. */
    private static boolean asksForSomething(Question judged, List<Place> asked, Inquiry inquiry) {
        return !inquiry.plan() && !judged.isGeneral() && !(asked.isEmpty() && judged.asksForAnySight());
    }

    /** What was found by words in the places asked for, and what is like the question anywhere and speaks of these places. */
    private List<Found> withLike(List<Found> found, Likeness likeness, List<Group> groups, List<Place> asked) {
        var all = new LinkedHashMap<String, Found>();
        found.forEach(one -> all.put(one.passage().chunkId(), one));
        if (!groups.isEmpty()) {
            find.about(new FindPassages.Wanted(groups, Set.of(), LIKE_ANYWHERE))
                    .forEach(one -> all.putIfAbsent(one.passage().chunkId(), one));
        }
        likeness.chunkIds().stream()
                .sorted()
                .flatMap(chunkId -> Optional.ofNullable(subjects.get(chunkId)).stream())
                .forEach(subject -> all.putIfAbsent(subject.passage().chunkId(), new Found(subject.passage(), 0)));
        var ofThePlaces = found.stream().map(one -> one.passage().chunkId()).collect(Collectors.toSet());
        return all.values().stream()
                .filter(one -> asked.isEmpty()
                        || ofThePlaces.contains(one.passage().chunkId())
                        || asked.stream().anyMatch(place -> names(one.passage(), place)))
                .toList();
    }

    private static boolean names(Passage passage, Place place) {
        return Stream.concat(Stream.of(place.name()), place.aliases().stream()).anyMatch(passage.text()::contains);
    }

    private List<Scored> fused(List<Found> found, Hunt hunt, Inquiry inquiry) {
        var leaning = new Leaning(inquiry.wishes(), atlas, related);
        var relevance = fusion(hunt, hunt.likeness().orElseThrow(), inquiry).relevance(found);
        return worthNaming(found.stream()
                .map(one -> new Scored(
                        one.passage(),
                        Math.clamp(
                                relevance.getOrDefault(one.passage().chunkId(), 0.0)
                                        * leaning.towards(one.passage())
                                        * season(one, hunt.asked(), inquiry),
                                0,
                                1)))
                .toList());
    }

    private Fusion fusion(Hunt hunt, Likeness likeness, Inquiry inquiry) {
        return new Fusion(
                hunt.judged(),
                likeness,
                conditions.of(inquiry.judgedBy()),
                hunt.circle(),
                one -> subject(one.passage()),
                answerability);
    }

    private Question judged(Inquiry inquiry, Question search) {
        if (inquiry.judgedBy().equals(inquiry.words())) {
            return search;
        }
        var judged = reader.read(inquiry.judgedBy(), inquiry.month().isPresent());
        return judged.isGeneral() ? search : judged;
    }

    /** Where the traveller comes from is not what they ask about, unless it is all that they name. */
    private static List<Place> asked(Inquiry inquiry, Question search) {
        if (inquiry.places().isEmpty()) {
            return search.named();
        }
        var withoutOrigins = inquiry.places().stream()
                .filter(place -> !search.origins().contains(place))
                .distinct()
                .toList();
        return withoutOrigins.isEmpty() ? inquiry.places() : withoutOrigins;
    }

    private static List<Group> groups(Question search, List<Place> asked) {
        var hints = new LinkedHashMap<>(search.hints());
        if (asked.isEmpty() && (search.asksForAnySight() || search.listing())) {
            FAME.forEach(stem -> hints.merge(stem, 1.0, Math::max));
        }
        return Stream.concat(
                        search.concepts().stream()
                                .filter(concept -> !concept.terms().isEmpty())
                                .map(concept -> new Group(concept.terms(), concept instanceof Concept.Word)),
                        hints.entrySet().stream().map(hint -> new Group(Map.of(hint.getKey(), hint.getValue()), false)))
                .toList();
    }

    private List<Found> allowed(List<Found> found, Wishes wishes, List<Removed> removed) {
        var left = found;
        for (var value : wishes.mustAvoid()) {
            var topic = Topic.of(value, atlas, related);
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

    private List<Scored> scored(
            List<Found> found, Question question, Map<String, Double> circle, List<Place> asked, Inquiry inquiry) {
        var leaning = new Leaning(inquiry.wishes(), atlas, related);
        var measure = measure(found, question, asked, inquiry);
        var set = conditions.of(inquiry.plan() ? "" : inquiry.judgedBy());
        var scored = new ArrayList<Scored>();
        double best = 0;
        for (var one : found) {
            double relevance = measure.of(one, closeness(one, circle))
                    * set.factor(one.passage().text())
                    * leaning.towards(one.passage())
                    * season(one, asked, inquiry);
            scored.add(new Scored(one.passage(), Math.clamp(relevance, 0, 1)));
            best = Math.max(best, relevance);
        }
        return asked.isEmpty() ? worthNaming(scored) : withContext(scored, best, circle);
    }

    private Measure measure(List<Found> found, Question question, List<Place> asked, Inquiry inquiry) {
        boolean ofAPlace = !asked.isEmpty();
        if (inquiry.plan() && ofAPlace) {
            double best = found.stream()
                    .mapToDouble(one -> question.coverage(subject(one.passage())))
                    .max()
                    .orElse(0);
            return (one, closeness) -> forPlan(question, subject(one.passage()), best, closeness);
        }
        double bestRank = found.stream().mapToDouble(Found::score).max().orElse(0);
        if (!ofAPlace && question.asksForAnySight()) {
            return (one, closeness) -> Relevance.toOverviewOfAll(bestRank == 0 ? 0 : one.score() / bestRank);
        }
        if (question.isGeneral()) {
            return (one, closeness) -> Relevance.toOverview(subject(one.passage()), closeness);
        }
        return (one, closeness) -> Relevance.toQuestion(
                question, subject(one.passage()), bestRank == 0 ? 0 : one.score() / bestRank, closeness, ofAPlace);
    }

    private static double closeness(Found one, Map<String, Double> circle) {
        return circle.isEmpty() ? 1 : circle.getOrDefault(one.passage().place().id(), 0.0);
    }

    private static List<Scored> worthNaming(List<Scored> scored) {
        return scored.stream().filter(one -> one.relevance() > LEAST_WORTH).toList();
    }

    private static List<Scored> withContext(List<Scored> scored, double best, Map<String, Double> circle) {
        return scored.stream()
                .map(one -> new Scored(
                        one.passage(),
                        Math.max(
                                one.relevance(),
                                Relevance.asContext(
                                        best,
                                        circle.getOrDefault(
                                                one.passage().place().id(), 0.0)))))
                .toList();
    }

    private static double forPlan(Question question, Subject passage, double bestCoverage, double closeness) {
        boolean themeIsKnown = question.isGeneral() || bestCoverage >= THEME_IS_KNOWN;
        double fits = question.isGeneral() ? 0.5 : question.coverage(passage);
        return (PLAN + PLAN_FITS_THE_THEME * fits)
                * Relevance.planning(passage)
                * closeness
                * (themeIsKnown ? 1 : UNKNOWN_THEME);
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

    private static List<Scored> chosen(List<Scored> scored, Question question, List<Place> asked, Inquiry inquiry) {
        var ids = asked.stream().map(Place::id).toList();
        if (inquiry.plan()) {
            return Selection.mixed(scored, ids);
        }
        if (asked.isEmpty()) {
            boolean onePassageEach = question.listing() || question.asksForAnySight() || question.isOfOnePlace();
            return Selection.bestOfSeveralPlaces(scored, onePassageEach ? 1 : 2);
        }
        if (question.listing() && asked.size() == 1) {
            var several = Selection.bestOfSeveralPlaces(scored, 2);
            return several.size() < Selection.ENOUGH ? Selection.best(scored) : several;
        }
        return asked.size() > 1 ? Selection.eachPlaceInTurn(scored, ids) : Selection.best(scored);
    }

    private Subject subject(Passage passage) {
        return Optional.ofNullable(subjects.get(passage.chunkId())).orElseGet(() -> Subject.of(passage));
    }

    /** How relevant a passage is, from 0 to 1. */
    @FunctionalInterface
    private interface Measure {
        double of(Found one, double closeness);
    }

    /**
     * What an inquiry led to.
     *
     * @param judged what the evidence has to answer
     * @param asked places
     * @param circle closeness by id of the places whose passages may answer
     * @param likeness empty where words alone decide
     * @param candidates nothing is taken out yet
     */
    private record Hunt(
            Question judged,
            List<Place> asked,
            Map<String, Double> circle,
            Optional<Likeness> likeness,
            List<Found> candidates) {}
}
