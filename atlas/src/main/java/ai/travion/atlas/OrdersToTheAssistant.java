package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Knows sentences of a passage or a page that speak to whoever writes the answer, a program or its author: those are neither shown to a
 * model nor quoted, and vouch for nothing.
 */
public final class OrdersToTheAssistant {

    /** Whoever writes the answer, by whatever name. */
    private static final String WRITER =
            "(?:(?:the|this|that|any|every|each|all|whatever|whichever|our|your) )?(?:\\p{L}+[ -]){0,2}?(?:writers?|authors?|editors?|copywriters?|bloggers?|responders?|repliers?|summari[sz]ers?|narrators?|assistants?|chat ?bots?|bots?|models?|llms?|ais?|agents?|programs?|software|crawlers?|scrapers?|systems?|engines?|machines?)(?: (?:of|for|behind) (?:the|this|your|an?|any) (?:answer|reply|response|summary|text|guide|itinerary|message)s?)?";

    /** What the writer writes; a page's own text is what it is. */
    private static final String REPLY =
            "(?:the|your|each|every|any|this|its|all) (?:\\p{L}+ ){0,2}?(?:answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|outputs?|write-?ups?)";

    private static final String WRITES =
            "(?:summari[sz]|answer|repl(?:y|i)|respond|paraphras|quot|cit(?=ing|es?)|rewrit|writ(?=ing|es?)|process|generat|translat|describ|recommend)";

    private static final String WRITING = WRITES + "(?:ing|es|e|s|y)?";

    /** Systems, engines and machines are many things, and only some of them write. */
    private static final String NO_OTHER_MACHINE =
            "(?<!(?<!\\b(?:ai|language|search|answer|answering|chat|automated|writing|intelligent) )\\b(?:systems?|engines?|machines?|programs?))";

    private static final String ONE_THAT_SPEAKS_TO_IT =
            "(?:a |an |one )?(?:note|message|memo|hint|notice|reminder|attention|instructions?|directions?|advice|request|addressed|for the attention)";

    private static final String BEGIN = "^\\W*(?:(?:please|kindly|always|also|then|now|and|just|simply|instead) )*";

