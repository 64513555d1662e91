package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.itinerary.Entry;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.GraphState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * "My mother can't do stairs", "my wife is afraid of heights", told beside a plan of several people: nothing is taken from the others for that,
 * and they are told at which stops somebody waits below.
 */
public final class OneOfUsCannot {

    /** With these and no others it is told, and nothing else is wished or asked in the same breath. */
    private static final String KIN =
            "(?:wife|husband|hubby|partner|girl\\s?friend|boy\\s?friend|fianc[eé]{1,2}|(?:grand)?(?:mother|father|ma|pa)|mum|mummy|mom|dad|granny|grand?dad|nan|aunt|uncle|(?:best\\s+)?friend|sister|brother|daughter|son|niece|nephew|cousin|colleague|(?:mother|father|sister|brother)[\\s-]in[\\s-]law)";

    private static final String WHO = "(?<who>(?:my|our)\\s+(?:(?:old|older|elderly|little|younger)\\s+)?" + KIN
            + "|grandma|grandpa|granny|mum|mom|dad|one\\s+(?:person\\s+)?of\\s+us|one\\s+of\\s+our\\s+\\p{L}+)";
    private static final String CANNOT =
            "(?:can['\u2019]?t|can\\s?not|isn['\u2019]?t\\s+able\\s+to|is\\s+not\\s+able\\s+to|is\\s+unable\\s+to|won['\u2019]?t|will\\s+not|doesn['\u2019]?t|does\\s+not|struggles?|has\\s+(?:trouble|problems|difficult\\p{L}+|a\\s+(?:fear|phobia|problem))|is\\s+(?:no|not(?:\\s+so|\\s+very|\\s+too)?)\\s+good|has|suffers\\s+from|gets|hates|is\\s+(?:\\p{L}+\\s+){0,2}(?:afraid|scared|terrified|frightened|dizzy))";
    private static final String LINK =
            "(?:(?:do|does|climb|manage|go|walk|up|down|take|handle|use|cope|stand|with|of|on|at|to|any|many|too|so|a|lot|the|steep|long|high|more|like|doing|climbing|going|bear|face|bad|severe|dizzy|from)\\s+){0,5}";
    private static final String STEPS = "(?<steps>stairs?|steps|staircases?|stairways?|climbs?|climb|climbing)";
    private static final String HEIGHTS = "(?<heights>heights?|vertigo|ladders|cliffs|edges|high\\s+places)";
    private static final Pattern TOLD = Patterns.anyCase(
            "^\\W*(?:(?:and|but|oh|also|so|by\\s+the\\s+way|btw|sorry|i\\s+forgot(?:\\s+to\\s+(?:say|mention))?|actually|well|unfortunately|please\\s+note(?:\\s+that)?|that)\\W+)*"
                    + WHO
                    + "(?:\\s+(?:has|had|with)\\s+(?:(?:an?|his|her|the)\\s+)?(?:\\p{L}+\\s+){0,2}(?:knees?|hips?|backs?|legs?|feet|foot|ankles?|heart|asthma|operation|surgery)\\b\\W*(?:(?:so|and|which\\s+means|that'?s\\s+why)\\s+)*(?:he|she|they)?)?\\s+(?:(?:really|also|just|still|sadly|unfortunately|absolutely)\\s+)*(?<what>"
                    + CANNOT
                    + "\\s+"
                    + LINK + "(?:" + STEPS + "|" + HEIGHTS
                    + "))(?:\\s+(?:very|so|too|that|any|at|well|easily|all|more|anymore|though|i['\u2019]?m|afraid|these|days))*[\\s.!]*$");

    private static final Pattern UPHILL = Patterns.anyCase("^(?:climb|hike|trek|walk\\s+up|scramble)\\b.*");
    private static final Pattern WITH_STEPS =
            Patterns.words("steps|stairs|stairway|staircase|upstairs|scramble|boulders|climb|ladders?");
    private static final Pattern HIGH_UP = Patterns.words(
            "ramparts|summit|scramble|steep|exposed|drop|drops|edge|edges|cliffs?|cliff|ledge|railings?");
    private static final Pattern END = Pattern.compile("\\.$");

    private OneOfUsCannot() {}

    /** What is answered; nothing where the message tells anything else. */
    public static Optional<String> told(GraphState state, Places atlas) {
        var plan = Itinerary.of(state.getItinerary(), atlas);
        var said = Patterns.matcher(TOLD, Utterance.of(state.getUserQuery()).text());
        if (plan.isEmpty() || state.getPendingClarification().isPresent() || !said.matches()) {
            return Optional.empty();
        }
        boolean high = said.group("heights") != null;
        var stops = new LinkedHashMap<String, Entry>();
        plan.visits().stream()
                .filter(entry -> Patterns.isAllOf(UPHILL, entry.activity())
                        || Patterns.isIn(high ? HIGH_UP : WITH_STEPS, entry.activity())
                        || entry.saying(high ? HIGH_UP : WITH_STEPS).isPresent())
                .forEach(entry -> stops.putIfAbsent(entry.activity(), entry));
        var who = whom(said.group("who"));
        var fact = "Noted: %s %s.".formatted(who, said.group("what").strip());
        return Optional.of(
                stops.isEmpty()
                        ? fact + " Nothing in the plan asks for that, so it stays as it is."
                        : "%s That is for %s alone, so nothing is taken from the others. Where %s waits below or takes an easier way while you go: %s. Say \"leave out %s\" for a stop that none of you needs, or \"no %s for any of us\", and I change the plan."
                                .formatted(
                                        fact,
                                        who,
                                        who,
                                        inWords(List.copyOf(stops.values()), high),
                                        name(stops.values().iterator().next()),
                                        high ? "heights" : "stairs"));
    }

    private static String inWords(List<Entry> stops, boolean high) {
        return stops.stream()
                .map(entry -> "%s (day %d%s)"
                        .formatted(
                                entry.activity(),
                                entry.number(),
                                entry.saying(high ? HIGH_UP : WITH_STEPS)
                                        .map(told -> ": " + END.matcher(told).replaceFirst(""))
                                        .orElse("")))
                .collect(Collectors.joining("; "));
    }

    private static String name(Entry entry) {
        return entry.place().map(place -> place.name()).orElse(entry.activity());
    }

    private static String whom(String said) {
        return said.toLowerCase(Locale.ROOT)
                .replaceFirst("^(?:my\\b|our\\b|(?=grand|mum|mom|dad))\\s*", "your ")
                .replaceFirst("\\bof (?:us|our \\p{L}+)$", "of you");
    }
}
