package ai.travion.router.clauses;

import ai.travion.atlas.text.Patterns;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a clause is worded that wants something of a plan: as an order, or as somebody's wish. It is read without what leads to it. */
final class Wanting {

    static final String VERB = "(?:" + verbs() + ")";
    static final String SOMEBODY = "(?:i|we|you|he|she|they|mum|mom|dad|nobody|everyone|everybody"
            + "|(?:both|all|one|two|some) of us"
            + "|(?:my|our|the) (?:\\p{L}+ ){0,2}?\\p{L}+)";
    static final String MORE_OR_LESS =
            "(?:(?:an?|one|two|three|four|\\d{1,2}|some|the|a bit|a little|much|way|half an?|(?:one|two|three|\\d{1,2}) (?:days?|nights?|hours?)) )?"
                    + "(?:less|more|fewer|longer|shorter|extra|another|later|earlier|slower|faster|quieter|cheaper|easier|lighter|smaller|gentler)\\b(?! or less\\b)";

    private static final String WHEN = "(?:(?:on|for|from|in|at|after|before|by) (?:[^,]{2,30}, "
            + "|(?:day \\d{1,2}|(?:the|our|my) (?:first|second|third|fourth|fifth|last) (?:day|night|morning|afternoon|evening)|\\p{L}+day|that day) ))?";

    private static final Pattern ORDER = either(
            VERB + "\\b(?! (?:i|we|you|they|it|there|he|she|got|is|was|are|were|has|had|will|would|can)\\b).*",
            "(?:let['\u2019]?s|let us|don['\u2019]?t|do not|never|always)\\b.*",
            "(?:no|none|nothing|nowhere|without|not (?:before|after|until|so|too|more|less|every|all|on|in|at)) .*",
            MORE_OR_LESS + ".*");

    private static final String ADVERBS =
            "(?: (?:also|really|all|both|much|still|definitely|absolutely|rather|certainly))*";
    private static final String WOULD = "(?:['\u2019]d| would)" + ADVERBS;

    private static final Pattern WISH = either(
            SOMEBODY + WOULD + " (?:like|love|prefer|rather|sooner|fancy|enjoy|appreciate|hate)\\b.*",
            SOMEBODY + ADVERBS
                    + " (?:wants?|needs?|must|insists?|fancy|fancies|hates?|prefers?|has to|have to|should|refuses?|dislikes?)\\b.*",
            SOMEBODY
                    + " (?:can['\u2019]?t|cannot|can not|won['\u2019]?t) (?:do|take|manage|climb|walk|eat|drink|swim|stand|bear|face|handle)\\b.*",
            "(?:i|we)(?:['\u2019]m| am|['\u2019]re| are) (?:\\p{L}+ )?(?:set|keen|bent|insisting) on\\b.*",
            ".{3,} (?:would|might|could) (?:also |really )?(?:please|suit|do)\\b.*",
            ".{3,} (?:would|might|could) (?:also |really )?be (?:so |very |really |just |an? )*(?:nice\\w*|lovel\\w+|great|good|perfect|ideal|fun|welcome|wonderful|cool|better|best|appreciated|treat)\\b.*",
            ".{3,} (?:wouldn['\u2019]?t|would not) (?:hurt|go amiss)\\b.*");

    /** An order in polite words, which may be a question. */
    private static final Pattern POLITE = either(
            "(?:can|could|may|might|shall|should|would|will)(?:n['\u2019]?t)? (?:[^ ]+ ){1,4}?(?:please )?(?:" + VERB
                    + "|be)\\b.*",
            "(?:what if|why not|why don['\u2019]?t) .*",
            ".{6,}\\W(?:please|pls)");

