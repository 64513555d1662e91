package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Puts a message of Sinhala or Tamil in Latin letters into English words and into their order: these languages have the verb last, the
 * question with it, and "to", "in" and "about" after what they belong to. "Galle gana kiyanna" is "tell me about Galle".
 */
final class VerbLast {

    private static final Pattern CLAUSE = Pattern.compile("[^,.!?;]+[,.!?;]*");
    private static final Pattern ENDS = Pattern.compile("[,.!?;]*$");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\d'-]+");

    /** Where an entry stands in the English sentence. */
    private enum Stand {
        WHERE_IT_IS,
        FIRST,
        BEFORE,
        FIRST_BEFORE
    }

    private record Entry(List<String> words, String english, Stand stand) {

        static Entry of(String line) {
            var pair = line.split("=", 2);
            var english = pair[1].strip();
            var stand = english.startsWith("<!")
                    ? Stand.FIRST_BEFORE
                    : english.startsWith("<")
                            ? Stand.BEFORE
                            : english.startsWith("!") ? Stand.FIRST : Stand.WHERE_IT_IS;
            return new Entry(List.of(pair[0].strip().split(" ")), english.replaceFirst("^[<!]+", ""), stand);
        }

        private boolean isIn(List<String> words, int at) {
            return at + this.words.size() <= words.size()
                    && this.words.equals(words.subList(at, at + this.words.size()));
        }
    }

    private final Language language;
    private final Map<String, List<Entry>> byFirstWord;

    VerbLast(Language language, String vocabulary) {
        this.language = language;
        this.byFirstWord = Vocabulary.entries(vocabulary)
                .map(Entry::of)
                .sorted(Comparator.comparingInt((Entry entry) -> entry.words().size())
                        .reversed())
                .collect(Collectors.groupingBy(entry -> entry.words().getFirst()));
    }

    String inEnglish(String text) {
        return Patterns.in(CLAUSE, SinhalaCounts.inEnglish(text))
                .map(MatchResult::group)
                .map(this::clause)
                .filter(clause -> Patterns.isIn(WORD, clause))
                .collect(Collectors.joining(" "));
    }

    private String clause(String text) {
        var said = Patterns.in(WORD, text).map(MatchResult::group).toList();
        var words = said.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
        var first = new ArrayList<String>();
        var rest = new ArrayList<String>();
        var last = new ArrayList<String>();
        var open = new ArrayList<String>();
        for (int at = 0; at < words.size(); at++) {
            var entry = entryAt(words, at);
            if (entry.isEmpty()) {
                if (!language.hasAsSmallWord(words.get(at))) {
                    open.add(said.get(at));
                }
                continue;
            }
            at += entry.get().words().size() - 1;
            var english = entry.get().english();
            switch (entry.get().stand()) {
                case FIRST -> first.add(english);
                case FIRST_BEFORE -> {
                    first.add(unlessLed(english, open, last));
                    rest.addAll(open);
                    open.clear();
                }
                case BEFORE -> {
                    var phrase =
                            open.isEmpty() ? unlessLed(english, open, last) : english + " " + String.join(" ", open);
                    (open.isEmpty() ? rest : last).add(phrase);
                    open.clear();
                }
                case WHERE_IT_IS -> {
                    if (!english.isEmpty()) {
                        rest.addAll(open);
                        rest.add(english);
                        open.clear();
                    }
                }
            }
        }
        rest.addAll(open);
        var end = Patterns.matcher(ENDS, text);
        first.addAll(rest);
        first.addAll(last);
        return String.join(" ", first).replaceFirst("^how go\\b", "how do I get") + (end.find() ? end.group() : "");
    }

    /** "Go to" what already has its "to" is "go". */
    private static String unlessLed(String english, List<String> open, List<String> last) {
        return open.isEmpty() && !last.isEmpty() ? english.replaceFirst(" (?:to|in)$", "") : english;
    }

    private Optional<Entry> entryAt(List<String> words, int at) {
        return byFirstWord.getOrDefault(words.get(at), List.of()).stream()
                .filter(entry -> entry.isIn(words, at))
                .findFirst();
    }
}
