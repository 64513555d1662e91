package ai.travion.retrieval.question;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The kinds of what a sentence tells, each found out when it is first asked for: to search it anew for every question takes as long as to
 * compare all vectors. Thread-safe.
 */
public final class ToldKinds {

    private final String sentence;
    private final Map<AnswerKind, Boolean> told = new ConcurrentHashMap<>();

    ToldKinds(String sentence) {
        this.sentence = sentence;
    }

    /** Whether it tells something of a kind. */
    boolean has(AnswerKind kind) {
        return told.computeIfAbsent(kind, one -> one.isToldIn(sentence));
    }
}
