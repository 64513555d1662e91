package ai.travion.retrieval;

import ai.travion.atlas.Avoidable.Kept;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.retrieval.knowledge.Aspect;
import ai.travion.retrieval.knowledge.Country;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Sentences;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.recommend.ThingsToDo;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.retrieval.search.OnFoot;
import ai.travion.retrieval.search.Sending;
import ai.travion.retrieval.search.Topic;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.NotBorne;
import ai.travion.schemas.envelope.PreparedAnswer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Takes the sentences out of evidence that speak of what a request must avoid, so that nothing which is quoted breaks a hard constraint:
 * a passage that is not about hiking may still end with a hike. Where a side of the places is avoided as such, history or culture, the
 * passages of that side go whole. A sentence that says of such a thing that it is not there stays.
 */
final class Struck {

    private static final String ADVENTURE = Aspect.ADVENTURE.label();
    /** Bars and shops are in a town, and no town is one. */
    private static final Set<String> NO_PLACE_ITSELF = Set.of("nightlife", "shopping", "crowds");

    private static final Pattern DOING = Pattern.compile("\\b(\\w{3,})ing\\b");

    private final Places atlas;
    private final Shunned shunned;
    private final Related related = new Related();

    Struck(Places atlas, Shunned shunned) {
        this.atlas = atlas;
        this.shunned = shunned;
    }

    /**
     * The documents without such sentences; one of which nothing is left is dropped.
     *
     * @param asked the places that are asked about by name, of which is told in any case
     * @param removed takes what was struck, by what is avoided
     */
    List<RetrievedDocument> outOf(
            List<RetrievedDocument> documents, GraphState state, List<Place> asked, List<Removed> removed) {
        if (state.getIntent() == IntentType.TRIP_PLANNING) {
            return documents;
        }
        var left = documents;
        for (var value : values(state, asked)) {
            left = without(value, left, asked, removed);
        }
        for (var place : shunned.leftOut(state)) {
            left = withoutPlaces(Set.of(place), place.name(), left, asked, removed);
        }
        for (var area : shunned.areasLeftOut(state)) {
            var there = atlas.all().stream()
                    .filter(area.holds())
                    .filter(place -> !asked.contains(place))
                    .collect(Collectors.toUnmodifiableSet());
            left = withoutPlaces(there, area.name(), left, asked, removed);
        }
        return left;
    }

    /** Without what is told of places that are left out, and without what sends there: the page of a third place only names them. */
    private List<RetrievedDocument> withoutPlaces(
            Set<Place> places,
            String value,
            List<RetrievedDocument> documents,
            List<Place> asked,
            List<Removed> removed) {
        var left = new ArrayList<RetrievedDocument>();
        var struck = new ArrayList<String>();
        for (var document : documents) {
            var of = document.getMetadata().getOrDefault("location_id", "");
            boolean sends = !document.getChunkId().startsWith(Removed.WHOLE_PLACE)
                    && (proposes(document)
                            || asked.stream().anyMatch(one -> one.id().equals(of)));
            var content = places.stream().anyMatch(place -> of.equals(place.id()))
                    ? ""
                    : sends
                            ? Sentences.without(document.getContent(), sentence -> Sending.to(places, sentence, atlas))
                            : document.getContent();
            if (!content.equals(document.getContent())) {
                struck.add(document.getChunkId());
            }
            if (!content.isBlank()) {
                left.add(RetrievedDocument.newBuilder(document)
                        .setContent(content)
                        .build());
            }
        }
        if (!struck.isEmpty()) {
            removed.add(new Removed(value, List.copyOf(struck)));
        }
        return List.copyOf(left);
    }

    /** What of nothing is told to whoever asks this. */
    List<String> values(GraphState state, List<Place> asked) {
        return shunned.hard(state).stream()
                .filter(value -> atlas.named(value).isEmpty() && !isToBeToldOf(value, state, asked))
                .toList();
    }

    /**
     * Whoever said in the chat what they stay away from and asks about that, or about a place that their body may not bear, has to read of
     * it; what there is to do is told without. What a request forbids stays forbidden.
     */
    private boolean isToBeToldOf(String value, GraphState state, List<Place> asked) {
        if (shunned.isForbidden(value, state) || shunned.isRefusedOutright(value, state)) {
            return false;
        }
        var question = AskedInFull.question(state);
        boolean notBorne = value.equals(Recommender.LONG_WALKS)
                ? !asked.isEmpty()
                : NotBorne.toBeToldOf(state).contains(value);
        return StatedWishes.isAskedFor(value, question, atlas)
                || ((notBorne || areWhatIsAvoided(asked, value))
                        && asked.stream().noneMatch(place -> ThingsToDo.areAskedOf(place, question, atlas)));
    }

