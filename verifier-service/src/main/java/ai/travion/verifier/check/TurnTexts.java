package ai.travion.verifier.check;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.ItinerarySlot;
import ai.travion.schemas.Message;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedValue;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What stands in a turn besides its passages: what the engines found, what the traveller said, and its days. */
final class TurnTexts {

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[-#]");

    private TurnTexts() {}

    static List<LocalDate> daysOf(GraphState state) {
        var days = new HashSet<LocalDate>();
        state.getTargetDate().ifPresent(first -> {
            var last =
                    state.getTargetEndDate().filter(end -> !end.isBefore(first)).orElse(first);
            first.datesUntil(last.plusDays(1)).limit(366).forEach(days::add);
        });
        state.getItinerary().stream()
                .map(ItinerarySlot::getDate)
                .flatMap(Optional::stream)
                .forEach(days::add);
        var trip = new ArrayList<>(days);
        state.getConstraintViolations().stream()
                .flatMap(violation -> violation.getDate().stream())
                .filter(day -> !days.contains(day))
                .forEach(trip::add);
        return trip;
    }

    static List<String> ownWords(GraphState state) {
        var words = new ArrayList<String>();
        words.add(state.getUserQuery());
        state.getRewrittenQuery().ifPresent(words::add);
        state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER)
                .map(Message::getContent)
                .forEach(words::add);
        // What was said long ago is kept as a wish when its message is no longer.
        state.getPreferences().stream()
                .flatMap(known -> known.getOther().stream())
                .map(StatedValue::getValue)
                .forEach(words::add);
        return words;
    }

    /** All that was found, on whatever way, and what the traveller said. */
    static Stream<String> allOf(GraphState state) {
        return Stream.of(
                        state.getRetrievedDocuments().stream().map(RetrievedDocument::getContent),
                        state.getWebSearchResults().stream().map(page -> page.getTitle() + " " + page.getContent()),
                        engineTexts(state).stream(),
                        ownWords(state).stream())
                .flatMap(texts -> texts);
    }

    static Set<String> engineTexts(GraphState state) {
        var texts = new LinkedHashSet<String>();
        state.getConstraintViolations().forEach(violation -> {
            texts.add(violation.getDescription());
            texts.add(violation.getSuggestion());
        });
        state.getShadowMonitorLogs().forEach(log -> texts.add(log.getDetails()));
        state.getItinerary().forEach(slot -> {
            texts.add(slot.getTime());
            texts.add(slot.getActivity());
            texts.add(slot.getLocation());
            texts.add(slot.getReason());
            slot.getNotes().ifPresent(texts::add);
        });
        texts.addAll(state.getAssumptions());
        state.getEliminatedBy().forEach(eliminated -> {
            texts.add(eliminated.getValue());
            // A place that was left out is named by its id.
            eliminated
                    .getChunkIds()
                    .forEach(id -> texts.add(BETWEEN_WORDS.matcher(id).replaceAll(" ")));
        });
        state.getLocationSearch()
                .flatMap(search -> search.getRadiusKm())
                .ifPresent(radius -> texts.add(radius + " km"));
        return texts;
    }
}
