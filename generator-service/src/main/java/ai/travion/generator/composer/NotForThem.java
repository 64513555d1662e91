package ai.travion.generator.composer;

import ai.travion.atlas.Foods;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.envelope.DietNote;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What of an answer on food is nothing for whoever has said that they do not eat it: an allergy is no matter of taste. */
final class NotForThem {

    /** An answer for them names it so that they leave it out. */
    private static final Pattern FOR_THEM = Pattern.compile(
            "\\b(?:allerg\\w*|vegetarians?|vegans?|halal|kosher|gluten|c(?:o)?eliacs?|lactose|without)\\b",
            Pattern.CASE_INSENSITIVE);

    private NotForThem() {}

    /** Empty where the answer names nothing of it, or was written for them. */
    static Optional<String> namedIn(String answer, GraphState state) {
        return DietNote.needsIn(state)
                .filter(needs -> !FOR_THEM.matcher(answer).find())
                .flatMap(needs -> warning(needs, Foods.toldIn(answer, needs)));
    }

    private static Optional<String> warning(String needs, List<String> words) {
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of("**Not for you, as you told me (%s):** %s.".formatted(needs, String.join(", ", words)));
    }
}
