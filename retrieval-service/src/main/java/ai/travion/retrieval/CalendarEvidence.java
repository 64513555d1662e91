package ai.travion.retrieval;

import ai.travion.atlas.HolidayCalendar;
import ai.travion.atlas.Places;
import ai.travion.atlas.almanac.CalendarQuestion;
import ai.travion.atlas.almanac.CalendarQuestion.Ask;
import ai.travion.atlas.almanac.CalendarSpeech;
import ai.travion.retrieval.calendar.CalendarFacts;
import ai.travion.retrieval.calendar.Span;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.Bounds;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The calendar's answer to a turn as documents; none where the turn asks nothing of it. */
final class CalendarEvidence {

    private static final ZoneId SRI_LANKA = ZoneId.of("Asia/Colombo");

    private final CalendarFacts facts;
    private final Places atlas;
    private final Clock clock;

    CalendarEvidence(HolidayCalendar calendar, Places atlas, Clock clock) {
        this.facts = new CalendarFacts(calendar);
        this.atlas = atlas;
        this.clock = clock.withZone(SRI_LANKA);
    }

    List<RetrievedDocument> answering(GraphState state) {
        if (state.getIntent() != IntentType.TOURISM_QUERY) {
            return List.of();
        }
        var words = state.getRetrievalAttempts() > 0
                ? state.getUserQuery()
                : state.getRewrittenQuery().filter(query -> !query.isBlank()).orElse(state.getUserQuery());
        return CalendarSpeech.read(withoutPlaces(words), state.getTargetDate().isPresent())
                .filter(question -> state.getTargetLocations().isEmpty() || standsBesideAPlace(question))
                .filter(question ->
                        state.getLocationSearch().isEmpty() || question.matter().isPresent())
                .map(question -> documents(question, state))
                .orElse(List.of());
    }

    /** What happens in a place on a day, and what its feasts are, is for its own passages to tell. */
    private static boolean standsBesideAPlace(CalendarQuestion question) {
        return question.ask() != Ask.WHAT_DAY && question.ask() != Ask.MEANING;
    }

    private List<RetrievedDocument> documents(CalendarQuestion question, GraphState state) {
        var documents = new ArrayList<RetrievedDocument>();
        for (var fact : facts.answering(question, span(state), LocalDate.now(clock))) {
            if (documents.size() < Bounds.DOCUMENTS) {
                documents.add(Documents.of(fact, documents.size()));
            }
        }
        return documents;
    }

    private static Optional<Span> span(GraphState state) {
        return state.getTargetDate()
                .map(first -> new Span(
                        first,
                        state.getTargetEndDate()
                                .filter(last -> !last.isBefore(first))
                                .orElse(first)));
    }

    private String withoutPlaces(String words) {
        var text = new StringBuilder(words);
        for (var mention : atlas.mentionedIn(words)) {
            for (int at = mention.start(); at < mention.end() && at < text.length(); at++) {
                text.setCharAt(at, '#');
            }
        }
        return text.toString();
    }
}
