package ai.travion.broker;

/** The embedded broker can't start; the message says why and what to do, for a person to read. */
public class BrokerException extends RuntimeException {

    public BrokerException(String message) {
        super(message);
    }

    public BrokerException(String message, Throwable cause) {
        super(message, cause);
    }
}
