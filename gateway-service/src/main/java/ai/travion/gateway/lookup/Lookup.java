package ai.travion.gateway.lookup;

import java.util.List;
import org.springframework.http.HttpMethod;

/**
 * A question that a service answers over HTTP. To offer another one, add it to {@link Lookups#ALL}.
 *
 * @param method GET or POST
 * @param path behind the API's prefix, on the gateway and on the service: {@code /crowd}, {@code /explain/{location}}
 * @param service that owns the engine: a key of the gateway's services
 * @param summary one line for the documentation
 * @param fields of the body of a POST; of a GET the query and the path
 * @param answers what comes back, for the documentation
 */
record Lookup(HttpMethod method, String path, String service, String summary, List<Field> fields, String answers) {

    Lookup {
        fields = List.copyOf(fields);
    }

    static Lookup post(String path, String service, String summary, List<Field> fields, String answers) {
        return new Lookup(HttpMethod.POST, path, service, summary, fields, answers);
    }

    static Lookup get(String path, String service, String summary, List<Field> fields, String answers) {
        return new Lookup(HttpMethod.GET, path, service, summary, fields, answers);
    }

    /**
     * A field of a request.
     *
     * @param type of JSON: string, number, integer, array (of strings)
     */
    record Field(String name, String type, boolean required, String description, Object example) {

        static Field required(String name, String type, String description, Object example) {
            return new Field(name, type, true, description, example);
        }

        static Field optional(String name, String type, String description, Object example) {
            return new Field(name, type, false, description, example);
        }

        /** Whether it stands in the path. */
        boolean isIn(String path) {
            return path.contains("{" + name + "}");
        }
    }
}
