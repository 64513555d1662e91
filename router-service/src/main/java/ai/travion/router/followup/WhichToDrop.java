package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.intent.Reading;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "It is too much, remove one": which of several places is the traveller's to say, so they are asked. */
final class WhichToDrop implements Completion {

    private static final Pattern ONE = Patterns.anyCase(
            "\\b(?:remove|drop|skip|cut(?:\\s+out)?|leave\\s+out|take\\s+out|delete|lose|scrap)\\s+(?:out\\s+)?(?:just\\s+)?(?<n>one|a|two|three|some(?:thing)?|a\\s+(?:few|couple))(?:\\s+(?:of\\s+(?:them|those|these|the\\s+\\p{L}+)|(?:place|stop|base|destination|town)s?|cit(?:y|ies)))?(?:\\s+(?:please|pls|then|out))*\\W*$");
    private static final Pattern TOO_MANY = Patterns.anyCase(
            "^\\W*(?:(?:hm+|ok(?:ay)?|but|and|so|i\\s+think|we\\s+think|for\\s+us)\\W+)*(?:(?:that|this|it|these)(?:'?s|\\s+is|\\s+are)\\s+|there\\s+are\\s+)?(?:just\\s+|way\\s+|far\\s+|a\\s+bit\\s+)*too\\s+many\\s+(?:different\\s+)?(?:stops|places|towns|cities|destinations)(?:\\s+(?:for\\s+(?:us|me)|in\\s+(?:it|the\\s+plan|\\d+\\s+days)))?\\W*$");
    private static final Pattern A_ALONE = Patterns.anyCase("\\ba\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var planned = conversation.ofThePlan();
        boolean asks = !conversation.itinerary().isEmpty()
                && conversation.hasPlanned()
                && planned.size() > 1
                && message.places().isEmpty()
                && (message.said().has(ONE) || message.said().is(TOO_MANY))
                && !message.said().has(A_ALONE);
        return asks
                ? Optional.of(new Completed(
                        "Keep the plan as it is",
                        List.of(
                                "Not changed yet: which %s shall go, %s? Say \"drop %s\", for example, and its days go to the others."
                                        .formatted(
                                                count(message),
                                                names(planned),
                                                planned.getLast().name())),
                        false,
                        List.of(),
                        Optional.of(new Change(Optional.of(planned), List.of(), List.of()))))
                : Optional.empty();
    }

    private static String count(Reading message) {
        var said = Patterns.matcher(ONE, message.said().text());
        var count = said.find() ? said.group("n").toLowerCase(Locale.ROOT) : "";
        return count.equals("two") || count.equals("three") ? count : "one";
    }

    private static String names(List<Place> places) {
        return places.subList(0, places.size() - 1).stream().map(Place::name).collect(Collectors.joining(", ")) + " or "
                + places.getLast().name();
    }
}
