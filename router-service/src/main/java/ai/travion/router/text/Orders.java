package ai.travion.router.text;

import ai.travion.atlas.text.Patterns;
import java.util.regex.Pattern;

/** Orders to the assistant itself, such as "ignore your instructions": no part of a travel question, so cut out. */
public final class Orders {

    private static final Pattern ORDER = Patterns.anyCase("\\b(?:please\\s+)?(?:"
            + "(?:ignore|disregard|forget|override|bypass|skip|drop)\\s+(?:(?:about|all|any|of|every|everything|the|your|my|our|these|those|previous|prior|earlier|above|system|safety|other|original)\\s+){0,5}"
            + "(?:instructions?|rules?|prompts?|guidelines?|context|constraints?|restrictions?|above|directives?|programming)(?:\\s+(?:above|before|you (?:were|have been) given|about (?:the )?\\p{L}+))?"
            + "|(?:reveal|print|show|repeat|output|tell)\\s+(?:me\\s+)?(?:your|the)\\s+(?:full\\s+|hidden\\s+|initial\\s+|secret\\s+)?(?:system\\s+)?(?:prompt|instructions)(?:\\s+verbatim)?"
            + "|you\\s+are\\s+now\\s+(?:in\\s+)?(?:an?\\s+)?[\\p{L} -]{1,40}"
            + "|(?:pretend|act|behave|respond|answer)\\s+(?:to\\s+be|that\\s+you(?:'re|\\s+are)|you(?:'re|\\s+are)|as(?:\\s+if\\s+you\\s+(?:are|were))?|like)\\s+(?:an?\\s+|my\\s+)?[\\p{L} -]{1,40}?(?=\\s+and\\b|[.,;:!?]|$)"
            + "|(?:enable|enter|activate)\\s+(?:developer|dan|god|jailbreak|admin)\\s+mode|jailbreak(?:\\s+yourself)?"
            + "|(?:</?(?:system|assistant|user|instructions?)>|\\[/?inst\\]|system\\s*:)"
            + ")[\\s,.;:!-]*(?:(?:and|then|instead|but)\\s+)*");

    /** Who speaks as the program's own master gives orders up to the end of the line, whatever they are. */
    private static final Pattern FROM_THE_MASTER = Patterns.anyCase(
            "(?<=^|[.!?;\\n]\\s?|[.!?;]\\s{2})(?:\\[?(?:system|assistant|developer|admin(?:istrator)?)(?: (?:message|prompt|note|override|command))?\\]?\\s*:|</?(?:system|instructions?)>|\\[/?inst\\]|(?:new|updated|important) instructions?(?: for (?:the )?(?:ai|assistant|model|bot))?\\s*:)[^\\n]*");

    private Orders() {}

    public static boolean standIn(String text) {
        return Patterns.isIn(ORDER, text) || Patterns.isIn(FROM_THE_MASTER, text);
    }

    /** The message without its orders. */
    public static String cutFrom(String text) {
        var asked = FROM_THE_MASTER.matcher(text).replaceAll(" ").strip();
        return ORDER.matcher(asked.isEmpty() ? text : asked).replaceAll(" ").strip();
    }
}
