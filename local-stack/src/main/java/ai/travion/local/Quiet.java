package ai.travion.local;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.core.ConsoleAppender;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps logging out of what a command prints: its output may be read by a program. */
final class Quiet {

    /** Lucene would like a module that is no part of Java yet. Held here, since loggers of the JDK's kind are forgotten. */
    private static final java.util.logging.Logger LUCENE = java.util.logging.Logger.getLogger("org.apache.lucene");

    /** OpenTelemetry says of every service that stops that it is stopped twice. */
    private static final java.util.logging.Logger OPEN_TELEMETRY =
            java.util.logging.Logger.getLogger("io.opentelemetry");

    private Quiet() {}

    /** Lets warnings of ours and errors of everybody through, to the error output; until a command sets logging up otherwise. */
    static void please() {
        // Eight contexts that each set logging up would undo this.
        System.setProperty("org.springframework.boot.logging.LoggingSystem", "none");
        var loggers = (LoggerContext) LoggerFactory.getILoggerFactory();
        // A broker that starts warns of much that is no news here.
        loggers.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.ERROR);
        loggers.getLogger("ai.travion").setLevel(Level.WARN);
        loggers.getLogger(Logger.ROOT_LOGGER_NAME).iteratorForAppenders().forEachRemaining(appender -> {
            if (appender instanceof ConsoleAppender<?> console) {
                console.stop();
                console.setTarget("System.err");
                console.start();
            }
        });
        LUCENE.setLevel(java.util.logging.Level.SEVERE);
        OPEN_TELEMETRY.setLevel(java.util.logging.Level.WARNING);
        // Told apart by name, and talkative by a level of their own where the stack has run in this JVM.
        for (var name : new String[] {"org.apache.kafka", "kafka", "state.change.logger", "org.springframework"}) {
            loggers.getLogger(name).setLevel(Level.ERROR);
        }
    }
}
