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
import org.apache.avro.generic.IndexedRecord;

/**
 * The answer as another program reads it keeps its shape: a plan comes with a brief, brief and citations hold to the schemas that the API
 * publishes, and what is cited is there.
 */
final class Structure {

    private static final PublishedSchema BRIEF = PublishedSchema.of("brief.schema.json");
    private static final PublishedSchema CITATIONS = PublishedSchema.of("citations.schema.json");

    private static final String WRITE_IT_AGAIN = "Write the answer again, with its sources, from the evidence.";

    private Structure() {}

    static List<Fault> faults(Reviewed reviewed) {
        var state = reviewed.state();
        return Stream.of(missingBrief(reviewed), againstTheSchemas(state), citationsOutsideOf(state))
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

    private static Stream<String> againstTheSchemas(GraphState state) {
        var ofTheBrief = state.getBrief().stream()
                .map(IndexedRecord.class::cast)
                .flatMap(BRIEF::faultsOfTyped)
                .map(fault -> "The brief of the answer breaks its schema: " + fault + ".");
        var ofTheCitations = CITATIONS
                .faultsOf(state.getCitations())
                .map(fault -> "The sources of the answer break their schema: " + fault + ".");
        return Stream.concat(ofTheBrief, ofTheCitations);
    }

    private static Stream<String> citationsOutsideOf(GraphState state) {
        Set<Integer> numbers =
                state.getCitations().stream().map(Citation::getId).collect(Collectors.toSet());
        return statements(state)
                .flatMap(statement -> statement.getCitations().stream())
                .filter(number -> !numbers.contains(number))
                .map(number -> "The brief of the answer rests on [" + number + "], which is no source of it.");
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
