package ai.travion.router.deliberate;

import ai.travion.graph.Graph;
import ai.travion.graph.Node;
import ai.travion.graph.Step;
import ai.travion.schemas.GraphState;
import ai.travion.verifier.VerifierService;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.springframework.util.StringUtils;

/** What no node may do, done on purpose, so that the rules can be seen to bite. Its package is not null-marked either. */
public class NodeThatBreaksEveryRule implements Node {

    @Override
    public Step apply(GraphState state) {
        var record = new ProducerRecord<>("travion.verify", StringUtils.capitalize(state.getUserQuery()));
        var verifier = VerifierService.class.getSimpleName();
        return Step.to(
                Graph.RETRIEVE,
                GraphState.newBuilder(state)
                        .setUserQuery(record.value() + verifier + now())
                        .build());
    }

    @SuppressWarnings("JavaTimeDefaultTimeZone")
    private static String now() {
        return "" + Instant.now() + LocalDate.now() + LocalDateTime.now() + LocalTime.now() + ZonedDateTime.now();
    }
}
