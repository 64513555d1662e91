package ai.travion.local.bench;

import java.util.concurrent.CompletableFuture;

/** Something that a turn travels from its question to its answer. */
interface Pipeline extends AutoCloseable {

    /**
     * Begins a turn of a fresh thread and returns at once.
     *
     * @return completes with the answer, exceptionally where the turn failed, and never where it was lost
     */
    CompletableFuture<?> begin();

    @Override
    void close();
}