    /** What is wanted in the place of something else. */
    private static final Pattern RATHER = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so|or|then)\\W+)?(?:rather|instead|preferably),? (?:an?|the|some|to|with|by|in) .*");

    private static final Pattern REASON = Patterns.anyCase(
            "^(?:because|since|as|so that|in case|if|unless|when|while|although|though|due to|cos|for)\\b.*");

    /** "One less up in the hills": less of what, and for what, another clause says. */
    private static final Pattern LESS_OF_WHAT = Patterns.anyCase(
            "^(?:one|two|three|\\d)? ?(?:less|more|fewer|longer|shorter|extra|another|later|earlier)(?: (?:up|in|at|on|for|by|there|here|from|of (?:it|them|that))\\b.*)?");

    /** "Move the whole trip": where to, another clause says. */
    private static final Pattern CHANGES_ALL_SOMEHOW = Patterns.anyCase(
            "^\\W*(?:move|shift|push|bring|put|change|adjust|alter|update|correct|fix|redo|rework|replan|rearrange)(?: (?:back|forward|on|around|off))?"
                    + "(?: (?:all|of|the|our|my|this|whole|entire|complete))* (?:it|everything|trip|plan|itinerary|tour|holiday|journey|schedule|dates?)"
                    + "(?: (?:back|forward|on|around|off|accordingly|then|again|please|a (?:bit|little)))*\\W*$");

    /** "Work it in", "find less": what is to be done with what, another clause says. */
    private static final Pattern OF_NOTHING = Patterns.anyCase("^\\W*(?:(?:" + VERB
            + "|it|that|this|them|those|these|there|here|in|out|up|off|back|on|to|down|over|away|some(?:thing|where)?|any(?:thing|where)?|nothing|none|less|more|fewer|other\\w*|another"
            + "|a|an|the|bit|little|lot|one|ones|so|too|instead|then|now|again|for|from|of|us|me|we|you|i|not|no|and|or|be|want|wants|need|needs|like|love|would|could|can|should|must"
            + "|please|pls|let['\u2019]?s|really|just|correct|accordingly|ok)(?:['\u2019]d)?(?:\\W+|$))+$");

    /** The plan is to stay, nothing is to be minded, or it is said to be polite. */
    private static final Pattern LETS_IT_BE = either(
            "(?:keep|leave|let) .*\\b(?:as (?:it|they) (?:is|are)|as (?:is|before|planned)|alone|the same|unchanged|untouched|be|otherwise)",
            "(?:keep|leave) (?:the|everything|all|that|it|this)(?: (?:rest|other\\w*|else|of it|plan|days?|in))*",
            SOMEBODY + ADVERBS
                    + " (?:insists?|wants? (?:it|that|this)|(?:would|['\u2019]d) (?:like|love) (?:it|that|this)|needs? (?:it|that|this))",
            "(?:no|not) (?:problem|worries|thanks|thank you|need|matter|rush|hurry|idea|sure|bad|at all|yet|really|necessarily|clue|wonder|doubt)\\b.*",
            "nothing (?:else|more|special|wrong)\\b.*",
            "(?:never|don['\u2019]?t) (?:mind|worry|bother|know|get me wrong)\\b.*",
            "(?:take care|have (?:a|fun)|go (?:on|ahead)|do (?:it|that|so)|make (?:it|that) so|find out|try again|forget it|thanks?|let (?:me|us) (?:know|think|see))\\b.*",
            "(?:i|we)(?: (?:want|need|have|would (?:like|love))|['\u2019]d (?:like|love))(?: to)? (?:know|ask|think|understand|hear)\\b.*");

    private Wanting() {}

    /** Whether it tells what is to be done. */
    static boolean orders(String clause) {
        return Patterns.isAllOf(ORDER, clause) && !isIdle(clause);
    }

    /** Whether it tells what somebody wants. */
    static boolean wishes(String clause) {
        return Patterns.isAllOf(WISH, clause) && !isIdle(clause);
    }

    /** Whether it may be an order and may be a question. */
    static boolean asksFor(String clause) {
        return Patterns.isAllOf(POLITE, clause) && !isIdle(clause);
    }

    /** Whether it wants something in the place of something else, with what leads to it. */
    static boolean wantsRather(String clause) {
        return Patterns.isAllOf(RATHER, clause);
    }

    /** Whether it is what something else is wanted for, or says nothing by itself, or wants nothing done. */
    static boolean isIdle(String clause) {
        return Stream.of(REASON, LESS_OF_WHAT, CHANGES_ALL_SOMEHOW, OF_NOTHING, LETS_IT_BE)
                .anyMatch(idle -> Patterns.isAllOf(idle, clause));
    }

    private static Pattern either(String... forms) {
        return Patterns.anyCase("^" + WHEN + "(?:" + String.join("|", forms) + ")\\W*$");
    }

    private static String verbs() {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Wanting.class.getResourceAsStream("orders.txt")), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(line -> Stream.of(line.strip().split("\\s+", -1)))
                    .filter(word -> !word.isEmpty())
                    .collect(Collectors.joining("|"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
