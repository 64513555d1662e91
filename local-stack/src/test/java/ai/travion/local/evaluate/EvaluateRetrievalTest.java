package ai.travion.local.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class EvaluateRetrievalTest {

    @Test
    void aSetThatIsNoneIsRefusedAlsoBesideFailures() {
        var said = new StringWriter();
        var command = new CommandLine(new EvaluateRetrieval()).setErr(new PrintWriter(said, true));

        int code = command.execute("--set", "no-such-set", "--failures", "no-such-variant");

        assertThat(code).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(said.toString()).startsWith("No set: no-such-set.");
    }
}
