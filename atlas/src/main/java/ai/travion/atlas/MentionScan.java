package ai.travion.atlas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Scans one text for names: every run of words is looked up, and of those that overlap the longest is kept. */
final class MentionScan {

    /** A name may be torn apart ("sigi riya"), but two short words that happen to make a name are none. */
    private static final int SHORTEST_TORN = 8;
    /** The longest name has six words; one of them may be torn. */
    private static final int MOST_WORDS = 7;

    private static final Set<String> CUES = Set.of(
            "to",
            "at",
            "in",
            "near",
            "around",
            "from",
            "via",
            "into",
            "towards",
            "toward",
            "through",
            "about",
            "past",
            "visit",
            "visiting",
            "reach",
            "reaching",
            "see",
            "explore",
            "exploring",
            "climb",
            "climbing",
            "hike",
            "hiking",
            "trek",
            "trekking",
            "between");

    private static final Set<String> OPENING =
            Set.of("and", "but", "or", "so", "ok", "okay", "then", "what", "how", "about", "the");

    private static final Set<String> JOINING = Set.of("the", "and", "or");

    private static final Set<String> LOWER_CASE_IN_NAMES = Set.of("the", "of", "in");

    private final PlaceNames names;
    private final String text;
    private final List<Word> words;

    MentionScan(PlaceNames names, String text) {
        this.names = names;
        this.text = text;
        this.words = Word.in(text);
    }

    List<Places.Mention> mentions() {
        List<Found> kept = new ArrayList<>();
        found().stream()
                .sorted(Comparator.comparingInt(Found::length)
                        .reversed()
                        .thenComparing(Found::exact, Comparator.reverseOrder())
                        .thenComparingInt(Found::first))
                .filter(found -> kept.stream().noneMatch(found::overlaps))
                .forEach(kept::add);
        return kept.stream()
                .sorted(Comparator.comparingInt(Found::first))
                .flatMap(found -> found.name().place().stream().map(place -> mention(place, found)))
                .toList();
    }

    private List<Found> found() {
        List<Found> found = new ArrayList<>();
        for (int first = 0; first < words.size(); first++) {
            List<String> typed = new ArrayList<>();
            int length = 0;
            for (int last = first; last < Math.min(words.size(), first + MOST_WORDS); last++) {
                Word word = words.get(last);
                typed.add(word.key());
                length += word.key().length();
                if (length > names.longestKey() + 2) {
                    break;
                }
                lookUp(typed, first, last).ifPresent(found::add);
            }
        }
        return found;
    }

    /** "Mirissa's" is Mirissa, not a misspelling of it. */
    private Optional<Found> lookUp(List<String> typed, int first, int last) {
        Word end = words.get(last);
        Optional<Found> written = written(String.join("", typed), first, last, end.end());
        if (!end.possessive()) {
            return written.or(() -> misspelt(typed, first, last, end.end()));
        }
        List<String> owner = new ArrayList<>(typed);
        owner.set(typed.size() - 1, end.keyWithoutPossessive());
        return written.or(() -> written(String.join("", owner), first, last, end.endWithoutPossessive()))
                .or(() -> misspelt(owner, first, last, end.endWithoutPossessive()));
    }

    private Optional<Found> written(String key, int first, int last, int end) {
        List<PlaceName> named = names.written(key);
        if (named.isEmpty()) {
            return Optional.empty();
        }
        return named.stream()
                .filter(name -> counts(name, first, last))
                .findFirst()
                .map(name -> new Found(name, first, last, words.get(first).start(), end, true));
    }

    private Optional<Found> misspelt(List<String> typed, int first, int last, int end) {
        String key = String.join("", typed);
        if (!names.written(key).isEmpty()) {
            return Optional.empty();
        }
        return names.misspelt(key, typed)
                .or(() -> first == last ? names.stuttered(key) : Optional.empty())
                .map(name -> new Found(name, first, last, words.get(first).start(), end, false));
    }

    private boolean counts(PlaceName name, int first, int last) {
        if (!isDividedLike(name, first, last)) {
            return false;
        }
        return switch (name.rule()) {
            case TOLERANT, EXACT -> true;
            case AS_WRITTEN -> isHyphenated(first, last);
            case CAPITALISED -> isCapitalised(first, last);
            case CUED -> isCued(first, last);
            case CAPITALISED_OR_CUED -> isCapitalised(first, last) || isCued(first, last);
        };
    }

    /** One of both may be written together or torn apart, but not anew: "Adam, speak" is not Adam's Peak. */
    private boolean isDividedLike(PlaceName name, int first, int last) {
        Set<Integer> typed =
                divisions(words.subList(first, last + 1).stream().map(Word::key).toList());
        Set<Integer> listed = divisions(name.words());
        if (typed.equals(listed) || isHyphenated(first, last)) {
            return true;
        }
        boolean isTorn = typed.containsAll(listed) && name.key().length() >= SHORTEST_TORN;
        return isTorn || listed.containsAll(typed);
    }

    private static Set<Integer> divisions(List<String> parts) {
        Set<Integer> divisions = new HashSet<>();
        int length = 0;
        for (String part : parts.subList(0, parts.size() - 1)) {
            length += part.length();
            divisions.add(length);
        }
        return divisions;
    }

    private boolean isHyphenated(int first, int last) {
        for (int i = first; i < last; i++) {
            String between = text.substring(words.get(i).end(), words.get(i + 1).start());
            if (!between.equals("-") && !between.equals("‑")) {
                return false;
            }
        }
        return true;
    }

    /** In a text all in capitals they say nothing. */
    private boolean isCapitalised(int first, int last) {
        return words.subList(first, last + 1).stream()
                        .allMatch(word -> word.capitalised() || LOWER_CASE_IN_NAMES.contains(word.key()))
                && text.codePoints().anyMatch(Character::isLowerCase);
    }

    /** Alone, "and Ela?", or behind a word that calls for a place, or in a list behind another place: "Kandy, Ela". */
    private boolean isCued(int first, int last) {
        if (last == words.size() - 1
                && words.subList(0, first).stream().map(Word::key).allMatch(OPENING::contains)) {
            return true;
        }
        if (first == 0) {
            return false;
        }
        String before = words.get(first - 1).key();
        if (first > 1 && JOINING.contains(before)) {
            before = words.get(first - 2).key();
        }
        return CUES.contains(before) || isPlace(before);
    }

    private boolean isPlace(String key) {
        return names.written(key).stream().anyMatch(name -> name.place().isPresent());
    }

    private Places.Mention mention(Place place, Found found) {
        return new Places.Mention(
                place, found.start(), found.end(), text.substring(found.start(), found.end()), found.exact());
    }

    /** @param first the index of its first word; {@code start} and {@code end} are characters */
    private record Found(PlaceName name, int first, int last, int start, int end, boolean exact) {

        int length() {
            return end - start;
        }

        boolean overlaps(Found other) {
            return first <= other.last && other.first <= last;
        }
    }
}
