package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import java.util.Optional;
import java.util.regex.Pattern;

/** The place that an answer named in the stead of the planned: "The south coast is the better choice then: Mirissa or Bentota." */
public final class OfferedInstead {

    private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?*])\\s+|\\n");
    private static final Pattern INSTEAD = Patterns.words(
            "(?:is|are) the better|better choice|(?:choose|try|take|consider|go to) [^.]{3,40} instead|instead");

    private OfferedInstead() {}

    /** The first that is no stop of the plan; nothing where no answer that is remembered named one. */
    public static Optional<Place> in(Conversation conversation, Places atlas) {
        return conversation.answers().reversed().stream()
                .flatMap(SENTENCE::splitAsStream)
                .filter(sentence -> Patterns.isIn(INSTEAD, sentence))
                .flatMap(sentence -> atlas.mentionedIn(sentence).stream())
                .map(Places.Mention::place)
                .filter(place -> !conversation.plans(place) && !conversation.isInThePlan(place))
                .findFirst();
    }

    /** What was said against the planned place, with what is better. */
    public static Optional<String> warning(Conversation conversation) {
        return conversation.answers().reversed().stream()
                .flatMap(String::lines)
                .filter(line -> line.startsWith("- ") && Patterns.isIn(INSTEAD, line))
                .map(line -> line.substring(2).replace("**", "").strip())
                .findFirst();
    }
}
