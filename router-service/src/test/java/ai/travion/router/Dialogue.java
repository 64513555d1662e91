package ai.travion.router;

import static ai.travion.schemas.fixture.TurnFixture.aTurn;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.OwnNames;
import ai.travion.atlas.Places;
import ai.travion.graph.Graph;
import ai.travion.graph.Step;
import ai.travion.router.act.Acts;
import ai.travion.router.intent.Meaning;
import ai.travion.router.intent.Wording;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.DayEdit;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.MadePlan;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Profile;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.TravelIntent;
import ai.travion.schemas.envelope.MadePlans;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A conversation with the router, on 21 November 2026 unless said otherwise; the gateway's part is played here. */
final class Dialogue {

    static final Places ATLAS = Places.load();
    static final HolidayCalendar CALENDAR = HolidayCalendar.load();
    private static final Wording WORDING = Wording.load();
    private static final Acts ACTS = Acts.load();
    private static final Meaning MEANING = new Meaning(Meaning.model());
    private static final ZoneId COLOMBO = ZoneId.of("Asia/Colombo");
    private static final int WINDOW = 6;
    private static final String AN_ANSWER = "An answer.";

    private final Router router;
    private final Rewriter rewriter = new Rewriter(ATLAS);
    private final List<Message> messages = new ArrayList<>();
    private @Nullable Preferences known;
    private @Nullable Profile profile;
    private @Nullable Clarification pending;
    private List<String> asked = List.of();
    private List<ItinerarySlot> itinerary = List.of();
    private List<MadePlan> made = List.of();
    private List<DayEdit> edits = List.of();
    private List<ItinerarySlot> plan = List.of();
    private boolean planned;
    private List<RetrievedDocument> documents = List.of();
    private String answer = AN_ANSWER;
    private @Nullable String question;
    private @Nullable LocalDate day;
    private int turn;

    private Dialogue(LocalDate today, boolean conversational) {
        var noon = today.atTime(12, 0).atZone(COLOMBO).toInstant();
        router = new Router(
                ATLAS,
                CALENDAR,
                WORDING,
                ACTS,
                MEANING,
                Clock.fixed(noon, COLOMBO),
                new RouterProperties(conversational, Path.of("nothing")),
                OwnNames.of(List.of("Palm Lagoon Cabanas", "Serendib Slow Tours", "Kohomba Grove")));
    }

    static Dialogue aDialogue() {
        return on("2026-11-21");
    }

    static Dialogue on(String today) {
        return new Dialogue(LocalDate.parse(today), true);
    }

    static Dialogue withoutMemory() {
        return new Dialogue(LocalDate.parse("2026-11-21"), false);
    }

    /** The same for a user of whom this is known from other conversations. */
    Dialogue ofAUserWho(Preferences prefers) {
        known = prefers;
        return this;
    }

    /** The next message is answered in these words. */
    Dialogue answering(String words) {
        answer = words;
        return this;
    }

    /** The plans of this conversation are this one. */
    Dialogue planning(List<ItinerarySlot> slots) {
        plan = List.copyOf(slots);
        return this;
    }

    /** What comes of the next message; the turn is then answered, and its plan, where it is one, is for these days. */
    Step says(String message, String... plannedDays) {
        turn++;
        messages.add(new Message(Role.USER, message, turn));
        var step = router.apply(state(message));
        remember(step, plannedDays);
        return step;
    }

    /** The same, for turns that only lead to the one that matters. */
    Dialogue after(String message, String... plannedDays) {
        says(message, plannedDays);
        return this;
    }

    /** The state after the next message. */
    GraphState hears(String message) {
        return says(message).state();
    }

    /** The query that is searched for after the next message. */
    String searchesFor(String message) {
        var step = says(message);
        var searched =
                step.next() == Graph.REWRITER ? rewriter.apply(step.state()).state() : step.state();
        return searched.getRewrittenQuery().orElse(searched.getUserQuery());
    }

    private GraphState state(String message) {
        return GraphState.newBuilder(aTurn().asking(message).build())
                .setTurn(turn)
                .setIntent(IntentType.UNKNOWN)
                .setRouteDecision(RouteDecision.UNKNOWN)
                .setMessages(List.copyOf(messages.subList(Math.max(0, messages.size() - WINDOW), messages.size())))
                .setPreferences(known)
                .setProfile(profile)
                .setPendingClarification(pending)
                .setAsked(asked)
                .setItinerary(itinerary)
                .setMadePlans(made)
                .setDayEdits(edits)
                .setTravelIntent(
                        itinerary.isEmpty() || planned ? TravelIntent.UNKNOWN : TravelIntent.DESTINATION_RESEARCH)
                .setRetrievedDocuments(documents)
                .setRewrittenQuery(question)
                .setTargetDate(day)
                .build();
    }

    private void remember(Step step, String... plannedDays) {
        var state = step.state();
        known = state.getPreferences().orElse(null);
        profile = state.getProfile().orElse(null);
        pending = state.getClarification().orElse(null);
        asked = List.copyOf(state.getAsked());
        question = (step.next() == Graph.REWRITER ? rewriter.apply(state).state() : state)
                .getRewrittenQuery()
                .orElse(null);
        day = state.getTargetDate().orElse(null);
        edits = List.copyOf(state.getDayEdits());
        boolean saysSomething = state.getRouteDecision() != RouteDecision.SMALL_TALK && pending == null;
        if (saysSomething) {
            var before = GraphState.newBuilder()
                    .setItinerary(itinerary)
                    .setMadePlans(made)
                    .build();
            planned = state.getIntent() == IntentType.TRIP_PLANNING;
            itinerary = !planned || state.getRouteDecision() == RouteDecision.DIRECT_ANSWER
                    ? itinerary
                    : plan.isEmpty() ? slots(state, plannedDays) : plan;
            made = MadePlans.after(
                    before, GraphState.newBuilder(state).setItinerary(itinerary).build());
            documents = List.of(
                    RetrievedDocument.newBuilder().setContent("A passage.").build());
        }
        messages.add(new Message(Role.ASSISTANT, state.getFinalResponse().orElse(answer), turn));
        answer = AN_ANSWER;
    }

    /** The plan is for these days, or else for those that the router has understood. */
    private static List<ItinerarySlot> slots(GraphState state, String... days) {
        var first = state.getTargetDate();
        if (days.length == 0 && first.isEmpty()) {
            return List.of(ItinerarySlot.newBuilder().setTime("06:00").build());
        }
        var planned = days.length == 0
                ? first.orElseThrow()
                        .datesUntil(state.getTargetEndDate().orElse(first.get()).plusDays(1))
                : Stream.of(days).map(LocalDate::parse);
        var at = state.getTargetLocations().iterator();
        return planned.map(day -> ItinerarySlot.newBuilder()
                        .setDate(day)
                        .setTime("09:00")
                        .setActivity("See the sights")
                        .setLocation(
                                at.hasNext()
                                        ? at.next()
                                        : state.getTargetLocation().orElse(""))
                        .build())
                .toList();
    }

    static Optional<String> question(GraphState state) {
        return state.getClarification().map(Clarification::getAbout);
    }
}
