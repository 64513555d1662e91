package ai.travion.atlas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names of what documents of one's own are about: houses, tours and places that the atlas does not know. Who ingests writes them beside
 * what it keeps, a name a line; who reads a message looks them up, so that none of them is taken for nothing. Immutable.
 */
public final class OwnNames {

    /** Of nothing of one's own. */
    public static final OwnNames NONE = new OwnNames(List.of());

    /** What the files that hold them end with. */
    public static final String FILE = ".names";

    private static final Pattern SUBTITLE = Pattern.compile("\\s*(?:[:|–—(,;/!?]|\\s-\\s).*", Pattern.DOTALL);
    private static final Pattern OPENING = Pattern.compile("(?i)^(?:(?:welcome to|about|the|an?|our)\\s+)+");
    private static final Pattern CLOSING = Pattern.compile("(?i)\\s+(?:in|at|near|of|by)$");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern POSSESSIVE = Pattern.compile("['’]s\\b");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final int FEWEST_LETTERS = 4;
    private static final int MOST_WORDS = 7;

    /** Of these alone no house is called, but many a page is. */
    private static final Set<String> OF_ANY_PAGE = Set.of(
            "a",
            "about",
            "activities",
            "and",
            "around",
            "arrival",
            "asked",
            "at",
            "beach",
            "best",
            "booking",
            "check",
            "contact",
            "day",
            "days",
            "directions",
            "do",
            "eat",
            "entry",
            "faq",
            "fees",
            "find",
            "food",
            "for",
            "frequently",
            "from",
            "general",
            "getting",
            "guest",
            "guests",
            "guide",
            "here",
            "home",
            "hotel",
            "hours",
            "house",
            "how",
            "in",
            "info",
            "information",
            "introduction",
            "island",
            "list",
            "menu",
            "notes",
            "of",
            "offer",
            "offers",
            "on",
            "opening",
            "our",
            "out",
            "overview",
            "page",
            "park",
            "places",
            "policy",
            "price",
            "prices",
            "questions",
            "rates",
            "read",
            "restaurant",
            "room",
            "rooms",
            "rules",
            "see",
            "services",
            "special",
            "stay",
            "temple",
            "terms",
            "the",
            "there",
            "things",
            "times",
            "tips",
            "to",
            "tour",
            "tours",
            "transfer",
            "transfers",
            "transport",
            "travel",
            "trip",
            "trips",
            "us",
            "village",
            "visit",
            "visiting",
            "we",
            "welcome",
            "what",
            "when",
            "where",
            "with",
            "your");

    private final Map<List<String>, String> names;

    private OwnNames(Collection<String> names) {
        this.names = new LinkedHashMap<>();
        names.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .forEach(name -> {
                    var words = words(name);
                    if (!words.isEmpty()) {
                        this.names.putIfAbsent(words, name);
                    }
                });
        // "The Blue Kettle" is the hostel of that name, where no other begins so.
        List.copyOf(this.names.entrySet()).forEach(entry -> {
            var shorter = entry.getKey().subList(0, entry.getKey().size() - 1);
            if (shorter.size() > 1 && !OF_ANY_PAGE.containsAll(shorter)) {
                this.names.putIfAbsent(List.copyOf(shorter), entry.getValue());
            }
        });
    }

    public static OwnNames of(Collection<String> names) {
        return new OwnNames(names);
    }

    /** Those that are kept in a folder; none where there is no such folder. */
    public static OwnNames in(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return NONE;
        }
        var names = new TreeSet<String>();
        try (Stream<Path> files = Files.list(folder)) {
            for (var file :
                    files.filter(one -> one.toString().endsWith(FILE)).sorted().toList()) {
                names.addAll(Files.readAllLines(file));
            }
        }
        return new OwnNames(names);
    }

    /** What a document with that title is about, where that is a name: {@code Palm House} of {@code Palm House, Ella: rules}. */
    public static Optional<String> inTitle(String title, Places atlas) {
        var bare = OPENING.matcher(SUBTITLE.matcher(title.strip()).replaceFirst(""))
                .replaceFirst("");
        var last = atlas.mentionedIn(bare).stream()
                .filter(mention -> mention.end() == bare.length() && mention.start() > 0)
                .findFirst();
        var alone =
                last.map(mention -> bare.substring(0, mention.start()).strip()).orElse(bare);
        var name = CLOSING.matcher(alone).replaceFirst("").strip();
        var words = words(name);
        boolean isProper = Arrays.stream(name.split("\\s+", -1))
                .filter(word -> word.length() >= FEWEST_LETTERS)
                .allMatch(word -> !Character.isLowerCase(word.codePointAt(0)));
        return words.size() > 1
                        && words.size() <= MOST_WORDS
                        && isProper
                        && isNoPlace(name, atlas)
                        && !OF_ANY_PAGE.containsAll(words)
                ? Optional.of(name)
                : Optional.empty();
    }

    /** A place that a document says it is of and that the atlas does not know, where it may be a name. */
    public static Optional<String> ofPlace(String said, Places atlas) {
        var words = words(said);
        return !words.isEmpty()
                        && words.size() <= MOST_WORDS
                        && said.strip().length() >= FEWEST_LETTERS
                        && isNoPlace(said, atlas)
                        && !OF_ANY_PAGE.containsAll(words)
                        && !said.strip().equalsIgnoreCase("Sri Lanka")
                ? Optional.of(said.strip())
                : Optional.empty();
    }

    private static boolean isNoPlace(String name, Places atlas) {
        return atlas.mentionedIn(name).stream()
                .noneMatch(mention -> mention.start() == 0 && mention.end() == name.length());
    }

    /** The name that a text speaks of; of several the longest. */
    public Optional<String> namedIn(String text) {
        return spokenOf(text).map(names::get);
    }

    /** A text with other words for that name. */
    public String without(String text, String instead) {
        var spoken = spokenOf(text);
        if (spoken.isEmpty()) {
            return text;
        }
        var pattern = spoken.get().stream()
                .map(Pattern::quote)
                .collect(Collectors.joining("[^\\p{L}\\p{N}]+", "(?<![\\p{L}\\p{N}])(?:the )?", "(?![\\p{L}\\p{N}])"));
        return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(folded(text))
                .replaceAll(instead);
    }

    /** Whether a text is of something with that name. */
    public static boolean isIn(String text, String name) {
        return at(words(text), words(name));
    }

    private Optional<List<String>> spokenOf(String text) {
        if (names.isEmpty()) {
            return Optional.empty();
        }
        var words = words(text);
        return names.keySet().stream().filter(name -> at(words, name)).max(Comparator.comparingInt(List::size));
    }

    private static boolean at(List<String> words, List<String> name) {
        for (int from = 0; from + name.size() <= words.size(); from++) {
            if (words.subList(from, from + name.size()).equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static List<String> words(String text) {
        return WORD.matcher(POSSESSIVE
                        .matcher(folded(text).toLowerCase(Locale.ROOT))
                        .replaceAll(""))
                .results()
                .map(word -> word.group())
                .toList();
    }

    /** A café is a cafe; of Sinhala and Tamil, whose vowels are marks, nothing is taken. */
    private static String folded(String text) {
        var folded = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            folded.append(
                    Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN
                            ? MARKS.matcher(Normalizer.normalize(String.valueOf(letter), Normalizer.Form.NFD))
                                    .replaceAll("")
                            : String.valueOf(letter));
        }
        return folded.toString();
    }

    /** All of them, without the short forms. */
    public Set<String> all() {
        return Set.copyOf(new HashSet<>(names.values()));
    }
}
