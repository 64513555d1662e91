package ai.travion.retrieval;

import ai.travion.atlas.Avoidable;
import ai.travion.atlas.Avoidables;
import ai.travion.atlas.Beside;
import ai.travion.atlas.NotMeant;
import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.Refusals;
import ai.travion.retrieval.knowledge.Kind;
import ai.travion.retrieval.knowledge.Tag;
import ai.travion.retrieval.question.Area;
import ai.travion.retrieval.question.EnglishTerms;
import ai.travion.retrieval.question.Related;
import ai.travion.retrieval.question.Uncrowded;
import ai.travion.retrieval.recommend.Recommender;
import ai.travion.retrieval.search.Evidence.Removed;
import ai.travion.schemas.Elimination;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import ai.travion.schemas.envelope.Bounds;
import ai.travion.schemas.envelope.NotBorne;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which places are out of the question, since they, or what they are, must be avoided or were refused in words. A plan has its own way
 * with wishes.
 */
final class Shunned {

    /** What a request would rather have is weighed and rules nothing out. */
    private static final Set<String> WEIGHED = Set.of("request", "profile");

    private static final String REQUEST = "request";
    private static final String CROWDS = "crowds";

    private static final Pattern WHEELCHAIR = Pattern.compile("wheel ?-?chair", Pattern.CASE_INSENSITIVE);
    private static final Pattern ON_FOOT = Pattern.compile(
            "\\b(?:hik|walk|climb|trek|trail|summit|peak|rock|waterfall|view)\\w*", Pattern.CASE_INSENSITIVE);
    private static final Pattern GOES_ON_FOOT =
            Pattern.compile("\\b(?:hik|walk|climb|trek|trail|stairs|steps|on foot)\\w*", Pattern.CASE_INSENSITIVE);
    /** Who has been to one place asks for others. */
    private static final Pattern FOR_OTHERS =
            Pattern.compile("\\b(?:others?|another|else|instead|alternatives?)\\b", Pattern.CASE_INSENSITIVE);

    private static final int MOST_REMEMBERED = 200;

    private final Recommender recommender;
    private final Places atlas;
    /** The same few wishes come again and again. */
    private final Map<String, Set<String>> known = new ConcurrentHashMap<>();

    Shunned(Recommender recommender, Places atlas) {
        this.recommender = recommender;
        this.atlas = atlas;
    }

    /** The ids of the places, by what is avoided. */
    Map<String, Set<String>> by(GraphState state) {
        var shunned = new LinkedHashMap<String, Set<String>>();
        if (state.getIntent() != IntentType.TRIP_PLANNING) {
            var told = NotBorne.toBeToldOf(state);
            for (var value : values(state)) {
                var places = places(value);
                if (!places.isEmpty() && !(value.equals(NotBorne.JEEPS) && told.contains(value))) {
                    shunned.put(value, places);
                }
            }
        }
        return shunned;
    }

    /** The same where places are looked for: who walks little or sits in a wheelchair looks for none that is a climb. */
    Map<String, Set<String>> by(GraphState state, String sought) {
        var shunned = by(state);
        climbs(state, sought).forEach(value -> shunned.put(value, places(value)));
        return shunned;
    }

    /** The places that a question names only to leave them out, or has seen where it asks for others. */
    Set<Place> leftOut(GraphState state) {
        if (state.getIntent() == IntentType.TRIP_PLANNING) {
            return Set.of();
        }
        var question = AskedInFull.question(state);
        var left = new LinkedHashSet<>(NotMeant.in(question, atlas));
        if (FOR_OTHERS.matcher(question).find() && !Beside.isAskedIn(question, atlas)) {
            state.getProfile().stream()
                    .flatMap(known -> known.getVisited().stream())
                    .filter(visited -> visited.getTurn() == state.getTurn())
                    .flatMap(visited -> atlas.named(visited.getValue()).stream())
                    .forEach(left::add);
        }
        return Collections.unmodifiableSet(left);
    }

    /** The parts of the country that a question leaves out. */
    List<Area> areasLeftOut(GraphState state) {
        return state.getIntent() == IntentType.TRIP_PLANNING ? List.of() : Area.notMeantIn(AskedInFull.question(state));
    }

    /** Whether this very message refuses what some places are. */
    boolean isAnyRuledOutNow(GraphState state) {
        return saidNow(state)
                .anyMatch(value -> !value.equals(CROWDS) && !places(value).isEmpty());
    }

