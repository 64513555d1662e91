package ai.travion.local;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;
import org.springframework.boot.logging.logback.StructuredLogEncoder;
import org.springframework.core.env.Environment;
import org.springframework.core.env.StandardEnvironment;

/** Sends what this JVM logs to a file, one JSON object a line in the format of the services, and nothing to the console. */
final class LogFile {

    private static final List<String> TALKATIVE = List.of(
            "org.apache.kafka",
            "kafka",
            "state.change.logger",
            "org.springframework",
            "io.netty",
            "io.opentelemetry",
            "reactor",
            "org.apache.lucene");

    private LogFile() {}

    /** Keeps at most seven days and 100 MB, in files of 10 MB. */
    static void at(Path file, String level) {
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        context.reset();
        // The encoder asks it for settings of the format.
        context.putObject(Environment.class.getName(), new StandardEnvironment());

        var encoder = new StructuredLogEncoder();
        encoder.setContext(context);
        encoder.setFormat("logstash");
        encoder.setCharset(StandardCharsets.UTF_8);
        encoder.start();

        var appender = new RollingFileAppender<ILoggingEvent>();
        appender.setContext(context);
        appender.setFile(file.toString());
        appender.setEncoder(encoder);
        var rolling = new SizeAndTimeBasedRollingPolicy<ILoggingEvent>();
        rolling.setContext(context);
        rolling.setParent(appender);
        rolling.setFileNamePattern(file + ".%d{yyyy-MM-dd}.%i.gz");
        rolling.setMaxFileSize(FileSize.valueOf("10MB"));
        rolling.setMaxHistory(7);
        rolling.setTotalSizeCap(FileSize.valueOf("100MB"));
        rolling.start();
        appender.setRollingPolicy(rolling);
        appender.start();

        var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.toLevel(level, Level.INFO));
        root.addAppender(appender);
        // Lucene writes to java.util.logging, whose own way leads to the console.
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        TALKATIVE.forEach(name -> context.getLogger(name).setLevel(Level.WARN));
    }
}
