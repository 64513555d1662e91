package ai.travion.local.chaos;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * What became of turns.
 *
 * @param accepted a gateway said that it has the message
 * @param answered got a reply
 * @param failed got an error in plain words instead
 * @param doubled got more than one answer, in a stream or in the thread's memory
 * @param lost got neither
 * @param forgotten answered, and the thread's memory lacks the question or the answer
 * @param disordered whose streams lacked an event, had one twice or out of place, or words that do not make up the reply
 * @param refused no gateway took the message within a minute
 * @param longestWaitMs of an accepted one, from the first attempt to its end
 * @param modelCalls calls that the model had
 * @param repeatedModelCalls calls beyond one for each answer and each correction; at least, since the
 *     composer may have written a correction, which then hides a call that was repeated
 */
record Tally(
        int accepted,
        int answered,
        int failed,
        int doubled,
        int lost,
        int forgotten,
        int disordered,
        int refused,
        long longestWaitMs,
        long modelCalls,
        long repeatedModelCalls) {

    /** @param messages of a turn's thread, as it is remembered after all; a question and its one answer make two */
    static Tally of(List<Turn> turns, ToIntFunction<Turn> messages, long modelCalls) {
        var accepted = turns.stream().filter(Turn::isAccepted).toList();
        int doubled = (int) accepted.stream().filter(turn -> turn.replies() > 1).count();
        var remembered = accepted.stream().collect(Collectors.toMap(Turn::thread, messages::applyAsInt));
        int doubledInMemory =
                (int) remembered.values().stream().filter(count -> count > 2).count();
        long needed = accepted.stream().mapToInt(Turn::modelCalls).sum();
        return new Tally(
                accepted.size(),
                count(turns, Turn.End.ANSWERED),
                count(turns, Turn.End.FAILED),
                Math.max(doubled, doubledInMemory),
                count(turns, Turn.End.LOST),
                (int) accepted.stream()
                        .filter(turn -> turn.end() == Turn.End.ANSWERED)
                        .filter(turn -> remembered.getOrDefault(turn.thread(), 0) < 2)
                        .count(),
                (int) turns.stream().filter(Turn::isDisordered).count(),
                count(turns, Turn.End.REFUSED),
                accepted.stream()
                        .map(Turn::waited)
                        .max(Comparator.naturalOrder())
                        .map(longest -> longest.toMillis())
                        .orElse(0L),
                modelCalls,
                Math.max(0, modelCalls - needed));
    }

    static Tally sum(Collection<Tally> tallies) {
        return tallies.stream().reduce(new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), Tally::plus);
    }

    /** Turns that somebody wanted. */
    int begun() {
        return accepted + refused;
    }

    private Tally plus(Tally other) {
        return new Tally(
                accepted + other.accepted,
                answered + other.answered,
                failed + other.failed,
                doubled + other.doubled,
                lost + other.lost,
                forgotten + other.forgotten,
                disordered + other.disordered,
                refused + other.refused,
                Math.max(longestWaitMs, other.longestWaitMs),
                modelCalls + other.modelCalls,
                repeatedModelCalls + other.repeatedModelCalls);
    }

    private static int count(List<Turn> turns, Turn.End end) {
        return (int) turns.stream().filter(turn -> turn.end() == end).count();
    }
}
