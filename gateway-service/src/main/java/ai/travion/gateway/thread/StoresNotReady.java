package ai.travion.gateway.thread;

/** The stores are starting or moving to another gateway; it takes seconds. */
public class StoresNotReady extends RuntimeException {

    public StoresNotReady(Throwable cause) {
        super("The threads are not readable yet: this gateway is starting or taking over from another.", cause);
    }
}
