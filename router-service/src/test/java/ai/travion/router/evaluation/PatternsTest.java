package ai.travion.router.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.atlas.text.Patterns;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PatternsTest {

    private static final int NESTED = 3;
    /** More than a thousand patterns are tried on each message: every fifth is enough. */
    private static final int STEP = 5;

    @Test
    void noPatternOfTheRouterIsRuledOutWhereItMatches() throws Exception {
        var messages = Labels.messages("messages-tuning.jsonl");
        var patterns = ofTheRouter();

        assertThat(patterns).hasSizeGreaterThan(1000);
        for (int at = 0; at < messages.size(); at += STEP) {
            var message = messages.get(at);
            patterns.forEach((name, pattern) -> {
                if (!Patterns.mayBeIn(pattern, message.words())) {
                    assertThat(pattern.matcher(message.words()).find())
                            .as("%s in: %s", name, message.words())
                            .isFalse();
                }
            });
        }
    }

    private static Map<String, Pattern> ofTheRouter() throws URISyntaxException, IOException {
        var root = Path.of(RouterEvaluation.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        var found = new LinkedHashMap<String, Pattern>();
        try (var files = Files.walk(root)) {
            files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.replace(".class", "")
                            .replace(root.getFileSystem().getSeparator(), "."))
                    .filter(name -> !name.endsWith("package-info"))
                    .forEach(name -> addFields(name, found));
        }
        return found;
    }

    private static void addFields(String name, Map<String, Pattern> found) {
        try {
            for (var field : Class.forName(name).getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && field.trySetAccessible()) {
                    add(name + "." + field.getName(), field.get(null), NESTED, found);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name, e);
        }
    }

    private static void add(String name, Object value, int nested, Map<String, Pattern> found)
            throws ReflectiveOperationException {
        if (value instanceof Pattern pattern) {
            found.put(name, pattern);
        } else if (nested > 0 && value instanceof Collection<?> values) {
            for (var one : values) {
                add(name + "#" + found.size(), one, nested - 1, found);
            }
        } else if (nested > 0 && value instanceof Record row) {
            for (var part : row.getClass().getRecordComponents()) {
                if (part.getAccessor().trySetAccessible()) {
                    add(name + "." + part.getName(), part.getAccessor().invoke(row), nested - 1, found);
                }
            }
        }
    }
}
