package ai.travion.verifier.check;

import java.util.function.Function;

/**
 * A way to read a text that depends on the text alone, so that {@link Readings} need do it once. Held in a constant: it is known by its
 * identity.
 */
final class Reading<T> {

    private final Function<String, T> read;

    private Reading(Function<String, T> read) {
        this.read = read;
    }

    /** @param read gives what must not be changed */
    static <T> Reading<T> by(Function<String, T> read) {
        return new Reading<>(read);
    }

    T of(String text) {
        return read.apply(text);
    }
}
