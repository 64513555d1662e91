package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.regex.Pattern;

/** A reply to a question of ours that leaves the choice to us, whatever the question: "you decide", "all the same to me". */
final class LeftToUs {

    private static final int SHORT_REPLY_WORDS = 8;

    private static final Pattern DECIDE = Patterns.words(
            "(?:you|u) (?:can |may |should |must |just |please |better )?(?:decide|choose|pick|select|know best|know better)|(?:you|u) tell me|(?:your|ur) (?:choice|pick|call|decision|wish|suggestion|recommendation|judge?ment|turn|favou?rite)|up ?to (?:you|u)|surprise (?:me|us)|anything|anywhere|any (?:of (?:them|these|those)|one|place)|any(?=\\W*$)|whatever|whichever|wherever|whenever|(?:i |we )?(?:don'?t|do not) (?:mind|care|know)|no (?:strong |particular |real )?(?:preferences?|ideas?|opinions?|feelings)|not (?:sure|fussed|bothered|picky|fussy)|either|(?:pick|choose|take|select) (?:one|any|some|something|for (?:me|us)|the best(?: one)?)|decide for (?:me|us)|(?:leave|leaving) (?:it|that|this|the choice|everything) (?:up )?(?:to|with) (?:you|u)|(?:i |we )?trust (?:you|u|your|ur)|(?:all |the )?same (?:to|for) (?:me|us)|no difference|(?:can'?t|cannot|could ?n'?t) (?:decide|choose|pick|say)|(?:hard|difficult) to (?:say|choose|decide)|beats me|as (?:you|u) (?:like|wish|please|think|prefer|want|see fit)|what(?:ever)? (?:you|u) (?:think|like|want|prefer)|(?:i'?m|we'?re|i am|we are) (?:easy|flexible|open)|flip a coin|anything goes|(?:doesn'?t|does not|don'?t) matter|idk|dunno|random|no clue|(?:recommend|suggest) (?:one|something)");
    private static final Pattern ASKS_US = Patterns.words(
            "what (?:do|would|did) you (?:think|suggest|recommend|say|prefer|choose)|what'?s your (?:suggestion|recommendation|pick|choice|favou?rite)|which (?:one )?(?:do|would) you (?:suggest|recommend|prefer|choose|pick)|any (?:suggestions?|recommendations?|ideas?)|where would you (?:go|start)|(?:can|could|would|will|why don'?t|want to) (?:you|u) (?:please |just )?(?:decide|choose|pick|select)");

    private LeftToUs() {}

    static boolean is(Reading reply) {
        return reply.places().isEmpty()
                && reply.said().words().size() <= SHORT_REPLY_WORDS
                && (reply.said().has(ASKS_US)
                        || (reply.said().has(DECIDE) && !reply.said().text().contains("?")));
    }
}
