package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.Role;
import ai.travion.schemas.StatedValue;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Questions about the talk itself, which the thread answers and no search could: who says so, how sure, what was assumed, what was asked
 * first, what was said last.
 */
public final class TalkOfTheTalk {

    private static final String LEAD =
            "\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|hm+|please|pls|um+|thanks|thank\\s+you|cheers|wait|oh|well|hey|hi|right|cool|great|btw|by\\s+the\\s+way|just|actually|(?:can|could)\\s+you\\s+(?:please\\s+)?(?:tell|remind)\\s+me|remind\\s+me|tell\\s+me|do\\s+you\\s+(?:still\\s+)?(?:remember|know))\\W+)*+";
    private static final String TAIL =
            "(?:\\W+(?:please|pls|again|then|though|exactly|actually|really|btw|by\\s+the\\s+way|thanks|here))*\\W*";
    private static final String IT =
            "(?:(?:all\\s+)?(?:that|this|it|so)|those\\s+(?:facts|things|numbers)|(?:that|this|your)\\s+(?:info(?:rmation)?|answer|claim|fact))";

    private static final Pattern WHO_SAYS_SO = asked(
            "(?:which|what)\\s+(?:of\\s+your\\s+)?(?:sources?|pages?|passages?|texts?|books?|websites?|references?)\\s+(?:says?|said|states?|claims?|tells?)(?:\\s+you)?(?:\\s+"
                    + IT
                    + ")?|(?:which|what)\\s+(?:sources?|references?)\\s+(?:(?:is|are|was|were)\\s+" + IT
                    + "(?:\\s+from)?|(?:do|did|have)\\s+you\\s+(?:use|used|have|take|quote)(?:\\s+(?:for\\s+)?" + IT
                    + ")?)"
                    + "|says\\s+who|who\\s+(?:says?|said|claims?|told\\s+you)(?:\\s+" + IT
                    + ")?|according\\s+to\\s+(?:who|whom|what)|on\\s+what\\s+(?:basis|grounds)|based\\s+on\\s+what"
                    + "|where\\s+(?:did|do|have)\\s+you\\s+(?:get|got|have|find|found|read|take|took|learn)\\s+" + IT
                    + "(?:\\s+from)?|where(?:\\s+does|'s|\\s+is)\\s+" + IT + "\\s+(?:come|taken)\\s+from"
                    + "|how\\s+(?:do|would|can|did)\\s+you\\s+(?:even\\s+)?know(?:\\s+" + IT + ")?"
                    + "|what(?:'s|\\s+is|\\s+are|\\s+was|\\s+were)\\s+(?:your|the)\\s+(?:sources?|references?)(?:\\s+(?:for|of)\\s+"
                    + IT + ")?"
                    + "|(?:(?:your|any|the)\\s+)?(?:sources?|references?|citations?)(?:\\s+(?:for|of)\\s+" + IT + ")?"
                    + "|(?:(?:can|could)\\s+you\\s+)?(?:cite|name|give|show|quote)(?:\\s+me)?\\s+(?:your|the|an?)\\s+(?:sources?|references?)(?:\\s+(?:for|of)\\s+"
                    + IT + ")?"
                    + "|(?:do\\s+you\\s+have|have\\s+you\\s+got|is\\s+there)\\s+(?:an?|any)\\s+(?:sources?|references?)(?:\\s+(?:for|of)\\s+"
                    + IT + ")?");
    private static final Pattern HOW_SURE = asked(
            "how\\s+(?:sure|certain|confident)\\s+(?:are\\s+you|can\\s+(?:i|we|you)\\s+be)(?:\\s+(?:about|of)\\s+"
                    + IT
                    + ")?|are\\s+you\\s+(?:really\\s+|quite\\s+|absolutely\\s+|completely\\s+|very\\s+|100\\s*%\\s+)?(?:sure|certain|positive)(?:\\s+(?:about|of)\\s+"
                    + IT
                    + ")?|(?:can|should|could)\\s+(?:i|we)\\s+(?:rely\\s+on|trust|believe)\\s+(?:that|this|you|it|your\\s+answer)|is\\s+(?:that|this)\\s+(?:really\\s+|even\\s+|actually\\s+)?(?:true|right|correct|reliable|certain|so)|really|for\\s+real");
    private static final Pattern WHAT_WAS_ASSUMED = asked(
            "(?:which|what)\\s+(?:\\p{L}+\\s+){0,3}?(?:did|do|have|are|were)\\s+you\\s+(?:just\\s+|here\\s+)?(?:assum(?:e|ed|ing)|presum(?:e|ed|ing)|guess(?:ed|ing)?|tak(?:e|en)\\s+for\\s+granted)(?:\\s+[^,?]{1,30})?|what\\s+(?:are|were)\\s+your\\s+assumptions|(?:which|what)\\s+(?:weekend|week|month|days?|dates?|year)\\s+(?:did|do)\\s+you\\s+(?:mean|take|use|pick|count\\s+on|go\\s+by|have\\s+in\\s+mind)|(?:which|what)\\s+(?:weekend|week|month|days?|dates?|year)\\s+(?:is|was)\\s+(?:that|this)\\s+for");
    private static final Pattern WHAT_WAS_ASKED = asked(
            "(?:what\\s+(?:was|is|were)|what's)\\s+(?:my|our)\\s+(?:very\\s+)?(?<turn>first|last|previous|original|earlier|opening)\\s+(?:question|message|request|ask)|what\\s+(?:was|is)\\s+the\\s+(?:very\\s+)?(?<one>first)\\s+(?:thing|question|place|town|city|one)\\s+(?:that\\s+)?(?:i|we)\\s+(?:ever\\s+)?(?:asked|wrote|said|mentioned|named)(?:\\s+(?:you|about|for)){0,2}|(?:which|what)\\s+(?:place|town|city|question)\\s+did\\s+(?:i|we)\\s+(?:ask|start|begin)(?:\\s+(?:about|with))?\\s+(?<ones>first)|how\\s+did\\s+(?<talk>(?:we|i|this|our\\s+(?:talk|chat|conversation)))\\s+(?:start|begin)|what\\s+did\\s+(?:i|we)\\s+(?:(?<first>first)\\s+ask|ask\\s+(?:you\\s+)?(?:(?<begin>first|at\\s+first|originally|(?:in|at)\\s+the\\s+(?:very\\s+)?(?:beginning|start))|before|last|just\\s+now|earlier)|just\\s+ask)(?:\\s+you)?");
    private static final Pattern THE_LAST_BIT = asked(
            "(?:(?:can|could|would)\\s+you\\s+)?(?:please\\s+)?(?:(?:repeat|say|give\\s+me|tell\\s+me|read\\s+out)\\s+)?(?:me\\s+)?(?:the|that)\\s+(?:very\\s+)?last\\s+(?:bit|part|sentence|point|line)(?:\\s+(?:once\\s+more|you\\s+said))?|what\\s+(?:was|is)\\s+(?:that|the)\\s+last\\s+(?:bit|part|sentence|point)(?:\\s+you\\s+said)?|(?:i\\s+)?(?:missed|didn'?t\\s+(?:get|catch))\\s+(?:the|that)\\s+last\\s+(?:bit|part|sentence|point)");

