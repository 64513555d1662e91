package ai.travion.shadow.plan;

import ai.travion.shadow.calendar.SacredSites;
import java.util.OptionalInt;

/** The services of a shrine that a visit does not see, where they are worth a word. */
final class Services {

    private static final int EVENING_FROM = DayPart.at(17, 0);
    private static final int MUCH_FULLER = 15;

    private Services() {}

    /**
     * What a visit by day gives up: the evening service, which is the fullest and the most moving, above all on a Poya day; and a quieter
     * hour, where it keeps to a service. Empty where there is nothing to tell.
     */
    static String otherThan(Sight sight, VisitTimes.Visit visit, DayFrame frame) {
        OptionalInt seen = VisitTimes.serviceWithin(sight, visit.start(), visit.end());
        OptionalInt evening = sight.services().stream()
                .mapToInt(service -> service)
                .filter(service -> service >= EVENING_FROM && service > visit.end())
                .findFirst();
        String quieter = seen.isPresent()
                        && sight.opens().isPresent()
                        && frame.fullness()
                                .at(sight.place())
                                .filter(place -> place.percentAboveQuietest(visit.start(), visit.end()) > MUCH_FULLER)
                                .isPresent()
                ? "It trades a quieter hour for the service: at %s, when it opens, it is emptier."
                        .formatted(Reasons.clock(sight.opens().getAsInt()))
                : "";
        boolean worship = frame.poya() && SacredSites.isBuddhist(sight.place());
        // Who has a seat at a procession by then does not come back for the service.
        boolean elsewhere = !frame.feast().attended().isEmpty();
        String later = evening.isPresent() && !elsewhere && frame.hours().to() > evening.getAsInt()
                ? "The evening service (about %s) is %s: if you would rather see that one, come back for it and eat afterwards."
                        .formatted(
                                Reasons.clock(evening.getAsInt()),
                                worship
                                        ? "the fullest and the most moving on a Poya day, and cars may be kept out of the streets round it, so walk in early"
                                        : "the most atmospheric")
                : "";
        return (quieter + " " + later).strip();
    }
}
