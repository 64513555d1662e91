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
                .fields()
                .forEachRemaining(variable ->
                        environment.put(variable.getKey(), variable.getValue().asText()));
        return environment;
    }

    /** The shell command of a check of the kind CMD-SHELL. */
    static String healthCheckOf(String service) {
        return service(service).path("healthcheck").path("test").path(1).asText();
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
