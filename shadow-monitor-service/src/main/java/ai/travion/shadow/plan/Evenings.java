package ai.travion.shadow.plan;

import ai.travion.schemas.ConstraintViolation;
import ai.travion.shadow.calendar.InWords;
import ai.travion.shadow.calendar.Kind;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which evenings of a trip are left for who asks for nightlife, where the law closes the sale of alcohol on others. */
public final class Evenings {

    private static final String NIGHTLIFE = "nightlife";

    private Evenings() {}

    /** Nothing where no day is closed, or all are. */
    public static Optional<String> leftFor(
            Wishes wishes, List<LocalDate> days, Collection<ConstraintViolation> constraints) {
        Set<LocalDate> closed = constraints.stream()
                .filter(found -> found.getKind().equals(Kind.HARD_CONSTRAINT.name()))
                .flatMap(found -> found.getDate().stream())
                .collect(Collectors.toSet());
        List<LocalDate> open =
                days.stream().filter(day -> !closed.contains(day)).toList();
        boolean isWanted = wishes.interests().contains(NIGHTLIFE)
                || Speciality.wishedBy(wishes.told()).contains(Speciality.PARTIES);
        return isWanted && !open.isEmpty() && open.size() < days.size()
                ? Optional.of(
                        "For nightlife %s left: %s. On the other days of this plan the sale of alcohol is closed. I know no bars or clubs by name: ask where you stay."
                                .formatted(
                                        open.size() == 1 ? "one evening is" : "these evenings are",
                                        InWords.list(
                                                open.stream().map(InWords::day).toList())))
                : Optional.empty();
    }
}
