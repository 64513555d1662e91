package ai.travion.router.evaluation;

import ai.travion.atlas.Places;
import ai.travion.graph.Node;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says every labelled message and conversation to the router, and counts. */
public final class RouterEvaluation {

    private static final String TUNING = "messages-tuning.jsonl";
    private static final String UNSEEN = "messages-unseen.jsonl";
    private static final String CONVERSATIONS = "conversations.jsonl";
    private static final float SURE = 0.6f;
    /** The compiler of the JVM needs about so many messages until its code does not get quicker; a node in service has them in minutes. */
    private static final int WARM_UP = 20_000;

    private static final int TIMED_ROUNDS = 3;
    private static final List<IntentType> INTENTS = List.of(
            IntentType.GREETING,
            IntentType.TOURISM_QUERY,
            IntentType.TRIP_PLANNING,
            IntentType.REAL_TIME_INFO,
            IntentType.OFF_TOPIC);

    private final Node router;
    private final Places atlas;

    public RouterEvaluation(Node router, Places atlas) {
        this.router = router;
        this.atlas = atlas;
    }

    /** Figures of the messages that tuning saw, of the unseen ones, and of the conversations. */
    public Report report() {
        var tuning = Labels.messages(TUNING);
        var unseen = Labels.messages(UNSEEN);
        var millis = times(Stream.concat(tuning.stream(), unseen.stream())
                .map(message -> new Exchange(router).before(message.words()))
                .toList());
        var inTalks = times(turns());
        return new Report(
                List.of(figures("tuning", alone(tuning)), unseen()),
                talks(),
                acts(),
                millis.get(millis.size() / 2),
                millis.get(millis.size() * 99 / 100),
                inTalks.get(inTalks.size() / 2),
                inTalks.get(inTalks.size() * 99 / 100));
    }

    /** Figures of the messages that tuning did not see. */
    Figures unseen() {
        return figures("unseen", alone(Labels.messages(UNSEEN)));
    }

    /** Figures of messages that are said while a plan stands, which learning did not see. */
    ActFigures acts() {
        return new ActEvaluation(atlas).unseen();
    }

    /** Figures of the conversations. */
    ConversationFigures talks() {
        return figures(conversations());
    }

    /** The tuning messages that are misunderstood. Of the unseen ones there are totals alone. */
    public Stream<String> failures() {
        return alone(Labels.messages(TUNING)).stream()
                .filter(heard -> !heard.isRight()
                        || !heard.dateIsRight()
                        || (heard.labelled().isTravel() && !heard.travelIntentIsRight()))
                .map(Heard::toString);
    }

    private List<Heard> alone(List<LabelledMessage> messages) {
        return messages.stream()
                .map(message -> Heard.in(new Exchange(router).says(message.words()), message, atlas))
                .toList();
    }

    private List<List<Heard>> conversations() {
        return Labels.conversations(CONVERSATIONS).stream().map(this::heard).toList();
    }

    private List<Heard> heard(List<LabelledMessage> turns) {
        var exchange = new Exchange(router);
        return turns.stream()
                .map(turn -> Heard.in(exchange.says(turn.words()), turn, atlas))
                .toList();
    }

    private static Figures figures(String name, List<Heard> heard) {
        var travel = heard.stream().filter(one -> one.labelled().isTravel()).toList();
        var finer = heard.stream()
                .filter(one -> one.labelled().travelIntent().isPresent())
                .toList();
        var dated =
                heard.stream().filter(one -> one.labelled().date().isPresent()).toList();
        var other = heard.stream()
                .filter(one -> one.labelled().intent() == IntentType.OFF_TOPIC)
                .toList();
        var unsure = heard.stream().filter(one -> one.confidence() < SURE).toList();
        return new Figures(
                name,
                heard.size(),
                share(heard, Heard::intentIsRight),
                macroF1(heard),
                share(finer, Heard::travelIntentIsRight),
                share(heard, Heard::placeIsRight),
                share(heard, Heard::dateIsRight),
                share(dated, Heard::dateIsRight),
                share(other, Heard::intentIsRight),
                share(travel, one -> one.intent() == IntentType.OFF_TOPIC),
                unsure.size(),
                (int) unsure.stream().filter(Heard::intentIsRight).count(),
                confusion(heard));
    }

    private static ConversationFigures figures(List<List<Heard>> conversations) {
        var turns = conversations.stream().flatMap(List::stream).toList();
        var finer = turns.stream()
                .filter(one -> one.labelled().travelIntent().isPresent())
                .toList();
        return new ConversationFigures(
                conversations.size(),
                turns.size(),
                share(turns, Heard::isRight),
                share(conversations, one -> one.stream().allMatch(Heard::isRight)),
                share(turns, Heard::intentIsRight),
                share(finer, Heard::travelIntentIsRight),
                share(turns, Heard::placeIsRight),
                share(turns, Heard::firstDayIsRight),
                share(turns, one -> one.askedBack() == one.labelled().asksBack()));
    }

    private static <T> double share(List<T> all, Predicate<T> right) {
        return all.isEmpty() ? 1 : (double) all.stream().filter(right).count() / all.size();
    }

    private static double macroF1(List<Heard> heard) {
        return INTENTS.stream()
                .mapToDouble(intent -> f1(heard, intent))
                .average()
                .orElse(0);
    }

    private static double f1(List<Heard> heard, IntentType intent) {
        double taken = heard.stream().filter(one -> one.intent() == intent).count();
        double meant =
                heard.stream().filter(one -> one.labelled().intent() == intent).count();
        double both = heard.stream()
                .filter(one -> one.intent() == intent && one.intentIsRight())
                .count();
        return taken + meant == 0 ? 1 : 2 * both / (taken + meant);
    }

    private static Map<String, Map<String, Integer>> confusion(List<Heard> heard) {
        var confusion = new TreeMap<String, Map<String, Integer>>();
        heard.forEach(one -> confusion
                .computeIfAbsent(name(one.labelled().intent()), intent -> new TreeMap<>())
                .merge(name(one.intent()), 1, Integer::sum));
        return confusion;
    }

    private static String name(IntentType intent) {
        return intent.name().toLowerCase(Locale.ROOT);
    }

    /** The states in which the last turns of the conversations reach the router. */
    private List<GraphState> turns() {
        var states = new ArrayList<GraphState>();
        for (var turns : Labels.conversations(CONVERSATIONS)) {
            var exchange = new Exchange(router);
            for (int turn = 0; turn < turns.size() - 1; turn++) {
                exchange.says(turns.get(turn).words());
            }
            states.add(exchange.before(turns.getLast().words()));
        }
        return states;
    }

    /** The same message with another end, so that nothing of it is remembered: no two travellers write alike. */
    private static GraphState anew(GraphState state, int round) {
        var end = Integer.toBinaryString(round + 1).replace('0', '.').replace('1', '!');
        return GraphState.newBuilder(state)
                .setUserQuery(state.getUserQuery() + end)
                .build();
    }

    /** Milliseconds of the node for each state, sorted. */
    private List<Double> times(List<GraphState> states) {
        int rounds = WARM_UP / states.size();
        IntStream.range(0, rounds).forEach(round -> states.forEach(state -> router.apply(anew(state, round))));
        var millis = new ArrayList<Double>();
        for (int round = 0; round < TIMED_ROUNDS; round++) {
            for (var state : states) {
                var said = anew(state, rounds + round);
                long start = System.nanoTime();
                router.apply(said);
                millis.add((System.nanoTime() - start) / 1e6);
            }
        }
        return millis.stream().sorted().toList();
    }
}
