package ai.travion.router.dialogue;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.text.Utterance;
import ai.travion.router.wishes.ChildrensAges;
import ai.travion.router.wishes.InWords;
import ai.travion.schemas.Preferences;
import ai.travion.schemas.StatedValue;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** "Who am I travelling with?", "what's my budget?": what travellers ask of what they said of themselves, topic by topic. */
final class OfThemselves {

    private static final String LEAD =
            "\\W*(?:(?:and|but|so|ok(?:ay)?|sorry|hm+|please|pls|um+|thanks|thank\\s+you|wait|oh|well|hey|btw|(?:can|could)\\s+you\\s+(?:please\\s+)?(?:tell|remind)\\s+me|remind\\s+me|tell\\s+me|do\\s+you\\s+(?:still\\s+)?(?:remember|know))\\W+)*+";
    private static final String TAIL =
            "(?:\\W+(?:again|please|pls|by\\s+the\\s+way|btw|then|exactly|once\\s+more))*\\W*";
    private static final String SAID =
            "(?:did|have)\\s+(?:i|we)\\s+(?:already\\s+)?(?:say|said|tell\\s+you|told\\s+you|mention(?:ed)?|name[d]?|give(?:n)?(?:\\s+you)?|set)";
    private static final Pattern PARTS = Patterns.anyCase("\\s*[?;]\\s*|\\s*,\\s*(?:and\\s+)?|\\s+and\\s+(?=wh|how)");

    /** Before any plan it is a ticket or a dish. */
    private static final Pattern FOR_WHOM = Patterns.words("(?:it|this|that) (?:all )?for");

    private static final Pattern OF_FOOD = Patterns.words(
            "veg\\p{L}*|halal|kosher|gluten\\p{L}*|lactose|dairy|allerg\\p{L}*|nuts?|peanuts?|seafood|fish|shellfish|meat|pork|beef|spic\\p{L}*|alcohol|drink\\p{L}*|food|diet|eggs?");

    private enum Topic {
        COMPANY("who(?:\\s+am\\s+i|\\s+are\\s+we|\\s+" + SAID
                + "\\s+(?:that\\s+)?(?:i'm|i\\s+am|i\\s+was|we're|we\\s+are))\\s+(?:travell?ing|going|coming|touring|here)\\s+with|who(?:'s|\\s+is|\\s+are)\\s+(?:travell?ing|coming|going)(?:\\s+(?:along\\s+)?with\\s+(?:me|us)|\\s+along|\\s+too)|who(?:'s|\\s+is|\\s+was)\\s+(?:it|this|that|(?:the|my|our)\\s+(?:trip|plan|tour|holiday))\\s+(?:all\\s+)?for|how\\s+many\\s+(?:are\\s+we|of\\s+us(?:\\s+are\\s+(?:there|we))?|people\\s+(?:are\\s+we|"
                + SAID + ")(?:\\s+[^,?]{1,20})?)|who\\s+" + SAID + "\\s+(?:is|was)\\s+(?:coming|travell?ing)"),
        AGES(
                "how\\s+old\\s+(?:is|are)\\s+(?:my|our)\\s+(?:(?:two|three|little|older|younger|youngest|eldest)\\s+)?(?:daughters?|sons?|child(?:ren)?|kids?|girls?|boys?|bab(?:y|ies)|toddlers?|twins|grand\\p{L}+)|what\\s+age(?:s)?\\s+(?:is|are)\\s+(?:my|our)\\s+(?:daughters?|sons?|child(?:ren)?|kids?|girls?|boys?|twins)"),
        BUDGET(
                "what(?:'s|\\s+is|\\s+was)\\s+(?:my|our)\\s+budget|(?:what|which)\\s+budget\\s+" + SAID
                        + "|how\\s+much\\s+(?:" + SAID
                        + "\\s+(?:that\\s+)?)?(?:(?:do|did|can|could)\\s+)?(?:i|we)\\s+(?:want|wanted|can|could|plan(?:ned)?|may)\\s+(?:to\\s+)?spend|do\\s+(?:i|we)\\s+have\\s+a\\s+budget"),
        FOOD("what\\s+" + SAID
                + "\\s+(?:that\\s+)?(?:i|we)\\s+(?:(?:can|do|don'?t|can'?t|cannot|won'?t|never|do\\s+not)\\s+)?eat|(?:what|which\\s+(?:food|things|dishes))\\s+(?:do|don'?t|can'?t|won'?t)\\s+(?:i|we)\\s+(?:not|never|n't)\\s+eat|what\\s+(?:don'?t|can'?t|won'?t)\\s+(?:i|we)\\s+eat|what\\s+(?:i|we)\\s+(?:don'?t|can'?t|cannot|won'?t|never|do\\s+not|must\\s+not)\\s+eat|what(?:'s|\\s+is|\\s+was)\\s+(?:my|our)\\s+diet|what\\s+"
                + SAID + "\\s+about\\s+(?:my|our)\\s+(?:food|diet)"),
        DATES(
                "(?:when|(?:what|which)\\s+(?:dates?|days?|month|week))\\s+" + SAID
                        + "(?:\\s+[^,?]{1,40})?|when\\s+(?:am\\s+i|are\\s+we)\\s+(?:travell?ing|coming|going)|what\\s+(?:are|were)\\s+(?:my|our)\\s+(?:travel\\s+)?dates");

        private final Pattern asked;

        Topic(String asked) {
            this.asked = Patterns.anyCase(LEAD + "(?:" + asked + ")" + TAIL);
        }
    }

    private OfThemselves() {}

    /** The answer to a message that asks for nothing else; several topics are told one after the other. */
    static Optional<String> told(Utterance said, Conversation conversation) {
        var parts =
                PARTS.splitAsStream(said.text()).filter(part -> !part.isBlank()).toList();
        var topics = parts.stream()
                .flatMap(part -> Stream.of(Topic.values())
                        .filter(topic -> topic.asked.matcher(part).matches())
                        .limit(1))
                .toList();
        boolean ofAThing = parts.size() == 1 && said.has(FOR_WHOM) && !conversation.hasPlanned();
        return ofAThing || topics.isEmpty() || topics.size() < parts.size()
                ? Optional.empty()
                : Optional.of(String.join(
                        " ",
                        topics.stream().map(topic -> about(topic, conversation)).toList()));
    }

    private static String about(Topic topic, Conversation conversation) {
        var known = conversation.known();
        return switch (topic) {
            case COMPANY -> sentence("You travel as ", InWords.company(known), "You have not told me who travels.");
            case AGES ->
                known.getParty()
                        .flatMap(party -> ChildrensAges.in(party.getDescription()))
                        .map(ages -> "You travel with " + ages + ".")
                        .orElse("You have not told me how old, or I did not keep it. Tell me, and I shall go by it.");
            case BUDGET -> sentence("You want to spend: ", InWords.budget(known), "You have named no budget.");
            case FOOD -> sentence("You told me: ", diet(known), "You have not told me what you eat.");
            case DATES ->
                conversation
                        .start()
                        .map(first -> "The dates that I go by are " + Dates.inWords(first, conversation.end()) + ".")
                        .orElse("You have named no dates.");
        };
    }

    private static String sentence(String opening, List<String> known, String unknown) {
        return known.isEmpty() ? unknown : opening + String.join(", ", known) + ".";
    }

    private static List<String> diet(Preferences known) {
        return Stream.concat(
                        known.getOther().stream().map(StatedValue::getValue),
                        known.getAvoid().stream().map(StatedValue::getValue).map(value -> "no " + value))
                .filter(OF_FOOD.asPredicate())
                .distinct()
                .toList();
    }
}
