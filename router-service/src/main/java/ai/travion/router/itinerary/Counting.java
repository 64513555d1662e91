package ai.travion.router.itinerary;

import ai.travion.router.dates.Names;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which of several an ordinal means: "the last stop", "day 2", "the second day". */
public final class Counting {

    private static final List<String> ORDINALS =
            List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");

    private Counting() {}

    /** The index of what the words count, from 0; nothing where there are not so many. */
    public static Optional<Integer> index(String words, int size) {
        var plain = words.toLowerCase(Locale.ROOT)
                .replaceAll("\\bday(?!\\p{L})|\\s", "")
                .replaceFirst("(?<=\\d)(?:st|nd|rd|th)$", "");
        int counted = plain.equals("last") || plain.equals("final")
                ? size
                : ORDINALS.contains(plain)
                        ? ORDINALS.indexOf(plain) + 1
                        : Names.number(plain).orElse(0);
        return counted >= 1 && counted <= size ? Optional.of(counted - 1) : Optional.empty();
    }
}
