package ai.travion.local.structure;

import static org.assertj.core.api.Assertions.assertThat;

import ai.travion.router.deliberate.NodeThatBreaksEveryRule;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The structure holds, and each rule would notice if it did not. */
class StructureTest {

    private static final JavaClasses TRAVION = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("ai.travion");

    private static final JavaClasses VIOLATIONS =
            new ClassFileImporter().importPackagesOf(NodeThatBreaksEveryRule.class);

    static List<ArchRule> rules() {
        return Stream.of(
                        Stream.of(
                                Rules.nodesAndEnginesKnowNoKafka(),
                                Rules.nodesAndEnginesKnowNoSpring(),
                                Rules.sharedModulesKnowNoService(),
                                Rules.atlasKnowsNoSpring(),
                                Rules.everyPackageIsNullMarked()),
                        Rules.noServiceDependsOnAnother(),
                        Rules.timeIsInjected())
                .flatMap(each -> each)
                .toList();
    }

    static List<ArchRule> rulesThatTheDeliberateNodeBreaks() {
        return List.of(
                Rules.nodesAndEnginesKnowNoKafka(),
                Rules.nodesAndEnginesKnowNoSpring(),
                Rules.noServiceDependsOnAnother().toList().get(1),
                Rules.timeIsInjected().findFirst().orElseThrow(),
                Rules.everyPackageIsNullMarked());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theStructureHolds(ArchRule rule) {
        rule.check(TRAVION);
    }

    @ParameterizedTest
    @MethodSource("rulesThatTheDeliberateNodeBreaks")
    void aRuleBites(ArchRule rule) {
        assertThat(rule.evaluate(VIOLATIONS).hasViolation())
                .as(rule.getDescription())
                .isTrue();
    }
}
