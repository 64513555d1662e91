package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.Places;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dates.Names;
import ai.travion.router.intent.Reading;
import ai.travion.router.itinerary.Itinerary;
import ai.travion.router.wishes.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Only one night in Nuwara Eliya but three in Kandy": how long one stays at several places of the plan in hand; the others share the rest. */
final class NightsEach implements Completion {

    private static final int LONGEST_WORDS = 30;
    private static final String NUMBER = "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight)";
    private static final String UNIT = "(?:full\\s+|whole\\s+)?(?:days?|nights?)\\b";
    private static final Pattern COUNTED = Patterns.anyCase("\\b(?<n>" + NUMBER + ")\\s+" + UNIT
            + "\\s+(?:(?:in|at|on|by|near)\\s+)?(?:the\\s+)?(?<at>#+)|(?<behind>#+)\\s*[(:]?\\s*(?:for\\s+|only\\s+|just\\s+|to\\s+)*(?<m>"
            + NUMBER + ")\\s+" + UNIT);
    /** "Mirissa two nights, Galle one", "two nights in Ella, one in Galle": what is counted once is nights the next time, too. */
    private static final Pattern COUNTED_AGAIN = Patterns.anyCase("\\b(?<n>" + NUMBER
            + ")\\s+(?:in|at|for)\\s+(?:the\\s+)?(?<at>#+)|(?<behind>#+)\\s+(?:(?:only|just|for)\\s+)*(?<m>" + NUMBER
            + ")(?=\\s*(?:$|[,;.!]|and\\b|please\\b|then\\b|instead\\b))");

    private static final Pattern BY_SO_MUCH = Patterns.words(
            "more|less|fewer|extra|longer|shorter|another|additional|add|plus|drop|skip|remove|cut|then|after|before|finish|end|last|first");
    private static final Pattern ORDERS_ANOTHER = Patterns.words("plan|itinerary|trip|tour|instead of|rather than");
    private static final Pattern ASKS = Patterns.anyCase(
            "^\\W*(?:(?:and|but|so)\\W+)*(?:is|are|was|what|which|why|when|where|who|how(?!\\s+about)|do|does|did|should|will)\\b.*");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        boolean mayBe = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && message.places().all().size() > 1
                && message.places().refused().isEmpty()
                && !message.when().saysADay()
                && message.said().words().size() <= LONGEST_WORDS
                && !message.said().has(BY_SO_MUCH)
                && !message.said().has(ORDERS_ANOTHER)
                && !message.said().is(ASKS);
        var planned = conversation.ofThePlan();
        var said = mayBe ? counted(message.said().text(), before.atlas()) : Map.<Place, Integer>of();
        return said.size() > 1 && planned.containsAll(said.keySet())
                ? Optional.of(stayed(said, planned, Itinerary.of(conversation.itinerary(), before.atlas())))
                : Optional.empty();
    }

    private static Map<Place, Integer> counted(String text, Places atlas) {
        var mentions = atlas.mentionedIn(text);
        var blanked = new StringBuilder(text);
        mentions.forEach(mention ->
                blanked.replace(mention.start(), mention.end(), "#".repeat(mention.end() - mention.start())));
        var nights = new LinkedHashMap<Place, Integer>();
        for (var pattern : List.of(COUNTED, COUNTED_AGAIN)) {
            Patterns.in(pattern, blanked.toString()).forEach(found -> {
                boolean behind = found.group("behind") != null;
                int at = behind ? found.start("behind") : found.start("at");
                mentions.stream()
                        .filter(mention -> mention.start() == at)
                        .findFirst()
                        .ifPresent(mention -> nights.putIfAbsent(
                                mention.place(),
                                Names.number(found.group(behind ? "m" : "n")).orElse(1)));
            });
            if (nights.isEmpty()) {
                break;
            }
        }
        return nights;
    }

    private static Completed stayed(Map<Place, Integer> said, List<Place> planned, Itinerary plan) {
        int length = plan.days().size();
        int sum = said.values().stream().mapToInt(Integer::intValue).sum();
        int others = planned.size() - said.size();
        int now = others == 0 ? sum : Math.max(length, sum + others);
        var notes = new ArrayList<String>();
        notes.add("%s; the plan is %s."
                .formatted(
                        said.entrySet().stream()
                                .map(stay -> "%s has %d %s now"
                                        .formatted(
                                                stay.getKey().name(),
                                                stay.getValue(),
                                                stay.getValue() == 1 ? "night" : "nights"))
                                .collect(Collectors.joining(", ")),
                        now == length ? "as long as before" : "for %d days now".formatted(now)));
        return new Completed(
                now == length
                        ? "Make it so"
                        : "Make it %d days %s".formatted(Math.abs(now - length), now > length ? "longer" : "shorter"),
                notes,
                false,
                said.entrySet().stream()
                        .map(stay -> Placement.staying(stay.getKey().name(), stay.getValue()))
                        .toList(),
                Optional.of(new Change(Optional.of(planned), List.of(), List.of())));
    }
}
