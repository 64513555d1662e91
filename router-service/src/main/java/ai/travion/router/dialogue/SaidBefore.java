package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "What did you say about the sea?", "who of us is afraid of boats?": what was said of a thing before, from what the thread still has. */
final class SaidBefore {

    private static final String LEAD =
            "\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|hm+|please|wait|oh|well|hey|btw|(?:can|could)\\s+you\\s+(?:please\\s+)?(?:tell|remind)\\s+me|remind\\s+me|tell\\s+me|do\\s+you\\s+(?:still\\s+)?(?:remember|know))\\W+)*+";
    private static final String TAIL = "(?:\\s+(?:again|please|before|earlier|just\\s+now|at\\s+first))*\\W*";
    private static final Pattern YOU_SAID = Patterns.anyCase(LEAD
            + "what\\s+(?:did|have)\\s+you\\s+(?:just\\s+|already\\s+)?(?:say|said|tell\\s+(?:me|us)|told\\s+(?:me|us)|mention(?:ed)?)\\s+(?:about|of|on)\\s+(?:the\\s+|my\\s+|our\\s+|its\\s+)?([\\p{L}' -]{3,30}?)"
            + TAIL);
    /** "What was the name of the app again?" */
    private static final Pattern ITS_NAME = Patterns.anyCase(LEAD
            + "(?:what(?:'s|s|\\s+is|\\s+was|\\s+were|\\s+are)\\s+(?:the\\s+)?names?\\s+of\\s+(?:the|that|those|this)\\s+(?<of>\\p{L}[\\p{L} -]{1,25}?)|(?:what|how)(?:'s|s|\\s+is|\\s+was|\\s+were)\\s+(?:the|that|those)\\s+(?<called>\\p{L}[\\p{L} -]{1,25}?)\\s+called|(?:which|what)\\s+(?<which>(?!(?:time|hour|day|weekday|date|week|month|year|place|town)\\b)\\p{L}[\\p{L} -]{1,25}?)\\s+(?:was|is)\\s+(?:it|that)\\s+again)"
            + TAIL);
    /** Things that answers call by their names alone. */
    private static final Map<String, Pattern> CALLED_BY_NAME = Map.of(
            "app", Patterns.words("pick ?me|uber"),
            "apps", Patterns.words("pick ?me|uber"),
            "taxi app", Patterns.words("pick ?me|uber"));

