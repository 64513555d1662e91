package ai.travion.router.followup;

import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.regex.Pattern;

/** The sentences of a message: "I get seasick easily. Still a good idea?" tells first and asks then. */
final class Clauses {

    private static final Pattern END = Pattern.compile(
            "(?<=[.!;?])\\s+|\\s+[-\u2013\u2014]+\\s+|(?<=,)\\s+(?=(?:so|is|are|can|should|what|where|which)\\b)");

    private Clauses() {}

    static String last(Reading message) {
        List<String> clauses = END.splitAsStream(message.said().text())
                .filter(clause -> clause.codePoints().anyMatch(Character::isLetter))
                .toList();
        return clauses.isEmpty() ? message.said().text() : clauses.getLast();
    }
}
