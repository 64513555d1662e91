package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.envelope.KeptSlots;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** "Where did Ella go?", "why is Kandy not in it any more?": a place that a plan of before had is told with the message that it went with. */
public final class GonePlace {

    private static final String LEAD =
            "^\\W*(?:(?:hm+|oh|ok(?:ay)?|and|but|so|wait|sorry|hey|now|well|no|why)\\b\\W*)*";
    private static final String THING = "(?<%s>(?:(?!\\b(?:in|out|off|away|gone|from)\\b)[^,.;!?]){3,40}?)";
    private static final Pattern ASKED = Patterns.anyCase(
            LEAD
                    + "(?:where(?:\\s+(?:did|has|have|is|'s))?\\s+" + THING.formatted("a")
                    + "\\s+(?:go(?:ne)?|disappear(?:ed)?|vanish(?:ed)?)"
                    + "|what\\s+(?:has\\s+)?happened\\s+(?:to|with)\\s+" + THING.formatted("b")
                    + "|(?:why\\s+)?(?:(?:is|has|did|was|isn'?t)\\s+)" + THING.formatted("c")
                    + "\\s+(?:(?:now\\s+)?gone|missing|(?:fallen?|fell|drop(?:ped)?|left|thrown|taken|disappear(?:ed)?|go|gone|kicked)(?:\\s+out)?|(?:not|no\\s+longer)\\s+(?:in|on|part)[^.;!?]{0,30}|out(?:\\s+of\\s+(?:it|the\\s+plan))?))"
                    + "(?:\\s+(?:to|now|then|again|from\\s+(?:it|the\\s+plan)|of\\s+(?:it|the\\s+plan)|any\\s*more))*\\s*(?:[?.!,;].*)?$");

    private static final Pattern ARTICLE = Patterns.anyCase("^(?:the|our|that)\\s+");

    private GonePlace() {}

    /** Where the place is, or since when the plan has it no more; nothing where no place is asked for that a plan ever had. */
    public static Optional<String> told(GraphState state, Places atlas) {
        var said = Patterns.matcher(ASKED, Utterance.of(state.getUserQuery()).text());
        if (!said.matches()) {
            return Optional.empty();
        }
        var thing = Stream.of("a", "b", "c")
                .map(said::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
        return atlas.named(ARTICLE.matcher(thing.strip()).replaceFirst("")).flatMap(place -> told(place, state, atlas));
    }

    private static Optional<String> told(Place place, GraphState state, Places atlas) {
        var now = Itinerary.of(state.getItinerary(), atlas);
        if (now.isAt(place)) {
            var days = now.days().stream()
                    .filter(day -> now.on(day).isAt(place))
                    .map(day -> now.on(day).entries().getFirst().inWords())
                    .collect(Collectors.joining("; "));
            return Optional.of("%s is still in the plan: %s.".formatted(place.name(), days));
        }
        var versions = PlanVersion.in(state, atlas);
        var last = IntStream.range(0, versions.size())
                .filter(at -> Itinerary.of(KeptSlots.in(versions.get(at).made()), atlas)
                        .isAt(place))
                .max();
        if (last.isEmpty()) {
            return Optional.of(
                    "%s is not in the plan, and none of the plans of before that I still know had it. Say \"add %s\", and I shall fit it in."
                            .formatted(place.name(), place.name()));
        }
        var since = last.getAsInt() + 1 < versions.size()
                ? saidAt(versions.get(last.getAsInt() + 1).made().getTurn(), state)
                : Optional.<String>empty();
        return Optional.of(
                "%s is not in the plan any more: it fell out %s. Say \"put %s back in\", and I plan it again."
                        .formatted(
                                place.name(),
                                since.map("when you said \"%s\""::formatted).orElse("with a change that you asked for"),
                                place.name()));
    }

    private static Optional<String> saidAt(int turn, GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == turn)
                .map(Message::getContent)
                .map(String::strip)
                .findFirst();
    }
}
