package ai.travion.shadow.plan;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * That a traveller does not want a thing at some hours, though they may want it at others: "no safari before 7 am".
 *
 * @param said the thing, in their words
 * @param kind what is known of it; none where it is a place
 * @param placeId of the place that it is; none where it is a kind
 */
record Curfew(String said, Optional<Avoidance> kind, Optional<String> placeId, Spell never) {

    private static final int LATEST_CLOSING = DayPart.at(21, 30);

    boolean isFor(Sight sight) {
        return placeId.map(sight.place().id()::equals).orElse(false)
                || kind.filter(avoidance -> avoidance.isThePointOf(sight)).isPresent();
    }

    /** Whether words that stand for a thing that is not wanted stand for this one, which is wanted at other hours. */
    boolean isMeantBy(String words) {
        return said.equalsIgnoreCase(words)
                || kind.filter(avoidance -> avoidance.said().matcher(words).find()
                                || avoidance.within().equalsIgnoreCase(words)
                                || avoidance.tags().contains(words))
                        .isPresent();
    }

    /** The sight at other hours. */
    Sight kept(Sight sight) {
        Sight other = sight.neverIn(never);
        if (never.isOfTheEarlyHours()) {
            return other.open(OptionalInt.of(Math.max(never.to(), sight.opens().orElse(0))), sight.closes());
        }
        return never.isOfTheLateHours()
                ? other.open(
                        sight.opens(),
                        OptionalInt.of(Math.min(never.from(), sight.closes().orElse(never.from()))))
                : other;
    }

    /** Whether no hour is left in which the sight is open. */
    boolean rulesOut(Sight sight) {
        int opens = sight.opens().orElse(0);
        int closes = sight.closes().orElse(LATEST_CLOSING);
        int before = Math.min(closes, never.from()) - opens;
        int after = closes - Math.max(opens, never.to());
        return Math.max(before, after) < VisitTimes.SHORTEST_VISIT * sight.minutes();
    }

    String reason() {
        return "you want no %s %s".formatted(said, never.said());
    }

    /** Whether the finished plan keeps it; nothing where the plan has none of it. */
    Optional<String> inWords(Draft draft, Sights sights) {
        List<Entry> visits = draft.days().stream()
                .flatMap(day -> day.entries().stream())
                .filter(entry -> entry.kind() == Entry.Kind.VISIT && isFor(sights.of(entry.place())))
                .toList();
        Stream<Entry> against = visits.stream().filter(visit -> never.meets(visit.start(), visit.end()));
        Optional<String> broken = against.findFirst()
                .map(visit -> "Not kept: %s, but %s is planned at %s."
                        .formatted(reason(), visit.place().name(), Reasons.clock(visit.start())));
        return broken.or(() -> visits.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "None of the visits to what you named (%s) is %s, as you said.".formatted(said, never.said())));
    }
}
