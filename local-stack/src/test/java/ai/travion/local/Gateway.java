package ai.travion.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.springframework.boot.json.JsonParserFactory;

/** The API as a program sees it. */
record Gateway(URI url) {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** The text of the answer to a message that begins a thread. */
    String answerTo(String message) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(url.resolve("/api/v1/chat"))
                .timeout(Duration.ofSeconds(90))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"message\": \"" + message + "\"}"))
                .build();
        var response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new AssertionError(response.statusCode() + " " + response.body());
        }
        return String.valueOf(
                JsonParserFactory.getJsonParser().parseMap(response.body()).get("response"));
    }

    static Gateway of(Ports ports) {
        return new Gateway(URI.create("http://localhost:" + ports.of(Service.GATEWAY)));
    }
}
