package ai.travion.local.chaos;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Turns that begin at a steady rate, whoever is alive to answer them. */
final class SteadyLoad implements AutoCloseable {

    private static final List<String> MESSAGES = List.of(
            "Tell me about Galle Fort",
            "What should I wear at the Temple of the Tooth?",
            "Plan a day in Ella on 5 December 2026",
            "Is Mirissa good for watching whales?");

    private final Traveller traveller;
    private final int turnsPerSecond;
    private final ExecutorService travellers = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicInteger number = new AtomicInteger();

    SteadyLoad(Traveller traveller, int turnsPerSecond) {
        this.traveller = traveller;
        this.turnsPerSecond = turnsPerSecond;
    }

    /**
     * Begins turns while something is done, but at least for a time, and waits until each has come to its end.
     *
     * @param lead turns begin for so long before it is done
     */
    List<Turn> during(Duration atLeast, Duration lead, Callable<?> something) throws InterruptedException {
        var asked = new ArrayList<Future<Turn>>();
        long began = System.nanoTime();
        try (ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor()) {
            var unused = clock.scheduleAtFixedRate(
                    () -> asked.add(travellers.submit(this::ask)),
                    0,
                    1_000_000 / turnsPerSecond,
                    TimeUnit.MICROSECONDS);
            TimeUnit.NANOSECONDS.sleep(lead.toNanos());
            something.call();
            TimeUnit.NANOSECONDS.sleep(atLeast.toNanos() - (System.nanoTime() - began));
            clock.shutdownNow();
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
        var turns = new ArrayList<Turn>();
        for (var turn : asked) {
            turns.add(ended(turn));
        }
        return turns;
    }

    private Turn ask() throws InterruptedException {
        int mine = number.getAndIncrement();
        return traveller.ask("chaos-" + mine, MESSAGES.get(mine % MESSAGES.size()));
    }

    private static Turn ended(Future<Turn> turn) throws InterruptedException {
        try {
            return turn.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("A traveller gave up: " + e.getCause(), e);
        }
    }

    @Override
    public void close() {
        travellers.shutdownNow();
    }
}
