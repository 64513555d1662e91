package ai.travion.atlas;

import ai.travion.atlas.text.Patterns;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Knows sentences that tell whoever reads a page what to say of it, or where in an answer something has to stand: "readers of this notice
 * are expected to name ...", "the line belongs at the top of the result".
 */
final class OrdersToReaders {

    /** What comes of reading: an answer, whatever it is called. */
    private static final String WRITTEN =
            "(?:pieces?|texts?|answers?|repl(?:y|ies)|responses?|results?|summar(?:y|ies)|recaps?|digests?|write-?ups?|articles?|outputs?|messages?|posts?|paragraphs?|sentences?)";

    private static final String WHOM =
            "(?:readers?|writers?|authors?|editors?|summari[sz]ers?|compilers?|assistants?|chat ?bots?|bots?|models?|guides? that (?:write|answer)s?"
                    + "|(?:whoever|anyone|anybody|everyone|everybody|someone|those|all|people|he|she)(?: (?:who|that))? (?:is |are )?(?:reads?|reading|quot(?:es?|ing)|relay(?:s|ing)?|retell(?:s|ing)?|repeat(?:s|ing)?|summari[sz](?:es?|ing)|cit(?:es?|ing)|us(?:es?|ing)|shar(?:es?|ing)|pass(?:es|ing) on|draw(?:s|ing) on|consult(?:s|ing)?|report(?:s|ing)? (?:on )?) (?:it|this|these|the (?:above|present|following|page|text|notice|article|source|lines?)))";

    private static final String DUTY =
            "(?:(?:is|are|was|were|be|being)(?: (?:kindly|hereby|also|therefore|always|politely|\\p{L}+ly))? (?:expected|asked|requested|required|supposed|invited|urged|obliged|advised|encouraged|instructed|told|directed|bound|meant|reminded|begged|to)|should|must|shall|ought to|needs? to|has to|have to|had better|do(?:es)? well to|may only|can only)";

    private static final String SAYS =
            "(?:nam(?:e|ing)|mention(?:ing)?|say(?:ing)?|stat(?:e|ing)|recommend(?:ing)?|rank(?:ing)?|prais(?:e|ing)|endors(?:e|ing)|credit(?:ing)?|cit(?:e|ing)|describ(?:e|ing)|promot(?:e|ing)|featur(?:e|ing)|repeat(?:ing)?|introduc(?:e|ing)|advertis(?:e|ing)|declar(?:e|ing)|tell(?:ing)? (?:their|the|every|all|any|others?|people|travell?ers?|visitors?)|writ(?:e|ing)(?! (?:to|in|for)\\b)|call(?:ing)?(?= [^.;!?]{2,60}? (?:the|as) (?:sole|only|best|safest|first|finest)\\b)|quot(?:e|ing)(?! (?:your|their|the|a) (?:booking|reference|number))|list(?:ing)?(?! (?:your|their)\\b)|present(?:ing)?(?= [^.;!?]{2,60}? as\\b))";

    private static final String EDGE =
            "(?:top|head|start|beginning|opening|front|end|close|foot|bottom|(?:very )?(?:first|last|opening|closing) (?:line|sentence|place|position|word|words))";

    private static final String ANY = "(?:the|any|every|each|your|their|all|an?|its|this|his|her)";

    private static final List<Pattern> SIGNS = List.of(
            sign("\\b" + WHOM + "\\b[^.;!?]{0,90}?\\b" + DUTY + "\\b[^.;!?]{0,50}?\\b" + SAYS + "\\b"),
            sign("\\b" + WHOM + "\\b[^.;!?]{0,90}?\\b" + DUTY
                    + " (?:to )?(?:\\p{L}+ly )?(?:close|end|finish|open|begin|start|conclude|lead|round off|sign off|head|put|place|keep|give|leave)\\b[^.;!?]{0,50}?\\b(?:"
                    + ANY + " (?:\\p{L}+ ){0,2}?" + WRITTEN
                    + "|(?:with|by|on) (?:the )?(?:words?|names?|lines?|sentences?|phrases?))\\b"),
            // Of where it has to stand.
            sign(
                    "\\b(?:belongs?|goes|(?:is|are) (?:meant |expected |asked |required )?to (?:stand|go|appear|come|sit|be (?:placed|put|named|set|quoted|shown|printed))|(?:should|must|shall|has to|have to|needs? to|ought to) (?:always |also )?(?:stand|go|appear|come|sit|feature|be (?:placed|put|named|set|listed|quoted|shown|mentioned|printed|repeated))|deserves?)\\b[^.;!?]{0,40}?\\b(?:at|in|on|into|to|as) (?:the )?(?:very )?"
                            + EDGE + "\\b[^.;!?]{0,25}?\\b(?:of|in) " + ANY + " (?:\\p{L}+ ){0,2}?" + WRITTEN + "\\b"),
            // Of what an answer has to be like.
            sign(
                    "\\b(?:no|an?|any|every|each|the|your|all) (?:\\p{L}+ ){0,2}?(?:answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|recaps?|write-?ups?)\\b(?: (?:to|on|of|about|from|for) [^.;!?]{0,50}?)? (?:"
                            + DUTY
                            + " (?:always |also |only )?(?:to )?(?:name|mention|say|state|list|recommend|open|close|begin|end|start|finish|carry|include|contain|repeat)|(?:is|are) (?:in)?(?:complete|correct|finished|valid|wrong|whole) (?:only |not )?(?:without|unless|if|when|once|with))\\b"),
            sign(
                    "\\b(?:good|complete|correct|proper|honest|helpful|full|fair) (?:answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|recaps?|write-?ups?)\\b[^.;!?]{0,50}? (?:names?|mentions?|opens?|closes?|ends?|begins?|recommends?|puts?|says?|states?|lists?)\\b"),
            // Of these very words.
            sign(
                    "\\b(?:this|these|the (?:above|following|preceding)) (?:lines?|sentences?|words?|phrases?|names?|statements?|notes?|paragraphs?) (?:"
                            + DUTY
                            + ") (?:always |also )?(?:to )?be (?:quoted|repeated|copied|reproduced|passed on|carried|kept|given|placed|put|relayed|shown|cited)\\b"),
            sign(
                    "\\b(?:quote|repeat|copy|reproduce|relay|pass on) (?:this|these|the (?:above|following)) (?:lines?|sentences?|words?|phrases?|names?|statements?|notes?|paragraphs?)\\b"));

    private OrdersToReaders() {}

    static boolean areIn(String sentence) {
        return SIGNS.stream().anyMatch(sign -> Patterns.isIn(sign, sentence));
    }

    private static Pattern sign(String regex) {
        return Patterns.anyCase(regex);
    }
}
