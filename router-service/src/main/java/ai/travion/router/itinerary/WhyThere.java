package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.StatedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "Why Ella?", "why did you put Kandy first?", "why is Sigiriya on day 2?": why one stays at a place, and why then. */
final class WhyThere {

    private static final Pattern WHY = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+|just\\s+wondering|wait|sorry)\\W+)*(?:why|how\\s+come|what'?s\\s+the\\s+reason|for\\s+what\\s+reason)\\b[^?]*#[^?]*\\W*");
    private static final Pattern OF_WHAT_IS_DONE = Patterns.words(
            "so (?:early|late)|at \\d{1,2}|morning|afternoon|evening|crowded|expensive|famous|called|closed|hours?|minutes?|climb|famous|good|special|worth|popular|dangerous|sacred");
    private static final Pattern OF_THE_TURN =
            Patterns.words("first|last|before|after|second|third|then|order|day|end|start|beginning|turn");
    private static final Pattern OF_THE_NIGHTS = Patterns.words(
            "nights?|(?:one|two|three|four|five|\\p{Nd}|so (?:many|few)|that many|only|just|another) days?|(?:so|that|this) (?:long|short|much|little) ?(?:time)?");
    private static final int SHOWN = 4;
    private static final Pattern FIRST = Patterns.words("first");
    private static final Pattern WHY_THERE = Patterns.anyCase(
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|hm+|wait|sorry)\\W+)*(?:why|how\\s+come)\\b[^?]*\\bthere\\b(?!\\s+(?:is|are|no|any))[^?]*\\W*$");
    private static final String IN_ORDER = "in this order: ";

    private WhyThere() {}

    static Optional<String> of(
            Reading message, Itinerary plan, Conversation conversation, List<Reading> earlier, Places atlas) {
        boolean points = message.places().all().isEmpty() && message.said().is(WHY_THERE);
        var blanked = message.places().remainder() + (points ? " #" : "");
        var named = points
                ? pointedAt(message, plan, conversation, atlas).stream().toList()
                : message.places().all();
        boolean asked = named.size() == 1
                && Patterns.isAllOf(WHY, blanked)
                && !message.said().has(OF_WHAT_IS_DONE)
                && conversation.ofThePlan().contains(named.getFirst());
        return asked ? told(named.getFirst(), message, plan, conversation, earlier, atlas) : Optional.empty();
    }

    /** Where the day is spent that it names, or what was spoken of last. */
    private static Optional<Place> pointedAt(Reading message, Itinerary plan, Conversation conversation, Places atlas) {
        var stays = order(plan, conversation, atlas);
        var ofTheDay = DayMeant.in(message, conversation, atlas).stream()
                .flatMap(day -> day.places().stream())
                .flatMap(place -> Stream.concat(Stream.of(place), atlas.parentOf(place).stream()))
                .filter(stays::contains)
                .findFirst();
        return ofTheDay.or(() -> conversation.plan() ? Spoken.placeIn(conversation, atlas) : conversation.there())
                .filter(stays::contains);
    }

    private static Optional<String> told(
            Place place,
            Reading message,
            Itinerary plan,
            Conversation conversation,
            List<Reading> earlier,
            Places atlas) {
        var stays = order(plan, conversation, atlas);
        int turn = stays.indexOf(place);
        if (turn < 0) {
            return Optional.of("No hour of the plan is spent in %s; say so if I should find time for it, or drop it."
                    .formatted(place.name()));
        }
        var said = new ArrayList<String>();
        boolean wanted =
                earlier.stream().anyMatch(reading -> reading.places().targets().contains(place));
        said.add(
                wanted
                        ? "%s is in the plan because you named it.".formatted(place.name())
                        : "%s is one of the places that this plan was made for.".formatted(place.name()));
        if (turn > 0 && message.said().has(FIRST)) {
            said.add("It is not the first.");
        }
        boolean ofTheNights = Patterns.isIn(OF_THE_NIGHTS, message.places().remainder());
        said.add(ofTheNights ? theNights(place, plan, atlas) : theTurn(place, turn, stays, conversation));
        first(place, plan, atlas)
                .map(entry -> DaySaid.in(message.said().text(), plan.days()).stream()
                        .filter(day -> day.number() != entry.number())
                        .findFirst()
                        .map(day -> "It is on %s, and not on day %d.".formatted(entry.inWords(), day.number()))
                        .orElse("So it falls on %s.".formatted(entry.inWords())))
                .ifPresent(said::add);
        if (message.said().has(OF_THE_TURN) && stays.size() > 1) {
            var other = turn > 0 ? stays.get(turn - 1) : stays.get(1);
            said.add("Say \"put %s %s %s\" and I turn them."
                    .formatted(place.name(), turn > 0 ? "before" : "after", other.name()));
        } else {
            said.add("Say \"without %s\" to leave it out, or name another place instead.".formatted(place.name()));
        }
        return Optional.of(String.join(" ", said));
    }

    private static String theNights(Place place, Itinerary plan, Places atlas) {
        int nights = plan.nightsAt(place)
                - (plan.entries().getLast().place().filter(place::equals).isPresent() ? 1 : 0);
        var stops = plan.visits().stream()
                .filter(entry -> isOf(place, entry, atlas))
                .map(Entry::activity)
                .distinct()
                .toList();
        return "It has %d of the %d nights, since %s: %s."
                .formatted(
                        nights,
                        plan.days().size() - 1,
                        stops.size() == 1
                                ? "one stop of the plan is there"
                                : stops.size() + " stops of the plan are there",
                        stops.stream().limit(SHOWN).collect(Collectors.joining("; "))
                                + (stops.size() > SHOWN ? ", and others" : ""));
    }

    private static boolean isOf(Place place, Entry entry, Places atlas) {
        return entry.place()
                        .filter(at -> at.equals(place)
                                || atlas.parentOf(at).filter(place::equals).isPresent())
                        .isPresent()
                || entry.activity().contains(place.name());
    }

    private static String theTurn(Place place, int turn, List<Place> stays, Conversation conversation) {
        boolean put = conversation.known().getOther().stream()
                .map(StatedValue::getValue)
                .anyMatch(term -> term.startsWith(IN_ORDER) && term.contains(place.name()));
        if (put) {
            return "It has its turn because you put the places in that order.";
        }
        if (stays.size() == 1) {
            return "It is the only place where you stay.";
        }
        if (turn == 0) {
            return conversation
                    .known()
                    .getOrigin()
                    .map(from ->
                            "It comes first because it is the best one to begin with from %s; the others follow by the shorter road."
                                    .formatted(from.getValue()))
                    .orElse(
                            "It comes first because you named it first, or the road from there is the shortest; the others follow from it.");
        }
        var before = stays.get(turn - 1);
        return turn == stays.size() - 1
                ? "It comes last because it lies farthest along the way, after %s.".formatted(before.name())
                : "It comes between %s and %s, which spares road: about %d km from the one and %d km to the other as the crow flies."
                        .formatted(
                                before.name(),
                                stays.get(turn + 1).name(),
                                Math.round(before.at().kilometresTo(place.at())),
                                Math.round(place.at()
                                        .kilometresTo(stays.get(turn + 1).at())));
    }

    /** The places of the plan in the order in which one comes to them. */
    static List<Place> order(Itinerary plan, Conversation conversation, Places atlas) {
        return conversation.ofThePlan().stream()
                .filter(place -> first(place, plan, atlas).isPresent())
                .sorted((one, other) -> Integer.compare(index(one, plan, atlas), index(other, plan, atlas)))
                .toList();
    }

    private static int index(Place place, Itinerary plan, Places atlas) {
        return first(place, plan, atlas).map(plan.entries()::indexOf).orElse(Integer.MAX_VALUE);
    }

    private static Optional<Entry> first(Place place, Itinerary plan, Places atlas) {
        return plan.entries().stream()
                .filter(entry -> entry.place()
                                .filter(at -> at.equals(place)
                                        || atlas.parentOf(at)
                                                .filter(place::equals)
                                                .isPresent())
                                .isPresent()
                        || (entry.is(Entry.Sort.VISIT) && entry.activity().contains(place.name())))
                .findFirst();
    }
}