    private static final Pattern A_PLACE = Patterns.words("first (?:place|town|city)|(?:place|town|city) did (?:i|we)");

    private static final String OF_MY_PAGES =
            "A page may be out of date, so ask before you rely on hours, prices or anything else that changes.";

    private static final String RESTS_ON = "What I said last rests on these pages of mine: ";
    private static final String NO_PAGE = "No page of mine says it: ";
    private static final String NOT_SURE = "Not very sure: ";
    private static final String AS_SURE = "As sure as the pages that I have: ";
    /** How our words on our own answers begin. */
    private static final List<String> OURS = List.of(RESTS_ON, NO_PAGE, NOT_SURE, AS_SURE);

    private TalkOfTheTalk() {}

    private static Pattern asked(String questions) {
        return Patterns.anyCase(LEAD + "(?:" + questions + ")" + TAIL);
    }

    /** Whether a message asks who says so, or how sure that is. */
    static boolean questionsTheAnswer(Utterance said) {
        return said.is(WHO_SAYS_SO) || said.is(HOW_SURE);
    }

    /** The answer to such a question; nothing where the message asks something else. */
    public static Optional<String> answered(GraphState state, Conversation conversation) {
        var said = Utterance.of(state.getUserQuery());
        if (conversation.answers().isEmpty()) {
            return Optional.empty();
        }
        if (conversation
                .pending()
                .filter(asked -> !asked.getAbout().equals(Resumption.EVIDENCE))
                .isPresent()) {
            // "Are you sure?" and "really?" may be a reply to what was asked.
            return whatWasAsked(said, state, conversation);
        }
        var last = LastAnswer.among(answers(conversation));
        return Stream.of(
                        // Who asks where a plan comes from is shown it again with its sources.
                        when(said.is(WHO_SAYS_SO) && !conversation.plan(), sources(last)),
                        when(said.is(HOW_SURE) && !conversation.plan(), sureness(last)),
                        when(said.is(WHAT_WAS_ASSUMED), assumed(conversation)),
                        whatWasAsked(said, state, conversation),
                        FirstDates.told(said, state, conversation),
                        said.is(THE_LAST_BIT)
                                ? last.lastBit().map(bit -> withSources(bit, last))
                                : Optional.<String>empty(),
                        SaidBefore.told(said, conversation))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Without those that only spoke of an answer: "says who?", "and how sure are you?" ask of the same one. */
    private static List<String> answers(Conversation conversation) {
        var ofMatters = conversation.answers().stream()
                .filter(answer -> OURS.stream().noneMatch(answer::startsWith))
                .toList();
        return ofMatters.isEmpty() ? conversation.answers() : ofMatters;
    }

    private static Optional<String> when(boolean asked, String answer) {
        return asked ? Optional.of(answer) : Optional.empty();
    }

    private static String sources(LastAnswer last) {
        return last.sources().map(names -> RESTS_ON + names + ".").orElse(NO_PAGE + whereFrom(last));
    }

    private static String whereFrom(LastAnswer last) {
        return last.isUnsure()
                ? "I found nothing certain on it."
                : "it was worked out from the calendar, the sun, the map or what you told me.";
    }

    private static String sureness(LastAnswer last) {
        if (last.isUnsure()) {
            return NOT_SURE
                    + "I did not find all of it in what I know. Ask somebody on the spot before you rely on it.";
        }
        return last.sources()
                .map(names -> AS_SURE + "it rests on " + names + ". " + OF_MY_PAGES)
                .orElse(NO_PAGE + whereFrom(last) + " Ask on the spot where much depends on it.");
    }

    private static String assumed(Conversation conversation) {
        var open = conversation.itinerary().isEmpty() ? Optional.<String>empty() : untold(conversation.known());
        return LastAnswer.assumedIn(conversation.answers())
                .map(note -> "This I took for granted: " + note)
                .map(note -> note + open.map(untold -> " " + untold).orElse(""))
                .or(() -> open.map(untold -> untold
                        + conversation
                                .start()
                                .map(first -> " The dates that I go by are %s."
                                        .formatted(Dates.inWords(first, conversation.end())))
                                .orElse("")))
                .or(() -> conversation
                        .start()
                        .map(first -> "I took nothing for granted; the dates that I go by are yours: "
                                + Dates.inWords(first, conversation.end()) + "."))
                .orElse("I took nothing for granted in what I said last.");
    }

    /** What a plan goes by where nobody told it otherwise. */
    private static Optional<String> untold(Preferences known) {
        var taken = Stream.of(
                        when(known.getParty().isEmpty(), "that you are adults who walk well"),
                        when(known.getPace().isEmpty(), "a middling pace"),
                        when(known.getBudget().isEmpty(), "no limit to what you spend"),
                        when(known.getOrigin().isEmpty(), "that you come to the first place by yourselves"))
                .flatMap(Optional::stream)
                .toList();
        return taken.isEmpty()
                ? Optional.empty()
                : Optional.of("You did not say otherwise, so I took: %s. Tell me what is different."
                        .formatted(String.join("; ", taken)));
    }

    private static Optional<String> whatWasAsked(Utterance said, GraphState state, Conversation conversation) {
        var asked = Patterns.matcher(WHAT_WAS_ASKED, said.text());
        var before = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() < state.getTurn())
                .toList();
        if (!asked.matches() || before.isEmpty()) {
            return Optional.empty();
        }
        var place = said.has(A_PLACE) ? firstPlace(before, conversation) : Optional.<String>empty();
        if (place.isPresent()) {
            return place;
        }
        var turn = asked.group("turn");
        boolean first = asked.group("first") != null
                || asked.group("begin") != null
                || asked.group("one") != null
                || asked.group("ones") != null
                || asked.group("talk") != null
                || (turn != null && List.of("first", "original", "opening").contains(turn.toLowerCase(Locale.ROOT)));
        return Optional.of(first ? first(before.getFirst()) : quoted("Before this you asked", before.getLast()));
    }

    /** A greeting came before it, and names no place. */
    private static Optional<String> firstPlace(List<Message> before, Conversation conversation) {
        return conversation.known().getPlaces().reversed().stream()
                .min(Comparator.comparingInt(StatedValue::getTurn))
                .map(place -> "The first place that I still have of our talk is %s%s."
                        .formatted(
                                place.getValue(),
                                before.stream()
                                        .filter(message -> message.getTurn() == place.getTurn())
                                        .findFirst()
                                        .map(message ->
                                                ": \"" + message.getContent().strip() + "\"")
                                        .orElse("")));
    }

    /** Of a long talk only the end is kept. */
    private static String first(Message earliest) {
        return earliest.getTurn() == 1
                ? quoted("Your first question was", earliest)
                : quoted("I no longer have how our talk began; the earliest that I have of you is", earliest);
    }

    private static String quoted(String opening, Message message) {
        return opening + ": \"" + message.getContent().strip() + "\"";
    }

    private static String withSources(String words, LastAnswer last) {
        return words.contains("[") && last.sources().isPresent()
                ? words + "\n\nSources: " + last.sources().get()
                : words;
    }
}
