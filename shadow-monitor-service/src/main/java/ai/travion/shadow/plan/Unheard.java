package ai.travion.shadow.plan;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a request for a plan says and no part of the plan answers: a thing that no reader knows, a name that is in no list of places.
 * Nothing that somebody asked for is left out in silence.
 *
 * <p>Told is only what is surely asked for: what the grammar of the request wishes for ({@link WishedThings}), a thing of
 * wanted-things.txt, or a name, by its capital letter within a sentence, but for the traveller's own. It is heard
 * where it belongs to a place of the atlas or where the plan itself speaks of it. What stands beside it is told with it up to a word that
 * every plan takes in (heard-words.txt: days, hours, people, ways, the verbs of wishing).
 */
public final class Unheard {

    private static final int MOST_PHRASES = 6;
    private static final int FEWEST_LETTERS = 3;
    private static final int LONGEST_PARTICLE = 4;
    private static final int LONGEST_PHRASE = 60;
    private static final int LONGEST_ENDING = 4;

    private static final Pattern SEGMENT = Pattern.compile(
            "[.,;:!?()\\n\"+&/#]+|\\s[-\u2013\u2014]\\s|\\b(?:and|but|or|then|with|because|so|also|plus|n)\\b",
            Pattern.CASE_INSENSITIVE);
    /** Where somebody comes from is no wish. */
    private static final Pattern FROM_HOME =
            Pattern.compile("\\bfrom\\s+(?:the\\s+)?\\p{L}{3,}", Pattern.CASE_INSENSITIVE);

    /** Whose name one is told, to be greeted by it. */
    private static final Pattern OWN_NAME = Pattern.compile(
            "(?:\\b(?i:i['\u2019]?m|i am|my name is|my name['\u2019]?s|this is|we are|we['\u2019]re|call me|(?:my|our) (?:friend|wife|husband|partner|son|daughter|mother|father|sister|brother|boyfriend|girlfriend|fianc\u00e9e?|mum|mom|dad|baby|kids?|children|boys|girls|twins),?)\\s+|\\b(?i:hi|hello|hey),?\\s+)\\p{Lu}\\p{Ll}+(?:,?\\s+(?:and|&)\\s+\\p{Lu}\\p{Ll}+)?|\\p{Lu}\\p{Ll}+\\s+here\\b");

