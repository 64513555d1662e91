package ai.travion.schemas.envelope;

import java.util.List;
import java.util.stream.Collectors;

/** How it is said that a part of a message was not acted on: whoever wrote it need not find out by comparing. */
public final class NotActedOn {

    private static final String BEGINNING = "I did not act on ";

    private NotActedOn() {}

    /** One sentence for all, and what would help; nothing of none. */
    public static String inWords(List<String> clauses) {
        return clauses.isEmpty()
                ? ""
                : BEGINNING
                        + clauses.stream().map("\"%s\""::formatted).collect(Collectors.joining(" or "))
                        + ": say "
                        + (clauses.size() == 1 ? "it" : "each")
                        + " once more by itself, with the day or the place.";
    }
}
