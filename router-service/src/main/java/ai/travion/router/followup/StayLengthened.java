package ai.travion.router.followup;

import ai.travion.atlas.text.Patterns;
import ai.travion.router.wishes.Placement;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** "Extend Ella by a night", "one more night in Tangalle, take it from Colombo": one stay of the plan in hand is longer or shorter. */
final class StayLengthened {

    private static final String COUNT = "(?<n>an?|another|one|two|three|four|five|six|seven|\\d)";
    private static final String NUMBER =
            "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)";
    private static final String IN_ALL =
            "(?:[\\s,;:-]+(?:so|which\\s+makes|making|that\\s+makes|that'?s|to\\s+make|for\\s+a\\s+total\\s+of|i\\s+mean|meaning)?\\s*(?:it|that|them|we\\s+have|we\\s+stay|a\\s+total\\s+of)?\\s*(?<all>"
                    + NUMBER
                    + ")\\s+days?(?:\\s+(?:in\\s+(?:all|total)|total|altogether|overall|long|now|then))*)?";
    private static final Pattern LONGER =
            Patterns.anyCase(StaysRearranged.LEAD + "(?:(?:extend|lengthen|prolong|stretch)\\s+" + StaysRearranged.ONE
                    + "\\s+(?:by|for)\\s+" + COUNT + "\\s+(?:more\\s+|extra\\s+)?(?:nights?|days?)"
                    + "|(?:add|have|spend|stay|give\\s+us|take|book)\\s+"
                    + COUNT.replace("<n>", "<m>")
                    + "\\s+(?:(?:more|extra|additional|full|whole|other)\\s+)*(?:nights?|days?)\\s+(?<more>(?:more\\s+|extra\\s+|longer\\s+)?)(?:in|at|to|for)\\s+"
                    + StaysRearranged.ONE + ")" + IN_ALL + StaysRearranged.TAIL);
    private static final Pattern SHORTER =
            Patterns.anyCase(StaysRearranged.LEAD + "(?:shorten|reduce|cut|trim)\\s+(?:back\\s+)?" + StaysRearranged.ONE
                    + "\\s+by\\s+" + COUNT + "\\s+(?:nights?|days?)" + StaysRearranged.TAIL);
    private static final Pattern TAKEN_FROM = Patterns.anyCase(StaysRearranged.LEAD
            + "(?:(?:add|have|spend|stay|give\\s+us|need|get)\\s+)?" + COUNT
            + "\\s+(?:(?:more|extra|additional)\\s+)*(?:nights?|days?)\\s+(?:more\\s+|extra\\s+|longer\\s+)?(?:in|at|to|for)\\s+"
            + StaysRearranged.ONE
            + "[\\s,;.-]+(?:and\\s+)?(?:(?:you\\s+can\\s+|we\\s+can\\s+|just\\s+|please\\s+)*(?:take|taking|taken|borrow|steal|cut|get)\\s+)?(?:it|that|this|them|those|one)?\\s*(?:away\\s+)?(?:from|off|out\\s+of|at\\s+the\\s+(?:cost|expense)\\s+of)\\s+"
            + StaysRearranged.ONE + StaysRearranged.TAIL);
    private static final Pattern ADDS = Patterns.words("add|more|extra|additional|longer|another|other");

    private StayLengthened() {}

    static Optional<Completed> in(PlannedStays.Said said, PlannedStays plan, Background before) {
        return takenFrom(said, plan).or(() -> shorter(said, plan)).or(() -> longer(said, plan, before));
    }

    private static Optional<Completed> longer(PlannedStays.Said said, PlannedStays plan, Background before) {
        var found = Patterns.matcher(LONGER, said.blanked());
        if (said.stays().size() != 1 || !found.matches()) {
            return Optional.empty();
        }
        boolean isExtended = found.group("n") != null;
        if (!isExtended && !Patterns.isIn(ADDS, found.group())) {
            return Optional.empty();
        }
        int more = StaysRearranged.number(isExtended ? found.group("n") : found.group("m"));
        int length = plan.days();
        int all = Optional.ofNullable(found.group("all"))
                .map(StaysRearranged::number)
                .orElse(length + more);
        var stay = said.stays().getFirst();
        boolean grows = all > length && LengthOfAChange.mayGrow(all, before.conversation());
        if (all < length || (!grows && plan.planned().size() < 2)) {
            return Optional.empty();
        }
        int now = plan.nights(stay);
        var longer = "%s has %s more".formatted(stay.name(), more == 1 ? "a night" : more + " nights");
        var note = grows
                ? longer + "."
                : "%s, and %s: another stay gives it up."
                        .formatted(longer, LengthOfAChange.asLongAsBefore(before.conversation()));
        return Optional.of(new Completed(
                grows
                        ? "Make the plan %d %s longer".formatted(all - length, all - length == 1 ? "day" : "days")
                        : "Make it so",
                List.of(note),
                false,
                List.of(Placement.staying(stay.name(), now + more)),
                Optional.of(new Change(Optional.of(plan.planned()), List.of(), List.of()))));
    }

    /** "One more night in Tangalle, take it from Colombo": the trip is as long as before. */
    private static Optional<Completed> takenFrom(PlannedStays.Said said, PlannedStays plan) {
        var found = Patterns.matcher(TAKEN_FROM, said.blanked());
        if (said.stays().size() != 2 || !found.matches()) {
            return Optional.empty();
        }
        var to = said.stays().getFirst();
        var from = said.stays().getLast();
        int more = StaysRearranged.number(found.group("n"));
        int left = plan.nights(from) - more;
        if (left < 1) {
            return Optional.of(Completed.nothing(
                    plan.planned(),
                    "Not changed: %s has %s in the plan, so that would leave it out. Say \"drop %s\" if that is meant."
                            .formatted(from.name(), counted(plan.nights(from)), from.name())));
        }
        return Optional.of(new Completed(
                "Make it so",
                List.of("%s has %s now and %s %s; the trip is as long as before."
                        .formatted(to.name(), counted(plan.nights(to) + more), from.name(), counted(left))),
                false,
                List.of(Placement.staying(to.name(), plan.nights(to) + more), Placement.staying(from.name(), left)),
                Optional.of(new Change(Optional.of(plan.planned()), List.of(), List.of()))));
    }

    private static Optional<Completed> shorter(PlannedStays.Said said, PlannedStays plan) {
        var found = Patterns.matcher(SHORTER, said.blanked());
        if (said.stays().size() != 1 || !found.matches()) {
            return Optional.empty();
        }
        var stay = said.stays().getFirst();
        int less = StaysRearranged.number(found.group("n"));
        return less < plan.nights(stay)
                ? Optional.of(PlanEdit.days(stay, plan.nights(stay), -less))
                : Optional.of(Completed.nothing(
                        plan.planned(),
                        "Not changed: %s has %s in the plan, so that would leave it out. Say \"drop %s\" if that is meant."
                                .formatted(stay.name(), counted(plan.nights(stay)), stay.name())));
    }

    private static String counted(int nights) {
        return nights == 1 ? "1 night" : nights + " nights";
    }
}
