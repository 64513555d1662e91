package ai.travion.local;

import ai.travion.broker.EmbeddedBroker;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** A broker in a process of its own, so that it can be killed. */
@Command(name = "broker", hidden = true, description = "Runs a Kafka broker until it is told to stop.")
final class RunBroker implements Callable<Integer> {

    @Parameters(index = "0", description = "Its folder.")
    private Path folder = Path.of("");

    @Parameters(index = "1", description = "Its port.")
    private int port;

    @Override
    public Integer call() throws InterruptedException {
        var broker = EmbeddedBroker.start(folder, port);
        var stopped = new CountDownLatch(1);
        Signals.onStop(stopped::countDown);
        stopped.await();
        broker.close();
        return 0;
    }
}
