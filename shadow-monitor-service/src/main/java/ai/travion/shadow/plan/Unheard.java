package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a request for a plan says and no part of the plan answers: a thing that no reader knows, a name that is in no list of places.
 * Nothing that somebody asked for is left out in silence.
 *
 * <p>Told is only what is surely asked for: a thing of wanted-things.txt, or a name, by its capital letter within a sentence. It is heard
 * where it belongs to a place of the atlas or where the plan itself speaks of it. What stands beside it is told with it up to a word that
 * every plan takes in (heard-words.txt: days, hours, people, ways, the verbs of wishing).
 */
public final class Unheard {

    private static final int MOST_PHRASES = 4;
    private static final int FEWEST_LETTERS = 3;
    private static final int LONGEST_PARTICLE = 4;
    private static final int LONGEST_PHRASE = 60;

    /** What an hour in a bar is for. */
    private static final Set<String> IN_A_BAR = Set.of(
            "rooftop",
            "rooftops",
            "beer",
            "beers",
            "cocktail",
            "cocktails",
            "drinks",
            "wine",
            "arrack",
            "sundowner",
            "sundowners",
            "pub",
            "pubs",
            "dj",
            "disco",
            "discos");

    private static final Pattern SEGMENT = Pattern.compile(
            "[.,;:!?()\\n\"+&/]+|\\s[-\u2013\u2014]\\s|\\b(?:and|but|or|then|with|because|so|also|plus|n)\\b",
            Pattern.CASE_INSENSITIVE);
    /** Where somebody comes from is no wish. */
    private static final Pattern FROM_HOME =
            Pattern.compile("\\bfrom\\s+(?:the\\s+)?\\p{L}{3,}", Pattern.CASE_INSENSITIVE);

    private static final Pattern BEGINS_A_SENTENCE = Pattern.compile("[.!?:\\n]");
    private static final Pattern CAPITAL = Pattern.compile("(?<!\\p{L})\\p{Lu}");
    private static final Pattern WORD = Pattern.compile("[\\p{L}][\\p{L}'\u2019-]*");
    private static final Pattern ENDING = Pattern.compile("(?:'s|\u2019s|ies|ing|ed|es|s|e|y)$");

    private final Places places;
    private final Set<String> heard = load("heard-words.txt");
    private final Set<String> wanted = load("wanted-things.txt");

    public Unheard(Places places) {
        this.places = places;
    }

    /**
     * The phrases of a request that went unheard, in its own words and order, at most four.
     *
     * @param answered what the plan says: its hours, notes and assumptions
     */
    public List<String> in(String request, String answered) {
        var blanked = new StringBuilder(request);
        places.mentionedIn(request).forEach(mention -> {
            for (int at = mention.start(); at < mention.end(); at++) {
                blanked.setCharAt(at, '.');
            }
        });
        String text = FROM_HOME
                .matcher(blanked.toString())
                .replaceAll(home -> ".".repeat(home.group().length()));
        String plan = answered.toLowerCase(Locale.ROOT);
        // Who writes every word with a capital tells no names by it.
        boolean capitals = Patterns.in(CAPITAL, request).count() * 2
                < Patterns.in(WORD, request).count();
        int inside = capitals ? 1 : Integer.MAX_VALUE;
        int names = inside;
        List<String> phrases = new ArrayList<>();
        int from = 0;
        for (MatchResult end : Patterns.in(SEGMENT, text).toList()) {
            phrase(text.substring(from, end.start()), names, plan, phrases);
            from = end.end();
            names = capitals && !Patterns.isIn(BEGINS_A_SENTENCE, end.group()) ? 0 : inside;
        }
        phrase(text.substring(from), names, plan, phrases);
        return phrases.stream().distinct().limit(MOST_PHRASES).toList();
    }

    /** @param names from which word on a capital letter makes a name: the first word of a sentence has one anyway */
    private void phrase(String segment, int names, String plan, List<String> phrases) {
        List<MatchResult> words = Patterns.in(WORD, segment).toList();
        for (int at = 0; at < words.size(); at++) {
            boolean name =
                    at >= names && Character.isUpperCase(words.get(at).group().charAt(0));
            if ((name || isAThing(words.get(at).group()))
                    && !isHeard(words.get(at).group(), plan)) {
                phrases.add(around(at, words, segment, plan));
                return;
            }
        }
    }

    private boolean isAThing(String said) {
        String word = said.toLowerCase(Locale.ROOT);
        return wanted.contains(word) || wanted.contains(ENDING.matcher(word).replaceFirst(""));
    }

    /** The word with its neighbours that went unheard too: "rooftop drink" is one thing, though drinks are known. */
    private String around(int at, List<MatchResult> words, String segment, String plan) {
        int first = at;
        while (first > 0 && !isHeard(words.get(first - 1).group(), plan)) {
            first--;
        }
        int last = at;
        while (last + 1 < words.size() && !isHeard(words.get(last + 1).group(), plan)) {
            last++;
        }
        int next = Math.min(last + 1, words.size() - 1);
        boolean joined = words.get(next).group().length() > LONGEST_PARTICLE;
        String phrase = segment.substring(
                words.get(first).start(), words.get(joined ? next : last).end());
        return phrase.length() > LONGEST_PHRASE ? words.get(at).group() : phrase;
    }

    private boolean isHeard(String said, String plan) {
        String word = said.toLowerCase(Locale.ROOT).replace('\u2019', '\'');
        if (word.length() < FEWEST_LETTERS
                || heard.contains(word)
                || (word.contains("-") && heard.containsAll(List.of(word.split("-", 2))))) {
            return true;
        }
        String stem = ENDING.matcher(word).replaceFirst("");
        return (IN_A_BAR.contains(word) && (isAWordOf(plan, "bars") || isAWordOf(plan, "drink on")))
                || heard.contains(stem)
                || heard.contains(stem + "e")
                || heard.contains(stem + "y")
                || (stem.length() >= FEWEST_LETTERS && isAWordOf(plan, stem));
    }

    private static boolean isAWordOf(String plan, String stem) {
        for (int at = plan.indexOf(stem); at >= 0; at = plan.indexOf(stem, at + 1)) {
            if (at == 0 || !Character.isLetter(plan.charAt(at - 1))) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> load(String resource) {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Unheard.class.getResourceAsStream(resource)), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Stream.of(line.strip().split("\\s+", -1)))
                    .filter(word -> !word.isEmpty())
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