    /** Whether this very message wants few people there. */
    boolean isQuietWanted(GraphState state) {
        return saidNow(state).anyMatch(CROWDS::equals);
    }

    /** Whether this very message leaves out a place, or a part of the country. */
    boolean isAnyPlaceLeftOut(GraphState state) {
        return !leftOut(state).isEmpty() || !areasLeftOut(state).isEmpty();
    }

    /** Whether this very message sets a condition to what may be answered: a place or a thing that it leaves out. */
    boolean areConditionsSet(GraphState state) {
        return isAnyPlaceLeftOut(state) || saidNow(state).findAny().isPresent();
    }

    /** What this very message says to avoid, but for places. */
    Stream<String> saidNow(GraphState state) {
        var heard = state.getPreferences().stream()
                .flatMap(known -> known.getAvoid().stream())
                .filter(value -> isHeardNow(value, state))
                .map(StatedValue::getValue)
                .filter(value -> atlas.named(value).isEmpty());
        return Stream.of(heard, refusedInWords(state).stream(), crowds(AskedInFull.question(state)))
                .flatMap(some -> some)
                .distinct();
    }

    /**
     * The things that a question leaves out in words of the vocabulary, whether or not they were heard as a wish: "elephants, but not in a zoo".
     * Of one that was heard the wish itself.
     */
    List<String> refusedInWords(GraphState state) {
        if (state.getIntent() == IntentType.TRIP_PLANNING) {
            return List.of();
        }
        var question = AskedInFull.question(state);
        var rest = Refusals.takenOut(question);
        if (rest.equals(question) || Refusals.askTheWay(question)) {
            return List.of();
        }
        var said = Avoidables.all().stream()
                .filter(kind -> kind.said().matcher(question).find()
                        && !kind.said().matcher(rest).find())
                .toList();
        return said.stream()
                .filter(kind -> kind.told().isPresent() || isOfTheCatalogue(kind))
                .filter(kind -> !kind.isAWay() && !isOnlyPartOfAnother(kind, said, question))
                .flatMap(kind -> {
                    var heard = state.getPreferences().stream()
                            .flatMap(known -> known.getAvoid().stream())
                            .map(StatedValue::getValue)
                            .filter(value -> Avoidables.meantBy(value).contains(kind))
                            .toList();
                    return heard.isEmpty() ? Stream.of(kind.name()) : heard.stream();
                })
                .distinct()
                .toList();
    }

    /** "National parks" are no parks. */
    private static boolean isOnlyPartOfAnother(Avoidable kind, List<Avoidable> said, String question) {
        return kind.said()
                .matcher(question)
                .results()
                .allMatch(found -> said.stream()
                        .filter(other -> !other.equals(kind))
                        .flatMap(other -> other.said().matcher(question).results())
                        .anyMatch(other -> other.start() <= found.start()
                                && other.end() >= found.end()
                                && other.group().length() > found.group().length()));
    }

    private static boolean isOfTheCatalogue(Avoidable thing) {
        return Kind.ALL.stream()
                .anyMatch(kind -> kind.words().matcher(thing.name()).matches());
    }

    /** "Is there a quiet beach?" tells nothing of who asks, and wants one all the same. */
    private static Stream<String> crowds(String question) {
        return Uncrowded.isIn(question) ? Stream.of(CROWDS) : Stream.empty();
    }

    private static boolean isHeardNow(StatedValue value, GraphState state) {
        return !WEIGHED.contains(value.getOrigin()) && value.getTurn() == state.getTurn();
    }

    /** What is avoided where the choice of places is left to us. */
    List<String> whereWeChoose(GraphState state, String question) {
        return Stream.concat(values(state).stream(), climbs(state, question))
                .distinct()
                .toList();
    }

    private static Stream<String> climbs(GraphState state, String sought) {
        return state
                .getPreferences()
                .filter(known -> isInAWheelchair(known)
                        || (isSlowOnFoot(known) && !ON_FOOT.matcher(sought).find()))
                .map(known -> Recommender.LONG_WALKS)
                .stream();
    }

    private static boolean isInAWheelchair(Preferences known) {
        return known.getOther().stream()
                .anyMatch(need -> WHEELCHAIR.matcher(need.getValue()).find());
    }

    private static boolean isSlowOnFoot(Preferences known) {
        return known.getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low"))
                .isPresent();
    }

