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
import org.jspecify.annotations.Nullable;

/** "One night less there and one more in Galle", "one more please" once the nights of a stay were told: that stay by its name, and not the one that is named beside it. */
public final class NightsThere {

    private static final int MOST_WORDS = 20;
    private static final Pattern OF_NIGHTS = Patterns.anyCase(
            "\\b(?:nights?|days?)\\b[^.;!?]{0,25}\\b(?<there>(?:over |up )?there)\\b(?!\\s+(?:is|are|was|were)\\b)");

    /** "Make it one more", "another night please" once the nights of a stay were told. */
    private static final Pattern ONE_MORE = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|so|but|then|yes|please|pls|hm+|well|just|only|(?:can|could)\\s+(?:you|we)|let'?s|(?:we|i)(?:'d|\\s+would)?\\s+(?:like|want|need)|(?:make|give)\\s+(?:it|that|us)|add|have|stay|take)\\b\\W*)*(?:(?<n>an?|one|two|another|[1-3])(?:\\s+(?:night|day)s?)?\\s+(?:(?<more>more|extra|longer)|(?<less>less|fewer|shorter))|(?<another>another(?:\\s+(?:one|night|day))?))(?:\\s+(?:nights?|days?))?(?:\\W+(?:there|please|pls|then|thanks))*\\W*$");

    /** "Make it one night less and give it to Galle" of the stay whose length was told: an order of nights that names no stay. */
    private static final Pattern OF_NO_STAY = Patterns.anyCase(
            "\\b(?:(?:make|cut|keep|have|take|do)\\s+(?:it|that|this)\\s+)?(?<n>an?|one|two|[1-3])\\s+(?:nights?|days?)?\\s*(?:(?<more>more|extra|longer)|(?<less>less|fewer|shorter))\\b(?!\\s+(?:in|at|for|on|by|near|there)\\b)(?:\\s+nights?)?");

    /** "Make it five" once nights were told: so many, and no length of the trip. */
    private static final Pattern SO_MANY = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|so|but|then|yes|please|pls|well|good|(?:can|could)\\s+(?:you|we)|let'?s)\\b\\W*)*(?:make|do)\\s+(?:it|that|them)\\s+(?<n>one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})(?:\\s+nights?)?(?:\\W+(?:there|please|pls|then|instead|thanks))*\\W*$");

    /** Of a plan that stands something else gives way. */
    private static final String AS_LONG = ", without making the trip longer";

    private static final Pattern TOLD_NIGHTS = Patterns.words("nights?|how (?:long|much time)|how many days");

    private NightsThere() {}

    /** The state with the stay by its name; as it is where none was spoken of last, or nothing else is named beside it. */
    public static GraphState inFull(GraphState state, Places atlas) {
        return oneMore(state, atlas)
                .or(() -> soMany(state, atlas))
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

    /** Which of several stays that were told shall have so many nights; nothing where the message orders no such number. */
    public static Optional<String> whichStay(GraphState state, Places atlas) {
        var said = Patterns.matcher(SO_MANY, state.getUserQuery());
        if (!wereTold(state) || !said.matches() || spokenOf(state, atlas).isPresent()) {
            return Optional.empty();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var stays = plan.days().stream()
                .flatMap(day -> plan.sleptAfter(day).stream())
                .distinct()
                .map(place -> "%s (%d now)".formatted(place.name(), plan.nightsAt(place)))
                .toList();
        return stays.size() < 2
                ? Optional.empty()
                : Optional.of(
                        "Which stay shall have %s nights: %s? Say it with its name, and the others give or take what is needed."
                                .formatted(said.group("n"), String.join(", ", stays)));
    }

    private static Optional<String> soMany(GraphState state, Places atlas) {
        var said = Patterns.matcher(SO_MANY, state.getUserQuery());
        return wereTold(state) && said.matches()
                ? spokenOf(state, atlas).map(stay -> "Make %s %s nights".formatted(stay.name(), said.group("n")))
                : Optional.empty();
    }

    private static Optional<String> oneMore(GraphState state, Places atlas) {
        var said = Patterns.matcher(ONE_MORE, state.getUserQuery());
        if (!wereTold(state)) {
            return Optional.empty();
        }
        return said.matches()
                ? spokenOf(state, atlas)
                        .map(stay -> more(said.group("n"), said.group("less") == null, stay)
                                + (said.group("less") == null ? AS_LONG : ""))
                : ofNoStay(state, atlas);
    }

    private static boolean wereTold(GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                .anyMatch(message -> Patterns.isIn(TOLD_NIGHTS, message.getContent()));
    }

    private static Optional<String> ofNoStay(GraphState state, Places atlas) {
        var asked = state.getUserQuery();
        var said = Patterns.matcher(OF_NO_STAY, asked);
        return asked.split("\\s+", -1).length > MOST_WORDS || !said.find()
                ? Optional.empty()
                : spokenOf(state, atlas)
                        .filter(stay -> !asked.contains(stay.name()))
                        .map(stay -> asked.substring(0, said.start())
                                + more(said.group("n"), said.group("less") == null, stay)
                                + asked.substring(said.end()));
    }

    private static String more(@Nullable String number, boolean more, Place stay) {
        var count = number == null || number.equalsIgnoreCase("another") ? "one" : number;
        return "%s night %s in %s".formatted(count, more ? "more" : "less", stay.name());
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
