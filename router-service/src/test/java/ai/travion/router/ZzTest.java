package ai.travion.router;
import static ai.travion.router.Dialogue.aDialogue;
import org.junit.jupiter.api.Test;
class ZzTest {
    @Test
    void x() {
        var today = java.time.LocalDate.parse("2026-11-21");
        var c = new ai.travion.router.intent.Comprehension(Dialogue.ATLAS, Dialogue.CALENDAR);
        for (var m : java.util.List.of("We have only 4 days now", "we are thinking of coming in February", "does the plan still work for her?", "by train?", "something else then")) {
            var r = c.read(m, today);
            for (boolean b : new boolean[] {true, false})
            System.err.println("ZZ " + m + " -> " + new ai.travion.router.intent.IntentRules().judge(r, new ai.travion.router.intent.Context(true, false, true, b, true, false)) + " " + r.when() + " other=" + r.otherMatters() + r.wishes().areStated());
        }
    }
}