    /** What a request must find wherever it is sent. */
    static List<String> needed(GraphState state) {
        return state.getPreferences().stream()
                .flatMap(known -> known.getInterests().stream())
                .filter(value -> value.getMust() && REQUEST.equals(value.getOrigin()))
                .map(StatedValue::getValue)
                .toList();
    }

    /** Those of some that have enough of what a request must find. */
    <T> List<T> having(List<T> some, GraphState state, Function<T, Place> placeOf, List<Removed> removed) {
        var left = some;
        for (var need : needed(state)) {
            var lacking = left.stream()
                    .filter(one -> !recommender.offers(placeOf.apply(one), need))
                    .toList();
            if (!lacking.isEmpty() && recommender.isHadSomewhere(need)) {
                removed.add(new Removed(
                        "interests",
                        need,
                        lacking.stream()
                                .map(one ->
                                        Removed.WHOLE_PLACE + placeOf.apply(one).id())
                                .toList()));
                left = left.stream().filter(one -> !lacking.contains(one)).toList();
            }
        }
        return left;
    }

    /** The ids of the places that are what must be avoided. */
    Set<String> places(String value) {
        if (known.size() > MOST_REMEMBERED) {
            known.clear();
        }
        return known.computeIfAbsent(
                value,
                avoided -> atlas.all().stream()
                        .filter(place -> place.name().equalsIgnoreCase(avoided)
                                // Who does without one temple does not avoid them all.
                                || (atlas.named(avoided).isEmpty() && recommender.isToBeAvoided(place, avoided)))
                        .map(Place::id)
                        .collect(Collectors.toUnmodifiableSet()));
    }

    /** What a request must avoid, whatever it asks. */
    List<String> hard(GraphState state) {
        var wished = state.getPreferences().stream()
                .flatMap(known -> Stream.concat(
                        known.getAvoid().stream()
                                .filter(value -> value.getMust()
                                        || isRefusedOutright(value, state)
                                        || isAWayRefused(value, state))
                                .map(StatedValue::getValue),
                        walksLittle(known, state)));
        return Stream.concat(wished, refusedInWords(state).stream())
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
    }

    /** "No boats, I get seasick": what this message wants none of, in so many words, and asks nothing about. */
    boolean isRefusedOutright(String value, GraphState state) {
        return refusedInWords(state).contains(value)
                || state.getPreferences().stream()
                        .flatMap(known -> known.getAvoid().stream())
                        .anyMatch(avoided -> avoided.getValue().equals(value)
                                && (isRefusedOutright(avoided, state) || isAWayRefused(avoided, state)));
    }

    /** Who goes without a car goes so until they ask for one. */
    private boolean isAWayRefused(StatedValue value, GraphState state) {
        return Avoidables.of(value.getValue()).filter(Avoidable::isAWay).isPresent()
                && !WEIGHED.contains(value.getOrigin())
                && !StatedWishes.isNamed(value.getValue(), AskedInFull.question(state));
    }

    private static boolean isRefusedOutright(StatedValue value, GraphState state) {
        // "I hate hiking. What can I do in Ella?" asks only the second of it.
        var question = state.getUserQuery();
        var telling = Related.telling(value.getValue());
        return isHeardNow(value, state)
                && !telling.isEmpty()
                && Set.copyOf(EnglishTerms.of(question)).containsAll(telling)
                && EnglishTerms.of(Refusals.takenOut(question)).stream().noneMatch(telling::contains);
    }

    /**
     * Whether it must be avoided whatever is asked: where a request's own preferences say so, rather than words of the chat, and where this
     * very message says so and asks nothing.
     */
    boolean isForbidden(String value, GraphState state) {
        boolean asks = AskedInFull.question(state).contains("?");
        return state.getPreferences().stream()
                .flatMap(known -> value.equals(Recommender.LONG_WALKS)
                        ? known.getWalkingTolerance().stream()
                        : known.getAvoid().stream()
                                .filter(avoided -> avoided.getValue().equals(value)))
                .anyMatch(stated -> stated.getMust()
                        && (REQUEST.equals(stated.getOrigin()) || (stated.getTurn() == state.getTurn() && !asks)));
    }

    /** What is avoided so. */
    List<String> values(GraphState state) {
        var question = AskedInFull.question(state);
        return Stream.concat(
                        Stream.of(
                                        leftOut(state).stream().map(Place::name),
                                        areasLeftOut(state).stream().map(Area::name),
                                        refusedInWords(state).stream(),
                                        crowds(question))
                                .flatMap(some -> some),
                        state.getPreferences().stream()
                                .flatMap(known -> Stream.concat(
                                        known.getAvoid().stream()
                                                .filter(value -> value.getMust() || isRefused(value, question, state))
                                                .map(StatedValue::getValue),
                                        walksLittle(known, state))))
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
    }

