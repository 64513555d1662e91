package ai.travion.local.structure;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.conditions.ArchPredicates.are;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationProperties;

/** How Travion is built, as rules that can fail. */
final class Rules {

    private static final List<String> SERVICES =
            List.of("gateway", "router", "retrieval", "grader", "shadow", "generator", "verifier");

    private static final String[] NODE_SERVICES = SERVICES.stream()
            .filter(service -> !service.equals("gateway"))
            .map(Rules::packageOf)
            .toArray(String[]::new);

    private Rules() {}

    static ArchRule nodesAndEnginesKnowNoKafka() {
        return noClasses()
                .that()
                .resideInAnyPackage(NODE_SERVICES)
                .or()
                .resideInAPackage("ai.travion.atlas..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.kafka..", "org.springframework.kafka..")
                .because("Kafka is met in NodeRunner and nowhere else");
    }

    static ArchRule nodesAndEnginesKnowNoSpring() {
        return noClasses()
                .that()
                .resideInAnyPackage(NODE_SERVICES)
                .and()
                .resideOutsideOfPackage("ai.travion.*.api..")
                .and()
                .areNotAnnotatedWith(SpringBootApplication.class)
                .and()
                .areNotAnnotatedWith(ConfigurationProperties.class)
                .and(are(com.tngtech.archunit.base.DescribedPredicate.not(simpleNameEndingWith("Health")
                        .or(simpleNameEndingWith("Lookup"))
                        .or(enclosedBySpringsOwn()))))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.springframework..")
                .because("a node is a function, and an engine takes values");
    }

    /** Records within a properties record, and lambdas of a main. */
    private static com.tngtech.archunit.base.DescribedPredicate<JavaClass> enclosedBySpringsOwn() {
        return com.tngtech.archunit.base.DescribedPredicate.describe(
                "enclosed by a main or a properties record",
                type -> type.getEnclosingClass()
                        .filter(outer -> outer.isAnnotatedWith(SpringBootApplication.class)
                                || outer.getSimpleName().endsWith("Lookup")
                                || outer.isAnnotatedWith(ConfigurationProperties.class))
                        .isPresent());
    }

    static Stream<ArchRule> noServiceDependsOnAnother() {
        return SERVICES.stream()
                .map(service -> noClasses()
                        .that()
                        .resideInAPackage(packageOf(service))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(SERVICES.stream()
                                .filter(other -> !other.equals(service))
                                .map(Rules::packageOf)
                                .toArray(String[]::new))
                        .because("services meet in topics"));
    }

    static ArchRule sharedModulesKnowNoService() {
        return noClasses()
                .that()
                .resideInAnyPackage(
                        "ai.travion.schemas..", "ai.travion.graph..", "ai.travion.atlas..", "ai.travion.embedding..")
                .should()
                .dependOnClassesThat(are(resideInAnyPackage(
                        SERVICES.stream().map(Rules::packageOf).toArray(String[]::new))))
                .because("what all share depends on none");
    }

    static ArchRule atlasKnowsNoSpring() {
        return noClasses()
                .that()
                .resideInAnyPackage("ai.travion.atlas..", "ai.travion.embedding..", "ai.travion.schemas..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.springframework..")
                .because("data and contracts need no container");
    }

    static Stream<ArchRule> timeIsInjected() {
        return Stream.of(Instant.class, LocalDate.class, LocalDateTime.class, LocalTime.class, ZonedDateTime.class)
                .map(type -> noClasses()
                        .that()
                        .resideInAnyPackage(NODE_SERVICES)
                        .should()
                        .callMethod(type, "now")
                        .because("a node has no clock of its own"));
    }

    static ArchRule everyPackageIsNullMarked() {
        return classes()
                .that()
                .resideInAPackage("ai.travion..")
                .and()
                .resideOutsideOfPackage("ai.travion.schemas")
                .should(new ArchCondition<JavaClass>("be in a package that is @NullMarked") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        boolean marked = type.getPackage().isAnnotatedWith(NullMarked.class);
                        events.add(
                                new SimpleConditionEvent(type, marked, type.getName() + " has no @NullMarked package"));
                    }
                });
    }

    private static String packageOf(String service) {
        return "ai.travion." + service + "..";
    }
}
