package ai.travion.local.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What services write into logs: no word of a conversation, no secret, and no failure that may quote either. */
class LogAuditTest {

    private static final Pattern STATEMENT =
            Pattern.compile("\\b(?:log|LOG)\\s*\\.(?:at)?(?:[Ii]nfo|[Ww]arn|[Ee]rror)\\(.*?;", Pattern.DOTALL);
    private static final Pattern WORDS_OR_SECRETS = Pattern.compile(
            "getMessage\\(|getUserQuery|getRewrittenQuery|getMessages|getContent|getText|Response\\(\\)|[Pp]assword|[Aa]pi_?[Kk]ey|[Ss]ecret|headers\\(");
    private static final Pattern FAILURE = Pattern.compile(
            "setCause\\((?!WordlessFailure\\.in\\()|,\\s*(?:e|failure|lost|cause|e\\.getCause\\(\\))\\);$");

    /** Before the first turn, and in the command that people start, a failure is for them to read. */
    private static final List<String> OUTSIDE_OF_TURNS = List.of("local-stack", "TopicSetup.java", "NodeLag.java");

    @Test
    void noStatementOfAServiceWritesWordsOrSecrets() {
        assertThat(statements())
                .hasSizeGreaterThan(20)
                .noneMatch(statement -> WORDS_OR_SECRETS.matcher(statement).find());
    }

    @Test
    void aFailureIsLoggedWithoutItsMessage() {
        assertThat(statements())
                .noneMatch(statement -> FAILURE.matcher(statement).find());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "log.atWarn().setCause(failure).log(\"It failed.\");",
                "LOG.warn(\"{} failed\", engine, e.getCause());",
                "log.warn(\"Failed: {}\", e.getMessage());",
                "log.atInfo().addKeyValue(\"asked\", state.getUserQuery()).log(\"A turn.\");"
            })
    void theAuditBites(String statement) {
        assertThat(STATEMENT.matcher(statement).results().map(MatchResult::group))
                .hasSize(1)
                .allMatch(found -> FAILURE.matcher(found).find()
                        || WORDS_OR_SECRETS.matcher(found).find());
    }

    private static List<String> statements() {
        try (var modules = Files.walk(Path.of(".."), 12)) {
            return modules.filter(file -> file.toString().contains("src/main/java"))
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> OUTSIDE_OF_TURNS.stream().noneMatch(file.toString()::contains))
                    .flatMap(LogAuditTest::statementsOf)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> statementsOf(Path file) {
        try {
            return STATEMENT.matcher(Files.readString(file)).results().map(MatchResult::group).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
