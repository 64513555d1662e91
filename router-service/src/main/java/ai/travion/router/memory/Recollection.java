package ai.travion.router.memory;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.text.Utterance;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whatever a traveller asks of what they said of themselves is answered from the memory of the thread: topic by topic where one is named, by
 * the words of what is kept where none is, and all of it where nothing in particular is sought.
 */
public final class Recollection {

    private static final Pattern PARTS = Patterns.anyCase(
            "\\s*[?;]\\s*|\\s*,\\s*(?:and\\s+)?(?=wh|how|our|my|the)|\\s+and\\s+(?=wh|(?:for\\s+)?how|our|my)");

    private static final Pattern A_BARE_WORD = Patterns.anyCase(
            "\\W*(?:(?:and|also|plus)\\W+)*(?:(?:from|for)\\s+)?(?:when|who|with\\s+whom|how\\s+long|how\\s+many\\s+(?:of\\s+us|people|days|nights)|(?:(?:what|which)\\s+|(?:our|my|the)\\s+)(?:dates?|budget|food|diet|allerg(?:y|ies)|ages?)|where\\s+from)(?:\\s+(?:from|till|until|to|again))*\\W*");

    private static final String LEAD =
            "\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|hm+|please|pls|um+|thanks|thank\\s+you|wait|oh|well|hey|hi|btw|by\\s+the\\s+way|now|also|just\\s+checking|quick\\s+question|i\\s+forgot|(?:can|could)\\s+you\\s+(?:please\\s+)?(?:tell|remind)\\s+(?:me|us)(?:\\s+(?:of|about))?|remind\\s+(?:me|us)(?:\\s+(?:of|about))?|tell\\s+(?:me|us)(?:\\s+again)?|do\\s+you\\s+(?:still\\s+)?(?:remember|know))\\W+)*+";
    private static final String TELLING =
            "(?:say|said|tell|told|mention(?:ed)?|named?|give|gave|given|set|stated?|write|wrote|written|specif(?:y|ied)|ask(?:ed)?|wanted|wished)\\b(?:\\s+for\\b)?(?:\\s+(?:to\\s+)?(?:you|u)\\b)?";
    private static final String QUESTION = "(?:what|which|where|who|whom|when|how|with\\s+whom)";
    private static final String WE = "(?:i|we)";
    private static final String OF_US = "(?:about|of|on)\\s+(?:me|us|my|our)";

    /** "Which places did I say I like?", "what have we told you?" */
    private static final Pattern WHAT_I_TOLD = Patterns.anyCase(LEAD + "(?<before>" + QUESTION
            + "\\b[^?]{0,40}?)\\b(?:did|have|had)\\s+" + WE + "\\s+(?:(?:already|just|actually|first|once|ever)\\s+)?"
            + TELLING + "(?<after>[^?]*)");

    /** "The trip begins on the 12th, as we said" says it again. */
    private static final String NOT_BY_THE_WAY = "(?<![,;:]\\s{0,3})(?<!\\b(?:as|like|since|than)\\s{1,3})";

    private static final String THE_THING_I_TOLD =
            "(?<before>(?:the|my|our|what)\\b[^?]{0,40}?)\\s*(?:that\\s+|which\\s+)?\\b" + NOT_BY_THE_WAY + WE
                    + "(?:'ve|\\s+have|\\s+had)?\\s+(?:(?:already|just|first|once)\\s+)?" + TELLING;
    /** Behind it nothing is said of the thing: "the budget I gave you is now 500" corrects it. */
    private static final String NOTHING_OF_IT =
            "(?<after>(?:\\s+(?:(?:at|in)\\s+the\\s+(?:very\\s+)?(?:beginning|start)|earlier|before|again|already|first|once|so\\s+far|please|then))*+[\\s.!]*)";
    /** "What is the budget I told you at the beginning?" */
    private static final Pattern WHAT_IS_WHAT_I_TOLD = Patterns.anyCase(LEAD
            + "(?:what|which|where|who|when)(?:'s|\\s+is|\\s+was|\\s+are|\\s+were)\\s+" + THE_THING_I_TOLD
            + "(?<after>[^?]*)");
    /** "Tell me the dates I gave you." */
    private static final Pattern THE_THING = Patterns.anyCase(LEAD + THE_THING_I_TOLD + NOTHING_OF_IT);
    /** "What do you know of us?", "what dates do you have for me?" */
    private static final Pattern WHAT_YOU_KNOW = Patterns.anyCase(LEAD + "(?<before>" + QUESTION
            + "\\b[^?]{0,60}?)\\b(?:do|did|have)\\s+(?:you|u)\\s+(?:(?:already|still|actually)\\s+)?(?:know|remember|keep|kept|noted?|stored?|saved?|learn(?:ed|t)?|got\\s+down|written\\s+down)(?:\\s+down)?\\s+"
            + OF_US + "\\b(?<after>[^?]*)");

