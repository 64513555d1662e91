package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import ai.travion.schemas.GraphState;
import ai.travion.schemas.Message;
import ai.travion.schemas.Role;
import java.time.Month;
import java.time.format.DateTimeFormatter;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message that names itself what it asks about: "mosquitoes - do the kids need anything?", "my wife would like to see the whales, is it ok
 * for a six-year-old?" Then "it" is that, and not the place that was spoken of before; and so it is in "add it on the 1st then" after it.
 */
public final class OwnSubject {

    private static final String ASKING =
            "(?:and\\s+)?(?:do|does|did|is|are|was|will|would|should|can|could|what|how|when|where|which|why|any)\\b";
    private static final Pattern LEADS = Patterns.anyCase(
            "(?:^|[.,;:!?]\\s*)(?:and\\s+|about\\s+)?(?<thing>\\p{L}{3,}(?:\\s+\\p{L}{3,})?)(?:\\s+[-\\u2013]\\s*|:\\s+|\\s*\\.{2,}\\s*)(?="
                    + ASKING + ")");
    private static final Pattern WISHED = Patterns.anyCase(
            "\\b(?:(?:would|'d)\\s+(?:\\p{L}+\\s+)?(?:like|love)|wants?|wishes|hopes?|fancies|fancy|is\\s+(?:keen|dying|interested))\\s+(?:on\\s+|in\\s+|to\\s+)?(?:(?:go\\s+(?:on\\s+)?|do\\s+|see(?:ing)?\\s+|try\\s+|watch(?:ing)?\\s+)(?:the\\s+|some\\s+|an?\\s+)?|an?\\s+)(?<thing>\\p{L}{3,}(?:\\s+\\p{L}{3,}){0,2}?)\\s*[,;.!?-]+\\s*(?:but\\s+|so\\s+)?(?=(?:and\\s+)?(?:is|are|would|will|can|could|does|do|should|how)\\b)");
    /** "Is there a turtle hatchery near by?" */
    private static final Pattern SOUGHT = Patterns.anyCase(
            "\\b(?:is|are)\\s+there\\s+(?:an?|any|some)\\s+(?<thing>\\p{L}{3,}(?:\\s+\\p{L}{3,}){0,2}?)\\s+(?:near|close|around|in\\s+the\\s+area)\\b");
    /** Who is spoken of, or a word of thanks, is no subject. */
    private static final Pattern NO_THING = Patterns.words(
            "ok|okay|thanks?|thnaks|great|good|nice|perfect|thing|question|kids?|children|son|daughter|wife|husband|mother|father|mum|mom|dad|grandma|grandpa|parents|us|them|there|here|that|this|note|sorry|yes|well|hello|hey|days?|nights?|mornings?|evenings?|weeks?|trip|plan|itinerary|stops?|more|one|last|first|next|place|town");
    /** What leads up to a question, and tells nothing. */
    private static final Pattern COURTESY = Patterns.anyCase(
            "(?:\\W|(?:thanks?|thnaks|thank\\s+you|thats?|that's|is|great|good|perfect|ok(?:ay)?|one|more|last|another|thing|question|quick|and|so|oh|also|by\\s+the\\s+way|btw|super|lovely|cool|nice|hi|hello|hey|sorry|please|just|for|you|very|much|a|lot)\\b)*+");

    private static final Pattern IT = Patterns.anyCase("\\b(?:it|that|this)\\b");
    private static final Pattern DOES_IT = Patterns.anyCase(
            "\\b(?<verb>add|include|put|fit|do|see|visit|book|plan|try|squeeze)\\s+(?:it|that|this)\\b(?!\\s+(?:\\p{L}+\\s+)?(?:day|trip|plan|place|town|one)\\b)");
    private static final Pattern WATCHED = Patterns.words("(?<animal>whale|dolphin)s?(?: watching)?");

    private static final Set<Month> SOUTHERN_SEASON =
            EnumSet.of(Month.NOVEMBER, Month.DECEMBER, Month.JANUARY, Month.FEBRUARY, Month.MARCH, Month.APRIL);

    private static final Pattern NUMBER_OF_A_DAY = Patterns.anyCase(
            "\\bon\\s+the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:of\\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM", Locale.ENGLISH);

    private OwnSubject() {}

    /** @param ofAPlace what one asks of a place: "the beach - is it clean?" is asked of the one there */
    static boolean isNamedIn(Reading reading, Pattern ofAPlace) {
        return reading.places().isEmpty()
                && (find(LEADS, reading.said().text(), ofAPlace).isPresent()
                        || find(WISHED, reading.said().text(), ofAPlace).isPresent());
    }

