package ai.travion.generator.composer;

import ai.travion.atlas.Places;
import ai.travion.generator.Writer;
import ai.travion.generator.Written;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Grounding;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RouteDecision;
import ai.travion.schemas.envelope.NotActedOn;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes an answer without a model: it quotes the sentences of the evidence that answer the question and adds nothing to them.
 *
 * <p>It quotes what is relevant and does not censor by the calendar: what a day forbids is stated beside it, and to judge the
 * whole is the verifier's. The same state gives the same text.
 */
public final class Composer implements Writer {

    /** A few words at a time, as a reader would hear them. */
    private static final Pattern PIECES = Pattern.compile("(?s)(?:\\S+\\s*|\\s+){1,6}");

    private final Places atlas;
    private final Readings readings = new Readings();

    public Composer(Places atlas) {
        this.atlas = atlas;
    }

    @Override
    public Written write(GraphState state, Pen pen) {
        var written = sayingWhatWasNotActedOn(withoutRepetition(compose(state), state), state);
        PIECES.matcher(written.text()).results().forEach(piece -> pen.write(piece.group()));
        return written;
    }

    /** Above all else: who reads on takes the rest for all of it. */
    private static Written sayingWhatWasNotActedOn(Written written, GraphState state) {
        return state.getUnheard().isEmpty()
                ? written
                : written.saying(NotActedOn.inWords(state.getUnheard()) + "\n\n" + written.text());
    }

    private Written compose(GraphState state) {
        if (isSmallTalk(state)) {
            return smallTalk(state);
        }
        var assignment = Assignment.of(state, atlas, readings);
        var search = state.getLocationSearch();
        if (state.getRouteDecision() == RouteDecision.LOCATION_SEARCH && search.isPresent()) {
            return NearbyList.of(assignment, search.get());
        }
        if (RecommendedList.isAskedFor(state)) {
            return RecommendedList.of(assignment);
        }
        if (wantsAPlan(state)) {
            return PlanAnswer.to(assignment);
        }
        if (CalendarAnswer.isAskedFor(assignment)) {
            return CalendarAnswer.to(assignment);
        }
        var asked = assignment.question().text();
        boolean toldByTheTexts =
                state.getRouteDecision() == RouteDecision.LOCATION_SEARCH && MapSearch.knowsBetter(asked);
        var answer = QuestionAnswer.to(assignment);
        return toldByTheTexts && !answer.citations().isEmpty() ? MapSearch.behind(answer, asked) : answer;
    }

    private static Written withoutRepetition(Written written, GraphState state) {
        var corrections =
                Corrections.from(state.getReasoningLoops() > 0 ? state.getCorrectionInstructions() : List.of());
        return corrections.onceOnly().isEmpty()
                ? written
                : written.saying(corrections.withoutRepetition(written.text()));
    }

    private static boolean isSmallTalk(GraphState state) {
        return state.getRouteDecision() == RouteDecision.SMALL_TALK
                || state.getIntent() == IntentType.GREETING
                || state.getIntent() == IntentType.OFF_TOPIC;
    }

    private static boolean wantsAPlan(GraphState state) {
        var again = state.getRouteDecision() == RouteDecision.DIRECT_ANSWER
                && !state.getItinerary().isEmpty();
        return state.getIntent() == IntentType.TRIP_PLANNING || again;
    }

    private static Written smallTalk(GraphState state) {
        var page = new Page(state);
        page.add(SmallTalk.answerTo(state));
        page.addAll(Remarks.assumptions(state, page.text()));
        return new Written(
                page.text(), List.of(), null, Grounding.UNKNOWN, state.getItinerary(), List.of(), Page.nobodyElse());
    }
}
