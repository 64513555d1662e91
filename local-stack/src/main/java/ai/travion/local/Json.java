package ai.travion.local;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** What a command prints with {@code --json}: keys in snake_case, indented. */
public final class Json {

    private Json() {}

    /** @param modules that write values of their own kind */
    public static String of(Object report, Module... modules) {
        try {
            return JsonMapper.builder()
                    .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .addModules(modules)
                    .build()
                    .writeValueAsString(report);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The report can't be written.", e);
        }
    }
}
