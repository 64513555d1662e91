package ai.travion.retrieval;

import ai.travion.retrieval.catalogue.OpeningTimes;
import ai.travion.retrieval.catalogue.Situations;
import ai.travion.retrieval.guide.Guide;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.IntentType;
import ai.travion.schemas.RetrievedDocument;
import ai.travion.schemas.envelope.AskedInFull;
import ai.travion.schemas.envelope.AskedParts;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Where a place lies and when it opens, of the catalogue, for who asks just that and whom the guide has not answered. */
final class Situated {

    private final Situations situations;
    private final OpeningTimes openings;
    private final Asking asking;

    Situated(Situations situations, OpeningTimes openings, Asking asking) {
        this.situations = situations;
        this.openings = openings;
        this.asking = asking;
    }

    /** Where a place lies, for each question that asks just that and that the guide has no answer to. */
    List<RetrievedDocument> situated(GraphState state, List<Guide.Answer> guided) {
        var prepared = guided.stream()
                .flatMap(answer -> answer.passage().passage().questions().stream())
                .anyMatch(heading -> situations.areAskedIn(heading.words()));
        if (prepared || state.getIntent() == IntentType.TRIP_PLANNING) {
            return List.of();
        }
        var question = AskedInFull.question(state);
        var parts = AskedParts.standingAlone(question, !asking.places(state).isEmpty());
        if (parts.size() < 2) {
            return situations
                    .askedIn(question)
                    .map(one -> Documents.of(one, question))
                    .or(() -> opening(question, state, guided))
                    .stream()
                    .toList();
        }
        return IntStream.range(0, parts.size())
                .boxed()
                .flatMap(number -> situations
                        .askedIn(parts.get(number))
                        .map(one -> Documents.toParts(List.of(number), Documents.of(one, parts.get(number))))
                        .stream())
                .toList();
    }

    /** When a place opens, where no answer was prepared for just that. */
    private Optional<RetrievedDocument> opening(String question, GraphState state, List<Guide.Answer> guided) {
        boolean prepared = guided.stream()
                .flatMap(answer -> answer.passage().passage().questions().stream())
                .anyMatch(heading -> OpeningTimes.areAskedIn(heading.words()));
        return prepared
                ? Optional.empty()
                : openings.askedIn(question, asking.places(state).stream().findFirst())
                        .map(one -> Documents.of(one, question));
    }
}