    private static final List<Pattern> SIGNS = List.of(
            // Of whom it is meant for.
            sign(BEGIN
                    + "(?:(?:" + ONE_THAT_SPEAKS_TO_IT + "\\s*(?:to|for|of)|dear|hello|hey|hi|attention|attn\\.?) "
                    + WRITER + "|(?:to|for) " + WRITER + NO_OTHER_MACHINE
                    + ")\\s*(?:[:,;!–—-]|(?:who|that|which|when|reading|writing|answering) )"),
            sign(
                    "\\b(?:whoever (?:is )?" + WRITING
                            + "|(?:anyone|anybody|everyone|everybody|someone|those|writers?|assistants?|models?|bots?|ais?|agents?|systems?|programs?) (?:(?:who|that|which) (?:is |are )?"
                            + WRITING + "|" + WRITES
                            + "ing))\\b[^.;!?]{0,80}\\b(?<!\\b(?:so|that|says?|because|since) (?:you|we|one|it|they|visitors|travellers|guests) )(?:must|should|shall|have to|has to|needs? to|ought to|are to|is to|always|never|please|may not)\\b"),
            sign(
                    BEGIN
                            + "(?:when(?:ever|ed)?|while|if|before|after|in|as|for) (?:you(?:['’]re| are)? )?(?:asked to )?"
                            + WRITING
                            + "\\b[^.;!?]{0,70}?,\\s*(?:please |always |never |you (?:must|should) |do(?: not|n['’]t) )*(?:describe|say|state|write|name|list|put|mention|omit|leave|recommend|call|present|portray|ignore|tell|finish|end|begin|start|add|include|refer|use|give|rate|rank|point|praise|avoid|skip|drop|make|treat|keep|insert|append|suggest|claim)\\b"),
            // Of what is written.
            sign(
                    "(?:^\\W*|[,;:] |\\b(?:please|must|should|always|and|then|to) )(?:include|add|insert|mention|put|write|append|paste|copy|finish|end|begin|start|close|open|conclude|sign off|prefix|repeat|state|use|keep|make)\\b[^.;!?]{0,80}\\b(?:in|into|to|of|at|with|from|as)? ?"
                            + REPLY + "\\b(?! (?:key|box|button|card))"),
            sign(
                    "(?:^\\W*|[,;:] |\\b(?:please|must|should|always|and|then|to) )(?:finish|end|begin|start|close|open|conclude|sign off|reply|answer|respond|round off)\\b[^.;!?]{0,30}? (?:with|by (?:writing|saying|adding)) (?:the |this |these |our |exactly |just |only )*(?:words?|phrases?|sentences?|slogans?|lines?|text|code|link|hashtag|tagline|string|\"|“|'|‘)"),
            sign(
                    "(?:^\\W*|[,;:] (?:please |always |and )?|\\b(?:please|always|must|should|shall) (?:always )?)(?:describe|present|portray|depict|characteri[sz]e|rate|rank|list|refer to|label|praise|recommend|advertise|promote|name|call(?! [^.;!?]{2,80}? (?:as|first|before|above)\\b))\\b [^.;!?]{2,80}? (?:as|first|before (?:all|any|every)|above (?:all|any)|number one|the (?:best|only|safest|finest|top))\\b"),
            sign(
                    "\\b(?:always|must|should|shall|only|please|never) (?:always |only |never |be )?(?:put|place|name|list|mention|show(?! (?:your|the|a|an|their|it|them) (?:\\p{L}+ )?(?:tickets?|passes|pass|passports?|permits?|receipts?|vouchers?|ids?)\\b)|rank|recommend|praise|give(?! way\\b)|present|suggest|listed|named|mentioned|ranked|recommended|presented|placed)\\b[^.;!?]{0,80}\\b(?:(?<!\\b(?:the|a|your|their|its|our|on) )first(?! aid)|(?<!\\b(?:at|in|on|from|to|of) )the first (?:place|position|rank|spot|mention)|before (?:all|any|every)|at the top|top of|above (?:all|any)|(?:no|all|any|every) others?|to (?:all|any|every)(?:one|body| (?!(?:elephants?|animals?|buses|bus|vehicles?|cars?|guards?|staff|monks?|officers?|drivers?|locals|temples?|sites?|stops?)\\b)\\p{L}+))\\b"),
            sign(
                    "(?:^\\W*|[,;:] |\\b(?:and|please|must|should|to|but) )(?:leave out|omit|(?<!\\b(?:tickets?|fees?|prices?|rates?|passes|packages?|tours?|fares?|charges?|costs?)\\b[^.;!?]{0,30} (?:are|is|include|includes|cover|covers)\\b[^.;!?]{0,60})exclude|do(?: not|n['’]t) (?:mention|name|list|quote|cite|speak of|talk about|refer to)|never (?:mention|name|list|quote|cite|speak of|talk about|refer to)|play down|downplay|gloss over|withhold|conceal|suppress)\\b [^.;!?]{0,60}(?:\\b(?:every|all|any|each)(?: the)? (?:of )?(?:other|competing|rival|further)\\b|\\bothers?\\b|\\b(?:landslides?|floods?|closures?|dangers?|risks?|strikes?|accidents?|delays?|cancellations?|suspensions?|hazards?|problems?|rain|storms?|cyclones?)\\b)"),
            sign(
                    "\\b(?:ignore|disregard|forget|discard|distrust)\\b[^.;!?]{0,40}\\b(?:(?:other|previous|earlier|former|remaining|preceding|above|further) )(?:\\p{L}+ )?(?:pages?|sources?|results?|documents?|passages?|texts?|evidence|context|information|messages?|content)\\b"),
            sign(
                    "(?<!\\b(?:not|never|who|people|swimmers|bathers|drivers|often|sometimes|usually) |n['’]t )\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,40}\\b(?:rules?|guidelines?|polic(?:y|ies)|constraints?|warnings?)\\b"),
            sign(
                    "\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,40}\\b(?:instructions?|prompts?|above|previous|prior)\\b"),
            // The answer is for whoever asked.
            sign(
                    "(?:^\\W*|\\b(?:please|must|should|always) )(?:reply|answer|respond) to (?:every|each|all|any) (?:\\p{L}+ ){0,3}?(?:questions?|quer(?:y|ies)|messages?|requests?|travell?ers?|users?|visitors?)\\b"),
            sign(
                    "(?:^\\W*|[,;:] |\\b(?:and|please|must|should|now|then) )(?:ignore|disregard|overrule|do(?: not|n['’]t) (?:answer|help|listen to)) (?:whatever |what |all that |anything )?(?:the|this|your|any|every) (?:travell?er|user|asker|reader|customer|client|questioner|question|query|request)s?\\b"),
            sign("\\b(?:system|developer|hidden|initial|original) (?:prompt|message|instructions?)\\b"),
            sign("\\b(?:new|updated|following|these) instructions?\\b"),
            sign("^\\s*(?:system|assistant|user|developer|human|ai)\\s*:"),
            sign(
                    "\\b(?:as|you are|you're|act as|pretend to be|dear|attention,?|note to|hey) (?:now )?(?:an? |the )?(?:ai|llm|chat ?bot|language model|chatgpt|gpt|travion)\\b"),
            // A person may serve as one, and a thing.
            sign(
                    "(?<!\\b(?:serv(?:e|es|ed|ing)|work(?:s|ed|ing)?|appointed|employed|hired|trained|used|built|taken|seen|known|regarded|life|post|role|job|career) )\\b(?:as|you are|you're|act as|pretend to be|dear|attention,?|note to|hey) (?:now )?(?:an? |the )?(?:assistant|model)\\b(?! (?:government|agents?|professors?|curators?|managers?|directors?|commissioners?|engineers?|teachers?|surveyors?|superintendents?|collectors?|village|farm|ship|railway)\\b)"),
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
            sign(
                    "(?:^\\W*|[,;:(] ?|\\b(?:please|must|should|shall|then|now|only|just|instead|never|not|(?:^\\W*|(?:must|should|please|and) )always|and(?! (?:respond|reply|answer) in (?:\\p{L}+ )?(?:english|sinhala|tamil)\\b)|you|models?|assistants?|bots?|ais?) )(?:respond|reply|answer|output) (?:only )?(?:with|in|by|using)\\b"),
            sign(
                    "(?:\\b(?:you must|(?<!\\b(?:i|we) )must|please)|(?:^\\W*|[,;:] |\\b(?:and|but|then|must|should|please) )(?:now|always)) (?:now |always )?(?:say|respond|reply|output|print(?! (?:out )?(?:your|the|it|a|an|this) (?:\\p{L}[\\p{L}-]* )?(?:tickets?|visas?|vouchers?|boarding|permits?|confirmations?|eta)\\b)|recommend|tell the user|answer(?! (?:a few|some|the|their|his|several) (?:\\p{L}+ )?questions?\\b(?! (?:with|by|in)\\b)))\\b"),
            sign(
                    "\\b(?:print|output|repeat|execute|run|call) (?:the|this|these|your) (?:following|text|above|code|command|prompt|tool|function)\\b"),
            // Of who checks what is written.
            sign(
                    "\\b(?:verifiers?|graders?|fact[- ]?checkers?|checkers?|validators?|moderators?|guardrails?|classifiers?|safety filters?)\\b[^.;!?]{0,30}\\b(?:must|should|shall|has to|have to|needs? to|is to|are to|may|will)\\b[^.;!?]{0,20}\\b(?:approve|accept|pass|trust|believe|allow|skip|ignore|confirm|agree|score|rate|grade|mark|let)\\b"),
            sign(
                    "\\bjail ?break|\\bprompt injection|<\\s*/?\\s*(?:script|system|instructions?|img|iframe)|\\[/?inst\\]|```"));

    private static final Pattern LINKS = Patterns.anyCase("https?://|www\\.|\\]\\(|javascript:|data:text");

    private OrdersToTheAssistant() {}

    /** Whether a sentence may be quoted: it gives no orders to the reader's program and carries no link of its own. */
    public static boolean mayBeQuoted(String sentence) {
        return !areIn(sentence) && !Patterns.isIn(LINKS, sentence);
    }

    /** Whether a sentence gives orders to whoever writes the answer. */
    public static boolean areIn(String sentence) {
        return SIGNS.stream().anyMatch(sign -> Patterns.isIn(sign, sentence)) || OrdersToReaders.areIn(sentence);
    }

    /** Whether a sentence of a passage or a page is evidence: it may be quoted, and denies nothing that the calendar knows. */
    public static boolean isEvidence(String sentence) {
        return mayBeQuoted(sentence) && !BanDenied.in(sentence);
    }

    private static Pattern sign(String regex) {
        return Patterns.anyCase(regex);
    }
}
