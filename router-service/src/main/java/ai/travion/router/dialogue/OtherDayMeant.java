package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "No, I meant day 2" after "change day 3 to Pinnawala": the change of before with the day that was meant, made of the plan of before. */
public final class OtherDayMeant {

    private static final String DAY =
            "(?:day\\s*(?:\\d{1,2}|one|two|three|four|five|six|seven)|(?:the\\s+)?(?:first|second|third|fourth|fifth|sixth|seventh|last|1st|2nd|3rd|\\dth)\\s+day)";
    private static final Pattern MEANT = Patterns.anyCase(
            "\\W*(?:(?:no|nope|sorry|oops|wait|oh|ah|actually|rather|i\\s+mean(?:t)?|we\\s+mean(?:t)?|i\\s+said|make\\s+(?:it|that)|on|it\\s+was|should\\s+be|not\\s+"
                    + DAY + "|but)\\b\\W*)++(?<day>" + DAY
                    + ")\\W*(?:(?:please|instead|sorry|rather|of\\s+course)\\W*)*");
    private static final Pattern NAMED = Patterns.anyCase("\\b" + DAY + "\\b");

    private OtherDayMeant() {}

    /** The state with that change for its message; nothing where the message before named no day, or more than one. */
    public static Optional<GraphState> in(GraphState state, Places atlas) {
        var said = Patterns.matcher(MEANT, Utterance.of(state.getUserQuery()).text());
        return said.matches()
                ? before(state)
                        .flatMap(message -> with(said.group("day"), message))
                        .map(order -> GraphState.newBuilder(FormerPlan.beforeTheLastTurn(state, atlas))
                                .setUserQuery(order)
                                .build())
                : Optional.empty();
    }

    private static Optional<String> before(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .map(Message::getContent)
                .findFirst();
    }

    private static Optional<String> with(String day, String message) {
        return Patterns.in(NAMED, message).count() == 1
                ? Optional.of(NAMED.matcher(message).replaceFirst(Matcher.quoteReplacement(day)))
                : Optional.empty();
    }
}
