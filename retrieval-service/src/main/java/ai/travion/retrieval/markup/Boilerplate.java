package ai.travion.retrieval.markup;

import ai.travion.retrieval.question.Sentences;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What stands on every page of the web and tells nothing: of cookies, of subscribing, "Read more". */
public final class Boilerplate {

    private static final Pattern OF_NO_MATTER = Pattern.compile(
            "\\bcookies?\\b.*\\b(?:use|uses|using|accept|consent|experience|polic(?:y|ies)|settings|site|website|preferences|agree|analytics)\\b"
                    + "|\\b(?:use|uses|using|accept|manage|reject|decline|allow)\\b.{0,40}\\bcookies?\\b|\\b(?:accept|reject|allow) all\\b"
                    + "|\\bprivacy polic(?:y|ies)\\b|\\bterms (?:of (?:use|service)|and conditions|& conditions)\\b|\\ball rights reserved\\b|\\bcopyright\\b|©"
                    + "|\\bsubscribe\\b|\\bnewsletter\\b|\\bsign (?:up|in)\\b.{0,40}\\b(?:free|now|today|account|for|to)\\b|\\b(?:log|sign) ?in\\b\\W*$|\\bcreate an account\\b"
                    + "|\\benable javascript\\b|\\bjavascript (?:is|must|to)\\b|\\byour browser\\b|\\bskip to (?:main |the )?(?:content|navigation|search)\\b"
                    + "|\\bshare (?:this|on|via)\\b|\\bfollow us\\b|\\btweet\\b|\\bprint this\\b|\\badvertis(?:e|ing) with us\\b|\\baffiliate links?\\b|\\bclick here\\b"
                    + "|\\bback to top\\b|\\bload more\\b|\\btable of contents\\b|\\brelated (?:posts|articles)\\b|\\byou may also like\\b|\\bminutes? read\\b|\\bmin read\\b"
                    + "|^\\W*(?:advertisement|sponsored|menu|search|home|contact(?: us)?|about(?: us)?|next|previous|loading|toggle navigation|leave a comment)\\W*$"
                    + "|^\\W*(?:read|learn|see|show|view|find out|discover|continue reading|know)(?: more)?(?: (?:about|on)\\b[^.]{0,80})?\\W*$",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern AT_THE_END = Pattern.compile(
            "(?i)[ \\t]*(?:\\[?(?:\\.{3}|…)\\]?)?[ \\t]*[\\[(]?\\b(?:read|learn|see|show|view|load|find out|continue) (?:more|reading|full (?:article|story|post))\\b[\\])]?[ \\t]*[»>→›.…]*[ \\t]*$");

    private static final Pattern CUT_OFF = Pattern.compile("(?:\\.{3}|…)[\\])]?\\W*(?:\\w+(?: \\w+){0,3}\\W*)?$");

    private static final Pattern PARTS = Pattern.compile("\\s*(?:\\n+|\\s[·•»›→|]\\s)\\s*");

    /** A line of a text that is wrapped. */
    private static final Pattern GOES_ON = Pattern.compile("[ \\t]*\\n[ \\t]*(?=\\p{Ll})");

    private Boilerplate() {}

    /** The sentences that tell something, with blanks between them. */
    public static String removedFrom(String text) {
        return PARTS.splitAsStream(GOES_ON.matcher(text).replaceAll(" "))
                .map(part -> CUT_OFF.matcher(part).find()
                        ? AT_THE_END.matcher(part).replaceAll("")
                        : MarkdownMarks.asASentence(part))
                .flatMap(part -> Sentences.of(part).stream())
                .map(String::strip)
                .filter(sentence ->
                        !sentence.isEmpty() && !OF_NO_MATTER.matcher(sentence).find())
                .collect(Collectors.joining(" "));
    }
}
