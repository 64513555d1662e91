package ai.travion.local;

import ai.travion.local.bench.Bench;
import ai.travion.local.bench.Scale;
import ai.travion.local.chaos.Chaos;
import ai.travion.local.chat.Chat;
import ai.travion.local.evaluate.Evaluate;
import ai.travion.local.train.Train;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.TimeZone;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code travion}, as far as it is Java. */
@Command(
        name = "travion",
        description = "A conversational guide for Sri Lankan travel that checks itself.",
        mixinStandardHelpOptions = true,
        version = "Travion 1.0.0",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            Up.class,
            Chat.class,
            Bench.class,
            Scale.class,
            Chaos.class,
            Evaluate.class,
            Ingest.class,
            Train.class,
            Rehearse.class,
            RunBroker.class
        })
public final class Travion {

    private Travion() {}

    public static void main(String[] args) {
        // Log timestamps are UTC; what is Sri Lankan time says so.
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Quiet.please();
        System.exit(commandLine()
                .setOut(utf8(FileDescriptor.out))
                .setErr(utf8(FileDescriptor.err))
                .execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Travion());
    }

    /** Whatever the locale is: answers are full of signs that ASCII has not. */
    private static PrintWriter utf8(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
