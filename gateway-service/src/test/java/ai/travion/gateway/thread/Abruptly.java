package ai.travion.gateway.thread;

import java.time.Duration;
import org.apache.kafka.streams.CloseOptions;

/** Ends a gateway's work on its threads as if its process were gone: the broker is told nothing, and finds out after a session timeout. */
public final class Abruptly {

    private Abruptly() {}

    public static void stop(ThreadStreams streams) {
        streams.streams()
                .close(CloseOptions.timeout(Duration.ofSeconds(5))
                        .withGroupMembershipOperation(CloseOptions.GroupMembershipOperation.REMAIN_IN_GROUP));
    }
}
