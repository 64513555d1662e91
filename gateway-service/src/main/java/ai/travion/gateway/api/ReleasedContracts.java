package ai.travion.gateway.api;

import ai.travion.schemas.wire.EmbeddedRegistry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.avro.Schema;
import org.springframework.stereotype.Component;

/**
 * The contracts packaged with this code, as a registry counts them: a subject is the full name of a record; its versions are those
 * released, from 1 on, and the current one last.
 */
@Component
final class ReleasedContracts {

    private static final Set<String> NEWEST = Set.of("latest", "-1");

    /** One version of one contract. */
    record Registered(String subject, int version, int id, Schema schema) {}

    private final EmbeddedRegistry registry = new EmbeddedRegistry();
    private final List<Registered> all;

    ReleasedContracts() {
        var counted = new HashMap<String, Integer>();
        var found = new ArrayList<Registered>();
        registry.all().forEach((id, schema) -> {
            var subject = schema.getFullName();
            found.add(new Registered(subject, counted.merge(subject, 1, Integer::sum), id, schema));
        });
        all = List.copyOf(found);
    }

    List<Registered> all() {
        return all;
    }

    List<String> subjects() {
        return all.stream().map(Registered::subject).distinct().sorted().toList();
    }

    /** @throws RegistryRefusal where nothing has this id */
    Schema withId(String id) {
        return Optional.of(number(id)).flatMap(registry::find).orElseThrow(() -> RegistryRefusal.noSchema(id));
    }

    /** @throws RegistryRefusal where there is no such subject */
    List<Registered> versionsOf(String subject) {
        var versions = all.stream()
                .filter(registered -> registered.subject().equals(subject))
                .toList();
        if (versions.isEmpty()) {
            throw RegistryRefusal.noSubject(subject);
        }
        return versions;
    }

    /**
     * @param version a number from 1 on, "latest" or -1
     * @throws RegistryRefusal where there is no such subject, it has no such version, or that can't be one
     */
    Registered version(String subject, String version) {
        var versions = versionsOf(subject);
        if (NEWEST.contains(version)) {
            return versions.getLast();
        }
        int wanted = number(version);
        if (wanted < 1) {
            throw RegistryRefusal.noVersionAtAll(version);
        }
        return versions.stream()
                .filter(registered -> registered.version() == wanted)
                .findFirst()
                .orElseThrow(() -> RegistryRefusal.noVersion(wanted));
    }

    /** As Java's parser has it; -1 where it is none, or none that an int holds. */
    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException none) {
            return -1;
        }
    }
}
