package ai.travion.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script {@code travion} in a repository of its own, with JDKs and a Maven that only say that they were called. */
@DisabledOnOs(OS.WINDOWS)
class TravionScriptTest {

    private static final String TOOLS = "/usr/bin:/bin";

    private record Outcome(int exitCode, String out, String err) {}

    @TempDir
    Path folder;

    private Path repository;
    private Path bin;

    @BeforeEach
    void copyTheScript() throws IOException {
        repository = Files.createDirectories(folder.resolve("a repository"));
        Files.copy(Path.of("..", "travion"), repository.resolve("travion"));
        Files.createDirectories(repository.resolve("local-stack/src/main"));
        Files.writeString(repository.resolve("pom.xml"), "<project/>");
        bin = Files.createDirectories(folder.resolve("bin"));
        for (var tool : List.of(
                "bash",
                "env",
                "dirname",
                "sed",
                "head",
                "find",
                "ls",
                "touch",
                "mv",
                "mkdir",
                "cat",
                "readlink",
                "tee",
                "grep",
                "rm",
                "ln",
                "sleep",
                "tput")) {
            link(tool);
        }
        // A Maven that "builds" the jar.
        executable(
                bin.resolve("mvn"),
                "echo \"mvn $* with $JAVA_HOME and ${MAVEN_OPTS:-no options}\"",
                "mkdir -p \"" + repository + "/local-stack/target\"",
                "touch \"" + repository + "/local-stack/target/local-stack-1.0.0.jar\"");
    }

    @Test
    void theNewestJdkOfThoseInstalledIsTaken() throws Exception {
        jdk("jdks/a17", "17.0.2");
        jdk("jdks/b25", "25.0.1");
        jdk("jdks/c21", "21.0.5");

        var outcome = travion(Map.of(), "test");

        assertThat(outcome.out()).contains("with " + folder.resolve("jdks/b25"));
    }

    @Test
    void theJdkThatTheUserNamesComesFirst() throws Exception {
        jdk("jdks/b25", "25.0.1");
        var named = jdk("mine", "21.0.5");

        var outcome = travion(Map.of("TRAVION_JAVA_HOME", named.toString()), "test");

        assertThat(outcome.out()).contains("with " + named + " and");
    }

    @Test
    void aJavaHomeThatIsTooOldIsPassedOver() throws Exception {
        jdk("jdks/b25", "25.0.1");
        var old = jdk("old", "1.8.0_392");

        var outcome = travion(Map.of("JAVA_HOME", old.toString()), "test");

        assertThat(outcome.out()).contains("with " + folder.resolve("jdks/b25"));
    }

    @Test
    void aJdkOnThePathIsFound() throws Exception {
        var onPath = jdk("elsewhere/jdk", "23");

        var outcome = travion(Map.of("PATH", onPath.resolve("bin") + ":" + bin), "test");

        assertThat(outcome.out()).contains("with " + onPath.toRealPath() + " and");
    }

    @Test
    void aRuntimeWithoutACompilerIsNoJdk() throws Exception {
        Files.delete(jdk("jdks/b25", "25.0.1").resolve("bin/javac"));

        assertThat(travion(Map.of(), "test").exitCode()).isEqualTo(1);
    }

