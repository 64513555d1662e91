package ai.travion.local.evaluate.answers;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.schemas.DocumentRelevance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.Role;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.Severity;
import ai.travion.schemas.StatedValue;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A turn as it stands before a model: what was asked, what was found and what holds. It is fixed, so that what a draft may say does not
 * change with the knowledge base.
 *
 * @param intent as in the envelope, in lower case; a question where it is absent
 * @param date ISO
 * @param end ISO, where the turn has more than one day
 * @param avoid what the traveller wants to stay away from, as the router names it
 */
record ModelTurn(
        String query,
        @Nullable String intent,
        String place,
        @Nullable String date,
        @Nullable String end,
        List<Passage> evidence,
        List<Rule> constraints,
        List<Stop> itinerary,
        List<String> avoid) {

    private static final Duration BUDGET = Duration.ofSeconds(60);
    private static final float RELEVANCE = 0.8f;

    record Passage(String location, String aspect, String text) {}

    record Rule(
            String type,
            @Nullable String date,
            String description,
            String suggestion,
            String severity,
            String kind,
            @Nullable String location) {}

    record Stop(
            String date,
            String time,
            String location,
            String activity,
            int durationMinutes,
            String notes,
            String reason) {}

    ModelTurn {
        evidence = List.copyOf(evidence);
        constraints = constraints == null ? List.of() : List.copyOf(constraints);
        itinerary = itinerary == null ? List.of() : List.copyOf(itinerary);
        avoid = avoid == null ? List.of() : List.copyOf(avoid);
    }

    /** The state as the generator gets it. */
    GraphState state(String thread, Instant now) {
        var meant = intent == null ? IntentType.TOURISM_QUERY : IntentType.valueOf(intent.toUpperCase(Locale.ROOT));
        boolean isLive = meant == IntentType.REAL_TIME_INFO;
        return GraphState.newBuilder()
                .setThreadId(thread)
                .setRunId(thread + "-1")
                .setTurn(1)
                .setStep(1)
                .setCreatedAt(now)
                .setDeadline(now.plus(BUDGET))
                .setUserQuery(query)
                .setMessages(List.of(new Message(Role.USER, query, 1)))
                .setIntent(meant)
                .setRouteDecision(isLive ? RouteDecision.WEB_SEARCH : RouteDecision.RETRIEVE)
                .setNeedsWebSearch(isLive)
                .setWebSearchStatus(isLive ? "no_provider" : "")
                .setTargetLocation(place)
                .setTargetLocations(List.of(place))
                .setTargetDate(day(date))
                .setTargetEndDate(day(end))
                .setRetrievalAttempts(1)
                .setDocumentRelevance(DocumentRelevance.RELEVANT)
                .setRetrievedDocuments(documents())
                .setConstraintViolations(
                        constraints.stream().map(ModelTurn::violation).toList())
                .setPreferences(Preferences.newBuilder()
                        .setAvoid(avoid.stream().map(ModelTurn::stated).toList())
                        .build())
                .setItinerary(itinerary.stream().map(ModelTurn::slot).toList())
                .build();
    }

    private List<RetrievedDocument> documents() {
        var documents = new ArrayList<RetrievedDocument>();
        for (var passage : evidence) {
            var id = passage.location().toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-");
            documents.add(RetrievedDocument.newBuilder()
                    .setContent(passage.text())
                    .setMetadata(Map.of(
                            "location",
                            passage.location(),
                            "location_id",
                            id,
                            "aspect",
                            passage.aspect(),
                            "title",
                            passage.location()))
                    .setRelevanceScore(RELEVANCE)
                    .setSource("knowledge_base")
                    .setChunkId(id + "#" + passage.aspect() + "-" + documents.size())
                    .build());
        }
        return documents;
    }

    private static ConstraintViolation violation(Rule rule) {
        return ConstraintViolation.newBuilder()
                .setConstraintType(rule.type())
                .setDescription(rule.description())
                .setSuggestion(rule.suggestion())
                .setSeverity(Severity.valueOf(rule.severity()))
                .setKind(rule.kind())
                .setRuleId(rule.type())
                .setDate(day(rule.date()))
                .setLocation(rule.location())
                .setSource("evaluation")
                .setCertainty("gazetted")
                .build();
    }

    private static ItinerarySlot slot(Stop stop) {
        return ItinerarySlot.newBuilder()
                .setDate(LocalDate.parse(stop.date()))
                .setTime(stop.time())
                .setLocation(stop.location())
                .setActivity(stop.activity())
                .setDurationMinutes(stop.durationMinutes())
                .setNotes(stop.notes().isEmpty() ? null : stop.notes())
                .setReason(stop.reason())
                .build();
    }

    private static StatedValue stated(String value) {
        return StatedValue.newBuilder().setValue(value).setTurn(1).build();
    }

    private static @Nullable LocalDate day(@Nullable String iso) {
        return iso == null ? null : LocalDate.parse(iso);
    }
}
