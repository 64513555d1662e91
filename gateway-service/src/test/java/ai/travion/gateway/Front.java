package ai.travion.gateway;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The place where others reach a gateway: what comes there is passed on; or taken and never answered, as by a process that is paused; or refused. */
final class Front implements AutoCloseable {

    private final AtomicInteger connections = new AtomicInteger();
    private final int port;
    private volatile boolean silent;
    private volatile int behind;
    private @Nullable ServerSocket open;

    Front() {
        try {
            var socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            port = socket.getLocalPort();
            listenAt(socket);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As a property of the gateway behind it. */
    String advertised() {
        return "GATEWAY_ADVERTISED=localhost:" + port;
    }

    void passOnTo(int gatewayPort) {
        behind = gatewayPort;
        silent = false;
    }

    void beSilent() {
        silent = true;
    }

    void refuse() {
        close();
    }

    void listenAgain() {
        try {
            listenAt(new ServerSocket(port, 50, InetAddress.getLoopbackAddress()));
            silent = false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many connections were ever taken. */
    int connections() {
        return connections.get();
    }

    private synchronized void listenAt(ServerSocket socket) {
        open = socket;
        Thread.startVirtualThread(() -> {
            try {
                while (true) {
                    var client = socket.accept();
                    connections.incrementAndGet();
                    Thread.startVirtualThread(() -> serve(client));
                }
            } catch (IOException closed) {
                // from now on it refuses
            }
        });
    }

    private void serve(Socket client) {
        try (client) {
            if (silent) {
                // It hears, and says nothing until the other side goes.
                client.getInputStream().transferTo(OutputStream.nullOutputStream());
                return;
            }
            try (var gateway = new Socket(InetAddress.getLoopbackAddress(), behind)) {
                Thread.startVirtualThread(() -> pass(gateway, client));
                pass(client, gateway);
            }
        } catch (IOException gone) {
            // whoever asked notices it as well
        }
    }

    private void pass(Socket from, Socket to) {
        var buffer = new byte[8_192];
        try (to) {
            var in = from.getInputStream();
            var out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (!silent) {
                    out.write(buffer, 0, read);
                    out.flush();
                }
            }
        } catch (IOException gone) {
            // the other direction ends with it
        }
    }

    @Override
    public synchronized void close() {
        try {
            if (open != null) {
                open.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