    /** What a message itself says to avoid it names only for that, unless it asks whether one should. */
    private boolean isRefused(StatedValue value, String question, GraphState state) {
        return !WEIGHED.contains(value.getOrigin())
                && (isHeardNow(value, state)
                        // "Wildlife without a safari" is heard as a wish for none, and asks for it.
                        ? !StatedWishes.isAskedWhether(question, atlas)
                                && !(isATag(value) && StatedWishes.isNamed(value.getValue(), question))
                                && !isOfAPartLeftOut(value, question)
                        : !StatedWishes.isAskedFor(value.getValue(), question, atlas));
    }

    /** "Not on the east coast" is heard as a wish for no coast at all. */
    private static boolean isOfAPartLeftOut(StatedValue value, String question) {
        var rest = Area.withoutThoseLeftOut(question);
        return !rest.equals(question)
                && Avoidables.meantBy(value.getValue()).stream()
                        .anyMatch(kind -> kind.said().matcher(question).find()
                                && !kind.said().matcher(rest).find());
    }

    private static boolean isATag(StatedValue value) {
        return Tag.labelled(value.getValue()).isPresent();
    }

    /** Who has said so cannot help it, and asks for a walk only where they do so all the same. */
    private static Stream<String> walksLittle(Preferences known, GraphState state) {
        return known
                .getWalkingTolerance()
                .filter(walking -> walking.getValue().equalsIgnoreCase("low"))
                .filter(walking ->
                        walking.getMust() || (!WEIGHED.contains(walking.getOrigin()) && !asksForAWalk(state)))
                .map(walking -> Recommender.LONG_WALKS)
                .stream();
    }

    private static boolean asksForAWalk(GraphState state) {
        return state.getIntent() == IntentType.TRIP_PLANNING
                || GOES_ON_FOOT
                        .matcher(Refusals.takenOut(AskedParts.questions(AskedInFull.question(state))))
                        .find();
    }

    /** What is left of some finds; what is dropped of them is noted. */
    static <T> List<T> left(
            List<T> found, Map<String, Set<String>> shunned, Function<T, Place> place, List<Removed> removed) {
        var left = new ArrayList<>(found);
        shunned.forEach((value, ids) -> {
            var dropped = left.stream()
                    .filter(one -> ids.contains(place.apply(one).id()))
                    .toList();
            if (!dropped.isEmpty()) {
                left.removeAll(dropped);
                removed.add(new Removed(
                        value,
                        dropped.stream()
                                .map(one ->
                                        Removed.WHOLE_PLACE + place.apply(one).id())
                                .distinct()
                                .toList()));
            }
        });
        return List.copyOf(left);
    }

    /** As the envelope carries it. */
    static List<Elimination> eliminations(List<Removed> removed) {
        return removed.stream()
                .map(one -> (one.value().equals(Recommender.LONG_WALKS)
                                ? Elimination.newBuilder()
                                        .setConstraint("walking_tolerance")
                                        .setValue("low")
                                : Elimination.newBuilder()
                                        .setConstraint(one.constraint())
                                        .setValue(one.value()))
                        .setCount(one.chunkIds().size())
                        .setChunkIds(
                                one.chunkIds().stream().limit(Bounds.LOG_LINES).toList())
                        .build())
                .toList();
    }

    /** One elimination for each condition: those of the first list, with what the second adds. */
    static List<Elimination> together(List<Elimination> first, List<Elimination> second) {
        var all = new LinkedHashMap<String, Elimination>();
        Stream.concat(first.stream(), second.stream())
                .forEach(one -> all.merge(one.getConstraint() + "=" + one.getValue(), one, Shunned::joined));
        return List.copyOf(all.values());
    }

    private static Elimination joined(Elimination one, Elimination more) {
        var added = more.getChunkIds().stream()
                .filter(id -> !one.getChunkIds().contains(id))
                .toList();
        return Elimination.newBuilder(one)
                .setCount(one.getCount() + added.size())
                .setChunkIds(Stream.concat(one.getChunkIds().stream(), added.stream())
                        .limit(Bounds.LOG_LINES)
                        .toList())
                .build();
    }
}
