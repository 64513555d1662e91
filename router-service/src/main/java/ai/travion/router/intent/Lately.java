package ai.travion.router.intent;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What was found out lately; what was not asked for longest is forgotten first. Safe for many threads. */
final class Lately<K, V> {

    private final Map<K, V> values;

    Lately(int most) {
        this.values = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    synchronized Optional<V> get(K key) {
        return Optional.ofNullable(values.get(key));
    }

    synchronized void put(K key, V value) {
        values.put(key, value);
    }
}
