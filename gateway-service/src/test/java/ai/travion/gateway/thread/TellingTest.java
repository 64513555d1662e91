package ai.travion.gateway.thread;

import static ai.travion.schemas.RunEventKind.NODE_FINISHED;
import static ai.travion.schemas.RunEventKind.NODE_STARTED;
import static ai.travion.schemas.RunEventKind.REVISION;
import static ai.travion.schemas.RunEventKind.TOKEN;
import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.schemas.RunEvent;
import ai.travion.schemas.RunEventKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a reader is told of a run whose steps may be taken twice. */
class TellingTest {

    private static final int GENERATE = 5;

    private final Telling telling = new Telling();
    private final List<String> told = new ArrayList<>();

    @Test
    void wordsOfASecondDraftVoidThoseOfTheFirstAndFollowWhole() {
        attempt("first", "started", "0:Go to ", "0:Ella");

        attempt("second", "started", "0:Go to ", "0:Kandy", "finished");

        assertThat(told).containsExactly("started", "0:Go to ", "0:Ella", "1!", "1:Go to ", "1:Kandy", "finished");
    }

    @Test
    void theSameWordsOfASecondAttemptAreToldOnceAndGoOn() {
        attempt("first", "started", "0:Go to ", "0:Ella");

        attempt("second", "started", "0:Go to ", "0:Ella", "0: by train", "finished");

        assertThat(told).containsExactly("started", "0:Go to ", "0:Ella", "0: by train", "finished");
    }

    @Test
    void aSecondAttemptThatSaysLessIsToldAnew() {
        attempt("first", "started", "0:Go to ", "0:Ella");

        attempt("second", "started", "0:Go to ", "finished");

        assertThat(told).containsExactly("started", "0:Go to ", "0:Ella", "1!", "1:Go to ", "finished");
    }

    @Test
    void anEventAfterAHoleIsKnownByItsStepOrItsIndex() {
        assertThat(telling.misses(word(1, 0), "first")).isFalse();
        assertThat(telling.misses(word(1, 1), "first")).isTrue();
        assertThat(telling.misses(word(2, 0), "first")).isTrue();
        telling.next(word(1, 0), "first");
        telling.next(word(1, 1), "first");

        assertThat(telling.misses(word(1, 2), "first")).isFalse();
        assertThat(telling.misses(word(1, 2), "tried again")).isFalse();
        assertThat(telling.misses(word(1, 0), "another node's")).isFalse();
        assertThat(telling.misses(word(1, 1), "first")).isFalse();
        assertThat(telling.misses(word(1, 3), "first")).isTrue();
        assertThat(telling.misses(word(2, 0), "next")).isFalse();
        assertThat(telling.misses(word(2, 1), "next")).isTrue();
        assertThat(telling.misses(word(3, 0), "next")).isTrue();
    }

    @Test
    void whoeverWasTakenForDeadIsHeardNoMore() {
        attempt("paused", "started", "0:Go to ");
        attempt("second", "started", "0:Visit ");

        attempt(2, "paused", "0:Ella", "finished");
        attempt(2, "second", "0:Kandy", "finished");

        assertThat(told).containsExactly("started", "0:Go to ", "1!", "1:Visit ", "1:Kandy", "finished");
    }

    @Test
    void draftsOfLaterStepsKeepTheirDistance() {
        attempt("first", "started", "0:Go to ");
        attempt("second", "started", "0:Visit ", "finished");

        next(GENERATE + 2, "third", "1!", "1:See ");

        assertThat(told).containsExactly("started", "0:Go to ", "1!", "1:Visit ", "finished", "2!", "2:See ");
    }

    @Test
    void wordsThatTheVerifierAddsFollowTheDraftTheyBelongTo() {
        attempt("first", "started", "0:Go to ");
        attempt("second", "started", "0:Visit Ella", "finished");

        next(GENERATE + 1, "verifier", "started", "0:, but check it.", "finished");

        assertThat(told)
                .containsExactly(
                        "started",
                        "0:Go to ",
                        "1!",
                        "1:Visit Ella",
                        "finished",
                        "started",
                        "1:, but check it.",
                        "finished");
    }

    @Test
    void aCorrectionThatIsTakenAgainIsVoidedUnderItsOwnReasons() {
        attempt("first", "started", "1!", "1:Go to ");

        attempt("second", "started", "1!", "1:Visit ");

        assertThat(told).containsExactly("started", "1!", "1:Go to ", "2!", "2:Visit ");
    }

    @Test
    void nothingOfAStepIsToldAfterALaterOneHasBegun() {
        attempt("first", "started", "0:Go to ", "finished");
        next(GENERATE + 1, "verifier", "started");

        attempt("second", "started", "0:Visit ", "finished");

        assertThat(told).containsExactly("started", "0:Go to ", "finished", "started");
    }

    @Test
    void whatIsReadTwiceIsToldOnce() {
        attempt("first", "started", "0:Go to ");

        attempt("first", "started", "0:Go to ");

        assertThat(told).containsExactly("started", "0:Go to ");
    }

    @Test
    void aTextThatIsTooLongToCompareIsTakenBack() {
        var long1 = "0:" + "x".repeat(40_000);
        attempt("first", "started", long1, long1);

        attempt("second", "started", long1, long1);

        assertThat(told).extracting(event -> event.substring(0, 2)).containsExactly("st", "0:", "0:", "1!", "1:", "1:");
    }

    /** From the first event of an attempt on. */
    private static RunEvent word(int step, int index) {
        return event("0:Go to ").setStep(step).setIndex(index).build();
    }

    private void attempt(String name, String... events) {
        attempt(0, name, events);
    }

    private void attempt(int firstIndex, String name, String... events) {
        next(GENERATE, firstIndex, name, events);
    }

    private void next(int step, String attempt, String... events) {
        next(step, 0, attempt, events);
    }

    private void next(int step, int firstIndex, String attempt, String... events) {
        for (int i = 0; i < events.length; i++) {
            var event = event(events[i]).setStep(step).setIndex(firstIndex + i).build();
            telling.next(event, attempt).stream().map(TellingTest::inShort).forEach(told::add);
        }
    }

    private static RunEvent.Builder event(String inShort) {
        if (inShort.equals("started") || inShort.equals("finished")) {
            return RunEvent.newBuilder().setKind(inShort.equals("started") ? NODE_STARTED : NODE_FINISHED);
        }
        var kind = inShort.charAt(1) == '!' ? REVISION : TOKEN;
        return RunEvent.newBuilder()
                .setKind(kind)
                .setDraft(Character.digit(inShort.charAt(0), 10))
                .setText(kind == TOKEN ? inShort.substring(2) : "");
    }

    private static String inShort(RunEvent event) {
        RunEventKind kind = event.getKind();
        return switch (kind) {
            case TOKEN -> event.getDraft() + ":" + event.getText();
            case REVISION -> event.getDraft() + "!";
            case NODE_STARTED -> "started";
            case NODE_FINISHED -> "finished";
            case UNKNOWN -> "?";
        };
    }
}