    private static final Pattern WHAT_YOU_HAVE = Patterns.anyCase(
            LEAD + "(?<before>" + QUESTION
                    + "\\b[^?]{0,60}?)\\b(?:do|have)\\s+(?:you|u)\\s+(?:have|got|noted|down)(?:\\s+(?:down|noted))?\\s+(?:for|of|from|about|on)\\s+(?:me|us)\\b(?<after>[^?]{0,20})\\W*");
    /** Of a trip, a day or a stay an overview is one of the plan. */
    private static final String OUR_WISH =
            "(?:preferences?|wishes|likes|dislikes|interests?|requirements?|needs|diets?|allerg(?:y|ies)|budget|dates|profile)";

    private static final String OUR_WISHES =
            "(?:my|our)\\s+" + OUR_WISH + "(?:(?:\\s*,\\s*|\\s+)(?:and\\s+)?(?:(?:my|our)\\s+)?" + OUR_WISH + "){0,4}";
    private static final String NO_MORE =
            "(?:\\W+(?:so\\s+far|until\\s+now|up\\s+to\\s+now|again|now|please|pls|briefly|in\\s+(?:short|brief)|thanks|thank\\s+you)){0,3}\\W*$";

    /** "Give me a summary of what I told you", "repeat all that you know about us". */
    private static final Pattern SUM_UP = Patterns.anyCase(LEAD
            + "(?:(?:can|could|would|will)\\s+you\\s+)?(?:please\\s+)?(?:(?:sum(?:\\s+up)?|summari[sz]e|recap|repeat|list|give|show|write|tell|a)\\b|(?=what\\s+you\\s))(?<before>[^?]{0,40}?)\\b(?:(?:what(?:ever)?|everything|all|things)(?:\\s+that)?\\s+(?:"
            + WE + "(?:'ve|\\s+have|\\s+had)?\\s+(?:already\\s+|just\\s+)?" + TELLING
            + "|you\\s+(?:now\\s+|already\\s+)?(?:know|remember|noted|keep|have(?:\\s+noted)?)\\s+" + OF_US + ")|"
            + "(?:about|of|on)\\s+(?=(?:me|us|myself|ourselves|" + OUR_WISHES + ")" + NO_MORE
            + ")(?:me|us|myself|ourselves)?)(?<after>[^?]*)");
    /** "Did I tell you my budget?", "have I said that we are vegetarians?" */
    private static final Pattern WHETHER_I_TOLD = Patterns.anyCase(LEAD + "(?<before>)(?:did|have)\\s+" + WE
            + "\\s+(?:(?:already|ever|actually)\\s+)?" + TELLING + "(?<after>[^?]+)");

    /** "Who of us needs a wheelchair?" */
    private static final Pattern WHO_OF_US = Patterns.anyCase(
            LEAD
                    + "(?:who|which\\s+one)\\s+(?:of\\s+us|in\\s+(?:our|the)\\s+(?:group|family|party))\\s+(?:needs?|has|is|uses?|wants?|can(?:'t|not)?|eats?|gets?|likes?|loves?|hates?)\\s+(?<thing>[^?]{3,60})\\W*");

    private static final Pattern IN_GENERAL =
            Patterns.anyCase("^\\W*(?:my|our)\\s+(?:preferences?|wishes|requirements?|needs|profile)\\b");

    /** Those in which anything may be sought, and all is where nothing is. */
    private static final List<Pattern> OF_ANYTHING =
            List.of(WHAT_I_TOLD, WHAT_IS_WHAT_I_TOLD, THE_THING, WHAT_YOU_KNOW, SUM_UP);

    private static final Pattern ABOUT = Patterns.anyCase("\\b(?:about|of|on)\\s+(?!me\\b|us\\b|myself)\\p{L}");
    private static final Pattern NO_CONTENT = Patterns.words(
            "what|which|where|who|whom|when|how|about|that|this|the|my|our|me|us|you|i|i'm|i've|i'd|we|we're|we've|we'd|am|to|of|on|for|in|at|a|an|it|and|or|if|want(?:ed)?|wish(?:ed)?|again|earlier|before|so|far|please|already|beginning|start|first|yet|said|all|everything|things?|else|is|was|are|were|be|have|had|has|do|did|need(?:ed)?|would|will|like|you|ago|until|now|today|short|brief|briefly|summary|list|overview|recap|up|give|show|tell|told|trip|travel|tour|holiday|can|could|other|with|from|do|does|not|don't|good|any");
    private static final Pattern WORD = Pattern.compile("[\\p{L}']+");
    private static final int SHORTEST = 3;
    private static final List<String> ENDINGS = List.of("ians", "ian", "s", "es", "ed", "ing", "er", "ers");

