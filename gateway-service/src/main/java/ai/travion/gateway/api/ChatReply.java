package ai.travion.gateway.api;

import ai.travion.schemas.Citation;
import ai.travion.schemas.Clarification;
import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.NodeVisit;
import ai.travion.schemas.OmittedEvidence;
import ai.travion.schemas.Run;
import ai.travion.schemas.ShadowMonitorLog;
import ai.travion.schemas.TurnRequest;
import ai.travion.schemas.envelope.AskedInFull;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The answer of a turn, as the API gives it. */
record ChatReply(
        String threadId,
        String runId,
        String query,
        String intent,
        String response,
        List<Slot> itinerary,
        List<Constraint> constraints,
        List<ReasoningLog> reasoningLogs,
        List<CitationView> citations,
        @Nullable BriefView brief,
        @Nullable ClarificationView clarification,
        Metadata metadata) {

    record Slot(
            @Nullable LocalDate date,
            String time,
            String location,
            String activity,
            int durationMinutes,
            @Nullable Float crowdPrediction,
            String lightingQuality,
            @Nullable String notes,
            String reason) {

        static Slot of(ItinerarySlot slot) {
            return new Slot(
                    slot.getDate().orElse(null),
                    slot.getTime(),
                    slot.getLocation(),
                    slot.getActivity(),
                    slot.getDurationMinutes(),
                    slot.getCrowdPrediction().orElse(null),
                    slot.getLightingQuality(),
                    slot.getNotes().orElse(null),
                    slot.getReason());
        }
    }

    record Constraint(
            String constraintType,
            String description,
            String severity,
            String suggestion,
            String ruleId,
            String kind,
            @Nullable LocalDate date,
            @Nullable String location,
            String source,
            String certainty) {

        static Constraint of(ConstraintViolation violation) {
            return new Constraint(
                    violation.getConstraintType(),
                    violation.getDescription(),
                    lower(violation.getSeverity()),
                    violation.getSuggestion(),
                    violation.getRuleId(),
                    violation.getKind(),
                    violation.getDate().orElse(null),
                    violation.getLocation().orElse(null),
                    violation.getSource(),
                    violation.getCertainty());
        }
    }

    record ReasoningLog(Instant timestamp, String checkType, String result, String details) {

        static ReasoningLog of(ShadowMonitorLog log) {
            return new ReasoningLog(log.getTimestamp(), log.getCheckType(), log.getOutcome(), log.getDetails());
        }
    }

    record CitationView(
            int id,
            String source,
            String chunkId,
            String location,
            String aspect,
            String snippet,
            @Nullable String url) {

        static CitationView of(Citation citation) {
            return new CitationView(
                    citation.getId(),
                    citation.getSource(),
                    citation.getChunkId(),
                    citation.getLocation(),
                    citation.getAspect(),
                    citation.getSnippet(),
                    citation.getUrl().orElse(null));
        }
    }

    record ClarificationView(String question, List<String> options) {

        static ClarificationView of(Clarification clarification) {
            return new ClarificationView(clarification.getQuestion(), clarification.getOptions());
        }
    }

    record Llm(
            String provider,
            String model,
            boolean degraded,
            @Nullable String reason) {}

    record EvaluationView(
            int score,
            boolean passed,
            String overallStatus,
            Map<String, Boolean> hardGates,
            Map<String, Integer> rubric,
            List<FindingView> findings) {}

    /** A hard constraint that ruled something out: how much, and the passages or places ({@code catalogue#id}). */
    record EliminationView(String constraint, String value, int count, List<String> chunkIds) {}

    /** Evidence that was found and had no place in a model's prompt: why (over_budget, duplicate, low_score, no_evidence or unfit_address), how much, and what. */
    record OmissionView(String reason, int count, int tokens, List<String> chunkIds) {

        static List<OmissionView> of(List<OmittedEvidence> omitted) {
            var byReason = omitted.stream()
                    .collect(
                            Collectors.groupingBy(OmittedEvidence::getReason, LinkedHashMap::new, Collectors.toList()));
            return byReason.entrySet().stream()
                    .map(one -> new OmissionView(
                            one.getKey(),
                            one.getValue().size(),
                            one.getValue().stream()
                                    .mapToInt(OmittedEvidence::getTokens)
                                    .sum(),
                            one.getValue().stream()
                                    .map(OmittedEvidence::getChunkId)
                                    .toList()))
                    .toList();
        }
    }

    /** A condition of the request that nothing could be done about. */
    record NotApplied(String constraint, String value) {}

    record FindingView(String check, String severity, String message) {}

    record Metadata(
            int reasoningLoops,
            int documentsRetrieved,
            boolean webSearchUsed,
            String webSearchStatus,
            @Nullable String documentRelevance,
            @Nullable String targetLocation,
            List<String> targetLocations,
            @Nullable LocalDate targetDate,
            @Nullable LocalDate targetEndDate,
            String travelIntent,
            String routeDecision,
            @Nullable String rewrittenQuery,
            List<String> assumptions,
            List<String> notActedOn,
            List<EliminationView> eliminatedBy,
            List<NotApplied> notApplied,
            List<OmissionView> omittedEvidence,
            @Nullable String profile,
            List<String> route,
            Map<String, Long> nodeMs,
            Llm llm,
            @Nullable EvaluationView evaluation,
            String grounding) {}

    /** The reply of a run that succeeded. */
    static ChatReply of(Run run) {
        var state = run.getState().orElseThrow();
        return new ChatReply(
                run.getThreadId(),
                run.getRunId(),
                state.getUserQuery(),
                lower(state.getIntent()),
                state.getFinalResponse().orElse(""),
                state.getItinerary().stream().map(Slot::of).toList(),
                state.getConstraintViolations().stream().map(Constraint::of).toList(),
                state.getShadowMonitorLogs().stream().map(ReasoningLog::of).toList(),
                state.getCitations().stream().map(CitationView::of).toList(),
                BriefView.of(state.getBrief().orElse(null)),
                state.getClarification().map(ClarificationView::of).orElse(null),
                metadata(run, state));
    }

    /** Whether what is kept of the user was at hand: applied, none or unavailable; null where no user asked. */
    private static @Nullable String profile(Run run) {
        var request = run.getRequest();
        if (request.flatMap(TurnRequest::getUserId).isEmpty()) {
            return null;
        }
        return request.flatMap(TurnRequest::getProfile)
                .map(profile -> profile.getUpdatedAt().isPresent() ? "applied" : "none")
                .orElse("unavailable");
    }

    private static Metadata metadata(Run run, GraphState state) {
        return new Metadata(
                state.getReasoningLoops(),
                state.getRetrievedDocuments().size(),
                !state.getWebSearchResults().isEmpty(),
                state.getWebSearchStatus(),
                lower(state.getDocumentRelevance()),
                state.getTargetLocation().orElse(null),
                state.getTargetLocations(),
                state.getTargetDate().orElse(null),
                state.getTargetEndDate().orElse(null),
                lower(state.getTravelIntent()),
                lower(state.getRouteDecision()),
                state.getRewrittenQuery()
                        .map(rewritten -> AskedInFull.question(state))
                        .orElse(null),
                state.getAssumptions(),
                state.getUnheard(),
                state.getEliminatedBy().stream()
                        .filter(one -> one.getCount() > 0)
                        .map(one -> new EliminationView(
                                one.getConstraint(), one.getValue(), one.getCount(), one.getChunkIds()))
                        .toList(),
                state.getEliminatedBy().stream()
                        .filter(one -> one.getCount() == 0)
                        .map(one -> new NotApplied(one.getConstraint(), one.getValue()))
                        .toList(),
                OmissionView.of(state.getOmittedEvidence()),
                profile(run),
                state.getVisits().stream().map(NodeVisit::getNode).toList(),
                nodeMs(state),
                state.getLlm()
                        .map(llm -> new Llm(
                                llm.getProvider(),
                                llm.getModel(),
                                llm.getDegraded(),
                                llm.getReason().orElse(null)))
                        .orElseGet(() -> new Llm("none", "", false, null)),
                evaluation(state),
                lower(state.getGrounding()));
    }

    private static Map<String, Long> nodeMs(GraphState state) {
        var microseconds = new LinkedHashMap<String, Long>();
        state.getVisits()
                .forEach(visit -> microseconds.merge(visit.getNode(), (long) visit.getDurationUs(), Long::sum));
        microseconds.replaceAll((node, us) -> Math.round(us / 1_000.0));
        return microseconds;
    }

    private static @Nullable EvaluationView evaluation(GraphState state) {
        return state.getEvaluation()
                .map(evaluation -> new EvaluationView(
                        evaluation.getScore(),
                        evaluation.getPassed(),
                        evaluation.getOverallStatus(),
                        evaluation.getHardGates(),
                        evaluation.getRubric(),
                        evaluation.getFindings().stream()
                                .map(finding -> new FindingView(
                                        finding.getCheck(), lower(finding.getSeverity()), finding.getMessage()))
                                .toList()))
                .orElse(null);
    }

    static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
