package ai.travion.local.registry;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** What docker-compose.yml says of a service, so that it can be tried without Docker. */
final class ComposeFile {

    private ComposeFile() {}

    static Map<String, String> environmentOf(String service) {
        var environment = new LinkedHashMap<String, String>();
        service(service)
                .path("environment")
                .properties()
                .forEach(variable ->
                        environment.put(variable.getKey(), variable.getValue().asText()));
        return environment;
    }

    /** The command of a check that is left to bash. */
    static String healthCheckOf(String service) {
        var words = service(service).path("healthcheck").path("test");
        return words.path(words.size() - 1).asText();
    }

    private static JsonNode service(String name) {
        try {
            JsonNode file = new ObjectMapper()
                    .valueToTree(new Yaml().load(Files.readString(Path.of("..", "docker-compose.yml"))));
            return file.path("services").path(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
