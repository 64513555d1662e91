package ai.travion.router;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.io.ClassPathResource;

class RouterPropertiesTest {

    @ParameterizedTest
    @CsvSource({"true,true", "false,false", ",true"})
    void conversationalModeComesFromItsVariable(String variable, boolean conversational) throws Exception {
        var environment = new StandardEnvironment();
        var yaml = new YamlPropertySourceLoader().load("router", new ClassPathResource("router-service.yaml"));
        yaml.forEach(environment.getPropertySources()::addLast);
        environment
                .getPropertySources()
                .addFirst(new MapPropertySource(
                        "variables", variable == null ? Map.of() : Map.of("CONVERSATIONAL_MODE", variable)));

        var properties = Binder.get(environment).bindOrCreate("travion.router", RouterProperties.class);

        assertThat(properties.conversationalMode()).isEqualTo(conversational);
        assertThat(List.of(environment.getRequiredProperty("spring.application.name")))
                .containsExactly("router-service");
    }
}