    /** The message with what "it" stands for, where it names that itself, or the message before did. */
    public static GraphState inFull(GraphState state, Places atlas) {
        var message = state.getUserQuery();
        if (state.getPendingClarification().isPresent()
                || !atlas.mentionedIn(message).isEmpty()) {
            return state;
        }
        return ofItsOwn(message, state)
                .or(() -> ofTheLast(message, state, atlas))
                .map(words -> GraphState.newBuilder(state).setUserQuery(words).build())
                .orElse(state);
    }

    private static Optional<String> ofItsOwn(String message, GraphState state) {
        var led = find(LEADS, message, Reference.ASPECT);
        if (led.isPresent()) {
            int start = led.get().start("thing");
            return Patterns.isAllOf(COURTESY, message.substring(0, start))
                    ? Optional.of(message.substring(start))
                    : Optional.empty();
        }
        return find(WISHED, message, Reference.ASPECT).flatMap(wished -> {
            var question = message.substring(wished.end());
            var it = Patterns.matcher(IT, question);
            return it.find()
                    ? Optional.of(it.replaceFirst(Matcher.quoteReplacement(
                            deed(wished.group("thing")) + harbour(wished.group("thing"), state))))
                    : Optional.empty();
        });
    }

    private static Optional<String> ofTheLast(String message, GraphState state, Places atlas) {
        var does = Patterns.matcher(DOES_IT, message);
        if (!does.find()) {
            return Optional.empty();
        }
        var verb = does.group("verb");
        return last(state)
                .flatMap(before -> thingOf(before, atlas))
                .map(thing -> onItsDate(does.replaceFirst(Matcher.quoteReplacement(verb + " " + thing)), state));
    }

    /** "On the 1st" is a day of the trip, and none of what was listed. */
    private static String onItsDate(String message, GraphState state) {
        var said = Patterns.matcher(NUMBER_OF_A_DAY, message);
        if (!said.find()) {
            return message;
        }
        int number = Integer.parseInt(said.group("day"));
        return state.getItinerary().stream()
                .flatMap(slot -> slot.getDate().stream())
                .filter(day -> day.getDayOfMonth() == number)
                .findFirst()
                .map(day -> said.replaceFirst("on " + DAY.format(day)))
                .orElse(message);
    }

    private static Optional<String> thingOf(String message, Places atlas) {
        var places = atlas.mentionedIn(message).stream()
                .map(mention -> mention.place().name())
                .distinct()
                .toList();
        var wished = places.isEmpty()
                ? find(WISHED, message, Reference.ASPECT).map(found -> deed(found.group("thing")))
                : Optional.<String>empty();
        // "Near by" is made whole with the place that was spoken of.
        return wished.or(() -> find(SOUGHT, message, NO_THING)
                .filter(found -> places.size() < 2)
                .map(found -> "a %s %s"
                        .formatted(found.group("thing"), places.isEmpty() ? "near by" : "near " + places.getFirst())));
    }

    private static Optional<String> last(GraphState state) {
        return state.getMessages().reversed().stream()
                .filter(said -> said.getRole() == Role.USER && said.getTurn() < state.getTurn())
                .map(Message::getContent)
                .findFirst();
    }

    /** What one does to see them: "whale watching". */
    private static String deed(String thing) {
        var watched = Patterns.matcher(WATCHED, thing);
        return watched.find() ? watched.group("animal").toLowerCase(Locale.ROOT) + " watching" : "the " + thing;
    }

    /** From where the boats go in the months of the trip. */
    private static String harbour(String thing, GraphState state) {
        return Patterns.isIn(WATCHED, thing)
                ? state.getItinerary().stream()
                        .flatMap(slot -> slot.getDate().stream())
                        .findFirst()
                        .map(day -> SOUTHERN_SEASON.contains(day.getMonth()) ? " in Mirissa" : " in Trincomalee")
                        .orElse("")
                : "";
    }

    private static Optional<Matcher> find(Pattern pattern, String text, Pattern ofAPlace) {
        var found = Patterns.matcher(pattern, text);
        return found.find()
                        && !Patterns.isIn(NO_THING, found.group("thing"))
                        && !Patterns.isIn(ofAPlace, found.group("thing"))
                ? Optional.of(found)
                : Optional.empty();
    }
}
