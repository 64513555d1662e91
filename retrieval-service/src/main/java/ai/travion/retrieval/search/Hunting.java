package ai.travion.retrieval.search;

import ai.travion.atlas.Beside;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.knowledge.Passage;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.Concept;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Question;
import ai.travion.retrieval.question.QuestionReader;
import ai.travion.retrieval.search.FindPassages.Found;
import ai.travion.retrieval.search.FindPassages.Group;
import ai.travion.retrieval.search.FindPassages.Wanted;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads an inquiry and gathers every passage that may answer it, by words and by meaning. Immutable and thread-safe. */
final class Hunting {

    private static final int ALL_OF_A_FEW_PLACES = 500;
    private static final int CANDIDATES = 150;
    private static final int LIKE_ANYWHERE = 60;
    private static final Pattern NEAR = Pattern.compile(
            "\\b(?:near(?:by|est|er)?|close(?:st)?|vicinity|surroundings|neighbou?r\\w*|day trips?|from here|in the area|along the (?:way|coast))\\b",
            Pattern.CASE_INSENSITIVE);
    /** Words by which the texts tell of the great sights, for who asks what there is to see in the country. */
    private static final List<String> FAME = EnglishTerms.of("UNESCO world heritage famous finest");

    private final QuestionReader reader;
    private final FindPassages find;
    private final Optional<Meaning> meaning;
    private final Places atlas;
    private final Map<String, Passage> passages;

    Hunting(
            QuestionReader reader,
            FindPassages find,
            Optional<Meaning> meaning,
            Places atlas,
            Collection<Passage> passages) {
        this.reader = reader;
        this.find = find;
        this.meaning = meaning;
        this.atlas = atlas;
        this.passages = passages.stream().collect(Collectors.toUnmodifiableMap(Passage::chunkId, Function.identity()));
    }

    Hunt after(Inquiry inquiry) {
        var search = reader.read(inquiry.words(), inquiry.month().isPresent());
        var stated = stated(inquiry, search);
        var judged = stated.isGeneral() ? search : stated;
        var asked = asked(inquiry, search);
        boolean neighbours = inquiry.plan()
                ? inquiry.widened() || inquiry.days() > asked.size()
                : Beside.isAskedIn(inquiry.judgedBy(), atlas)
                        || (inquiry.widened() && neighboursMayAnswer(inquiry, judged));
        var circle = Circle.around(asked, neighbours, Beside.KILOMETRES, atlas);
        var groups = groups(search, asked);
        var area = asked.isEmpty() ? Area.in(inquiry.judgedBy()) : Optional.<Area>empty();
        var ofWhich = area.map(this::idsOf).orElse(circle.keySet());
        var found = find.about(new Wanted(groups, ofWhich, ofWhich.isEmpty() ? CANDIDATES : ALL_OF_A_FEW_PLACES));
        var candidates = found;
        var likeness = Optional.<Likeness>empty();
        if (meaning.isPresent() && asksForSomething(judged, asked, inquiry)) {
            // The guide has the model read the question meanwhile, and then both compare.
            var anywhere =
                    groups.isEmpty() ? List.<Found>of() : find.about(new Wanted(groups, Set.of(), LIKE_ANYWHERE));
            var like = meaning.get().of(stated.wording(), ofWhich);
            candidates = withLike(found, anywhere, like, asked);
            likeness = Optional.of(like);
        }
        return new Hunt(
                judged,
                asked,
                circle,
                likeness,
                candidates.stream()
                        .filter(one -> !judged.ruledOut().concerns(one.passage()))
                        .filter(one -> area.isEmpty()
                                || area.get().holds().test(one.passage().place()))
                        .toList());
    }

    private Set<String> idsOf(Area area) {
        return atlas.all().stream().filter(area.holds()).map(Place::id).collect(Collectors.toSet());
    }

    private Question stated(Inquiry inquiry, Question search) {
        return inquiry.judgedBy().equals(inquiry.words())
                ? search
                : reader.read(inquiry.judgedBy(), inquiry.month().isPresent());
    }

    /** Where the traveller comes from is not what they ask about, unless it is all that they name. */
    private static List<Place> asked(Inquiry inquiry, Question search) {
        if (inquiry.places().isEmpty()) {
            return search.named();
        }
        var meant = inquiry.places().stream()
                .filter(place -> !search.ruledOut().places().contains(place))
                .distinct()
                .toList();
        var withoutOrigins = meant.stream()
                .filter(place -> !search.origins().contains(place))
                .toList();
        return withoutOrigins.isEmpty() ? meant : withoutOrigins;
    }

    /** What lies near may answer who asks for a kind of place, or for what is near; whether Horton Plains has a fee, Hakgala does not tell. */
    private static boolean neighboursMayAnswer(Inquiry inquiry, Question judged) {
        return judged.listing()
                || judged.asksForAKind()
                || judged.asksForAnySight()
                || NEAR.matcher(inquiry.judgedBy()).find();
    }

    /** A plan, an overview and "what is there to see" are no questions whose meaning a sentence could have. */
    private static boolean asksForSomething(Question judged, List<Place> asked, Inquiry inquiry) {
        return !inquiry.plan() && !judged.isGeneral() && !(asked.isEmpty() && judged.asksForAnySight());
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

    /** What was found by words in the places asked for, and what is like the question anywhere, by words or meaning, and speaks of these places or of them all. */
    private List<Found> withLike(List<Found> found, List<Found> anywhere, Likeness likeness, List<Place> asked) {
        var all = new LinkedHashMap<String, Found>();
        found.forEach(one -> all.put(one.passage().chunkId(), one));
        anywhere.forEach(one -> all.putIfAbsent(one.passage().chunkId(), one));
        likeness.chunkIds().stream()
                .sorted()
                .flatMap(chunkId -> Optional.ofNullable(passages.get(chunkId)).stream())
                .forEach(passage -> all.putIfAbsent(passage.chunkId(), new Found(passage, 0)));
        var ofThePlaces = found.stream().map(one -> one.passage().chunkId()).collect(Collectors.toSet());
        return all.values().stream()
                .filter(one -> asked.isEmpty()
                        || ofThePlaces.contains(one.passage().chunkId())
                        || Country.isToldIn(one.passage())
                        || asked.stream().anyMatch(place -> names(one.passage(), place)))
                .toList();
    }

    private static boolean names(Passage passage, Place place) {
        return Stream.concat(Stream.of(place.name()), place.aliases().stream()).anyMatch(passage.text()::contains);
    }
}
