package ai.travion.shadow.plan;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a day that has one more than another: a search makes thousands of days, and looks at all the lines of few, so that they are
 * put together when they are first asked for. Not to be modified.
 */
final class Lines extends AbstractList<Entry> implements RandomAccess {

    private final List<Entry> before;
    private final Entry last;
    private final int size;
    private Entry @Nullable [] all;

    Lines(List<Entry> before, Entry last) {
        this.before = before;
        this.last = last;
        this.size = before.size() + 1;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isEmpty() {
        return false;
    }

    @Override
    public Entry getLast() {
        return last;
    }

    @Override
    public Entry get(int line) {
        return line == size - 1 ? last : all()[line];
    }

    private Entry[] all() {
        Entry[] known = all;
        if (known == null) {
            known = before.toArray(new Entry[size]);
            known[size - 1] = last;
            all = known;
        }
        return known;
    }
}