    @Test
    void whereNoJdkIsNewEnoughItSaysWhatToInstall() throws Exception {
        jdk("jdks/a17", "17.0.2");

        var outcome = travion(Map.of(), "up");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err().lines())
                .singleElement()
                .asString()
                .contains("needs a JDK from 21 on", "Install one", "JAVA_HOME");
    }

    @Test
    void aNamedJdkThatIsTooOldIsNotReplacedInSilence() throws Exception {
        jdk("jdks/b25", "25.0.1");
        var old = jdk("old", "17.0.2");

        var outcome = travion(Map.of("TRAVION_JAVA_HOME", old.toString()), "up");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err()).contains("TRAVION_JAVA_HOME is " + old);
    }

    @Test
    void withoutMavenItSaysSo() throws Exception {
        jdk("jdks/b25", "25.0.1");
        Files.delete(bin.resolve("mvn"));

        var outcome = travion(Map.of(), "test");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.err()).contains("no mvn is on the PATH");
    }

    @ParameterizedTest
    @ValueSource(strings = {"up", "chat", "bench", "train"})
    void whatIsNotBuiltIsBuiltAndThenRun(String command) throws Exception {
        jdk("jdks/b25", "25.0.1");

        var outcome = travion(Map.of(), command, "--thread", "two words");

        assertThat(outcome.err()).contains("Building Travion", "Rehearsing a start");
        assertThat(repository.resolve("local-stack/target/build.log")).content().contains("-DskipTests package");
        assertThat(outcome.out())
                .contains("-Dtravion.repository=" + repository.toRealPath())
                .contains("local-stack-1.0.0.jar ai.travion.local.Travion " + command + " --thread two words");
    }

    @Test
    void whatIsBuiltIsNotBuiltAgain() throws Exception {
        jdk("jdks/b25", "25.0.1");
        travion(Map.of(), "up");

        assertThat(travion(Map.of(), "up").err()).isEmpty();
    }

    @Test
    void aStartThatWasRehearsedIsUsedUnlessItIsSwitchedOff() throws Exception {
        jdk("jdks/b25", "25.0.1");
        travion(Map.of(), "up");
        Files.createFile(repository.resolve("local-stack/target/start-25.aot"));

        assertThat(travion(Map.of(), "up").out()).contains("-XX:AOTCache=");
        assertThat(travion(Map.of("TRAVION_AOT", "off"), "up").out()).doesNotContain("AOT");
    }

    @Test
    void anOlderJdkRehearsesNothing() throws Exception {
        jdk("jdks/b21", "21.0.5");

        assertThat(travion(Map.of(), "up").err()).contains("Building").doesNotContain("Rehearsing");
    }

    @Test
    void aChangedSourceIsBuilt() throws Exception {
        jdk("jdks/b25", "25.0.1");
        travion(Map.of(), "up");
        var source = Files.writeString(repository.resolve("local-stack/src/main/New.java"), "class New {}");
        Files.setLastModifiedTime(
                source, java.nio.file.attribute.FileTime.fromMillis(System.currentTimeMillis() + 5_000));

        assertThat(travion(Map.of(), "up").err()).contains("Building Travion");
    }

    @Test
    void aBuildThatFailsStartsNothing() throws Exception {
        jdk("jdks/b25", "25.0.1");
        executable(bin.resolve("mvn"), "exit 1");

        var outcome = travion(Map.of(), "up");

        assertThat(outcome.exitCode()).isEqualTo(1);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).contains("The build failed");
    }

    @Test
    void onlyAJdkThatKnowsAnOptionGetsIt() throws Exception {
        var old = jdk("old", "21.0.5");
        var young = jdk("young", "25.0.1");

        assertThat(travion(Map.of("JAVA_HOME", old.toString()), "test").out()).contains("and no options");
        assertThat(travion(Map.of("JAVA_HOME", young.toString()), "test").out())
                .contains("--sun-misc-unsafe-memory-access=allow");
    }

    @Test
    void settingsInDotEnvHoldUnlessTheEnvironmentHasThem() throws Exception {
        jdk("jdks/b25", "25.0.1");
        Files.writeString(repository.resolve(".env"), """
                # a comment
                GATEWAY_PORT=9000
                OPENAI_MODEL="gpt 5"
                LOG_LEVEL=DEBUG
                EMPTY=
                LLM_TEMPERATURE=
                no setting at all
                """);
        executable(
                folder.resolve("jdks/b25/bin/java"),
                "echo \"$GATEWAY_PORT|$OPENAI_MODEL|$LOG_LEVEL|${EMPTY-unset}|${LLM_TEMPERATURE-unset}\"");

        var outcome = travion(Map.of("LOG_LEVEL", "WARN"), "up");

        assertThat(outcome.out().strip()).isEqualTo("9000|gpt 5|WARN|unset|");
    }

    @ParameterizedTest
    @ValueSource(strings = {"help", "--help", "-h"})
    void helpNeedsNothing(String command) throws Exception {
        var outcome = travion(Map.of(), command);

        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out()).contains("up", "chat", "bench", "train", "test");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chat", "up", "test", "jdk"})
    void helpOfACommandBuildsNothing(String command) throws Exception {
        jdk("jdks/b25", "25.0.1");

        var outcome = travion(Map.of(), command, "--help");

        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.out()).contains("./travion " + command).doesNotContain("mvn");
        assertThat(outcome.err()).isEmpty();
    }

    @Test
    void aSecondBuildWaitsForTheFirst() throws Exception {
        jdk("jdks/b25", "25.0.1");
        var first = new ProcessBuilder("sleep", "2").start();
        var lock = Files.createDirectories(repository.resolve("local-stack/target"))
                .resolve("built.lock");
        Files.createSymbolicLink(lock, Path.of(Long.toString(first.pid())));

        var outcome = travion(Map.of(), "up");

        assertThat(first.isAlive()).isFalse();
        assertThat(outcome.err()).contains("Another ./travion is building here");
        assertThat(outcome.out()).contains("up");
        assertThat(Files.isSymbolicLink(lock)).isFalse();
    }

    @Test
    void anUnknownCommandIsRefusedInASentence() throws Exception {
        var outcome = travion(Map.of(), "fly");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err().lines())
                .containsExactly("Travion has no command \"fly\"; ./travion help lists those it has.");
    }

    private Path jdk(String where, String version) throws IOException {
        var home = folder.resolve(where);
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        executable(home.resolve("bin/java"), "echo \"$0 $*\"");
        executable(home.resolve("bin/javac"), "true");
        return home;
    }

    private static void executable(Path file, String... lines) throws IOException {
        Files.writeString(file, "#!/bin/bash\n" + String.join("\n", lines) + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private void link(String tool) throws IOException {
        for (var place : TOOLS.split(":", -1)) {
            var found = Path.of(place, tool);
            if (Files.exists(found)) {
                Files.createSymbolicLink(bin.resolve(tool), found);
                return;
            }
        }
    }

    private Outcome travion(Map<String, String> environment, String... arguments) throws Exception {
        var command = new ArrayList<String>(
                List.of("bash", repository.resolve("travion").toString()));
        command.addAll(List.of(arguments));
        var out = folder.resolve("out");
        var err = folder.resolve("err");
        var builder = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().clear();
        builder.environment()
                .putAll(Map.of(
                        "PATH", bin.toString(), "HOME", folder.toString(), "TRAVION_JDK_FOLDERS", folder + "/jdks/*"));
        builder.environment().putAll(environment);
        var process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return new Outcome(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }
}
