package ai.travion.atlas.text;

import java.util.regex.Pattern;

/** "Take the safari out": the verb and its particle stand apart, and mean what they mean side by side. */
public final class Separable {

    private static final Pattern OUT = Patterns.anyCase(
            "\\b(?<!n't\\s)(?<!not\\s)(?<!never\\s)(?:take|leave|cut|throw|keep)\\s+(?<what>(?:(?:the|that|this|our|all|those|these)\\s+)+(?!(?:first|second|third|last|other|next)\\b)(?:\\p{L}+\\s+){0,2}?\\p{L}+|(?-i:\\p{Lu})\\p{L}+(?:\\s+(?-i:\\p{Lu})\\p{L}+){0,2})\\s+out(?:\\s+of\\s+(?:it|the\\s+(?:plan|trip|tour)|there))?(?!\\s+(?:of|for|to|on|at|in|into|with|there)\\b)\\b");
    /** What shall come in its place is left to us, as it is where nothing is said of it. */
    private static final Pattern SOMETHING = Patterns.anyCase(
            "(?<=\\bleave out [^.;!?]{2,40}?),?\\s+and\\s+(?:then\\s+)?(?:do|have|put\\s+in|find|plan|add|give\\s+(?:us|her|him|me))\\s+something\\s+(?:else|gentler|calmer|easier|quieter|nicer|different|lighter|softer|less\\s+\\p{L}+|more\\s+(?:gentle|relaxed|relaxing))(?:\\s+(?:for\\s+(?:us|her|him|them|me)|instead|then))*(?=\\s*(?:[.;!,]|$))");

    private Separable() {}

    /** The text with them side by side. */
    public static String joined(String text) {
        var out = OUT.matcher(text);
        return out.find()
                ? SOMETHING.matcher(out.replaceAll("leave out ${what}")).replaceAll("")
                : text;
    }
}
