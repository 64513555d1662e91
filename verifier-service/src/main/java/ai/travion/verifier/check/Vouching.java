package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.SentenceLikeness;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which texts of a turn vouch for the facts of a sentence.
 *
 * <p>For one that cites: the passages that it cites and what the engines found. For any other: all that was found. The traveller's own
 * words vouch for days and times, and for numbers in sentences that cite nothing: that somebody asked about 7,500 steps does not make
 * them a fact. The draft's citations vouch for nothing: they are the writer's.
 */
final class Vouching {

    private static final Pattern STAYS_ON = Pattern.compile(
            "(?i)\\b(?:(?:the )?(?:next|following) (?:days?|mornings?|afternoon)|(?:the )?(?:day|morning) (?:after|before)|(?:\\d{1,2}|two|three) nights|overnight)\\b");

    private Vouching() {}

    /** For a sentence without a citation. */
    static KnownFacts ofAll(GraphState state, Readings readings) {
        var known = ofTheEngines(state, readings);
        state.getRetrievedDocuments().forEach(document -> add(known, document));
        state.getWebSearchResults().forEach(result -> known.add(result.getTitle() + ". " + result.getContent()));
        TurnTexts.ownWords(state).forEach(known::addOwnNumbers);
        return known;
    }

    /** For a sentence with these citations; for any sentence where none of them is a source. */
    static KnownFacts ofCited(GraphState state, Readings readings, Collection<Integer> numbers) {
        var cited = state.getCitations().stream()
                .filter(citation -> numbers.contains(citation.getId()))
                .map(Citation::getChunkId)
                .collect(Collectors.toSet());
        var documents = state.getRetrievedDocuments().stream()
                .filter(document -> cited.contains(document.getChunkId()))
                .toList();
        var pages = state.getWebSearchResults().stream()
                .filter(result -> cited.contains(result.getUrl()))
                .toList();
        if (documents.isEmpty() && pages.isEmpty()) {
            return ofAll(state, readings);
        }
        var known = ofTheEngines(state, readings);
        documents.forEach(document -> add(known, document));
        pages.forEach(result -> known.add(result.getTitle() + ". " + result.getContent()));
        return known;
    }

    /** For the months of a sentence with these citations: every passage of the places that it cites. */
    static KnownFacts ofPlacesCited(GraphState state, Readings readings, Collection<Integer> numbers) {
        var places = state.getCitations().stream()
                .filter(citation -> numbers.contains(citation.getId()))
                .map(Citation::getLocation)
                .filter(place -> !place.isBlank())
                .collect(Collectors.toSet());
        var known = ofCited(state, readings, numbers);
        state.getRetrievedDocuments().stream()
                .filter(document -> places.contains(document.getMetadata().getOrDefault("location", "")))
                .forEach(document -> add(known, document));
        return known;
    }

    private static KnownFacts ofTheEngines(GraphState state, Readings readings) {
        var known = new KnownFacts(readings);
        TurnTexts.engineTexts(state).forEach(known::add);
        TurnTexts.daysOf(state).forEach(known::add);
        known.addYear(state.getDeadline().atZone(ZoneOffset.UTC).getYear());
        var ownWords = TurnTexts.ownWords(state);
        if (ownWords.stream().anyMatch(words -> STAYS_ON.matcher(words).find())) {
            TurnTexts.daysOf(state).forEach(known::addAround);
        }
        ownWords.forEach(known::addOwnMeans);
        ownWords.forEach(known::addOwnSpans);
        state.getItinerary().forEach(known::addSlot);
        state.getConstraintViolations().stream()
                .filter(violation -> !violation.getKind().equals("ADVICE"))
                .flatMap(violation -> violation.getDate().stream())
                .forEach(closed -> known.addClosed(closed));
        int most = Math.max(TurnTexts.daysOf(state).size(), state.getItinerary().size());
        for (int count = 1; count <= Math.max(1, most); count++) {
            known.addNumber(count);
        }
        state.getEliminatedBy().forEach(eliminated -> known.addNumber(eliminated.getCount()));
        ownWords.forEach(known::addOwnDaysAndTimes);
        return known;
    }

    private static void add(KnownFacts known, RetrievedDocument document) {
        known.add(document.getContent());
        SentenceLikeness.toldBesides(document).forEach(known::add);
        known.addBestMonths(document.getMetadata().getOrDefault("best_months", ""));
    }
}
