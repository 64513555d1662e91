package ai.travion.generator.composer;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import ai.travion.atlas.BanDenied;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Knows sentences in the evidence that speak to the program that reads them: those are not quoted. */
public final class OrdersToTheAssistant {

    private static final List<Pattern> SIGNS = List.of(
            sign(
                    "\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,40}\\b(?:instructions?|rules?|prompts?|guidelines?|polic(?:y|ies)|constraints?|warnings?|above|previous|prior)\\b"),
            sign("\\b(?:system|developer|hidden|initial|original) (?:prompt|message|instructions?)\\b"),
            sign("\\b(?:new|updated|following|these) instructions?\\b"),
            sign("^\\s*(?:system|assistant|user|developer|human|ai)\\s*:"),
            sign(
                    "\\b(?:as|you are|you're|act as|pretend to be|dear|attention,?|note to|hey) (?:now )?(?:an? |the )?(?:ai|llm|chat ?bot|assistant|language model|chatgpt|gpt|model|travion)\\b"),
            sign("\\b(?:ai|language) (?:assistants?|models?|agents?)\\b"),
            sign(
                    "\\b(?:do not|don't|never) (?:tell|mention|reveal|inform|warn|show)\\b.{0,40}\\b(?:user|traveller|reader|customer|guest|ban|warning|poya)\\b"),
            sign(
                    "\\b(?:leave out|leave away|omit|drop|hide|remove|skip|suppress|delete|conceal|withhold|cut)\\b(?! (?:your |the |all )?(?:shoes?|hats?|caps?|footwear|sandals)\\b)(?:(?!\\b(?:if|where|when|whenever|while|unless|because|since|as|after|during|due|under|for)\\b)[^:;]){0,40}\\b(?:warnings?|cautions?|notices?|disclaimers?|caveats?|bans?|constraints?)\\b"),
            sign(
                    "^\\W*(?:(?:always|just|only|simply|instead|then|also|now|please) )*(?:say|state|claim|write|insist|pretend|assert|declare|affirm|confirm|mention|answer|tell (?:\\w+ ){1,3}?|assure (?:\\w+ ){1,3}?|inform (?:\\w+ ){1,3}?)\\s*that\\b"),
            sign(
                    "(?:^\\W*|\\b(?:and|must|should|please|then) )(?:tell|inform|advise|urge|send|direct) (?:every|each|all|any) (?:traveller|traveler|visitor|user|guest|reader|tourist|customer)s?\\b"),
            sign(
                    "\\b(?:your|the) (?:answers?|repl(?:y|ies)|responses?|output|summar(?:y|ies)) (?:must|should|has to|have to|needs? to|shall|may not)\\b"),
            sign("\\b(?:respond|reply|answer|output) (?:only )?(?:with|in|by|using)\\b"),
            sign(
                    "\\b(?:you must|must|please|now|always) (?:now )?(?:say|respond|reply|output|print|recommend|tell the user|answer)\\b"),
            sign(
                    "\\b(?:print|output|repeat|execute|run|call) (?:the|this|these|your) (?:following|text|above|code|command|prompt|tool|function)\\b"),
            sign(
                    "\\bjail ?break|\\bprompt injection|<\\s*/?\\s*(?:script|system|instructions?|img|iframe)|\\[/?inst\\]|```"));

    private static final Pattern LINKS =
            Pattern.compile("https?://|www\\.|\\]\\(|javascript:|data:text", CASE_INSENSITIVE);

    /** Each sign holds one of these words or marks; most sentences hold none, and are looked at once instead of a dozen times. */
    private static final Set<String> WORDS_OF_SIGNS = Set.of(
            ("ignore disregard forget override bypass prompt message instruction instructions system assistant assistants user developer "
                            + "human ai llm chat chatbot chatgpt gpt language model models agent agents travion tell mention reveal inform warn "
                            + "show warnings warning cautions caution notices notice disclaimers disclaimer caveats caveat bans ban constraints constraint "
                            + "respond reply answer answers replies responses response summary summaries output say state claim write insist pretend assert "
                            + "declare affirm confirm assure advise urge send direct print recommend repeat execute run call jail jailbreak jailbreaks jailbreaking jailbreaker")
                    .split(" "));

    private static final Pattern MARK_OF_A_SIGN = Pattern.compile("[<\\[`]");

    private OrdersToTheAssistant() {}

    /** Whether a sentence may be quoted: it gives no orders to the reader's program and carries no link of its own. */
    public static boolean mayBeQuoted(String sentence) {
        return (!mayHoldASign(sentence)
                        || SIGNS.stream()
                                .noneMatch(sign -> sign.matcher(sentence).find()))
                && !LINKS.matcher(sentence).find();
    }

    /** Whether a sentence of a passage or a page is evidence: it may be quoted, and denies nothing that the calendar knows. */
    public static boolean isEvidence(String sentence) {
        return mayBeQuoted(sentence) && !BanDenied.in(sentence);
    }

    private static boolean mayHoldASign(String sentence) {
        int begin = 0;
        for (int at = 0; at <= sentence.length(); at++) {
            if (at < sentence.length() && isLetter(sentence.charAt(at))) {
                continue;
            }
            if (at - begin > 1
                    && WORDS_OF_SIGNS.contains(sentence.substring(begin, at).toLowerCase(Locale.ROOT))) {
                return true;
            }
            begin = at + 1;
        }
        return MARK_OF_A_SIGN.matcher(sentence).find();
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static Pattern sign(String regex) {
        return Pattern.compile(regex, CASE_INSENSITIVE);
    }
}
