package ai.travion.router.places;

import ai.travion.atlas.GeoPoint;
import ai.travion.atlas.text.Patterns;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the towns and villages of the island that the atlas does not hold, by their exact names. Safe for many threads. */
final class BeyondTheAtlas {

    /** @param start of the name in the text, a UTF-16 index */
    record Mention(Beyond place, int start, int end) {}

    private static final String FILE = "beyond-the-atlas.csv";
    private static final int LONGEST_NAME_WORDS = 3;
    private static final Pattern POSITION = Pattern.compile(
            "(?<![\\d.,])((?:[5-9]|10)\\.\\d{1,7})\\s*(?:°\\s*N?)?\\s*[,;]?\\s+((?:79|80|81|82)\\.\\d{1,7})(?![\\d.])");
    private static final Pattern WORD = Pattern.compile("\\p{L}+");

    private record Token(String word, int start, int end) {}

    private final Map<String, Beyond> byWords;
    private final Set<String> firstWords;

    BeyondTheAtlas() {
        var places = new HashMap<String, Beyond>();
        lines().forEach(line -> {
            var row = line.split(",", -1);
            var at = row[2].isEmpty()
                    ? Optional.<GeoPoint>empty()
                    : Optional.of(new GeoPoint(Double.parseDouble(row[2]), Double.parseDouble(row[3])));
            var place = new Beyond(row[0], at);
            Stream.concat(Stream.of(row[0]), Stream.of(row[1].split(";", -1)).filter(alias -> !alias.isEmpty()))
                    .forEach(name -> places.put(words(name), place));
        });
        byWords = Map.copyOf(places);
        firstWords =
                places.keySet().stream().map(name -> name.split(" ", 2)[0]).collect(Collectors.toUnmodifiableSet());
    }

    private static List<String> lines() {
        try (InputStream in = BeyondTheAtlas.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + " is missing from the class path.");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .skip(1)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read.", e);
        }
    }

    private static String words(String name) {
        return tokens(name).stream().map(Token::word).collect(Collectors.joining(" "));
    }

    private static List<Token> tokens(String text) {
        return Patterns.in(WORD, text)
                .map(word -> new Token(word.group().toLowerCase(Locale.ROOT), word.start(), word.end()))
                .toList();
    }

    /** Positions in degrees that lie on the island or beside it: "6.05, 80.2". */
    private static List<Mention> positionsIn(String text) {
        return Patterns.in(POSITION, text)
                .map(match -> new Mention(
                        new Beyond(
                                match.group(),
                                Optional.of(new GeoPoint(
                                        Double.parseDouble(match.group(1)), Double.parseDouble(match.group(2))))),
                        match.start(),
                        match.end()))
                .toList();
    }

    /** Every such place that a text names, and every position, in order of appearance, the longest name at each word. */
    List<Mention> in(String text) {
        var tokens = tokens(text);
        var found = new ArrayList<Mention>();
        for (int at = 0; at < tokens.size(); at++) {
            if (!firstWords.contains(tokens.get(at).word())) {
                continue;
            }
            for (int length = Math.min(LONGEST_NAME_WORDS, tokens.size() - at); length > 0; length--) {
                var named = tokens.subList(at, at + length);
                var place = byWords.get(named.stream().map(Token::word).collect(Collectors.joining(" ")));
                if (place != null) {
                    found.add(new Mention(
                            place, named.getFirst().start(), named.getLast().end()));
                    at += length - 1;
                    break;
                }
            }
        }
        found.addAll(positionsIn(text));
        return found;
    }
}
