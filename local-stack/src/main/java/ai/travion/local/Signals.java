package ai.travion.local;

import java.lang.reflect.Proxy;
import java.util.List;

/**
 * Ctrl-C and SIGTERM, as an event: a shutdown hook could stop the stack as well, but the exit code would be the signal's.
 *
 * <p>{@code sun.misc.Signal} is the only way to them. It is exported by every JDK, but the compiler refuses it, hence reflection.
 */
final class Signals {

    private static final List<String> STOP = List.of("INT", "TERM", "HUP");

    private Signals() {}

    /** Runs an action, on a thread of its own, each time that the process is asked to stop. */
    static void onStop(Runnable action) {
        try {
            var signal = Class.forName("sun.misc.Signal");
            var handler = Class.forName("sun.misc.SignalHandler");
            var calls = Proxy.newProxyInstance(
                    handler.getClassLoader(), new Class<?>[] {handler}, (proxy, method, args) -> {
                        if (method.getName().equals("handle")) {
                            action.run();
                        }
                        return null;
                    });
            var handle = signal.getMethod("handle", signal, handler);
            for (var name : STOP) {
                if (isKnownHere(name)) {
                    handle.invoke(null, signal.getConstructor(String.class).newInstance(name), calls);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JDK has no signals: its module jdk.unsupported is missing.", e);
        }
    }

    private static boolean isKnownHere(String signal) {
        return !(signal.equals("HUP") && System.getProperty("os.name").startsWith("Windows"));
    }
}
