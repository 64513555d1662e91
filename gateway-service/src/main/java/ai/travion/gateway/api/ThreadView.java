package ai.travion.gateway.api;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import ai.travion.schemas.ThreadState;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A conversation, as the API gives it. */
record ThreadView(
        String threadId,
        int turn,
        Instant createdAt,
        Instant updatedAt,
        List<MessageView> messages,
        PreferencesView preferences,
        StateView state) {

    record MessageView(String role, String content, int turn) {}

    record Wish(String value, int turn, boolean must, String origin) {

        static Wish of(StatedValue value) {
            return new Wish(value.getValue(), value.getTurn(), value.getMust(), value.getOrigin());
        }
    }

    record PreferencesView(
            List<Wish> interests,
            List<Wish> avoid,
            List<Wish> places,
            List<Wish> other,
            @Nullable Wish pace,
            @Nullable Wish origin,
            @Nullable Wish walkingTolerance,
            @Nullable PartyView party,
            @Nullable BudgetView budget,
            @Nullable DatesView dates) {}

    record PartyView(int adults, int children, String description, int turn) {}

    record BudgetView(
            String level, @Nullable Double amount, @Nullable String currency, String per, int turn) {}

    record DatesView(
            @Nullable LocalDate start,
            @Nullable LocalDate end,
            @Nullable Integer days,
            int turn) {}

    /** Where the conversation stands. */
    record StateView(
            String status,
            @Nullable String activeRun,
            List<String> queuedRuns,
            List<String> endedRuns,
            ChatReply.@Nullable ClarificationView pendingClarification,
            @Nullable String intent,
            @Nullable String targetLocation,
            @Nullable LocalDate targetDate,
            @Nullable LocalDate targetEndDate) {}

    static ThreadView of(ThreadState thread) {
        return new ThreadView(
                thread.getThreadId(),
                thread.getTurn(),
                thread.getCreatedAt(),
                thread.getUpdatedAt(),
                thread.getMessages().stream()
                        .map(message -> new MessageView(
                                ChatReply.lower(message.getRole()), message.getContent(), message.getTurn()))
                        .toList(),
                preferences(thread.getPreferences()
                        .orElseGet(() -> Preferences.newBuilder().build())),
                state(thread));
    }

    private static PreferencesView preferences(Preferences preferences) {
        return new PreferencesView(
                preferences.getInterests().stream().map(Wish::of).toList(),
                preferences.getAvoid().stream().map(Wish::of).toList(),
                preferences.getPlaces().stream().map(Wish::of).toList(),
                preferences.getOther().stream().map(Wish::of).toList(),
                preferences.getPace().map(Wish::of).orElse(null),
                preferences.getOrigin().map(Wish::of).orElse(null),
                preferences.getWalkingTolerance().map(Wish::of).orElse(null),
                preferences
                        .getParty()
                        .map(party -> new PartyView(
                                party.getAdults(), party.getChildren(), party.getDescription(), party.getTurn()))
                        .orElse(null),
                preferences
                        .getBudget()
                        .map(budget -> new BudgetView(
                                budget.getLevel(),
                                budget.getAmount().orElse(null),
                                budget.getCurrency().orElse(null),
                                budget.getPer(),
                                budget.getTurn()))
                        .orElse(null),
                preferences
                        .getDates()
                        .map(dates -> new DatesView(
                                dates.getStart().orElse(null),
                                dates.getEnd().orElse(null),
                                dates.getDays().orElse(null),
                                dates.getTurn()))
                        .orElse(null));
    }

    private static StateView state(ThreadState thread) {
        var last = thread.getLastState();
        return new StateView(
                thread.getActiveRun().isPresent() ? "running" : "idle",
                thread.getActiveRun().orElse(null),
                thread.getQueuedRuns(),
                thread.getEndedRuns(),
                thread.getPendingClarification()
                        .map(ChatReply.ClarificationView::of)
                        .orElse(null),
                last.map(state -> ChatReply.lower(state.getIntent())).orElse(null),
                last.flatMap(GraphState::getTargetLocation).orElse(null),
                last.flatMap(GraphState::getTargetDate).orElse(null),
                last.flatMap(GraphState::getTargetEndDate).orElse(null));
    }
}
