package ai.travion.gateway.lookup;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import org.springframework.http.HttpMethod;

/** A lookup as OpenAPI shows it. */
final class LookupDocs {

    private static final String JSON = "application/json";
    private static final String PROBLEM = "application/problem+json";

    private LookupDocs() {}

    static PathItem of(Lookup lookup) {
        var operation = new Operation()
                .summary(lookup.summary())
                .addTagsItem("lookups")
                .responses(new ApiResponses()
                        .addApiResponse("200", answer(lookup.answers(), JSON))
                        .addApiResponse("400", answer("A field is wrong; field names it", PROBLEM))
                        .addApiResponse(
                                "404", answer("No such location; nearest lists names that may be meant", PROBLEM))
                        .addApiResponse(
                                "503", answer("The service can't be reached; Retry-After says when to try", PROBLEM)));
        if (lookup.method().equals(HttpMethod.GET)) {
            lookup.fields().forEach(field -> operation.addParametersItem(parameter(lookup, field)));
            return new PathItem().get(operation);
        }
        return new PathItem().post(operation.requestBody(body(lookup)));
    }

    private static ApiResponse answer(String description, String mediaType) {
        return new ApiResponse()
                .description(description)
                .content(new Content().addMediaType(mediaType, new MediaType().schema(new ObjectSchema())));
    }

    private static Parameter parameter(Lookup lookup, Lookup.Field field) {
        boolean inPath = field.isIn(lookup.path());
        return new Parameter()
                .name(field.name())
                .in(inPath ? "path" : "query")
                .required(inPath || field.required())
                .description(field.description())
                .schema(schema(field));
    }

    private static RequestBody body(Lookup lookup) {
        var schema = new ObjectSchema();
        lookup.fields().forEach(field -> {
            schema.addProperty(field.name(), schema(field));
            if (field.required()) {
                schema.addRequiredItem(field.name());
            }
        });
        return new RequestBody()
                .required(true)
                .content(new Content().addMediaType(JSON, new MediaType().schema(schema)));
    }

    private static Schema<?> schema(Lookup.Field field) {
        Schema<?> schema = field.type().equals("array")
                ? new ArraySchema().items(new StringSchema())
                : new Schema<>().type(field.type());
        schema.description(field.description());
        schema.setExample(field.example());
        return schema;
    }
}
