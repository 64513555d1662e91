package ai.travion.router.referent;

import java.util.List;
import java.util.stream.Stream;

/**
 * A message with what it points at by its name.
 *
 * @param text the message; as it was where it points at nothing
 * @param notes what its traveller is told of how it was taken
 * @param options what it may mean, where that has to be asked
 */
public record Bound(String text, List<String> notes, List<String> options) {

    public Bound {
        notes = List.copyOf(notes);
        options = List.copyOf(options);
    }

    static Bound to(String text) {
        return new Bound(text, List.of(), List.of());
    }

    static Bound noted(String text, String note) {
        return new Bound(text, List.of(note), List.of());
    }

    /** What it may mean is asked for. */
    static Bound open(String text, List<String> options) {
        return new Bound(text, List.of(), options);
    }

    /** The same in other words, with more notes. */
    public Bound saying(String words, List<String> more) {
        return new Bound(words, Stream.concat(notes.stream(), more.stream()).toList(), options);
    }

    public boolean isOpen() {
        return !options.isEmpty();
    }
}
