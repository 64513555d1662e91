package ai.travion.router.dialogue;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import ai.travion.schemas.envelope.KeptSlots;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Which one did you take out, and why?", "why that one?" after a change: by the plan before it and the plan in hand. */
public final class TakenOut {

    private static final String LEAD =
            "^\\W*(?:(?:hm+|oh|ok(?:ay)?|k|and|but|so|wait|sorry|hey|now|well|thanks|great|then)\\b\\W*)*";
    private static final String OUT =
            "(?:(?:take|took|taken|leave|left|throw|threw|thrown|kick|kicked|cut)\\s+out|drop(?:ped)?|remove[d]?|cut|skip(?:ped)?|delete[d]?|lose|lost)";
    private static final Pattern WHICH = Patterns.anyCase(
            LEAD
                    + "which(?:\\s+(?:ones?|stops?|places?|towns?|of\\s+(?:them|the\\s+\\p{L}+)))?\\s+(?:(?:did|have|has|do)\\s+(?:you|the\\s+plan|it|we)\\s+(?:now\\s+|just\\s+)?"
                    + OUT
                    + "|(?:is|are|was|were|has\\s+been|got|went)\\s+(?:now\\s+)?(?:gone|out|missing|dropped|removed|cut|skipped|taken\\s+out|left\\s+out))(?:\\s+(?:out|now|then|and\\s+why|why|exactly|for\\s+(?:it|that)|from\\s+(?:it|the\\s+plan)|of\\s+(?:it|the\\s+plan)))*\\W*(?:(?:and\\s+)?why\\W*)?$");
    /** "So what did you drop for that?", "where did you take it from?", "what changed?" */
    private static final Pattern FOR_IT = Patterns.anyCase(
            LEAD
                    + "(?:what(?:\\s+else)?\\s+(?:did|have|had|has|do)\\s+(?:you|the\\s+plan|it|we)\\s+(?:(?:now|just|have\\s+to|to)\\s+)*(?:"
                    + OUT
                    + "|shorten(?:ed)?|sacrifice[d]?|give\\s+up|given\\s+up|reduce[d]?|change[d]?|move[d]?|take\\s+away)(?:\\s+(?:out|away|from))?(?:\\s+(?:for|because\\s+of)\\s+(?:that|it|this|them|the\\s+\\p{L}+))?|where\\s+did\\s+(?:you|it|that)\\s+(?:take|get|come)\\s*(?:it|that|the\\s+\\p{L}+)?\\s*from|what(?:'s|\\s+is|\\s+has)?\\s+(?:changed?|changes|gone|different|had\\s+to\\s+go|gave\\s+way|went)(?:\\s+(?:out|now))?(?:\\s+(?:for|because\\s+of)\\s+(?:that|it|this))?)(?:\\s+(?:then|now|exactly|please))*\\W*$");

    private static final Pattern WHY = Patterns.anyCase(
            LEAD
                    + "why(?:\\s+(?:did|have)\\s+you\\s+" + OUT
                    + ")?\\s+(?:(?:just|exactly)\\s+)?(?:that|this|those|these|them|it)(?:\\s+(?:ones?|stops?|places?))?(?:\\s+out)?(?:\\s+and\\s+not\\s+[^?]{2,40})?\\W*$");
    private static final Pattern TOLD_OF_IT = Patterns.anyCase("left out|took no place out");
    private static final int SHOWN = 6;

    private TakenOut() {}

    /** Nothing where something else is asked, or no plan of before is known. */
    public static Optional<String> told(GraphState state, Places atlas) {
        var said = Utterance.of(state.getUserQuery());
        var versions = PlanVersion.in(state, atlas);
        boolean ofAll = said.is(FOR_IT);
        boolean asked = ofAll
                || said.is(WHICH)
                || (said.is(WHY)
                        && Patterns.isIn(
                                TOLD_OF_IT, Conversation.lastAnswer(state).orElse("")));
        if (!asked || versions.size() < 2) {
            return Optional.empty();
        }
        var then = Itinerary.of(KeptSlots.in(versions.get(versions.size() - 2).made()), atlas);
        var now = Itinerary.of(state.getItinerary(), atlas);
        if (then.isEmpty() || now.isEmpty()) {
            return Optional.empty();
        }
        var change = saidAt(versions.getLast().made().getTurn(), state)
                .map("when you said \"%s\""::formatted)
                .orElse("with your last change");
        if (ofAll) {
            return Optional.of(all(change, then, now));
        }
        var gone = then.places().stream()
                .filter(place -> now.entries().stream()
                        .noneMatch(entry -> entry.place().filter(place::equals).isPresent()
                                || entry.activity().contains(place.name())))
                .toList();
        return Optional.of(gone.isEmpty() ? none(change, then, now) : gone(change, gone, then, now));
    }

