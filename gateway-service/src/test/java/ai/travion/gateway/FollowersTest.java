package ai.travion.gateway;

import static ai.travion.gateway.GatewayUnderTest.reachedByOthers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Those who follow a run come and go by themselves. */
@ExtendWith(KafkaExtension.class)
class FollowersTest {

    private static final String THREAD = "followed";
    private static final int AT_ONCE = 4;

    /** Where the last one's leaving ended the look of who had just come, two in a thousand failed. */
    private static final int EACH = 50_000;

    private final TestKafka kafka;

    FollowersTest(TestKafka kafka) {
        this.kafka = kafka;
    }

    @Test
    void whoLeavesTakesNobodyAlong() {
        Set<String> failures = ConcurrentHashMap.newKeySet();
        try (var gateway = new GatewayUnderTest(kafka, reachedByOthers())) {
            await().atMost(Duration.ofSeconds(60)).until(() -> gateway.keeps(THREAD));
            try (var followers = Executors.newFixedThreadPool(AT_ONCE)) {
                for (int follower = 0; follower < AT_ONCE; follower++) {
                    followers.execute(() -> comeAndGo(gateway, failures));
                }
            }
        }

        assertThat(failures).isEmpty();
    }

    private static void comeAndGo(GatewayUnderTest gateway, Set<String> failures) {
        for (int time = 0; time < EACH; time++) {
            gateway.owners()
                    .lossOf(THREAD)
                    .subscribe(never -> {}, failure -> failures.add(failure.toString()))
                    .dispose();
        }
    }
}