    private static final Pattern BEGINS_A_SENTENCE = Pattern.compile("[.!?:\\n#]");
    private static final Pattern CAPITAL = Pattern.compile("(?<!\\p{L})\\p{Lu}");
    private static final Pattern WORD = Pattern.compile("[\\p{L}][\\p{L}'\u2019-]*");
    /** "Geology students" wish for no geology. */
    private static final Pattern PEOPLE = Pattern.compile(
            "students?|pupils?|teachers?|makers?|lovers?|fans?|buffs?|enthusiasts?|club|society",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ALTERNATIVES =
            Pattern.compile("\\s*,\\s*(?:or\\s+)?|\\s+or\\s+", Pattern.CASE_INSENSITIVE);
    private static final Pattern WHOSE = Pattern.compile("['\u2019]s?$");
    private static final Pattern BEHIND_THE_HEAD = Pattern.compile(
            "of|in|on|at|by|with|to|from|for|near|under|over|along|into|around", Pattern.CASE_INSENSITIVE);
    private static final Pattern ENDING_OF_MANY = Pattern.compile("s$");
    private static final Pattern ENDING = Pattern.compile("(?:'s|\u2019s|ies|ing|ed|es|s|e|y)$");

    private final Places places;
    private final Set<String> heard = load("heard-words.txt");
    private final Set<String> wanted = load("wanted-things.txt");
    private final Map<String, List<String>> answers = answers();

    public Unheard(Places places) {
        this.places = places;
    }

    /**
     * The phrases of a request that went unheard, in its own words and order, at most six.
     *
     * @param answered what the plan says: its hours, notes and assumptions
     */
    public List<String> in(String request, String answered) {
        var blanked = new StringBuilder(request);
        places.mentionedIn(request).forEach(mention -> {
            for (int at = mention.start(); at < mention.end(); at++) {
                blanked.setCharAt(at, '#');
            }
        });
        String text = without(OWN_NAME, without(FROM_HOME, blanked.toString()));
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
        return joined(wished(text, plan), phrases);
    }

    private static String without(Pattern pattern, String text) {
        return pattern.matcher(text)
                .replaceAll(found -> "#".repeat(found.group().length()));
    }

    /** The things that are wished for by the grammar of a request and that nothing of the plan names. */
    private List<String> wished(String text, String plan) {
        return WishedThings.in(text).stream()
                .filter(thing -> thing.length() <= LONGEST_PHRASE && isUnanswered(thing, plan))
                .toList();
    }

    /** Of "a pool or a calm beach" one is enough. */
    private boolean isUnanswered(String thing, String plan) {
        return ALTERNATIVES.splitAsStream(thing).allMatch(one -> isUnansweredItself(one, plan));
    }

    /** Whether no word of a thing is heard that could be it: "rock pools" are not answered by a rock. */
    private boolean isUnansweredItself(String thing, String plan) {
        List<String> words = Patterns.in(WORD, thing).map(MatchResult::group).toList();
        int end = IntStream.range(1, words.size())
                .filter(at -> Patterns.isAllOf(BEHIND_THE_HEAD, words.get(at)))
                .findFirst()
                .orElse(words.size());
        String head = words.isEmpty() ? "" : words.get(end - 1);
        // "A beach to splash in" is a beach.
        boolean isToDoThere = end < words.size()
                && words.get(end).equalsIgnoreCase("to")
                && !head.equalsIgnoreCase("how")
                && isHeardOfAnyPlan(head);
        List<String> telling = (isToDoThere ? words.subList(0, end) : words)
                .stream()
                        .filter(word -> !isHeardOfAnyPlan(word) && !Patterns.isIn(WHOSE, word))
                        .toList();
        if (telling.isEmpty() || hasPlacesOfItsOwn(thing)) {
            return false;
        }
        return telling.contains(head)
                ? !isAnswered(head, plan)
                : telling.stream().noneMatch(word -> isAnswered(word, plan));
    }

    /** Of which it is told where it is to be had. */
    private static boolean hasPlacesOfItsOwn(String thing) {
        return Stream.of(Speciality.values()).anyMatch(one -> one.isNamedIn(thing));
    }

    /** In the order of the wishes; what stands in a longer phrase is said with it. */
    private static List<String> joined(List<String> wished, List<String> phrases) {
        return Stream.concat(
                        wished.stream(),
                        phrases.stream()
                                .filter(phrase -> wished.stream()
                                        .noneMatch(thing -> thing.contains(phrase) || phrase.contains(thing))))
                .distinct()
                .limit(MOST_PHRASES)
                .toList();
    }

    /** @param names from which word on a capital letter makes a name: the first word of a sentence has one anyway */
    private void phrase(String segment, int names, String plan, List<String> phrases) {
        List<MatchResult> words = Patterns.in(WORD, segment).toList();
        for (int at = 0; at < words.size(); at++) {
            boolean name =
                    at >= names && Character.isUpperCase(words.get(at).group().charAt(0));
            boolean ofWhoTravels = at + 1 < words.size()
                    && Patterns.isAllOf(PEOPLE, words.get(at + 1).group());
            if ((name || (isAThing(words.get(at).group()) && !ofWhoTravels))
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
        return isHeardOfAnyPlan(said) || isAnswered(said, plan);
    }

    private boolean isHeardOfAnyPlan(String said) {
        String word = plain(said);
        if (word.length() < FEWEST_LETTERS
                || heard.contains(word)
                || (word.contains("-") && heard.containsAll(List.of(word.split("-", 2))))) {
            return true;
        }
        String stem = ENDING.matcher(word).replaceFirst("");
        return heard.contains(stem) || heard.contains(stem + "e") || heard.contains(stem + "y");
    }

    /** Whether the plan speaks of it, or of what one finds it in. */
    private boolean isAnswered(String said, String plan) {
        String word = plain(said).replace("-", "");
        String stem = ENDING.matcher(word).replaceFirst("");
        return (stem.length() >= FEWEST_LETTERS && isAWordOf(plan, stem))
                || Stream.of(word, ENDING_OF_MANY.matcher(word).replaceFirst(""))
                        .flatMap(one -> answers.getOrDefault(one, List.of()).stream())
                        .anyMatch(answer -> isAWordOf(plan, answer));
    }

    private static String plain(String said) {
        return said.toLowerCase(Locale.ROOT).replace('\u2019', '\'');
    }

    /** Whether a word begins so and has no more than an ending of its own: "band" is no part of Bandarawela. */
    private static boolean isAWordOf(String plan, String stem) {
        for (int at = plan.indexOf(stem); at >= 0; at = plan.indexOf(stem, at + 1)) {
            int end = at + stem.length();
            while (end < plan.length() && Character.isLetter(plan.charAt(end))) {
                end++;
            }
            if (end - at - stem.length() <= LONGEST_ENDING && (at == 0 || !Character.isLetter(plan.charAt(at - 1)))) {
                return true;
            }
        }
        return false;
    }

    /** By the word that is said, the words of a plan that answer it. */
    private static Map<String, List<String>> answers() {
        Map<String, List<String>> answers = new HashMap<>();
        lines("answered-by.txt").forEach(line -> {
            String[] parts = line.split(":", 2);
            Stream.of(parts[1].strip().split("\\s+", -1))
                    .forEach(said -> answers.computeIfAbsent(said, one -> new ArrayList<>())
                            .add(parts[0]));
        });
        return answers;
    }

    private static Set<String> load(String resource) {
        return lines(resource).stream()
                .flatMap(line -> Stream.of(line.strip().split("\\s+", -1)))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Without comments. */
    private static List<String> lines(String resource) {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Unheard.class.getResourceAsStream(resource)), StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