    /** Nights and stops that are otherwise since the last change. */
    private static String all(String change, Itinerary then, Itinerary now) {
        var nights = Stream.concat(then.places().stream(), now.places().stream())
                .distinct()
                .filter(place -> then.nightsAt(place) != now.nightsAt(place))
                .map(place -> "%s has %d night%s instead of %d"
                        .formatted(
                                place.name(),
                                now.nightsAt(place),
                                now.nightsAt(place) == 1 ? "" : "s",
                                then.nightsAt(place)))
                .toList();
        var gone = stops(then, now);
        var fresh = stops(now, then);
        var told = Stream.of(
                        nights.isEmpty() ? "" : String.join(", ", nights),
                        gone.isEmpty() ? "" : "left out: " + some(gone),
                        fresh.isEmpty() ? "" : "new: " + some(fresh))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("; "));
        return told.isEmpty()
                ? none(change, then, now)
                : "%s: %s.%s"
                        .formatted(
                                change.substring(0, 1).toUpperCase(Locale.ROOT) + change.substring(1),
                                told,
                                gone.isEmpty()
                                        ? " No stop was left out for it."
                                        : " Say \"undo that\" if you want it back.");
    }

    private static List<String> stops(Itinerary some, Itinerary others) {
        return some.visits().stream()
                .filter(stop -> others.visits().stream()
                        .noneMatch(other -> other.activity().equals(stop.activity())))
                .map(some::nameOf)
                .distinct()
                .toList();
    }

    private static String some(List<String> names) {
        return names.stream().limit(SHOWN).collect(Collectors.joining(", "))
                + (names.size() > SHOWN ? " and %d more".formatted(names.size() - SHOWN) : "");
    }

    private static String gone(String change, List<Place> gone, Itinerary then, Itinerary now) {
        var slept = gone.stream().filter(place -> then.nightsAt(place) > 0).toList();
        return "Left out %s: %s%s. %s Say \"put %s back in\" if you would rather keep it.%s"
                .formatted(
                        change,
                        gone.stream().limit(SHOWN).map(Place::name).collect(Collectors.joining(", ")),
                        gone.size() > SHOWN ? " and %d more".formatted(gone.size() - SHOWN) : "",
                        slept.isEmpty()
                                ? "The nights are where they were; the days were made again for what you said, and these stops have no hour in them now."
                                : "With %s went what lies round it, and its nights went to the places that stay."
                                        .formatted(
                                                slept.stream().map(Place::name).collect(Collectors.joining(" and "))),
                        gone.getFirst().name(),
                        slept.isEmpty() ? least(now) : "");
    }

    private static String none(String change, Itinerary then, Itinerary now) {
        var days = now.days().stream()
                .filter(day -> !hours(then.on(day)).equals(hours(now.on(day))))
                .map(day -> now.on(day).entries().getFirst().inWords())
                .toList();
        return "I took no place out %s: %s.%s"
                .formatted(
                        change,
                        days.isEmpty()
                                ? "its days are as they were"
                                : days.size() > SHOWN
                                        ? "only its hours are otherwise"
                                        : "only hours of " + String.join(" and ", days) + " are otherwise",
                        least(now));
    }

    private static List<String> hours(Itinerary day) {
        return day.entries().stream().map(Entry::activity).toList();
    }

    /** The stop that lies farthest from where its day ends costs the most of the road. */
    private static String least(Itinerary plan) {
        return plan.visits().stream()
                .filter(visit ->
                        visit.place().filter(place -> plan.nightsAt(place) == 0).isPresent())
                .max(Comparator.comparingDouble(visit -> fromTheNight(visit, plan)))
                .flatMap(Entry::place)
                .map(Place::name)
                .map(
                        " To have one less, name it: \"without %s\", for example, which lies farthest from where its day ends."
                                ::formatted)
                .orElse("");
    }

    private static double fromTheNight(Entry visit, Itinerary plan) {
        return plan.on(visit.day())
                .entries()
                .getLast()
                .place()
                .flatMap(night -> visit.place().map(place -> place.at().kilometresTo(night.at())))
                .orElse(0.0);
    }

    private static Optional<String> saidAt(int turn, GraphState state) {
        return state.getMessages().stream()
                .filter(message -> message.getRole() == Role.USER && message.getTurn() == turn)
                .map(Message::getContent)
                .map(String::strip)
                .findFirst();
    }
}
