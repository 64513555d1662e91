package ai.travion.gateway.api;

import ai.travion.schemas.GraphState;
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
                PreferencesView.of(thread.getPreferences()),
                state(thread));
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
