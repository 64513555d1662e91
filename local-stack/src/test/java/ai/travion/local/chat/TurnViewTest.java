package ai.travion.local.chat;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.local.sse.ServerSentEvent;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class TurnViewTest {

    private final SeenTerminal terminal = new SeenTerminal();
    private final TurnView view = new TurnView(new TerminalScreen(terminal.out, 40, 24));

    @Test
    void aNodeIsShownWhileItWorks() {
        started("router");
        started("retrieve");

        assertThat(terminal.lines()).containsExactly("retrieve");
    }

    @Test
    void theFirstTokenTakesThePlaceOfTheNode() {
        started("generate");
        token(0, "Sigiriya ");
        token(0, "is a rock.\n");

        assertThat(terminal.lines()).containsExactly("Sigiriya is a rock.");
    }

    @Test
    void aNodeAfterTheTextIsShownBelowIt() {
        token(0, "Sigiriya is a rock.");
        started("verify");

        assertThat(terminal.lines()).containsExactly("Sigiriya is a rock.", "verify");
    }

    @Test
    void theReplyIsNotPrintedTwice() {
        token(0, "Sigiriya is a rock.");
        started("verify");
        reply("Sigiriya is a rock.");

        assertThat(terminal.lines()).containsExactly("Sigiriya is a rock.");
    }

    @Test
    void aReplyThatWasNotStreamedIsPrinted() {
        started("router");
        reply("Ayubowan! I am Travion.");

        assertThat(terminal.lines()).containsExactly("Ayubowan! I am Travion.");
    }

    @Test
    void whatTheReplyAddsToTheDraftIsAdded() {
        token(0, "Sigiriya is a rock.");
        reply("Sigiriya is a rock.\\n\\nCheck the hours.");

        assertThat(terminal.lines()).containsExactly("Sigiriya is a rock.", "", "Check the hours.");
    }

    @Test
    void aDraftThatIsRevisedDisappearsAndTheReasonStays() {
        token(0, "Enjoy a cocktail at every one of the bars of Colombo, one after the other, all night.");
        started("verify");
        on("revision", "{\"draft\": 1, \"reasons\": [\"It hides that alcohol is banned.\"]}");
        token(1, "No alcohol is sold on a Poya day.");
        reply("No alcohol is sold on a Poya day.");

        assertThat(terminal.lines())
                .containsExactly(
                        "Written again: It hides that alcohol is", "banned.", "No alcohol is sold on a Poya day.");
    }

    @Test
    void theTokensOfAVoidDraftAreLeftOut() {
        on("revision", "{\"draft\": 1, \"reasons\": []}");
        token(0, "Late and wrong. ");
        token(1, "Right. ");
        started("verify");

        assertThat(terminal.lines()).containsExactly("Written again:", "Right.", "verify");
    }

    @Test
    void aReplyThatIsAnotherThanTheDraftReplacesIt() {
        token(0, "Enjoy a cocktail.");
        reply("Alcohol is not sold today.");

        assertThat(terminal.lines()).containsExactly("Finally:", "Alcohol is not sold today.");
    }

    @Test
    void aDraftThatHasLeftTheScreenIsNotErased() {
        var small = new TurnView(new TerminalScreen(terminal.out, 40, 4));
        for (int line = 1; line <= 6; line++) {
            small.on(event("token", "{\"draft\": 0, \"text\": \"line " + line + "\\n\"}"));
        }
        small.on(event("revision", "{\"draft\": 1, \"reasons\": [\"wrong\"]}"));

        assertThat(terminal.lines()).startsWith("line 1", "line 2").endsWith("line 6", "Written again: wrong");
    }

    @Test
    void linesBreakBetweenWords() {
        token(0, "The rock fortress of Sigiriya rises two hundred metres out of the plain.");
        reply("The rock fortress of Sigiriya rises two hundred metres out of the plain.");

        assertThat(terminal.lines())
                .containsExactly("The rock fortress of Sigiriya rises two", "hundred metres out of the plain.");
    }

    @Test
    void aWordThatIsLongerThanALineIsBroken() {
        reply("https://example.org/" + "x".repeat(30));

        assertThat(terminal.lines()).containsExactly("https://example.org/" + "x".repeat(20), "x".repeat(10));
    }

    @Test
    void indentedListsStayIndented() {
        reply("Plan:\\n  - 07:00 climb\\n  - 12:00 rest");

        assertThat(terminal.lines()).containsExactly("Plan:", "  - 07:00 climb", "  - 12:00 rest");
    }

    @Test
    void warningsAndSourcesThatTheAnswerHoldsAreNotSaidTwice() {
        on("reply", """
                {"thread_id": "t-1", "response": "Cover your knees [1].",
                 "constraints": [{"constraint_type": "dress_code", "severity": "high", "description": "White is best."}],
                 "citations": [{"id": "1", "source": "kandy.md", "location": "Kandy", "aspect": "etiquette"}],
                 "clarification": null, "metadata": {"grounding": "high"}}""");

        assertThat(terminal.lines()).containsExactly("Cover your knees [1].");
    }

    @Test
    void theAnswersToAQuestionAreOffered() {
        on(
                "reply",
                "{\"response\": \"Which one?\", \"clarification\": {\"question\": \"Which one?\", \"options\": [\"Ella\", \"Yala\"]}}");

        assertThat(terminal.lines()).containsExactly("Which one?", "For example: Ella / Yala");
    }

    @Test
    void aProblemIsSaidInItsOwnWords() {
        started("generate");
        on(
                "error",
                "{\"title\": \"Timed out\", \"detail\": \"No answer within 60 s; please ask again.\", \"status\": 504}");

        assertThat(terminal.lines()).containsExactly("No answer within 60 s; please ask again.");
        assertThat(view.hasFailed()).isTrue();
    }

    @Test
    void aPageThatIsNoProblemIsOneNevertheless() {
        on("error", "<html>502 Bad Gateway</html>");

        assertThat(terminal.lines()).containsExactly("The gateway refused, and did not say", "why.");
    }

    @Test
    void textCannotCommandTheTerminal() {
        reply("Nice\\u001b[2J\\u0007 beach");

        assertThat(terminal.lines()).containsExactly("Nice[2J beach");
    }

    @Test
    void theThreadIsRemembered() {
        on("run", "{\"thread_id\": \"t-42\", \"run_id\": \"r-1\"}");

        assertThat(view.thread()).contains("t-42");
    }

    @Test
    void eventsThatTheClientDoesNotKnowAreIgnored() {
        on("done", "{\"status\": \"succeeded\"}");
        on("applause", "[]");

        assertThat(terminal.lines()).isEmpty();
        assertThat(view.hasEnded()).isFalse();
    }

    @Test
    void aPipeGetsNodesDraftsAndReasonsInTheirOrder() {
        var out = new StringWriter();
        var plain = new TurnView(new PlainScreen(new PrintWriter(out)));
        plain.on(event("node", "{\"node\": \"router\", \"status\": \"started\"}"));
        plain.on(event("node", "{\"node\": \"generate\", \"status\": \"started\"}"));
        plain.on(event("token", "{\"draft\": 0, \"text\": \"Have a drink.\"}"));
        plain.on(event("node", "{\"node\": \"verify\", \"status\": \"started\"}"));
        plain.on(event("revision", "{\"draft\": 1, \"reasons\": [\"It is Poya.\"]}"));
        plain.on(event("token", "{\"draft\": 1, \"text\": \"Have a tea.\"}"));

        plain.on(event("reply", "{\"response\": \"Have a tea.\"}"));

        assertThat(out.toString().lines())
                .containsExactly(
                        "[router > generate]",
                        "Have a drink.",
                        "[verify]",
                        "[Written again: It is Poya.]",
                        "Have a tea.");
    }

    private void started(String node) {
        on("node", "{\"node\": \"" + node + "\", \"status\": \"started\"}");
        on("node", "{\"node\": \"" + node + "\", \"status\": \"finished\", \"ms\": 3}");
    }

    private void token(int draft, String text) {
        on("token", "{\"draft\": " + draft + ", \"text\": \"" + text.replace("\n", "\\n") + "\"}");
    }

    private void reply(String response) {
        on("reply", "{\"thread_id\": \"t-1\", \"response\": \"" + response + "\"}");
    }

    private void on(String name, String data) {
        view.on(event(name, data));
    }

    private static ServerSentEvent event(String name, String data) {
        return new ServerSentEvent("1", name, data);
    }
}
