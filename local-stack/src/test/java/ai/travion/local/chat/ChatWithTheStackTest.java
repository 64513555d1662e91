package ai.travion.local.chat;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.LocalStack;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChatWithTheStackTest {

    @Test
    void aConversationOverHttpPassesThroughEveryNode() throws Exception {
        try (var stack = LocalStack.temporary()) {
            var out = new StringWriter();
            var writer = new PrintWriter(out);
            var client = new ChatClient(stack.url());
            var conversation = new Conversation(
                    client,
                    new Conversation.Manner(false, false),
                    new PlainScreen(writer),
                    writer,
                    writer,
                    Optional.empty());

            boolean answered = conversation.hold(new BufferedReader(
                    new StringReader("Hi there!\nTell me about Sigiriya\nWhat should I wear there?\n")));

            assertThat(answered).as(out.toString()).isTrue();
            assertThat(client.isThere()).isTrue();
            assertThat(out.toString())
                    .contains("> Hi there!", "Travion")
                    .contains("[router > retrieve > grader > shadow_monitor > generate")
                    .contains("Sigiriya", "[1] ");
        }
    }
}
