package ai.travion.graph.lookup;

import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** What a service imports to answer lookups as the gateway does: its problems, and JSON that is read strictly. */
@Configuration(proxyBeanMethods = false)
public class LookupSupport {

    @Bean
    LookupProblems lookupProblems() {
        return new LookupProblems();
    }

    /** A number is no text: a client that sends one for a text is told so. */
    @Bean
    Jackson2ObjectMapperBuilderCustomizer strictTexts() {
        return builder -> builder.postConfigurer(mapper -> mapper.coercionConfigFor(LogicalType.Textual)
                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }
}
