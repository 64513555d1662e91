package ai.travion.router.followup;

import ai.travion.atlas.Place;
import ai.travion.atlas.text.Patterns;
import ai.travion.router.dialogue.Conversation;
import ai.travion.router.intent.Reading;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** "Can I do it by train from Colombo?", "yes by train please": the plan in hand by train, from where its traveller sets out. */
final class ByTrain implements Completion {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);
    private static final String LEAD =
            "^\\W*(?:(?:and|so|but|ok(?:ay)?|then|yes|yeah|sure|please|great|let'?s|we'?d|i'?d|we|i|want|like|prefer|rather|to|would|can|could|may|do|go|make|have|plan|it|that|this|there|all|everything|the\\s+(?:trip|plan|day|way|journey)|(?:that|this|the)\\s+(?:leg|part|stretch)|get|travel|come|be|done)\\b\\W*)*+";
    private static final Pattern BY_TRAIN = Patterns.anyCase(
            LEAD
                    + "(?:by|with|on|take|using)\\s+(?:the\\s+|a\\s+)?train(?:\\s+(?:please|pls|then|instead|there|too|as\\s+well|there\\s+and\\s+back|and\\s+back|(?:and\\s+)?back\\s+(?:the\\s+)?same\\s+day))*(?<from>\\s+from\\s+#+(?:\\s+#+)*(?:\\s+fort)?)?(?:\\s+(?:please|pls|then|instead|and\\s+back|there\\s+and\\s+back|(?:and\\s+)?back\\s+(?:the\\s+)?same\\s+day))*\\W*$");

    @Override
    public Optional<Completed> of(Reading message, Background before) {
        var conversation = before.conversation();
        var said = Patterns.matcher(BY_TRAIN, message.places().remainder());
        boolean ofThePlan = !conversation.itinerary().isEmpty()
                && conversation.isBesideThePlan()
                && !conversation.ofThePlan().isEmpty();
        if (!ofThePlan || !said.find()) {
            return Optional.empty();
        }
        var from = message.places().all().stream()
                .filter(place -> !conversation.plans(place))
                .findFirst();
        if (said.group("from") == null) {
            return from.isPresent()
                    ? Optional.empty()
                    : Optional.of(new Completed(
                            "Make it by train",
                            List.of(),
                            false,
                            List.of(),
                            Optional.of(new Change(
                                    Optional.of(conversation.ofThePlan()), List.of(), List.of("by train")))));
        }
        return from.flatMap(
                start -> conversation.start().map(first -> new Completed(anew(start, first, conversation))));
    }

    private static String anew(Place from, LocalDate first, Conversation conversation) {
        int days = conversation.days().orElse(1);
        return "Plan %d day%s in %s from %s by train on %s"
                .formatted(
                        days,
                        days == 1 ? "" : "s",
                        conversation.ofThePlan().stream().map(Place::name).collect(Collectors.joining(" and ")),
                        from.name(),
                        DAY.format(first));
    }
}
