package ai.travion.shadow.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Moves visits from full days of a stay to those that have hours left over, where both together get better by it. */
final class Balancing {

    /** Less than this is no reason to turn days round. */
    private static final double WORTH_MOVING = 0.5;

    private static final int MOST_MOVES = 4;
    private static final int VISITS_OF_A_DAY_THAT_GIVES = 2;

    private final DayPlanning planning;
    private final List<Choice> choices;

    /** @param choices of each day, with nothing seen before */
    Balancing(DayPlanning planning, List<Choice> choices) {
        this.planning = planning;
        this.choices = choices;
    }

    private record Move(int from, ScoredDay giving, int to, ScoredDay taking, double gain) {}

    /** The days, in the same order. */
    List<ScoredDay> balanced(List<ScoredDay> days) {
        List<ScoredDay> better = new ArrayList<>(days);
        for (int moves = 0; moves < MOST_MOVES; moves++) {
            Optional<Move> best = bestMove(better);
            if (best.isEmpty()) {
                break;
            }
            better.set(best.get().from(), best.get().giving());
            better.set(best.get().to(), best.get().taking());
        }
        return better;
    }

    private Optional<Move> bestMove(List<ScoredDay> days) {
        return IntStream.range(0, days.size())
                .boxed()
                .flatMap(to -> IntStream.range(0, days.size())
                        .boxed()
                        .filter(from -> canGive(days.get(from), days.get(to)))
                        .flatMap(from -> moves(days, from, to)))
                .max(Comparator.comparingDouble(Move::gain));
    }

    /** A fuller day at the same place; what is on the way between two places stays there. */
    private static boolean canGive(ScoredDay from, ScoredDay to) {
        return from.day().spent().empty() < to.day().spent().empty()
                && from.chosen().size() >= VISITS_OF_A_DAY_THAT_GIVES
                && from.day().here().equals(to.day().here())
                && from.day().frame().base().equals(to.day().frame().base());
    }

    private Stream<Move> moves(List<ScoredDay> days, int from, int to) {
        ScoredDay giving = days.get(from);
        ScoredDay taking = days.get(to);
        Choice there = choices.get(to);
        return giving.chosen().stream()
                .filter(sight ->
                        !Candidates.isShut(sight, there) && !taking.visits().contains(sight))
                .flatMap(sight -> move(days, from, to, sight).stream());
    }

    private Optional<Move> move(List<ScoredDay> days, int from, int to, Sight sight) {
        ScoredDay giving = days.get(from);
        ScoredDay taking = days.get(to);
        List<Sight> more =
                Stream.concat(taking.chosen().stream(), Stream.of(sight)).toList();
        Optional<ScoredDay> richer =
                planning.dayWith(choices.get(to), taking.day().frame(), more, taking.score() + WORTH_MOVING);
        if (richer.isEmpty()) {
            return Optional.empty();
        }
        List<Sight> less =
                giving.chosen().stream().filter(other -> !other.equals(sight)).toList();
        double before = giving.score() + taking.score();
        return planning.dayWith(
                        choices.get(from),
                        giving.day().frame(),
                        less,
                        before + WORTH_MOVING - richer.get().score())
                .map(poorer -> new Move(
                        from,
                        poorer,
                        to,
                        richer.get(),
                        poorer.score() + richer.get().score() - before));
    }
}
