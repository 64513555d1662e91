package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.DaySpan;
import ai.travion.router.intent.Context;
import ai.travion.router.intent.Phrases;
import ai.travion.router.text.SmallTalk;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedDates;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.TravelIntent;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What went before a message.
 *
 * @param known what the thread knows of the traveller
 * @param latest the places of the last turn that named any, the main one first
 * @param dated the places that the known dates are about; none where the dates are those of the whole journey
 * @param visited places that the traveller has been to, by their profile and by what they said here
 * @param told those of them that they told of here
 * @param plan whether the last answer was a plan
 * @param documents whether what the last answer rested on is at hand
 * @param previous what the traveller said before, small talk left out
 * @param pending what was asked in the last turn
 * @param asked the topics of all that was asked back in this thread
 * @param answers what was said to the traveller lately
 * @param listed the places that the last answer listed, where it listed any
 * @param itinerary the plan that was made last, whatever was asked since
 * @param made the places of which it was made
 * @param day the day that the last turn was about
 * @param remembers false where every message is taken by itself, and nothing is asked back
 */
public record Conversation(
        Preferences known,
        List<Place> latest,
        List<Place> dated,
        List<Place> visited,
        List<Place> told,
        boolean plan,
        boolean documents,
        Optional<String> previous,
        Optional<Clarification> pending,
        List<String> asked,
        List<String> answers,
        List<Place> listed,
        List<ItinerarySlot> itinerary,
        List<Place> made,
        Optional<LocalDate> day,
        boolean remembers) {

    /** The origin of what is known from other conversations. */
    static final String PROFILE = "profile";

    private static final Pattern FROM_OR_TO = Patterns.words("from|to there");

    private static final Pattern FROM = Patterns.words("from");

    private static final Preferences NOTHING = Preferences.newBuilder().build();

    /** The conversation that the state carries. */
    public static Conversation in(GraphState state, Places atlas) {
        var known = withPlannedDates(
                ChosenStops.in(state.getPreferences().orElse(NOTHING), state, isPlan(state), atlas),
                state.getItinerary());
        var dates = known.getDates();
        var previous = previous(state);
        return new Conversation(
                known,
                asksOfTheWay(previous) || isAskedForAPlace(state)
                        ? named(lastTurn(known.getPlaces()), atlas)
                        : FoundThere.orElse(
                                OfferedSince.orElse(
                                        Recommendation.first(named(lastTurn(known.getPlaces()), atlas), state),
                                        state,
                                        atlas),
                                state,
                                atlas),
                dates.map(stated -> named(lastTurn(upTo(known.getPlaces(), stated.getTurn())), atlas))
                        .orElse(List.of()),
                named(visited(state), atlas),
                named(
                        visited(state).stream()
                                .filter(place -> !place.getOrigin().equals(PROFILE))
                                .toList(),
                        atlas),
                isPlan(state),
                !state.getRetrievedDocuments().isEmpty(),
                previous,
                state.getPendingClarification(),
                List.copyOf(state.getAsked()),
                state.getMessages().stream()
                        .filter(message -> message.getRole() == Role.ASSISTANT)
                        .map(Message::getContent)
                        .toList(),
                Listed.in(state, atlas).places(),
                List.copyOf(state.getItinerary()),
                madeOf(state, atlas),
                state.getTargetDate(),
                true);
    }

    /** A message without its conversation; what its own request states is all that is known. */
    public static Conversation none(GraphState state) {
        var requested = state.getPreferences()
                .map(known -> OwnWords.of(known, state.getTurn()))
                .orElse(NOTHING);
        return new Conversation(
                requested,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                false,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                false);
    }

    /** The state brings the last plan along, and says whether the turn before was about something else. */
    private static boolean isPlan(GraphState state) {
        return !state.getItinerary().isEmpty()
                && (state.getTravelIntent() == TravelIntent.ITINERARY_PLANNING
                        || state.getTravelIntent() == TravelIntent.UNKNOWN);
    }

    /**
     * What the rules want to know of it.
     *
     * @param plannedLately whether a plan was asked for in what is remembered of it
     */
    public Context context(boolean plannedLately) {
        return new Context(
                !latest.isEmpty(),
                plan,
                plannedLately || !planned().isEmpty(),
                isBesideThePlan(),
                previous.isPresent(),
                previous.filter(before -> Phrases.isQuestion(Utterance.of(before)))
                        .isPresent());
    }

    /**
     * The same for a message that has nothing to do with the plan.
     *
     * @param general whether it is asked of no place, so that those of the plan are none of its matter
     */
    public Conversation asideFromThePlan(boolean general) {
        return new Conversation(
                known,
                general && latest.stream().allMatch(this::isInThePlan) ? List.of() : latest,
                dated,
                visited,
                told,
                false,
                documents,
                previous,
                pending,
                asked,
                answers,
                listed,
                itinerary,
                made,
                day,
                remembers);
    }

    /** Whether a plan was made, and nothing but its places was spoken of since. */
    public boolean isBesideThePlan() {
        return !itinerary.isEmpty() && (plan || latest.stream().allMatch(this::isInThePlan));
    }

    boolean isInThePlan(Place place) {
        return planned().contains(place)
                || itinerary.stream()
                        .anyMatch(slot -> slot.getLocation().equals(place.name())
                                || slot.getActivity().contains(place.name()));
    }

    public Optional<Place> subject() {
        return latest.stream().findFirst();
    }

    /** What "there" means: the one place that was spoken of last, and of a way its end rather than its beginning. */
    public Optional<Place> there() {
        boolean ofAWay = latest.size() == 2
                && previous.filter(FROM.asPredicate())
                        .filter(before -> Phrases.asksOfTheWay(Utterance.of(before)))
                        .isPresent();
        return latest.size() == 1 || ofAWay ? subject() : Optional.empty();
    }

    public Optional<LocalDate> start() {
        return known.getDates().flatMap(StatedDates::getStart);
    }

    /** The days that it is about. */
    public Optional<DaySpan> span() {
        return start().map(first ->
                new DaySpan(first, end().filter(last -> !last.isBefore(first)).orElse(first)));
    }

    /** The places of its plan, in the order in which it comes to them, whatever was asked since; none where it knows of no plan. */
    List<Place> planned() {
        var spokenOf = plan ? latest : days().isPresent() ? dated : List.<Place>of();
        // Of a plan of many places a thread forgets some before the plan itself does.
        boolean isAPart = !spokenOf.isEmpty()
                && made.size() > spokenOf.size()
                && made.containsAll(spokenOf)
                && made.stream().allMatch(place -> turnOf(place) < itinerary.size());
        return inTurn(isAPart ? made : spokenOf);
    }

    /** The places that the plan in hand was made for, as far as it goes to them. */
    private static List<Place> madeOf(GraphState state, Places atlas) {
        return state.getItinerary().isEmpty() || state.getMadePlans().isEmpty()
                ? List.of()
                : state.getMadePlans()
                        .getLast()
                        .getPreferences()
                        .map(known -> named(lastTurn(known.getPlaces()), atlas))
                        .orElse(List.of());
    }

    /** As they were named where the plan in hand does not come to all of them. */
    private List<Place> inTurn(List<Place> places) {
        boolean all = !itinerary.isEmpty() && places.stream().allMatch(place -> turnOf(place) < itinerary.size());
        return all
                ? places.stream().sorted(Comparator.comparingInt(this::turnOf)).toList()
                : places;
    }

    private int turnOf(Place place) {
        return IntStream.range(0, itinerary.size())
                .filter(at -> itinerary.get(at).getLocation().equals(place.name())
                        && !itinerary.get(at).getActivity().startsWith("Travel "))
                .findFirst()
                .orElse(itinerary.size());
    }

    /** The places of the plan that is in hand. */
    public List<Place> ofThePlan() {
        return List.copyOf(planned());
    }

    /** Whether a plan was made whose places are known. */
    public boolean hasPlanned() {
        return plan || (hasJourney() && !planned().isEmpty());
    }

    /** Whether a plan is in hand, and nothing was asked that a message may reply to. */
    public boolean hasAPlanToChange() {
        return !itinerary.isEmpty() && pending().isEmpty() && hasPlanned();
    }

    /** Whether a place is a stop of its plan. */
    public boolean plans(Place place) {
        return planned().contains(place);
    }

    /** How many days its plan or journey has; one where nothing is known. */
    int length() {
        return days().or(() -> span().map(span -> length(span.first(), span.last())))
                .orElse(1);
    }

    /** Whether the known dates are those of a journey, which a question about another day does not move. */
    boolean hasJourney() {
        return end().isPresent() || days().isPresent();
    }

    /** Whether the places that it was about last are those that the traveller told of having visited, in this conversation. */
    boolean onlyToldOfVisits() {
        return !latest.isEmpty() && told.containsAll(latest);
    }

    /** Whether it has been about one of the places. */
    public boolean isAbout(List<Place> places) {
        return places.stream().anyMatch(place -> latest.contains(place) || dated.contains(place));
    }

    /** Whether its last turn was about all of the places. */
    public boolean isAboutAllOf(List<Place> places) {
        return latest.containsAll(places);
    }

    /** Whether they are what is kept as its subject, and not only what the last answer found. */
    public boolean keeps(List<Place> places, Places atlas) {
        return named(lastTurn(known.getPlaces()), atlas).containsAll(places);
    }

    /** Whether what was listed last are the examples with which we asked for a place: nobody has spoken of them. */
    public boolean listedExamples(Places atlas) {
        return answers.reversed().stream()
                .filter(answer -> Listed.inAnswer(answer, atlas).size() > 1)
                .findFirst()
                .filter(Question.PLACE::isIn)
                .isPresent();
    }

    /** The places that it was about, the latest first. */
    public List<Place> lately(Places atlas) {
        return named(known.getPlaces(), atlas).reversed().stream().distinct().toList();
    }

    /** What "which of them" chooses from: what the last answer listed, or else what it was about lately. */
    List<Place> comparable(Places atlas) {
        // The examples with which we asked for a place are ours, and nobody has spoken of them.
        boolean ours = pending.filter(asked -> asked.getAbout().equals(Question.PLACE.about()))
                .isPresent();
        var last = answers.isEmpty() || ours ? List.<Place>of() : Listed.inAnswer(answers.getLast(), atlas);
        return Towns.leftOutOf(last.size() > 1 ? last : lately(atlas), atlas);
    }

    public Optional<LocalDate> end() {
        return known.getDates().flatMap(StatedDates::getEnd);
    }

    public Optional<Integer> days() {
        return known.getDates().flatMap(StatedDates::getDays);
    }

    /** Whether it has been asked about this already, however long ago. */
    boolean hasAsked(Question question) {
        return asked.contains(question.about())
                || pending.filter(asked -> asked.getAbout().equals(question.about()))
                        .isPresent()
                || answers.stream().anyMatch(question::isIn);
    }

    /** Whether the last that was said to the traveller is that question. */
    public boolean hasJustAsked(Clarification asked) {
        return !answers.isEmpty() && answers.getLast().contains(asked.getQuestion());
    }

    /** Whether these words were said to the traveller lately. */
    public boolean hasSaid(String words) {
        return answers.stream().anyMatch(answer -> answer.contains(words));
    }

    /** A plan that was made without a date or a length has got them: what follows on it is about those. */
    private static Preferences withPlannedDates(Preferences known, List<ItinerarySlot> itinerary) {
        var days = itinerary.stream()
                .flatMap(slot -> slot.getDate().stream())
                .sorted()
                .toList();
        if (days.isEmpty()) {
            return known;
        }
        var first = days.getFirst();
        var last = days.getLast();
        var stated = known.getDates().filter(dates -> dates.getStart().isPresent());
        if (stated.isPresent()) {
            var counted = StatedDates.newBuilder(stated.get())
                    .setDays(stated.get().getDays().orElse(length(first, last)))
                    .build();
            return Preferences.newBuilder(known).setDates(counted).build();
        }
        int turn =
                known.getPlaces().stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        var planned = StatedDates.newBuilder()
                .setStart(first)
                .setEnd(last.isAfter(first) ? last : null)
                .setDays(length(first, last))
                .setTurn(turn)
                .build();
        return Preferences.newBuilder(known).setDates(planned).build();
    }

    private static int length(LocalDate first, LocalDate last) {
        return (int) (last.toEpochDay() - first.toEpochDay()) + 1;
    }

    /** The examples with which we asked for a place are ours, and nobody has spoken of them. */
    private static boolean isAskedForAPlace(GraphState state) {
        return state.getPendingClarification()
                .filter(asked -> asked.getAbout().equals(Question.PLACE.about()))
                .isPresent();
    }

    /** Of a way's ends none is preferred. */
    private static boolean asksOfTheWay(Optional<String> previous) {
        return previous.filter(FROM_OR_TO.asPredicate())
                .filter(said -> Phrases.asksOfTheWay(Utterance.of(said)))
                .isPresent();
    }

    /** What was answered last; empty in a first turn. */
    static Optional<String> lastAnswer(GraphState state) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .findFirst()
                .map(Message::getContent);
    }

    private static Optional<String> previous(GraphState state) {
        return state.getMessages().reversed().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .map(Message::getContent)
                .filter(content -> !SmallTalk.isAllOf(content))
                .findFirst();
    }

    private static List<StatedValue> upTo(List<StatedValue> places, int turn) {
        return places.stream().filter(place -> place.getTurn() <= turn).toList();
    }

    private static List<StatedValue> visited(GraphState state) {
        return state.getProfile().map(Profile::getVisited).orElse(List.of());
    }

    /** Those of the last turn, the last first, since the subject stands last. */
    private static List<StatedValue> lastTurn(List<StatedValue> places) {
        int turn = places.stream().mapToInt(StatedValue::getTurn).max().orElse(0);
        return places.stream().filter(place -> place.getTurn() == turn).toList().reversed();
    }

    private static List<Place> named(List<StatedValue> places, Places atlas) {
        return places.stream()
                .flatMap(place -> atlas.named(place.getValue()).stream())
                .toList();
    }
}
