package ai.travion.router.dialogue;

import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.schemas.envelope.AirportBeside;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** "How do we get from Galle to the airport?": the international airport is no place of the atlas, and the town beside it is. */
public final class AirportMeant {

    private static final Pattern AN_END = Patterns.anyCase(
            "\\b(?<way>from|to|and|reach|between|until|till|for)\\s+(?:the\\s+)?(?:colombo(?:'s)?\\s+|international\\s+|bandaranaike\\s+|main\\s+|katunayake\\s+)*airport\\b(?!\\s+(?:taxi|hotel|lounge|transfer|bus|pick))");
    private static final String NEARER =
            ".*\\b(?:nearer|nearest|closer|closest|further|farther|furthest|farthest)\\b.*";
    private static final Pattern COMPARED = Patterns.anyCase(NEARER);
    private static final Pattern ASKED = Patterns.anyCase(
            ".*\\bhow\\s+(?:do|can|could|should|would|will|to|long|far|much\\s+time|many\\s+(?:hours|km))\\b.*|.*\\b(?:is\\s+it\\s+far|distance|best\\s+way|train|bus|drive|transfer|travel\\s+time|way\\s+from)\\b.*|"
                    + NEARER + "|[^?.!]{0,40}\\bto\\s+(?:the\\s+)?airport\\W*");
    private static final Pattern ORDERS = Patterns.words(
            "plan|trip|itinerary|tour|start(?:ing)?|end(?:ing)?|arriv\\w+|land(?:ing)?|our flight|my flight|days?|nights?|pick(?:ed)? up|be at|taxi from the airport");
    private static final Pattern TOWN_OR_OTHER = Patterns.words("jaffna|mattala|palaly|ratmalana|domestic");
    private static final Pattern THERE = Patterns.words("there|here");
    private static final String BESIDE_IT = "negombo";

    private AirportMeant() {}

    /**
     * A message with the town that is meant.
     *
     * @param note what its traveller is told of it; nothing where the message stays as it is
     */
    public record Meant(String text, Optional<String> note) {}

    /** The message as it asks of a way of which the airport is one end and a place of the atlas the other. */
    public static Meant in(String message, Places atlas) {
        var end = Patterns.matcher(AN_END, message);
        var said = Utterance.of(message);
        boolean asked = end.find()
                && said.is(ASKED)
                && !said.has(ORDERS)
                && !said.has(TOWN_OR_OTHER)
                && hasAnotherEnd(Utterance.of(end.replaceAll("${way} ")), atlas);
        var town = atlas.withId(BESIDE_IT);
        if (!asked || town.isEmpty()) {
            return new Meant(message, Optional.empty());
        }
        var name = town.get().name();
        return new Meant(
                end.replaceAll("${way} " + Matcher.quoteReplacement(name)), Optional.of(AirportBeside.isMeantBy(name)));
    }

    /** Without the airport, which may be named by its city; the town beside it is none. */
    private static boolean hasAnotherEnd(Utterance rest, Places atlas) {
        var ends = atlas.mentionedIn(rest.text()).stream()
                .map(mention -> mention.place().id())
                .distinct()
                .toList();
        boolean several = ends.size() > 1 && rest.is(COMPARED);
        return ends.isEmpty() ? rest.has(THERE) : (ends.size() == 1 || several) && !ends.contains(BESIDE_IT);
    }
}
