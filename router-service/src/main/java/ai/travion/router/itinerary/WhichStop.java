package ai.travion.router.itinerary;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "Leave out that walk": one stop by its kind, of which the plan in hand may have several. Who has one of them in mind does not want all of its kind
 * left out; where it is not clear which, that is asked.
 */
public final class WhichStop {

    private static final String KIND =
            "walk|hike|climb|trek|temple|museum|waterfall|falls|garden|gardens|park|market|fort|church|pagoda|safari|game\\s+drive|beach|viewpoint|lake|cave|factory|tea\\s+factory|tea\\s+garden|class|show|massage|boat\\s+(?:ride|trip|tour)";
    private static final Pattern LEFT_OUT = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|no|hm+|well|yes|let'?s|just|maybe|(?:can|could|would)\\s+(?:you|we)|(?:i|we)(?:'d|\\s+would)?\\s+(?:rather\\s+|like\\s+to\\s+|want\\s+to\\s+)?)\\b\\W*)*"
                    + "(?:(?:leave|take|cut|throw)\\s+(?:the|that|this)\\s+(?<a>(?:\\p{L}+\\s+){0,2}?(?:"
                    + KIND
                    + "))\\s+(?:out|off)|(?:leave\\s+out|take\\s+out|drop|skip|remove|cancel|cut\\s+out|cut|scrap|ditch|forget(?:\\s+about)?|lose)\\s+(?:the|that|this)\\s+(?<b>(?:\\p{L}+\\s+){0,2}?(?:"
                    + KIND
                    + ")))(?:\\s+(?:in|at|of|near)\\s+(?:the\\s+)?(?<where>[\\p{L}' ]{3,30}?))?(?:\\W+(?:please|pls|then|too|altogether|thanks|from\\s+the\\s+plan))*\\W*$");
    /** "Do the climb early", "have the temple in the morning". */
    private static final Pattern TIMED = Patterns.anyCase(
            "^\\W*(?:(?:ok(?:ay)?|and|but|so|then|please|pls|actually|no|hm+|well|yes|let'?s|just|maybe|(?:can|could|would)\\s+(?:you|we)|(?:i|we)(?:'d|\\s+would)?\\s+(?:rather\\s+|like\\s+to\\s+|want\\s+to\\s+)?)\\b\\W*)*"
                    + "(?:do|have|make|put|plan|schedule|start|move|shift)\\s+(?:the|that|this)\\s+(?<kind>(?:\\p{L}+\\s+){0,2}?(?:"
                    + KIND
                    + "))\\s+(?<when>(?:(?:very|really|quite|to|in)\\s+)*(?:early|first\\s+thing|(?:at\\s+)?(?:sun\\s?rise|dawn|sun\\s?set)|(?:the\\s+)?(?:early\\s+|late\\s+)?(?:morning|afternoon|evening)|(?:at|before|after)\\s+(?:\\d{1,2}(?:[:.]\\d\\d)?(?:\\s*[ap]m)?|lunch|breakfast)))(?:\\s*[,.;].*|\\s+(?:please|pls|then|though))?\\W*$");
    /** What leads up to the kind. */
    private static final Pattern ANY_KIND = Patterns.anyCase("^(?:\\p{L}+\\s+)*?(?=(?:" + KIND + ")$)");

    private static final Pattern OF_ANY = Patterns.words("long|short|big|little|first|early|steep|whole|other");
    private static final Pattern ON_FOOT = Patterns.words("walk|hike|climb|trek");
    private static final Pattern UPHILL = Patterns.words("hike|climb|trek|steep");
    private static final int MOST = 8;
    private static final int MOST_WORDS = 9;
    private static final String QUESTION = "Which one is it to be: ";
    private static final Pattern OF_DAY = Patterns.anyCase("\\bday\\s+(?<n>\\d{1,2})\\b");

    private WhichStop() {}

    /** The state with the one stop by its name; as it is where it means none, or several may be meant. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var chosen = chosen(state, atlas);
        if (chosen.isPresent()) {
            var asked = state.getMessages().stream()
                    .filter(message -> message.getRole() == Role.USER && message.getTurn() == state.getTurn() - 1)
                    .map(Message::getContent)
                    .flatMap(words -> Patterns.in(TIMED, words))
                    .findFirst();
            if (asked.isPresent()) {
                return doing(state, chosen.get(), asked.get().group("when"), atlas);
            }
        }
        var timed = timed(state, atlas);
        if (timed.size() == 1) {
            var said = Patterns.matcher(TIMED, state.getUserQuery());
            return said.find() ? doing(state, timed.getFirst(), said.group("when"), atlas) : state;
        }
        var meant = chosen.map(List::of).orElseGet(() -> meant(state, atlas));
        return meant.size() == 1
                ? GraphState.newBuilder(state)
                        .setUserQuery(
                                "Leave out " + saidOf(meant.getFirst(), Itinerary.of(state.getItinerary(), atlas)))
                        .build()
                : state;
    }

    /** Asks which of several is meant; nothing where that is clear. */
    public static Optional<String> asked(GraphState state, Places atlas) {
        return question(meant(state, atlas), "leave it out").or(() -> question(timed(state, atlas), "move it alone"));
    }

    private static Optional<String> question(List<Entry> meant, String done) {
        return meant.size() < 2
                ? Optional.empty()
                : Optional.of(QUESTION
                        + "%s? Say its name or its day, and I %s; the plan stays as it is until then."
                                .formatted(
                                        meant.stream()
                                                .limit(MOST)
                                                .map(entry -> "%s (day %d)".formatted(entry.activity(), entry.number()))
                                                .collect(Collectors.joining(", ")),
                                        done));
    }

    private static GraphState doing(GraphState state, Entry entry, String when, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        boolean isAStay = entry.thing().isEmpty()
                && entry.place().filter(place -> plan.nightsAt(place) > 0).isPresent();
        var what = isAStay && entry.isAClimb()
                ? "Climb " + entry.place().orElseThrow().name()
                : "Put " + nameOf(entry);
        return GraphState.newBuilder(state)
                .setUserQuery("%s %s on day %d"
                        .formatted(what, when.replaceFirst("^(?:to|in)\\s+(?=the\\b)", "in "), entry.number()))
                .build();
    }

    /** Of which kind some stop is to be at another hour; what was told last is meant where several are. */
    private static List<Entry> timed(GraphState state, Places atlas) {
        var said = Patterns.matcher(TIMED, state.getUserQuery());
        if (state.getItinerary().isEmpty() || state.getPendingClarification().isPresent() || !said.find()) {
            return List.of();
        }
        var kind = said.group("kind");
        var conversation = Conversation.in(state, atlas);
        if (!atlas.mentionedIn(state.getUserQuery()).isEmpty()
                || DaySaid.in(
                                state.getUserQuery(),
                                Itinerary.of(state.getItinerary(), atlas).days())
                        .stream()
                        .findFirst()
                        .isPresent()) {
            return List.of();
        }
        var all = Itinerary.of(state.getItinerary(), atlas).visits().stream()
                .filter(entry -> isOne(entry, kind) && isDescribedSo(entry, kind))
                .toList();
        var told =
                Spoken.told(conversation, atlas).stream().filter(all::contains).toList();
        return distinct(told.size() == 1 ? told : all);
    }

    /** One of those between which the last answer asked to choose, by its day or its name. */
    private static Optional<Entry> chosen(GraphState state, Places atlas) {
        var said = state.getUserQuery();
        var last = state.getMessages().stream()
                .filter(message -> message.getRole() == Role.ASSISTANT)
                .reduce((one, other) -> other)
                .map(Message::getContent)
                .filter(answer -> answer.startsWith(QUESTION));
        if (state.getItinerary().isEmpty() || last.isEmpty() || said.split("\\s+", -1).length > MOST_WORDS) {
            return Optional.empty();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var offered =
                plan.where(entry -> last.get().contains("%s (day %d)".formatted(entry.activity(), entry.number())));
        var ofDay = Patterns.matcher(OF_DAY, said);
        var named = ofDay.find()
                ? offered.where(entry -> entry.number() == Integer.parseInt(ofDay.group("n")))
                        .entries()
                : offered.called(said);
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    private static List<Entry> meant(GraphState state, Places atlas) {
        var said = Patterns.matcher(LEFT_OUT, state.getUserQuery());
        if (state.getItinerary().isEmpty() || state.getPendingClarification().isPresent() || !said.find()) {
            return List.of();
        }
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var kind = said.group("a") == null ? said.group("b") : said.group("a");
        var where = Optional.ofNullable(said.group("where")).flatMap(atlas::named);
        // "The Sigiriya climb" is of that place, and given up with all that goes up it.
        if (!atlas.mentionedIn(kind).isEmpty() || (said.group("where") != null && where.isEmpty())) {
            return List.of();
        }
        var all = plan.visits().stream()
                .filter(entry -> isOne(entry, kind) && isDescribedSo(entry, kind))
                .filter(entry -> where.isEmpty() || isAt(entry, where.get(), plan))
                .toList();
        var told = Spoken.of(plan, Conversation.in(state, atlas)).entries().stream()
                .filter(all::contains)
                .toList();
        return distinct(told.size() == 1 ? told : all);
    }

    private static List<Entry> distinct(List<Entry> entries) {
        return List.copyOf(entries.stream()
                .collect(Collectors.toMap(WhichStop::nameOf, entry -> entry, (one, other) -> one, LinkedHashMap::new))
                .values());
    }

    private static boolean isOne(Entry entry, String kind) {
        if (Patterns.isIn(ON_FOOT, kind)) {
            return entry.isOnFoot() && (!Patterns.isIn(UPHILL, kind) || entry.isAClimb());
        }
        return entry.visits(ANY_KIND.matcher(kind).replaceFirst("").replaceFirst("s$", "") + "s?");
    }

    /** "The lake walk": what is said of it stands in its name as well. */
    private static boolean isDescribedSo(Entry entry, String kind) {
        var said = OF_ANY.matcher(kind.substring(
                        0,
                        kind.length() - ANY_KIND.matcher(kind).replaceFirst("").length()))
                .replaceAll(" ")
                .strip()
                .toLowerCase(Locale.ROOT);
        var name = (entry.activity() + " " + entry.place().map(Place::name).orElse("")).toLowerCase(Locale.ROOT);
        return Stream.of(said.split("\\s+")).allMatch(word -> name.contains(word.replaceFirst("s$", "")));
    }

    private static boolean isAt(Entry entry, Place where, Itinerary plan) {
        return entry.place().filter(where::equals).isPresent()
                || plan.on(entry.day())
                        .entries()
                        .getLast()
                        .place()
                        .filter(where::equals)
                        .isPresent();
    }

    /** Where one sleeps is not left out with a walk there. */
    private static String saidOf(Entry entry, Itinerary plan) {
        boolean isAStay = entry.thing().isEmpty()
                && entry.place().filter(place -> plan.nightsAt(place) > 0).isPresent();
        return isAStay
                ? "the %s on day %d"
                        .formatted(
                                entry.activity().substring(0, 1).toLowerCase(Locale.ROOT)
                                        + entry.activity().substring(1),
                                entry.number())
                : nameOf(entry);
    }

    private static String nameOf(Entry entry) {
        return entry.thing().or(() -> entry.place().map(Place::name)).orElse(entry.activity());
    }
}
