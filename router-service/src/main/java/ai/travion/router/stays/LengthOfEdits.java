package ai.travion.router.stays;

import ai.travion.router.stays.StayEdit.Add;
import ai.travion.router.stays.StayEdit.Drop;
import ai.travion.router.stays.StayEdit.InAll;
import ai.travion.router.stays.StayEdit.Longer;
import ai.travion.router.stays.StayEdit.More;
import ai.travion.router.stays.StayEdit.Nights;
import java.util.List;
import java.util.Optional;

/**
 * How many days a trip has once its stays are edited: as many as are said, or else as before, but for nights that come on top or go and of which
 * nobody says from where or whereto.
 *
 * @param days those of before
 * @param isTheEndFixed whether a flight home ends the trip, so that it has as many in any case
 */
record LengthOfEdits(TripStays trip, int days, boolean isTheEndFixed) {

    /** No plan is longer. */
    private static final int MOST_DAYS = 21;

    /** "Three days longer, two in Colombo and one in Kandy": what together are as many nights as the trip has more is not all that a stay has. */
    static List<StayEdit> shared(List<StayEdit> edits, int days) {
        int longer = edits.stream()
                .mapToInt(edit -> switch (edit) {
                    case Longer more -> more.by();
                    case InAll all -> all.days() - days;
                    default -> 0;
                })
                .sum();
        int counted = edits.stream()
                .mapToInt(edit -> edit instanceof Nights given ? given.nights() : 0)
                .sum();
        return longer > 0 && counted == longer
                ? edits.stream()
                        .map(edit -> edit instanceof Nights given
                                ? new More(given.place(), given.nights(), given.donor())
                                : edit)
                        .toList()
                : edits;
    }

    /** Whether nothing is ordered but how long the trip is: what fills it then is the planner's to say. */
    boolean isAllTheySay(List<StayEdit> edits) {
        return edits.stream().allMatch(edit -> edit instanceof Longer || edit instanceof InAll);
    }

    /** Whether they want it longer or shorter than a flight home on its day lets it be. */
    boolean isAgainstTheFlight(List<StayEdit> edits) {
        return isTheEndFixed && said(edits).filter(all -> all != days).isPresent();
    }

    private Optional<Integer> said(List<StayEdit> edits) {
        return edits.stream()
                .flatMap(edit -> switch (edit) {
                    case InAll all -> Optional.of(all.days()).stream();
                    case Longer longer -> Optional.of(days + longer.by()).stream();
                    case StayEdit.Listed listed -> Optional.of(days(listed)).stream();
                    default -> Optional.<Integer>empty().stream();
                })
                .findFirst();
    }

    /** Whoever counts the day on which one leaves, or does not, lists one more or less. */
    private int days(StayEdit.Listed listed) {
        int more = listed.nights() - trip.nights();
        boolean isItTheLastDay =
                trip.home().isPresent() ? more == 1 && listed.stays().getLast().nights() > 1 : more == -1;
        return listed.hasTheRest() || isItTheLastDay ? days : days + more;
    }

    /**
     * @param orders of which the edits are made
     * @param givesUp whether something else is given up for it, though the plan has it not
     * @return nothing where a trip cannot be as long as is said
     */
    Optional<Integer> after(List<StayEdit> edits, List<StayEdit> orders, boolean givesUp) {
        var said = said(edits);
        if (said.isPresent()) {
            return said.filter(all -> all == days || (!isTheEndFixed && all > 1 && all <= MOST_DAYS));
        }
        boolean isBalanced = givesUp || isTheEndFixed || orders.stream().anyMatch(LengthOfEdits::balances);
        int then = isBalanced ? days : Math.max(days + onTop(edits), needed(edits));
        return Optional.of(then >= 1 && then <= MOST_DAYS ? then : days);
    }

    /** Whether it says where nights come from or go to, or gives up a stay. */
    private static boolean balances(StayEdit edit) {
        return switch (edit) {
            case More more -> more.other().isPresent();
            case Nights given -> given.donor().isPresent();
            case Drop drop -> true;
            case StayEdit.Replace replace -> true;
            case StayEdit.Rest rest -> true;
            case StayEdit.Give give -> true;
            case StayEdit.GiveFromTheLongest longest -> true;
            case StayEdit.Restore restore -> true;
            case StayEdit.AtTheEdge edge -> true;
            case StayEdit.Fewer fewer -> true;
            default -> false;
        };
    }

    /** Without so many days the other stays have none. */
    private int needed(List<StayEdit> edits) {
        var counted = edits.stream()
                .filter(Nights.class::isInstance)
                .map(Nights.class::cast)
                .toList();
        var places = counted.stream().map(Nights::place).toList();
        long others =
                trip.places().stream().filter(place -> !places.contains(place)).count();
        return counted.isEmpty()
                ? 0
                : counted.stream().mapToInt(Nights::nights).sum() + (int) others + days - trip.nights();
    }

    private static int nightsSaid(Add add, List<StayEdit> edits) {
        return edits.stream()
                .mapToInt(
                        edit -> edit instanceof Nights given && given.place().equals(add.place()) ? given.nights() : 0)
                .sum();
    }

    private int onTop(List<StayEdit> edits) {
        int more = edits.stream()
                .mapToInt(edit -> switch (edit) {
                    case More one -> one.by();
                    case Add add
                    when add.onTop() ->
                        Math.max(0, add.nights().orElseGet(() -> nightsSaid(add, edits)) - trip.nightsAt(add.place()));
                    default -> 0;
                })
                .sum();
        var counted = edits.stream()
                .filter(Nights.class::isInstance)
                .map(Nights.class::cast)
                .toList();
        boolean areAll = counted.stream().map(Nights::place).distinct().toList().containsAll(trip.places());
        return more + (areAll ? counted.stream().mapToInt(Nights::nights).sum() - trip.nights() : 0);
    }
}
