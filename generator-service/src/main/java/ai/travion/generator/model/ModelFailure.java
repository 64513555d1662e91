package ai.travion.generator.model;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A model did not write an answer. Its message is in plain words and holds nothing of the exchange. */
final class ModelFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What went wrong. */
    enum Kind {
        UNREACHABLE("it could not be reached", true, true),
        BUSY("it was too busy", true, true),
        BROKEN("it reported an error of its own", true, true),
        CUT("its answer broke off", true, true),
        GARBLED("its answer could not be read", true, true),
        EMPTY("its answer was empty", true, true),
        SILENT("it did not answer in time", false, true),
        TOO_LATE("it was not done in time", false, true),
        OUT_OF_TIME("the time of the turn was nearly over", false, false),
        REFUSED("it refused the request", false, true),
        TOO_LONG("its answer was longer than it may be", false, false),
        ASKED_FOR_PATIENCE("it has asked not to be asked for a while", false, false),
        CIRCUIT_OPEN("it has been failing and is given a rest", false, false),
        ALL_PLACES_TAKEN("as many calls as allowed were under way", false, false);

        private final String words;
        private final boolean mayPass;
        private final boolean countsAgainstModel;

        Kind(String words, boolean mayPass, boolean countsAgainstModel) {
            this.words = words;
            this.mayPass = mayPass;
            this.countsAgainstModel = countsAgainstModel;
        }

        String words() {
            return words;
        }
    }

    private final Kind kind;
    private final boolean wordsWereShown;
    private final int calls;
    private final transient Optional<Duration> retryAfter;

    private ModelFailure(
            Kind kind, boolean wordsWereShown, int calls, Optional<Duration> retryAfter, @Nullable Throwable cause) {
        super("The language model was asked, but " + kind.words() + ".", cause);
        this.kind = kind;
        this.wordsWereShown = wordsWereShown;
        this.calls = calls;
        this.retryAfter = retryAfter;
    }

    ModelFailure(Kind kind, boolean wordsWereShown, Optional<Duration> retryAfter, Throwable cause) {
        this(kind, wordsWereShown, 1, retryAfter, cause);
    }

    ModelFailure(Kind kind, boolean wordsWereShown) {
        this(kind, wordsWereShown, 1, Optional.empty(), null);
    }

    /** The same, after so many calls. */
    ModelFailure after(int all) {
        return new ModelFailure(kind, wordsWereShown, all, retryAfter, this);
    }

    int calls() {
        return calls;
    }

    Kind kind() {
        return kind;
    }

    Optional<Duration> retryAfter() {
        return retryAfter;
    }

    /** Whether another attempt may succeed. Not once words were shown: they cannot be taken back within an attempt. */
    boolean mayPass() {
        return kind.mayPass && !wordsWereShown;
    }

    boolean countsAgainstModel() {
        return kind.countsAgainstModel;
    }
}
