package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.verifier.check.Check.Fault;
import ai.travion.verifier.check.DraftText.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every number in brackets stands for a passage that is there and that says so; an answer from knowledge cites. */
final class CitationsReal {

    private static final double SHARED = 0.4;
    private static final double TAKEN_UP = 0.7;

    private CitationsReal() {}

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        var sources = sources(state);
        var faults = new ArrayList<Fault>();
        var byNumber = new HashMap<Integer, Citation>();
        for (var citation : state.getCitations()) {
            if (byNumber.put(citation.getId(), citation) != null) {
                faults.add(Fault.mendedByRewriting(
                        "Two sources have the number " + citation.getId() + ".",
                        "Give every source a number of its own."));
            }
            faultOf(citation, sources).ifPresent(faults::add);
        }
        for (var statement : reviewed.draft().statements()) {
            var cited = new StringBuilder();
            for (var number : statement.citations()) {
                var citation = byNumber.get(number);
                if (citation == null) {
                    faults.add(Fault.mendedByRewriting(
                            "The number [" + number + "] stands for no source.",
                            "Use only numbers that stand for a passage of the evidence; [" + number + "] does not."));
                } else {
                    // What has no source is a fault of the citation, and not of every sentence that uses it.
                    Optional.ofNullable(sources.get(citation.getChunkId()))
                            .ifPresent(source -> cited.append(source).append(' '));
                }
            }
            if (!cited.isEmpty() && isFarFrom(statement, cited.toString())) {
                faults.add(Fault.mendedByRewriting(
                        "Its source does not say: \"" + statement.text() + "\"",
                        "Leave out what its source does not say: “"
                                + statement.text().replace('“', '"').replace('”', '"') + "”"));
            }
        }
        if (reviewed.draft().citations().isEmpty() && mustCite(reviewed)) {
            faults.add(Fault.mendedByRewriting(
                    "It names no source.", "Cite the passages that the answer rests on, as [1], [2]."));
        }
        return faults.stream().distinct().toList();
    }

    private static Optional<Fault> faultOf(Citation citation, Map<String, String> sources) {
        var source = sources.get(citation.getChunkId());
        if (source == null) {
            return Optional.of(Fault.mendedByRewriting(
                    "Source [" + citation.getId() + "] is not among what was found.",
                    "Cite only passages of the evidence; the one numbered [" + citation.getId() + "] is none."));
        }
        if (citation.getSnippet().isBlank() || !Words.bare(source).contains(Words.bare(citation.getSnippet()))) {
            return Optional.of(Fault.mendedByRewriting(
                    "The words quoted from source [" + citation.getId() + "] do not stand there.",
                    "Quote source [" + citation.getId() + "] as it stands."));
        }
        return Optional.empty();
    }

    /** Too few of the words of a cited sentence stand in its source for it to come from there. */
    private static boolean isFarFrom(Statement statement, String source) {
        var subjects = Words.subjects(statement.text());
        var terms = Words.terms(source);
        long shared = subjects.stream().filter(terms::contains).count();
        return subjects.size() >= 4 && shared < SHARED * subjects.size();
    }

    private static Map<String, String> sources(GraphState state) {
        var sources = new HashMap<String, String>();
        state.getRetrievedDocuments()
                .forEach(document -> sources.put(
                        document.getChunkId(),
                        document.getContent() + " "
                                + String.join(" ", document.getMetadata().values())));
        state.getWebSearchResults()
                .forEach(result -> sources.put(result.getUrl(), result.getTitle() + " " + result.getContent()));
        return sources;
    }

    /** A question that passages answer; not one that a constraint or the calendar answers, nor an honest "could not find". */
    private static boolean mustCite(Reviewed reviewed) {
        var state = reviewed.state();
        return state.getIntent() == IntentType.TOURISM_QUERY
                && !state.getRetrievedDocuments().isEmpty()
                && !reviewed.admitsGap()
                && state.getConstraintViolations().stream()
                        .allMatch(violation -> violation.getKind().equals("ADVICE"))
                && state.getShadowMonitorLogs().stream().noneMatch(log -> isTakenUp(log.getDetails(), reviewed));
    }

    /** What an engine found has no passage to cite; its words, not its letters, tell that a draft rests on it. */
    private static boolean isTakenUp(String details, Reviewed reviewed) {
        var subjects = Words.subjects(DatesIn.blanked(details));
        var terms = Words.terms(reviewed.draft().prose());
        return !subjects.isEmpty() && subjects.stream().filter(terms::contains).count() >= TAKEN_UP * subjects.size();
    }
}
