package ai.travion.verifier.check;

import ai.travion.schemas.Citation;
import ai.travion.schemas.CitedAnswer;
import ai.travion.schemas.CitedStatement;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.TravelBrief;
import ai.travion.verifier.check.Check.Fault;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The answer as another program reads it keeps its shape: a plan comes with a brief, each of its statements is one and rests on citations
 * that are there, and each citation names its passage.
 */
final class Structure {

    private static final String WRITE_IT_AGAIN = "Write the answer again, with its sources, from the evidence.";

    private Structure() {}

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        return Stream.of(missingBrief(reviewed), emptyParts(state), citationsOutsideOf(state))
                .flatMap(faults -> faults)
                .distinct()
                .map(message -> Fault.mendedByRewriting(message, WRITE_IT_AGAIN))
                .toList();
    }

    private static Stream<String> missingBrief(Reviewed reviewed) {
        boolean needed = reviewed.isPlan() && !reviewed.isAboutTheLastAnswer();
        boolean there = reviewed.state()
                .getBrief()
                .filter(TravelBrief.class::isInstance)
                .isPresent();
        return needed && !there ? Stream.of("The plan comes without its brief.") : Stream.of();
    }

    private static Stream<String> emptyParts(GraphState state) {
        var blankSummary = state.getBrief().stream()
                .filter(brief -> summaryOf(brief).isBlank())
                .map(brief -> "The brief of the answer says nothing.");
        var blankStatement = statements(state)
                .filter(statement -> statement.getText().isBlank())
                .map(statement -> "The brief of the answer holds an empty statement.");
        var nameless = state.getCitations().stream()
                .filter(citation ->
                        citation.getId() < 1 || citation.getChunkId().isBlank())
                .map(citation -> "Source [" + citation.getId() + "] names no passage.");
        return Stream.of(blankSummary, blankStatement, nameless).flatMap(messages -> messages);
    }

    private static Stream<String> citationsOutsideOf(GraphState state) {
        Set<Integer> numbers =
                state.getCitations().stream().map(Citation::getId).collect(Collectors.toSet());
        return statements(state)
                .flatMap(statement -> statement.getCitations().stream())
                .filter(number -> !numbers.contains(number))
                .map(number -> "The brief of the answer rests on [" + number + "], which is no source of it.");
    }

    private static String summaryOf(Object brief) {
        return switch (brief) {
            case TravelBrief plan -> plan.getSummary();
            case CitedAnswer answer -> answer.getAnswer();
            default -> "";
        };
    }

    private static Stream<CitedStatement> statements(GraphState state) {
        return state.getBrief().stream().flatMap(brief -> switch (brief) {
            case TravelBrief plan ->
                Stream.of(plan.getHighlights(), plan.getLogistics(), plan.getWarnings())
                        .flatMap(List::stream);
            case CitedAnswer answer -> answer.getStatements().stream();
            default -> Stream.<CitedStatement>of();
        });
    }
}
