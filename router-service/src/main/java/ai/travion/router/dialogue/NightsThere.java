package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "One night less there and one more in Galle" once a night of the plan was told: that stay by its name, and not the one that is named beside it. */
public final class NightsThere {

    private static final int MOST_WORDS = 20;
    private static final Pattern OF_NIGHTS = Patterns.anyCase(
            "\\b(?:nights?|days?)\\b[^.;!?]{0,25}\\b(?<there>(?:over |up )?there)\\b(?!\\s+(?:is|are|was|were)\\b)");

    /** "Make it one more" once the nights of a stay were told. */
    private static final Pattern ONE_MORE = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|so|but|then|please|pls|hm+|well|(?:can|could)\\s+(?:you|we)|let'?s)\\b\\W*)*(?:(?:make\\s+(?:it|that)|give\\s+(?:it|us)|add|have|stay|take)\\s+)?(?:(?<n>an?|one|two|[1-3])(?:\\s+(?:night|day)s?)?\\s+(?:(?<more>more|extra|longer)|(?<less>less|fewer|shorter))(?:\\s+(?:nights?|days?))?|(?<another>another\\s+(?:one|night)))(?:\\W+(?:there|please|pls|then|thanks))*\\W*$");

    private static final Pattern TOLD_NIGHTS = Patterns.words("nights?");

    private NightsThere() {}

    /** The state with the stay by its name; as it is where none was spoken of last, or nothing else is named beside it. */
    public static GraphState inFull(GraphState state, Places atlas) {
        return oneMore(state, atlas)
                .or(() -> there(state, atlas))
                .map(words -> GraphState.newBuilder(state).setUserQuery(words).build())
                .orElse(state);
    }

    private static Optional<String> there(GraphState state, Places atlas) {
        var asked = state.getUserQuery();
        var said = Patterns.matcher(OF_NIGHTS, asked);
        return asked.split("\\s+", -1).length > MOST_WORDS
                        || atlas.mentionedIn(asked).isEmpty()
                        || !said.find()
                ? Optional.empty()
                : spokenOf(state, atlas)
                        .filter(stay -> !asked.contains(stay.name()))
                        .map(stay -> asked.substring(0, said.start("there")) + "in " + stay.name()
                                + asked.substring(said.end("there")));
    }

    private static Optional<String> oneMore(GraphState state, Places atlas) {
        var said = Patterns.matcher(ONE_MORE, state.getUserQuery());
        boolean ofNights = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .anyMatch(message -> Patterns.isIn(TOLD_NIGHTS, message.getContent()));
        return ofNights && said.matches()
                ? spokenOf(state, atlas)
                        .map(stay -> "%s %s in %s"
                                .formatted(
                                        said.group("n") == null ? "one" : said.group("n"),
                                        said.group("less") == null ? "night more" : "night less",
                                        stay.name()))
                : Optional.empty();
    }

    /** The only stay that the last message names, or else the last answer. */
    private static Optional<Place> spokenOf(GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        return state.getMessages().stream()
                .filter(message -> message.getTurn() == state.getTurn() - 1)
                .sorted(Comparator.comparing((Message message) -> message.getRole() == Role.ASSISTANT))
                .map(Message::getContent)
                .map(words -> stays(words, plan, atlas))
                .filter(stays -> stays.size() == 1)
                .map(List::getFirst)
                .findFirst();
    }

    private static List<Place> stays(String words, Itinerary plan, Places atlas) {
        return atlas.mentionedIn(words).stream()
                .map(Places.Mention::place)
                .filter(place -> plan.nightsAt(place) > 0)
                .distinct()
                .toList();
    }
}
