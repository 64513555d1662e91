package ai.travion.verifier.check;

import ai.travion.atlas.Places;
import ai.travion.schemas.GraphState;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every proper name of several words is found in the evidence, or is that of a place of the atlas.
 *
 * <p>A name is a run of words with capitals inside a sentence. A single such word is left alone: too many are no names, and a name that
 * was made up seldom comes alone.
 */
final class NamesSupported {

    private static final Pattern RUN =
            Pattern.compile("\\p{Lu}[\\p{L}\\p{M}'’-]*(?:(?: (?:of|the|de|da|and))* \\p{Lu}[\\p{L}\\p{M}'’-]*)*");
    private static final Pattern SPACES = Pattern.compile(" +");

    /** What anyone may name without a source. */
    private static final Set<String> COMMON = Words.terms(
            "Sri Lanka Ceylon Travion Poya Full Moon Day Dress Code Sources Search Web Google Maps Ayubowan Unesco World Heritage Site Buddhist Hindu Christian Muslim "
                    + "Islam Buddha Sinhala Sinhalese Tamil Dutch British Portuguese English Indian Ocean Asia Europe Bay Bengal South North East West Southern Northern Eastern Western Central Province "
                    + "Hill Country Cultural Triangle Coast Island Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December "
                    + "Please Note Tips Plan Also Worth Knowing Morning Afternoon Evening Night Breakfast Lunch Dinner Warning Warnings Itinerary Summary Highlights Logistics Overview Questions I If You Your It");

    private final Places atlas;

    NamesSupported(Places atlas) {
        this.atlas = atlas;
    }

    List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var faults = new ArrayList<Fault>();
        Set<String> known = null;
        for (var statement : reviewed.draft().statements()) {
            if (statement.isHeading()) {
                continue;
            }
            for (var name : names(statement)) {
                known = known == null ? evidence(state, reviewed.readings()) : known;
                if (!isKnown(name, statement.text().startsWith(name), known)) {
                    faults.add(fault(name, statement.text()));
                }
            }
        }
        return faults.stream().distinct().toList();
    }

    /** Runs of two words or more. */
    private static List<String> names(Statement statement) {
        return RUN.matcher(statement.text())
                .results()
                .map(match -> match.group())
                .filter(run -> SPACES.split(run, -1).length > 1)
                .toList();
    }

    private boolean isKnown(String name, boolean opensItsSentence, Set<String> known) {
        var words = Words.terms(name);
        if (known.containsAll(words)) {
            return true;
        }
        var strange = words.stream()
                .filter(word -> !known.contains(word) && !COMMON.contains(word) && word.length() > 2)
                .collect(Collectors.toSet());
        atlas.mentionedIn(name)
                .forEach(mention -> strange.removeAll(
                        Words.terms(name.substring(mention.start(), Math.min(mention.end(), name.length())))));
        // The first word may have its capital from the sentence.
        var first = Words.terms(SPACES.split(name, -1)[0]);
        return strange.isEmpty() || (opensItsSentence && first.containsAll(strange));
    }

    private static Set<String> evidence(GraphState state, Readings readings) {
        var terms = new HashSet<String>();
        Stream.of(
                        Stream.of(
                                state.getUserQuery(), state.getRewrittenQuery().orElse("")),
                        state.getMessages().stream().map(message -> message.getContent()),
                        state.getTargetLocations().stream(),
                        state.getRetrievedDocuments().stream()
                                .flatMap(document -> Stream.concat(
                                        Stream.of(document.getContent()), document.getMetadata().values().stream())),
                        state.getWebSearchResults().stream()
                                .flatMap(result -> Stream.of(result.getTitle(), result.getContent())),
                        state.getConstraintViolations().stream()
                                .flatMap(one -> Stream.of(one.getDescription(), one.getSuggestion())),
                        state.getShadowMonitorLogs().stream().map(log -> log.getDetails()),
                        state.getItinerary().stream()
                                .flatMap(slot -> Stream.of(
                                        slot.getActivity(),
                                        slot.getLocation(),
                                        slot.getReason(),
                                        slot.getNotes().orElse(""))),
                        state.getAssumptions().stream(),
                        state.getEliminatedBy().stream().map(one -> one.getValue()))
                .flatMap(texts -> texts)
                .forEach(text -> terms.addAll(readings.termsOf(text)));
        return terms;
    }

    private static Fault fault(String name, String statement) {
        var sentence = statement.replace('“', '"').replace('”', '"');
        return Fault.mendedByRewriting(
                "Nothing I found speaks of \"" + name + "\".",
                "Leave out names that the evidence does not give, here \"" + name + "\": “" + sentence + "”");
    }
}