    private static final Pattern WHO_OF_US = Patterns.anyCase(LEAD
            + "who(?:\\s+(?:of\\s+us|in\\s+our\\s+(?:group|family|party)|among\\s+us))?(?:'s|\\s+is|\\s+was|\\s+does\\s?n[o']t|\\s+doesn't|\\s+gets?|\\s+hates?|\\s+can'?t|\\s+cannot)\\s+(?:(?:the\\s+one\\s+)?(?:who|that)\\s+(?:is|was)\\s+)?(?:(?:afraid|scared|frightened)\\s+of|sick\\s+(?:on|in)|like|eat|stand|bear)?\\s*(?:the\\s+|on\\s+)?([\\p{L} -]{3,25}?)"
            + TAIL);
    private static final Pattern WHERE_I_START = Patterns.anyCase(LEAD
            + "(?:where|from\\s+where|which\\s+(?:place|town))\\s+(?:did|do|have)\\s+(?:i|we)\\s+(?<told>(?:say|said|tell\\s+you|told\\s+you)\\s+(?:that\\s+)?(?:i|we)(?:'d|\\s+would|\\s+will|\\s+am|\\s+are|'m|'re)?\\s+)?(?:start(?:ing)?|begin|set\\s+(?:out|off)|leave|depart)(?:\\s+from)?"
            + TAIL);
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?])\\s+(?=\\p{Lu})|\\n+");
    private static final List<String> ENDINGS = List.of("s", "es", "ed", "ing");
    /** What is left of a word without its ending has to tell what it is. */
    private static final int SHORTEST_STEM = 3;

    private static final Pattern CITED = Pattern.compile("\\s?\\[\\d+]");
    private static final Pattern UNSURE = Pattern.compile("^Low confidence, but the nearest that I have:\\s*");
    private static final Pattern WORDS = Pattern.compile("[^\\p{L}']+");
    private static final int MOST = 2;
    /** What was said before is told so. */
    private static final String I_SAID = "I said: ";

    private SaidBefore() {}

    /** The answer; nothing where something else is asked. */
    static Optional<String> told(Utterance said, Conversation conversation) {
        return youSaid(said, conversation)
                .or(() -> itsName(said, conversation))
                .or(() -> whoOfUs(said, conversation))
                .or(() -> origin(said, conversation));
    }

    private static Optional<String> youSaid(Utterance said, Conversation conversation) {
        var asked = Patterns.matcher(YOU_SAID, said.text());
        if (!asked.matches()) {
            return Optional.empty();
        }
        var thing = asked.group(1).strip();
        var found = firstTold(conversation)
                .map(answer -> sentencesOf(answer, thing))
                .filter(sentences -> !sentences.isEmpty())
                .findFirst();
        return Optional.of(found.map(sentences -> I_SAID + String.join(" ", sentences))
                .orElse(
                        "My last answers, which are all that I still have, say nothing about \"%s\". Ask me about it and I look it up."
                                .formatted(thing)));
    }

    /** Where no answer named it, it is asked of something else. */
    private static Optional<String> itsName(Utterance said, Conversation conversation) {
        var asked = Patterns.matcher(ITS_NAME, said.text());
        if (!asked.matches()) {
            return Optional.empty();
        }
        var thing = Stream.of("of", "called", "which")
                .map(asked::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow()
                .toLowerCase(Locale.ROOT)
                .strip();
        var named = Optional.ofNullable(CALLED_BY_NAME.get(thing));
        return firstTold(conversation)
                .map(answer -> sentences(answer)
                        .filter(sentence -> named.map(names -> Patterns.isIn(names, sentence))
                                .orElseGet(() -> speaksOf(thing, sentence)))
                        .limit(MOST)
                        .toList())
                .filter(sentences -> !sentences.isEmpty())
                .findFirst()
                .map(sentences -> I_SAID + String.join(" ", sentences));
    }

    /** The answers that repeat no other, latest first. */
    private static Stream<String> firstTold(Conversation conversation) {
        return conversation.answers().reversed().stream().filter(answer -> !answer.startsWith(I_SAID));
    }

    private static List<String> sentencesOf(String answer, String thing) {
        return sentences(answer)
                .filter(sentence -> speaksOf(thing, sentence))
                .limit(MOST)
                .toList();
    }

    private static Stream<String> sentences(String answer) {
        return LastAnswer.among(List.of(answer)).blocks().stream()
                .flatMap(SENTENCES::splitAsStream)
                .map(sentence -> UNSURE.matcher(
                                CITED.matcher(sentence).replaceAll("").strip())
                        .replaceFirst(""));
    }

    private static boolean speaksOf(String thing, String words) {
        var said = wordsOf(words).flatMap(SaidBefore::stems).collect(Collectors.toSet());
        var meant =
                wordsOf(thing).filter(word -> word.length() >= SHORTEST_STEM).toList();
        return !meant.isEmpty() && meant.stream().allMatch(word -> stems(word).anyMatch(said::contains));
    }

    private static Stream<String> wordsOf(String text) {
        return WORDS.splitAsStream(text.toLowerCase(Locale.ROOT));
    }

    /** The word itself, and what it may be one of: "buses" of "bus", "hiking" of "hike". */
    private static Stream<String> stems(String word) {
        var bare = ENDINGS.stream()
                .filter(ending -> word.endsWith(ending) && word.length() - ending.length() >= SHORTEST_STEM)
                .map(ending -> word.substring(0, word.length() - ending.length()))
                .toList();
        return Stream.of(Stream.of(word), bare.stream(), bare.stream().map(stem -> stem + "e"))
                .flatMap(all -> all);
    }

    private static Optional<String> whoOfUs(Utterance said, Conversation conversation) {
        var asked = Patterns.matcher(WHO_OF_US, said.text());
        if (!asked.matches()) {
            return Optional.empty();
        }
        var thing = asked.group(1).strip();
        var known = conversation.known();
        return Stream.concat(
                        known.getAvoid().stream().map(value -> "no " + value.getValue()),
                        known.getOther().stream().map(value -> value.getValue()))
                .filter(kept -> speaksOf(thing, kept))
                .findFirst()
                .map(kept ->
                        "I keep that one of you wants \"%s\", and go by it for all of you; which of you it is, I do not keep."
                                .formatted(kept));
    }

    /** "Where do I start?" of a climb asks for its foot, and of a trip for what they told. */
    private static Optional<String> origin(Utterance said, Conversation conversation) {
        var asked = Patterns.matcher(WHERE_I_START, said.text());
        boolean ofThem = asked.matches() && (asked.group("told") != null || conversation.hasPlanned());
        return ofThem
                ? Optional.of(conversation
                        .known()
                        .getOrigin()
                        .map(from -> "You start from " + from.getValue() + ".")
                        .orElse("You have not told me where you start."))
                : Optional.empty();
    }
}
