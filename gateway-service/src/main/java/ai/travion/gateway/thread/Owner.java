package ai.travion.gateway.thread;

import java.net.URI;

/** Which gateway keeps a thread at this moment. */
public sealed interface Owner {

    /** This one. */
    record Here() implements Owner {}

    /** Another, at the address that it gives itself. */
    record At(URI gateway) implements Owner {}

    /** None yet: partitions move. */
    record Nobody() implements Owner {}
}