    /** Who stays away from temples and asks about one by its name. */
    private boolean areWhatIsAvoided(List<Place> asked, String value) {
        boolean isOnlyInThem = Avoidables.of(value)
                .filter(kind -> NO_PLACE_ITSELF.contains(kind.name()))
                .isPresent();
        return Aspect.labelled(value).isEmpty()
                && !isOnlyInThem
                && asked.stream().anyMatch(place -> shunned.places(value).contains(place.id()));
    }

    private List<RetrievedDocument> without(
            String value, List<RetrievedDocument> documents, List<Place> asked, List<Removed> removed) {
        var topic = Topic.toAvoid(withWhoDoesIt(value), atlas, related);
        var places = shunned.places(value);
        var left = new ArrayList<RetrievedDocument>();
        var struck = new LinkedHashMap<String, RetrievedDocument>();
        for (var document : documents) {
            if (Documents.tellsWhetherItSuits(document) && isGoingOnFoot(value)) {
                left.add(document);
                continue;
            }
            if (isOfThatSide(value, document)) {
                struck.put(document.getChunkId(), document);
                continue;
            }
            var content = without(topic, proposes(document) ? places : Set.of(), document.getContent(), asked);
            if (content.equals(document.getContent())) {
                left.add(document);
                continue;
            }
            struck.put(document.getChunkId(), document);
            if (!content.isBlank()) {
                left.add(RetrievedDocument.newBuilder(document)
                        .setContent(content)
                        .build());
            }
        }
        if (!struck.isEmpty()) {
            removed.add(new Removed(
                    value,
                    struck.values().stream()
                            .map(document -> id(document, places))
                            .toList()));
        }
        return List.copyOf(left);
    }

    /** Stairs, hikes, and walks that are long. */
    static boolean isGoingOnFoot(String value) {
        return value.equals(Recommender.LONG_WALKS) || OnFoot.isAvoidedIn(value) || OnFoot.areStairs(value);
    }

    /** What stands for a place whose nature is another is struck as a passage of it: the place is not left out as a whole. */
    private static String id(RetrievedDocument document, Set<String> places) {
        var id = document.getChunkId();
        return id.startsWith(Removed.WHOLE_PLACE) && !places.contains(id.substring(Removed.WHOLE_PLACE.length()))
                ? id.substring(Removed.WHOLE_PLACE.length()) + "#"
                        + document.getMetadata().getOrDefault("aspect", "")
                : id;
    }

    /** Who wants no history is told none, whichever words a passage of it uses. */
    private static boolean isOfThatSide(String value, RetrievedDocument document) {
        return Aspect.labelled(value)
                .filter(aspect -> aspect != Aspect.LOGISTICS)
                .filter(aspect -> aspect.label().equals(document.getMetadata().get("aspect")))
                .isPresent();
    }

    private String without(Topic topic, Set<String> places, String content, List<Place> asked) {
        return Sentences.withoutEnds(
                content, sentence -> topic.isSpokenOfIn(sentence) || sendsTo(places, sentence, asked));
    }

    /** What there is to do, what a guide advises, and what is told of the whole island send people somewhere. */
    private static boolean proposes(RetrievedDocument document) {
        return ADVENTURE.equals(document.getMetadata().get("aspect"))
                || PreparedAnswer.isOne(document)
                || Country.PLACE.name().equals(document.getMetadata().get("location"));
    }

    /** "Hiking" is what "hikers" do. */
    private static String withWhoDoesIt(String value) {
        if (Avoidables.of(value)
                .filter(kind -> kind.told().isPresent() || !kind.kept().contains(Kept.ANSWERS))
                .isPresent()) {
            return value;
        }
        var doers = DOING.matcher(value)
                .results()
                .map(doing -> doing.group(1) + "ers")
                .collect(Collectors.joining(", "));
        return doers.isEmpty() ? value : value + ", " + doers;
    }

    /** Elsewhere a hill may stand in the view of who does not climb it. */
    private boolean sendsTo(Set<String> places, String sentence, List<Place> asked) {
        return !places.isEmpty()
                && atlas.mentionedIn(sentence).stream()
                        .map(mention -> mention.place())
                        .anyMatch(place -> places.contains(place.id()) && !asked.contains(place))
                && !Topic.denies(sentence);
    }
}
