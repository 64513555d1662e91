package ai.travion.graph;

import static ai.travion.graph.Graph.GENERATE;
import static ai.travion.graph.Graph.VERIFY;
import static ai.travion.schemas.fixture.TurnFixture.aTurn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ai.travion.broker.KafkaExtension;
import ai.travion.broker.TestKafka;
import ai.travion.graph.observe.WordlessFailure;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.AppenderBase;
import java.net.ConnectException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** What a node's hops leave in the log: which turn it was, and nothing that was said in it. */
@ExtendWith(KafkaExtension.class)
class LogTest {

    private static final String SAID = "Where may Zebedee Quux hide his emeralds?";

    private final Pipeline pipeline;
    private final Written written = new Written();

    LogTest(TestKafka kafka) {
        this.pipeline = new Pipeline(kafka, 1);
    }

    @AfterEach
    void close() {
        root().detachAppender(written);
        pipeline.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void everyLineOfATurnNamesItAlsoThatOfALibrary(boolean onCpu) {
        var node = GENERATE.runs((Node) state -> {
            LoggerFactory.getLogger("a.library").info("Asking a model.");
            return Step.to(VERIFY, state);
        });
        pipeline.service(onCpu ? node.onCpu() : node, "LOG_LEVEL=INFO");
        written.from(root());
        var turn = aTurn().asking(SAID).build();

        pipeline.send(GENERATE, turn);

        await().atMost(Duration.ofSeconds(20))
                .until(() -> !written.of("Took a step.").isEmpty());
        assertThat(List.of(
                        written.of("Took a step.").getFirst(),
                        written.of("Asking a model.").getFirst()))
                .allSatisfy(line -> assertThat(line.getMDCPropertyMap())
                        .containsEntry("thread_id", turn.getThreadId())
                        .containsEntry("run_id", turn.getRunId())
                        .containsEntry("node", "generate"));
    }

    @Test
    void whatATravellerSaidIsInNoLineEvenWhereAFailureQuotesIt() {
        pipeline.service(
                GENERATE.runs((Node) state -> {
                    throw new IllegalArgumentException(
                            "No answer to " + state.getUserQuery(), new IllegalStateException(state.getUserQuery()));
                }),
                "LOG_LEVEL=INFO");
        written.from(root());

        pipeline.send(GENERATE, aTurn().asking(SAID).build());

        await().atMost(Duration.ofSeconds(20))
                .until(() -> !written.of("Giving the turn up.").isEmpty());
        assertThat(written.lines())
                .noneMatch(line -> line.contains("Zebedee"))
                .anyMatch(line -> line.contains("java.lang.IllegalArgumentException") && line.contains("LogTest.java"));
    }

    @Test
    void whoeverAsksForEverythingGetsTheMessages() {
        var logger = (Logger) LoggerFactory.getLogger("asked.for.everything");
        logger.setLevel(Level.DEBUG);
        var failure = new IllegalStateException(SAID);

        var logged = WordlessFailure.in(logger, failure);

        assertThat(logged).isSameAs(failure);
    }

    @Test
    void whatTheNetworkSaysIsKept() {
        var failure = new IllegalStateException(SAID, new ConnectException("Connection refused"));

        var logged = new WordlessFailure(failure);

        assertThat(logged).hasMessage("java.lang.IllegalStateException");
        assertThat(logged).cause().hasMessage("java.net.ConnectException: Connection refused");
        assertThat(logged.getStackTrace()).isEqualTo(failure.getStackTrace());
    }

    private static Logger root() {
        return (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    }

    /** Everything that is logged while it listens. */
    private static final class Written extends AppenderBase<ILoggingEvent> {

        private final List<ILoggingEvent> events = new CopyOnWriteArrayList<>();

        void from(Logger logger) {
            setContext(logger.getLoggerContext());
            start();
            logger.addAppender(this);
        }

        @Override
        protected void append(ILoggingEvent event) {
            event.prepareForDeferredProcessing();
            events.add(event);
        }

        List<ILoggingEvent> of(String message) {
            return events.stream()
                    .filter(event -> event.getFormattedMessage().equals(message))
                    .toList();
        }

        Stream<String> lines() {
            return events.stream()
                    .map(event -> event.getFormattedMessage()
                            + event.getKeyValuePairs()
                            + event.getMDCPropertyMap()
                            + (event.getThrowableProxy() == null
                                    ? ""
                                    : ThrowableProxyUtil.asString(event.getThrowableProxy())));
        }
    }
}
