package ai.travion.generator.composer;

import ai.travion.schemas.GraphState;
import ai.travion.schemas.RouteDecision;
import java.util.regex.Pattern;

/** How an answer is to be told again that was given before. */
enum Telling {
    WHOLE(""),
    REASONS("\\bwhy\\b|\\bhow come\\b|\\breasons?\\b|\\bexplain (?:the|your) (?:choice|plan)\\b"),
    ONE_SENTENCE(
            "\\b(?:one|a|1) (?:single |short )?(?:sentence|line|phrase)\\b|\\bone[ -]?liner\\b|\\btl;?dr\\b|\\bnutshell\\b"),
    LIST("\\b(?:lists?|bullets?|bulleted|bullet points?)\\b"),
    SHORT(
            "\\b(?:short\\w*|brief\\w*|summar\\w+|overview|sum (?:\\w+ ){0,3}up|less|fewer|concise\\w*|too (?:long|much|many words)|(?:two|2|a few) (?:short )?(?:sentences|lines)|quick (?:version|answer|summary)|gist|bottom line)\\b");

    private static final Pattern ANOTHER_LANGUAGE = Pattern.compile(
            "(?i)\\btranslat\\w+|\\bin (?:sinhala|sinhalese|tamil|german|french|spanish|italian|dutch|russian|chinese|japanese|hindi|arabic|polish|portuguese|deutsch|fran[cç]ais|español)\\b");

    private final Pattern words;

    Telling(String words) {
        this.words = Pattern.compile("(?i)" + words);
    }

    /** As the message wants it; whole where it wants nothing of the kind, or is no message about the answer before. */
    static Telling askedIn(GraphState state) {
        if (state.getRouteDecision() != RouteDecision.DIRECT_ANSWER) {
            return WHOLE;
        }
        for (var telling : values()) {
            if (telling != WHOLE && telling.words.matcher(state.getUserQuery()).find()) {
                return telling;
            }
        }
        return WHOLE;
    }

    /** Whether the words are to be in a language that the composer does not write. */
    static boolean wantsAnotherLanguage(String message) {
        return ANOTHER_LANGUAGE.matcher(message).find();
    }

    /** How many sentences answer, where so many otherwise would. */
    int atMost(int otherwise) {
        return switch (this) {
            case ONE_SENTENCE -> 1;
            case SHORT -> 2;
            case WHOLE, REASONS, LIST -> otherwise;
        };
    }

    boolean isShort() {
        return this == SHORT || this == ONE_SENTENCE;
    }
}
