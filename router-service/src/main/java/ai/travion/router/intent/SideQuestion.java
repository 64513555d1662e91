package ai.travion.router.intent;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the questions that stand beside an order for a plan: "Plan two days in Ella. Is the 24th a Poya?" */
public final class SideQuestion {

    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+|\\n+");
    private static final Pattern TOLD_TO_TELL = Patterns.anyCase(
            "[,;]?\\s+(?:and|also|plus|then)\\s+(?:also\\s+)?(?:(?:please\\s+|can\\s+you\\s+)?(?:tell\\s+(?:me|us)|let\\s+(?:me|us)\\s+know|explain)\\s+)?(?=(?:what|when|where|who|how|is|are|does|can|whether|if|which)\\b(?!\\s+(?:to|you|we|i)\\b))");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|also|oh|btw|by\\s+the\\s+way|plus|then|please|tell\\s+(?:me|us)|let\\s+(?:me|us)\\s+know)\\b[\\s,]*)*(?:what|when|where|who|how|is|are|was|does|do(?=\\s+(?:i|we|you|they|people|locals|the|my|our|most|any|all)\\b)|did|can(?!'t)|will|whether|if|which|should)\\b.*");
    /** How a plan is asked for, or what it should hold. */
    private static final Pattern OF_THE_PLAN = Patterns.words(
            "what about|how about|instead|does that still work|plan|itinerary|(?:what|which|best|good|my|our) (?:should (?:my|our|the) |would (?:my|our|the|a good) |could (?:my|our) )?(?:route|order|stops)|suggest|recommend|what (?:should|can|could|to|do you) (?:i|we|do|see|visit|suggest|recommend)|where (?:should|can|to) (?:i|we|go|stay)|how (?:should|would|to|can) (?:i|we|you|spend|split)|(?:how|what) (?:should|would|could|might|do|does|can|will)\\b.{0,80}\\blook(?:s| like)?|can (?:you|u|we)|could (?:you|u|we)|would you|possible|ideas");

    /** "Where and when, day by day please?": what any plan says. */
    private static final Pattern SAID_BY_ANY_PLAN = Patterns.anyCase(
            "\\W*(?:(?:where|when|how\\s+long|how\\s+many\\s+(?:days|nights)|(?:which|what)\\s+(?:places?|towns?|beach(?:es)?|areas?|coast|month|season|order)|day\\s+by\\s+day|exactly|best|then|and|or|in|for|each|there|too|pls|plz|please)\\W*)+");

    private static final int LONGEST = 120;

    private SideQuestion() {}

    /** The questions in their own words; none where the message is one sentence, or each is about the plan. */
    public static Stream<String> in(Utterance said) {
        var sentences = SENTENCE_END
                .splitAsStream(said.text())
                .flatMap(TOLD_TO_TELL::splitAsStream)
                .map(String::strip)
                .filter(sentence -> !sentence.isEmpty())
                .toList();
        return sentences.size() < 2
                ? Stream.empty()
                : sentences.stream()
                        .filter(sentence -> Patterns.isAllOf(ASKS, sentence))
                        .filter(sentence ->
                                !Patterns.isIn(OF_THE_PLAN, sentence) && !Patterns.isAllOf(SAID_BY_ANY_PLAN, sentence))
                        .map(SideQuestion::asked)
                        .distinct();
    }

    private static String asked(String sentence) {
        var bare = sentence.replaceFirst("[\\s.?!]+$", "");
        return (bare.length() > LONGEST ? bare.substring(0, LONGEST) + "..." : bare) + "?";
    }
}