    /** "And Jaffna?" after "which places did I say I like?" */
    private static final Pattern AND_THIS = Patterns.anyCase(
            "\\W*(?:(?:and|or)\\s+(?:also\\s+)?(?=[^?]*\\?)|(?:and\\s+)?(?:what|how)\\s+about\\s+)(?<thing>[\\p{L}' -]{3,30}?)(?:\\s+(?:too|as\\s+well))?\\W*");
    /** Who wishes, orders or tells names no thing alone. */
    private static final Pattern MORE_THAN_A_THING = Patterns.words(
            "i|we|you|i'm|we're|i'd|we'd|he|she|they|it|is|are|am|can|could|would|should|will|do|does|did|add|adding|plan|planning|make|making|want|need|like|love|prefer|include|skip|skipping|drop|remove|go|going|stay|staying|visit|visiting|see|have|having|change|move|show|tell|give|book|start|end|cheaper|longer|shorter|slower|more|less|no|not|without|instead|how|what|where|when|which|why|who");

    private static final Pattern FOR_WHOM = Patterns.words("(?:it|this|that) (?:all )?for");

    private static final Pattern OWN_THING =
            Patterns.anyCase("^\\s*(?:about\\s+)?(?:my|our|where|when|who|how|what)\\b.*");

    private Recollection() {}

    /** The answer to a message that asks for nothing else. */
    public static Optional<String> of(String message, Conversation conversation) {
        var memory = new Memory(conversation);
        var said = Utterance.of(message);
        return conversation.answers().isEmpty()
                ? Optional.empty()
                : told(said, memory).or(() -> goingOn(said, memory));
    }

    /** All that is known of a traveller. */
    public static String whole(Conversation conversation) {
        return new Memory(conversation).whole();
    }

    private static Optional<String> told(Utterance said, Memory memory) {
        var have = Patterns.matcher(WHAT_YOU_HAVE, said.text());
        if (have.matches()) {
            return ofTopics(have.group("before"), memory);
        }
        // "Remind me, what are my dislikes?" is one question.
        var whole = Topic.askedIn(said.text()).filter(topic -> !isOfAThing(List.of(said.text()), memory));
        if (whole.isPresent()) {
            return whole.map(topic -> topic.answer(memory));
        }
        var parts =
                PARTS.splitAsStream(said.text()).filter(part -> !part.isBlank()).toList();
        boolean ofTheirOwn = parts.stream().anyMatch(part -> part(part, memory).isPresent());
        var answers = parts.stream()
                .map(part -> part(part, memory).or(() -> besideOthers(part, memory)))
                .toList();
        boolean all = ofTheirOwn && answers.stream().allMatch(Optional::isPresent);
        return all && !isOfAThing(parts, memory)
                ? Optional.of(
                        answers.stream().flatMap(Optional::stream).distinct().collect(Collectors.joining(" ")))
                : Optional.empty();
    }

    /** Before any plan "who is it for?" is asked of a ticket or a dish. */
    private static boolean isOfAThing(List<String> parts, Memory memory) {
        return parts.size() == 1
                && Patterns.isIn(FOR_WHOM, parts.getFirst())
                && !memory.conversation().hasPlanned();
    }

    private static Optional<String> part(String part, Memory memory) {
        return Topic.askedIn(part).map(topic -> topic.answer(memory)).or(() -> byWhatWasTold(part, memory));
    }

    /** "When" alone is asked of the dates where another part asks of who travels. */
    private static Optional<String> besideOthers(String part, Memory memory) {
        return Patterns.isAllOf(A_BARE_WORD, part) ? ofTopics(part, memory) : Optional.empty();
    }

    private static Optional<String> byWhatWasTold(String part, Memory memory) {
        for (var pattern : OF_ANYTHING) {
            var asked = Patterns.matcher(pattern, part);
            if (asked.matches()) {
                var sought = asked.group("before") + " " + asked.group("after");
                if (pattern.equals(SUM_UP) && Patterns.isIn(IN_GENERAL, asked.group("after"))) {
                    return Optional.of(memory.whole());
                }
                return Optional.of(sought)
                        .map(Topic::namedIn)
                        .filter(topics -> !topics.isEmpty())
                        .map(topics -> answers(topics, memory))
                        .or(() -> thing(sought, memory));
            }
        }
        var who = Patterns.matcher(WHO_OF_US, part);
        if (who.matches()) {
            return Optional.of(whoOfUs(who.group("thing"), memory));
        }
        var whether = Patterns.matcher(WHETHER_I_TOLD, part);
        return whether.matches() ? whether(whether.group("after"), memory) : Optional.empty();
    }

