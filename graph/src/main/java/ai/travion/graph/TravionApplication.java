package ai.travion.graph;

import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** Starts a service under its own name, so that any number of them also live in one JVM. */
public final class TravionApplication {

    private TravionApplication() {}

    /**
     * Starts a service with the configuration {@code <service-name>.yaml} of its class path.
     *
     * @param service its application class; {@code RouterService} is named router-service
     */
    public static ConfigurableApplicationContext run(Class<?> service, String... args) {
        // Logs speak UTC wherever the machine is; what a traveller reads has its zone from the injected clock.
        TimeZone.setDefault(TimeZone.getTimeZone(ZoneOffset.UTC));
        var application = new SpringApplication(service);
        // Not a system property: two services in one JVM have two names.
        application.setDefaultProperties(Map.of("spring.config.name", serviceName(service)));
        return application.run(args);
    }

    /** {@code router-service} for {@code RouterService}. */
    public static String serviceName(Class<?> service) {
        return service.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
