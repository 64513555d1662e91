package ai.travion.generator.model;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * A streaming server with OpenAI's API that answers as a test wants it, well or badly. Its main serves good answers for trying the whole
 * system: {@code OpenAiStandIn PORT [ms before the first word] [good|cut|never|500]}.
 */
final class OpenAiStandIn implements AutoCloseable {

    /** How one call is answered. */
    @FunctionalInterface
    interface Manner {
        void answer(Call call) throws IOException, InterruptedException;
    }

    private static final int REMEMBERED = 10;
    private static final Pattern PIECES = Pattern.compile("(?s)\\S+\\s*|\\s+");

    static {
        // The JDK's server keeps 200 connections that rest and closes the others, which no server for many callers
        // does.
        System.setProperty("sun.net.httpserver.maxIdleConnections", "5000");
    }

    private final HttpServer server;
    private final List<Manner> manners;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final CountDownLatch hungUp = new CountDownLatch(1);
    private final AtomicInteger calls = new AtomicInteger();
    private final AtomicInteger underWay = new AtomicInteger();
    private final AtomicInteger mostAtOnce = new AtomicInteger();
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final List<Long> nanosOfCalls = new CopyOnWriteArrayList<>();

    private OpenAiStandIn(int port, List<Manner> manners) {
        this.manners = manners;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1024);
        } catch (IOException taken) {
            throw new UncheckedIOException(taken);
        }
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/v1/chat/completions", this::handle);
        server.createContext("/v1/models", exchange -> {
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        server.start();
    }

    /** Answers the first call in the first manner, and so on; the last one stays. */
    static OpenAiStandIn answering(Manner... manners) {
        return new OpenAiStandIn(0, List.of(manners));
    }

    public static void main(String[] arguments) {
        var pause = Duration.ofMillis(arguments.length > 1 ? Long.parseLong(arguments[1]) : 500);
        Manner manner = switch (arguments.length > 2 ? arguments[2] : "good") {
            case "cut" -> breaksOffAfter("This is the beginning of an answer that will never ");
            case "never" -> neverAnswers();
            case "500" -> status(500, Map.of());
            default -> OpenAiStandIn::saysWhatTheFirstPassageSays;
        };
        new OpenAiStandIn(Integer.parseInt(arguments[0]), List.of(call -> {
            call.waits(pause);
            System.out.println("first word at " + System.currentTimeMillis());
            manner.answer(call);
        }));
    }

    String baseUrl() {
        return "http://localhost:" + server.getAddress().getPort() + "/v1";
    }

    int calls() {
        return calls.get();
    }

    int underWay() {
        return underWay.get();
    }

    int mostAtOnce() {
        return mostAtOnce.get();
    }

    List<String> requests() {
        return List.copyOf(requests);
    }

    Duration betweenTheFirstTwoCalls() {
        return Duration.ofNanos(nanosOfCalls.get(1) - nanosOfCalls.get(0));
    }

    /** Whether the caller closed its connection while it was being answered. */
    boolean wasHungUpOn(Duration within) throws InterruptedException {
        return hungUp.await(within.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        closed.countDown();
        server.stop(0);
    }

    /** A good answer, word by word. */
    static Manner says(String text) {
        return call -> {
            call.begin();
            call.words(text);
            call.finish("stop");
        };
    }

    /** Begins, and says the rest when it is told to. */
    static Manner saysAndWaits(String first, CountDownLatch signal, String rest) {
        return call -> {
            call.begin();
            call.words(first);
            signal.await();
            call.words(rest);
            call.finish("stop");
        };
    }

    static Manner after(Duration pause, Manner manner) {
        return call -> {
            call.waits(pause);
            manner.answer(call);
        };
    }

    /** Answers nobody of a round before all of it have called. */
    static Manner onceAllAreIn(int round, Manner manner) {
        var waiting = new Phaser(round);
        return call -> {
            waiting.arriveAndAwaitAdvance();
            manner.answer(call);
        };
    }

    /** Says a word now and then and comes to no end. */
    static Manner trickles(String word, Duration pause) {
        return call -> {
            call.begin();
            while (!call.waits(pause)) {
                call.words(word);
            }
        };
    }

    static Manner endsFor(String reason, String text) {
        return call -> {
            call.begin();
            call.words(text);
            call.finish(reason);
        };
    }

    /** Ends the stream in good order, without having said that it was the end. */
    static Manner breaksOffAfter(String text) {
        return call -> {
            call.begin();
            call.words(text);
        };
    }

    static Manner sendsWhatIsNoJsonAfter(String text) {
        return call -> {
            call.begin();
            call.words(text);
            call.raw("data: {\"choices\":[{\"delta\":{\"content\":\"}}\n\ndata: \u0000\u0007\n\n");
        };
    }

    static Manner sendsAPage() {
        return call -> {
            call.begin();
            call.raw("<html><body>Bad gateway</body></html>");
        };
    }

    static Manner reportsAnErrorAfter(String text) {
        return call -> {
            call.begin();
            call.words(text);
            call.raw("data: {\"error\":{\"message\":\"overloaded\",\"type\":\"server_error\"}}\n\n");
        };
    }

    static Manner status(int status, Map<String, String> headers) {
        return call -> {
            headers.forEach((name, value) -> call.exchange.getResponseHeaders().set(name, value));
            var body = "{\"error\":{\"message\":\"Incorrect API key provided: sk-secret\"}}"
                    .getBytes(StandardCharsets.UTF_8);
            call.exchange.sendResponseHeaders(status, body.length);
            call.exchange.getResponseBody().write(body);
        };
    }

    /** Sends nothing but comments, which are no words. */
    static Manner neverAnswers() {
        return call -> {
            call.begin();
            while (!call.waits(Duration.ofMillis(20))) {
                call.raw(": still thinking\n\n");
            }
        };
    }

    private static void saysWhatTheFirstPassageSays(Call call) throws IOException {
        var passage = Pattern.compile("(?s)<passage number=\\\\\"1\\\\\"[^>]*>\\\\n(.*?)\\\\n</passage>")
                .matcher(call.request);
        call.begin();
        call.words(
                passage.find()
                        ? passage.group(1).replaceAll("\\\\n.*|(?<=[.!?])$", "").replaceAll("\\.$", "") + " [1]."
                        : "Welcome! I am Travion.");
        call.finish("stop");
    }

    private void handle(HttpExchange exchange) throws IOException {
        mostAtOnce.accumulateAndGet(underWay.incrementAndGet(), Math::max);
        nanosOfCalls.add(System.nanoTime());
        var request = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        if (requests.size() < REMEMBERED) {
            requests.add(request);
        }
        var manner = manners.get(Math.min(calls.getAndIncrement(), manners.size() - 1));
        try (exchange) {
            manner.answer(new Call(exchange, request));
        } catch (IOException gone) {
            hungUp.countDown();
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            underWay.decrementAndGet();
        }
    }

    /** A call that is being answered. */
    final class Call {

        private final HttpExchange exchange;
        private final String request;

        private Call(HttpExchange exchange, String request) {
            this.exchange = exchange;
            this.request = request;
        }

        void begin() throws IOException {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.sendResponseHeaders(200, 0);
            raw(
                    "data: {\"model\":\"stand-in-1\",\"choices\":[{\"index\":0,\"delta\":{\"role\":\"assistant\",\"content\":\"\"}}]}\n\n");
        }

        void words(String text) throws IOException {
            for (var piece :
                    PIECES.matcher(text).results().map(match -> match.group()).toList()) {
                raw("data: {\"model\":\"stand-in-1\",\"choices\":[{\"index\":0,\"delta\":{\"content\":\""
                        + escaped(piece) + "\"}}]}\n\n");
            }
        }

        void finish(String reason) throws IOException {
            raw("data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"" + reason + "\"}]}\n\n");
            raw(
                    "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":1200,\"completion_tokens\":34,\"total_tokens\":1234}}\n\n");
            raw("data: [DONE]\n\n");
        }

        void raw(String bytes) throws IOException {
            OutputStream body = exchange.getResponseBody();
            body.write(bytes.getBytes(StandardCharsets.UTF_8));
            body.flush();
        }

        /** Whether the server was closed meanwhile. */
        boolean waits(Duration pause) throws InterruptedException {
            return closed.await(pause.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    }
}