    private static Optional<String> ofTopics(String words, Memory memory) {
        return Optional.of(Topic.namedIn(words))
                .filter(topics -> !topics.isEmpty())
                .map(topics -> answers(topics, memory));
    }

    private static String answers(List<Topic> topics, Memory memory) {
        return topics.stream().map(topic -> topic.answer(memory)).distinct().collect(Collectors.joining(" "));
    }

    /** What no topic names is looked for in the words of what is kept. */
    private static Optional<String> thing(String sought, Memory memory) {
        var words = contentOf(sought);
        if (words.isEmpty()) {
            return Optional.of(memory.whole());
        }
        var found = phrasesWith(words, memory);
        if (!found.isEmpty()) {
            var others = memory.phrases().stream()
                    .filter(phrase -> !found.contains(phrase))
                    .toList();
            return Optional.of("You told me: " + String.join(", ", found) + "."
                    + (others.isEmpty() ? "" : " Besides: " + String.join(", ", others) + "."));
        }
        return Patterns.isIn(ABOUT, sought)
                ? Optional.of("You have told me nothing of \"%s\" that I keep. ".formatted(String.join(" ", words))
                        + memory.whole())
                : Optional.empty();
    }

    private static String whoOfUs(String thing, Memory memory) {
        var found = contentOf(thing).stream()
                .flatMap(word -> phrasesWith(List.of(word), memory).stream())
                .distinct()
                .toList();
        return found.isEmpty()
                ? "You have told me of nobody: \"%s\" I know nothing of. Tell me if somebody does, and I go by it."
                        .formatted(thing.strip())
                : "You told me: " + String.join(", ", found) + ".";
    }

    /** What they only believe that they told is told now, and is read as such. */
    private static Optional<String> whether(String claim, Memory memory) {
        var found = contentOf(claim).stream()
                .flatMap(word -> phrasesWith(List.of(word), memory).stream())
                .distinct()
                .toList();
        return found.isEmpty()
                ? Patterns.isIn(OWN_THING, claim) ? ofTopics(claim, memory) : Optional.empty()
                : Optional.of("Yes, you told me: " + String.join(", ", found) + ".");
    }

    private static Optional<String> goingOn(Utterance said, Memory memory) {
        var asked = Patterns.matcher(AND_THIS, said.text());
        var before = memory.conversation().previous().map(Utterance::of);
        if (!asked.matches()
                || before.filter(earlier -> told(earlier, memory).isPresent()).isEmpty()) {
            return Optional.empty();
        }
        var thing = asked.group("thing").strip();
        if (Patterns.isIn(MORE_THAN_A_THING, thing)) {
            return Optional.empty();
        }
        var found = phrasesWith(contentOf(thing), memory);
        return Optional.of(
                found.isEmpty()
                        ? "Of \"%s\" you have told me nothing of the kind.".formatted(thing)
                        : "Of \"%s\" you told me: %s.".formatted(thing, String.join(", ", found)));
    }

    private static List<String> contentOf(String words) {
        return Patterns.in(WORD, words.toLowerCase(Locale.ROOT))
                .map(match -> match.group().replaceFirst("'s?$", ""))
                .filter(word -> word.length() >= SHORTEST && !Patterns.isAllOf(NO_CONTENT, word))
                .distinct()
                .toList();
    }

    private static List<String> phrasesWith(List<String> words, Memory memory) {
        return words.isEmpty()
                ? List.of()
                : memory.phrases().stream()
                        .filter(phrase -> {
                            var stems = Patterns.in(WORD, phrase.toLowerCase(Locale.ROOT))
                                    .flatMap(match -> stems(match.group()))
                                    .collect(Collectors.toSet());
                            return words.stream().allMatch(word -> stems(word).anyMatch(stems::contains));
                        })
                        .toList();
    }

    private static Stream<String> stems(String word) {
        return Stream.concat(
                Stream.of(word),
                ENDINGS.stream()
                        .filter(ending -> word.endsWith(ending) && word.length() - ending.length() >= SHORTEST)
                        .map(ending -> word.substring(0, word.length() - ending.length())));
    }
}
