package ai.travion.retrieval.question;

/**
 * The kinds of what a sentence tells, each found out when it is first asked for: to search it anew for every question takes as long as to
 * compare all vectors. Thread-safe.
 */
public final class ToldKinds {

    private final String sentence;
    /** Of each kind by its number two bits: whether it is known, and in the upper half whether it is told. */
    private volatile long kinds;

    ToldKinds(String sentence) {
        this.sentence = sentence;
    }

    /** Whether it tells something of a kind. */
    boolean has(AnswerKind kind) {
        long before = kinds;
        long known = 1L << kind.ordinal();
        long told = known << Integer.SIZE;
        if ((before & known) != 0) {
            return (before & told) != 0;
        }
        boolean isTold = kind.isToldIn(sentence);
        // What another thread finds out at the same time may be lost by it, and is found out again.
        kinds = before | (isTold ? known | told : known);
        return isTold;
    }
}
