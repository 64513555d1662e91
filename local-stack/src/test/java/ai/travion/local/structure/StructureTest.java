package ai.travion.local.structure;

import static org.assertj.core.api.Assertions.assertThat;

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

    private static final JavaClasses VIOLATIONS = new ClassFileImporter()
            .withImportOption(location -> location.contains("/deliberate/"))
            .importPackages("ai.travion");

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

    @ParameterizedTest
    @MethodSource("rules")
    void theStructureHolds(ArchRule rule) {
        rule.check(TRAVION);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void aRuleBites(ArchRule rule) {
        assertThat(rule.evaluate(VIOLATIONS).hasViolation())
                .as(rule.getDescription())
                .isTrue();
    }
}
